/** What the functions of the lead service share. */

import type { NoticeSettings } from '#server/store/notice.ts'
import type { AlarmOperations } from './escalation/alarm-operations.ts'
import type { NoticeOperations } from './sending/notice-operations.ts'
import type { LeadTransactions } from './lead-transactions.ts'
import { type Db } from '#server/store/db.ts'
import type { DueAlarm, TransitionResult } from './escalation/alarm-step.ts'
import type { TransitionOptions } from './transition.ts'

/**
 * Who is notified after a staff member declined: another one in this round, the owner's mailbox
 * because everybody on call has declined, another one in a later round only, or nobody.
 */
export type FurtherRecipients = 'now' | 'owner' | 'later' | 'none'

export interface LeadServiceDeps extends NoticeSettings {
  readonly store: {
    readonly db: Db
    readonly alarms: Pick<AlarmOperations, 'findAlarm'>
    readonly notices: Pick<NoticeOperations, 'subjectOfToken' | 'subjectOfNotice' | 'answerTest'>
  }
  readonly clock: () => number
  readonly randomId: () => string
  /** Wakes the engine, because a step or notice may be due. */
  readonly nudge: () => void
  /** Finds whether the plan of an alarm notifies anybody but this staff member from now on. */
  readonly furtherRecipients: (
    alarm: DueAlarm,
    staffMemberId: string | null,
  ) => Promise<FurtherRecipients>
}

/** A transition as its caller describes it. */
export type RequestedTransition = Omit<TransitionOptions, 'now' | 'settings' | 'keptId'>

/** Makes one transition, and wakes the alarm engine. */
export type ApplyTransition = (
  submissionId: string,
  transition: RequestedTransition,
) => Promise<TransitionResult>

export interface ServiceContext extends LeadServiceDeps {
  readonly settings: NoticeSettings
  readonly transactions: LeadTransactions
  readonly applyTransition: ApplyTransition
}
