import { persistently } from '#app/boot/persistently.ts'
import { loadCopy } from '#app/copy/load-copy.ts'

/** On /thank-you, of a tab that has sent a request: shows how it goes with it. */
export function showStrip(page: Document): void {
  const root = page.querySelector<HTMLElement>('[data-receipt-strip]')
  if (!root || page.documentElement.dataset['sent'] === undefined) return
  persistently(() => Promise.all([import('./thanks-strip.ts'), loadCopy('receiptStrip')])).then(
    ([{ startThanksStrip }, { receiptStrip }]) => startThanksStrip(root, receiptStrip),
    // Lost on the way, several times: the page stands as it came.
    () => undefined,
  )
}
