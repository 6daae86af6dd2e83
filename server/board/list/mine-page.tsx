import { BOARD_MESSAGES } from '#copy/server/board.ts'
import { localDate } from '#domain/time/appointment.ts'
import { formatLocalTime } from '#domain/time/format-local-time.ts'
import { customerName } from '#server/leads/facts/customer-texts.ts'
import { shortAddress, statusText } from '#server/leads/facts/lead-texts.ts'
import { serviceName } from '#server/leads/facts/service-name.ts'
import type { BoardAppointment, BoardPage, Viewer } from '#server/db/tables/board-records.ts'
import { leadAddress, MINE_ADDRESS } from '#server/board/addresses.ts'
import { BoardFrame } from '#server/board/board-frame.tsx'
import { LeadCards } from './lead-cards.tsx'
import { LeadRows } from './lead-rows.tsx'
import { groupLeads } from './group-leads.ts'

interface MinePageProps {
  readonly viewer: Viewer
  /** The viewer's leads. */
  readonly page: BoardPage
  /** Dates of the business, such as 2031-03-04. */
  readonly days: readonly string[]
  /** Everybody's, of these days. */
  readonly appointments: readonly BoardAppointment[]
  /** Everybody's. */
  readonly openLeads: number
  readonly now: number
}

/** Renders `/staff/mine`: the viewer's own leads, and everybody's appointments of a week. */
export function MinePage(props: MinePageProps) {
  const { viewer, page, days, appointments } = props
  const { language } = viewer
  const { now, planned, later, closedToday, closedEarlier } = groupLeads(
    page.leads,
    viewer,
    props.now,
  )
  const { list, mine } = BOARD_MESSAGES[language]
  const open = [...now, ...planned, ...later]
  const closed = [...closedToday, ...closedEarlier]
  return (
    <BoardFrame
      language={language}
      title={mine.heading}
      live="mine"
      tab="mine"
      address={MINE_ADDRESS}
      openLeads={props.openLeads}
    >
      <h1>{mine.heading}</h1>
      <div data-live="open">
        {open.length === 0 && (
          <>
            <p className="more">{mine.nothing}</p>
            <p>
              <a className="btn btn-small btn-outline" href="/staff">
                {BOARD_MESSAGES[language].errors.toBoard}
              </a>
            </p>
          </>
        )}
        <LeadCards leads={open} language={language} />
      </div>
      <section data-live="week">
        <h2>{mine.week}</h2>
        <ol className="days-ahead">
          {days.map((date) => (
            <Day
              key={date}
              date={date}
              viewer={viewer}
              appointments={appointments.filter((lead) => dateOf(lead) === date)}
            />
          ))}
        </ol>
      </section>
      <div data-live="rest">
        {closed.length > 0 && (
          <section>
            <h2>{list.week}</h2>
            <LeadRows leads={closed} />
          </section>
        )}
      </div>
    </BoardFrame>
  )
}

const dateOf = ({ appointment_start: start }: BoardAppointment): string =>
  localDate(Date.parse(start ?? ''))

interface DayProps extends Pick<MinePageProps, 'viewer' | 'appointments'> {
  readonly date: string
}

function Day({ date, viewer, appointments }: DayProps) {
  const { language } = viewer
  const time = (at: string | null): string =>
    at === null ? '' : formatLocalTime(Date.parse(at), language, 'time')
  return (
    <li>
      {/* At noon it is the same date in any time zone of the country. */}
      <h3>{formatLocalTime(Date.parse(`${date}T17:00Z`), language, 'day')}</h3>
      {appointments.length === 0 && <p className="more">{BOARD_MESSAGES[language].mine.free}</p>}
      {appointments.map((lead) => (
        <a key={lead.id} href={leadAddress(lead.id)}>
          <span className="time">
            {`${time(lead.appointment_start)} – ${time(lead.appointment_end)}`}
          </span>
          <b>{serviceName(lead.service, language)}</b>
          <span>{shortAddress(lead)}</span>
          <span className="more">
            {`${customerName(lead, language)}, ${statusText(lead, viewer)}`}
          </span>
        </a>
      ))}
    </li>
  )
}
