import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { StartList } from '../../app/boot/start.ts'
import { business } from '../../domain/business.ts'
import { formatPhone, telHref } from '../../domain/phone.ts'
import { bundleScript } from './bundle-script.ts'
import { CHUNK_REPORT, type ChunkReport } from './chunks-plugin.ts'
import { criticalStyles, textFallback } from './critical-styles.ts'
import { type HeadingFallback, headingFallback } from './heading-fallback.ts'
import { offlinePage } from './offline-page.ts'
import { takeApart } from './router-markup.ts'

/** What is written into every page. */
interface SharedParts {
  readonly head: string
  /** Holds START_LIST where the page's own list goes. */
  readonly body: string
  readonly offline: string
  readonly early: StartList['early']
  readonly headingFallback: HeadingFallback
}

/** @param build folder that holds the chunk report */
export async function makeSharedParts(build: string): Promise<SharedParts> {
  const { paidSearch } = business.phones
  const line = { href: telHref(paidSearch), text: formatPhone(paidSearch) }
  return {
    head: await bundleScript('app/boot/head.ts', { PAID_LINE: JSON.stringify(line) }),
    body: await bundleScript('app/boot/body.ts'),
    offline: await bundleScript('app/boot/offline.ts'),
    early: await earlyModules(build),
    headingFallback: await headingFallback(),
  }
}

interface PageContext {
  readonly site: string
  readonly file: string
  readonly shared: SharedParts
}

/** A page of the router with the styles of its first paint, and its script behind that paint. */
export async function finishPage(
  source: string,
  { site, file, shared }: PageContext,
): Promise<{ readonly html: string; readonly start: StartList }> {
  const { html, start: found } = takeApart(source, file)
  const modules = await largestFirst(site, found.modules)
  const start = { ...found, modules, early: shared.early }
  const body = shared.body.replace('START_LIST', () => JSON.stringify(start))
  const noScript = `<noscript><link rel="stylesheet" href="${start.stylesheet}"></noscript>`
  return {
    html: withInline(html, {
      styles: await firstStyles(html, { site, shared }, start.stylesheet),
      head: `<script>${shared.head}</script>${noScript}`,
      body,
    }),
    start,
  }
}

/** The page that stands in without a line, made from the not-found page as the router wrote it. */
export async function finishOfflinePage(
  notFound: string,
  { site, shared }: Omit<PageContext, 'file'>,
): Promise<string> {
  const { html, start } = takeApart(notFound, 'the offline page')
  const page = offlinePage(html, start.stylesheet)
  return withInline(page, {
    styles: await firstStyles(page, { site, shared }, start.stylesheet),
    head: `<script>${shared.head}</script>`,
    body: shared.offline,
  })
}

async function firstStyles(
  html: string,
  { site, shared }: Omit<PageContext, 'file'>,
  stylesheet: string,
): Promise<string> {
  return (
    (await textFallback(site, stylesheet)) +
    shared.headingFallback(html) +
    (await criticalStyles(html, site, stylesheet))
  )
}

function withInline(
  html: string,
  { styles, head, body }: { styles: string; head: string; body: string },
): string {
  return html
    .replace('</head>', () => `<style>${styles}</style>${head}</head>`)
    .replace('</body>', () => `<script>${body}</script></body>`)
}

/** A browser asks an HTTP/1.1 server for six at once, and the largest should not wait behind the small ones. */
async function largestFirst(site: string, modules: readonly string[]): Promise<readonly string[]> {
  const sized = await Promise.all(
    modules.map(async (href) => ({ href, size: (await stat(path.join(site, href))).size })),
  )
  return sized.toSorted((one, other) => other.size - one.size).map(({ href }) => href)
}

/** Addresses of what comes right after the paint. */
async function earlyModules(build: string): Promise<StartList['early']> {
  const report: ChunkReport = JSON.parse(await readFile(path.join(build, CHUNK_REPORT), 'utf8'))
  return report.early
}
