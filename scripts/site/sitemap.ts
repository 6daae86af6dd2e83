import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PAGES } from '../../domain/pages.ts'

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/**
 * sitemap.xml (sitemaps.org/protocol.html): every page that may be indexed
 * (R81), with the day on which its words were last changed where that is
 * known; a build changes every file and says nothing about a page.
 * @param origin scheme, host and port, no slash at the end
 * @param changed that day by path, ISO 8601
 */
export function sitemap(origin: string, changed: ReadonlyMap<string, string>): string {
  const urls = PAGES.filter(({ indexed }) => indexed).map(({ path: address }) => {
    const day = changed.get(address)
    const lastmod = day === undefined ? '' : `<lastmod>${day}</lastmod>`
    return `  <url><loc>${origin}${address}</loc>${lastmod}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${NAMESPACE}">\n${urls.join('')}</urlset>\n`
}

/** Writes it into the built site. */
export function writeSitemap(
  site: string,
  origin: string,
  changed: ReadonlyMap<string, string>,
): Promise<void> {
  return writeFile(path.join(site, 'sitemap.xml'), sitemap(origin, changed))
}
