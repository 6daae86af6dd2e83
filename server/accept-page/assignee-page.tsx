import { canTransition, workSteps } from '#domain/lead/lifecycle.ts'
import { STATUS_MESSAGES } from '#copy/server/board-status.ts'
import { writtenNumbers } from '#server/leads/facts/written-numbers.ts'
import { leadTitle } from '#server/leads/facts/lead-title.ts'
import { cutCountry, noteText } from '#server/leads/facts/lead-texts.ts'
import { saidLines } from '#server/board/said-lines.ts'
import { ACCEPT_PAGE_MESSAGES } from '#copy/server/accept-page.ts'
import { SECOND_REQUEST_MESSAGES } from '#copy/server/second-request.ts'
import { BOARD_MESSAGES } from '#copy/server/board.ts'
import { formatLocalTime } from '#domain/time/format-local-time.ts'
import type { Language } from '#domain/text/language.ts'
import { describeSpanishSignal } from '#copy/server/spanish-signal.ts'
import { eventsOf, type LeadEvent } from '#domain/lead/events.ts'
import { leadState } from '#domain/lead/replay.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import { spanishSignal } from '#domain/submission/visitor-language.ts'
import { factLabel } from '#copy/server/fact-labels.ts'
import { differingFacts } from '#server/leads/facts/differing-facts.ts'
import { type Fact, leadFacts } from '#server/leads/facts/lead-facts.ts'
import { whenText } from '#server/leads/facts/service-name.ts'
import type { Lead } from '#server/db/tables/lead.ts'
import { DescriptionRow } from '#server/pages/parts/description-row.tsx'
import { EtaButtons } from '#server/pages/parts/eta-buttons.tsx'
import { FactRow } from '#server/pages/parts/fact-row.tsx'
import { TextWithPhone } from '#server/pages/parts/phone-number.tsx'
import { AcceptFrame, IntentButton } from './accept-frame.tsx'

interface AssigneePageProps {
  readonly language: Language
  readonly lead: Lead
  /** When it was accepted. */
  readonly since: number
  readonly now: number
  readonly events: readonly LeadEvent[]
  /** Link of a prepared text message; `null` if the number cannot be right. */
  readonly smsHref: string | null
  /** Whether codes are shown, once they were asked for. */
  readonly showsCode: boolean
  /** Further requests of the customer for the same job. */
  readonly again: readonly Lead[]
}

/** Renders the lead for its assignee; secrets after one more press. */
export function AssigneePage(props: AssigneePageProps) {
  const { language, lead, since, now, events, showsCode } = props
  const { phone, map, facts, secrets } = leadFacts(lead, { audience: 'assignee', now, language })
  const spanish = describeSpanishSignal(spanishSignal(lead), language)
  const { eta } = leadState(events)
  const phoneText = formatPhone(phone.text)
  const messages = ACCEPT_PAGE_MESSAGES[language]
  const said = saidLines({ ...lead, isTitled: lead.type === 'message' }, events, { now, language })
  const source = lead.traffic_source?.source ?? null
  const isPressed = eventsOf(events, 'called').some(({ payload }) => payload.pressed)
  const title = leadTitle({ ...lead, source, isPressed }, language)
  const timeAt = (at: number): string => formatLocalTime(at, language, 'time')
  const state = messages.acceptedSince(timeAt(since))
  const next = workSteps(lead.status)
  return (
    <AcceptFrame language={language} title={state}>
      <p className="state">{state}</p>
      {said.danger !== null && <p className="danger">{said.danger}</p>}
      <h1>{title}</h1>
      {said.cancelAttempt !== null && <p className="wrong">{said.cancelAttempt}</p>}
      <p className="where">{cutCountry(map.text)}</p>
      {said.lines.map((line) => (
        <p key={line} className="said">
          {line}
        </p>
      ))}
      {spanish !== '' && <p className="state">{spanish}</p>}
      {eta !== null && <p className="where">{messages.arrives(timeAt(eta.at), eta.minutes)}</p>}
      <div className="do">
        {phone.href === null ? (
          <p className="wrong">
            <TextWithPhone text={BOARD_MESSAGES[language].lead.wrongPhone} phone={phoneText} />
          </p>
        ) : (
          <a className="btn btn-amber" href={phone.href}>
            <TextWithPhone text={messages.call} phone={phoneText} />
          </a>
        )}
        {canTransition(lead.status, 'en_route', 'assignee') && (
          <form method="post">
            <EtaButtons status={lead.status} language={language} />
          </form>
        )}
        {next.length > 0 && (
          <form method="post">
            {next.map((to) => (
              <IntentButton
                key={to}
                intent={to}
                text={STATUS_MESSAGES[language][to].button ?? to}
              />
            ))}
          </form>
        )}
        {writtenNumbers(lead, events).map((number) => (
          <a key={number.href} className="btn btn-outline" href={number.href}>
            <TextWithPhone text={messages.call} phone={number.text} />
          </a>
        ))}
        {lead.address !== '' && (
          <a className="btn btn-outline" href={map.href} rel="noreferrer">
            {messages.map}
          </a>
        )}
        {props.smsHref !== null && (
          <a className="btn btn-outline" href={props.smsHref}>
            {messages.sms}
          </a>
        )}
        {secrets.length > 0 && !showsCode && (
          <form method="post">
            <IntentButton intent="code" text={messages.showCode} />
          </form>
        )}
        <a className="btn btn-outline" href={`/staff/l/${lead.id}`}>
          {messages.board}
        </a>
        <form method="post">
          <IntentButton intent="decline" text={BOARD_MESSAGES[language].lead.cannotCome} />
        </form>
      </div>
      <dl>
        {showsCode &&
          secrets.map(({ name, value }) => (
            <DescriptionRow key={name} label={factLabel(name, language)} className="code">
              {value}
            </DescriptionRow>
          ))}
        {facts
          // It is a button.
          .filter(({ name }) => name !== 'phone')
          .map((fact) => (
            <FactRow key={fact.name} fact={asShown(fact, lead, language)} language={language} />
          ))}
        {eventsOf(events, 'note').map((event) => (
          <DescriptionRow key={event.at} label={messages.added(timeAt(event.at))}>
            {noteText(event, language)}
          </DescriptionRow>
        ))}
        {props.again.map((second) => (
          <AgainRows key={second.id} {...props} second={second} />
        ))}
      </dl>
    </AcceptFrame>
  )
}

/** Words the timeframe, which facts have as it is stored. */
function asShown(fact: Fact, lead: Lead, language: Language): Fact {
  const when = whenText(lead, language)
  return fact.name === 'timeframe' && when !== '' ? { ...fact, value: when } : fact
}

/** Renders what a further request for the same job says differently, and when it came. */
function AgainRows({ language, lead, now, second }: AssigneePageProps & { readonly second: Lead }) {
  const time = formatLocalTime(Date.parse(second.created_at), language, 'time')
  const { label } = SECOND_REQUEST_MESSAGES[language]
  return differingFacts(lead, second, { audience: 'assignee', now, language }).map(
    ({ name, value }) => (
      <DescriptionRow key={name} label={label(time, factLabel(name, language))}>
        {value}
      </DescriptionRow>
    ),
  )
}
