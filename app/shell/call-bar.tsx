import { Link } from 'react-router'
import { shell } from '#app/content/shell.ts'
import { Phone } from '#app/ui/icons.tsx'
import { PhoneLink, PhoneNumber } from '#app/visitor/phone-link.tsx'

/** Call and book, always within reach of a thumb below 1024 px. */
export function CallBar() {
  return (
    <div role="region" aria-label={shell.callBar.label} className="call-bar on-dark">
      <PhoneLink className="btn btn-call grow-[1.7] basis-0 px-2">
        <Phone />
        <PhoneNumber />
      </PhoneLink>
      <Link to="/book-online" className="btn btn-brass grow basis-0 px-2">
        {shell.callBar.bookService}
      </Link>
    </div>
  )
}
