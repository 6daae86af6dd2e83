import type { SuspicionFlag } from '#domain/suspicion-flags.ts'
import type { AlarmLead, StoredAssignee } from '../alarm/alarm-lead.ts'
import type { LeadEvent } from '../alarm/alarm-step.ts'
import type { NewStaffChannel, StaffMember } from '../alarm/staff-member.ts'

/** The board's part of the store: who may see it, and what it shows (R130 to R133). */

/** Somebody of the staff, as far as the board needs it. */
export type StaffMemberSummary = Pick<StaffMember, 'id' | 'name' | 'language'>

export interface NewSession {
  /** UUID; names the session on the board. */
  readonly id: string
  /** SHA-256 of what stands in the cookie, hex. */
  readonly hash: string
  /** In words, such as 'iPhone, Safari'. */
  readonly device: string
  readonly expiresAt: number
}

export interface Session {
  readonly id: string
  readonly member: StaffMemberSummary
  readonly createdAt: number
  readonly lastSeenAt: number
  /** In words, or the name that its owner gave it. */
  readonly device: string
  /** A browser that notifies, as far as its push service has said. */
  readonly notifies: boolean
}

/** Whoever reads STAFF_EMAIL and comes for the first time: becomes a person with these mailboxes. */
export interface NewStaffMember {
  readonly id: string
  readonly name: string
  readonly language: StaffMember['language']
  readonly channels: readonly NewStaffChannel[]
}

export interface NewCode {
  readonly attemptHash: string
  /** Lower case; what a mailbox of the staff is known by. */
  readonly address: string
  readonly addressHash: string
  /** Of the network that asks; with a key, as an address of a line is soon guessed. */
  readonly lineHash: string
  /** Which browser asks, by its remember-cookie; null for one that has none. */
  readonly knownBrowser: { readonly hash: string; readonly personId: string } | null
  readonly codeHash: string
  /** True for an address of STAFF_EMAIL. */
  readonly isHouse: boolean
  /** UUID of the mail that carries the code. */
  readonly noticeId: string
  readonly now: number
  readonly expiresAt: number
}

export type CodeResult =
  | { readonly outcome: 'signed-in'; readonly member: StaffMemberSummary }
  /** An address of STAFF_EMAIL that is nobody's yet: the invitation asks for a name. */
  | { readonly outcome: 'invited' }
  | { readonly outcome: 'wrong' }
  /** Used, too old, tried too often, or never there. */
  | { readonly outcome: 'over' }

/** So many within a time. */
interface RateShare {
  readonly most: number
  readonly withinMs: number
}

/** A request in the list. */
export type BoardLead = AlarmLead & {
  readonly name: string
  readonly assignee: StoredAssignee | null
  /** Milliseconds since the epoch; null while it is open. */
  readonly closedAt: number | null
}

/** One page of the list, with counts over all pages. */
export interface BoardPage {
  readonly leads: readonly BoardLead[]
  readonly every: number
  /** Not closed. */
  readonly open: number
  /** Open, and nobody has it. */
  readonly waiting: number
}

/** What the page of a request needs beside the request. */
export interface BoardDetail {
  readonly assignee: StoredAssignee | null
  readonly events: readonly LeadEvent[]
  /** As `NewSubmission`: the receipt's link follows from it. */
  readonly idempotencyKey: string | null
  /** As in `AlarmLead`, and whether the network rule lowers its escalation. */
  readonly doubts: readonly SuspicionFlag[]
  /** Requests from this number up to this one, and when the one before came. */
  readonly sameNumber: { readonly count: number; readonly before: number | null }
}

export interface StaffStore {
  /** @param invitation `personId` null for whoever reads STAFF_EMAIL */
  addInvitation(invitation: {
    readonly hash: string
    readonly personId: string | null
    readonly now: number
    readonly expiresAt: number
  }): Promise<void>
  /** Null for one that is used, too old or unknown. */
  findInvitation(
    hash: string,
    now: number,
  ): Promise<{ readonly member: StaffMemberSummary | null } | null>
  /**
   * Uses an invitation up and begins a session; of any number at once, one does. Null as above.
   * @param newcomer for an invitation that names nobody; whoever has one of its mailboxes already is that person.
   *   Where a code proved one of them, that one alone counts
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
   * Begins a sign-in by code. It runs the same statements whether or not a staff member has the
   * address, so that neither words nor time tell; only the mail of a known one is due.
   * A browser that signed in as this staff member before has limits of its own, so that nobody
   * else can use them up.
   * 'held': no mail is due, because the limit of the line for this address is reached, or that of
   * the address, or that of all known addresses.
   */
  addCode(
    code: NewCode,
    limits: {
      readonly perLine: RateShare
      readonly perAddress: RateShare
      /** Of addresses that somebody has. */
      readonly overall: RateShare
      /** Of those that nobody has: the oldest is deleted for the one beyond it. */
      readonly strangers: RateShare
    },
  ): Promise<'begun' | 'held'>
  /** Counts the try, whatever comes of it. */
  enterCode(
    attemptHash: string,
    options: {
      readonly codeHash: string
      readonly mostTries: number
      /** Wrong ones for the address of this code, by the line that asked for it and by all. */
      readonly wrongTries: {
        readonly perLine: number
        readonly perAddress: number
        readonly withinMs: number
      }
      readonly session: NewSession
      /** For an address of STAFF_EMAIL that is nobody's yet. */
      readonly invitation: { readonly hash: string; readonly expiresAt: number }
      readonly now: number
    },
  ): Promise<CodeResult>

  findSession(hash: string, now: number): Promise<Session | null>
  touchSession(
    id: string,
    seen: { readonly now: number; readonly expiresAt: number },
  ): Promise<void>
  /** Those that open the board now, the one seen last first. */
  listSessions(now: number): Promise<readonly Session[]>
  /** Names a session of this staff member; false when the staff member has no such session. */
  renameSession(id: string, personId: string, name: string): Promise<boolean>
  /** False when there is none. Its browser is told no more. */
  endSession(id: string): Promise<boolean>
  /** Makes a browser the one channel of the session, for its person; false when the session is over. */
  addPush(sessionId: string, channel: NewStaffChannel, now: number): Promise<boolean>
  removePush(sessionId: string): Promise<void>

  /**
   * Everything since `since`, and whatever is open since `openSince`: leads that wait on every
   * channel, those that somebody has, those whose escalation is lowered, each longest waiting
   * first; then what is closed, newest first.
   */
  listBoard(options: {
    readonly since: number
    /** Further back nobody is looked for, so that the board costs the same in its tenth year. */
    readonly openSince: number
    readonly limit: number
    /** How many of them to skip. */
    readonly offset: number
  }): Promise<BoardPage>
  boardDetail(submissionId: string): Promise<BoardDetail | null>
  /** Writes down that a person has seen them, once for each; returns how many were new. */
  markSeen(
    submissionIds: readonly string[],
    by: { readonly personId: string; readonly now: number },
  ): Promise<number>
  addNote(
    submissionId: string,
    note: {
      readonly text: string
      readonly most: number
      readonly personId: string
      readonly now: number
    },
  ): Promise<'added' | 'full' | 'unknown'>
  /** Takes the gate codes out of requests that were closed before; returns how many. */
  wipeGateCodes(closedBefore: number): Promise<number>
  /** Forgets sessions, invitations and codes whose time is over. */
  prune(now: number): Promise<void>
}
