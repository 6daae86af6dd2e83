import { useCopy, useLink } from '#copy/loader/use-copy.ts'
import { Slot } from '#site/ui/slot.tsx'
import { Close } from '#art/icons/icons.tsx'

/**
 * Renders the cookie banner (R28) at the lower end of the window, above the call bar; it moves
 * nothing. first-paint/cookie-banner.ts decides before the first paint whether it is shown: not to
 * visitors who have answered, nor without scripts, where nothing is stored. With tags of others the
 * server writes the question of cookie-question.tsx into it.
 */
export function CookieBanner() {
  const link = useLink()
  const { cookieBanner: copy, footer } = useCopy('shell')
  return (
    <section aria-label={copy.label} className="cookie-banner on-dark">
      <div className="shell-width">
        <Slot name="ask">
          <p>
            <strong>{copy.title}</strong> <span>{copy.text}</span>{' '}
            <a href={link('/privacy-policy')} className="text-link">
              {footer.privacy}
            </a>
          </p>
          <button type="button" className="btn btn-small btn-brass">
            {copy.accept}
          </button>
          <button type="button" className="cookie-banner-close" aria-label={copy.close}>
            <Close />
          </button>
        </Slot>
      </div>
    </section>
  )
}
