import { FORM_ANCHOR_ID, hasFormSection } from '#domain/pages/form-anchor.ts'
import { useCopy, useLink } from '#copy/loader/use-copy.ts'
import { CallButton } from '#app/ui/phone-link.tsx'

/** Renders the buttons to call and to book, at the lower edge below 1024 px. */
export function CallBar({ path }: { path: string }) {
  const link = useLink()
  const { callBar } = useCopy('shell')
  return (
    <section aria-label={callBar.label} className="call-bar on-dark">
      <CallButton />
      <a
        href={hasFormSection(path) ? `#${FORM_ANCHOR_ID}` : link('/book-online')}
        className="btn btn-brass"
      >
        {callBar.bookService}
      </a>
    </section>
  )
}
