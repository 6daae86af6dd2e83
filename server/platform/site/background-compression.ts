import { setTimeout as pause } from 'node:timers/promises'
import { represent, type Site, type SiteFile } from './site.ts'
import { smallestBrotli } from './smallest-brotli.ts'

/** Delay after the start, so that the first visitors do not wait for it. */
const START_DELAY_MS = 3_000

/**
 * Compresses the files again that were compressed fast: by this server at its start, because they
 * contain its own address (site-values.ts), or by publishing, which takes seconds. The result is a tenth smaller, and home fits the first
 * congestion window. Works on one file at a time; each response changes over with a new tag.
 * @param built the site as it was built
 * @param isStopping ends the loop
 */
export async function compressInBackground(
  site: Site,
  built: Site,
  isStopping: () => boolean,
): Promise<void> {
  const files = changedFiles(site, built)
  if (files.length === 0) return
  await pause(START_DELAY_MS, undefined, { ref: false })
  for (const file of files) {
    if (isStopping()) return
    const { identity } = file.representations
    const br = represent(await smallestBrotli(identity.body))
    file.representations = { ...file.representations, br }
  }
}

const filesOf = (site: Site): readonly SiteFile[] => [
  ...[...site.pages.values(), site.notFound, site.notFoundInSpanish].flatMap((page) =>
    page === null ? [] : page.paid ? [page.ordinary, page.paid] : [page.ordinary],
  ),
  ...site.files.values(),
]

function changedFiles(site: Site, built: Site): readonly SiteFile[] {
  if (built.compression === 'fast')
    return filesOf(site).filter(({ encodings }) => encodings.includes('br'))
  const same = new Set(filesOf(built))
  return filesOf(site).filter((file) => !same.has(file))
}
