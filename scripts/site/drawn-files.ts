import { readFileSync } from 'node:fs'
import path from 'node:path'
import { drawnFile, type DrawnFiles } from '#art/drawn-file.ts'

/** Folder of the drawings. */
export const ART = path.resolve(import.meta.dirname, '../../art')

/** The drawings of art that were drawn by hand, as visitors get them. */
export const drawnFiles: DrawnFiles = (file) => {
  try {
    return drawnFile(readFileSync(path.join(ART, file), 'utf8'), file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
