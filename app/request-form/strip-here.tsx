import { useEffect, useRef } from 'react'
import type { ReceiptStripCopy } from '#app/content/page-types.ts'
import { useCopy, useLink } from '#app/copy/use-copy.ts'
import { ReceiptStrip } from '#app/receipt-strip/receipt-strip.tsx'
import { startStrip } from '#app/receipt-strip/strip.ts'
import { THANKS } from './thanks-page.ts'
import { receiptToken } from '#app/receipt-strip/token.ts'

export interface StripHereProps {
  /** Under which the request was sent, or is being sent. */
  readonly idempotencyKey: string
  /** Time of day at which the server stored it; null while it may be only on this phone. */
  readonly storedTime: string | null
}

/** The live strip within the form: a request that cannot get through may have got through all the same. */
export function StripHere({
  idempotencyKey,
  storedTime,
  words,
}: StripHereProps & { readonly words: ReceiptStripCopy }) {
  const { onlyOnPhone } = useCopy('requestForm').anotherWay
  const unsent = storedTime === null ? onlyOnPhone : null
  const link = useLink()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let stop = (): void => {}
    let gone = false
    const start = async (): Promise<void> => {
      const token = await receiptToken(idempotencyKey)
      if (!gone && token !== null && root.current)
        stop = startStrip(root.current, { token, words, unsent })
    }
    void start()
    return () => {
      gone = true
      stop()
    }
  }, [idempotencyKey, unsent, words])
  return (
    <div ref={root}>
      <ReceiptStrip
        words={words}
        page={link(THANKS)}
        headingLevel="h3"
        unsent={unsent}
        storedTime={storedTime}
      />
    </div>
  )
}
