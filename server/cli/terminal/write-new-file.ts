import { existsSync } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { failed, type Outcome, succeeded } from './commands.ts'

/** File system errors that the owner can correct. */
const FILE_ERROR_TEXTS: Readonly<Record<string, string>> = {
  ENOENT: 'it or its folder does not exist',
  ENOTDIR: 'its folder is a file',
  EISDIR: 'it is a folder',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota is used up',
}

/** Returns a sentence on why a file could not be written or read, or `null` for other errors. */
export function fileProblem(file: string, error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = FILE_ERROR_TEXTS[code]
  return reason === undefined ? null : `${file} cannot be used: ${reason}.`
}

export interface NewFile {
  /** The path as given, relative to the folder in which the command was typed. */
  readonly path: string
  /** Where the file is written until it is complete. */
  readonly temporaryPath: string
}

/** Plans a new file's paths, or returns a sentence on why it must not be written. */
export function planNewFile(folder: string, name: string, overwrite: boolean): Outcome<NewFile> {
  const path = resolve(folder, name)
  if (!overwrite && existsSync(path))
    return failed(`${path} exists: choose another name, or add --overwrite.`)
  const temporaryPath = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`)
  return succeeded({ path, temporaryPath })
}

/**
 * Lets `fill` write a temporary file, flushes it and renames it, so that no process sees an
 * incomplete file. Readable by its owner only, because it contains personal data.
 */
export async function writeFileAtomically(
  { path, temporaryPath }: NewFile,
  fill: (file: FileHandle) => Promise<void>,
): Promise<void> {
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
