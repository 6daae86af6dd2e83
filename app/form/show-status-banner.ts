import { loadFacts } from '#app/browser/facts.ts'
import { retry } from '#app/browser/first-paint/retry.ts'
import { hasLastSent } from '#app/browser/status/last-sent.ts'
import { readSentSubmission } from '#app/browser/status/sent-submission.ts'

/**
 * Shows the status of the submission on /thank-you, in a tab that has sent one. Home, and the
 * thank-you page of any other tab, link to the status page of the last submission of this device.
 */
export function showStatusBanner(): void {
  const root = document.querySelector<HTMLElement>('[data-status-banner]')
  const sent = root && readSentSubmission()
  if (!sent && !(document.querySelector('.hero, [data-thanks]') && hasLastSent())) return
  Promise.all([retry(() => import('#app/browser/status/show-last-sent.ts')), loadFacts()])
    .then(([{ showLastSent, linkLastSent }]) => (sent ? showLastSent(root, sent) : linkLastSent()))
    // The script or the state failed to load: the page stays as it is.
    .catch(() => undefined)
}
