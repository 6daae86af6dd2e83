import { serviceName } from '#server/leads/facts/service-name.ts'
import { bookableDays, windowName } from '#domain/time/appointment.ts'
import { TIMEFRAMES } from '#domain/submission/draft.ts'
import { business } from '#domain/business/business.ts'
import { TIMEFRAME_NAMES } from '#copy/server/service-names.ts'
import { sourceLabel } from '#copy/server/lead-titles.ts'
import { NEW_LEAD_MESSAGES } from '#copy/server/new-lead.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { allServices } from '#domain/services/services.ts'
import type { TakenCall } from '#server/db/tables/incoming-call.ts'
import { Check, TextField, SelectField } from '#server/pages/parts/fields.tsx'
import { timeOf } from '#server/pages/times.ts'
import type { Viewer } from '#server/db/tables/board-records.ts'
import { NEW_LEAD_ADDRESS } from '#server/board/addresses.ts'
import { BoardFrame } from '#server/board/board-frame.tsx'
import { MoreLinks } from '#server/board/more-links.tsx'

interface NewLeadPageProps {
  readonly viewer: Pick<Viewer, 'language' | 'role'>
  /** What is filled in, by the names of the fields. */
  readonly fields: Readonly<Record<string, string>>
  /** Identifies the form, so that a second press makes no second lead. */
  readonly formId: string
  /** The taken call that the lead is about. */
  readonly callId: string | null
  /** Answered calls that have no lead. */
  readonly calls: readonly TakenCall[]
  readonly now: number
  readonly problem: string | null
}

const TEXTS = ['name', 'address', 'service', 'vehicle', 'notes', 'source'] as const

/** Renders the form for a lead by hand. */
export function NewLeadPage(props: NewLeadPageProps) {
  const { viewer, fields, formId, callId, calls, now, problem } = props
  const { language } = viewer
  const messages = NEW_LEAD_MESSAGES[language]
  return (
    <BoardFrame
      language={language}
      title={messages.title}
      live="still"
      tab="further"
      more={<MoreLinks viewer={viewer} here={NEW_LEAD_ADDRESS} />}
    >
      <h1>{messages.title}</h1>
      <form method="post" action="/staff/leads/new">
        <input type="hidden" name="form" value={formId} />
        {callId !== null && <input type="hidden" name="call" value={callId} />}
        <TextField
          name="phone"
          label={messages.fields.phone}
          type="tel"
          inputMode="tel"
          maxLength={40}
          required
          defaultValue={cleanLine(fields['phone'] ?? '')}
          problem={problem}
        />
        {TEXTS.map((name) => (
          <TextField
            key={name}
            name={name}
            label={messages.fields[name]}
            maxLength={200}
            defaultValue={cleanLine(fields[name] ?? '')}
            list={name === 'service' ? 'services' : undefined}
          />
        ))}
        <datalist id="services">
          {allServices().map(({ label }) => (
            <option key={label}>{serviceName(label, language)}</option>
          ))}
        </datalist>
        <SelectField
          name="timeframe"
          label={messages.fields.timeframe}
          defaultValue={fields['timeframe'] ?? TIMEFRAMES[0]}
        >
          {TIMEFRAMES.map((timeframe) => (
            <option key={timeframe} value={timeframe}>
              {TIMEFRAME_NAMES[language][timeframe]}
            </option>
          ))}
        </SelectField>
        <SelectField name="day" label={messages.fields.day} defaultValue={fields['day'] ?? ''}>
          <option value="">–</option>
          {bookableDays(now, language).map(({ date, name }) => (
            <option key={date} value={date}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          name="window"
          label={messages.fields.window}
          defaultValue={fields['window'] ?? ''}
        >
          <option value="">–</option>
          {business.appointmentHours.map((hour) => (
            <option key={hour} value={hour}>
              {windowName(hour, language)}
            </option>
          ))}
        </SelectField>
        <Check name="spanish" value="on">
          {messages.spanish}
        </Check>
        <Check name="mine" value="on">
          {messages.mine}
        </Check>
        <Check name="alarm" value="on">
          {messages.alarm}
        </Check>
        <button className="btn btn-brass">{messages.save}</button>
      </form>
      {calls.length > 0 && (
        <section>
          <h2>{messages.calls}</h2>
          <ul>
            {calls.map((call) => (
              <li key={call.id}>
                {call.caller === null ? '' : formatPhone(call.caller)},{' '}
                {sourceLabel(call.source, language)}, {timeOf(call.startedAt, now, language)},{' '}
                {call.staffMemberName}{' '}
                <a className="btn btn-small btn-outline" href={`/staff/leads/new?call=${call.id}`}>
                  {messages.fromCall}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </BoardFrame>
  )
}
