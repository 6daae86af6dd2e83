import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PRIVATE_PATHS } from '../../domain/private-paths.ts'

/**
 * robots.txt (RFC 9309). No page of the site is forbidden: one that must stay
 * out of an index says so itself with noindex, and a crawler that may not
 * fetch it would never read that. Private addresses say it too, and are
 * forbidden as well: a crawler has no business behind them.
 * @param origin scheme, host and port, no slash at the end
 */
export function robots(origin: string): string {
  const forbidden = PRIVATE_PATHS.map((start) => `Disallow: ${start}\n`).join('')
  return `User-agent: *\nAllow: /\n${forbidden}\nSitemap: ${origin}/sitemap.xml\n`
}

/** Writes it into the built site. */
export function writeRobots(site: string, origin: string): Promise<void> {
  return writeFile(path.join(site, 'robots.txt'), robots(origin))
}
