import { persistently } from '#app/boot/persistently.ts'
import { loadCopy } from '#app/copy/load-copy.ts'
import { readReceipt } from '#app/receipt-strip/receipt.ts'

/** On /thank-you, of a tab that has sent a request: shows how it goes with it. */
export function showStrip(page: Document): void {
  const root = page.querySelector<HTMLElement>('[data-receipt-strip]')
  const receipt = root && readReceipt()
  if (!receipt) return
  persistently(() => Promise.all([import('./thanks-strip.ts'), loadCopy('receiptStrip')])).then(
    ([{ startThanksStrip }, { receiptStrip }]) => startThanksStrip(root, receipt, receiptStrip),
    // Lost on the way, several times: the page stands as it came.
    () => undefined,
  )
}
