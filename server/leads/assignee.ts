import { business } from '#domain/business/business.ts'
import type { StoredAssignee } from '#server/db/tables/alarm-lead.ts'
import type { TokenSubject } from '#server/db/tables/notice.ts'

/** The staff member who has a lead. */
export interface Assignee {
  /** `null` when it was accepted by the link of the mail to STAFF_EMAIL. */
  readonly staffMemberId: string | null
  /** What other staff members read; the business's own name for the staff mailbox. */
  readonly name: string
  /** When it was accepted: milliseconds since the epoch. */
  readonly at: number
}

/** Returns who has a lead, as colleagues read it. */
export const toAssignee = ({ staffMemberId, name, at }: StoredAssignee): Assignee => ({
  staffMemberId,
  name: name ?? business.name,
  at,
})

/** Returns whether a link is the assignee's; that of the mail to STAFF_EMAIL is the staff mailbox's. */
export const isAssigneeOf = (
  assignee: StoredAssignee | null,
  { staffMember }: Pick<TokenSubject, 'staffMember'>,
): boolean => assignee !== null && assignee.staffMemberId === (staffMember?.id ?? null)
