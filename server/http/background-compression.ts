import { setTimeout as pause } from 'node:timers/promises'
import { represent, type Site, type SiteFile } from './site.ts'
import { smallestBrotli } from './smallest-brotli.ts'

/** Milliseconds after the start: whoever comes first is served first. */
const START_DELAY_MS = 3_000

/**
 * Compresses as well as the build does what this server had to compress itself
 * in a hurry, because its own address stands in it (site-values.ts). A tenth
 * smaller, home fits the first window of a connection. One file at a time;
 * answers change over one by one, with tags of their own.
 * @param built the site as it was built
 * @param isStopping ends it
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
  const same = new Set(filesOf(built))
  return filesOf(site).filter((file) => !same.has(file))
}
