import { NEW_LEAD_MESSAGES } from '#copy/server/new-lead.ts'
import { BOARD_MESSAGES } from '#copy/server/board.ts'
import { ON_CALL_MESSAGES } from '#copy/server/on-call.ts'
import { STAFF_REVIEW_MESSAGES } from '#copy/server/staff-reviews.ts'
import { BUSINESS_MESSAGES } from '#copy/server/business.ts'
import { TEAM_MESSAGES } from '#copy/server/team.ts'
import { isAllowed } from '#domain/staff/roles.ts'
import type { Language } from '#domain/text/language.ts'
import {
  listAddress,
  ON_CALL_ADDRESS,
  REVIEWS_ADDRESS,
  BUSINESS_ADDRESS,
  TEAM_ADDRESS,
  SIGN_IN_AGAIN_ADDRESS,
} from './addresses.ts'
import { BoardFrame } from './board-frame.tsx'
import { BoardMap } from './board-map.tsx'
import { LeadCards } from './lead-cards.tsx'
import { LeadRows, type LeadRowView } from './lead-rows.tsx'
import type { ListPageProps, OpenLeadView } from './list-props.ts'
import { OnCallNow } from './on-call-now.tsx'

/**
 * Renders `/staff`: what an owner wants to see first (R230), then what was closed today and within
 * seven days (R130). No gate codes.
 */
export function ListPage(props: ListPageProps) {
  const { language, counts, now, planned, later, closedToday, closedEarlier, onCall, number } =
    props
  const messages = BOARD_MESSAGES[language]
  const { list } = messages
  return (
    <BoardFrame
      language={language}
      title={counts.waiting === 0 ? messages.board : `(${counts.waiting}) ${messages.board}`}
      more={<Links language={language} role={props.role} />}
      live="list"
      tab="board"
      address={listAddress(number)}
      openLeads={counts.open}
    >
      <div data-live="signed-out">
        {props.signedOut !== null && (
          <p className="stale">
            {list.signedOut(props.signedOut)} <a href={SIGN_IN_AGAIN_ADDRESS}>{list.signInAgain}</a>
          </p>
        )}
      </div>
      <div data-live="open">
        <OpenLeads language={language} count={counts.open} leads={now} />
        <LeadSection heading={list.planned} leads={planned} language={language} />
        {later.length > 0 && (
          <details className="later" data-fold="later">
            <summary>{list.later(later.length)}</summary>
            <LeadCards leads={later} language={language} />
          </details>
        )}
      </div>
      <div className="on-call" data-live="on-call">
        <OnCallNow onCall={onCall} language={language} />
        <a className="btn btn-small btn-outline" href={ON_CALL_ADDRESS}>
          {ON_CALL_MESSAGES[language].shifts}
        </a>
      </div>
      <div data-live="rest">
        <Section heading={list.today} leads={closedToday} />
        <Section heading={list.week} leads={closedEarlier} />
        {counts.total === counts.open && <p className="more">{list.nothingElse}</p>}
        <PageLinks {...props} />
      </div>
      <BoardMap leads={[...now, ...planned]} language={language} />
    </BoardFrame>
  )
}

function Links({ language, role }: Pick<ListPageProps, 'language' | 'role'>) {
  const { overview, list } = BOARD_MESSAGES[language]
  return (
    <nav className="aside" aria-label={BOARD_MESSAGES[language].tabs.more}>
      <a href="/staff/leads/new">{NEW_LEAD_MESSAGES[language].title}</a>
      {isAllowed(role, 'money') && <a href="/staff/overview">{overview.heading}</a>}
      {isAllowed(role, 'reviews') && (
        <a href={REVIEWS_ADDRESS}>{STAFF_REVIEW_MESSAGES[language].heading}</a>
      )}
      {isAllowed(role, 'facts') && (
        <a href={BUSINESS_ADDRESS}>{BUSINESS_MESSAGES[language].heading}</a>
      )}
      {isAllowed(role, 'team') && <a href={TEAM_ADDRESS}>{TEAM_MESSAGES[language].heading}</a>}
      <a href="/staff/phones">{list.devices}</a>
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
      <LeadCards leads={leads} language={language} />
    </>
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

interface LeadSectionProps {
  readonly heading: string
  readonly leads: readonly OpenLeadView[]
  readonly language: Language
}

function LeadSection({ heading, leads, language }: LeadSectionProps) {
  if (leads.length === 0) return null
  return (
    <section>
      <h2>{heading}</h2>
      <LeadCards leads={leads} language={language} />
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
          <a className="btn btn-outline" href={listAddress(number - 1)} rel="prev">
            {list.before}
          </a>
        )}
        {number < pages && (
          <a className="btn btn-outline" href={listAddress(number + 1)} rel="next">
            {list.after}
          </a>
        )}
      </div>
    </nav>
  )
}
