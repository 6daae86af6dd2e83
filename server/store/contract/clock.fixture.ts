import { expect, test } from 'vitest'
import { sampleSubmission } from '../sample-submission.fixture.ts'
import type { Fixture } from './database.fixture.ts'
import type { MailJob } from '../lead.ts'

const NOW = 1_900_000_000_000
const LEASE = { leaseMs: 60_000, limit: 10 }

const idsOf = (jobs: readonly MailJob[]): string[] => jobs.map(({ id }) => id)

/** A clock that ran ahead and was corrected, or was set back. */
export function clockContract(fixture: Fixture): void {
  const queue = async (id: string, now: number): Promise<void> => {
    const mail = { id, messageId: `<${id}@palisade.example>` }
    await fixture.store.record(sampleSubmission({ now, mail }))
  }

  const DAYS_400 = 400 * 24 * 3_600_000
  const limits = { now: NOW, latestQueued: NOW + 15_000, latestDue: NOW + 900_000 }

  test('reschedules mails that were queued, tried or leased by a clock that ran ahead', async () => {
    for (const id of ['queued', 'tried', 'leased']) await queue(id, NOW + DAYS_400)
    const [first, second] = await fixture.store.staffMail.claimMail({
      now: NOW + DAYS_400,
      leaseMs: 60_000,
      limit: 2,
    })
    const retried = { attempt: 1, dueAt: NOW + DAYS_400 + 2000, error: 'down' }
    await fixture.store.staffMail.retryMail(first?.id ?? '', retried)
    expect(second).toBeDefined()
    const other = fixture.another()
    expect(await other.staffMail.claimMail({ now: NOW, ...LEASE })).toEqual([])
    expect(await other.staffMail.rescheduleMisdatedMails(limits)).toBe(3)
    expect((await other.staffMail.outboxStats()).oldestQueuedAt).toBe(NOW)
    expect(idsOf(await other.staffMail.claimMail({ now: NOW, ...LEASE })).toSorted()).toEqual([
      'leased',
      'queued',
      'tried',
    ])
    expect(await other.staffMail.rescheduleMisdatedMails(limits)).toBe(0)
  })

  test('reschedules a mail that is due later than the longest back-off allows', async () => {
    await queue('a', NOW - 60_000)
    await fixture.store.staffMail.claimMail({ now: NOW - 60_000, ...LEASE })
    const later = { attempt: 1, dueAt: NOW + 900_001, error: 'down' }
    await fixture.store.staffMail.retryMail('a', later)
    expect(await fixture.store.staffMail.rescheduleMisdatedMails(limits)).toBe(1)
    expect((await fixture.store.staffMail.outboxStats()).oldestQueuedAt).toBe(NOW - 60_000)
    expect(await fixture.store.staffMail.claimMail({ now: NOW, ...LEASE })).toHaveLength(1)
  })

  test('keeps mails that wait within the limits, and settled ones', async () => {
    for (const id of ['waits', 'sent', 'dead']) await queue(id, NOW)
    await fixture.store.staffMail.claimMail({ now: NOW, ...LEASE })
    const longest = { attempt: 1, dueAt: limits.latestDue, error: 'down' }
    await fixture.store.staffMail.retryMail('waits', longest)
    await fixture.store.staffMail.markMailSent('sent', NOW)
    await fixture.store.staffMail.markMailDead('dead', 'refused')
    await queue('young', limits.latestQueued)
    expect(await fixture.store.staffMail.rescheduleMisdatedMails(limits)).toBe(0)
    expect(idsOf(await fixture.store.staffMail.claimMail({ now: NOW, ...LEASE }))).toEqual([])
  })
}
