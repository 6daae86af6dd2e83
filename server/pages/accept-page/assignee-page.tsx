import { ACCEPT_PAGE_MESSAGES } from '#copy/server/accept-page.ts'
import { SECOND_REQUEST_MESSAGES } from '#copy/server/second-request.ts'
import { BOARD_MESSAGES } from '#copy/server/board.ts'
import { formatLocalTime } from '#domain/time/format-local-time.ts'
import type { Language } from '#domain/text/language.ts'
import type { Eta } from '#domain/lead/arrival.ts'
import type { LeadStatus } from '#domain/lead/lifecycle.ts'
import { factLabel } from '#copy/server/fact-labels.ts'
import type { Fact } from '#server/leads/facts/lead-facts.ts'
import { DescriptionRow } from '../parts/description-row.tsx'
import { EtaButtons } from '../parts/eta-buttons.tsx'
import { FactRow } from '../parts/fact-row.tsx'
import { TextWithPhone } from '../parts/phone-number.tsx'
import { AcceptFrame, IntentButton } from './accept-frame.tsx'

export interface AssigneePageProps {
  readonly language: Language
  readonly id: string
  readonly status: LeadStatus
  readonly service: string
  /** That the visitor may speak Spanish; '' for no sign of it. */
  readonly spanish: string
  /** When it was accepted. */
  readonly since: number
  readonly eta: Eta | null
  /** Without a link if the number cannot be right. */
  readonly phone: { readonly href: string | null; readonly text: string }
  readonly mapHref: string
  /** Link of a prepared text message; `null` if the number cannot be right. */
  readonly smsHref: string | null
  readonly facts: readonly Fact[]
  /** Codes, once they were asked for. */
  readonly secrets: readonly Fact[]
  /** Whether there are secrets that are not shown. */
  readonly hasHiddenSecrets: boolean
  /** What the visitor added later. */
  readonly notes: readonly { readonly at: number; readonly text: string }[]
  /** What further requests for the same job say differently, and when they came. */
  readonly again: readonly { readonly at: number; readonly fact: Fact }[]
}

/** Renders the lead for its assignee; secrets after one more press. */
export function AssigneePage(props: AssigneePageProps) {
  const { language, id, status, service, spanish, since, eta, phone, facts, secrets } = props
  const messages = ACCEPT_PAGE_MESSAGES[language]
  const timeAt = (at: number): string => formatLocalTime(at, language, 'time')
  const state = messages.acceptedSince(timeAt(since))
  return (
    <AcceptFrame language={language} title={state}>
      <p className="state">{state}</p>
      <h1>{service}</h1>
      {spanish !== '' && <p className="state">{spanish}</p>}
      {eta !== null && <p className="where">{messages.arrives(timeAt(eta.at), eta.minutes)}</p>}
      <div className="do">
        {phone.href === null ? (
          <p className="wrong">
            <TextWithPhone text={BOARD_MESSAGES[language].lead.wrongPhone} phone={phone.text} />
          </p>
        ) : (
          <a className="btn btn-amber" href={phone.href}>
            <TextWithPhone text={messages.call} phone={phone.text} />
          </a>
        )}
        <form method="post">
          <EtaButtons status={status} language={language} />
        </form>
        <a className="btn btn-outline" href={props.mapHref} rel="noreferrer">
          {messages.map}
        </a>
        {props.smsHref !== null && (
          <a className="btn btn-outline" href={props.smsHref}>
            {messages.sms}
          </a>
        )}
        {props.hasHiddenSecrets && (
          <form method="post">
            <IntentButton intent="code" text={messages.showCode} />
          </form>
        )}
        <a className="btn btn-outline" href={`/staff/l/${id}`}>
          {messages.board}
        </a>
        <form method="post">
          <IntentButton intent="decline" text={BOARD_MESSAGES[language].lead.cannotCome} />
        </form>
      </div>
      <dl>
        {secrets.map(({ name, value }) => (
          <DescriptionRow key={name} label={factLabel(name, language)} className="code">
            {value}
          </DescriptionRow>
        ))}
        {facts.map((fact) => (
          <FactRow key={fact.name} fact={fact} language={language} />
        ))}
        {props.notes.map(({ at, text }) => (
          <DescriptionRow key={`${at} ${text}`} label={messages.added(timeAt(at))}>
            {text}
          </DescriptionRow>
        ))}
        {props.again.map(({ at, fact: { name, value } }) => (
          <DescriptionRow
            key={`${at} ${name}`}
            label={SECOND_REQUEST_MESSAGES[language].label(timeAt(at), factLabel(name, language))}
          >
            {value}
          </DescriptionRow>
        ))}
      </dl>
    </AcceptFrame>
  )
}
