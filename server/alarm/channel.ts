/**
 * Interface between the engine, which decides when to notify, and the channels, which deliver. The
 * engine reads the state again right before `send`; a channel only sends and reports the outcome.
 */

import type { App } from '#server/app.ts'
import type { Environment } from '#server/environment.ts'
import type { Pages } from '#server/pages/create-pages.tsx'
import type { LeadCountsOfNotice } from '#server/db/tables/notice.ts'
import type { StaffMemberSummary } from '#server/db/tables/board-records.ts'
import type { ChannelAddress } from '#domain/alarm/channels.ts'
import type { OptionalAppointment } from '#domain/time/appointment.ts'
import type { NoticeKind } from '#domain/alarm/notice-kind.ts'
import type { SpanishSignal } from '#domain/submission/visitor-language.ts'

/** Facts that anyone may see or hear: no name, phone number, street or gate code, and of the customer's words none that `quoted-words.ts` hides. */
export interface NoticeFacts extends OptionalAppointment, LeadCountsOfNotice {
  /** UUID; the notice's own id for a test. */
  readonly submissionId: string
  /** As stored: English, from the form's list or typed by the visitor ('Other'). */
  readonly service: string
  /** A town that is served, or as the address ends; '' where it names none. */
  readonly town: string
  /** Whether the customer has said where the job is. */
  readonly hasAddress?: boolean
  /** Year, make and model; '' without a vehicle. */
  readonly vehicle: string
  readonly hasLostAllKeys: boolean
  /** As stored: English. */
  readonly timeframe: string
  readonly spanish: SpanishSignal | null
  readonly createdAt: number
  /** Whether the assignee is on the way. */
  readonly isDriving: boolean
  /** From 1; 0 for a notice outside the plan. */
  readonly round: number
  /** From 1, within the round; 0 for a notice outside the plan. */
  readonly step: number
}

export interface Notice {
  /**
   * UUID, the same at every attempt: webhook-id, source of the push Topic and of the Message-ID.
   */
  readonly id: string
  readonly kind: NoticeKind
  readonly facts: NoticeFacts
  /** JSON of what its kind reports beyond the lead; `{}` for most kinds. */
  readonly payload: string
  /** The recipient; `null` for a channel of the business and for the addresses of STAFF_EMAIL. */
  readonly staffMember: StaffMemberSummary | null
  readonly to: ChannelAddress
  /**
   * https://…/a/TOKEN, a new one at every attempt; `null` where there is nothing to accept or to
   * answer.
   */
  readonly acceptUrl: string | null
  /** Not sent later than this: milliseconds since the epoch. */
  readonly notAfter: number
}

export type SendOutcome =
  | {
      readonly outcome: 'sent'
      /** The provider's id (Twilio's CA… or SM…); `null` where there is none. */
      readonly providerId: string | null
    }
  | {
      readonly outcome: 'failed'
      /** True if another attempt would fail as well. */
      readonly permanent: boolean
      /**
       * 'yes': the address does not exist any more and is retired at once (push 404, 410). 'maybe':
       * retired when it happens twice in a row (Apple's 403 and 400 without a known reason).
       */
      readonly gone: 'no' | 'maybe' | 'yes'
      /** One line for the log: no text of the provider, no address, no token. */
      readonly error: string
      readonly retryAfterMs?: number
      /** The recipient has said STOP to the carrier. */
      readonly hasOptedOut?: true
      /** The others of several addresses have it; it is tried again for these only. */
      readonly left?: ChannelAddress
    }
  /** A time-out: it may have been sent. A call or SMS is then never retried. */
  | { readonly outcome: 'unknown'; readonly error: string }

/** What channels send with: the parts of `App` that they use. */
export interface ChannelApp extends Pick<
  App,
  'environment' | 'db' | 'clock' | 'fetch' | 'resolveName' | 'transport' | 'readSecret'
> {
  readonly pages: Pick<Pages, 'mail'>
}

/** Delivers notices. */
export interface Channel {
  /** Whether the environment sets it up; the doctor names what is missing. */
  isSetUp(environment: Environment): boolean
  /**
   * Resolves for every expected failure, within its own time limits (20 s at most); with
   * `NOT_SET_UP` where the environment does not set it up.
   */
  send(app: ChannelApp, notice: Notice): Promise<SendOutcome>
  /**
   * Ends a call or Pushover emergency that would continue by itself. Resolves when the provider
   * says that it is over or unknown; rejects when the provider cannot be reached, and is then
   * called again.
   */
  end?(app: ChannelApp, providerId: string): Promise<void>
}

/** It was set up when the step was decided, on another server or before a restart. */
export const NOT_SET_UP: SendOutcome = {
  outcome: 'failed',
  permanent: true,
  gone: 'no',
  error: 'channel not set up',
}
