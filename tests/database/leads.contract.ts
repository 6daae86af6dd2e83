import { expect, test } from 'vitest'
import { A_SERVICE } from '#domain/services/sample-services.fixture.ts'
import {
  NO_PAYMENT,
  NOTHING_ASKED,
  type SampleChanges,
  sampleSubmission,
} from '#server/db/sample-submission.fixture.ts'
import type { Fixture } from './database.fixture.ts'
import type { LeadFilter } from '#server/db/tables/lead.ts'
import { listLeads, getLead, findLeads, countLeads } from '#server/db/tables/lead-queries.ts'
import { purgeLeads } from '#server/maintenance/purge.ts'
import { storeSubmission } from '#server/leads/record.ts'
import { markSent, outboxStats } from '#server/db/tables/outbox.ts'
import { claimMails } from '#tests/support/claim-mails.ts'

const DAY = 24 * 60 * 60 * 1000
const START = Date.parse('2031-01-01T00:00:00.000Z')

export function leadsContract(fixture: Fixture): void {
  const names = async (filter: LeadFilter): Promise<string[]> => {
    const found: string[] = []
    for await (const lead of listLeads(fixture.db, filter)) found.push(lead.name)
    return found
  }
  /** Records a submission on the n-th day. */
  const recordOn = (day: number, row: SampleChanges = {}) =>
    storeSubmission(
      fixture.db,
      sampleSubmission({ now: START + day * DAY, ...row, row: { name: `day ${day}`, ...row.row } }),
    )

  test('finds a lead by its id only, with checks and mail', async () => {
    const submission = sampleSubmission({ checks: { captchaProvider: 'recaptcha' } })
    await storeSubmission(fixture.db, submission)
    expect(await fixture.db.read((tx) => getLead(tx, submission.row.id))).toEqual({
      ...submission.row,
      ...submission.checks,
      payment: NO_PAYMENT,
      asked: NOTHING_ASKED,
      mail: { state: 'queued', attempts: 0, sentAt: null, lastError: null },
    })
    expect(await fixture.db.read((tx) => getLead(tx, 'nobody'))).toBeNull()
    expect(await fixture.db.read((tx) => getLead(tx, 'no\0body'))).toBeNull()
  })

  test('finds leads by the beginning of their ids, newest first, up to the limit', async () => {
    for (const [day, id] of ['abcdef-1', 'abcdef-2', 'abcde%-3', 'ABCDEF-4'].entries()) {
      await recordOn(day, { row: { id } })
    }
    const found = async (prefix: string, limit = 9): Promise<string[]> =>
      (await fixture.db.read((tx) => findLeads(tx, prefix, limit))).map(({ id }) => id)
    expect(await found('abcdef')).toEqual(['abcdef-2', 'abcdef-1'])
    expect(await found('abcdef', 1)).toEqual(['abcdef-2'])
    expect(await found('abcdef-1')).toEqual(['abcdef-1'])
    expect(await found('abcde%')).toEqual(['abcde%-3'])
    for (const nobody of ['bcdef', 'abc_ef', 'abcdef-11', "' OR 1=1 --"]) {
      expect(await found(nobody)).toEqual([])
    }
    expect((await fixture.db.read((tx) => findLeads(tx, 'abcdef-1', 1)))[0]).toEqual(
      await fixture.db.read((tx) => getLead(tx, 'abcdef-1')),
    )
  })

  test('lists leads newest first', async () => {
    for (const day of [1, 3, 2]) await recordOn(day)
    expect(await names({})).toEqual(['day 3', 'day 2', 'day 1'])
  })

  test('applies a filter to list and count alike', async () => {
    await recordOn(1, { row: { service: A_SERVICE } })
    await recordOn(2, { row: { status: 'done' } })
    await recordOn(3, { row: { traffic_source: null } })
    const now = START + 9 * DAY
    const [oldest] = await claimMails(fixture.db, 'staff', { now, leaseMs: DAY, limit: 1 })
    await fixture.db.writeRelaxed((tx) => markSent(tx, String(oldest?.id), now))
    const cases: [LeadFilter, string[]][] = [
      [{ since: START + 2 * DAY }, ['day 3', 'day 2']],
      [{ until: START + 2 * DAY }, ['day 1']],
      [{ since: START + DAY, until: START + 3 * DAY }, ['day 2', 'day 1']],
      [{ service: A_SERVICE }, ['day 1']],
      [{ status: 'done' }, ['day 2']],
      [{ campaign: 'night-lockouts' }, ['day 2', 'day 1']],
      [{ campaign: "night' OR 1=1 --" }, []],
      [{ mail: 'sent' }, ['day 1']],
      [{ mail: 'queued' }, ['day 3', 'day 2']],
      [{ campaign: 'night-lockouts', service: A_SERVICE, since: START }, ['day 1']],
    ]
    for (const [filter, expected] of cases) {
      expect(await names(filter)).toEqual(expected)
      expect(await fixture.db.read((tx) => countLeads(tx, filter))).toBe(expected.length)
    }
  })

  test('streams a long list completely and in order while leads are added', async () => {
    // Many have the same time, so that a page ends between equals.
    await Promise.all(Array.from({ length: 450 }, (_, index) => recordOn(Math.floor(index / 300))))
    const seen = new Map<string, string>()
    for await (const lead of listLeads(fixture.db, {})) {
      if (seen.size === 250) await recordOn(9)
      seen.set(lead.id, lead.created_at)
    }
    expect(seen.size).toBe(450)
    expect([...seen.values()]).toEqual([...seen.values()].toSorted().toReversed())
  })

  test('ends the list at a limit, also beyond one page', async () => {
    await Promise.all(Array.from({ length: 230 }, () => recordOn(1)))
    expect(await names({ limit: 3 })).toHaveLength(3)
    expect(await names({ limit: 215 })).toHaveLength(215)
    expect(await names({ limit: 0 })).toEqual([])
  })

  test('purges older leads with their mails, and nothing else', async () => {
    for (let wave = 0; wave < 10; wave++)
      await Promise.all(Array.from({ length: 52 }, () => recordOn(1)))
    await Promise.all([recordOn(2), recordOn(3)])
    expect(await purgeLeads(fixture.db, START + 2 * DAY)).toBe(520)
    expect(await names({})).toEqual(['day 3', 'day 2'])
    expect((await fixture.db.read((tx) => outboxStats(tx, 'staff'))).queued).toBe(2)
    expect(await purgeLeads(fixture.db, START + 2 * DAY)).toBe(0)
  })
}
