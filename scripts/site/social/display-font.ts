import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { decompress } from 'wawoff2'
import { cached } from './cache.ts'

const WOFF2 = '@fontsource-variable/league-gothic/files/league-gothic-latin-standard-normal.woff2'

/**
 * Writes the display font as a TrueType file, which the rasterizer reads. The text font cannot be used: it is variable,
 * its default is the thinnest weight, and the rasterizer supports the default only.
 * @returns the file's path
 */
export async function displayFont(): Promise<string> {
  const woff2 = await readFile(fileURLToPath(import.meta.resolve(WOFF2)))
  return cached('league-gothic', '.ttf', woff2, () => decompress(woff2))
}
