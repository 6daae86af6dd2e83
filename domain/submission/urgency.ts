/** Which requests cannot wait, and which are planned ahead (R232, R233). */

import { TIMEFRAMES } from './draft.ts'

export type Urgency = 'urgent' | 'planned'

/** The first values of the form's field are urgent: ASAP and Same Day. */
const LAST_URGENT = 1
const OF_FORM: readonly string[] = TIMEFRAMES

/** Returns whether it can wait; a value of no form, and a notice without a lead, are urgent. */
export const isPlanned = (timeframe: string): boolean => OF_FORM.indexOf(timeframe) > LAST_URGENT

export const PLANNED_TIMEFRAMES: readonly string[] = OF_FORM.filter(isPlanned)

export const urgencyOf = (timeframe: string): Urgency =>
  isPlanned(timeframe) ? 'planned' : 'urgent'
