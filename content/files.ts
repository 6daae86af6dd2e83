import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { business } from '#domain/business/business.ts'
import { decodeFile } from '#domain/business/reader/decode.ts'
import { fileSentence } from '#domain/business/reader/file.ts'

/** From the folder in which commands and servers run. */
const FOLDER = path.resolve('content')

/**
 * Returns the delivered text of a file; `null` without it. Read anew each time, so that a changed
 * text shows without a restart.
 * @param file such as 'faq/en.md'
 * @throws where it is not saved as UTF-8, with its line
 */
export function deliveredText(file: string): string | null {
  const place = path.join(FOLDER, file)
  if (!existsSync(place)) return null
  const decoding = decodeFile(readFileSync(place))
  if (decoding.ok) return decoding.text
  throw new Error(
    decoding.problems.map((problem) => fileSentence(`content/${file}`, problem)).join('\n'),
  )
}

/** Returns the text that the owner wrote in place of the delivered one; `null` for none. */
export const ownText = (file: string): string | null => business.texts?.[file]?.text ?? null

/** Returns what a release changes if it changes the delivered text of a file. */
export const deliveredHash = (file: string): string =>
  createHash('sha256')
    .update(deliveredText(file) ?? '')
    .digest('base64url')
    .slice(0, 16)
