import { retry } from '#client/first-paint/retry.ts'
import { readSentSubmission } from '#client/status/sent-submission.ts'

/** Shows the status of the submission on /thank-you, in a tab that has sent one. */
export function showBanner(page: Document): void {
  const root = page.querySelector<HTMLElement>('[data-status-banner]')
  const receipt = root && readSentSubmission()
  if (!receipt) return
  retry(() => import('#client/status/banner.ts')).then(
    ({ startBanner }) => startBanner(root, { idempotencyKey: receipt.key, isStored: true }),
    // The script failed to load after several attempts: the page stays as it is.
    () => undefined,
  )
}
