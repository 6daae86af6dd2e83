import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { drawnFile, type DrawnFiles } from '#art/drawn-file.ts'
import { type Drawing, DRAWINGS } from '#art/drawings.ts'

/** Returns a function that reads the hand-made drawings of a folder as they are served. */
export const drawnFilesIn =
  (art: string): DrawnFiles =>
  (file) => {
    const source = path.join(art, file)
    return existsSync(source) ? drawnFile(readFileSync(source, 'utf8'), file) : null
  }

const computed = new Map<string, Drawing>(Object.entries(DRAWINGS))

/**
 * Draws a drawing in the colors of the business; `null` if there is none of this name.
 * @param name of a computed one, or the path of a hand-made one with dots for slashes
 * @param art folder of the hand-made drawings
 */
export function draw(name: string, art: string): string | null {
  const drawnFiles = drawnFilesIn(art)
  return computed.get(name)?.(drawnFiles) ?? drawnFiles(`${name.replaceAll('.', '/')}.svg`)
}
