import type { ReceiptStripCopy } from '#app/content/page-types.ts'
import { startStrip } from '#app/receipt-strip/strip.ts'
import { receiptToken } from '#app/receipt-strip/token.ts'
import type { Receipt } from '#app/receipt-strip/receipt.ts'

/** Brings the strip of /thank-you to life; in a browser that cannot compute the token it stays as it is. */
export async function startThanksStrip(
  root: HTMLElement,
  { key }: Receipt,
  words: ReceiptStripCopy,
): Promise<void> {
  const token = await receiptToken(key)
  if (token !== null) startStrip(root, { token, words, unsent: null })
}
