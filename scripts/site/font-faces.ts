import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The typefaces in the built site. */
export interface FontFaces {
  /** The `@font-face` rules (site/fonts.css), for the style element of each page. */
  readonly rules: string
}

/**
 * Moves the `@font-face` rules from the built stylesheet, which loads after the first paint, to
 * the pages, so that a browser requests the files as soon as it has text to show in them. A preload
 * would request one earlier, and delays the first paint on a slow connection by a fifth.
 * @param site folder of the built site
 * @param stylesheet address of the stylesheet in it
 */
export async function takeFontFaces(site: string, stylesheet: string): Promise<FontFaces> {
  const file = path.join(site, stylesheet)
  const sheet = await readFile(file, 'utf8')
  const rule = /@font-face\{[^}]*\}/g
  const rules = sheet.match(rule)?.join('') ?? ''
  if (!rules.includes('league-gothic'))
    throw new Error(`${stylesheet} has no @font-face for the headings`)
  await writeFile(file, sheet.replaceAll(rule, ''))
  return { rules }
}
