import { type RefObject, useEffect, useEffectEvent, useReducer, useState } from 'react'
import { useCopy } from '#copy/loader/use-copy.ts'
import { shareLocationWhenTouched } from '#app/browser/visit/locator.ts'
import type { FieldName } from '#domain/submission/draft.ts'
import { captchaBox } from './form-controls.ts'
import { formReducer, IDLE_STATE } from './form-state.ts'
import { afterPress } from './press-tracker.ts'
import { createFormSession, type FormSession } from './session.ts'
import { useThirdParty } from './third-party/use-third-party.ts'
import { useDraft } from './use-draft.ts'
import { useSubmit } from './use-submit.ts'

/** Fields whose messages are cleared by a change of service. */
const SERVICE_DEPENDENT: readonly FieldName[] = [
  'service',
  'other_service',
  'vehicle_year',
  'vehicle_make',
  'vehicle_model',
]

/** Milliseconds in which the form for the next submission must appear. */
const RETURN_LIMIT_MS = 2_000

/**
 * Connects what the form is made of: `useDraft` has what was typed, `useThirdParty` the services of
 * others, `useSubmit` the sending with its captcha. Messages wait while the pointer is down, because
 * they would move the target of the click.
 * @param onReturn called when the visitor returns from the thank-you page to this one
 */
export function useSubmissionForm(
  form: RefObject<HTMLFormElement | null>,
  touched: boolean,
  onReturn: () => void,
) {
  const { rules } = useCopy('submissionForm').ruleMessages
  const [state, report] = useReducer(formReducer, IDLE_STATE)
  const isSent = state.phase === 'sent'
  const session = useSession()
  const fields = useDraft(form, session)
  const thirdParty = useThirdParty(
    session,
    touched,
    () => captchaBox(form.current)?.checked ?? false,
  )
  const { ownCheck } = thirdParty
  /** Nothing is prepared for visitors who do not fill in the form. */
  const isFilling = session !== null && touched && fields.isStarted && !isSent
  const sending = useSubmit({
    form,
    session,
    state,
    report,
    readDraft: fields.read,
    captcha: thirdParty.captcha,
    isFilling,
    ownCheck,
  })

  useEffect(() => {
    // Google's check failed after it was found missing: its message is obsolete.
    if (ownCheck) report({ type: 'captcha-answered' })
  }, [ownCheck])
  /** Handles the return from the back/forward cache. */
  const onShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    onReturn()
    // Firefox can drop the message by which React schedules a render when it freezes the page;
    // then React renders nothing any more. The sent form has nothing to lose.
    const isBusyStill = () => form.current?.querySelector('fieldset')?.disabled ?? false
    setTimeout(() => isBusyStill() && location.reload(), RETURN_LIMIT_MS)
  })
  useEffect(() => {
    if (!isSent) return
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [isSent])

  return {
    state,
    /** Stored, but the thank-you page cannot be loaded: the form shows its text. */
    sent: sending.sentInPlace,
    draft: fields.draft,
    /** Idempotency key of the last attempt; `null` before the first. */
    triedKey: (): string | null => {
      const saved = session?.drafts.current()
      return saved?.triedAs == null ? null : saved.idempotencyKey
    },
    restored: fields.restored,
    captchaDone: sending.captchaDone,
    thirdParty,
    wasBlurred: fields.wasBlurred,
    /** Returns a field's message; external ones take precedence over live ones. */
    errorOf(name: FieldName): string | undefined {
      const live = fields.liveErrorOf(name)
      return (state.phase === 'idle' ? state.errors[name] : undefined) ?? (live && rules[live])
    },
    edit(name: FieldName): void {
      fields.edit(name)
      report({ type: 'edited', fields: name === 'service' ? SERVICE_DEPENDENT : [name] })
    },
    leave: (name: FieldName): void => afterPress(() => fields.markBlurred(name)),
    tickCaptcha(ticked: boolean): void {
      thirdParty.chooseOwn(ticked)
      sending.tickCaptcha(ticked)
    },
    /** Google calls back at any time. */
    answerCaptcha: (answered: boolean): void =>
      afterPress(() => {
        sending.setCaptchaDone(answered)
        if (answered) report({ type: 'captcha-answered' })
      }),
    answerStale: sending.answerStale,
    send: sending.send,
  }
}

/**
 * Returns `null` at build time and until the page has started; the form works natively meanwhile.
 */
function useSession(): FormSession | null {
  const [session, setSession] = useState<FormSession | null>(null)
  useEffect(shareLocationWhenTouched, [])
  // The stored draft may show further fields.
  const start = useEffectEvent(() => afterPress(() => setSession(createFormSession())))
  useEffect(() => start(), [])
  return session
}
