import { tabValues } from './safe-storage.ts'
import { visitRecord } from './visit.ts'

/** Tells the thank-you page that a request was just sent. */
export const SUBMITTED_KEY = 'fromFormSubmission'

/** Notes a request that was just sent. */
export function markSubmitted(): void {
  tabValues.set(SUBMITTED_KEY, 'true')
  visitRecord.countSubmission()
}
