import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ScriptList } from '#client/first-paint/load-scripts.ts'
import { SPECULATION_RULES } from '#client/navigation/speculation-rules.ts'
import { OFFLINE } from '#client/offline/offline-pages.ts'
import { business } from '#domain/business/business.ts'
import type { Language } from '#domain/text/language.ts'
import { factsHash } from '#server/platform/http/installation-hash.ts'
import { writeBrand } from './brand/icons.ts'
import { compressSite } from './compress.ts'
import type { BuiltCode } from './built-code.ts'
import { contentDates } from './content-dates.ts'
import type { Drawings } from './drawings.ts'
import type { Facts } from './fill-facts.ts'
import { makeSharedParts, finishOfflinePage, finishPage } from './finish-page.ts'
import { notFoundPath, siteLanguages } from './not-found.ts'
import { writeWorkers } from './offline-copies.ts'
import { toPaidSearchPage } from './paid-search-pages.ts'
import { robots, sitemap } from './crawler-files.ts'
import type { SiteManifest } from '#server/platform/site/site-manifest.ts'
import { siteValues } from './site-values.ts'
import { nameSocialImage, planSocialImages, type SocialImages } from './social-images.ts'

/** Every page in every language, rendered, and what finishing needs. */
export interface RenderedSite {
  /** Folder of the site, which contains scripts, stylesheets, drawings and the owner's files. */
  readonly site: string
  /** Folder with `client/` of the last site. */
  readonly last: string
  /** File of the display font. */
  readonly font: string
  readonly compression: 'best' | 'fast'
  /** HTML documents by address, including the not-found page of each language. */
  readonly pages: ReadonlyMap<string, string>
  /** Documents that are shown offline in place of other pages. */
  readonly offlinePages: ReadonlyMap<Language, string>
  readonly code: BuiltCode
  readonly drawings: Drawings
  readonly facts: Facts
}

/**
 * Turns rendered pages into the site that is served: styles inlined, script started after the
 * paint, inline scripts hashed for the CSP, a variant of each page for the paid-search number, and
 * everything compressed.
 */
export async function finishSite(rendered: RenderedSite): Promise<void> {
  const { site, font, drawings, compression } = rendered
  const last = path.join(rendered.last, 'client')
  const { drawnFiles } = drawings
  const social = await planSocialImages(site, { drawnFiles, last, font, compression })
  await Promise.all([
    social.draw(),
    // The service worker lists icon and logo.
    writeBrand(site).then(() => writePages(rendered, social.images)),
  ])
  await compressSite(site, { last, compression })
}

/** Finishes and writes every page, and the files that list pages. */
async function writePages(rendered: RenderedSite, images: SocialImages): Promise<void> {
  const { site, code, facts, compression } = rendered
  const shared = makeSharedParts(code, facts)
  const starts = new Map<string, ScriptList>()
  const pages = new Map<string, string>()
  for (const [address, source] of rendered.pages) {
    const page = nameSocialImage(source, address, images)
    const { html, start } = await finishPage(page, { site, shared })
    pages.set(address, html)
    starts.set(address, start)
  }
  for (const [language, source] of rendered.offlinePages) {
    const page = nameSocialImage(source, notFoundPath(language), images)
    pages.set(OFFLINE[language].page, await finishOfflinePage(page, { site, shared }))
  }
  const built = siteValues(process.env)
  const manifest: SiteManifest = {
    built,
    factsHash: factsHash(business),
    compression,
    pages: {},
  }
  for (const [address, html] of pages) {
    await writePage(site, address, html)
    await writePage(path.join(site, '_paid'), address, toPaidSearchPage(html, business.phones))
    manifest.pages[address] = { csp: inlineHashes(html) }
  }
  await writeFile(path.join(site, '..', 'site.json'), JSON.stringify(manifest))
  const dates = contentDates(new Map(Object.entries(code.commitDays)))
  await writeFile(path.join(site, 'sitemap.xml'), sitemap(built.origin, dates))
  await writeFile(path.join(site, 'robots.txt'), robots(built.origin))
  await writeWorkers(site, { starts, code, facts })
}

/** Pages that the server sends under addresses of other pages. */
const withoutAddress = (): ReadonlySet<string> =>
  new Set(siteLanguages().flatMap((language) => [notFoundPath(language), OFFLINE[language].page]))

/** Writes '/about' to about/index.html, and '/404' to 404.html. */
async function writePage(folder: string, address: string, html: string): Promise<void> {
  const name = withoutAddress().has(address) ? `${address}.html` : `${address}/index.html`
  const file = path.join(folder, name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, html)
}

/**
 * Returns CSP source expressions of every inline script and style of a page (CSP Level 3, 2.3.1).
 */
function inlineHashes(html: string): { scriptHashes: string[]; styleHashes: string[] } {
  const hashes = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'))]
      .filter(([, , text]) => text !== '')
      .filter(([, attributes]) => !/\bsrc=|application\/(?:ld\+)?json/.test(attributes ?? ''))
      .map(([, , text]) => hashOf(text ?? ''))
  return {
    // The policy also treats the speculation rules, which pages insert after the paint, as a
    // script.
    scriptHashes: [...new Set([...hashes('script'), hashOf(SPECULATION_RULES)])],
    styleHashes: [...new Set(hashes('style'))],
  }
}

const hashOf = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`
