import {
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
} from 'react'
import { insertSubmission, requestStaffEmail } from '#form/api/submissions.ts'
import { fillTemplate } from '#copy/fill-template.ts'
import { useCopy, useLink, useNames } from '#copy/loader/use-copy.ts'
import { showFormToast } from '#form/toasts/form-toasts.ts'
import { whenIdle } from '#site/ui/when-idle.ts'
import { timeZone } from '#client/visit/device-facts.ts'
import { takeLocationWhenTouched } from '#client/visit/locator.ts'
import { visitContext } from '#client/visit/visit-context.ts'
import { markSubmitted } from '#client/visit/visit-storage.ts'
import { formatPhone } from '#domain/phone.ts'
import type { FieldName, Draft } from '#domain/submission/input.ts'
import { IDLE_STATE, isBusy, formReducer } from './form-state.ts'
import { isOnline, pause, untilOnline } from './connection.ts'
import { useThirdParty } from './third-party/use-third-party.ts'
import { keepProofReady } from './captcha/keep-proof-ready.ts'
import { createFormSession, type FormSession } from './session.ts'
import { type Captcha, submit, type SubmitResult } from './submit.ts'
import { saveSentSubmission, sentSubmissionOf } from '#client/status/sent-submission.ts'
import { honeypotValue } from './honeypot.ts'
import { useUnloadWarning } from './use-unload-warning.ts'
import { THANK_YOU_PATH } from './thank-you-path.ts'
import { useThankYou } from './use-thank-you.ts'
import { CAPTCHA_FIELD, useFocusBack, useFocusOnRejection } from './use-form-focus.ts'
import { useDeferWhilePressed } from './use-defer-while-pressed.ts'
import { useDraft } from './use-draft.ts'
import { onRelease } from './on-release.ts'

/** Fields whose messages are cleared by a change of service (R40). */
const SERVICE_DEPENDENT: readonly FieldName[] = [
  'service',
  'other_service',
  'vehicle_year',
  'vehicle_make',
  'vehicle_model',
]

/** Connects the form's state to the page: draft, captcha, sending, toasts and the navigation to the thank-you page. */
export function useRequestForm(form: RefObject<HTMLFormElement | null>, touched: boolean) {
  const words = useCopy('requestForm')
  const { toasts } = words
  const names = useNames()
  const thanksPage = useLink()(THANK_YOU_PATH)
  const [state, report] = useReducer(formReducer, IDLE_STATE)
  /** Google's check was answered, our own box was ticked, or our own proof is ready. */
  const [captchaDone, setCaptchaDone] = useState(false)
  const session = useSession()
  const fields = useDraft(form, session)
  const thirdParty = useThirdParty(
    session,
    touched,
    () => captchaBox(form.current)?.checked ?? false,
  )
  const answerStale = useRef<(needed: boolean) => void>(() => {})
  const afterPress = useDeferWhilePressed()
  const { rules, captcha: captchaWords } = words.ruleWords

  const sending = useRef(false)
  /** Submitted before the session existed; sent as soon as it does. */
  const submitRequested = useRef(false)
  /** True once the form is being filled in; nothing is prepared for other visitors. */
  const isFilling = touched && fields.isStarted
  const thanks = useThankYou({
    page: thanksPage,
    likely: isFilling,
    beforeLeaving: fields.empty,
  })

  useFocusBack(form, isBusy(state))
  useFocusOnRejection(form, state)
  useUnloadWarning(state.phase === 'submitting' || state.phase === 'stale')
  useEffect(() => {
    if (!session) return
    if (captchaBox(form.current)?.checked) tickCaptcha(true)
    if (!submitRequested.current) return
    submitRequested.current = false
    void send()
    // Runs once, when the session exists; later submits are the visitor's own events.
  }, [session])
  const prepareProof = useEffectEvent(async (): Promise<void> => {
    if (await session?.altcha.prepare()) setCaptchaDone(true)
  })
  useEffect(() => {
    // Ahead of time, because it would delay the POST after the press.
    if (isFilling) return whenIdle(() => void timeZone())
  }, [isFilling])
  const needsProof = session !== null && isFilling && thirdParty.ownCheck && state.phase !== 'sent'
  useEffect(() => {
    if (needsProof) return keepProofReady(() => void prepareProof())
  }, [needsProof])
  useEffect(() => {
    // Google's check failed after it was found missing: its message is obsolete.
    if (thirdParty.ownCheck) report({ type: 'captcha-answered' })
  }, [thirdParty.ownCheck])
  useEffect(() => {
    if (state.phase !== 'sent') return
    // Restored from the back/forward cache after the thank-you page: shows a form for the next
    // submission.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      sending.current = false
      thanks.reset()
      fields.reset()
      tickBox(false)
      setCaptchaDone(false)
      report({ type: 'withdrawn' })
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [state.phase])

  async function send(): Promise<void> {
    if (!session) submitRequested.current = true
    // The state is this render's; two submits within one task see the same.
    if (!session || isBusy(state) || sending.current) return
    sending.current = true
    const draft = fields.read()
    const check = thirdParty.captcha(session)
    if (check instanceof Promise) report({ type: 'started' })
    const captcha = await check
    if (captcha === session.altcha) tickBox(true)
    const result = await sendDraft(draft, session, captcha)
    sending.current = result.outcome === 'sent'
    finish(result, session)
  }

  function sendDraft(
    draft: Draft,
    { backend, drafts }: FormSession,
    captcha: Captcha,
  ): Promise<SubmitResult> {
    return submit(draft, {
      captcha,
      context: (token) => ({
        ...visitContext(token, drafts.current().startedAt),
        trap: honeypotValue(form.current),
      }),
      insert(submission, key) {
        const answer = insertSubmission(backend, submission, key)
        thanks.prepare()
        return answer
      },
      idempotencyKey: drafts.keyForSending(),
      freshKey: drafts.freshKey,
      now: () => Date.now(),
      pause,
      isOnline,
      untilOnline,
      stillNeeded: () => new Promise((resolve) => (answerStale.current = resolve)),
      // As a transition, which is rendered after the POST has been sent.
      report: (event) => startTransition(() => report(event)),
      messages: words,
      // A defect of ours must not leave the form in 'Processing...' forever.
    }).catch(() => ({ outcome: 'failed', message: toasts.failed.description }))
  }

  function finish(result: SubmitResult, { drafts, backend, altcha }: FormSession): void {
    switch (result.outcome) {
      case 'rejected':
        // As a transition: it renders the whole form again, and a slow phone must stay responsive.
        startTransition(() =>
          report({ type: 'rejected', errors: result.errors, captchaError: result.captchaMissing }),
        )
        // A refused proof is discarded, and the box shows it.
        if (result.captchaMissing) setCaptchaDone(false)
        showFormToast(
          result.captchaMissing
            ? // R37
              { type: 'warning', title: captchaWords.title, description: captchaWords.description }
            : { type: 'error', ...toasts.invalid },
        )
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
        // A proof is valid for one submission.
        altcha.renew()
        const { submission, stored } = result
        const key = drafts.current().idempotencyKey
        const storedAt = stored.storedAt ?? new Date().toISOString()
        const service = names.service(submission.service)
        const timeframe = names.timeframe(submission.timeframe)
        const receipt = sentSubmissionOf({ ...submission, service, timeframe }, { key, storedAt })
        saveSentSubmission(receipt)
        markSubmitted()
        drafts.clear()
        const visitorPhone = formatPhone(submission.phone)
        const { title, description } = toasts.received
        showFormToast({
          type: 'success',
          title,
          description: fillTemplate(description, { visitorPhone }),
        })
        thanks.confirm(receipt)
        void requestStaffEmail(backend, submission, key)
      }
    }
  }

  function answerCaptcha(answered: boolean): void {
    setCaptchaDone(answered)
    if (answered) report({ type: 'captcha-answered' })
  }

  /** Handles our own box: ticking starts the proof. Unticking changes nothing, since the tick is optional. */
  function tickCaptcha(ticked: boolean): void {
    if (!ticked) return
    setCaptchaDone(true)
    void session?.altcha.prepare()
  }

  function tickBox(ticked: boolean): void {
    const box = captchaBox(form.current)
    if (box) box.checked = ticked
  }

  return {
    state,
    /** Stored, but the thank-you page cannot be loaded: the form shows its text. */
    thanks: thanks.inPlace,
    draft: fields.draft,
    /** Idempotency key of the last attempt; `null` before the first. */
    triedKey: (): string | null => {
      const saved = session?.drafts.current()
      return saved?.triedAs == null ? null : saved.idempotencyKey
    },
    restored: fields.restored,
    captchaDone,
    thirdParty,
    wasLeft: fields.wasLeft,
    /** Returns a field's message; external ones take precedence over live ones. */
    errorOf(name: FieldName): string | undefined {
      const live = fields.liveErrorOf(name)
      return (state.phase === 'idle' ? state.errors[name] : undefined) ?? (live && rules[live])
    },
    edit(name: FieldName): void {
      fields.edit(name)
      report({ type: 'edited', fields: name === 'service' ? SERVICE_DEPENDENT : [name] })
    },
    /** Deferred while the pointer is down: the message would move the target of the click. */
    leave: (name: FieldName): void => afterPress(() => fields.markLeft(name)),
    tickCaptcha,
    /**
     * Deferred while the pointer is down, because Google calls back at any time and its message
     * would move the target.
     */
    answerCaptcha: (answered: boolean): void => afterPress(() => answerCaptcha(answered)),
    answerStale: (needed: boolean) => answerStale.current(needed),
    send,
  }
}

/** Returns the box of our own check; `null` while Google's is shown instead. */
function captchaBox(form: HTMLFormElement | null): HTMLInputElement | null {
  const control = form?.elements.namedItem(CAPTCHA_FIELD)
  return control instanceof HTMLInputElement ? control : null
}

/** Returns `null` at build time and until the page has started; the form works natively meanwhile. */
function useSession(): FormSession | null {
  const [session, setSession] = useState<FormSession | null>(null)
  useEffect(takeLocationWhenTouched, [])
  useEffect(() => onRelease(() => setSession(createFormSession())), [])
  return session
}
