import { createHash } from 'node:crypto'
import { cp, glob, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { StartList } from '../../app/boot/start.ts'
import { business } from '../../domain/business.ts'
import { formatPhone, telHref } from '../../domain/phone.ts'
import { businessProblems } from '../../domain/business-check.ts'
import { bundleBoot } from './boot.ts'
import { VISIT_LIST } from './chunks-plugin.ts'
import { compressSite } from './compress.ts'
import { criticalStyles, fallbackFonts } from './critical-styles.ts'
import { toPaidLine } from './paid-line.ts'
import { writeRobots } from './robots.ts'
import { takeApart } from './router-markup.ts'
import { type SiteValues, siteValues } from './site-values.ts'
import { writeSitemap } from './sitemap.ts'
import { drawSocialImages, nameSocialImage } from './social-images.ts'
import { sonnerStyleHashes } from './sonner-style-hash.ts'

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
  const problems = businessProblems(business)
  if (problems.length > 0) throw new Error(`domain/business.ts:\n${problems.join('\n')}`)
  await rm(path.join(site, '__spa-fallback.html'), { force: true })
  await rename(path.join(site, '404/index.html'), path.join(site, '404.html'))
  await rm(path.join(site, '404'), { recursive: true })

  const head = await bundleBoot('head', {
    PAID_LINE: JSON.stringify({
      href: telHref(business.phones.paidSearch),
      text: formatPhone(business.phones.paidSearch),
    }),
  })
  const body = await bundleBoot('body', {})
  const visit = await takeVisitList(site)
  const images = await drawSocialImages(site)
  const manifest: SiteManifest = { built: siteValues(process.env), pages: {} }
  const files: string[] = []
  for await (const file of glob('**/*.html', { cwd: site })) files.push(file)
  for (const file of files) {
    const source = nameSocialImage(
      await readFile(path.join(site, file), 'utf8'),
      pagePath(file),
      images,
    )
    const html = await finishPage(source, { site, file, head, body, visit })
    await writeFile(path.join(site, file), html)
    await writePaidVariant(site, file, html)
    manifest.pages[pagePath(file)] = { csp: inlineHashes(html) }
  }
  await writeFile(path.join(site, '../site.json'), JSON.stringify(manifest))
  const { origin } = siteValues(process.env)
  await writeSitemap(site, origin)
  await writeRobots(site, origin)
  await compressSite(site)
}

interface PageContext {
  readonly site: string
  readonly file: string
  readonly head: string
  readonly body: string
  readonly visit: StartList['visit']
}

async function finishPage(
  source: string,
  { site, file, head, body, visit }: PageContext,
): Promise<string> {
  const { html, start } = takeApart(source, file)
  const styles =
    (await fallbackFonts(site, start.stylesheet)) +
    (await criticalStyles(html, site, start.stylesheet))
  const noScript = `<noscript><link rel="stylesheet" href="${start.stylesheet}"></noscript>`
  const startScript = body.replace('START_LIST', () => JSON.stringify({ ...start, visit }))
  return html
    .replace('</head>', () => `<style>${styles}</style><script>${head}</script>${noScript}</head>`)
    .replace('</body>', () => `<script>${startScript}</script></body>`)
}

/** Addresses of the modules that record the visit; the list itself is not for visitors. */
async function takeVisitList(site: string): Promise<StartList['visit']> {
  const file = path.join(site, VISIT_LIST)
  const list: StartList['visit'] = JSON.parse(await readFile(file, 'utf8'))
  await rm(file)
  return list
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
      .map(
        ([, , text]) =>
          `sha256-${createHash('sha256')
            .update(text ?? '')
            .digest('base64')}`,
      )
  return {
    scriptHashes: [...new Set(hashes('script'))],
    // What the toasts' library inserts at run time is part of every page.
    styleHashes: [...new Set([...hashes('style'), ...sonnerStyleHashes()])],
  }
}
