import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { DAY_MS } from '#domain/durations.ts'
import { FORMER_FOLDER } from '#server/platform/site/former-assets.ts'

/**
 * Keeps the files of the last build that the new one lacks for a day, for pages that were open
 * before (decision 47): they load their scripts under the names of their own build.
 * @param build folder with `client/` of the last build, which is about to be replaced
 * @param next folder with `client/` of the new build
 */
export function keepFormerAssets(build: string, next: string, now: number): void {
  const former = path.join(build, FORMER_FOLDER, 'assets')
  const current = new Set(names(path.join(next, 'client/assets')))
  mkdirSync(former, { recursive: true })
  for (const name of names(former)) {
    const file = path.join(former, name)
    if (current.has(name) || statSync(file).mtimeMs < now - DAY_MS) rmSync(file)
  }
  const last = path.join(build, 'client/assets')
  for (const name of names(last)) {
    if (current.has(name)) continue
    const file = path.join(former, name)
    renameSync(path.join(last, name), file)
    // The day begins when the file is replaced.
    utimesSync(file, now / 1000, now / 1000)
  }
}

function names(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    // The first build has no former one.
    return []
  }
}
