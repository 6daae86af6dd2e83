/** What the functions of the lead service share. */

import type { NoticeSettings } from '#server/store/notice.ts'
import { type Db } from '#server/store/db.ts'
import type { DueAlarm, TransitionResult } from './escalation/alarm-step.ts'
import type { TransitionOptions } from './transition.ts'

/**
 * Who is notified after a staff member declined: another one in this round, the owner's mailbox
 * because everybody on call has declined, another one in a later round only, or nobody.
 */
export type FurtherRecipients = 'now' | 'owner' | 'later' | 'none'

export interface LeadServiceDeps extends NoticeSettings {
  readonly store: Db
  readonly clock: () => number
  readonly randomId: () => string
  /** Finds whether the plan of an alarm notifies anybody but this staff member from now on. */
  readonly furtherRecipients: (
    alarm: DueAlarm,
    staffMemberId: string | null,
  ) => Promise<FurtherRecipients>
}

/** A transition as its caller describes it. */
export type RequestedTransition = Omit<TransitionOptions, 'now' | 'settings' | 'keptId'>

/** Makes one transition. */
export type ApplyTransition = (
  submissionId: string,
  transition: RequestedTransition,
) => Promise<TransitionResult>

export interface ServiceContext extends LeadServiceDeps {
  readonly settings: NoticeSettings
  readonly applyTransition: ApplyTransition
}
