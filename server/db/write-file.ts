import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

export interface NewFile {
  /** The path as given, relative to the folder in which the command was typed. */
  readonly path: string
  /** Where the file is written until it is complete. */
  readonly temporaryPath: string
}

/**
 * Lets `fill` write a temporary file, flushes it, renames it and flushes the folder, so that no
 * process sees an incomplete file. Readable by its owner only, because it contains personal data.
 */
export async function writeFileAtomically(
  { path, temporaryPath }: NewFile,
  fill: (file: FileHandle) => Promise<void>,
): Promise<void> {
  // A killed process may have left it; `wx` follows no link that another user made.
  await rm(temporaryPath, { force: true })
  const file = await open(temporaryPath, 'wx', 0o600)
  try {
    await fill(file)
    await file.sync()
    await file.close()
    await rename(temporaryPath, path)
    await flushFolder(dirname(path))
  } catch (error) {
    await file.close()
    await rm(temporaryPath, { force: true })
    throw error
  }
}

/** Flushes the folder, without which a rename does not survive a power cut. */
export async function flushFolder(folder: string): Promise<void> {
  const directory = await open(folder, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}
