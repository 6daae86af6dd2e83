import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'

/**
 * Replaces a file at once: after a crash or with a full disk it has its old or its new text, never a
 * part of it.
 */
export function writeWhole(file: string, text: string): void {
  const temporary = `${file}.${process.pid}.tmp`
  try {
    const descriptor = openSync(temporary, 'w')
    try {
      const bytes = Buffer.from(text)
      for (let written = 0; written < bytes.length;)
        written += writeSync(descriptor, bytes, written)
      fsyncSync(descriptor)
    } finally {
      closeSync(descriptor)
    }
    renameSync(temporary, file)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}
