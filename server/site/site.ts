/** The site in force: pages and files that are made from the facts at the first request for them. */

import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ConvertedPhotos } from '#app/files/photos.ts'
import type { World } from '#app/world.ts'
import { notFoundPath } from '#app/not-found.ts'
import { servedDrawing, servedStyleFile } from '#art/drawing-address.ts'
import { OFFLINE } from '#app/browser/offline/offline-pages.ts'
import { type Business, business, factsVersion, putInForce } from '#domain/business/business.ts'
import { localizedPageAt, localizedPages } from '#domain/pages/localized-paths.ts'
import type { PhoneNumberKind } from '#domain/phone/phone.ts'
import { pageLanguage } from '#domain/submission/visitor-language.ts'
import type { BestCompression } from './best-compression.ts'
import type { Built } from './built.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import type { InstallationOptions } from './installation.ts'
import type { Renderer } from './renderer.ts'
import { ServedFile } from './served-file.ts'
import { readOwnerFiles } from './owner-files.ts'
import { isMadeFile } from './made-files.ts'
import { worldAsData } from './as-data.ts'
import { boardWorker, offlineWorkers } from './workers.ts'

export interface ServedPage {
  readonly status: 200 | 404
  readonly file: ServedFile
  readonly policy: string
}

/** Facts with everything that was made from them before they are put in force. */
export interface PreparedFacts {
  readonly facts: Business
  readonly version: string
  readonly photos: ConvertedPhotos
}

interface SiteParts {
  readonly renderer: Renderer
  readonly built: Built
  /** Origin of the site, without a trailing slash. */
  readonly origin: string
  readonly anonKey: string
  /** Folder of the owner's files, which are served as they are. */
  readonly ownFolder: string
  readonly displayFont: string
  readonly compression: BestCompression
  /** Content security policy of all pages; each has its own by default. */
  readonly policy?: string
}

/** For names that change with the content. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Revalidated by its tag; never no-store, which would disable the back/forward cache. */
const REVALIDATED = 'no-cache'
/**
 * The form fetches this page ahead (app/form/prefetch-thank-you.ts), and the navigation to it uses the
 * browser's cache without a request. Five minutes are longer than sending takes and short enough for
 * a new release.
 */
const PREFETCHED_PAGE = { page: '/thank-you', cacheControl: 'private, max-age=300' } as const

/** What was made for one version of the facts; for former options of the installation not kept. */
interface Made {
  readonly photos: ConvertedPhotos
  readonly pages: WeakMap<InstallationOptions, Map<string, ServedPage>>
  readonly files: WeakMap<InstallationOptions, Map<string, Promise<ServedFile | null>>>
}

const nothingMade = (photos: ConvertedPhotos): Made => ({
  photos,
  pages: new WeakMap(),
  files: new WeakMap(),
})

/** What a page depends on beside the facts where only its texts count. */
const PLAIN: InstallationOptions = {
  allowed: { maps: false, recaptcha: false, analytics: [], tags: null, privateOrigin: null },
  hasChoice: false,
  featureFlags: {},
  reviews: [],
}

export const NO_PHOTOS: ConvertedPhotos = { shown: {}, files: new Map() }

/** Creates the site; it serves no page before `swap` has put facts in force. */
export function createSite(deps: SiteParts) {
  const { renderer, built, compression } = deps
  const fixed = new Map<string, ServedFile>()
  for (const [name, body] of built.files) fixed.set(name, new ServedFile(name, body, IMMUTABLE))
  for (const [name, body] of readOwnerFiles(deps.ownFolder))
    fixed.set(name, new ServedFile(name, body, REVALIDATED))
  let made = nothingMade(NO_PHOTOS)
  /** Photos of former facts, which open pages still show. */
  const photos = new Map<string, ServedFile>()

  const worldOf = (
    installation: InstallationOptions,
    phone: PhoneNumberKind,
    version: string,
    shown: World['photos'],
  ): World => ({
    origin: deps.origin,
    anonKey: deps.anonKey,
    phone,
    reviews: installation.reviews,
    flags: installation.featureFlags,
    tags: installation.allowed.tags,
    privateOrigin: installation.allowed.privateOrigin,
    photos: shown,
    scripts: built.scripts,
    facts: `/facts/${version}.json`,
    drawing: servedDrawing,
    styleFile: servedStyleFile,
  })

  function renderPage(
    address: string,
    installation: InstallationOptions,
    world: World,
  ): ServedPage {
    const offline = Object.entries(OFFLINE).find(([, each]) => each.page === address)?.[0]
    const rendered =
      offline === undefined
        ? renderer.render(address, world)
        : renderer.renderOffline(notFoundPath(offline as 'en' | 'es'), world)
    const isPrefetched = localizedPageAt(address)?.page.path === PREFETCHED_PAGE.page
    return {
      status: rendered.status,
      file: new ServedFile(
        'page.html',
        rendered.html,
        isPrefetched ? PREFETCHED_PAGE.cacheControl : REVALIDATED,
      ),
      policy: deps.policy ?? contentSecurityPolicy(rendered, installation.allowed),
    }
  }

  /**
   * Returns the page at an address; the not-found page of its language for any other.
   * @throws if it cannot be rendered
   */
  function page(
    address: string,
    installation: InstallationOptions,
    phone: PhoneNumberKind = 'default',
  ): ServedPage {
    const known = isPage(address) ? address : notFoundPath(pageLanguage(address))
    const pages = made.pages.get(installation) ?? new Map<string, ServedPage>()
    made.pages.set(installation, pages)
    const key = `${phone} ${known}`
    const before = pages.get(key)
    if (before) return before
    const world = worldOf(installation, phone, factsVersion, made.photos.shown)
    const served = renderPage(known, installation, world)
    pages.set(key, served)
    compression.add(served.file)
    return served
  }

  const isPage = (address: string): boolean =>
    localizedPageAt(address) !== undefined ||
    Object.values(OFFLINE).some((offline) => offline.page === address)

  /** Returns a file that is there without being made; undefined for another path. */
  const file = (name: string): ServedFile | undefined => fixed.get(name) ?? photos.get(name)

  /** Makes a file from the facts once; `null` where there is none of this name. */
  function makeFile(
    name: string,
    query: string,
    installation: InstallationOptions,
  ): Promise<ServedFile | null> {
    const isNamedByVersion = query === factsVersion || name === `/facts/${factsVersion}.json`
    const files = made.files.get(installation) ?? new Map<string, Promise<ServedFile | null>>()
    made.files.set(installation, files)
    const key = isNamedByVersion ? `${name}?` : name
    const known = files.get(key)
    if (known) return known
    const cacheControl = isNamedByVersion ? IMMUTABLE : REVALIDATED
    const making = make(name, cacheControl, installation).then(
      (served) => {
        // Strangers may ask for any number of names.
        if (served === null || (name.startsWith('/facts/') && !isNamedByVersion)) files.delete(key)
        return served
      },
      (error: unknown) => {
        files.delete(key)
        throw error
      },
    )
    files.set(key, making)
    return making
  }

  async function make(
    name: string,
    cacheControl: string,
    installation: InstallationOptions,
  ): Promise<ServedFile | null> {
    const worker = offlineWorkers(name, {
      built,
      factsAddress: `/facts/${factsVersion}.json`,
      page: (address) => page(address, installation).file,
      brand: [business.logoUrl.onDark, business.logoUrl.onLight],
    })
    if (worker !== null) return new ServedFile('worker.js', worker, REVALIDATED)
    const world = worldOf(installation, 'default', factsVersion, made.photos.shown)
    const content = await renderer.renderFile(name, world, {
      own: deps.ownFolder,
      displayFont: deps.displayFont,
    })
    if (content === null) return null
    const served = new ServedFile(name, content, cacheControl)
    compression.add(served)
    return served
  }

  return {
    page,
    file,
    makeFile,
    /** Returns the document of a page as most visitors get it. */
    read: (address: string): string => page(address, PLAIN).file.body.toString(),
    searchWords: (address: string): readonly string[] => renderer.searchWords(address),
    isMade: isMadeFile,
    isPage,
    /** Whether an address is one of a file. */
    isFile: (name: string): boolean => file(name) !== undefined || isMadeFile(name),
    scripts: { board: built.board, statusPage: built.statusPage },
    boardWorker: boardWorker(built),
    stamp: built.stamp,

    /**
     * Renders every page for facts that are not in force yet, a page at a time, so that requests are
     * answered meanwhile.
     * @throws an error that names the page that cannot be rendered
     */
    async renderAll(
      { facts, version, photos: { shown } }: PreparedFacts,
      installation: InstallationOptions,
    ): Promise<Map<string, ServedPage>> {
      const world = worldOf(installation, 'default', version, shown)
      const inForce = <Result>(run: () => Result): Result => renderer.withFacts(facts, run, version)
      const pages = new Map<string, ServedPage>()
      const addresses = inForce(() => localizedPages().map(({ path: address }) => address))
      for (const address of [...addresses, notFoundPath('en'), notFoundPath('es')]) {
        await nextTurn()
        try {
          pages.set(
            `default ${address}`,
            inForce(() => renderPage(address, installation, world)),
          )
        } catch (error) {
          throw new Error(`${address} cannot be rendered: ${String(error)}`, { cause: error })
        }
      }
      return pages
    },

    /** Renders pages anew at the next request. */
    forgetPages(): void {
      made = nothingMade(made.photos)
    },

    /** Puts facts in force, with pages that were rendered for them. */
    swap(
      { facts, version, photos: converted }: PreparedFacts,
      rendered?: {
        readonly installation: InstallationOptions
        readonly pages: Map<string, ServedPage>
      },
    ): void {
      for (const [name, bytes] of converted.files)
        photos.set(name, new ServedFile(name, bytes, IMMUTABLE))
      made = nothingMade(converted)
      if (rendered) {
        made.pages.set(rendered.installation, rendered.pages)
        for (const { file: each } of rendered.pages.values()) compression.add(each)
      }
      putInForce(facts, version)
      renderer.putInForce(facts, version)
    },

    /**
     * Renders a page with other facts, whole in itself: pictures are in it as data.
     * @returns `null` where there is no such page
     */
    preview(
      { facts, version, photos: converted }: PreparedFacts,
      address: string,
      installation: InstallationOptions,
    ): string | null {
      const world = worldAsData(worldOf(installation, 'default', version, converted.shown), {
        photos: converted.files,
        draw: renderer.draw,
        read: (name) => file(name)?.body,
      })
      return renderer.withFacts(
        facts,
        () =>
          localizedPageAt(address) === undefined ? null : renderer.render(address, world).html,
        version,
      )
    },
  }
}

export type Site = ReturnType<typeof createSite>
