import { createHash } from 'node:crypto'
import { cp, glob, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { StartList } from '../../app/boot/start.ts'
import { SPECULATION_RULES } from '../../app/leaving/speculation-rules.ts'
import { OFFLINE } from '../../app/offline/kept.ts'
import { business } from '../../domain/business.ts'
import { writeBrand } from './brand/write-brand.ts'
import { compressSite } from './compress.ts'
import { contentDates } from './content-dates.ts'
import { makeSharedParts, finishOfflinePage, finishPage } from './finish-page.ts'
import { notFoundPath, SITE_LANGUAGES, takeNotFoundPages } from './not-found.ts'
import { writeWorkers } from './offline-copies.ts'
import { buildPageScripts, type PageScripts, SCRIPT_REPORT } from './page-scripts.ts'
import { toPaidLine } from './paid-line.ts'
import { writeRobots } from './robots.ts'
import { type SiteValues, siteValues } from './site-values.ts'
import { writeSitemap } from './sitemap.ts'
import { drawSocialImages, nameSocialImage } from './social-images.ts'

/** What the server must know of the pages: written beside them as site.json. */
interface SiteManifest {
  /** What of the environment stands in the files; a server that is configured otherwise replaces it. */
  readonly built: SiteValues
  readonly pages: Record<string, { csp: { scriptHashes: string[]; styleHashes: string[] } }>
}

/**
 * Turns the router's output into the site that is served: styles inlined,
 * script started after the paint, inline scripts hashed for the CSP, a variant
 * of each page for the paid-search line (R4), and everything compressed.
 * @param site folder of the built site, as the router left it
 */
export async function finishSite(site: string): Promise<void> {
  await takeNotFoundPages(site)

  const build = path.dirname(site)
  await rm(path.join(build, 'server'), { recursive: true, force: true })
  const scripts = await replaceScripts(site)
  await writeFile(path.join(build, SCRIPT_REPORT), JSON.stringify(scripts))
  const shared = await makeSharedParts(scripts)
  const images = await drawSocialImages(site)
  await writeBrand(site)
  const starts = new Map<string, StartList>()
  const pages = new Map<string, string>()
  for await (const file of glob('**/*.html', { cwd: site })) {
    const source = await readFile(path.join(site, file), 'utf8')
    const page = nameSocialImage(source, pagePath(file), images)
    const { html, start } = await finishPage(page, { site, file, shared })
    pages.set(file, html)
    starts.set(pagePath(file), start)
    const missing = SITE_LANGUAGES.find((language) => notFoundPath(language) === pagePath(file))
    if (missing) {
      const offline = await finishOfflinePage(page, { site, shared, language: missing })
      pages.set(`${OFFLINE[missing].page.slice(1)}.html`, offline)
    }
  }
  const manifest: SiteManifest = { built: siteValues(process.env), pages: {} }
  for (const [file, html] of pages) {
    await writeFile(path.join(site, file), html)
    await writePaidVariant(site, file, html)
    manifest.pages[pagePath(file)] = { csp: inlineHashes(html) }
  }
  await writeFile(path.join(build, 'site.json'), JSON.stringify(manifest))
  const { origin } = siteValues(process.env)
  await writeSitemap(site, origin, await contentDates())
  await writeRobots(site, origin)
  await writeWorkers(site, starts)
  await compressSite(site)
}

/** The router's scripts would run its pages in a browser, where nothing of it is wanted (docs/decisions/0014). */
async function replaceScripts(site: string): Promise<PageScripts> {
  for await (const file of glob('assets/*.js', { cwd: site })) await rm(path.join(site, file))
  return await buildPageScripts(site)
}

async function writePaidVariant(site: string, file: string, html: string): Promise<void> {
  const target = path.join(site, '_paid', file)
  await cp(path.join(site, file), target)
  await writeFile(target, toPaidLine(html, business.phones))
}

/** '/' for index.html, '/about' for about/index.html, '/404' for 404.html. */
function pagePath(file: string): string {
  const name = file.replace(/\.html$/, '').replace(/(?:^|\/)index$/, '')
  return `/${name.split(path.sep).join('/')}`
}

/** CSP source expressions of every inline script and style of a page (CSP Level 3, 2.3.1). */
function inlineHashes(html: string): { scriptHashes: string[]; styleHashes: string[] } {
  const hashes = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'))]
      .filter(([, , text]) => text !== '')
      .filter(([, attributes]) => !/\bsrc=|application\/(?:ld\+)?json/.test(attributes ?? ''))
      .map(([, , text]) => hashOf(text ?? ''))
  return {
    // What the pages put in themselves after the paint is a script to the policy too.
    scriptHashes: [...new Set([...hashes('script'), hashOf(SPECULATION_RULES)])],
    styleHashes: [...new Set(hashes('style'))],
  }
}

const hashOf = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`
