import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Files of the outbox folder, where mails are stored while no mail server is configured. They
 * contain personal data.
 */

/** Matches a mail, or one whose writing was interrupted (transport-file.ts). */
const MAIL_FILE_PATTERN = /\.eml(?:\.tmp)?$/

/** Matches the Message-ID at the start of a file name (server/intake/intake.ts). */
const LEAD_ID_PATTERN = /^\.?(?:receipt\.)?([^@]+)@/

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

export interface MailFileSelection {
  /** Selects mails written earlier than this, in milliseconds since the epoch. */
  readonly before: number
  /** Selects mails about these leads, regardless of their age. */
  readonly leadIds: ReadonlySet<string>
}

/** Finds the selected mails in the folder; none if the folder does not exist. */
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

/** Returns milliseconds since the epoch; `Infinity` for a file that was deleted meanwhile. */
async function modifiedAt(file: string): Promise<number> {
  try {
    return (await stat(file)).mtimeMs
  } catch (error) {
    if (isMissing(error)) return Infinity
    throw error
  }
}

/** Deletes files; ignores files that do not exist. */
export async function deleteMailFiles(files: readonly string[]): Promise<void> {
  for (const file of files) await rm(file, { force: true })
}
