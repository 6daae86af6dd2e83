import { retry } from '#client/first-paint/retry.ts'
import { readSentSubmission } from '#client/status/sent-submission.ts'

/** On /thank-you, in a tab that has sent a submission: shows its status. */
export function showBanner(page: Document): void {
  const root = page.querySelector<HTMLElement>('[data-status-banner]')
  const receipt = root && readSentSubmission()
  if (!receipt) return
  retry(() => import('#client/status/banner.ts')).then(
    ({ startBanner }) => startBanner(root, { idempotencyKey: receipt.key, isStored: true }),
    // The script did not arrive in several attempts: the page stays as it came.
    () => undefined,
  )
}
