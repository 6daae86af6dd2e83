import type { SpanishSignal } from '#domain/visitor-language.ts'
/**
 * The seam between the engine, which knows when somebody is told, and the
 * channels, which know how. The engine reads the state again right before it
 * calls `send`; a channel only sends and says what became of it.
 */

export const CHANNEL_KINDS = ['mail', 'push', 'call', 'sms', 'webhook', 'ntfy', 'pushover'] as const

export type ChannelKind = (typeof CHANNEL_KINDS)[number]

/**
 * What costs money and wakes people: sent at most once a step (R103), under
 * caps, within the plan's hours. Everything else goes out at
 * least once and may be repeated.
 */
export const PHONE_CHANNELS: readonly ChannelKind[] = ['call', 'sms']

/** Channels of the business and not of a person: their address stands in the environment. */
export const BROADCAST_CHANNELS: readonly ChannelKind[] = ['webhook', 'ntfy']

/** A browser's push subscription as `PushSubscription.toJSON()` gives it (Push API). */
export interface PushSubscriptionKeys {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** Where a notice goes, by kind; what the environment holds is not repeated here. */
export type ChannelAddress =
  | { readonly kind: 'mail'; readonly to: readonly string[] }
  | { readonly kind: 'push'; readonly subscription: PushSubscriptionKeys }
  /** E.164, such as +12015550142. */
  | { readonly kind: 'call' | 'sms'; readonly phone: string }
  | { readonly kind: 'pushover'; readonly user: string }
  | { readonly kind: 'webhook' | 'ntfy' }

/**
 * `created` and `waiting` ring (the first time, and every later time);
 * `accepted` tells machines only (the webhook), never people, since nothing
 * rings after acceptance; `cancelled` and `note` are the visitor's own doing
 * and tell whoever has the request, or everybody while nobody has;
 * `cancelled` and `closed` also tell the assignee that a colleague closed the lead;
 * `nobody` is the loud end; `still-yours` asks an owner without
 * progress; `test` is `npm run staff -- test` and stands for no request; nor does
 * `sign-in`, the mail with the six digits that open the board, and
 * `calls-low`, which tells the owner that few calls are left today.
 */
export type NoticeKind =
  | 'created'
  | 'waiting'
  | 'accepted'
  | 'cancelled'
  | 'closed'
  | 'note'
  | 'nobody'
  | 'still-yours'
  | 'test'
  | 'sign-in'
  | 'calls-low'

/**
 * What may be said to anyone who sees or hears a notice: no name, phone,
 * street, note or gate code.
 */
export interface NoticeFacts {
  /** UUID; the notice's own id for a test. */
  readonly submissionId: string
  /** As stored: English, from the form's list or typed by the visitor ('Other'). */
  readonly service: string
  /** One of the towns of domain/cities.ts, or '' where the address names none. */
  readonly town: string
  /** As stored: English. */
  readonly timeframe: string
  /** Whether the visitor speaks Spanish, as far as is known. */
  readonly spanish: SpanishSignal | null
  /** Milliseconds since the epoch. */
  readonly createdAt: number
  /** Requests that nobody has taken, this one included. */
  readonly waiting: number
  /** From 1. 0 where no plan's step made this notice. */
  readonly round: number
  /** From 1, within the round. 0 where no plan's step made this notice. */
  readonly step: number
}

export interface NoticeRecipient {
  readonly id: string
  readonly name: string
  readonly language: 'en' | 'es'
}

export interface Notice {
  /** UUID, the same at every try: webhook-id, source of the push Topic and of the Message-ID. */
  readonly id: string
  readonly kind: NoticeKind
  readonly facts: NoticeFacts
  /** Who is told; null for a channel of the house and for the addresses of STAFF_EMAIL. */
  readonly person: NoticeRecipient | null
  readonly to: ChannelAddress
  /** https://…/a/TOKEN, another at every try; null where there is nothing to take or to answer. */
  readonly acceptUrl: string | null
  /** Tries begun, this one included; always 1 for a call and an SMS. */
  readonly attempt: number
  /** After this nobody wants to hear of it any more: milliseconds since the epoch. */
  readonly notAfter: number
}

export type SendOutcome =
  | {
      readonly outcome: 'sent'
      /** What the other side calls it (Twilio's CA… or SM…); null where it has no name. */
      readonly providerId: string | null
    }
  | {
      readonly outcome: 'failed'
      /** True when another try could not end otherwise. */
      readonly permanent: boolean
      /**
       * 'yes': the address is dead and is retired at once (push 404, 410). 'maybe': retired
       * when it happens twice in a row (Apple's 403 and 400).
       */
      readonly gone: 'no' | 'maybe' | 'yes'
      /** One line, fit for a log: never words of the other side, no address, no token. */
      readonly error: string
      /** The other side's wish (Retry-After). */
      readonly retryAfterMs?: number
    }
  /** A time-out: it may be out or not. A call or an SMS is then never tried again. */
  | { readonly outcome: 'unknown'; readonly error: string }

/** One way to tell somebody. `send` resolves in every expected case and within its own time limits (20 s at most). */
export interface Channel {
  readonly kind: ChannelKind
  send(notice: Notice): Promise<SendOutcome>
  /**
   * Ends what goes on ringing by itself (a call, Pushover's emergency). Resolves when the other side says it is over or knows nothing
   * of it; rejects when it could not be asked, and is then called again.
   */
  end?(providerId: string): Promise<void>
}

/** Only the channels that are set up (R102: a missing one is skipped and named by the doctor). */
export type ChannelMap = ReadonlyMap<ChannelKind, Channel>
