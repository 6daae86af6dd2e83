import type { ReceiptStripCopy } from '#app/content/page-types.ts'

/**
 * Where a request is (R120), as it stands before anything is known but that
 * it was sent; strip.ts fills it in.
 */
export function ReceiptStrip({
  words,
  page,
  headingLevel: Heading,
  unsent = null,
  storedTime = null,
}: {
  readonly words: ReceiptStripCopy
  /** Where its link leads while the request's own page has no address yet. */
  readonly page: string
  readonly headingLevel: 'h2' | 'h3'
  /** What to say while it may be only on this phone: then there are no steps yet. Null once it was sent. */
  readonly unsent?: string | null
  /** Time of day at which the server stored it; boot/receipt.ts fills it in where the page was built without. */
  readonly storedTime?: string | null
}) {
  return (
    <>
      <Heading>{words.heading}</Heading>
      <p className="mt-4 font-semibold" role="status" data-strip-says>
        {unsent ?? words.received}
      </p>
      <ol className="mt-4" hidden={unsent !== null}>
        {words.steps.map(([kind, label]) => (
          <li
            key={kind}
            className="flex flex-wrap gap-x-2 border-t border-steel-3 py-2.5"
            data-strip-step={kind}
          >
            {kind === 'stored' ? (
              <time className="text-ink-3" data-receipt="storedAt">
                {storedTime ?? words.notYet}
              </time>
            ) : (
              <time className="text-ink-3">{words.notYet}</time>
            )}
            <span>{label}</span>
          </li>
        ))}
      </ol>
      <p className="mt-4 flex flex-wrap gap-3" data-strip-links hidden>
        <a className="btn btn-outline grow" href={page}>
          {words.page}
        </a>
        <button type="button" className="btn btn-outline grow">
          {words.share}
        </button>
        <a className="btn btn-outline grow" href="sms:">
          {words.sms}
        </a>
      </p>
    </>
  )
}
