/** The channels of the alarm, and what follows from the kind of a channel. */

export const CHANNEL_KINDS = ['mail', 'push', 'call', 'sms', 'webhook', 'ntfy', 'pushover'] as const

export type ChannelKind = (typeof CHANNEL_KINDS)[number]

/** Cost money: sent at most once a step (R103), under caps, within the plan's hours. */
export const PHONE_CHANNELS: readonly ChannelKind[] = ['call', 'sms']

/**
 * Used even for suspicious submissions, because they cost nothing and wake nobody. Not webhook and
 * ntfy, whose receivers may wake people.
 */
export const SILENT_CHANNELS: readonly ChannelKind[] = ['mail', 'push']

/** Wake a sleeping staff member (docs/alarm.md). */
export const WAKING_CHANNELS: readonly ChannelKind[] = ['call', 'pushover']

/** Repeat until they are ended: a ringing call, an emergency message of Pushover. */
export const REPEATING_CHANNELS: readonly ChannelKind[] = ['call', 'pushover']

/** Channels of the business and not of a staff member; the environment holds their address. */
type BroadcastKind = 'webhook' | 'ntfy'

export const isBroadcast = (kind: ChannelKind): kind is BroadcastKind =>
  kind === 'webhook' || kind === 'ntfy'

/** Returns the channel that a text names; `null` for one of a later release. */
export const parseChannelKind = (text: string): ChannelKind | null =>
  CHANNEL_KINDS.find((kind) => kind === text) ?? null

/** A browser's push subscription as `PushSubscription.toJSON()` gives it (Push API). */
export interface PushSubscriptionKeys {
  readonly endpoint: string
  /**
   * Both base64url (RFC 8291, 3): the public key on P-256, 65 bytes uncompressed, and 16 bytes that
   * only browser and server know.
   */
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** Where a notice goes, by kind; what the environment holds is not repeated here. */
export type ChannelAddress =
  | { readonly kind: 'mail'; readonly to: readonly string[] }
  | { readonly kind: 'push'; readonly subscription: PushSubscriptionKeys }
  /** E.164, such as +12015550142. */
  | { readonly kind: 'call' | 'sms'; readonly phone: string }
  | { readonly kind: 'pushover'; readonly user: string }
  | { readonly kind: BroadcastKind }
