import { LogoMark } from '#art/computed/logo.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import { useCopy, useLink } from '#copy/loader/use-copy.ts'

/**
 * Shown offline in place of a page without an offline copy: our phone number. The browser shows it
 * under the address of the other page.
 */
export function OfflinePage() {
  const { notLoaded, header } = useCopy('shell')
  const link = useLink()
  return (
    <div className="shell-width error-page">
      <div className="work-order error-screen on-light">
        <div>
          <LogoMark />
          <h1>{notLoaded.title}</h1>
        </div>
        <p>{notLoaded.text}</p>
        <div>
          <PhoneLink className="btn btn-small btn-amber" />
          <a className="btn btn-small btn-ink" href={link('/book-online')}>
            {header.bookService}
          </a>
        </div>
      </div>
    </div>
  )
}
