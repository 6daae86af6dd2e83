import { type Appointment, toAppointment } from '#domain/time/appointment.ts'
import { MAX_PROPOSED_WINDOWS } from '#domain/lead/window-proposal.ts'

/** What a form says of one time. */
export interface WindowFields {
  readonly date: string
  readonly window: string
}

/** Puts the days and times of a form together, in their order. */
export function windowFields(
  dates: readonly string[],
  windows: readonly string[],
): readonly WindowFields[] {
  return Array.from({ length: MAX_PROPOSED_WINDOWS }, (_, at) => ({
    date: dates[at] ?? '',
    window: windows[at] ?? '',
  }))
}

/**
 * Returns the times that are chosen, each once; `null` if there is none, or one is not complete or
 * not offered.
 */
export function chosenWindows(fields: readonly WindowFields[]): readonly Appointment[] | null {
  const chosen = fields
    .filter(({ date, window }) => date !== '' || window !== '')
    .map(({ date, window }) => toAppointment(date, window))
  const complete = chosen.filter((window) => window !== null)
  if (complete.length === 0 || complete.length < chosen.length) return null
  return complete.filter(
    ({ appointment_start: start }, at) =>
      complete.findIndex((other) => other.appointment_start === start) === at,
  )
}
