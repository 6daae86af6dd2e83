import { BOARD_MESSAGES } from '#copy/server/board.ts'
import { CORRECTABLE_FIELDS } from '#domain/lead/events.ts'
import type { Language } from '#domain/text/language.ts'
import { serviceOptions } from '#domain/services/services.ts'
import { serviceName } from '#server/leads/facts/service-name.ts'
import { TextWithPhone } from '#server/pages/parts/phone-number.tsx'
import { ProblemMessage, SelectField, TextField } from '#server/pages/parts/fields.tsx'
import { leadAddress } from '#server/board/addresses.ts'
import type { LeadPageProps } from './lead-view.ts'
import { problemOf, typedValue } from './rejected-form.ts'

/** Renders the form that corrects what the visitor gave. */
export function CorrectionForm({ id, language, correctable, rejected }: LeadPageProps) {
  const { correct: messages } = BOARD_MESSAGES[language]
  const problem = problemOf(rejected, 'correction')
  const value = typedValue(rejected, 'correction')
  return (
    <details id="correct" className="ends" open={problem !== null}>
      <summary>{messages.heading}</summary>
      <form method="post" action={`${leadAddress(id)}/correct#correct`}>
        {CORRECTABLE_FIELDS.filter((field) => field !== 'service').map((field) => (
          <TextField
            key={field}
            id={`correct-${field}`}
            name={field}
            label={messages.fields[field]}
            defaultValue={value(field, correctable[field])}
            inputMode={field === 'phone' ? 'tel' : undefined}
          />
        ))}
        <ServiceField language={language} chosen={value('service', correctable.service)} />
        <ProblemMessage problem={problem} />
        <button className="btn btn-outline">{messages.save}</button>
      </form>
    </details>
  )
}

interface ServiceFieldProps {
  readonly language: Language
  /** As it is stored; customers also describe one in their own words. */
  readonly chosen: string
}

function ServiceField({ language, chosen }: ServiceFieldProps) {
  const own = serviceOptions().includes(chosen) ? [] : [chosen]
  return (
    <SelectField
      id="correct-service"
      name="service"
      label={BOARD_MESSAGES[language].correct.fields.service}
      defaultValue={chosen}
    >
      {[...own, ...serviceOptions()].map((service) => (
        <option key={service} value={service}>
          {own.includes(service) ? service : serviceName(service, language)}
        </option>
      ))}
    </SelectField>
  )
}

/** Renders the other numbers that the customer wrote: to call, and to take as the lead's number. */
export function WrittenNumbers({ id, language, writtenNumbers }: LeadPageProps) {
  const { lead, correct: messages } = BOARD_MESSAGES[language]
  return writtenNumbers.map(({ text, href }) => (
    <div key={href} className="pair numbers">
      <a className="btn btn-outline" href={href}>
        <TextWithPhone text={(number) => `${lead.call} ${number}`} phone={text} />
      </a>
      <form method="post" action={`${leadAddress(id)}/correct`}>
        <button className="btn btn-outline" name="phone" value={text}>
          {messages.useNumber}
        </button>
      </form>
    </div>
  ))
}
