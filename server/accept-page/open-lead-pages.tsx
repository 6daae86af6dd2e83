/** Pages of a lead for somebody who is not its assignee, without private data. */

import { titleOfCame } from '#server/leads/facts/lead-title.ts'
import type { SaidOfNotice } from '#server/db/tables/notice.ts'
import { townElsewhere } from '#domain/places/lead-town.ts'
import { LEAD_TITLE_MESSAGES } from '#copy/server/lead-titles.ts'
import { BOARD_MESSAGES } from '#copy/server/board.ts'
import { ACCEPT_PAGE_MESSAGES } from '#copy/server/accept-page.ts'
import type { Language } from '#domain/text/language.ts'
import { formatLocalTime } from '#domain/time/format-local-time.ts'
import type { FurtherRecipients } from '#server/alarm/escalation/further-recipients.ts'
import { OTHER_LEAD_MESSAGES } from '#copy/server/notices.ts'
import { describeSpanishSignal } from '#copy/server/spanish-signal.ts'
import { isPlanned } from '#domain/submission/urgency.ts'
import { spanishSignal } from '#domain/submission/visitor-language.ts'
import { endSentence } from '#domain/time/spanish-time.ts'
import { decidingTexts, vehicleName } from '#server/leads/facts/deciding-facts.ts'
import { serviceName, whenText } from '#server/leads/facts/service-name.ts'
import type { Lead } from '#server/db/tables/lead.ts'
import type { OtherLead } from '#server/db/tables/notice.ts'
import { AcceptFrame, IntentButton } from './accept-frame.tsx'
import { streetName } from './street-name.ts'

interface WaitingPageProps extends SummaryProps {
  /** Who is asked after a decline; `null` before one. */
  readonly furtherRecipients: FurtherRecipients | null
}

/** Renders an open lead. */
export function WaitingPage(props: WaitingPageProps) {
  const { language, lead, furtherRecipients } = props
  const messages = ACCEPT_PAGE_MESSAGES[language]
  const state =
    furtherRecipients === null ? messages.notAccepted : messages.declined[furtherRecipients]
  const time = formatLocalTime(Date.parse(lead.created_at), language, 'time')
  const since = isPlanned(lead.timeframe) ? messages.cameIn(time) : messages.since(time)
  return (
    <AcceptFrame language={language} title={state}>
      <div className="tag eyelet">
        <p className="state">{`${state}, ${since}`}</p>
        <Summary {...props} />
      </div>
      {furtherRecipients !== null && <p className="more">{messages.passedOnNote}</p>}
      <form className="do" method="post">
        <IntentButton intent="accept" text={messages.accept} kind="amber" />
        {furtherRecipients === null && <IntentButton intent="decline" text={messages.decline} />}
      </form>
    </AcceptFrame>
  )
}

interface AlreadyAcceptedPageProps extends SummaryProps {
  readonly assignee: { readonly name: string; readonly at: number }
}

/** Renders who accepted the lead first. */
export function AlreadyAcceptedPage(props: AlreadyAcceptedPageProps) {
  const { language, assignee } = props
  const messages = ACCEPT_PAGE_MESSAGES[language]
  const state = messages.late(assignee.name, formatLocalTime(assignee.at, language, 'time'))
  return (
    <AcceptFrame language={language} title={state}>
      <p className="state">{state}</p>
      <Summary {...props} />
      <p className="more">{messages.lateNote}</p>
      <p className="do">
        <a className="btn btn-outline" href="/staff">
          {BOARD_MESSAGES[language].errors.toBoard}
        </a>
      </p>
    </AcceptFrame>
  )
}

interface SummaryProps {
  readonly language: Language
  readonly lead: Lead
  /** The customer's other open lead; `null` without one. */
  readonly otherLead: OtherLead | null
  /** See `saidOf`; `null` for a lead that is gone. */
  readonly said?: SaidOfNotice | null
}

/** Renders what everybody with a link may read: no house number, unit, code, name or phone number. */
function Summary({ language, lead, otherLead, said = null }: SummaryProps) {
  const spanish = describeSpanishSignal(spanishSignal(lead), language)
  const town = lead.town?.name ?? townElsewhere(lead.address)
  const came =
    said === null ? null : titleOfCame({ ...said, ...lead, ...said, phone: '' }, language)
  const isAsked = lead.address !== '' || lead.type === 'booking'
  const quotes = [said?.note ?? '', lead.type === 'message' ? '' : (said?.words ?? '')]
  const vehicle = {
    vehicle: vehicleName(lead.vehicle_info),
    hasLostAllKeys: lead.vehicle_info?.all_keys_lost === true,
  }
  const more = [
    isAsked ? whenText(lead, language) : '',
    ...decidingTexts({ ...vehicle, town }, language),
    otherLead === null ? '' : OTHER_LEAD_MESSAGES[language][otherLead],
  ]
  return (
    <>
      {said?.danger != null && (
        <p className="danger">
          {LEAD_TITLE_MESSAGES[language].danger[said.danger].toLocaleUpperCase()}
        </p>
      )}
      <h1>{came ?? serviceName(lead.service, language)}</h1>
      {spanish !== '' && <p className="state">{spanish}</p>}
      <p className="where">{[streetName(lead.address), town].filter(Boolean).join(', ')}</p>
      {quotes
        .filter((words) => words !== '')
        .map((words) => (
          <p key={words} className="said">
            {`“${words}”`}
          </p>
        ))}
      <p className="more">
        {more
          .filter((text) => text !== '')
          .map(endSentence)
          .join(' ')}
      </p>
    </>
  )
}
