import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Files that the outbox folder holds while no mail server is set: they tell of requests too. */

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** The mails in the folder that were written before; none when there is no folder. */
export async function findOldMails(folder: string, before: number): Promise<readonly string[]> {
  const old: string[] = []
  for (const name of await namesIn(folder)) {
    if (!name.endsWith('.eml')) continue
    const file = join(folder, name)
    if ((await writtenAt(file)) < before) old.push(file)
  }
  return old
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/** Milliseconds since the epoch; never for a file that has gone meanwhile. */
async function writtenAt(file: string): Promise<number> {
  try {
    return (await stat(file)).mtimeMs
  } catch (error) {
    if (isMissing(error)) return Infinity
    throw error
  }
}

/** One that has gone meanwhile is no failure. */
export async function deleteOldMails(files: readonly string[]): Promise<void> {
  for (const file of files) await rm(file, { force: true })
}
