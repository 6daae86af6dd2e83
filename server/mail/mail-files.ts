import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Files of the outbox folder, which holds mails while no mail server is set. They hold private data too. */

/** A mail, or one whose writing was cut off (transport-file.ts). */
const MAIL_FILE_PATTERN = /\.eml(?:\.tmp)?$/

/** File names begin with the Message-ID (server/intake/intake.ts). */
const LEAD_ID_PATTERN = /^\.?(?:receipt\.)?([^@]+)@/

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

export interface MailFileSelection {
  /** Mails written earlier than this, milliseconds since the epoch. */
  readonly before: number
  /** Mails about these leads, whenever they were written. */
  readonly leadIds: ReadonlySet<string>
}

/** Finds the selected mails in the folder; none when there is no folder. */
export async function findMailFiles(
  folder: string,
  { before, leadIds }: MailFileSelection,
): Promise<readonly string[]> {
  const found: string[] = []
  for (const name of await namesIn(folder)) {
    if (!MAIL_FILE_PATTERN.test(name)) continue
    const file = join(folder, name)
    const leadId = LEAD_ID_PATTERN.exec(name)?.[1] ?? ''
    if (leadIds.has(leadId) || (await modifiedAt(file)) < before) found.push(file)
  }
  return found
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
async function modifiedAt(file: string): Promise<number> {
  try {
    return (await stat(file)).mtimeMs
  } catch (error) {
    if (isMissing(error)) return Infinity
    throw error
  }
}

/** Deletes files; one that has gone meanwhile is no failure. */
export async function deleteMailFiles(files: readonly string[]): Promise<void> {
  for (const file of files) await rm(file, { force: true })
}
