import { existsSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import type { NewFile } from '#server/store/write-file.ts'
import { failed, type Outcome, succeeded } from './commands.ts'

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

/** Plans a new file's paths, or returns a sentence on why it must not be written. */
export function planNewFile(folder: string, name: string, overwrite: boolean): Outcome<NewFile> {
  const path = resolve(folder, name)
  if (!overwrite && existsSync(path))
    return failed(`${path} exists: choose another name, or add --overwrite.`)
  const temporaryPath = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`)
  return succeeded({ path, temporaryPath })
}
