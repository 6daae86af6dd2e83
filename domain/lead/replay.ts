import { LEAD_LIFECYCLE, type LeadStatus, parseLeadStatus, RESTART_EVENTS } from './lifecycle.ts'

/** Derives the state of a lead from its recorded events, which are in the order in which they happened. */

/** The event that takes the transition before it back. */
export const UNDONE = 'undone'

/** The part of a recorded event that the state follows from. */
interface Recorded {
  readonly kind: string
}

/** The status after an event; `null` for an event that is no transition. */
export const statusAfter = (kind: string): LeadStatus | null =>
  RESTART_EVENTS.some((event) => event === kind) ? 'pending' : parseLeadStatus(kind)

/** Leaves out each transition that was undone, and the event that undid it. */
export function withoutUndone<Event extends Recorded>(events: readonly Event[]): readonly Event[] {
  const kept: Event[] = []
  for (const event of events) {
    if (event.kind !== UNDONE) kept.push(event)
    else {
      const index = kept.findLastIndex(({ kind }) => statusAfter(kind) !== null)
      if (index >= 0) kept.splice(index, 1)
    }
  }
  return kept
}

interface LeadState<Event> {
  readonly status: LeadStatus
  /** The latest transition that was not undone; `null` before the first. */
  readonly transition: Event | null
  /** The transition that made the assignee, or the former one of a closed lead; `null` without one. */
  readonly acceptance: Event | null
}

export function leadState<Event extends Recorded>(events: readonly Event[]): LeadState<Event> {
  let state: LeadState<Event> = { status: 'pending', transition: null, acceptance: null }
  for (const event of withoutUndone(events)) {
    const status = statusAfter(event.kind)
    if (status === null) continue
    const { assignee } = LEAD_LIFECYCLE[status]
    const acceptance = assignee === 'actor' ? event : assignee === 'none' ? null : state.acceptance
    state = { status, transition: event, acceptance }
  }
  return state
}
