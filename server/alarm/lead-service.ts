import type { Notice } from './channel.ts'

/** What the routes ask of the alarm: pages behind a token, and the telephone's callbacks. */

/** Who has a request since when. */
export interface Assignee {
  /** Null when it was taken by the link of the mail to STAFF_EMAIL. */
  readonly personId: string | null
  /** What the others read; the business's own name when it is nobody in particular. */
  readonly name: string
  /** Milliseconds since the epoch. */
  readonly at: number
}

/** What stands behind a token. */
export type TokenView =
  | {
      readonly kind: 'request'
      readonly submissionId: string
      /** As domain/lead-status.ts names them. */
      readonly status: string
      readonly assignee: Assignee | null
      /** Whether whoever holds this token is the owner: only then may street, phone and code be shown (R105). */
      readonly mine: boolean
      readonly person: Notice['person']
    }
  /** `npm run staff -- test`: POST answers it. */
  | { readonly kind: 'test'; readonly answered: boolean; readonly person: Notice['person'] }

export type AcceptResult =
  | { readonly outcome: 'taken'; readonly submissionId: string }
  /** It was taken before, by this very person or another; `mine` says which. */
  | {
      readonly outcome: 'late'
      readonly submissionId: string
      readonly assignee: Assignee
      readonly mine: boolean
    }
  /** Cancelled, lost, spam or done. */
  | { readonly outcome: 'over'; readonly submissionId: string; readonly status: string }
  /** A test's answer. */
  | { readonly outcome: 'tested' }
  /** No such token or notice, or its time is over (24 h, or done). */
  | { readonly outcome: 'unknown' }

/**
 * What follows when a staff member passes a lead on: somebody else is told in
 * this round, or only in a later one, or nobody, or the alarm is over.
 */
export type DeclineResult = 'now' | 'later' | 'none' | 'over'

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
  /** Null for an unknown or expired token. Looking changes nothing. */
  view(token: string): Promise<TokenView | null>
  /** Takes the request behind a token, or answers a test. Of any number at once exactly one takes it. */
  take(token: string): Promise<AcceptResult>
  /**
   * The same for a digit on a call: the person of the called number takes it.
   * @param lead another lead that this call offered; null for the call's own
   */
  takeByNotice(noticeId: string, lead?: string | null): Promise<AcceptResult>
  /** 'I cannot': the next step comes at once (a digit on a call, a button on the page). */
  passOn(noticeId: string, lead?: string | null): Promise<DeclineResult>
  passOnByToken(token: string): Promise<DeclineResult>
  /**
   * The notice as it was sent, for the words of a call; null when it is unknown. Its `takeUrl` is null.
   * @param lead as for `takeByNotice`
   */
  notice(noticeId: string, lead?: string | null): Promise<Notice | null>
  /**
   * The call as it offers the next waiting lead; null when none is left.
   * @param after the lead that was offered last; null for the call's own
   */
  nextWaiting(noticeId: string, after: string | null): Promise<Notice | null>
  /** Marks a call as answered by a digit: it does not count towards the caps. */
  answered(noticeId: string): Promise<void>
  /** no-answer, busy, failed and a call that ended without a digit bring the next step at once. */
  callback(noticeId: string, callback: ProviderCallback): Promise<void>
}
