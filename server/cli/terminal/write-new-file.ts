import { existsSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import type { NewFile } from '#server/db/write-file.ts'
import { CommandError } from './commands.ts'

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

/** Says why a file could not be written or read; returns other errors as they are. */
export function fileError(file: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = FILE_ERROR_TEXTS[code]
  return reason === undefined ? error : new CommandError(`${file} cannot be used: ${reason}.`)
}

/**
 * Plans a new file's paths.
 * @throws CommandError if it exists and must not be overwritten
 */
export function planNewFile(folder: string, name: string, overwrite: boolean): NewFile {
  const path = resolve(folder, name)
  if (!overwrite && existsSync(path))
    throw new CommandError(`${path} exists: choose another name, or add --overwrite.`)
  return { path, temporaryPath: join(dirname(path), `.${basename(path)}.${process.pid}.tmp`) }
}
