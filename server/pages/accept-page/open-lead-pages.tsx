/** Pages of a lead for somebody who is not its assignee, without private data (R105). */

import { ACCEPT_PAGE_MESSAGES } from '#copy/server/accept-page.ts'
import type { Language } from '#domain/text/language.ts'
import { formatLocalTime } from '#domain/time/format-local-time.ts'
import type { FurtherRecipients } from '#server/leads/escalation/further-recipients.ts'
import { AcceptFrame, IntentButton } from './accept-frame.tsx'

/** What everybody with a link may read. */
export interface LeadSummary {
  readonly service: string
  /** That the visitor may speak Spanish; '' for no sign of it. */
  readonly spanish: string
  /** Street and town, without house number. */
  readonly place: string
  /** Whether the customer asked for another day (R233). */
  readonly isPlanned: boolean
  /** Sentences about time and distance. */
  readonly more: string
}

interface WaitingPageProps {
  readonly language: Language
  readonly lead: LeadSummary
  readonly createdAt: number
  /** Who is asked after a decline; `null` before one. */
  readonly furtherRecipients: FurtherRecipients | null
}

/** Renders an open lead. */
export function WaitingPage({ language, lead, createdAt, furtherRecipients }: WaitingPageProps) {
  const messages = ACCEPT_PAGE_MESSAGES[language]
  const state =
    furtherRecipients === null ? messages.notAccepted : messages.declined[furtherRecipients]
  const time = formatLocalTime(createdAt, language, 'time')
  const since = lead.isPlanned ? messages.cameIn(time) : messages.since(time)
  return (
    <AcceptFrame language={language} title={state}>
      <div className="tag eyelet">
        <p className="state">{`${state}, ${since}`}</p>
        <Summary lead={lead} />
      </div>
      {furtherRecipients !== null && <p className="more">{messages.passedOnNote}</p>}
      <form className="do" method="post">
        <IntentButton intent="accept" text={messages.accept} kind="amber" />
        {furtherRecipients === null && <IntentButton intent="decline" text={messages.decline} />}
      </form>
    </AcceptFrame>
  )
}

interface AlreadyAcceptedPageProps {
  readonly language: Language
  readonly lead: LeadSummary
  readonly assignee: { readonly name: string; readonly at: number }
}

/** Renders who accepted the lead first. */
export function AlreadyAcceptedPage({ language, lead, assignee }: AlreadyAcceptedPageProps) {
  const messages = ACCEPT_PAGE_MESSAGES[language]
  const state = messages.late(assignee.name, formatLocalTime(assignee.at, language, 'time'))
  return (
    <AcceptFrame language={language} title={state}>
      <p className="state">{state}</p>
      <Summary lead={lead} />
      <p className="more">{messages.lateNote}</p>
    </AcceptFrame>
  )
}

function Summary({ lead }: { readonly lead: LeadSummary }) {
  return (
    <>
      <h1>{lead.service}</h1>
      {lead.spanish !== '' && <p className="state">{lead.spanish}</p>}
      <p className="where">{lead.place}</p>
      <p className="more">{lead.more}</p>
    </>
  )
}
