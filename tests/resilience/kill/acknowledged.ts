import { outboxStats } from '#server/db/tables/outbox.ts'
import { alarmStats } from '#server/alarm/escalation/alarm-stats.ts'
import type { Lead } from '#server/db/tables/lead.ts'
import type { Db } from '#server/db/db.ts'

/**
 * A record that must exist for every stored submission, besides its row, once everything is
 * settled.
 */
interface RequiredRecord {
  readonly name: string
  /** Counts the leads without this record. */
  missing(leads: readonly Lead[], db: Db): Promise<number>
}

/**
 * Returns whether the visitor of a lead gets a mail: with a mail address and a verified captcha.
 */
export const isMailed = ({ email, verification }: Lead): boolean =>
  email !== null && verification === 'verified'

/**
 * Everything that the transaction of a submission writes has an entry here and is checked after the
 * kills.
 */
export const REQUIRED_RECORDS: readonly RequiredRecord[] = [
  {
    name: 'a mail that is marked sent',
    missing: async (leads) => leads.filter(({ mail }) => mail.state !== 'sent').length,
  },
  {
    // These tests accept no lead, so each one's alarm still runs.
    name: 'an alarm',
    missing: async (leads, db) =>
      leads.length - (await db.read((tx) => alarmStats(tx, Date.now()))).escalating,
  },
  {
    name: 'a mail to its visitor that is marked sent, where one is sent at all',
    missing: async (leads, db) => {
      const { sent } = await db.read((tx) => outboxStats(tx, 'visitor'))
      return leads.filter(isMailed).length - sent
    },
  },
]
