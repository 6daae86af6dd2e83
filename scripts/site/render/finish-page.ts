import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { ScriptList } from '#client/first-paint/load-scripts.ts'
import { type IslandName, ISLAND_SCREENS } from '#client/islands/sections.ts'
import type { Language } from '#domain/text/language.ts'
import type { BuiltCode } from './built-code.ts'
import { criticalStyles } from './critical-styles.ts'
import { type Facts, fillFacts } from './fill-facts.ts'
import type { PageScripts } from '../page-scripts.ts'

/** Makes what every page contains. */
export function makeSharedParts(
  { inline, scripts, stylesheet, fontFaces }: BuiltCode,
  facts: Facts,
) {
  return {
    head: fillFacts(inline.head, facts),
    /** Contains START_LIST as a placeholder for the page's own list. */
    body: fillFacts(inline.body, facts),
    offline: fillFacts(inline.offline, facts),
    /** For /thank-you only. */
    fillThankYou: fillFacts(inline.fillThankYou, facts),
    /** Address of the stylesheet of all pages. */
    stylesheet,
    scripts,
    fontFaces,
  }
}

interface PageContext {
  readonly site: string
  readonly shared: ReturnType<typeof makeSharedParts>
}

/** Adds the styles of the first paint to a page, and the scripts that start after it. */
export async function finishPage(
  html: string,
  { site, shared }: PageContext,
): Promise<{ readonly html: string; readonly start: ScriptList }> {
  const { stylesheet } = shared
  const { early, hydration, islands } = shared.scripts
  const { onAll, wide, narrow } = modulesOf(html, islands)
  const start: ScriptList = {
    stylesheet,
    early,
    hydration: [...hydration, ...(await largestFirst(site, onAll))],
    wide,
    narrow,
  }
  const fillThankYou = /data-sent-field=/.test(html)
    ? `<script>${shared.fillThankYou}</script>`
    : ''
  const body = shared.body.replace('START_LIST', () => JSON.stringify(start))
  const noScript = `<noscript><link rel="stylesheet" href="${start.stylesheet}"></noscript>`
  return {
    html: withInline(html, {
      styles: await firstStyles(html, { site, shared }),
      head: `<script>${shared.head}</script>${fillThankYou}${noScript}`,
      body,
    }),
    start,
  }
}

/** Adds its styles to the page that is shown offline, and the script that loads the page again. */
export async function finishOfflinePage(
  page: string,
  { site, shared }: PageContext,
): Promise<string> {
  const link = `<link rel="stylesheet" href="${shared.stylesheet}">`
  return withInline(page, {
    styles: await firstStyles(page, { site, shared }),
    head: `${link}<script>${shared.head}</script>`,
    body: shared.offline,
  })
}

async function firstStyles(html: string, { site, shared }: PageContext): Promise<string> {
  return shared.fontFaces + (await criticalStyles(html, site, shared.stylesheet))
}

function withInline(
  html: string,
  { styles, head, body }: { styles: string; head: string; body: string },
): string {
  return html
    .replace('</head>', () => `<style>${styles}</style>${head}</head>`)
    .replace('</body>', () => `<script>${body}</script></body>`)
}

/**
 * Sorts scripts by size, because a browser requests six at once from an HTTP/1.1 server, and the
 * largest should not wait behind the small ones.
 */
async function largestFirst(site: string, modules: readonly string[]): Promise<readonly string[]> {
  const sized = await Promise.all(
    modules.map(async (href) => ({ href, size: (await stat(path.join(site, href))).size })),
  )
  return sized.toSorted((one, other) => other.size - one.size).map(({ href }) => href)
}

/** Returns the modules of this page's islands: on all screens, and only on one kind. */
function modulesOf(html: string, islands: PageScripts['islands']) {
  const language: Language = /<html lang="es/.test(html) ? 'es' : 'en'
  const names = new Set([...html.matchAll(/ data-island="([^"]+)"/g)].map(([, name = '']) => name))
  const filesOn = (screen?: 'wide' | 'narrow') => [
    ...new Set(
      [...names]
        .filter((name) => ISLAND_SCREENS[name as IslandName] === screen)
        .flatMap((name) => islands[language][name] ?? unknownIsland(name, language)),
    ),
  ]
  const [anywhere, wide, narrow] = [filesOn(), filesOn('wide'), filesOn('narrow')]
  const onAll = [...new Set([...anywhere, ...wide.filter((file) => narrow.includes(file))])]
  const besides = (files: readonly string[]) => files.filter((file) => !onAll.includes(file))
  return { onAll, wide: besides(wide), narrow: besides(narrow) }
}

function unknownIsland(name: string, language: string): never {
  throw new Error(`no script of the build is the island ${name} in '${language}'`)
}
