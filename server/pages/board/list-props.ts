import type { Language } from '#domain/text/language.ts'
import type { Role } from '#domain/staff/roles.ts'
import type { LeadStatus } from '#domain/lead/lifecycle.ts'
import type { LeadRowView } from './lead-rows.tsx'
import type { OnCallNowView } from './on-call-now.tsx'

/** An open lead in the list; all texts are clean and in the viewer's language. */
export interface OpenLeadView {
  readonly id: string
  readonly status: LeadStatus
  /** Status and assignee. */
  readonly state: string
  /** Its appointment, how long it has waited, or when the assignee arrives, in words; may be ''. */
  readonly timing: string
  /** How long it has waited, in words; `null` once a staff member has it. */
  readonly waits: string | null
  /** True for a lead that cannot wait and that nobody has: the whole staff is called about it. */
  readonly isUrgent: boolean
  readonly isMine: boolean
  /** True when the said arrival is over (R236). */
  readonly isLate: boolean
  /** What another time waits for; `null` without one. */
  readonly asked: string | null
  /** `null` for a number that cannot be right. */
  readonly callHref: string | null
  readonly service: string
  /** That the customer speaks Spanish, in words; `null` if nothing says so. */
  readonly spanish: string | null
  /** Street and town. */
  readonly place: string
  /** Name of its town; `null` if nothing names one. */
  readonly town: string | null
  /** Name, appointment and warnings. */
  readonly more: string
}

/** Leads in the parts of a list. */
export interface GroupedLeads {
  /** The viewer's running job, then the most urgent first (R230). */
  readonly now: readonly OpenLeadView[]
  /** By their time. */
  readonly planned: readonly OpenLeadView[]
  /** What can wait, folded. */
  readonly later: readonly OpenLeadView[]
  readonly closedToday: readonly LeadRowView[]
  readonly closedEarlier: readonly LeadRowView[]
}

/**
 * Props of `/staff`. They contain no time of day, only what the page says about it: the ETag is
 * computed from them.
 */
export interface ListPageProps extends GroupedLeads {
  /** Some pages are an owner's. */
  readonly role: Role
  readonly language: Language
  /** Numbers of leads on all pages of the list. */
  readonly counts: { readonly total: number; readonly open: number; readonly waiting: number }
  readonly onCall: OnCallNowView
  /** Starts at 1. */
  readonly number: number
  readonly pages: number
  /** When this phone is signed out, in words, if that is soon. */
  readonly signedOut: string | null
}
