import type { PlanChoices } from '#domain/alarm/plan-choices.ts'
import type { Language } from '#domain/text/language.ts'
import type { Asked } from '#domain/staff/on-call/on-call.ts'
import type { OnCallNowView } from './on-call-now.tsx'
import type { Rejected } from '#server/pages/parts/rejected.ts'

/** A holiday or a changed night. */
export interface PlannedView {
  readonly name: string
  readonly text: string
  /** What the form that removes it sends; `null` if the viewer may not. */
  readonly fields: Readonly<Record<string, string>> | null
}

/** What follows an urgent request that nobody takes. */
export interface AlarmPlanView {
  readonly intro: string
  readonly sentences: readonly string[]
  /** The present choices; `null` if the viewer may not change them. */
  readonly choices: PlanChoices | null
  /** Whether the present plan is none of those that can be chosen. */
  readonly isByHand: boolean
}

/** A period of the next seven days. */
interface PeriodView {
  readonly span: string
  readonly asked: Asked
  /** Names of the staff members who are asked, in one text; '' for the owner. */
  readonly names: string
}

interface ShiftView {
  /** Days and hours, in words. */
  readonly text: string
  /** What the form that removes the shift sends; `null` if the viewer may not. */
  readonly fields: Readonly<Record<string, string>> | null
}

export interface MemberView {
  readonly id: string
  readonly name: string
  /** '' if there are shifts. */
  readonly state: string
  readonly shifts: readonly ShiftView[]
}

/**
 * Props of `/staff/on-call`. They contain no time of day, only what the page says about it: the
 * ETag is computed from them.
 */
export interface OnCallPageProps {
  readonly language: Language
  /** How many leads are open. */
  readonly openLeads: number
  readonly viewerId: string
  readonly onCall: OnCallNowView
  /** Until when the viewer is on or off call by a press, in words; `null` without one. */
  readonly viewerUntil: string | null
  readonly week: readonly PeriodView[]
  /** In alarm order. */
  readonly staff: readonly MemberView[]
  /** Holidays and changed nights, the next one first. */
  readonly planned: readonly PlannedView[]
  /** Those whose times the viewer may change. */
  readonly changeable: readonly Pick<MemberView, 'id' | 'name'>[]
  readonly mayChangeAll: boolean
  readonly plan: AlarmPlanView
  /** Until when a staff member is on or off call, unless another time is chosen. */
  readonly until: { readonly day: string; readonly time: string }
  readonly rejected: (Rejected & { readonly form: 'override' | 'shift' | 'plan' }) | null
}
