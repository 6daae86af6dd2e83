import { existsSync } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'

/** What the file system may refuse for reasons of the owner's. */
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

/** A sentence on why a file could not be written or read, or null for an error of another kind. */
export function fileProblem(file: string, error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = FILE_ERROR_TEXTS[code]
  return reason === undefined ? null : `${file} cannot be used: ${reason}.`
}

export interface NewFile {
  /** The file as it was asked for, from the folder in which the command was typed. */
  readonly path: string
  /** Where it grows until it is complete. */
  readonly temporaryPath: string
}

/** The places of a file that does not exist yet, or a sentence on why it must not be written. */
export function planNewFile(
  folder: string,
  name: string,
  overwrite: boolean,
):
  | { readonly ok: true; readonly value: NewFile }
  | { readonly ok: false; readonly problem: string } {
  const path = resolve(folder, name)
  if (!overwrite && existsSync(path))
    return { ok: false, problem: `${path} exists: choose another name, or add --overwrite.` }
  return {
    ok: true,
    value: { path, temporaryPath: join(dirname(path), `.${basename(path)}.${process.pid}.tmp`) },
  }
}

/**
 * Lets `fill` write the growing file, then flushes it and gives it its name:
 * nobody ever finds half of it. Readable by its owner only, for it holds
 * personal data.
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

/** A rename holds through a power cut only once the folder is on the disk as well. */
export async function flushFolder(folder: string): Promise<void> {
  const directory = await open(folder, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}
