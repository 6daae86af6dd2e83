import { type RefObject, useEffect, useReducer, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { insertSubmission, requestStaffEmail } from '#app/api/submissions.ts'
import { requestForm } from '#app/content/request-form.ts'
import { showFormToast } from '#app/toasts/form-toasts.ts'
import type { RouterGlobals } from '#app/ui/router-globals.ts'
import { visitContext } from '#app/visitor/visit-context.ts'
import { markSubmitted } from '#app/visitor/visit-storage.ts'
import { formatPhone } from '#domain/phone.ts'
import { CAPTCHA_MESSAGES } from '#domain/request-rules.ts'
import { FIELD_NAMES, type FieldName, type RequestDraft } from '#domain/request.ts'
import { IDLE, isBusy, type LifeCycle, lifeCycle } from './life-cycle.ts'
import { isOnline, pause, untilOnline } from './line.ts'
import { useOutside } from './outside/use-outside.ts'
import { createFormSession, type FormSession } from './session.ts'
import { prepareRoute } from './prepare-route.ts'
import { type Captcha, FAILURE_FALLBACK, submit, type SubmitResult } from './submit.ts'
import { keepReceipt } from './receipt.ts'
import { trapValue } from './trap.ts'
import { useAfterPress } from './use-after-press.ts'
import { useDraft } from './use-draft.ts'
import { whenReleased } from './when-released.ts'

/** Milliseconds between the confirmation and the thank-you page (R36). */
export const REDIRECT_DELAY = 500

const THANKS = '/thank-you'
/** Milliseconds before its module is asked for again; less when the line comes back. */
const THANKS_PAUSE = 3000
const prepareThanks = () =>
  prepareRoute(THANKS, window as RouterGlobals, (address) => import(/* @vite-ignore */ address))

/** `name` of the captcha's own control. */
export const CAPTCHA_FIELD = 'captcha'

/** R37 */
const CAPTCHA_TOAST = {
  type: 'warning',
  title: CAPTCHA_MESSAGES.title,
  description: CAPTCHA_MESSAGES.description,
} as const

/** Fields whose messages a change of service clears (R40). */
const SERVICE_DEPENDENT: readonly FieldName[] = [
  'service',
  'other_service',
  'vehicle_year',
  'vehicle_make',
  'vehicle_model',
]

/**
 * Ties the form's life cycle to the page: the draft, the captcha, sending,
 * toasts and the way to the thank-you page (R36 to R41).
 */
export function useRequestForm(form: RefObject<HTMLFormElement | null>, touched: boolean) {
  const [state, report] = useReducer(lifeCycle, IDLE)
  const [captchaTicked, setCaptchaTicked] = useState(false)
  const session = useSession()
  const fields = useDraft(form, session)
  const outside = useOutside(session, touched)
  const navigate = useNavigate()
  const answerStale = useRef<(needed: boolean) => void>(() => {})
  const afterPress = useAfterPress()

  const sending = useRef(false)
  const [thanksLate, setThanksLate] = useState(false)

  useFocusBack(form, isBusy(state))
  useFocusOnRejection(form, state)
  useEffect(() => {
    // The page that says thank you must not need the line that has just brought the request through.
    if (touched) void prepareThanks()
  }, [touched])

  async function send(): Promise<void> {
    const captcha = outside.captcha()
    // The state is this render's; two submits within one task see the same.
    if (!session || !captcha || isBusy(state) || sending.current) return
    sending.current = true
    const draft = fields.read()
    const result = await sendDraft(draft, session, captcha)
    sending.current = result.outcome === 'sent'
    finish(result, session)
  }

  function sendDraft(
    draft: RequestDraft,
    { backend, drafts }: FormSession,
    captcha: Captcha,
  ): Promise<SubmitResult> {
    return submit(draft, {
      captcha,
      context: (token) => ({ ...visitContext(token), trap: trapValue(form.current) }),
      insert: (submission, key) => insertSubmission(backend, submission, key),
      idempotencyKey: drafts.keyForSending(),
      freshKey: drafts.freshKey,
      now: () => Date.now(),
      pause,
      isOnline,
      untilOnline,
      stillNeeded: () => new Promise((resolve) => (answerStale.current = resolve)),
      report,
      // A defect of ours must not leave somebody in front of 'Processing...' for ever.
    }).catch(() => ({ outcome: 'failed', message: FAILURE_FALLBACK }))
  }

  function finish(result: SubmitResult, { drafts, backend }: FormSession): void {
    const { toasts } = requestForm
    switch (result.outcome) {
      case 'rejected':
        report({ type: 'rejected', errors: result.errors, captchaError: result.captchaMissing })
        // R37: a proof that was refused is gone, and the box says so.
        if (result.captchaMissing) untickCaptcha()
        showFormToast(result.captchaMissing ? CAPTCHA_TOAST : { type: 'error', ...toasts.invalid })
        break
      case 'failed':
        report({ type: 'failed', message: result.message })
        showFormToast({ type: 'error', ...toasts.failed, description: result.message })
        break
      case 'withdrawn':
        report({ type: 'withdrawn' })
        break
      case 'sent': {
        report({ type: 'sent' })
        const { submission } = result
        void requestStaffEmail(backend, submission, drafts.current().idempotencyKey)
        keepReceipt(submission)
        markSubmitted()
        drafts.clear()
        const phone = formatPhone(submission.phone)
        const { title, description } = toasts.received
        showFormToast({ type: 'success', title, description: description(phone) })
        setTimeout(() => void showThanks(), REDIRECT_DELAY)
      }
    }
  }

  async function showThanks(): Promise<void> {
    while (!(await prepareThanks())) {
      setThanksLate(true)
      await pause(THANKS_PAUSE)
    }
    await navigate(THANKS)
  }

  function answerCaptcha(answered: boolean): void {
    setCaptchaTicked(answered)
    if (answered) report({ type: 'captcha-answered' })
  }

  function untickCaptcha(): void {
    const control = form.current?.elements.namedItem(CAPTCHA_FIELD)
    if (control instanceof HTMLInputElement) control.checked = false
    setCaptchaTicked(false)
    session?.altcha.tick(false)
  }

  return {
    state,
    /** Recorded, but the page that says so will not come: then the form says it. */
    thanksLate,
    draft: fields.draft,
    restored: fields.restored,
    captchaTicked,
    outside,
    ready: session !== null,
    wasLeft: fields.wasLeft,
    /** External messages take precedence over live ones (R35). */
    errorOf: (name: FieldName): string | undefined =>
      (state.phase === 'idle' ? state.errors[name] : undefined) ??
      fields.liveErrorOf(name) ??
      undefined,
    edit(name: FieldName): void {
      fields.read()
      fields.markEdited(name)
      report({ type: 'edited', fields: name === 'service' ? SERVICE_DEPENDENT : [name] })
    },
    /** Not under a pointer that is about to click: the message would move what it points at. */
    leave: (name: FieldName): void => afterPress(() => fields.markLeft(name)),
    tickCaptcha(ticked: boolean): void {
      session?.altcha.tick(ticked)
      answerCaptcha(ticked)
    },
    /** Google answers when it likes; its message must not come or go under a pointer that is about to click. */
    answerCaptcha: (answered: boolean): void => afterPress(() => answerCaptcha(answered)),
    answerStale: (needed: boolean) => answerStale.current(needed),
    send,
  }
}

/** Null at build time and until the page has started; the form is usable natively meanwhile. */
function useSession(): FormSession | null {
  const [session, setSession] = useState<FormSession | null>(null)
  useEffect(() => whenReleased(() => setSession(createFormSession())), [])
  return session
}

/** R38: after a rejected submit the first wrong field gets the focus, the captcha last. */
function useFocusOnRejection(form: RefObject<HTMLFormElement | null>, state: LifeCycle): void {
  const rejection = state.phase === 'idle' ? state.rejection : null
  useEffect(() => {
    if (!rejection) return
    const name = FIELD_NAMES.find((field) => field in rejection.errors) ?? CAPTCHA_FIELD
    const control = form.current?.elements.namedItem(name)
    if (!(control instanceof HTMLElement)) return
    // An address that waits for its search cannot take the focus; what stands under it can (R43).
    const target = control.matches(':disabled')
      ? control.parentElement?.querySelector<HTMLElement>('button')
      : control
    target?.focus()
  }, [form, rejection])
}

/** A button that is disabled under the focus loses it; once it can be pressed again, it has it back. */
function useFocusBack(form: RefObject<HTMLFormElement | null>, busy: boolean): void {
  useEffect(() => {
    if (!busy) return
    return () => {
      if (document.activeElement !== document.body) return
      form.current
        ?.querySelector<HTMLElement>('button[type="submit"]')
        ?.focus({ preventScroll: true })
    }
  }, [form, busy])
}
