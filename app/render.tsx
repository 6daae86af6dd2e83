/**
 * Entry of the pages' part of the server build. Node cannot run components, so other modules of the
 * server import its types only, and get it from server/site/renderer.ts.
 */

import { namesIn } from '#copy/names.ts'
import { localizedPageAt } from '#domain/pages/localized-paths.ts'
import { OfflinePage } from '#app/pages/offline-page.tsx'
import { documentAt } from '#content/documents.ts'
import { viewOf } from '#app/page-views.tsx'
import { sitePage } from '#app/site-page.ts'
import { pageMeta } from '#app/seo/page-meta.tsx'
import { type RenderedDocument, renderDocument } from './document.tsx'
import { inWorld, type World } from './world.ts'

export { renderFile } from './files/render-file.ts'
export { putInForce, withFacts } from '#domain/business/business.ts'
export { convertPhotos } from './files/photos.ts'
export { draw } from '#art/drawings.ts'
export { ownFileProblems } from './files/brand/own-files.ts'

interface RenderedPage extends RenderedDocument {
  /** 404 for the not-found page of a language, which any other address gives. */
  readonly status: 200 | 404
}

/**
 * Renders the page at an address for the facts in force.
 * @throws what a component throws
 */
export function render(address: string, world: World): RenderedPage {
  return inWorld(world, () => {
    const page = sitePage(address)
    const { content, copy: pageCopy, ...shown } = viewOf(page)
    const names = namesIn(page.copy.language)
    const meta = pageMeta(address, pageCopy.meta, { ...shown, names })
    const isPage = localizedPageAt(address) !== undefined
    return { status: isPage ? 200 : 404, ...renderDocument(page, { meta, content }) }
  })
}

/** Returns what people type who look for a page of texts, as its head lists it. */
export function searchWords(address: string): readonly string[] {
  const { path, copy } = sitePage(address)
  return documentAt<{ readonly search?: readonly string[] }>(path, copy.language).front.search ?? []
}

/**
 * Renders the page that is shown offline in place of pages without an offline copy.
 * @param notFound address of the language's not-found page, whose shell it has
 */
export function renderOffline(notFound: string, world: World): RenderedPage {
  return inWorld(world, () => {
    const page = sitePage(notFound)
    const { copy: pageCopy } = viewOf(page)
    const { title } = page.copy.shell.notLoaded
    const meta = pageMeta(notFound, { ...pageCopy.meta, title })
    return {
      status: 200,
      ...renderDocument(page, { meta, content: <OfflinePage />, isOffline: true }),
    }
  })
}
