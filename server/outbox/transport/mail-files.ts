/**
 * Files of the outbox folder, where mails are stored while no mail server is configured. They
 * contain personal data.
 */

import { existsSync, statSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Matches a mail, or one whose writing was interrupted (transport-file.ts). */
const MAIL_FILE_PATTERN = /\.eml(?:\.tmp)?$/

/** Matches the Message-ID at the start of a file name (server/intake/intake.ts). */
const LEAD_ID_PATTERN = /^\.?(?:receipt\.)?([^@]+)@/

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
  for (const name of existsSync(folder) ? await readdir(folder) : []) {
    if (!MAIL_FILE_PATTERN.test(name)) continue
    const file = join(folder, name)
    const leadId = LEAD_ID_PATTERN.exec(name)?.[1] ?? ''
    if (leadIds.has(leadId) || modifiedAt(file) < before) found.push(file)
  }
  return found
}

/** A file that was deleted meanwhile is not selected. */
const modifiedAt = (file: string): number =>
  statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity

/** Deletes files; ignores files that do not exist. */
export async function deleteMailFiles(files: readonly string[]): Promise<void> {
  for (const file of files) await rm(file, { force: true })
}
