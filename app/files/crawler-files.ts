import { localizedPages } from '#domain/pages/localized-paths.ts'
import { alternatesOf } from '#app/seo/locales.ts'
import { PRIVATE_PATHS } from '#domain/pages/private-paths.ts'

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
/** Namespace of the links to other languages (developers.google.com/search, localized versions). */
const LINKS = 'http://www.w3.org/1999/xhtml'

/**
 * Returns sitemap.xml (sitemaps.org/protocol.html): every indexed page in each of its languages
 * with links to all of them.
 * @param origin scheme, host and port, without a trailing slash
 */
export function sitemap(origin: string): string {
  const indexed = localizedPages().filter(({ page }) => page.indexed)
  const urls = indexed.map(({ path: address }) => {
    const links = alternatesOf(address).map(
      (other) =>
        `<xhtml:link rel="alternate" hreflang="${other.hreflang}" href="${origin}${other.path}"/>`,
    )
    return `  <url><loc>${origin}${address}</loc>${links.join('')}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${NAMESPACE}" xmlns:xhtml="${LINKS}">\n${urls.join('')}</urlset>\n`
}

/**
 * Returns robots.txt (RFC 9309). No page of the site is disallowed: one that must stay out of an
 * index says so with noindex, which a crawler must be able to fetch. Private addresses send noindex
 * too and are disallowed as well, because crawlers need nothing there.
 * @param origin scheme, host and port, without a trailing slash
 */
export function robots(origin: string): string {
  const forbidden = PRIVATE_PATHS.map((start) => `Disallow: ${start}\n`).join('')
  return `User-agent: *\nAllow: /\n${forbidden}\nSitemap: ${origin}/sitemap.xml\n`
}
