import type { TakenCall } from '#server/db/tables/incoming-call.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import { SET_UP_MESSAGES } from '#copy/server/set-up.ts'
import { NEW_LEAD_MESSAGES } from '#copy/server/new-lead.ts'
import { BOARD_MESSAGES } from '#copy/server/board.ts'
import { ON_CALL_MESSAGES } from '#copy/server/on-call.ts'
import { isAllowed } from '#domain/staff/roles.ts'
import type { Language } from '#domain/text/language.ts'
import {
  listAddress,
  ON_CALL_ADDRESS,
  teamMemberAddress,
  SIGN_IN_AGAIN_ADDRESS,
} from '#server/board/addresses.ts'
import { BoardFrame } from '#server/board/board-frame.tsx'
import { MoreLinks } from '#server/board/more-links.tsx'
import { LeadCards } from './lead-cards.tsx'
import { LeadRows, type LeadRowView } from './lead-rows.tsx'
import { groupLeads, type OpenLeadView } from './group-leads.ts'
import type { BoardPage, Viewer } from '#server/db/tables/board-records.ts'
import type { StaffMember } from '#server/db/tables/staff-member.ts'
import { dayAndTime, timeOf } from '#server/pages/times.ts'
import { OnCallNow } from '#server/board/on-call/on-call-now.tsx'

interface ListPageProps {
  readonly viewer: Viewer
  readonly page: BoardPage
  readonly staff: readonly StaffMember[]
  /** Starts at 1. */
  readonly number: number
  readonly pages: number
  /** When the viewer's session ends, if that is soon. */
  readonly signedOutAt: number | null
  /** Calls and texts of blocked numbers. */
  readonly refused: number
  /** Calls that the viewer answered and that have no lead yet. */
  readonly calls?: readonly TakenCall[]
  /** Whether this phone is notified. */
  readonly hasPush?: boolean
  /** Whether the viewer is offered a passkey. */
  readonly offersPasskey?: boolean
  readonly now: number
}

/**
 * Renders `/staff`: what an owner wants to see first, then what was closed today and within seven
 * days. No gate codes.
 */
export function ListPage(props: ListPageProps) {
  const { viewer, page, number, signedOutAt } = props
  const { language } = viewer
  const leads = groupLeads(page.leads, viewer, props.now)
  const messages = BOARD_MESSAGES[language]
  const { list } = messages
  return (
    <BoardFrame
      language={language}
      title={page.waiting === 0 ? messages.board : `(${page.waiting}) ${messages.board}`}
      more={<MoreLinks viewer={viewer} refused={props.refused} />}
      live="list"
      tab="board"
      address={listAddress(number)}
      openLeads={page.open}
    >
      <div data-live="signed-out">
        {signedOutAt !== null && (
          <p className="stale">
            {list.signedOut(dayAndTime(signedOutAt, language))}{' '}
            <a href={SIGN_IN_AGAIN_ADDRESS}>{list.signInAgain}</a>
          </p>
        )}
      </div>
      <div data-live="calls">
        <AnsweredCalls {...props} />
      </div>
      <div data-live="open">
        <OpenLeads language={language} count={page.open} leads={leads.now} />
        <LeadSection heading={list.planned} leads={leads.planned} language={language} />
        {leads.later.length > 0 && (
          <details className="later" data-fold="later">
            <summary>{list.later(leads.later.length)}</summary>
            <LeadCards leads={leads.later} language={language} />
          </details>
        )}
      </div>
      <div data-live="setup">
        <SetUp {...props} />
      </div>
      <div className="on-call" data-live="on-call">
        <OnCallNow {...props} />
        <a className="btn btn-small btn-outline" href={ON_CALL_ADDRESS}>
          {ON_CALL_MESSAGES[language].shifts}
        </a>
      </div>
      <div data-live="rest">
        <Section heading={list.today} leads={leads.closedToday} />
        <Section heading={list.week} leads={leads.closedEarlier} />
        {page.total === page.open && <p className="more">{list.nothingElse}</p>}
        <PageLinks {...props} />
      </div>
    </BoardFrame>
  )
}

/** Renders each answered call with the press that makes it the viewer's lead. */
function AnsweredCalls({ calls = [], viewer: { language }, now }: ListPageProps) {
  const messages = NEW_LEAD_MESSAGES[language]
  return calls.map(({ id, caller, source, startedAt }) => (
    <form key={id} className="asked" method="post" action="/staff/leads/new">
      <p>{messages.answered(formatPhone(caller ?? ''), timeOf(startedAt, now, language))}</p>
      <input type="hidden" name="phone" value={formatPhone(caller ?? '')} />
      <input type="hidden" name="source" value={source} />
      <input type="hidden" name="call" value={id} />
      <div className="pair">
        <button className="btn btn-outline" name="mine" value="on">
          {messages.take}
        </button>
        <a className="btn btn-outline" href={`/staff/leads/new?call=${id}`}>
          {messages.fromCall}
        </a>
      </div>
    </form>
  ))
}

/** Renders what is missing before the first night; nothing once all is there. */
function SetUp(props: ListPageProps) {
  const { staff, hasPush = true, offersPasskey = false } = props
  const { id, role, language } = props.viewer
  const messages = SET_UP_MESSAGES[language]
  const own = staff.find((member) => member.id === id)
  const phone = own?.channels.find(({ kind }) => kind === 'call')
  const missing = [
    ...(hasPush ? [] : [{ href: '/staff/phones', text: messages.push }]),
    ...(phone !== undefined
      ? []
      : [
          isAllowed(role, 'team')
            ? { href: teamMemberAddress(id), text: messages.phone }
            : { href: '/staff/phones', text: messages.askForPhone },
        ]),
    ...(phone !== undefined && phone.testedAt === null && isAllowed(role, 'team')
      ? [{ href: teamMemberAddress(id), text: messages.test }]
      : []),
    ...(staff.length > 1 && staff.every(({ shifts }) => shifts.length === 0)
      ? [{ href: ON_CALL_ADDRESS, text: messages.shifts }]
      : []),
    ...(offersPasskey ? [{ href: '/staff/phones#passkeys', text: messages.passkey }] : []),
  ]
  if (missing.length === 0) return null
  return (
    <section>
      <h2>{messages.heading}</h2>
      <ol className="rows">
        {missing.map(({ href, text }) => (
          <li key={text}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ol>
    </section>
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
function PageLinks({ viewer, number, pages }: ListPageProps) {
  const { list } = BOARD_MESSAGES[viewer.language]
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
