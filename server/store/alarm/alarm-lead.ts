import type { FieldsFor, Submission } from '#domain/submission/fields.ts'
import type { SuspicionFlag } from '#domain/suspicion-flags.ts'

/** A request as the alarm knows it. */

/** What the engine reads of a request; the rest is on its page, after it was taken. */
export type AlarmLead = Pick<Submission, FieldsFor<'notice'>> & {
  /** Why it may not come from a customer, as `doubtsOf`. */
  readonly doubts: readonly SuspicionFlag[]
  /** Some of its doubts lower the escalation to mail and push. */
  readonly isDoubtful: boolean
}

export interface StoredAssignee {
  readonly personId: string | null
  /** Null when it is nobody in particular. */
  readonly name: string | null
  readonly at: number
}

/** Who does something, and by which channel. */
export interface Actor {
  readonly personId: string | null
  readonly via: string
}
