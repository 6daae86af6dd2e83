/** Which requests cannot wait, and which are planned ahead. */

import { TIMEFRAMES } from './draft.ts'

export type Urgency = 'urgent' | 'planned'

/** The first values of the form's field are urgent: ASAP and Same Day. */
const URGENT_COUNT = 2

// Marked, because the form's script does without it.
export const PLANNED_TIMEFRAMES: readonly string[] = /* @__PURE__ */ TIMEFRAMES.slice(URGENT_COUNT)

/** Returns whether it can wait; a value of no form, and a notice without a lead, are urgent. */
export const isPlanned = (timeframe: string): boolean =>
  (TIMEFRAMES as readonly string[]).indexOf(timeframe) >= URGENT_COUNT

export const urgencyOf = (timeframe: string): Urgency =>
  isPlanned(timeframe) ? 'planned' : 'urgent'
