/**
 * How loud the alarm may be: one row for each urgency, which every channel asks. A planned
 * request wakes nobody: it is neither called about nor repeated, has the priority of an ordinary
 * message, and at night it is mailed only.
 */

import { type Urgency, urgencyOf } from '#domain/submission/urgency.ts'
import { CHANNEL_KINDS, type ChannelKind, channelsWhere } from './channels.ts'
import { NOTICE_KINDS, type NoticeKind } from './notice-kind.ts'
import { type AlarmPlan, phoneAllowedFrom } from './plan.ts'

interface Loudness {
  readonly day: readonly ChannelKind[]
  readonly night: readonly ChannelKind[]
  /** Of notices that are emergencies by their kind, and of all others. */
  readonly priorities: Readonly<Record<'emergency' | 'message', Priority>>
}

/**
 * What a channel may do where it offers that: `emergency` repeats and ignores silent mode, `high`
 * makes a sound at once, `normal` is an ordinary message.
 */
export type Priority = 'emergency' | 'high' | 'normal'

const LOUDNESS: Readonly<Record<Urgency, Loudness>> = {
  urgent: {
    day: CHANNEL_KINDS,
    night: CHANNEL_KINDS,
    priorities: { emergency: 'emergency', message: 'high' },
  },
  planned: {
    day: channelsWhere(({ planned }) => planned !== 'never'),
    night: channelsWhere(({ planned }) => planned === 'anytime'),
    priorities: { emergency: 'normal', message: 'normal' },
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

/**
 * Returns the priority of a notice.
 * @param timeframe of its lead; '' without one
 */
export const priorityOf = (kind: NoticeKind, timeframe: string): Priority =>
  LOUDNESS[urgencyOf(timeframe)].priorities[
    NOTICE_KINDS[kind].isEmergency ? 'emergency' : 'message'
  ]
