import { useEffect, useRef } from 'react'
import type { ReceiptStripCopy } from '#app/content/page-types.ts'
import { ReceiptStrip } from '#app/receipt-strip/receipt-strip.tsx'
import { startStrip } from '#app/receipt-strip/strip.ts'
import { receiptToken } from '#app/receipt-strip/token.ts'

export interface StripHereProps {
  /** Under which the request was sent, or is being sent. */
  readonly idempotencyKey: string
  readonly isSent: boolean
}

/** The live strip within the form: a request that cannot get through may have got through all the same. */
export function StripHere({
  idempotencyKey,
  isSent,
  words,
}: StripHereProps & { readonly words: ReceiptStripCopy }) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let stop = (): void => {}
    let gone = false
    const start = async (): Promise<void> => {
      const token = await receiptToken(idempotencyKey)
      if (!gone && token !== null && root.current)
        stop = startStrip(root.current, { token, words, isSent })
    }
    void start()
    return () => {
      gone = true
      stop()
    }
  }, [idempotencyKey, isSent, words])
  return (
    <div ref={root}>
      <ReceiptStrip words={words} headingLevel="h3" isSent={isSent} />
    </div>
  )
}
