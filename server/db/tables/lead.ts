import type { LeadPayment } from '#domain/lead/payment.ts'
import type { LeadTown } from '#domain/places/lead-town.ts'
import type { Submission } from '#domain/submission/fields.ts'

/** A stored submission as staff work on it. */
export interface Lead extends Submission {
  /** The address without its unit, for maps. */
  readonly street: string | null
  /** Where the job is, as intake found it; `null` if it found no town. */
  readonly town: LeadTown | null
  /**
   * 'unverified': no captcha was verified (form without scripts, provider unreachable or not
   * configured).
   */
  readonly verification: 'verified' | 'unverified'
  readonly captchaProvider: 'recaptcha' | 'altcha' | 'none'
  /**
   * 0 is an ordinary visitor; the reasons name what was added. A submission is never refused
   * because of it.
   */
  readonly suspicion: number
  readonly suspicionReasons: readonly string[]
  readonly payment: LeadPayment
  /** What the customer's calls and text messages say besides: the key 1 of a call, and pictures. */
  readonly asked: { readonly callBack: boolean; readonly pictures: number }
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

/** Parameters of `Store.record`. Times outside `row` are milliseconds since the epoch. */
export interface RecordOptions {
  readonly row: Submission
  /** What the server found out; for staff and the owner only. */
  readonly checks: Omit<Lead, keyof Submission | 'mail' | 'payment' | 'asked'>
  /** From the `Idempotency-Key` header, at most 255 characters; `null` without one. */
  readonly idempotencyKey: string | null
  /**
   * SHA-256 of the captcha token, hex: identifies a repeat without a key. `null` without a token,
   * so that such submissions never count as repeats.
   */
  readonly captchaTokenHash: string | null
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
  /**
   * 'status': the visitor's mail with the link of the status page. Those that may follow tell that a
   * locksmith has 'accepted', that there is a 'quote', what became of its time, what was paid, or
   * ask for a 'review'; or whether the customer still needs somebody ('parked').
   */
  readonly kind:
    | 'staff'
    | 'status'
    | 'accepted'
    | 'quote'
    | 'parked'
    | 'window-proposed'
    | 'window-moved'
    /** The evening before an appointment. */
    | 'tomorrow'
    | 'window-declined'
    | 'receipt'
    | 'receipt-corrected'
    | 'review'
  /** The same at every attempt, so that mail clients recognize duplicates (RFC 5322, 3.6.4). */
  readonly messageId: string
  /** The addresses that have not taken it yet; `null` for all. */
  readonly recipients: readonly string[] | null
  /** Number of this attempt, from 1. */
  readonly attempt: number
  /** `lead.mail` describes this mail. */
  readonly lead: Lead
  /** See `RecordOptions`: the status page's token may be derived from it. */
  readonly idempotencyKey: string | null
}

export interface QueueStats {
  readonly queued: number
  readonly sent: number
  readonly dead: number
  /** When the oldest unsent mail was queued; `null` if there is none. */
  readonly oldestQueuedAt: number | null
}

export interface LeadFilter {
  readonly since?: number | undefined
  readonly until?: number | undefined
  readonly service?: string | undefined
  readonly status?: string | undefined
  /** `traffic_source.campaign`, exactly. */
  readonly campaign?: string | undefined
  /** State of the mail to staff. */
  readonly mail?: MailState | undefined
  readonly limit?: number | undefined
}
