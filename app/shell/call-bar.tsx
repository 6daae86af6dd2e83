import { FORM_ANCHOR_ID, hasFormSection } from '#domain/pages/form-anchor.ts'
import { THANK_YOU_PATH } from '#app/form/thank-you-path.ts'
import { useCopy, useLink } from '#copy/loader/use-copy.ts'
import { CallButton } from '#app/ui/phone-link.tsx'

/** Pages on which the visitor is booking, or has: there the bar only calls. */
const BOOKED_ON: readonly string[] = ['/book-online', THANK_YOU_PATH]

/** Renders the buttons to call and to book, at the lower edge below 1024 px. */
export function CallBar({ path }: { path: string }) {
  const link = useLink()
  const { callBar } = useCopy('shell')
  return (
    <section aria-label={callBar.label} className="call-bar on-dark">
      <CallButton />
      {!BOOKED_ON.includes(path) && (
        <a
          href={hasFormSection(path) ? `#${FORM_ANCHOR_ID}` : link('/book-online')}
          className="btn btn-brass"
        >
          {callBar.bookService}
        </a>
      )}
    </section>
  )
}
