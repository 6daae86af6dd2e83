import {
  type ComponentType,
  lazy,
  Suspense,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { fillTemplate } from '#copy/fill-template.ts'
import { useCopy } from '#copy/loader/use-copy.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import { EMPTY_DRAFT, FIELD_NAMES, type FieldName } from '#domain/submission/draft.ts'
import { visibleText } from '#domain/text/clean-text.ts'
import { separateLines } from '#domain/submission/address/street-words.ts'
import { pageMeter } from '#app/browser/visit/visit.ts'
import { FallbackContacts } from './fallback-contacts.tsx'
import { CaptchaCheck } from './captcha/captcha-check.tsx'
import { AddressFields, ContactFields } from './contact-fields.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { FormHeading } from './form-heading.tsx'
import { isBusy, hasErrors, offersFallback } from './form-state.ts'
import type { SentSubmission } from '#app/browser/status/sent-submission.ts'
import { reformatPhoneInput } from './phone-input.ts'
import { progressOf, progressText } from './progress.ts'
import { LockedIn, QuickPicks } from './quick-picks.tsx'
import { ServiceFields } from './service-fields.tsx'
import { StaleDraftDialog } from './stale-draft-dialog.tsx'
import { SubmitButton } from './submit-button.tsx'
import { TimingFields } from './timing-fields.tsx'
import { loadInlineThankYou } from './prefetch-thank-you.ts'
import { sendNatively } from './form-controls.ts'
import { OptionalPart } from '#app/ui/optional-part.tsx'
import { HONEYPOT_FIELD } from '#domain/submission/draft.ts'
import { useFormMessages } from './use-form-messages.ts'
import { useSubmissionForm } from './use-submission-form.ts'

/** Without this chunk (prefetched while the connection works) one line confirms the submission. */
const InlineThankYou = lazy<ComponentType<SentProps>>(() =>
  loadInlineThankYou().then(
    ({ InlineThankYou: Thanks, copy }) => ({
      default: (props) => <Thanks {...props} copy={copy} />,
    }),
    () => ({ default: SentLine }),
  ),
)

interface SentProps {
  readonly sent: SentSubmission
}

function SentLine({ sent }: SentProps) {
  const { title, description } = useCopy('submissionForm').toasts.received
  const visitorPhone = formatPhone(sent.phone)
  return <p role="status">{`${title}. ${fillTemplate(description, { visitorPhone })}`}</p>
}

/**
 * Renders the submission form, used in the hero and on /book-online. It submits natively
 * until its script has loaded, and as its own requests after that.
 */
export function SubmissionForm(props: { readonly noscript?: 'appointment' }) {
  const [sentCount, setSentCount] = useState(0)
  // A visitor who returns from the thank-you page gets a form for the next submission.
  return <SingleUseForm key={sentCount} {...props} onReturn={() => setSentCount(sentCount + 1)} />
}

function SingleUseForm({ noscript, onReturn }: { noscript?: 'appointment'; onReturn: () => void }) {
  const messages = useCopy('submissionForm')
  const formRef = useRef<HTMLFormElement>(null)
  const [touched, setTouched] = useState(false)
  const form = useSubmissionForm(formRef, touched, onReturn)
  const { state, draft } = form
  const busy = isBusy(state)
  const isRestored =
    form.restored &&
    (state.phase === 'interrupted' || (state.phase === 'idle' && state.rejection === null))
  // It was sent before the reload and not confirmed.
  const isUnsent = isRestored && form.triedKey() !== null
  const pins = progressOf(draft, form.captchaDone)
  useFormMessages(formRef, state, messages.errorSummary.titlePrefix)

  const fieldOf = (event: SyntheticEvent): FieldName | null => {
    const { target } = event
    const name = target instanceof HTMLElement ? target.getAttribute('name') : null
    return FIELD_NAMES.find((field) => field === name) ?? null
  }

  const touch = () => setTouched(true)

  // Includes a first touch before this script loaded.
  useEffect(() => pageMeter.onFirstFormTouch(() => setTouched(true)), [])

  if (form.sent) {
    return (
      <OptionalPart instead={<SentLine sent={form.sent} />}>
        <Suspense fallback={<SentLine sent={form.sent} />}>
          <InlineThankYou sent={form.sent} />
        </Suspense>
      </OptionalPart>
    )
  }

  return (
    <form
      ref={formRef}
      action="/request"
      method="post"
      noValidate
      aria-label={messages.accessibleName}
      data-submission-form=""
      className="submission-form"
      onFocus={touch}
      onInput={(event) => {
        const name = fieldOf(event)
        if (name === 'phone') reformat(event)
        if (name === 'address') separateFilledLines(event)
        if (name) form.edit(name)
      }}
      onBlur={(event) => {
        const name = fieldOf(event)
        // The value was not reformatted during composition, so it is when the field loses focus.
        if (name === 'phone') reformat(event)
        if (name) form.leave(name)
      }}
      onSubmit={(event) => {
        event.preventDefault()
        // In some browsers a press does not focus the button.
        touch()
        const { currentTarget } = event
        form.send().catch(() => sendNatively(currentTarget, form.triedKey()))
      }}
    >
      <OptionalPart>
        <FormHeading
          pins={pins}
          isCounted={!hasErrors(state)}
          isTouched={touched}
          isSent={state.phase === 'sent'}
          status={
            isRestored
              ? isUnsent
                ? messages.unsent
                : messages.restored
              : progressText(state, pins, messages, form.thirdParty.ownCheck)
          }
        />
      </OptionalPart>
      {state.phase === 'idle' && hasErrors(state) && (
        <OptionalPart>
          <ErrorSummary errors={state.errors} captchaError={state.captchaError} />
        </OptionalPart>
      )}
      <fieldset disabled={busy}>
        <legend className="visually-hidden">{messages.accessibleName}</legend>
        <OptionalPart>
          <QuickPicks
            onPick={(option) => {
              setValue(formRef.current, 'service', option)
              setValue(formRef.current, 'timeframe', EMPTY_DRAFT.timeframe)
              form.edit('service')
            }}
            onLocated={(address) => {
              if (!setEmptyText(formRef.current, 'address', address)) return
              form.edit('address')
              form.leave('address')
            }}
          />
          <LockedIn />
        </OptionalPart>
        <div className="form-fields">
          <ContactFields form={form} />
          <AddressFields form={form} />
          <ServiceFields form={form} />
          <TimingFields form={form} noscript={noscript} />
          <CaptchaCheck
            thirdParty={form.thirdParty}
            error={state.phase === 'idle' && state.captchaError}
            onTick={form.tickCaptcha}
            onAnswered={form.answerCaptcha}
          />
          <SubmitButton busy={busy} isStored={state.phase === 'sent'} />
          <input
            type="text"
            name={HONEYPOT_FIELD}
            hidden
            tabIndex={-1}
            autoComplete="off"
            aria-hidden="true"
          />
        </div>
      </fieldset>
      <div className="form-status" aria-live="polite">
        {state.phase === 'submitting' && state.problem && (
          <p>{messages.sendProblems[state.problem]}</p>
        )}
        {state.phase === 'interrupted' && <p>{messages.interrupted}</p>}
        {state.phase === 'failed' && <p className="form-failure">{state.message}</p>}
      </div>
      {state.phase === 'stale' && <StaleDraftDialog onAnswer={form.answerStale} />}
      {(offersFallback(state) || isUnsent) && (
        <OptionalPart>
          <FallbackContacts draft={draft} triedKey={form.triedKey()} />
        </OptionalPart>
      )}
    </form>
  )
}

function reformat({ target, nativeEvent }: SyntheticEvent): void {
  if (target instanceof HTMLInputElement) reformatPhoneInput(target, nativeEvent)
}

/** Autofill, unlike a key or a paste, has no type, or that of a replacement. */
function separateFilledLines({ target, nativeEvent }: SyntheticEvent): void {
  const type = nativeEvent instanceof InputEvent ? nativeEvent.inputType : ''
  if (!(target instanceof HTMLInputElement) || (type && type !== 'insertReplacementText')) return
  const separated = separateLines(target.value)
  if (separated !== target.value) target.value = separated
}

/** Fills in a text field; what the visitor typed stays, and so does a field that they are in. */
function setEmptyText(form: HTMLFormElement | null, name: FieldName, value: string): boolean {
  const control = form?.elements.namedItem(name)
  const isEmpty =
    control instanceof HTMLInputElement &&
    visibleText(control.value) === '' &&
    document.activeElement !== control
  if (isEmpty) control.value = value
  return isEmpty
}

function setValue(form: HTMLFormElement | null, name: FieldName, value: string): void {
  const control = form?.elements.namedItem(name)
  if (control instanceof HTMLSelectElement) control.value = value
}
