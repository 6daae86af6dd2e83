/**
 * Derives the state of a lead from its recorded events, which are in the order in which they
 * happened.
 */

import type { Eta } from './arrival.ts'
import { type EventKind, eventsOf, type LeadEvent } from './events.ts'
import {
  FIRST_STATUS,
  isAcceptance,
  isDriving,
  LEAD_LIFECYCLE,
  type LeadStatus,
  parseLeadStatus,
  RESTART_EVENTS,
} from './lifecycle.ts'

/** Returns the status after an event; `null` for an event that is no transition. */
export const statusAfter = (kind: EventKind): LeadStatus | null =>
  RESTART_EVENTS.some((event) => event === kind) ? FIRST_STATUS : parseLeadStatus(kind)

/**
 * Leaves out each transition that was undone with the arrival times said since, and the event that
 * undid it.
 */
export function withoutUndone(events: readonly LeadEvent[]): readonly LeadEvent[] {
  let remaining: LeadEvent[] = []
  for (const event of events) {
    if (event.kind !== 'undone') remaining.push(event)
    else {
      const index = remaining.findLastIndex(({ kind }) => statusAfter(kind) !== null)
      const isUndone = ({ kind }: LeadEvent, at: number): boolean =>
        at === index || (at > index && kind === 'eta')
      if (index >= 0) remaining = remaining.filter((one, at) => !isUndone(one, at))
    }
  }
  return remaining
}

export interface LeadState {
  readonly status: LeadStatus
  /** The latest transition that was not undone; `null` before the first. */
  readonly transition: LeadEvent | null
  /**
   * The transition that made the assignee, or the former one of a closed lead; `null` without one.
   */
  readonly acceptance: LeadEvent | null
  /** The latest arrival time of a lead that is en route; `null` if none was said. */
  readonly eta: Eta | null
}

/** Returns whether a staff member ever accepted the lead, without an acceptance that was undone. */
export const wasAccepted = (events: readonly LeadEvent[]): boolean =>
  withoutUndone(events).some(({ kind }) => {
    const status = statusAfter(kind)
    return status !== null && isAcceptance(status)
  })

export function leadState(events: readonly LeadEvent[]): LeadState {
  let state: LeadState = { status: FIRST_STATUS, transition: null, acceptance: null, eta: null }
  for (const event of withoutUndone(events)) {
    const status = statusAfter(event.kind)
    if (event.kind === 'eta' && isDriving(state.status))
      state = { ...state, eta: { minutes: event.payload.minutes, at: event.at } }
    if (status === null) continue
    const { assignee } = LEAD_LIFECYCLE[status]
    const acceptance = assignee === 'actor' ? event : assignee === 'none' ? null : state.acceptance
    state = { status, transition: event, acceptance, eta: null }
  }
  return state
}

/** Returns whether the lead was closed because nobody was there when the assignee came. */
export function isNoShow(events: readonly LeadEvent[]): boolean {
  const { transition } = leadState(events)
  return transition?.kind === 'lost' && transition.payload.cause === 'no_show'
}

/** Returns the id of the lead that goes on for a duplicate; `null` for every other lead. */
export function keptLeadId(events: readonly LeadEvent[]): string | null {
  const { transition } = leadState(events)
  return transition?.kind === 'duplicate' ? (transition.payload.keptId ?? null) : null
}

/** Returns the latest transition if it offers the lead to one colleague; else `null`. */
export function handOverOf(events: readonly LeadEvent[]): LeadEvent<'handed_over'> | null {
  const { transition } = leadState(events)
  return transition?.kind === 'handed_over' ? transition : null
}

/** Returns whether staff changed the customer's phone number before a time. */
export const wasNumberChanged = (events: readonly LeadEvent[], before: number): boolean =>
  eventsOf(events, 'corrected').some(
    ({ at, payload: { field } }) => at < before && field === 'phone',
  )
