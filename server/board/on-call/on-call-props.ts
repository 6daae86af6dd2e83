import type { ParsedPlan } from '#server/alarm/escalation/read-plans.ts'
import type { Viewer } from '#server/db/tables/board-records.ts'
import type { NoticeSettings } from '#server/db/tables/notice.ts'
import type { StaffMember } from '#server/db/tables/staff-member.ts'
import type { Saved } from '#server/board/saved.ts'
import type { Rejected } from '#server/pages/parts/rejected.ts'

/** Props of `/staff/on-call`. */
export interface OnCallPageProps {
  readonly viewer: Viewer
  /** In alarm order. */
  readonly staff: readonly StaffMember[]
  readonly now: number
  /** How many leads are open. */
  readonly openLeads: number
  /** The plan of urgent leads. */
  readonly plan: ParsedPlan
  readonly settings: NoticeSettings
  readonly saved: Saved | null
  readonly rejected: (Rejected & { readonly form: 'override' | 'shift' | 'plan' }) | null
}
