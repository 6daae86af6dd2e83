/**
 * What the head of the page that was asked for says about itself. The server
 * puts the site's real origin into it (SITE_URL) and the build the name of the
 * page's picture, neither of which the script bundles know. React adds an
 * element to the head for every tag that it does not find there letter for
 * letter, a second canonical link for one, so hydration has to say the same.
 */
export interface ServedHead {
  readonly origin: string
  readonly path: string
  /** Complete address of the page's own picture. */
  readonly image: string | undefined
}

function readServedHead(): ServedHead | null {
  if (typeof document === 'undefined') return null
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  if (!canonical) return null
  const { origin, pathname } = new URL(canonical.href)
  const image = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')
  return { origin, path: pathname, image: image?.content }
}

/** Read once, before the first navigation changes the head; null at build and on the not-found page. */
export const servedHead: ServedHead | null = readServedHead()
