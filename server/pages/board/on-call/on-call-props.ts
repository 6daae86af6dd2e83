import type { ParsedPlan } from '#server/leads/escalation/read-plans.ts'
import type { Viewer } from '#server/store/board-records.ts'
import type { NoticeSettings } from '#server/store/notice.ts'
import type { StaffMember } from '#server/store/staff-member.ts'
import type { Rejected } from '../../parts/rejected.ts'

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
  readonly rejected: (Rejected & { readonly form: 'override' | 'shift' | 'plan' }) | null
}
