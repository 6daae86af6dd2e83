import { localizedPageAt } from '#domain/pages/localized-paths.ts'
import { etagOf } from '#server/platform/http/etag.ts'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { FORMER_FOLDER } from './former-assets.ts'
import { mediaType } from './media-types.ts'
import { ENCODINGS, type Encoding } from './negotiation.ts'
import {
  NOT_FOUND_PATHS,
  type PageCsp,
  parseSiteManifest,
  type SiteManifest,
} from './site-manifest.ts'

/** One file in one content coding. */
export interface Representation {
  readonly body: Buffer
  /** Strong validator with its quotes; each coding has its own (RFC 9110, 8.8.3). */
  readonly etag: string
}

export interface SiteFile {
  readonly type: string
  readonly cacheControl: string
  readonly encodings: readonly Encoding[]
  /** Replaced as a whole when a file is compressed again (background-compression.ts). */
  representations: Readonly<Record<Encoding, Representation | null>> & {
    readonly identity: Representation
  }
}

export interface ServedPage {
  readonly ordinary: SiteFile
  /** The same page with the paid-search phone number; `null` when the build wrote none. */
  readonly paid: SiteFile | null
  readonly csp: PageCsp
}

export interface Site {
  readonly pages: ReadonlyMap<string, ServedPage>
  readonly files: ReadonlyMap<string, SiteFile>
  readonly notFound: ServedPage
  /** For addresses below /es; `null` when the site was built in English only. */
  readonly notFoundInSpanish: ServedPage | null
  /** Environment values in the files; undefined when the build did not record them. */
  readonly built?: SiteManifest['built']
  /** Hash of the owner's facts in the pages; undefined for an older build. */
  readonly factsHash?: SiteManifest['factsHash']
  readonly compression?: SiteManifest['compression']
}

/** For names with a content hash: their content never changes. */
const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable'
/**
 * Cached, but revalidated by its tag; never no-store, which would disable the back/forward cache.
 */
const REVALIDATE_CACHE = 'no-cache'
/**
 * The form fetches this page ahead (form/prefetch-thank-you.ts), and the navigation to it uses the
 * browser's cache without a request (R177). Five minutes are longer than sending takes and short
 * enough for a new release.
 */
const PREFETCHED_PAGE = { page: '/thank-you', cacheControl: 'private, max-age=300' } as const

/** Takes a few milliseconds per page at the start; within some percent of the build's best. */
const FAST_BROTLI_QUALITY = 6

const PAID_FOLDER = '/_paid'

/**
 * Reads the whole built site.
 * @param build folder that contains `client/` and `site.json`, and `former/` with the files of former
 *   builds, which open pages still load
 */
export function loadSite(build: string): { ok: true; site: Site } | { ok: false; reason: string } {
  const current = readFolder(join(build, 'client'))
  if (current === null) return notBuilt(`${join(build, 'client')} is missing`)
  const former = readFolder(join(build, FORMER_FOLDER)) ?? new Map<string, Buffer>()
  // This build's files first: the server's pages load the first script of a name (create-pages.tsx).
  const contents = new Map([...current, ...[...former].filter(([path]) => !current.has(path))])
  const manifest = join(build, 'site.json')
  if (!existsSync(manifest)) return notBuilt(`${manifest} is missing`)
  const parsed = parseSiteManifest(readFileSync(manifest, 'utf8'))
  if (!parsed.ok) return notBuilt(`site.json does not fit this server, ${parsed.reason}`)
  return indexSite(contents, parsed.manifest)
}

function notBuilt(missing: string): { ok: false; reason: string } {
  const reason = `The site is not built (${missing}): run npm start, or npm run build before the server.`
  return { ok: false, reason }
}

function indexSite(
  contents: ReadonlyMap<string, Buffer>,
  manifest: SiteManifest,
): { ok: true; site: Site } | { ok: false; reason: string } {
  const files = new Map<string, SiteFile>()
  const pages = new Map<string, ServedPage>()
  for (const [path, body] of contents) {
    if (isCompressedSibling(path, contents) || path.startsWith(`${PAID_FOLDER}/`)) continue
    if (!path.endsWith('.html')) {
      files.set(path, siteFile(path, body, contents))
      continue
    }
    const address = pageAddress(path)
    const pageEntry = manifest.pages[address]
    if (pageEntry === undefined) return notBuilt(`site.json does not know the page ${address}`)
    const paidPath = PAID_FOLDER + path
    const paid = contents.get(paidPath)
    pages.set(address, {
      ordinary: siteFile(path, body, contents),
      paid: paid === undefined ? null : siteFile(paidPath, paid, contents),
      csp: pageEntry.csp,
    })
  }
  const notFound = pages.get(NOT_FOUND_PATHS.en)
  if (notFound === undefined) return notBuilt('client/404.html is missing')
  const notFoundInSpanish = pages.get(NOT_FOUND_PATHS.es) ?? null
  for (const path of Object.values(NOT_FOUND_PATHS)) pages.delete(path)
  return {
    ok: true,
    site: {
      pages,
      files,
      notFound,
      notFoundInSpanish,
      built: manifest.built,
      factsHash: manifest.factsHash,
      compression: manifest.compression,
    },
  }
}

/** Returns the page address of a file: `/faq` for `/faq/index.html` and `/faq.html`. */
function pageAddress(path: string): string {
  return path.replace(/(\/index)?\.html$/, '') || '/'
}

function isCompressedSibling(path: string, contents: ReadonlyMap<string, Buffer>): boolean {
  return /\.(br|gz)$/.test(path) && contents.has(path.replace(/\.(br|gz)$/, ''))
}

function siteFile(path: string, body: Buffer, contents: ReadonlyMap<string, Buffer>): SiteFile {
  const compressed = (suffix: string): Representation | null => {
    const sibling = contents.get(path + suffix)
    return sibling === undefined ? null : represent(sibling)
  }
  const representations = {
    identity: represent(body),
    br: compressed('.br'),
    gzip: compressed('.gz'),
  }
  return {
    type: mediaType(path),
    cacheControl: cacheControlOf(path),
    encodings: ENCODINGS.filter((encoding) => representations[encoding] !== null),
    representations,
  }
}

function cacheControlOf(path: string): string {
  if (path.startsWith('/assets/')) return IMMUTABLE_CACHE
  const page = path.endsWith('.html') ? localizedPageAt(pageAddress(path)) : undefined
  return page?.page.path === PREFETCHED_PAGE.page ? PREFETCHED_PAGE.cacheControl : REVALIDATE_CACHE
}

/** Compresses a changed text; the build's compressed siblings no longer match it. */
export function textFile(file: SiteFile, text: string): SiteFile {
  const body = Buffer.from(text)
  const params = { [constants.BROTLI_PARAM_QUALITY]: FAST_BROTLI_QUALITY }
  const representations = {
    identity: represent(body),
    br: represent(brotliCompressSync(body, { params })),
    gzip: represent(gzipSync(body)),
  }
  return { ...file, encodings: ENCODINGS, representations }
}

export const represent = (body: Buffer): Representation => ({ body, etag: etagOf(body) })

/** Reads every file by its path, without hidden files and source maps. */
function readFolder(folder: string): ReadonlyMap<string, Buffer> | null {
  if (!existsSync(folder)) return null
  const contents = new Map<string, Buffer>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    const path = file.slice(folder.length).split(sep).join('/')
    if (!entry.isFile() || path.endsWith('.map') || /\/\.(?!well-known\/)/.test(path)) continue
    contents.set(path, readFileSync(file))
  }
  return contents
}
