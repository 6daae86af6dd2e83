import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PAGES } from '../../domain/pages.ts'

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/**
 * sitemap.xml (sitemaps.org/protocol.html): every page that may be indexed
 * (R81). No dates: a build changes every file and says nothing about a page.
 * @param origin scheme, host and port, no slash at the end
 */
export function sitemap(origin: string): string {
  const urls = PAGES.filter(({ indexed }) => indexed).map(
    (page) => `  <url><loc>${origin}${page.path}</loc></url>\n`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${NAMESPACE}">\n${urls.join('')}</urlset>\n`
}

/** Writes it into the built site. */
export function writeSitemap(site: string, origin: string): Promise<void> {
  return writeFile(path.join(site, 'sitemap.xml'), sitemap(origin))
}
