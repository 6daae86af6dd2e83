import { readFileSync } from 'node:fs'
import path from 'node:path'
import { drawnFile, type DrawnFiles } from '#art/drawn-file.ts'

/** Folder of the drawings. */
export const ART = path.resolve(import.meta.dirname, '../../art')

/** Reads a hand-made drawing of art as it is served. */
export const drawnFiles: DrawnFiles = (file) => {
  try {
    return drawnFile(readFileSync(path.join(ART, file), 'utf8'), file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
