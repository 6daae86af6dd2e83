import { persistently } from '#app/boot/persistently.ts'
import { readReceipt } from './receipt.ts'

/** On /thank-you: shows how it goes with the request that this tab has sent. */
export function showStrip(page: ParentNode): void {
  const root = page.querySelector<HTMLElement>('[data-receipt-strip]')
  const key = root && readReceipt()?.key
  if (!key) return
  void persistently(() => import('./thanks-strip.ts')).then(({ startThanksStrip }) =>
    startThanksStrip(root, key),
  )
}
