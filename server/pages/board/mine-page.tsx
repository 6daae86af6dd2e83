import { BOARD_MESSAGES } from '#copy/server/board.ts'
import type { Language } from '#domain/text/language.ts'
import { leadAddress, MINE_ADDRESS } from './addresses.ts'
import { BoardFrame } from './board-frame.tsx'
import { LeadCards } from './lead-cards.tsx'
import { LeadRows, type LeadRowView } from './lead-rows.tsx'
import type { GroupedLeads } from './list-props.ts'

interface AppointmentView extends LeadRowView {
  /** From when to when. */
  readonly time: string
}

/** Props of `/staff/mine`; without a present time, as those of the list. */
export interface MinePageProps extends GroupedLeads {
  readonly language: Language
  /** Everybody's. */
  readonly openLeads: number
  readonly week: readonly {
    readonly date: string
    /** The date in words. */
    readonly day: string
    readonly appointments: readonly AppointmentView[]
  }[]
}

/** Renders `/staff/mine`: the viewer's own leads, and everybody's appointments of a week. */
export function MinePage(props: MinePageProps) {
  const { language, now, planned, later, closedToday, closedEarlier, week } = props
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
        {open.length === 0 && <p className="more">{mine.nothing}</p>}
        <LeadCards leads={open} language={language} />
      </div>
      <section data-live="week">
        <h2>{mine.week}</h2>
        <ol className="days-ahead">
          {week.map(({ date, day, appointments }) => (
            <li key={date}>
              <h3>{day}</h3>
              {appointments.length === 0 && <p className="more">{mine.free}</p>}
              {appointments.map(({ id, time, service, place, more }) => (
                <a key={id} href={leadAddress(id)}>
                  <span className="time">{time}</span>
                  <b>{service}</b>
                  <span>{place}</span>
                  <span className="more">{more}</span>
                </a>
              ))}
            </li>
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
