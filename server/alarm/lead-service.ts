import type { LeadStatus } from '#domain/lead/lifecycle.ts'
import type { AddResult } from '#server/store/status-page/status-page-store.ts'
import type { Notice } from './channel.ts'

/** What staff, visitors and the phone provider can do to a lead. */

/** The staff member who has a lead. */
export interface Assignee {
  /** `null` when it was accepted by the link of the mail to STAFF_EMAIL. */
  readonly staffMemberId: string | null
  /** What other staff members read; the business's own name for the staff mailbox. */
  readonly name: string
  /** When it was accepted: milliseconds since the epoch. */
  readonly at: number
}

/** What a token gives access to. */
export type TokenView =
  | {
      readonly kind: 'lead'
      readonly submissionId: string
      readonly assignee: Assignee | null
      /** Whether the token belongs to the assignee: only then may street, phone and code be shown (R105). */
      readonly mine: boolean
      readonly staffMember: Notice['staffMember']
    }
  /** `npm run staff -- test`: POST answers it. */
  | {
      readonly kind: 'test'
      readonly answered: boolean
      readonly staffMember: Notice['staffMember']
    }

export type AcceptResult =
  | { readonly outcome: 'accepted'; readonly submissionId: string }
  /** Accepted before; `mine` says whether by the same staff member. */
  | {
      readonly outcome: 'late'
      readonly submissionId: string
      readonly assignee: Assignee
      readonly mine: boolean
    }
  /** Closed without an assignee. */
  | { readonly outcome: 'over'; readonly submissionId: string; readonly status: LeadStatus }
  /** The answer to a test. */
  | { readonly outcome: 'tested' }
  /** No such token or notice, or it has expired (24 h, or the lead is done). */
  | { readonly outcome: 'unknown' }

/**
 * Whether another staff member is notified after one declined: in this round, only
 * in a later one, or not at all; `over` when the alarm does not escalate any more.
 */
export type DeclineResult = 'now' | 'later' | 'none' | 'over'

/** What follows a second digit after an acceptance. */
export type ConnectResult =
  /** The call may be connected to this number (E.164), which is counted. */
  | { readonly outcome: 'connecting'; readonly connectionId: string; readonly number: string }
  /** The staff member does not have the lead any more, or this call was connected before. */
  | { readonly outcome: 'refused'; readonly status: LeadStatus }
  /** The caps on calls have no room. */
  | { readonly outcome: 'capped' }

export type AdvanceResult =
  | { readonly outcome: 'moved' }
  /** The lead had another status by then, or the life cycle does not allow it. */
  | { readonly outcome: 'late' }
  | { readonly outcome: 'unknown' }

/** A status callback of Twilio's. Any order, doubled and late ones are harmless. */
export interface ProviderCallback {
  readonly providerId: string
  /** Twilio's own word: queued, ringing, in-progress, completed, busy, failed, no-answer, canceled, … */
  readonly status: string
  /** SequenceNumber; null where there is none (SMS). */
  readonly sequence: number | null
  readonly error?: string
}

export interface LeadService {
  /** `null` for an unknown or expired token and for a closed lead. Changes nothing. */
  view(token: string): Promise<TokenView | null>
  /** Accepts the lead of a token, or answers a test. Of any number at once exactly one accepts. */
  accept(token: string): Promise<AcceptResult>
  /**
   * Accepts a lead for the staff member of a call.
   * @param lead another lead that this call offered; null for the call's own
   */
  acceptByNotice(noticeId: string, lead?: string | null): Promise<AcceptResult>
  /** Marks the lead of its assignee's token as en route, or changes its arrival time. */
  announceArrival(token: string, etaMinutes: number): Promise<void>
  /** Hands the lead of its assignee's token back, as `handBack` does. */
  handBackByToken(token: string): Promise<void>
  /** Brings the next step of the alarm forward, for a staff member who cannot come. */
  decline(noticeId: string, lead?: string | null): Promise<DeclineResult>
  /** True if a call may be connected to the phone number of this lead. */
  canConnect(submissionId: string): Promise<boolean>
  /**
   * Connects the staff member of a call to the customer of a lead that they accepted; once per call
   * and lead.
   * @param lead as for `acceptByNotice`
   */
  connect(noticeId: string, lead?: string | null): Promise<ConnectResult>
  declineByToken(token: string): Promise<DeclineResult>
  /** Takes one step on the board, from the status that the staff member saw (R130). */
  advance(
    submissionId: string,
    step: {
      readonly from: LeadStatus
      readonly to: LeadStatus
      readonly staffMemberId: string
      /** Reason, where one was typed. */
      readonly detail?: string
      /** With `en_route`: in how many minutes the assignee arrives. */
      readonly etaMinutes?: number
    },
  ): Promise<AdvanceResult>
  /** Gives a lead back for its assignee. It is pending again, and its alarm restarts. */
  handBack(
    submissionId: string,
    step: {
      readonly from: LeadStatus
      readonly staffMemberId: string
      /** Staff member who is asked first: the alarm restarts after two minutes, or when they decline. */
      readonly colleagueId?: string
      readonly detail?: string
    },
  ): Promise<AdvanceResult>
  /**
   * Restores the state before the step that this staff member took seconds ago.
   * @param at time of the step's event, which identifies it
   */
  undo(
    submissionId: string,
    step: { readonly at: number; readonly staffMemberId: string },
  ): Promise<AdvanceResult>
  /**
   * Cancels for the visitor (R122). False when the life cycle does not allow it any more; the
   * attempt is then recorded, and the assignee told.
   */
  cancel(submissionId: string): Promise<boolean>
  /**
   * Adds a note of the visitor.
   * @param text 500 characters at most
   */
  addNote(submissionId: string, text: string): Promise<AddResult>
  /** Adds a photo of the visitor, as JPEG. */
  addPhoto(submissionId: string, jpeg: Uint8Array): Promise<AddResult>

  /**
   * The notice as it was sent, for the words of a call; null when it is unknown. Its `acceptUrl` is null.
   * @param lead as for `acceptByNotice`
   */
  getNotice(noticeId: string, lead?: string | null): Promise<Notice | null>
  /**
   * The call as it offers the next waiting lead; null when none is left.
   * @param after the lead that was offered last; null for the call's own
   */
  nextWaiting(noticeId: string, after: string | null): Promise<Notice | null>
  /** Marks a call as answered by a digit: it does not count towards the caps. */
  markAnswered(noticeId: string): Promise<void>
  /** Records a call's status; a call that nobody answered brings the next step forward. */
  recordCallStatus(noticeId: string, callback: ProviderCallback): Promise<void>
}
