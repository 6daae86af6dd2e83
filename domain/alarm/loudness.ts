/**
 * How loud the alarm may be (R232): one row for each urgency, which every channel asks. A planned
 * request wakes nobody: it is neither called about nor repeated, and at night it is mailed only.
 */

import { CHANNEL_KINDS, type ChannelKind, channelsWhere } from './channels.ts'
import { NOTICE_KINDS, type NoticeKind } from './notice-kind.ts'
import { type AlarmPlan, phoneAllowedFrom } from './plan.ts'

export type Urgency = 'urgent' | 'planned'

/** Values of the form's field; every other one, and a notice without a lead, is urgent. */
export const PLANNED_TIMEFRAMES: readonly string[] = [
  'Within Couple of Days',
  'Within Couple of Weeks',
  'Just Curious',
]

export const urgencyOf = (timeframe: string): Urgency =>
  PLANNED_TIMEFRAMES.includes(timeframe) ? 'planned' : 'urgent'

export const isPlanned = (timeframe: string): boolean => urgencyOf(timeframe) === 'planned'

interface Loudness {
  readonly day: readonly ChannelKind[]
  readonly night: readonly ChannelKind[]
  /** Whether a notice may repeat and ignore silent mode, where a channel offers that. */
  readonly mayBeEmergency: boolean
}

export const LOUDNESS: Readonly<Record<Urgency, Loudness>> = {
  urgent: { day: CHANNEL_KINDS, night: CHANNEL_KINDS, mayBeEmergency: true },
  planned: {
    day: channelsWhere(({ planned }) => planned !== 'never'),
    night: channelsWhere(({ planned }) => planned === 'anytime'),
    mayBeEmergency: false,
  },
}

/** The day of a plan without `hours`. */
const DAY_HOURS = { from: 7, to: 22 } as const

interface Moment {
  readonly now: number
  readonly timeZone: string
}

/** Returns when the night ends; `null` by day. */
export function nightEnd({ hours }: Pick<AlarmPlan, 'hours'>, moment: Moment): number | null {
  const from = phoneAllowedFrom({ hours: hours ?? DAY_HOURS }, moment)
  return from === moment.now ? null : from
}

/** Returns the channels that may be used about a lead of this timeframe now. */
export function allowedChannels(
  timeframe: string,
  plan: Pick<AlarmPlan, 'hours'>,
  moment: Moment,
): readonly ChannelKind[] {
  const { day, night } = LOUDNESS[urgencyOf(timeframe)]
  return nightEnd(plan, moment) === null ? day : night
}

/** Returns whether a notice repeats and ignores silent mode, where a channel offers that. */
export const isEmergency = (kind: NoticeKind, timeframe: string): boolean =>
  NOTICE_KINDS[kind].isEmergency && LOUDNESS[urgencyOf(timeframe)].mayBeEmergency
