import { formMessages } from '#copy/server/plain-form.ts'
import type { Language } from '#domain/text/language.ts'
import { localizedPath } from '#domain/pages/localized-paths.ts'
import { formatPhone, telHref } from '#domain/phone/phone.ts'
import { type Draft, FIELD_NAMES } from '#domain/submission/draft.ts'
import type { FieldMessages } from '#domain/submission/rule-messages.ts'
import { HIDDEN_FIELDS } from '#server/pages/form-names.ts'
import { PublicFrame } from '#server/pages/parts/public-frame.tsx'
import { TextWithPhone } from '#server/pages/parts/phone-number.tsx'
import { FormFields } from './form-fields.tsx'

export interface FormPageProps {
  readonly heading: string
  readonly explanation: string
  readonly errors: FieldMessages
  /** The input to correct and send again; `null` when that is impossible. */
  readonly draft: Draft | null
  readonly idempotencyKey: string
  /** Path and query of the form's page; the next attempt comes from this one. */
  readonly cameFrom: string
  readonly language: Language
  /** Digits of the phone number that this visitor sees. */
  readonly phone: string
  /** When it is rendered. */
  readonly now: number
}

/** Renders a complete page: the errors, the phone number, and all input. */
export function FormPage(props: FormPageProps) {
  const { heading, explanation, draft, phone, language, now } = props
  const messages = formMessages()[language]
  return (
    <PublicFrame language={language} title={heading} phone={phone} now={now}>
      <h1>{heading}</h1>
      <p>{explanation}</p>
      <a className="btn btn-amber" href={telHref(phone)}>
        <TextWithPhone text={messages.call} phone={formatPhone(phone)} />
      </a>
      <ErrorSummary {...props} />
      {draft === null ? (
        <p>
          <a href={localizedPath('/book-online', language)}>{messages.back}</a>
        </p>
      ) : (
        <Form {...props} draft={draft} />
      )}
    </PublicFrame>
  )
}

function ErrorSummary({ errors, language }: Pick<FormPageProps, 'errors' | 'language'>) {
  const { wrong: messages } = formMessages()[language]
  const invalidFields = FIELD_NAMES.filter((name) => errors[name] !== undefined)
  if (invalidFields.length === 0) return null
  return (
    <div className="problems" role="alert">
      <strong>{messages.fix}</strong>
      <ul>
        {invalidFields.map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{errors[name]}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Form(props: FormPageProps & { readonly draft: Draft }) {
  const { draft, errors, idempotencyKey, cameFrom, language } = props
  const messages = formMessages()[language]
  return (
    <form method="post" action="/request" aria-label={messages.form} noValidate>
      <FormFields draft={draft} errors={errors} messages={messages} />
      <div className="trap" aria-hidden="true">
        <label htmlFor="website">{messages.honeypot}</label>
        <input
          id="website"
          type="text"
          name={HIDDEN_FIELDS.honeypot}
          tabIndex={-1}
          autoComplete="off"
        />
      </div>
      <input type="hidden" name={HIDDEN_FIELDS.key} value={idempotencyKey} />
      <input type="hidden" name={HIDDEN_FIELDS.page} value={cameFrom} />
      <button className="btn btn-ink" type="submit">
        {messages.submit}
      </button>
    </form>
  )
}
