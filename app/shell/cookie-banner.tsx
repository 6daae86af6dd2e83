import { useEffect, useState } from 'react'
import { shell } from '#app/content/shell.ts'
import { Close } from '#app/ui/icons.tsx'
import { giveConsent, hasConsent } from './cookie-consent.ts'

const words = shell.cookieBanner

/**
 * R28. It comes only after the page has started, laid over its lower end: it
 * moves nothing, waits for nobody, and those who have accepted never see it.
 */
export function CookieBanner() {
  const [open, setOpen] = useState(false)

  useEffect(() => {
    const look = () => setOpen(!hasConsent())
    look()
    // Accepted in another tab.
    addEventListener('storage', look)
    return () => removeEventListener('storage', look)
  }, [])

  if (!open) return null
  const accept = () => {
    giveConsent()
    setOpen(false)
    // The button that had the focus is gone; nobody should be sent back to the top for it.
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  return (
    <section aria-label={words.label} className="cookie-banner on-dark">
      <div className="shell-width">
        <p>
          <strong>{words.title}</strong> {words.text}
        </p>
        <button type="button" className="btn btn-small btn-brass" onClick={accept}>
          {words.accept}
        </button>
        <button
          type="button"
          className="cookie-banner-close"
          aria-label={words.close}
          onClick={accept}
        >
          <Close />
        </button>
      </div>
    </section>
  )
}
