import { writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * robots.txt (RFC 9309). Nothing is forbidden: a page that must stay out of an
 * index says so itself with noindex, and a crawler that may not fetch it would
 * never read that.
 * @param origin scheme, host and port, no slash at the end
 */
export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
}

/** Writes it into the built site. */
export function writeRobots(site: string, origin: string): Promise<void> {
  return writeFile(path.join(site, 'robots.txt'), robots(origin))
}
