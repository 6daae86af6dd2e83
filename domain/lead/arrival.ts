/** When the locksmith arrives, as they said it themselves; nothing is computed or corrected. */

import { MINUTE_MS } from '#domain/time/durations.ts'

/** Minutes that the buttons offer. */
export const ETA_MINUTES = [10, 20, 30, 45] as const

export interface Eta {
  readonly minutes: number
  /** When it was said: milliseconds since the epoch. */
  readonly at: number
}

/** How late an assignee is when asked for a new arrival time. */
export const ARRIVAL_LATE_AFTER_MS = 10 * MINUTE_MS

/** How late an assignee is when the owners are asked, as about a lead that nobody has. */
const OWNER_ASKED_AFTER_MS = 30 * MINUTE_MS

/** Parses the value of a button; `null` for any other text. */
export const parseEtaMinutes = (text: string | null | undefined): number | null =>
  ETA_MINUTES.find((minutes) => String(minutes) === text) ?? null

export const ownerQuestionAt = ({ minutes, at }: Eta): number =>
  at + minutes * MINUTE_MS + OWNER_ASKED_AFTER_MS

export const lateQuestionAt = ({ minutes, at }: Eta): number =>
  at + minutes * MINUTE_MS + ARRIVAL_LATE_AFTER_MS

/** When assignee and owners are asked about a lead that somebody drives to without having said a time. */
export const unsaidArrivalQuestionAt = (now: number): number =>
  ownerQuestionAt({ minutes: Math.max(...ETA_MINUTES), at: now })

/** How far a said arrival is: whole minutes left, at least 0, and the share of them that is gone. */
interface ArrivalProgress {
  readonly minutesLeft: number
  readonly share: number
}

export function arrivalProgress({ minutes, at }: Eta, now: number): ArrivalProgress {
  const gone = Math.max(0, (now - at) / MINUTE_MS)
  return {
    minutesLeft: Math.max(0, Math.ceil(minutes - gone)),
    share: Math.min(1, gone / minutes),
  }
}

/**
 * Returns how many whole minutes ago the said arrival was, once it is late: ten minutes after it,
 * when the assignee is asked for a new time. `null` before, and where none was said.
 */
export const lateByMinutes = (eta: Eta | null, now: number): number | null =>
  eta === null || now < lateQuestionAt(eta)
    ? null
    : Math.floor((now - eta.at) / MINUTE_MS) - eta.minutes
