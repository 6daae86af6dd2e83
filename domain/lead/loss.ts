/** Why a lead brought no job, or brought it late: for the owner's overview. */

import { HOUR_MS } from '#domain/time/durations.ts'

/** An urgent lead that nobody accepted or closed for so long is missed. */
export const MISSED_AFTER_MS = HOUR_MS

/** What staff choose when they close a lead as canceled or lost. */
export const LOSS_CAUSES = [
  'customer',
  'solved',
  'price',
  'area',
  'busy',
  'unreached',
  'no_show',
  'other',
] as const
export type LossCause = (typeof LOSS_CAUSES)[number]

/**
 * The causes, and those that follow from times: nobody accepted an urgent lead within
 * `MISSED_AFTER_MS` and it was never accepted, or later.
 */
export const LOSS_REASONS = ['nobody', 'late', ...LOSS_CAUSES] as const
export type LossReason = (typeof LOSS_REASONS)[number]

/** Returns the cause that a text names; `other` for any other text. */
export const parseLossCause = (text: string | null): LossCause =>
  LOSS_CAUSES.find((cause) => cause === text) ?? 'other'
