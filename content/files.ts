import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { decodeFile } from '#domain/business/reader/decode.ts'
import { fileSentence } from '#domain/business/reader/file.ts'

/** From the folder in which commands and servers run. */
const FOLDER = path.resolve('content')

/**
 * Returns the text of a file; `null` without it. Read anew each time, so that a changed text shows
 * without a restart.
 * @param file such as 'faq/en.md'
 * @throws where it is not saved as UTF-8, with its line
 */
export function contentFile(file: string): string | null {
  const place = path.join(FOLDER, file)
  if (!existsSync(place)) return null
  const decoding = decodeFile(readFileSync(place))
  if (decoding.ok) return decoding.text
  throw new Error(
    decoding.problems.map((problem) => fileSentence(`content/${file}`, problem)).join('\n'),
  )
}
