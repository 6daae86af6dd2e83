import type { LeadStatus } from '#domain/lead/lifecycle.ts'
import type { AlarmLead, StoredAssignee } from './alarm-lead.ts'
import type { NewNotice } from './notice.ts'

/** The steps of an alarm and of a request, and what is told of them (R102 to R104, R107). */

/** An alarm for which something is due now. */
export interface DueAlarm {
  readonly lead: AlarmLead
  /** The plan in words; null before the first step. */
  readonly plan: string | null
  /** Both 0 before the first step. */
  readonly round: number
  readonly step: number
  /** Milliseconds since the epoch. */
  readonly startedAt: number
  readonly notAfter: number
  /** Who has it. */
  readonly acceptedBy: string | null
  /** Too many unanswered leads came from its network: an ASAP lead uses push and mail only. */
  readonly isLimited: boolean
}

/** What comes of a due alarm; written in one transaction. */
export interface AlarmDecision {
  readonly plan: string
  readonly round: number
  readonly step: number
  /** Null when nothing is due any more. */
  readonly nextAt: number | null
  /** True when its time is over and nobody took it. */
  readonly isOver: boolean
  readonly notices: readonly NewNotice[]
}

export type TransitionResult =
  | { readonly outcome: 'moved'; readonly submissionId: string; readonly from: LeadStatus }
  /** That step is not possible from where the request stands. */
  | {
      readonly outcome: 'refused'
      readonly submissionId: string
      readonly status: string
      readonly assignee: StoredAssignee | null
    }
  | { readonly outcome: 'unknown' }

export interface LeadEvent {
  readonly at: number
  readonly kind: string
  readonly personId: string | null
  readonly personName: string | null
  readonly via: string | null
  readonly detail: string | null
}

export interface AlarmStats {
  readonly ringing: number
  /** Since when the most overdue step or notice waits to be done; null when nothing is due. */
  readonly oldestDueAt: number | null
  /** Alarms that ended in the last 24 hours and that nobody took up since. */
  readonly untaken: number
}
