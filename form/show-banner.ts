import { persistently } from '#client/first-paint/persistently.ts'
import { readReceipt } from '#client/status/receipt.ts'

/** On /thank-you, in a tab that has sent a submission: shows its status. */
export function showBanner(page: Document): void {
  const root = page.querySelector<HTMLElement>('[data-status-banner]')
  const receipt = root && readReceipt()
  if (!receipt) return
  persistently(() => import('#client/status/banner.ts')).then(
    ({ startBanner }) => startBanner(root, { idempotencyKey: receipt.key, isStored: true }),
    // The script did not arrive in several attempts: the page stays as it came.
    () => undefined,
  )
}
