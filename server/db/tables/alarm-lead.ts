/** A lead as the alarm reads it. */

import type { FieldsFor, Submission } from '#domain/submission/fields.ts'
import type { SuspicionFlag } from '#domain/submission/suspicion-flags.ts'

/** The fields that the engine reads; all others are shown only after acceptance. */
export type AlarmLead = Pick<Submission, FieldsFor<'notice'>> & {
  /** Reasons why it may not come from a customer. */
  readonly suspicionFlags: readonly SuspicionFlag[]
  /** True if the flags lower the escalation to mail and push. */
  readonly isSuspicious: boolean
}

export interface StoredAssignee {
  readonly staffMemberId: string | null
  /** `null` for the shared staff mailbox. */
  readonly name: string | null
  readonly at: number
}
