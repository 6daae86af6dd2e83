import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The typefaces in the built site. */
export interface FontFaces {
  /** The `@font-face` rules (site/fonts.css), for the style element of each page. */
  readonly rules: string
  /** Link that requests the headings' file with the page. */
  readonly preload: string
}

/**
 * Moves the `@font-face` rules from the built stylesheet, which loads after the first paint, to
 * the pages, so that a browser requests the files as soon as it has text to show in them.
 * @param site folder of the built site
 * @param stylesheet address of the stylesheet in it
 */
export async function takeFontFaces(site: string, stylesheet: string): Promise<FontFaces> {
  const file = path.join(site, stylesheet)
  const sheet = await readFile(file, 'utf8')
  const rule = /@font-face\{[^}]*\}/g
  const rules = sheet.match(rule)?.join('') ?? ''
  const display = /url\(([^)]*league-gothic[^)]*)\)/.exec(rules)?.[1]
  if (display === undefined) throw new Error(`${stylesheet} has no @font-face for the headings`)
  await writeFile(file, sheet.replaceAll(rule, ''))
  return {
    rules,
    preload: `<link rel="preload" href="${display}" as="font" type="font/woff2" crossorigin>`,
  }
}
