import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** From the folder in which commands and servers run. */
const FOLDER = path.resolve('content')

/**
 * Returns the text of a file; `null` without it. Read anew each time, so that a changed text shows
 * without a restart.
 * @param file such as 'faq/en.md'
 */
export function contentFile(file: string): string | null {
  const place = path.join(FOLDER, file)
  return existsSync(place) ? readFileSync(place, 'utf8') : null
}
