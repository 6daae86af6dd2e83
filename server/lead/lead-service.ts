import type { LeadStatus } from '#domain/lead/lifecycle.ts'
import type { AddResult, AgreementResult } from '#server/store/status-page/status-page-store.ts'
import type { TransitionResult } from '#server/store/alarm/alarm-step.ts'
import type { TokenSubject } from '#server/store/alarm/notice.ts'

/** What staff and visitors can do to a lead. */

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
      readonly isMine: boolean
      readonly staffMember: TokenSubject['staffMember']
    }
  /** `npm run staff -- test`: POST answers it. */
  | {
      readonly kind: 'test'
      readonly answered: boolean
      readonly staffMember: TokenSubject['staffMember']
    }

export type AcceptResult =
  | { readonly outcome: 'accepted'; readonly submissionId: string }
  /** Accepted before; `isMine` says whether by the same staff member. */
  | {
      readonly outcome: 'already-accepted'
      readonly submissionId: string
      readonly assignee: Assignee
      readonly isMine: boolean
    }
  /** Closed without an assignee. */
  | { readonly outcome: 'closed'; readonly submissionId: string; readonly status: LeadStatus }
  /** The answer to a test. */
  | { readonly outcome: 'tested' }
  /** No such token or notice, or it has expired (24 h, or the lead is done). */
  | { readonly outcome: 'unknown' }

/**
 * Whether another staff member is notified after one declined: in this round, only in a later one,
 * or not at all.
 */
export type FurtherRecipients = 'now' | 'later' | 'none'

/** `ended` when the alarm does not escalate any more. */
export type DeclineResult = FurtherRecipients | 'ended'

/** `refused` when the lead had another status by then, or the life cycle does not allow the step. */
export type TransitionOutcome = TransitionResult['outcome']

export interface LeadService {
  /** `null` for an unknown or expired token and for a closed lead. Changes nothing. */
  view(token: string): Promise<TokenView | null>
  /** Accepts the lead of a token, or answers a test. Of any number at once exactly one accepts. */
  accept(token: string): Promise<AcceptResult>
  /**
   * Accepts a lead for the staff member of a call.
   * @param otherLeadId another lead that this call offered; `null` for the call's own
   */
  acceptByNotice(noticeId: string, otherLeadId?: string | null): Promise<AcceptResult>
  /** Marks the lead of its assignee's token as en route, or changes its arrival time. */
  announceArrival(token: string, etaMinutes: number): Promise<void>
  /** Hands the lead of its assignee's token back, as `handBack` does. */
  handBackByToken(token: string): Promise<void>
  /** Brings the next step of the alarm forward, for a staff member who cannot come. */
  decline(noticeId: string, otherLeadId?: string | null): Promise<DeclineResult>
  declineByToken(token: string): Promise<DeclineResult>
  /** Makes one transition on the board, from the status that the staff member saw (R130). */
  transitionLead(
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
  ): Promise<TransitionOutcome>
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
  ): Promise<TransitionOutcome>
  /**
   * Restores the state before the step that this staff member took seconds ago.
   * @param at time of the step's event, which identifies it
   */
  undo(
    submissionId: string,
    step: { readonly at: number; readonly staffMemberId: string },
  ): Promise<TransitionOutcome>
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
  /** Agrees to a quote for the visitor, and tells the assignee. */
  agree(submissionId: string, quoteId: number): Promise<AgreementResult>
}
