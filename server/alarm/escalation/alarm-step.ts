/** An alarm with a due step, and what the step decides. */

import type { Eta } from '#domain/lead/arrival.ts'
import type { NotifiedStaff } from '#domain/alarm/plan.ts'
import type { AlarmLead } from '#server/db/tables/alarm-lead.ts'
import type { NewNotice } from '#server/db/tables/notice.ts'

/** A staff member is not asked again in the round in which they declined. */
export interface DeclinedRound {
  readonly staffMemberId: string
  /** From 1. */
  readonly round: number
}

/** An alarm as the engine reads it: with a due step, or to compute further recipients. */
export interface DueAlarm {
  readonly lead: AlarmLead
  /** The plan as text; `null` before the first step. */
  readonly plan: string | null
  /** Both 0 before the first step. */
  readonly round: number
  readonly step: number
  /** Whom its steps have notified since it began. */
  readonly notified: readonly NotifiedStaff[]
  /** Staff members who declined the lead, with the round in which they did. */
  readonly declined: readonly DeclinedRound[]
  /** The last round in which the owner's mailbox was asked; 0 for none. */
  readonly ownerAskedInRound: number
  readonly startedAt: number
  readonly notAfter: number
  readonly acceptedBy: string | null
  /** The arrival that was said last, while somebody drives to it. */
  readonly eta?: Eta | null
  /** The staff member whose step made the lead pending again; `null` for a new lead. */
  readonly restartedBy: string | null
  /** Too many unanswered leads came from its network: an ASAP lead uses push and mail only, and one call. */
  readonly isLimited: boolean
  /** Somebody has another request for the same job: this one uses push and mail only. */
  readonly isTakenElsewhere: boolean
}

/** The result of a step, written in one transaction. */
export interface AlarmDecision {
  readonly plan: string
  readonly round: number
  readonly step: number
  readonly nextAt: number | null
  /** A new end of the alarm; its end stays without one. */
  readonly notAfter?: number
  /** True if the alarm's time is over and no staff member accepted. */
  readonly isExpired: boolean
  readonly notices: readonly NewNotice[]
}
