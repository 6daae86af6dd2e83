import type { Access } from '#domain/staff/roles.ts'
import type { BoardDetail, Session, StaffMemberSummary } from '#server/store/board-records.ts'
import type { Lead } from '#server/store/lead.ts'

/** A lead, who opened its page, and when. */
export interface OpenedLead {
  readonly viewer: Session['staffMember']
  readonly lead: Lead
  readonly detail: BoardDetail
  /** The other open leads of the customer, as in `detail.duplicates`. */
  readonly others: readonly Lead[]
  /** To whom the viewer can hand the lead over. */
  readonly colleagues: readonly StaffMemberSummary[]
  /** https://…/r/TOKEN */
  readonly statusPageUrl: string
  /** How many leads are open, of all customers. */
  readonly openLeads: number
  /** Whether the viewer may know and change what was paid: of leads of others, by the capability `money`. */
  readonly paymentAccess: Access
  readonly now: number
}
