import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { decompress } from 'wawoff2'

/**
 * Creates a file from `source` unless it was created from the same source before, by the hash in
 * its name.
 * @returns its path: `folder`/NAME-HASH.ENDING
 */
export async function cachedFile(
  folder: string,
  fileName: string,
  source: string | Uint8Array,
  make: () => Uint8Array | Promise<Uint8Array>,
): Promise<string> {
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  const { name, ext } = path.parse(fileName)
  const file = path.join(folder, `${name}-${hash}${ext}`)
  if (existsSync(file)) return file
  await mkdir(folder, { recursive: true })
  // Renamed when complete, because another build may be reading.
  const draft = `${file}.${process.pid}`
  await writeFile(draft, await make())
  await rename(draft, file)
  return file
}

const WOFF2 = '@fontsource-variable/league-gothic/files/league-gothic-latin-standard-normal.woff2'

/**
 * Writes the display font as a TrueType file, which the rasterizer reads. The text font cannot be
 * used: it is variable, its default is the thinnest weight, and the rasterizer supports the default
 * only.
 * @param cache folder for it
 * @returns the file's path
 */
export async function displayFont(cache: string): Promise<string> {
  const woff2 = await readFile(fileURLToPath(import.meta.resolve(WOFF2)))
  return cachedFile(cache, 'league-gothic.ttf', woff2, () => decompress(woff2))
}
