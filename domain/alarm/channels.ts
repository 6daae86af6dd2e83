/**
 * The channels of the alarm: one row for each, with everything that depends on the kind. A new
 * channel is a row here; the compiler names its sender, its check by the doctor and its texts.
 */

import type { FeatureFlag } from '#domain/pages/feature-flags.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'

/** What is sent to one number within a window of time, at most. */
interface NumberCap {
  readonly limit: number
  readonly windowMs: number
}

/** Whose account carries channels, and is asked whether it accepts us; one may carry several. */
export type Provider = 'twilio' | 'pushover'

export interface ChannelRow {
  /** What a notice is addressed to, of a staff member; `business`: the address in the environment. */
  readonly address: keyof AddressByName
  /** Whether it wakes a sleeping staff member (docs/on-call.md); `perhaps`: its receiver decides. */
  readonly wakes: 'always' | 'perhaps' | 'never'
  /** Whether it repeats until it is ended, such as a ringing call or an emergency of Pushover. */
  readonly repeats: boolean
  /** When it may be used about a planned lead. */
  readonly planned: 'anytime' | 'by day' | 'never'
  /** Whether it reaches a staff member who is off. */
  readonly reachesOff: boolean
  /**
   * Which notices outside of a lead's plan it sends: all that concern a staff member, the urgent
   * ones, those that offer a lead that is handed over, or none.
   */
  readonly followUps: 'all' | 'urgent' | 'offers' | 'none'
  /**
   * Caps for each number; `null` for a channel that costs nothing. One with caps is sent at
   * most once a step, within the plan's hours.
   */
  readonly caps: readonly NumberCap[] | null
  /** Whether it is heard and answered by a digit, so that it has no link. */
  readonly isSpoken: boolean
  /** Whether STOP, sent to the number of the business, ends it. */
  readonly endsByStop: boolean
  /** What the legal pages say about who receives data through it; `null` if they always say it. */
  readonly disclosure: FeatureFlag | null
}

/** A browser's push subscription as `PushSubscription.toJSON()` gives it (Push API). */
export interface PushSubscriptionKeys {
  readonly endpoint: string
  /**
   * Both base64url (RFC 8291, 3): the public key on P-256, 65 bytes uncompressed, and 16 bytes that
   * only browser and server know.
   */
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

interface AddressByName {
  readonly mailboxes: { readonly to: readonly string[] }
  readonly subscription: { readonly subscription: PushSubscriptionKeys }
  /** E.164, such as +12015550142. */
  readonly phone: { readonly phone: string }
  readonly user: { readonly user: string }
  // What the environment holds is not repeated in a notice.
  readonly business: object
}

const QUIET = {
  wakes: 'never',
  repeats: false,
  followUps: 'all',
  caps: null,
  isSpoken: false,
  endsByStop: false,
} as const satisfies Partial<ChannelRow>

const SERVICE = {
  wakes: 'perhaps',
  repeats: false,
  planned: 'by day',
  reachesOff: false,
  caps: null,
  isSpoken: false,
  endsByStop: false,
  disclosure: 'notice-services',
} as const satisfies Partial<ChannelRow>

export const CHANNELS = {
  call: {
    address: 'phone',
    wakes: 'always',
    repeats: true,
    planned: 'never',
    reachesOff: false,
    followUps: 'urgent',
    // GoAlert's figures.
    caps: [
      { limit: 3, windowMs: 15 * MINUTE_MS },
      { limit: 7, windowMs: 60 * MINUTE_MS },
      { limit: 15, windowMs: 180 * MINUTE_MS },
    ],
    isSpoken: true,
    endsByStop: false,
    disclosure: 'telephone',
  },
  push: {
    ...QUIET,
    address: 'subscription',
    planned: 'by day',
    reachesOff: false,
    disclosure: null,
  },
  mail: {
    ...QUIET,
    address: 'mailboxes',
    planned: 'anytime',
    reachesOff: true,
    disclosure: 'mail',
  },
  sms: {
    address: 'phone',
    wakes: 'perhaps',
    repeats: false,
    planned: 'by day',
    reachesOff: false,
    followUps: 'none',
    caps: [
      { limit: 5, windowMs: 15 * MINUTE_MS },
      { limit: 11, windowMs: 60 * MINUTE_MS },
      { limit: 21, windowMs: 180 * MINUTE_MS },
    ],
    isSpoken: false,
    endsByStop: true,
    disclosure: 'telephone',
  },
  pushover: {
    ...SERVICE,
    address: 'user',
    wakes: 'always',
    repeats: true,
    followUps: 'offers',
  },
  webhook: { ...SERVICE, address: 'business', followUps: 'none' },
} as const satisfies Readonly<Record<string, ChannelRow>>

export type ChannelKind = keyof typeof CHANNELS
export const CHANNEL_KINDS = Object.keys(CHANNELS) as readonly ChannelKind[]

/** Lists the kinds whose row fits, in the order of the table. */
export const channelsWhere = (fits: (row: ChannelRow) => boolean): readonly ChannelKind[] =>
  CHANNEL_KINDS.filter((kind) => fits(CHANNELS[kind]))

/** Returns the channel that a text names; `null` for one of a later release. */
export const parseChannelKind = (text: string): ChannelKind | null =>
  CHANNEL_KINDS.find((kind) => kind === text) ?? null

/** Returns the row of a stored channel; `null` for one of a later release, or of no staff member. */
export function channelRow(text: string): ChannelRow | null {
  const kind = parseChannelKind(text)
  return kind && CHANNELS[kind]
}

/** Share of the day's calls and messages after which the owners are told. */
export const LOW_CALLS_SHARE = 0.8

/** Returns whether caps count what the channel sends. */
export const hasCaps = (channel: string): boolean => (channelRow(channel)?.caps ?? null) !== null

/**
 * Wake nobody and cost nothing, so that they are used even for suspicious submissions. Not a webhook,
 * whose receiver may wake people.
 */
export const QUIET_CHANNELS = channelsWhere(({ wakes }) => wakes === 'never')

/** Wake a sleeping staff member. */
export const WAKING_CHANNELS = channelsWhere(({ wakes }) => wakes === 'always')

type KindAt<Name extends keyof AddressByName> = {
  [Kind in ChannelKind]: (typeof CHANNELS)[Kind]['address'] extends Name ? Kind : never
}[ChannelKind]

/** Channels of the business and not of a staff member; the environment holds their address. */
export type BroadcastKind = KindAt<'business'>
export const isBroadcast = (kind: ChannelKind): kind is BroadcastKind =>
  CHANNELS[kind].address === 'business'

/** Channels to the phone number of a staff member. */
export type PhoneKind = KindAt<'phone'>
export const PHONE_KINDS = CHANNEL_KINDS.filter(
  (kind): kind is PhoneKind => CHANNELS[kind].address === 'phone',
)

/** Where a notice goes, by kind. */
export type ChannelAddress = {
  [Name in keyof AddressByName]: { readonly kind: KindAt<Name> } & AddressByName[Name]
}[keyof AddressByName]
