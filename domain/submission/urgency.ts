/** Which requests cannot wait, and which are planned ahead (R232, R233). */

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
