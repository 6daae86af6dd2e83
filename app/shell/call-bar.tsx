import { shell } from '#app/content/shell.ts'
import { Phone } from '#app/ui/icons.tsx'
import { PhoneLink, PhoneNumber } from '#app/visitor/phone-link.tsx'

/** Of the first element of a page's form. */
export const FORM_ID = 'book'

/** Pages with a form of their own: home, /book-online, and each service with its first questions. */
const hasForm = (path: string): boolean =>
  path === '/' || path === '/book-online' || path.split('/').length === 4

/** Call and book, always within reach of a thumb below 1024 px. */
export function CallBar({ path }: { path: string }) {
  return (
    <div role="region" aria-label={shell.callBar.label} className="call-bar on-dark">
      <PhoneLink className="btn btn-call">
        <Phone />
        <PhoneNumber />
      </PhoneLink>
      <a href={hasForm(path) ? `#${FORM_ID}` : '/book-online'} className="btn btn-brass">
        {shell.callBar.bookService}
      </a>
    </div>
  )
}
