import { useCopy, useLink } from '#copy/loader/use-copy.ts'
import { CONSENT_COPY } from '#copy/server/consent.ts'
import { hasGoogleTag, type PageTags } from '#domain/pages/page-tags.ts'
import { CookieQuestion } from '#app/ui/cookie-question.tsx'
import { world } from '#app/world.ts'
import { Close } from '#art/icons/icons.tsx'

/**
 * Renders the cookie banner at the lower end of the window, above the call bar; it moves
 * nothing. first-paint/cookie-banner.ts decides before the first paint whether it is shown: not to
 * visitors who have answered, nor without scripts, where nothing is stored. With tags of others it asks
 * about them.
 */
export function CookieBanner() {
  const link = useLink()
  const { cookieBanner: copy, footer } = useCopy('shell')
  const { tags } = world()
  return (
    <section aria-label={copy.label} className="cookie-banner on-dark">
      <div className="shell-width">
        {tags === null ? (
          <>
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
          </>
        ) : (
          <TagQuestion tags={tags} />
        )}
      </div>
    </section>
  )
}

/** Renders the question whether tags of others may count the visit, or that they do. */
function TagQuestion({ tags }: { tags: PageTags }) {
  const link = useLink()
  const { google, others, asks, tells, privacy, text, accept, decline } =
    CONSENT_COPY[useCopy('language')]
  const who = hasGoogleTag(tags) ? google : others
  return (
    <CookieQuestion
      title={(tags.asksFirst ? asks : tells)(who)}
      text={text}
      privacy={{ href: link('/privacy-policy'), text: privacy }}
      accept={accept}
      decline={decline}
    />
  )
}
