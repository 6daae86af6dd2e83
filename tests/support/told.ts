/** Who was told what, by the mails that a business with a running alarm has sent. */

import { expect, vi } from 'vitest'
import { first } from '#server/db/db.ts'
import type { StaffedApp } from './owner-phone.ts'

/** Lists to whom mails with these words went, each once, in alphabetical order. */
const recipientsOf = ({ running }: StaffedApp, words: string, since: number): readonly string[] =>
  [
    ...new Set(
      running.mails
        .slice(since)
        .filter(({ subject, text }) => `${subject} ${text}`.replaceAll(/\s+/g, ' ').includes(words))
        .flatMap(({ to }) => to),
    ),
  ].toSorted()

/**
 * Expects a mail with these words to each of these people and to nobody else, once everything is sent that
 * is due. The clock of the test stands still meanwhile, so it is within the minute.
 * @param since how many mails had been sent before
 */
export async function expectTold(
  office: StaffedApp,
  words: string,
  recipients: readonly string[],
  since = 0,
): Promise<void> {
  const { db, state } = office.running
  await vi.waitFor(
    async () => {
      const due = await db.read((tx) =>
        first<{ count: number }>(
          tx,
          `SELECT count(*) AS count FROM notices
           WHERE state = 'queued' AND channel = 'mail' AND due_at <= :now`,
          { now: state.now },
        ),
      )
      expect([words, due?.count, recipientsOf(office, words, since)]).toEqual([
        words,
        0,
        recipients.toSorted(),
      ])
    },
    { timeout: 15_000, interval: 100 },
  )
}

/** Lists the numbers that the alarm has called, the first call first. */
export const calledNumbers = ({ twilio }: StaffedApp): readonly string[] =>
  twilio.taken.filter(({ kind }) => kind === 'call').map(({ to }) => to)
