import { NEW_LEAD_MESSAGES } from '#copy/server/new-lead.ts'
import { BOARD_MESSAGES } from '#copy/server/board.ts'
import { ON_CALL_MESSAGES } from '#copy/server/on-call.ts'
import { STAFF_REVIEW_MESSAGES } from '#copy/server/staff-reviews.ts'
import { TEAM_MESSAGES } from '#copy/server/team.ts'
import { isAllowed } from '#domain/staff/roles.ts'
import type { Language } from '#domain/language.ts'
import {
  leadAddress,
  listAddress,
  ON_CALL_ADDRESS,
  REVIEWS_ADDRESS,
  TEAM_ADDRESS,
} from './addresses.ts'
import { BoardFrame } from './board-frame.tsx'
import { BoardMap } from './board-map.tsx'
import { LeadRows, type LeadRowView } from './lead-rows.tsx'
import type { ListPageProps, OpenLeadView } from './list-props.ts'
import { OnCallNow } from './on-call-now.tsx'
import { ProgressMarks } from './progress-marks.tsx'

/**
 * Renders `/staff`: waiting leads first, then those that staff have, then those closed today and
 * within seven days (R130). No gate codes.
 */
export function ListPage(props: ListPageProps) {
  const { language, counts, open, closedToday, closedEarlier, onCall, number } = props
  const messages = BOARD_MESSAGES[language]
  const { list } = messages
  return (
    <BoardFrame
      language={language}
      title={counts.waiting === 0 ? messages.board : `(${counts.waiting}) ${messages.board}`}
      aside={<Links language={language} role={props.role} />}
      live="list"
      address={listAddress(number)}
    >
      <div data-live="open">
        <OpenLeads language={language} count={counts.open} leads={open} />
      </div>
      <div className="on-call" data-live="on-call">
        <OnCallNow onCall={onCall} language={language} />
        <a className="button small" href={ON_CALL_ADDRESS}>
          {ON_CALL_MESSAGES[language].shifts}
        </a>
      </div>
      <div data-live="rest">
        <Section heading={list.today} leads={closedToday} />
        <Section heading={list.week} leads={closedEarlier} />
        {counts.total === counts.open && <p className="more">{list.nothingElse}</p>}
        <PageLinks {...props} />
      </div>
      <BoardMap leads={open} language={language} />
    </BoardFrame>
  )
}

function Links({ language, role }: Pick<ListPageProps, 'language' | 'role'>) {
  const { search, overview, list } = BOARD_MESSAGES[language]
  return (
    <nav className="aside">
      <a href="/staff/search">{search.heading}</a>
      <a href="/staff/leads/new">{NEW_LEAD_MESSAGES[language].title}</a>
      {isAllowed(role, 'money') && <a href="/staff/overview">{overview.heading}</a>}
      {isAllowed(role, 'reviews') && (
        <a href={REVIEWS_ADDRESS}>{STAFF_REVIEW_MESSAGES[language].heading}</a>
      )}
      {isAllowed(role, 'team') && <a href={TEAM_ADDRESS}>{TEAM_MESSAGES[language].heading}</a>}
      <a href="/staff/phones">{list.phones}</a>
    </nav>
  )
}

interface OpenLeadsProps {
  readonly language: Language
  /** On all pages. */
  readonly count: number
  readonly leads: readonly OpenLeadView[]
}

function OpenLeads({ language, count, leads }: OpenLeadsProps) {
  const { open, nothingOpen } = BOARD_MESSAGES[language].list
  if (count === 0)
    return (
      <>
        <h1>{nothingOpen.heading}</h1>
        <p className="more">{nothingOpen.text}</p>
      </>
    )
  return (
    <>
      <h1>
        {`${open} `}
        <span className="count">{count}</span>
      </h1>
      {leads.length > 0 && (
        <ol className="cards">
          {leads.map((lead, index) => (
            <LeadCard
              key={lead.id}
              lead={lead}
              language={language}
              isLarge={index === 0 && lead.isEscalated}
            />
          ))}
        </ol>
      )}
    </>
  )
}

interface LeadCardProps {
  readonly lead: OpenLeadView
  readonly language: Language
  /** True for the lead that has waited longest: its waiting time is in large figures. */
  readonly isLarge: boolean
}

function LeadCard({ lead, language, isLarge }: LeadCardProps) {
  const { id, status, state, waits, service, spanish, place, more } = lead
  const isNew = waits !== null
  return (
    <li>
      <a
        className={`card ${status}${isLarge ? ' tag' : ''}`}
        href={leadAddress(id)}
        data-new={isNew ? id : undefined}
      >
        <span className="state">
          <ProgressMarks status={status} />
          <span>
            {state}
            {isNew && <span>{`, ${BOARD_MESSAGES[language].waits(waits)}`}</span>}
          </span>
        </span>
        {isLarge && (
          <span className="waited" aria-hidden="true">
            {waits}
          </span>
        )}
        <b>{spanish === null ? service : `${spanish}: ${service}`}</b>
        <span className="where">{place}</span>
        <span className="more">{more}</span>
      </a>
    </li>
  )
}

interface SectionProps {
  readonly heading: string
  readonly leads: readonly LeadRowView[]
}

function Section({ heading, leads }: SectionProps) {
  if (leads.length === 0) return null
  return (
    <section>
      <h2>{heading}</h2>
      <LeadRows leads={leads} />
    </section>
  )
}

/** Renders links to the previous and next page, which work without a script. */
function PageLinks({ language, number, pages }: ListPageProps) {
  const { list } = BOARD_MESSAGES[language]
  if (pages === 1) return null
  return (
    <nav aria-label={list.pages}>
      <p className="more">{list.page(number, pages)}</p>
      <div className="pair">
        {number > 1 && (
          <a className="button" href={listAddress(number - 1)} rel="prev">
            {list.before}
          </a>
        )}
        {number < pages && (
          <a className="button" href={listAddress(number + 1)} rel="next">
            {list.after}
          </a>
        )}
      </div>
    </nav>
  )
}
