import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PRIVATE_PATHS } from '../../domain/private-paths.ts'

/**
 * Returns robots.txt (RFC 9309). No page of the site is disallowed: one that must stay out of an index says so with
 * noindex, which a crawler must be able to fetch. Private addresses send noindex too and are disallowed as well,
 * because crawlers need nothing there.
 * @param origin scheme, host and port, without a trailing slash
 */
export function robots(origin: string): string {
  const forbidden = PRIVATE_PATHS.map((start) => `Disallow: ${start}\n`).join('')
  return `User-agent: *\nAllow: /\n${forbidden}\nSitemap: ${origin}/sitemap.xml\n`
}

/** Writes it into the built site. */
export function writeRobots(site: string, origin: string): Promise<void> {
  return writeFile(path.join(site, 'robots.txt'), robots(origin))
}
