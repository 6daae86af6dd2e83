import { useCopy, useLink } from '#copy/loader/use-copy.ts'
import { Close } from '#site/ui/icons.tsx'

/**
 * R28. It is at the lower end of the window, above the call bar, and moves nothing. Whether it is
 * shown and what its buttons do is decided in boot/cookie-banner.ts, before the
 * first paint: those who have accepted never see it, nor does anybody without
 * scripts, for whom nothing is kept. First in the page for those who hear it.
 */
export function CookieBanner() {
  const link = useLink()
  const { cookieBanner: words, footer } = useCopy('shell')
  return (
    <section aria-label={words.label} className="cookie-banner on-dark">
      <div className="shell-width">
        <p>
          <strong>{words.title}</strong> <span>{words.text}</span>{' '}
          <a href={link('/privacy-policy')} className="text-link">
            {footer.privacy}
          </a>
        </p>
        <button type="button" className="btn btn-small btn-brass">
          {words.accept}
        </button>
        <button type="button" className="cookie-banner-close" aria-label={words.close}>
          <Close />
        </button>
      </div>
    </section>
  )
}
