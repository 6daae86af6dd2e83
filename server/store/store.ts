import type { LeadPayment } from '#domain/lead/payment.ts'
import type { LeadTown } from '#domain/lead-town.ts'
import type { Submission } from '#domain/submission/fields.ts'
import type { AlarmStore } from './alarm/alarm-store.ts'
import type { ReviewStore } from './reviews/review-store.ts'
import type { StaffStore } from './staff/staff-store.ts'
import type { StatusPageStore } from './status-page/status-page-store.ts'

/**
 * Interface of the database. Both engines implement it and pass one contract suite. All times are
 * milliseconds since the epoch and come from the caller's clock; ids come from the caller too.
 */

/** `code` of the error after the files of an embedded database were deleted or replaced. */
export const DATABASE_GONE = 'DATABASE_GONE'

/** A stored submission as staff work on it. */
export interface Lead extends Submission {
  /** The address without its unit, for maps; `null` in rows of earlier releases. */
  readonly street: string | null
  /** Where the job is, as intake found it; `null` if it found no town. */
  readonly town: LeadTown | null
  /** 'unverified': the captcha's provider could not be reached. */
  readonly verification: 'verified' | 'unverified'
  readonly captchaProvider: 'recaptcha' | 'altcha' | 'none'
  /**
   * 0 is an ordinary visitor; the reasons name what was added. A submission is never refused
   * because of it.
   */
  readonly suspicion: number
  readonly suspicionReasons: readonly string[]
  readonly payment: LeadPayment
  readonly mail: {
    readonly state: MailState
    readonly attempts: number
    readonly sentAt: number | null
    /**
     * Error of the last attempt, one line; `null` if there was none since it was queued, and once
     * it is sent.
     */
    readonly lastError: string | null
  }
}

/** Parameters of `Store.record`. */
export interface RecordOptions {
  readonly row: Submission
  /** What the server found out; for staff and the owner only. */
  readonly checks: Omit<Lead, keyof Submission | 'mail' | 'payment'>
  /** From the `Idempotency-Key` header, at most 255 characters; `null` without one. */
  readonly idempotencyKey: string | null
  /**
   * SHA-256 of the captcha token, hex: identifies a repeat without a key. `null` without a token,
   * so that such submissions never count as repeats.
   */
  readonly tokenHash: string | null
  /**
   * Nonce of the captcha token, at most 255 characters, spent in the same transaction; `null` if
   * the provider accepts a token only once.
   */
  readonly nonce: { readonly value: string; readonly expiresAt: number } | null
  /** Staff mail, queued in the same transaction; `messageId` with its angle brackets. */
  readonly mail: NewMail
  /**
   * Mail with the link of the status page, queued in the same transaction; `null` if none is sent.
   */
  readonly visitorMail: NewMail | null
  /** SHA-256 of the status page's token, hex. */
  readonly statusPageTokenHash: string
  /** Keyed hash of the sender's network, kept for 24 hours; `null` if the network is unknown. */
  readonly network: string | null
  readonly now: number
}

export interface NewMail {
  readonly id: string
  /** With its angle brackets. */
  readonly messageId: string
}

export type RecordResult =
  | { readonly outcome: 'stored'; readonly submission: Submission }
  /**
   * A submission with the same key (or, without one, the same token) was recorded before; this is
   * its row.
   */
  | { readonly outcome: 'repeated'; readonly submission: Submission }
  /** The captcha token was spent by another submission. */
  | { readonly outcome: 'nonce-spent' }

export type MailState = 'queued' | 'sent' | 'dead'

/** A mail claimed until its lease expires. */
export interface MailJob {
  readonly id: string
  /** 'status': the visitor's mail with the link of the status page; 'review': it asks for a review. */
  readonly kind: 'staff' | 'status' | 'review'
  /** The same at every attempt, so that mail clients recognize duplicates (RFC 5322, 3.6.4). */
  readonly messageId: string
  /** Number of this attempt, from 1. */
  readonly attempt: number
  /** `lead.mail` describes this mail. */
  readonly lead: Lead
  /** See `RecordOptions`: the status page's token may be derived from it. */
  readonly idempotencyKey: string | null
}

export interface OutboxStats {
  readonly queued: number
  readonly sent: number
  readonly dead: number
  /** When the oldest unsent mail was queued; `null` if there is none. */
  readonly oldestQueuedAt: number | null
}

export interface LeadFilter {
  /** Recorded at this time or later. */
  readonly since?: number
  /** Recorded before this time. */
  readonly until?: number
  readonly service?: string
  readonly status?: string
  /** `traffic_source.campaign`, exactly. */
  readonly campaign?: string
  readonly limit?: number
}

/** Mails to send: those to staff and those to visitors, each in a table of its own. */
export interface MailQueue {
  /** Claims up to `limit` due mails, the longest due first, for `leaseMs`. */
  claimMail(options: { now: number; leaseMs: number; limit: number }): Promise<readonly MailJob[]>
  /**
   * Extends a lease to `until`. Returns false without effect unless `attempt` is the latest one and
   * unsettled.
   */
  renewMailLease(id: string, lease: { attempt: number; until: number }): Promise<boolean>
  /**
   * Frees the leases of a killed server at the start of this one; returns how many. On an embedded
   * database these are all leases, since only one server uses it. On a shared one there are none:
   * another server may be running, and leases expire by themselves. Not part of `migrate`, which
   * the command line calls beside a running server.
   */
  freeMailLeases(now: number): Promise<number>
  /**
   * Makes every waiting mail due at `now` whose due time or time of queuing is so far ahead that
   * only a wrong clock can have written it; returns how many.
   */
  recallMail(limits: { now: number; latestQueued: number; latestDue: number }): Promise<number>
  /**
   * Marks a mail as sent. For a staff mail this is an event of the lead, for a mail to the visitor
   * it is not.
   */
  markMailSent(id: string, now: number): Promise<void>
  /**
   * Schedules another attempt at `dueAt`. No effect unless `attempt` is the latest one: another
   * process may have claimed the mail since the lease expired.
   */
  retryMail(id: string, failure: { attempt: number; dueAt: number; error: string }): Promise<void>
  /** Gives up a mail permanently; it stays visible to the owner. */
  buryMail(id: string, error: string): Promise<void>
  outboxStats(): Promise<OutboxStats>
}

/** The store's own queue has the staff mails. */
export interface Store extends MailQueue {
  readonly engine: 'sqlite' | 'postgres'
  /** Alarms of leads until acceptance. */
  readonly alarms: AlarmStore
  /** What a visitor's status page reads and writes. */
  readonly statusPages: StatusPageStore
  readonly reviews: ReviewStore
  /** Sessions of the board, and what it shows. */
  readonly staff: StaffStore
  /** Mails to visitors. */
  readonly visitorMail: MailQueue
  /** Brings the schema to this release's version; safe for concurrent processes. */
  migrate(): Promise<void>
  /**
   * Returns true if the database answers and its schema is this release's or a later one's: a
   * migration only adds, so older servers continue during an update. Otherwise returns false or
   * rejects, with a reason once the files of an embedded database were deleted or replaced.
   */
  isReady(): Promise<boolean>
  /** Finishes pending writes, then closes the database. */
  close(): Promise<void>

  findByIdempotencyKey(key: string): Promise<Submission | null>
  findByTokenHash(tokenHash: string): Promise<Submission | null>
  /**
   * Stores submission, mail job, alarm and spent nonce in one transaction; durable when it
   * resolves.
   */
  record(submission: RecordOptions): Promise<RecordResult>

  getSetting(key: string): Promise<string | null>
  setSetting(key: string, value: string): Promise<void>
  listSettings(): Promise<readonly { readonly key: string; readonly value: string }[]>

  /**
   * Queues the staff mail of a lead again; false for an unknown lead. A mail that is being sent
   * keeps its lease, so that it is not duplicated.
   */
  requeueMail(submissionId: string, now: number): Promise<boolean>

  /** Newest first. */
  listLeads(filter: LeadFilter): AsyncIterable<Lead>
  getLead(id: string): Promise<Lead | null>
  /** Finds leads whose ids begin with this, newest first, at most `limit`. */
  findLeads(idPrefix: string, limit: number): Promise<readonly Lead[]>
  countLeads(filter: LeadFilter): Promise<number>
  /** Deletes submissions recorded before `before` with their mails; returns how many. */
  purgeLeads(before: number): Promise<number>
  /**
   * Removes deleted content from the files of an embedded database: call it after every deletion of
   * private data. Returns false if other processes prevented it for a few seconds; the next call
   * finishes it. Always true on a shared database.
   */
  eraseDeleted(): Promise<boolean>

  /** Increments the counter `key` of the current window; returns the count so far. */
  countHit(key: string, window: { now: number; windowMs: number }): Promise<number>
  /** Deletes expired nonces and counters. */
  prune(now: number): Promise<void>
}
