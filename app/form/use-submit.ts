import {
  type ActionDispatch,
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { fillTemplate } from '#copy/fill-template.ts'
import { useCopy, useLink, useNames } from '#copy/loader/use-copy.ts'
import {
  saveSentSubmission,
  type SentSubmission,
  sentSubmissionOf,
} from '#app/browser/status/sent-submission.ts'
import { timeZone } from '#app/browser/visit/device-facts.ts'
import { visitContext } from '#app/browser/visit/visit-context.ts'
import { markSubmitted } from '#app/browser/visit/mark-submitted.ts'
import { reportLead } from '#app/browser/visit/report-event.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import { formatAppointment } from '#domain/time/appointment.ts'
import { isLockout, vehicleNeed } from '#domain/services/services.ts'
import type { Draft } from '#domain/submission/draft.ts'
import { isPlanned } from '#domain/submission/urgency.ts'
import type { SubmissionInput } from '#domain/submission/input.ts'
import { insertSubmission, requestStaffEmail } from '#app/form/api/submissions.ts'
import { formToasts } from '#app/form/toasts/toasts.ts'
import { whenIdle } from '#app/ui/when-idle.ts'
import { askBeforeLeaving } from './ask-before-leaving.ts'
import { keepProofReady } from './captcha/keep-proof-ready.ts'
import { connection } from './connection.ts'
import { captchaBox, honeypotValue, sendNatively } from './form-controls.ts'
import { type FormEvent, type FormState, isBusy } from './form-state.ts'
import type { FormSession } from './session.ts'
import { type Captcha, draftErrors, type Sent, submit, type SubmitResult } from './submit.ts'
import { openThankYou } from './open-thank-you.ts'
import { prefetchThankYou } from './prefetch-thank-you.ts'
import { THANK_YOU_PATH } from './thank-you-path.ts'

interface Options {
  readonly form: RefObject<HTMLFormElement | null>
  readonly session: FormSession | null
  readonly state: FormState
  readonly report: ActionDispatch<[FormEvent]>
  /** Reads and stores the draft. */
  readonly readDraft: () => Draft
  /** The captcha required for a submission; a promise while the providers are not known. */
  readonly captcha: (session: FormSession) => Captcha | Promise<Captcha>
  /** True while a submission is likely: what it needs is prepared ahead of time. */
  readonly isFilling: boolean
  /** True if our own check is the required one. */
  readonly ownCheck: boolean
}

/**
 * Sends the form with its captcha and shows the result: messages, toasts and the thank-you page. If
 * that page cannot be loaded, or read what was sent, the form shows its text.
 */
export function useSubmit(options: Options) {
  const { form, session, state, report, isFilling } = options
  const copy = useCopy('submissionForm')
  const names = useNames()
  const { toasts } = copy
  const isSending = useRef(false)
  /** Submitted before the session existed; sent as soon as it does. */
  const isRequested = useRef(false)
  const answerStale = useRef<(needed: boolean) => void>(() => {})
  const [captchaDone, setCaptchaDone] = useState(false)
  const [sentInPlace, setSentInPlace] = useState<SentSubmission | null>(null)
  const thanksPage = useLink()(THANK_YOU_PATH)

  /** Returns the timeframe with the preferred day and window, if any. */
  function timeText(submission: SubmissionInput): string {
    const { language } = copy.thirdParty
    const appointment = formatAppointment(submission, language === 'es' ? 'es' : 'en')
    const timeframe = names.timeframe(submission.timeframe)
    return appointment === '' ? timeframe : `${timeframe}: ${appointment}`
  }

  function confirm({ submission, stored }: Sent, { drafts, altcha }: FormSession): void {
    const key = drafts.current().idempotencyKey
    const storedAt = stored.storedAt ?? new Date().toISOString()
    const service = names.service(submission.service)
    const sent = sentSubmissionOf(
      { ...submission, service, timeframe: timeText(submission) },
      {
        key,
        storedAt,
        isLockout: isLockout(submission.service),
        isLockedIn: submission.locked_in != null,
        isCar: vehicleNeed(submission.service) !== 'none',
        isPlanned: isPlanned(submission.timeframe),
      },
    )
    const isSaved = saveSentSubmission(sent)
    // Before the toast, because rendering it takes a slow phone a quarter of the delay.
    if (isSaved)
      openThankYou(thanksPage, form.current, {
        receivedAt: stored.receivedAt,
        onUnreachable: () => setSentInPlace(sent),
      })
    // That page would say that there is no request.
    else setSentInPlace(sent)
    // A proof is valid for one submission.
    altcha.renew()
    markSubmitted()
    reportLead(stored.id)
    drafts.clear()
    const visitorPhone = formatPhone(submission.phone)
    const { title, description } = toasts.received
    formToasts.add({
      type: 'success',
      title,
      description: fillTemplate(description, { visitorPhone }),
    })
    void requestStaffEmail(submission, key)
  }

  function show(result: SubmitResult, sender: FormSession): void {
    switch (result.outcome) {
      case 'rejected':
        // As a transition: it renders the whole form again, and a slow phone must stay responsive.
        startTransition(() =>
          report({ type: 'rejected', errors: result.errors, captchaError: result.captchaMissing }),
        )
        if (result.captchaMissing) {
          const { title, description } = copy.ruleMessages.captcha
          setCaptchaDone(false)
          formToasts.add({ type: 'warning', title, description })
        } else formToasts.add({ type: 'error', ...toasts.invalid })
        break
      case 'failed':
        report({ type: 'failed', message: result.message })
        formToasts.add({ type: 'error', ...toasts.failed, description: result.message })
        break
      case 'withdrawn':
        report({ type: 'withdrawn' })
        break
      case 'native':
        if (form.current) {
          const { idempotencyKey } = sender.drafts.current()
          // The server's page returns what was typed; here it would be shown as not sent.
          sender.drafts.clear()
          sendNatively(form.current, idempotencyKey)
        }
        break
      case 'sent':
        report({ type: 'sent' })
        confirm(result, sender)
    }
  }

  function sendDraft(
    draft: Draft,
    { drafts }: FormSession,
    { captcha, isResumed }: { captcha: Captcha; isResumed: boolean },
  ): Promise<SubmitResult> {
    const waitingSince = (isResumed ? drafts.current().sendingSince : null) ?? Date.now()
    return submit(draft, {
      connection,
      captcha,
      context: (token) => ({
        ...visitContext(token, drafts.current().startedAt),
        honeypot: honeypotValue(form.current),
      }),
      insert(submission, key) {
        const answer = insertSubmission(submission, key)
        prefetchThankYou(thanksPage)
        return answer
      },
      idempotencyKey: drafts.keyForSending(),
      waitingSince,
      stillNeeded: () => new Promise((resolve) => (answerStale.current = resolve)),
      report(event) {
        if (event.type === 'started') drafts.noteSending(waitingSince)
        // As a transition, which is rendered after the POST has been sent.
        startTransition(() => report(event))
      },
      messages: copy,
      // A defect of ours must not leave the form in 'Processing...' forever.
    }).catch(() => ({ outcome: 'failed', message: toasts.failed.description }))
  }

  async function send(isResumed = false): Promise<void> {
    if (!session) isRequested.current = true
    // The state is this render's; two submits within one task see the same.
    if (!session || isBusy(state) || isSending.current) return
    const draft = options.readDraft()
    const check = options.captcha(session)
    if (check instanceof Promise) {
      // Wrong fields are named at once, without waiting to learn which captcha is required.
      const errors = draftErrors(draft, copy.ruleMessages)
      if (errors) {
        show({ outcome: 'rejected', errors, captchaMissing: false }, session)
        return
      }
      report({ type: 'started' })
    }
    isSending.current = true
    const captcha = await check
    const box = captchaBox(form.current)
    // In a later task, because the ticked box would be styled before the POST is sent in this one.
    if (box && captcha === session.altcha) setTimeout(() => (box.checked = true))
    const result = await sendDraft(draft, session, { captcha, isResumed })
    if (result.outcome !== 'native') session.drafts.noteSending(null)
    isSending.current = result.outcome === 'sent' || result.outcome === 'native'
    show(result, session)
  }

  /** Goes on with what an earlier page was sending, unless the visitor has to answer a check. */
  async function resume(sender: FormSession): Promise<void> {
    if ((await options.captcha(sender)) === sender.altcha) await send(true)
    else report({ type: 'interrupted' })
  }

  const sendWaiting = useEffectEvent((sender: FormSession) => {
    if (isRequested.current) {
      isRequested.current = false
      void send()
    } else if (sender.drafts.isSendingUnchanged()) void resume(sender)
  })
  // Once, when the session exists; later submits are the visitor's own events.
  useEffect(() => {
    if (session) sendWaiting(session)
  }, [session])

  const isSendingNow = state.phase === 'submitting' || state.phase === 'stale'
  useEffect(() => (isSendingNow ? askBeforeLeaving() : undefined), [isSendingNow])
  useEffect(() => {
    if (!isFilling) return
    prefetchThankYou(thanksPage)
    // Ahead of time, because it would delay the POST after the press.
    return whenIdle(() => void timeZone())
  }, [isFilling, thanksPage])

  /** Handles our own box: ticking starts the proof; unticking does nothing, it is optional. */
  function tickCaptcha(ticked: boolean): void {
    if (!ticked) return
    setCaptchaDone(true)
    void session?.altcha.prepare()
  }
  const tickServedBox = useEffectEvent(() =>
    tickCaptcha(captchaBox(form.current)?.checked ?? false),
  )
  useEffect(() => {
    // Ticked before the session existed.
    if (session) tickServedBox()
  }, [session])
  const prepareProof = useEffectEvent(async (): Promise<void> => {
    if (await session?.altcha.prepare()) setCaptchaDone(true)
  })
  const needsProof = isFilling && options.ownCheck
  useEffect(
    () => (needsProof ? keepProofReady(() => void prepareProof()) : undefined),
    [needsProof],
  )

  return {
    send: () => send(),
    answerStale: (needed: boolean) => answerStale.current(needed),
    /** Answered, ticked, or our own proof is ready. */
    captchaDone,
    setCaptchaDone,
    tickCaptcha,
    /** Stored, but the thank-you page cannot be shown. */
    sentInPlace,
  }
}
