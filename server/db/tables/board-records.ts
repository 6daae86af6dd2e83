/** What the board's part of the database takes and returns. */

import type { ChannelKind } from '#domain/alarm/channels.ts'
import type { NoticeKind } from '#domain/alarm/notice-kind.ts'
import type { Eta } from '#domain/lead/arrival.ts'
import type { LeadStatus } from '#domain/lead/lifecycle.ts'
import type { WindowProposal } from '#domain/lead/window-proposal.ts'
import type { LeadType } from '#domain/submission/fields.ts'
import type { SuspicionFlag } from '#domain/submission/suspicion-flags.ts'
import type { AlarmLead, StoredAssignee } from './alarm-lead.ts'
import type { EventKind, LeadEvent } from '#domain/lead/events.ts'
import type { LossCause } from '#domain/lead/loss.ts'
import type { Proof, Role } from '#domain/staff/roles.ts'
import type { StaffMemberSummary } from './staff-member.ts'

export type { StaffMemberSummary } from './staff-member.ts'

export interface NewSession {
  /** UUID; names the session on the board. */
  readonly id: string
  /** SHA-256 of the cookie's value, hex. */
  readonly hash: string
  /** Description, such as 'iPhone, Safari'. */
  readonly device: string
  readonly proof: Proof
  readonly expiresAt: number
}

/** A signed-in staff member. */
export type Viewer = StaffMemberSummary & { readonly role: Role }

export interface Session {
  readonly id: string
  readonly staffMember: Viewer
  readonly createdAt: number
  readonly proof: Proof
  /** Whether the staff member has a passkey, on any phone. */
  readonly hasPasskey: boolean
  readonly lastSeenAt: number
  /** Description, or the name that the staff member gave it. */
  readonly device: string
  /** Whether the browser receives notifications, as far as its push service has reported. */
  readonly notifies: boolean
}

export interface NewCode {
  readonly attemptHash: string
  /** Lower case; identifies a mailbox of the staff. */
  readonly address: string
  readonly addressHash: string
  /**
   * Keyed hash of the requesting network: a plain hash of an address could be reversed by trying
   * all addresses.
   */
  readonly networkHash: string
  /**
   * The requesting browser, by its known-browser cookie: SHA-256 of its random id, hex, and who
   * signed in; `null` without one.
   */
  readonly knownBrowser: { readonly hash: string; readonly staffMemberId: string } | null
  readonly codeHash: string
  readonly isStaffMailbox: boolean
  /** UUID of the notice that carries the code. */
  readonly noticeId: string
  readonly now: number
  readonly expiresAt: number
}

export type CodeResult =
  | { readonly outcome: 'signed-in'; readonly staffMember: StaffMemberSummary }
  /** An unassigned address of STAFF_EMAIL: the invitation asks for a name. */
  | { readonly outcome: 'invited' }
  | { readonly outcome: 'wrong' }
  /** Used, expired, tried too often, or unknown. */
  | { readonly outcome: 'expired' }

/** Maximum number within a time. */
export interface RateShare {
  readonly limit: number
  readonly windowMs: number
}

/**
 * Where the list shows a lead: urgent and unassigned; assigned; urgent,
 * but it may not come from a customer; urgent and unaccepted for a day; it has a day; it can wait,
 * or nobody touched it for a week; closed.
 */
export type BoardGroup =
  | 'urgent'
  | 'under-way'
  | 'doubtful'
  | 'overdue'
  | 'planned'
  | 'later'
  | 'closed'

/** A lead in the list. */
export type BoardLead = AlarmLead & {
  readonly name: string
  readonly phone: string
  readonly notes: string | null
  /** Of an open lead, in the order in which they happened; none of a closed one. */
  readonly events: readonly LeadEvent[]
  /** Whether another request of the same number is open. */
  readonly hasOther: boolean
  /** When its alarm started, or restarts next; milliseconds since the epoch. */
  readonly waitingSince: number
  readonly assignee: StoredAssignee | null
  /** Milliseconds since the epoch; `null` while the lead is open. */
  readonly closedAt: number | null
  /** The arrival that the assignee said last, while on the way. */
  readonly eta: Eta | null
  /** How late the assignee is; `null` within ten minutes of the said arrival. */
  readonly lateByMinutes: number | null
  /** Another time that waits for an answer. */
  readonly proposal: WindowProposal | null
  readonly group: BoardGroup
}

/** An open lead with an appointment. */
export type BoardAppointment = AlarmLead & Pick<BoardLead, 'name' | 'assignee'>

/** One page of the list, with counts over all pages. */
export interface BoardPage {
  readonly leads: readonly BoardLead[]
  readonly total: number
  readonly open: number
  readonly waiting: number
}

/** Another open lead of the same customer. */
export interface OpenDuplicate {
  readonly id: string
  readonly service: string
  readonly status: LeadStatus
  /** When it was stored. */
  readonly at: number
  readonly assignee: StoredAssignee | null
}

/**
 * What became of a notice: a key was pressed; nobody picked up; the provider or the carrier refused
 * it; a call was picked up, perhaps by a voicemail, without a key; it rings, or its end was never
 * reported; it went out.
 */
export type NoticeOutcome = 'answered' | 'missed' | 'refused' | 'no-key' | 'ringing' | 'sent'

/** A message or call to staff about a lead. */
export interface LeadNotice {
  readonly kind: NoticeKind
  /** Of news: what it tells. */
  readonly event: EventKind | null
  readonly channel: ChannelKind
  readonly at: number
  /** `null` for what goes to the business: the staff mailbox, or its own channels. */
  readonly staffMemberName: string | null
  readonly outcome: NoticeOutcome
  /** What the provider said last; `null` if nothing. */
  readonly error: string | null
  /** The same for all notices of one step. */
  readonly step: string
}

/** What the page of a lead needs besides the lead. */
export interface BoardDetail {
  readonly assignee: StoredAssignee | null
  readonly events: readonly LeadEvent[]
  /** As `RecordOptions`: the status page's link follows from it. */
  readonly idempotencyKey: string | null
  /** See `AlarmLead`, and whether the network rule lowers its escalation. */
  readonly suspicionFlags: readonly SuspicionFlag[]
  /**
   * Number of leads from this phone number up to this one, and the latest earlier ones, newest
   * first.
   */
  readonly sameNumber: { readonly count: number; readonly earlier: readonly LeadOutcome[] }
  /** Other open leads of the same customer. */
  readonly duplicates: readonly OpenDuplicate[]
  /** Duplicates that were joined with this lead, with their events. */
  readonly joined: readonly {
    readonly id: string
    readonly notes: string | null
    readonly events: readonly LeadEvent[]
  }[]
  /** What was sent to staff about it. */
  readonly notices: readonly LeadNotice[]
  /** Ids of the visitor's photos, in the order in which they were sent. */
  readonly photoIds: readonly string[]
}

/** What became of a lead. */
export interface LeadOutcome {
  readonly id: string
  /** When it was stored; milliseconds since the epoch, like all times here. */
  readonly at: number
  readonly status: LeadStatus
  readonly type: LeadType
  readonly name: string
  readonly service: string
  readonly timeframe: string
  readonly address: string
  readonly town: string | null
  /** `traffic_source.source`; a visitor can choose it. */
  readonly source: string | null
  readonly assignee: StoredAssignee | null
  /** When it was first accepted and first closed, unless that was undone; `null` if never. */
  readonly acceptedAt: number | null
  readonly closedAt: number | null
  /** Why it is canceled or lost; `null` for every other one. */
  readonly lossCause: LossCause | null
}

/** Recorded at `since` or later, and before `until`. */
export interface Period {
  readonly since: number
  readonly until: number
}

export interface LeadCursor {
  readonly at: number
  readonly id: string
}

export interface LeadSearch {
  readonly leads: readonly LeadOutcome[]
  /** Where the next page begins, which may be empty; `null` after the last one. */
  readonly next: LeadCursor | null
}
