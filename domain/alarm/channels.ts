/** The channels of the alarm: one row for each kind, with everything that follows from it. */

/** Channels of the business and not of a staff member; the environment holds their address. */
export type BroadcastKind = 'webhook' | 'ntfy'

export type ChannelKind = 'mail' | 'push' | 'call' | 'sms' | 'pushover' | BroadcastKind

interface ChannelRow {
  /** Costs money: sent at most once a step (R103), under caps, within the plan's hours. */
  readonly isPhone: boolean
  /**
   * Used even for suspicious submissions, because it costs nothing and wakes nobody. Not webhook
   * and ntfy, whose receivers may wake people.
   */
  readonly isSilent: boolean
  /** Wakes a sleeping staff member (docs/alarm.md). */
  readonly isWaking: boolean
  /** Repeats until it is ended: a ringing call, an emergency message of Pushover. */
  readonly isRepeating: boolean
}

const PLAIN = { isPhone: false, isSilent: false, isWaking: false, isRepeating: false }

const BROADCAST_CHANNELS: Readonly<Record<BroadcastKind, ChannelRow>> = {
  webhook: PLAIN,
  ntfy: PLAIN,
}

const CHANNELS: Readonly<Record<ChannelKind, ChannelRow>> = {
  mail: { ...PLAIN, isSilent: true },
  push: { ...PLAIN, isSilent: true },
  call: { ...PLAIN, isPhone: true, isWaking: true, isRepeating: true },
  sms: { ...PLAIN, isPhone: true },
  ...BROADCAST_CHANNELS,
  pushover: { ...PLAIN, isWaking: true, isRepeating: true },
}

export const CHANNEL_KINDS = Object.keys(CHANNELS) as readonly ChannelKind[]

const channelsWhere = (property: keyof ChannelRow): readonly ChannelKind[] =>
  CHANNEL_KINDS.filter((kind) => CHANNELS[kind][property])

export const PHONE_CHANNELS = channelsWhere('isPhone')
export const SILENT_CHANNELS = channelsWhere('isSilent')
export const WAKING_CHANNELS = channelsWhere('isWaking')
export const REPEATING_CHANNELS = channelsWhere('isRepeating')

export const isBroadcast = (kind: ChannelKind): kind is BroadcastKind => kind in BROADCAST_CHANNELS

/** Returns the channel that a text names; `null` for one of a later release. */
export const parseChannelKind = (text: string): ChannelKind | null =>
  CHANNEL_KINDS.find((kind) => kind === text) ?? null

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
  | { readonly kind: BroadcastKind }
