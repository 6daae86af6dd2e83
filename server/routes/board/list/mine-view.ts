import { customerName } from '#server/leads/facts/customer-texts.ts'
import { localDate, shiftDate } from '#domain/time/appointment.ts'
import { business } from '#domain/business/business.ts'
import { formatLocalTime } from '#domain/time/format-local-time.ts'
import { shortAddress, statusText } from '#server/leads/facts/lead-texts.ts'
import { serviceName } from '#server/leads/facts/service-name.ts'
import type { MinePageProps } from '#server/pages/board/mine-page.tsx'
import type { BoardAppointment, BoardPage, Period, Viewer } from '#server/store/board-records.ts'
import { groupLeads } from './list-view.ts'

const DAYS_SHOWN = 7

interface Week {
  /** Dates of the business, such as 2031-03-04. */
  readonly days: readonly string[]
  readonly period: Period
}

/** Returns today and the six days after it, on the business's calendar. */
export function weekFrom(now: number): Week {
  const today = localDate(now)
  const startOf = (date: string): number =>
    Temporal.PlainDate.from(date).toZonedDateTime(business.timeZone).epochMilliseconds
  return {
    days: Array.from({ length: DAYS_SHOWN }, (_, index) => shiftDate(today, index)),
    period: { since: startOf(today), until: startOf(shiftDate(today, DAYS_SHOWN)) },
  }
}

interface MineViewOptions {
  readonly viewer: Viewer
  /** The viewer's leads. */
  readonly page: BoardPage
  readonly days: Week['days']
  /** Everybody's, of these days. */
  readonly appointments: readonly BoardAppointment[]
  /** Everybody's. */
  readonly openLeads: number
  readonly now: number
}

/** Returns what `/staff/mine` shows: the viewer's own leads, and the week's appointments. */
export function mineView(options: MineViewOptions): MinePageProps {
  const { viewer, page, days, appointments, openLeads, now } = options
  const { language } = viewer
  const dateOf = ({ appointment_start: start }: BoardAppointment): string =>
    localDate(Date.parse(start ?? ''))
  const time = (at: string | null): string =>
    at === null ? '' : formatLocalTime(Date.parse(at), language, 'time')
  return {
    ...groupLeads(page.leads, viewer, now),
    language,
    openLeads,
    week: days.map((date) => ({
      date,
      // At noon it is the same date in any time zone of the country.
      day: formatLocalTime(Date.parse(`${date}T17:00Z`), language, 'day'),
      appointments: appointments
        .filter((lead) => dateOf(lead) === date)
        .map((lead) => ({
          id: lead.id,
          service: serviceName(lead.service, language),
          place: shortAddress(lead),
          more: `${customerName(lead, language)}, ${statusText(lead, viewer)}`,
          time: `${time(lead.appointment_start)} – ${time(lead.appointment_end)}`,
        })),
    })),
  }
}
