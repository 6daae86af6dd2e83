import { cleanLine } from '#domain/text/clean-text.ts'
import type { Db } from '#server/db/db.ts'
import { formatAmount, formatCount } from '../terminal/format.ts'
import { outboxStats } from '#server/db/tables/outbox.ts'
import { countLeads } from '#server/db/tables/lead-queries.ts'

/**
 * Names the triggers, views and similar objects that were not restored, because they are not this
 * site's and would run in its database. Escapes the names, which the file's author chose, for the
 * terminal.
 * @param names such as `trigger audit`; returns '' for none
 */
export const droppedObjectsSentence = (names: readonly string[]): string =>
  names.length === 0
    ? ''
    : `Left out, since they are not this site's: ${cleanLine(names.join(', '))}.\n`

/** Formats a time for file names, such as 20261120T183000Z. */
export function timestampName(now: number): string {
  return new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')
}

export async function describeContents(
  db: Db,
): Promise<{ readonly leads: string; readonly waiting: string }> {
  const { queued } = await db.read((tx) => outboxStats(tx, 'staff'))
  return {
    leads: formatAmount(await db.read((tx) => countLeads(tx, {})), 'lead'),
    waiting:
      queued === 0
        ? ''
        : `${formatCount(queued)} of its mails were not out yet and are sent at the next start.\n`,
  }
}
