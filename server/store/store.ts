import type { Submission } from '#domain/submission-columns.ts'
import type { AlarmStore } from './alarm/alarm-store.ts'
import type { StaffStore } from './staff/staff-store.ts'
import type { StatusPageStore } from './status-page/status-page-store.ts'

/**
 * What the server asks of a database, whichever it is. Both engines hold to
 * this and pass one contract suite. All times are milliseconds since the
 * epoch and come from the caller's clock; ids come from the caller too.
 */

/** `code` of the error with which an embedded database answers once its files were deleted under it. */
export const DATABASE_GONE = 'DATABASE_GONE'

/** A recorded request as it is answered to whoever sent it (R60). */
export type StoredSubmission = Submission

/** What the server found out about a request and tells the owner only. */
export interface SubmissionChecks {
  /** 'unverified': the captcha's provider could not be reached. */
  readonly verification: 'verified' | 'unverified'
  readonly captchaProvider: 'recaptcha' | 'altcha' | 'none'
  /** 0 is an ordinary visitor; the reasons say what added to it. It never refuses a request. */
  readonly suspicion: number
  readonly suspicionReasons: readonly string[]
}

/** A request as the owner sees it. */
export interface Lead extends StoredSubmission, SubmissionChecks {
  readonly mail: {
    readonly state: MailState
    readonly attempts: number
    readonly sentAt: number | null
    /** Why the last try failed, one line; null when none did since it was queued, and once it is sent. */
    readonly lastError: string | null
  }
}

export interface SubmissionRecord {
  readonly row: StoredSubmission
  readonly verdict: SubmissionChecks
  /** From the `Idempotency-Key` header, 255 characters at most; null when there was none. */
  readonly idempotencyKey: string | null
  /**
   * SHA-256 of the captcha token, hex: finds a repeat that carries no key.
   * Null when there was no token, so that requests without one never look like repeats.
   */
  readonly tokenHash: string | null
  /**
   * Single-use mark of the captcha proof, 255 characters at most, spent in the same
   * transaction; null when the provider keeps its own.
   */
  readonly nonce: { readonly value: string; readonly expiresAt: number } | null
  /** The staff mail to queue in the same transaction; `messageId` with its angle brackets. */
  readonly mail: NewMail
  /** The mail with the link of the status page, queued in the same transaction; null where none is sent. */
  readonly visitorMail: NewMail | null
  /** SHA-256 of the receipt's token, hex; one of its own for every request. */
  readonly receiptHash: string
  /** Keyed hash of the network that sent it, kept for 24 hours; null where the network is unknown. */
  readonly network: string | null
  readonly now: number
}

export interface NewMail {
  readonly id: string
  /** With its angle brackets. */
  readonly messageId: string
}

export type RecordResult =
  | { readonly outcome: 'stored'; readonly submission: StoredSubmission }
  /** The key (or, without one, the token) was recorded before; this is that row. */
  | { readonly outcome: 'repeated'; readonly submission: StoredSubmission }
  /** The captcha proof was spent by another request. */
  | { readonly outcome: 'nonce-spent' }

export type MailState = 'queued' | 'sent' | 'dead'

/** One mail taken for sending until its lease ends. */
export interface MailJob {
  readonly id: string
  /** Fixed for the life of the request, so that a doubled mail can be recognised (RFC 5322, 3.6.4). */
  readonly messageId: string
  /** Tries begun, this one included. */
  readonly attempt: number
  /** `lead.mail` is this very mail. */
  readonly lead: Lead
  /** As in `NewSubmission`: the receipt's token may follow from it. */
  readonly idempotencyKey: string | null
}

export interface OutboxStats {
  readonly queued: number
  readonly sent: number
  readonly dead: number
  /** When the oldest unsent mail was queued; null when there is none. */
  readonly oldestQueuedAt: number | null
}

export interface LeadFilter {
  /** Recorded at this time or later. */
  readonly since?: number
  /** Recorded before this time. */
  readonly until?: number
  readonly service?: string
  readonly status?: string
  /** `traffic_source.campaign`, letter for letter. */
  readonly campaign?: string
  readonly limit?: number
}

/** Mails that wait to be sent: those to staff, and those to visitors, each in a table of its own. */
export interface MailQueue {
  /** Takes up to `limit` due mails, those due for longest first, for `leaseMs`; no other process gets them meanwhile. */
  claimMail(options: { now: number; leaseMs: number; limit: number }): Promise<readonly MailJob[]>
  /**
   * Keeps a mail that is still being sent from the others until `until`. False, and nothing
   * happens, unless `attempt` is its latest and unsettled.
   */
  renewMailLease(id: string, lease: { attempt: number; until: number }): Promise<boolean>
  /**
   * For a server that starts: frees the mails of servers that are certainly gone; returns how
   * many. On an embedded database that is every lease, since only one server runs on it. On a
   * shared one it is none: another server may be alive, and leases end by themselves. Not part
   * of `migrate`, which the command line calls beside a running server.
   */
  freeMailLeases(now: number): Promise<number>
  /**
   * Brings back to `now` every waiting mail whose due time or time of queuing lies so far ahead
   * that only a clock that was wrong can have written it; returns how many.
   */
  recallMail(limits: { now: number; latestQueued: number; latestDue: number }): Promise<number>
  /** Of a mail to staff the receipt tells, of one to the visitor it does not. */
  markMailSent(id: string, now: number): Promise<void>
  /**
   * Puts a mail back to be tried at `dueAt`. Nothing happens unless `attempt` is still its
   * latest: another process may have taken it since the lease ended.
   */
  retryMail(id: string, failure: { attempt: number; dueAt: number; error: string }): Promise<void>
  /** Gives a mail up for good; it stays visible to the owner. */
  buryMail(id: string, error: string): Promise<void>
  outboxStats(): Promise<OutboxStats>
}

/** The mails to staff are the store's own queue. */
export interface Store extends MailQueue {
  readonly engine: 'sqlite' | 'postgres'
  /** What rings until somebody takes a request. */
  readonly alarms: AlarmStore
  /** What a visitor reads of the own request. */
  readonly receipts: StatusPageStore
  /** Who may see the board, and what it shows. */
  readonly staff: StaffStore
  /** Mails to visitors, with the link of their receipt. */
  readonly visitorMail: MailQueue
  /** Brings the schema to this release's version; safe when several processes call it at once. */
  migrate(): Promise<void>
  /**
   * True when the database answers and its schema is this release's, or a later one's:
   * a migration only adds, so during an update the older servers keep serving. False or
   * rejected otherwise; rejected with the reason once the files of an embedded database
   * were deleted or replaced under it.
   */
  isReady(): Promise<boolean>
  /** Finishes the writes that were asked for, then lets go of the database. */
  close(): Promise<void>

  findByIdempotencyKey(key: string): Promise<StoredSubmission | null>
  findByTokenHash(tokenHash: string): Promise<StoredSubmission | null>
  /** One transaction: submission, mail job, alarm, spent nonce. Durable when it returns. */
  record(submission: SubmissionRecord): Promise<RecordResult>

  getSetting(key: string): Promise<string | null>
  setSetting(key: string, value: string): Promise<void>
  listSettings(): Promise<readonly { readonly key: string; readonly value: string }[]>

  /**
   * Queues the mail of a request again; false when there is no such request.
   * A mail that is being sent right now keeps its lease, so it is not doubled.
   */
  requeueMail(submissionId: string, now: number): Promise<boolean>

  /** Newest first. */
  listLeads(filter: LeadFilter): AsyncIterable<Lead>
  getLead(id: string): Promise<Lead | null>
  /** Those whose ids begin so, newest first, `limit` at most. */
  findLeads(idPrefix: string, limit: number): Promise<readonly Lead[]>
  countLeads(filter: LeadFilter): Promise<number>
  /** Deletes requests recorded before `before` with their mails; returns how many. */
  purgeLeads(before: number): Promise<number>
  /**
   * Removes deleted content from the files of an embedded database: call it after every
   * deletion of private data. False when other processes kept it from finishing within a few
   * seconds; the next call finishes it. Always true on a shared database.
   */
  eraseDeleted(): Promise<boolean>

  /** Adds one to the counter `key` for the window that `now` falls in; returns the count so far. */
  countHit(key: string, window: { now: number; lengthMs: number }): Promise<number>
  /** Forgets nonces and counters whose time is over. */
  prune(now: number): Promise<void>
}
