/** A site of short pages that are told apart by their texts, for tests that need no real ones. */

import { localizedPageAt } from '#domain/pages/localized-paths.ts'
import { business, putInForce, withFacts } from '#domain/business/business.ts'
import type { World } from '#app/world.ts'
import type { Built } from '#server/site/built.ts'
import type { Renderer } from '#server/site/renderer.ts'

/** Texts of the small site's pages. */
export const SMALL_SITE = {
  home: '<!doctype html><title>home</title><script>start()</script>',
  homePaid: '<!doctype html><title>home, paid search</title><script>start()</script>',
  faq: '<!doctype html><title>faq</title>',
  thanks: '<!doctype html><title>thanks</title>',
  /** While it is unknown whether the installation uses Google Maps. */
  legal: '<!doctype html><title>legal</title><p>If there is a map.</p>',
  legalWithMap: '<!doctype html><title>legal</title><p>There is a map.</p>',
  legalWithoutMap: '<!doctype html><title>legal</title><p>There is no map.</p>',
  notFound: '<!doctype html><title>not found</title>',
  notFoundInSpanish: '<!doctype html><html lang="es-US"><title>no está</title>',
  script: 'console.info("hello")',
} as const

const PAGES: Readonly<Record<string, string>> = {
  '/faq': SMALL_SITE.faq,
  '/thank-you': SMALL_SITE.thanks,
  '/es/gracias': SMALL_SITE.thanks,
  '/es/404': SMALL_SITE.notFoundInSpanish,
}

function htmlOf(address: string, { phone, flags, tags, privateOrigin }: World): string {
  if (address === '/') return phone === 'paidSearch' ? SMALL_SITE.homePaid : SMALL_SITE.home
  if (address === '/privacy-policy')
    return flags.maps === undefined
      ? SMALL_SITE.legal
      : flags.maps
        ? SMALL_SITE.legalWithMap
        : SMALL_SITE.legalWithoutMap
  const shown = [tags && JSON.stringify(tags), privateOrigin].filter((each) => each !== null)
  return [PAGES[address] ?? SMALL_SITE.notFound, ...shown].join('\n')
}

/** A renderer whose pages show what a test of their delivery needs. */
export const SMALL_RENDERER: Renderer = {
  render(address: string, world: World) {
    const isHome = address === '/'
    return {
      status: localizedPageAt(address) === undefined ? 404 : 200,
      html: htmlOf(address, world),
      scriptHashes: isHome ? ['sha256-aG9tZQ=='] : [],
      styleHashes: isHome ? ['sha256-c3R5bGU='] : [],
    }
  },
  renderOffline: () => ({ status: 200, html: 'offline', scriptHashes: [], styleHashes: [] }),
  renderFile: async (name) =>
    ['/favicon.svg', '/drawings/key.svg'].includes(name)
      ? '<svg xmlns="http://www.w3.org/2000/svg"/>'
      : name.startsWith('/facts/')
        ? JSON.stringify({ legalName: business.legalName })
        : null,
  searchWords: () => [],
  convertPhotos: async () => ({ shown: {}, files: new Map() }),
  draw: () => null,
  ownFileProblems: async () => [],
  putInForce,
  withFacts,
}

export const SMALL_BUILT: Built = {
  stamp: 'small',
  files: new Map([['/assets/start-a1b2c3.js', Buffer.from(SMALL_SITE.script)]]),
  scripts: { head: '', thankYou: '', offline: '', main: '/assets/start-a1b2c3.js' },
  board: '/assets/board-a1b2c3.js',
  statusPage: '/assets/status-page-a1b2c3.js',
  workers: { offline: '', board: 'worker()' },
  loaded: { en: [], es: [] },
}
