import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import path from 'node:path'
import { DAY_MS } from '#domain/time/durations.ts'
import { FORMER_FOLDER } from '#server/platform/site/former-assets.ts'

/** Start of the names of photographs (scripts/site/render/load-photo.ts). */
const PHOTO_PREFIX = 'photo-'

/**
 * Keeps the files of the last site that the new one lacks for a day, for pages that were open
 * before (decision 47): they load their scripts under the names of their own site.
 * @param site folder of the site, whose `client/` is about to be replaced
 * @param last folder of the site that was served before; the same unless the first one is published
 * @param next folder with `client/` of the new site
 */
export function keepFormerAssets(
  site: string,
  { last, next, now }: { readonly last: string; readonly next: string; readonly now: number },
): void {
  const former = path.join(site, FORMER_FOLDER, 'assets')
  const current = new Set(names(path.join(next, 'client/assets')))
  mkdirSync(former, { recursive: true })
  for (const name of names(former)) {
    const file = path.join(former, name)
    if (current.has(name) || statSync(file).mtimeMs < now - DAY_MS) rmSync(file)
  }
  const served = path.join(last, 'client/assets')
  for (const name of names(served)) {
    // A photograph that the owner takes off is gone at once.
    if (current.has(name) || name.startsWith(PHOTO_PREFIX)) continue
    const file = path.join(former, name)
    // The build's own site stays as it is.
    if (last === site) renameSync(path.join(served, name), file)
    else copyFileSync(path.join(served, name), file)
    // The day begins when the file is replaced.
    utimesSync(file, now / 1000, now / 1000)
  }
}

function names(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    // The first site has no former one.
    return []
  }
}
