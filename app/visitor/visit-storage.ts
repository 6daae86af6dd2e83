/** R36: tells the thank-you page that a request was just sent. */
export const SUBMITTED_KEY = 'fromFormSubmission'
const SUBMISSION_COUNT_KEY = 'submissionCount'

/** Notes a request that was just sent (R36, R52). Without storage there is nothing to note it in. */
export function markSubmitted(): void {
  try {
    sessionStorage.setItem(SUBMITTED_KEY, 'true')
    const before = Number(localStorage.getItem(SUBMISSION_COUNT_KEY))
    localStorage.setItem(SUBMISSION_COUNT_KEY, String(Number.isSafeInteger(before) && before > 0 ? before + 1 : 1))
  } catch {
    // Blocked or full.
  }
}

/** True on the page that follows a request of this tab. */
export function wasJustSubmitted(): boolean {
  try {
    return sessionStorage.getItem(SUBMITTED_KEY) === 'true'
  } catch {
    // Blocked.
    return false
  }
}
