import type { LeadStatus } from '#domain/lead/lifecycle.ts'
import type { LeadPayment } from '#domain/lead/payment.ts'
import type { Quote } from '#domain/lead/quote.ts'
import type { SuspicionFlag } from '#domain/suspicion-flags.ts'
import type { AlarmLead, StoredAssignee } from '../alarm/alarm-lead.ts'
import type { LeadEvent } from '../alarm/alarm-step.ts'
import type { NewStaffChannel, StaffMember } from '../alarm/staff-member.ts'

/** The board's part of the store: sessions, and what the board shows (R130 to R133). */

/** A staff member, as far as the board needs it. */
export type StaffMemberSummary = Pick<StaffMember, 'id' | 'name' | 'language'>

export interface NewSession {
  /** UUID; names the session on the board. */
  readonly id: string
  /** SHA-256 of the cookie's value, hex. */
  readonly hash: string
  /** Description, such as 'iPhone, Safari'. */
  readonly device: string
  readonly expiresAt: number
}

export interface Session {
  readonly id: string
  readonly member: StaffMemberSummary
  readonly createdAt: number
  readonly lastSeenAt: number
  /** Description, or the name that the staff member gave it. */
  readonly device: string
  /** Whether the browser receives notifications, as far as its push service has reported. */
  readonly notifies: boolean
}

/** A new user of STAFF_EMAIL, who becomes a staff member with these mailboxes. */
export interface NewStaffMember {
  readonly id: string
  readonly name: string
  readonly language: StaffMember['language']
  readonly channels: readonly NewStaffChannel[]
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
  /** The requesting browser, by its remember-cookie; `null` without one. */
  readonly knownBrowser: { readonly hash: string; readonly staffMemberId: string } | null
  readonly codeHash: string
  /** True for an address of STAFF_EMAIL. */
  readonly isStaffMailbox: boolean
  /** UUID of the notice that carries the code. */
  readonly noticeId: string
  readonly now: number
  readonly expiresAt: number
}

export type CodeResult =
  | { readonly outcome: 'signed-in'; readonly member: StaffMemberSummary }
  /** An unassigned address of STAFF_EMAIL: the invitation asks for a name. */
  | { readonly outcome: 'invited' }
  | { readonly outcome: 'wrong' }
  /** Used, expired, tried too often, or unknown. */
  | { readonly outcome: 'expired' }

/** Maximum number within a time. */
interface RateShare {
  readonly limit: number
  readonly windowMs: number
}

/** A lead in the list. */
export type BoardLead = AlarmLead & {
  readonly name: string
  /** When its alarm started, or restarts next; milliseconds since the epoch. */
  readonly waitingSince: number
  readonly assignee: StoredAssignee | null
  /** Milliseconds since the epoch; `null` while the lead is open. */
  readonly closedAt: number | null
}

/** One page of the list, with counts over all pages. */
export interface BoardPage {
  readonly leads: readonly BoardLead[]
  /** Leads of all pages. */
  readonly total: number
  /** Not closed. */
  readonly open: number
  /** Open and not accepted. */
  readonly waiting: number
}

/** What the page of a lead needs besides the lead. */
export interface BoardDetail {
  readonly assignee: StoredAssignee | null
  readonly events: readonly LeadEvent[]
  /** As `RecordOptions`: the receipt's link follows from it. */
  readonly idempotencyKey: string | null
  /** See `AlarmLead`, and whether the network rule lowers its escalation. */
  readonly doubts: readonly SuspicionFlag[]
  /** Number of leads from this phone number up to this one, and the latest earlier ones, newest first. */
  readonly sameNumber: { readonly count: number; readonly earlier: readonly LeadOutcome[] }
  /** Ids of the visitor's photos, in the order in which they were sent. */
  readonly photoIds: readonly string[]
}

/** What became of a lead. */
export interface LeadOutcome {
  readonly id: string
  /** When it was stored; milliseconds since the epoch, like all times here. */
  readonly at: number
  readonly status: LeadStatus
  readonly name: string
  readonly service: string
  readonly address: string
  /** Its name; `null` if nothing names one. */
  readonly town: string | null
  /** `traffic_source.source`; a visitor can choose it. */
  readonly source: string | null
  readonly assignee: StoredAssignee | null
  /** When it was first accepted and first closed, unless that was undone; `null` if never. */
  readonly acceptedAt: number | null
  readonly closedAt: number | null
}

export const COUNTED_GROUPS = ['person', 'service', 'town', 'source'] as const
export type CountedGroup = (typeof COUNTED_GROUPS)[number]

export interface LeadCounts {
  /** By the hour of the submission, from the beginning of the period; hours without a lead are left out. */
  readonly hours: readonly {
    /** Milliseconds since the epoch. */
    readonly at: number
    readonly count: number
    /** Of these, neither accepted nor closed in time. */
    readonly missed: number
  }[]
  /** By seconds from the submission to the first acceptance, in ascending order. */
  readonly seconds: readonly { readonly seconds: number; readonly count: number }[]
  readonly cancelled: number
  /** Sum of the prices paid. */
  readonly paidCents: number
  /** By stored value; of accepted leads, the assignee's name. */
  readonly groups: Readonly<
    Record<CountedGroup, readonly { readonly name: string | null; readonly count: number }[]>
  >
}

/** A call or SMS to a staff member that went out late, or not at all. */
export interface DelayedCall {
  readonly leadId: string
  readonly service: string
  /** Name of the staff member who was to be called. */
  readonly staffMemberName: string | null
  readonly at: number
  /** When it was last sent; `null` if it was not. */
  readonly begunAt: number | null
  /** The limit of calls (R106), or what the telephone provider answered. */
  readonly reason: 'cap' | { readonly error: string }
}

/** Recorded at `since` or later, and before `until`. */
export interface Period {
  readonly since: number
  readonly until: number
}

interface LeadCursor {
  readonly at: number
  readonly id: string
}

export interface LeadSearch {
  readonly leads: readonly LeadOutcome[]
  /** Where the next page begins, which may be empty; `null` after the last one. */
  readonly next: LeadCursor | null
}

export interface StaffStore {
  /** @param invitation `staffMemberId` is null for a user of STAFF_EMAIL */
  addInvitation(invitation: {
    readonly hash: string
    readonly staffMemberId: string | null
    readonly now: number
    readonly expiresAt: number
  }): Promise<void>
  /** Returns `null` for an invitation that is used, expired or unknown. */
  findInvitation(
    hash: string,
    now: number,
  ): Promise<{ readonly member: StaffMemberSummary | null } | null>
  /**
   * Uses an invitation and begins a session; of concurrent calls one succeeds. `null` as above.
   * @param newcomer for an invitation without a staff member. An existing staff member with one of
   *   the mailboxes is used instead; if a code verified one mailbox, only that one counts
   */
  acceptInvitation(
    hash: string,
    options: {
      readonly session: NewSession
      readonly newcomer: NewStaffMember | null
      readonly now: number
    },
  ): Promise<StaffMemberSummary | null>

  /**
   * Begins a sign-in by code. Runs the same statements whether or not a staff member has the
   * address, so that neither the answer nor its duration reveals it; only the mail to a known
   * address is due. A browser that signed in as this staff member before has limits of its own, so
   * that nobody else can use them up. 'held': no mail is due, because the limit of the network for
   * this address is reached, or that of the address, or that of all known addresses.
   */
  addCode(
    code: NewCode,
    limits: {
      readonly perNetwork: RateShare
      readonly perMailbox: RateShare
      /** For all addresses of staff members. */
      readonly overall: RateShare
      /** For unknown addresses: above it the oldest is deleted. */
      readonly strangers: RateShare
    },
  ): Promise<'begun' | 'held'>
  /** Counts the attempt, whatever its result. */
  enterCode(
    attemptHash: string,
    options: {
      readonly codeHash: string
      readonly mostTries: number
      /**
       * Wrong attempts for the address of this code, by the network that requested it and by all.
       */
      readonly wrongTries: {
        readonly perNetwork: number
        readonly perMailbox: number
        readonly windowMs: number
      }
      readonly session: NewSession
      /** For an unassigned address of STAFF_EMAIL. */
      readonly invitation: { readonly hash: string; readonly expiresAt: number }
      readonly now: number
    },
  ): Promise<CodeResult>

  findSession(hash: string, now: number): Promise<Session | null>
  touchSession(
    id: string,
    seen: { readonly now: number; readonly expiresAt: number },
  ): Promise<void>
  /** Lists open sessions, the last used first. */
  listSessions(now: number): Promise<readonly Session[]>
  /** Names a session of this staff member; false if the staff member has no such session. */
  renameSession(id: string, staffMemberId: string, name: string): Promise<boolean>
  /** Ends a session and the notifications of its browser; false if there is none. */
  endSession(id: string): Promise<boolean>
  /** Makes a browser the only push channel of the session; false if the session is over. */
  addPush(sessionId: string, channel: NewStaffChannel, now: number): Promise<boolean>
  removePush(sessionId: string): Promise<void>

  /**
   * Lists leads since `since`, and open ones since `openSince`: first those that wait on every
   * channel, then accepted ones, then those with a lowered escalation, each longest waiting first;
   * then closed ones, newest first.
   */
  listBoard(options: {
    readonly since: number
    /** Older leads are not searched, so that the query's cost stays the same over the years. */
    readonly openSince: number
    readonly limit: number
    /** Number of leads to skip. */
    readonly offset: number
  }): Promise<BoardPage>
  /** Counts the leads of a period, without spam; see `LeadCounts`. */
  countOutcomes(
    period: Period,
    options: {
      readonly now: number
      /** How long a lead waits for its acceptance or end before it counts as missed. */
      readonly missedAfterMs: number
    },
  ): Promise<LeadCounts>
  /** Lists all leads of a period but spam, newest first. */
  listOutcomes(period: Period): Promise<readonly LeadOutcome[]>
  /** Lists the latest delayed calls about leads of a period. */
  listDelayedCalls(period: Period): Promise<readonly DelayedCall[]>
  /**
   * Finds leads by phone number, or by words of name, address or service, newest first; all of them
   * for an empty text.
   */
  search(query: {
    readonly text: string
    readonly after: LeadCursor | null
    readonly limit: number
  }): Promise<LeadSearch>
  boardDetail(submissionId: string): Promise<BoardDetail | null>
  /** Records that a staff member has seen these leads, once each; returns how many were new. */
  markSeen(
    submissionIds: readonly string[],
    by: { readonly staffMemberId: string; readonly now: number },
  ): Promise<number>
  addNote(
    submissionId: string,
    note: {
      readonly text: string
      readonly limit: number
      readonly staffMemberId: string
      readonly now: number
    },
  ): Promise<'added' | 'full' | 'unknown'>
  /**
   * Adds a written quote.
   * 'refused': the staff member does not have the lead any more; 'full': it has `most` quotes.
   */
  addQuote(
    submissionId: string,
    quote: Pick<Quote, 'totalCents' | 'includes'> & {
      readonly limit: number
      readonly staffMemberId: string
      readonly now: number
    },
  ): Promise<'added' | 'refused' | 'full' | 'unknown'>
  /** Replaces what is recorded about the price of a closed lead; 'refused' for an open one. */
  savePayment(
    submissionId: string,
    change: {
      readonly payment: LeadPayment
      readonly staffMemberId: string
      readonly now: number
    },
  ): Promise<'saved' | 'refused' | 'unknown'>
  /** Returns a photo as JPEG; `null` if there is none with this id. */
  getPhoto(id: string): Promise<Uint8Array | null>
  /** Deletes the gate codes and photos of leads that were closed before; returns how many. */
  wipeGateCodesAndPhotos(closedBefore: number): Promise<number>
  /** Deletes expired sessions, invitations and codes. */
  prune(now: number): Promise<void>
}
