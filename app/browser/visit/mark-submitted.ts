import { tabValues } from '../storage/safe-storage.ts'
import { visitRecord } from './visit.ts'

/** Session storage key that tells the thank-you page that a submission was just sent. */
export const SUBMITTED_KEY = 'fromFormSubmission'

export function markSubmitted(): void {
  tabValues.set(SUBMITTED_KEY, 'true')
  visitRecord.countSubmission()
}
