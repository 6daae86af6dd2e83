import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { SiteManifest } from '#server/platform/site/site-manifest.ts'

/** Texts of the small site's pages, to tell them apart. */
export const SMALL_SITE = {
  home: '<!doctype html><title>home</title><script>start()</script>',
  homePaid: '<!doctype html><title>home, paid search</title><script>start()</script>',
  faq: '<!doctype html><title>faq</title>',
  thanks: '<!doctype html><title>thanks</title>',
  legal: '<!doctype html><title>legal</title><!--maps--><p>If there is a map.</p><!--/-->',
  notFound: '<!doctype html><title>not found</title>',
  notFoundInSpanish: '<!doctype html><html lang="es-US"><title>no está</title>',
  script: 'console.info("hello")',
} as const

const HASHES: SiteManifest = {
  pages: {
    '/': { csp: { scriptHashes: ['sha256-aG9tZQ=='], styleHashes: ['sha256-c3R5bGU='] } },
    '/faq': { csp: { scriptHashes: [], styleHashes: [] } },
    '/thank-you': { csp: { scriptHashes: [], styleHashes: [] } },
    '/es/gracias': { csp: { scriptHashes: [], styleHashes: [] } },
    '/privacy-policy': { csp: { scriptHashes: [], styleHashes: [] } },
    '/404': { csp: { scriptHashes: [], styleHashes: [] } },
    '/es/404': { csp: { scriptHashes: [], styleHashes: [] } },
  },
}

/**
 * Writes a built site of a few pages, for tests that need no real pages; returns the build folder.
 */
export function writeSmallSite(folder: string): string {
  const files: Record<string, string | Buffer> = {
    'site.json': JSON.stringify(HASHES),
    'client/index.html': SMALL_SITE.home,
    'client/index.html.gz': gzipSync(SMALL_SITE.home),
    'client/index.html.br': Buffer.from('not really brotli'),
    'client/_paid/index.html': SMALL_SITE.homePaid,
    'client/faq/index.html': SMALL_SITE.faq,
    'client/thank-you/index.html': SMALL_SITE.thanks,
    'client/es/gracias/index.html': SMALL_SITE.thanks,
    'client/privacy-policy/index.html': SMALL_SITE.legal,
    'client/404.html': SMALL_SITE.notFound,
    'client/es/404.html': SMALL_SITE.notFoundInSpanish,
    'client/assets/start-a1b2c3.js': SMALL_SITE.script,
    'client/assets/start-a1b2c3.js.map': '{}',
    'client/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'client/.vite/manifest.json': '{}',
  }
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  return folder
}
