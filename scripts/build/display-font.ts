import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { decompress } from 'wawoff2'

const WOFF2 = '@fontsource-variable/league-gothic/files/league-gothic-latin-standard-normal.woff2'

/**
 * Writes the display font as a TrueType file, which the rasterizer of social images reads. The text
 * font cannot be used: it is variable, its default is the thinnest weight, and the rasterizer
 * supports the default only.
 */
export async function writeDisplayFont(file: string): Promise<void> {
  await writeFile(file, await decompress(await readFile(fileURLToPath(import.meta.resolve(WOFF2)))))
}
