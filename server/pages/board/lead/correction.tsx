import { BOARD_MESSAGES } from '#copy/server/board.ts'
import { CORRECTABLE_FIELDS } from '#domain/lead/events.ts'
import type { Language } from '#domain/text/language.ts'
import { SERVICE_OPTIONS } from '#domain/services/services.ts'
import { serviceName } from '#server/leads/service-name.ts'
import { TextWithPhone } from '../../parts/phone-number.tsx'
import { ProblemMessage } from '../../parts/problem-message.tsx'
import { leadAddress } from '../addresses.ts'
import { type LeadPageProps, problemOf, typedValue } from './lead-props.ts'

/** Renders the form that corrects what the visitor gave (R240). */
export function CorrectionForm({ id, language, correctable, rejected }: LeadPageProps) {
  const { correct: messages } = BOARD_MESSAGES[language]
  const problem = problemOf(rejected, 'correction')
  const value = typedValue(rejected, 'correction')
  return (
    <details className="ends" open={problem !== null}>
      <summary>{messages.heading}</summary>
      <form method="post" action={`${leadAddress(id)}/correct`}>
        {CORRECTABLE_FIELDS.filter((field) => field !== 'service').map((field) => (
          <p key={field}>
            <label htmlFor={`correct-${field}`}>{messages.fields[field]}</label>
            <input
              id={`correct-${field}`}
              name={field}
              defaultValue={value(field, correctable[field])}
              autoComplete="off"
              inputMode={field === 'phone' ? 'tel' : undefined}
            />
          </p>
        ))}
        <p>
          <label htmlFor="correct-service">{messages.fields.service}</label>
          <ServiceSelect
            id="correct-service"
            language={language}
            chosen={value('service', correctable.service)}
          />
        </p>
        <ProblemMessage problem={problem} />
        <button className="button">{messages.save}</button>
      </form>
    </details>
  )
}

interface ServiceSelectProps {
  readonly id: string
  readonly language: Language
  /** As it is stored; customers also describe one in their own words. */
  readonly chosen: string
}

function ServiceSelect({ id, language, chosen }: ServiceSelectProps) {
  const own = SERVICE_OPTIONS.includes(chosen) ? [] : [chosen]
  return (
    <select id={id} name="service" defaultValue={chosen}>
      {[...own, ...SERVICE_OPTIONS].map((service) => (
        <option key={service} value={service}>
          {own.includes(service) ? service : serviceName(service, language)}
        </option>
      ))}
    </select>
  )
}

/** Renders the other numbers that the customer wrote: to call, and to take as the lead's number. */
export function WrittenNumbers({ id, language, writtenNumbers }: LeadPageProps) {
  const { lead, correct: messages } = BOARD_MESSAGES[language]
  return writtenNumbers.map(({ text, href }) => (
    <div key={href} className="pair">
      <a className="button" href={href}>
        <TextWithPhone text={(number) => `${lead.call} ${number}`} phone={text} />
      </a>
      <form method="post" action={`${leadAddress(id)}/correct`}>
        <button className="button" name="phone" value={text}>
          {messages.useNumber}
        </button>
      </form>
    </div>
  ))
}
