import type { EventContent, EventPayloads } from './events.ts'
import { FIRST_STATUS, LEAD_LIFECYCLE, type LeadStatus, type TransitionEvent } from './lifecycle.ts'
import type { LossCause } from './loss.ts'

/** What a transition may come with. */
export interface TransitionFacts {
  /** Why, in the staff member's words. */
  readonly reason?: string | undefined
  /** Why staff close it as canceled or lost; `null` where the visitor cancels. */
  readonly cause: LossCause | null
  /** In how many minutes the assignee arrives. */
  readonly etaMinutes?: number | undefined
  /** The lead that goes on for a duplicate; `undefined` for one that is not on the board. */
  readonly keptId?: string | undefined
  /** To whom the lead is handed over. */
  readonly colleague: { readonly id: string; readonly name: string } | null
}

type Reason = EventPayloads['accepted']
type Closing = EventPayloads['cancelled']

const reasonOf = ({ reason }: TransitionFacts): Reason => (reason === undefined ? {} : { reason })

const closingOf = (facts: TransitionFacts): Closing => ({
  ...reasonOf(facts),
  ...(facts.cause !== null && { cause: facts.cause }),
})

/** What each transition records; `null` for one that lacks what it must come with. */
const PAYLOADS: {
  readonly [Kind in TransitionEvent]: (facts: TransitionFacts) => EventPayloads[Kind] | null
} = {
  accepted: reasonOf,
  en_route: reasonOf,
  here: reasonOf,
  done: reasonOf,
  cancelled: closingOf,
  lost: closingOf,
  spam: reasonOf,
  duplicate: (facts) => ({
    ...reasonOf(facts),
    ...(facts.keptId !== undefined && { keptId: facts.keptId }),
  }),
  handed_back: reasonOf,
  handed_over: ({ colleague }) =>
    colleague && { colleagueId: colleague.id, colleagueName: colleague.name },
  reopened: reasonOf,
  eta: ({ etaMinutes }) => (etaMinutes === undefined ? null : { minutes: etaMinutes }),
}

/**
 * Returns the recorded event of a transition with its payload; `null` for a transition that the
 * life cycle does not contain, or that lacks what it must come with.
 */
export function transitionContent(
  from: LeadStatus,
  to: LeadStatus,
  facts: TransitionFacts,
): EventContent<TransitionEvent> | null {
  const row = LEAD_LIFECYCLE[from].to[to]
  const kind =
    facts.colleague === null ? (row?.event ?? (to === FIRST_STATUS ? null : to)) : row?.toColleague
  if (row === undefined || kind == null) return null
  const payload = PAYLOADS[kind](facts)
  return payload && ({ kind, payload } as EventContent<TransitionEvent>)
}
