/**
 * Derives the state of a lead from its recorded events, which are in the order in which they
 * happened.
 */

import { ETA_EVENT } from './arrival.ts'
import { LEAD_LIFECYCLE, type LeadStatus, parseLeadStatus, RESTART_EVENTS } from './lifecycle.ts'

/** The event that takes the transition before it back. */
export const UNDONE = 'undone'

/** The part of a recorded event that the state follows from. */
interface Recorded {
  readonly kind: string
}

/** Returns the status after an event; `null` for an event that is no transition. */
export const statusAfter = (kind: string): LeadStatus | null =>
  RESTART_EVENTS.some((event) => event === kind) ? 'pending' : parseLeadStatus(kind)

/**
 * Leaves out each transition that was undone with the arrival times said since, and the event that
 * undid it.
 */
export function withoutUndone<Event extends Recorded>(events: readonly Event[]): readonly Event[] {
  let remaining: Event[] = []
  for (const event of events) {
    if (event.kind !== UNDONE) remaining.push(event)
    else {
      const index = remaining.findLastIndex(({ kind }) => statusAfter(kind) !== null)
      const isUndone = ({ kind }: Event, at: number): boolean =>
        at === index || (at > index && kind === ETA_EVENT)
      if (index >= 0) remaining = remaining.filter((one, at) => !isUndone(one, at))
    }
  }
  return remaining
}

interface LeadState<Event> {
  readonly status: LeadStatus
  /** The latest transition that was not undone; `null` before the first. */
  readonly transition: Event | null
  /**
   * The transition that made the assignee, or the former one of a closed lead; `null` without one.
   */
  readonly acceptance: Event | null
  /** The latest arrival time of a lead that is en route; `null` if none was said. */
  readonly eta: Event | null
}

export function leadState<Event extends Recorded>(events: readonly Event[]): LeadState<Event> {
  let state: LeadState<Event> = { status: 'pending', transition: null, acceptance: null, eta: null }
  for (const event of withoutUndone(events)) {
    const status = statusAfter(event.kind)
    if (event.kind === ETA_EVENT && state.status === 'en_route') state = { ...state, eta: event }
    if (status === null) continue
    const { assignee } = LEAD_LIFECYCLE[status]
    const acceptance = assignee === 'actor' ? event : assignee === 'none' ? null : state.acceptance
    state = { status, transition: event, acceptance, eta: null }
  }
  return state
}
