import { expect, test } from 'vitest'
import { DAY_MS } from '#domain/time/durations.ts'
import {
  NO_PAYMENT,
  NOTHING_ASKED,
  sampleSubmission,
} from '#server/db/sample-submission.fixture.ts'
import type { Fixture } from './database.fixture.ts'
import type { MailJob } from '#server/db/tables/lead.ts'
import {
  deferMail,
  markDead,
  markSent,
  outboxQueue,
  outboxStats,
  requeueMail,
} from '#server/db/tables/outbox.ts'
import { claimMails } from '#tests/support/claim-mails.ts'
import { listEvents } from '#server/db/tables/events.ts'
import { freeLeases } from '#server/db/leased-queue.ts'
import { storeSubmission } from '#server/leads/record.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'

const NOW = 1_900_000_000_000
const LEASE = { leaseMs: 60_000, limit: 10 }

const idsOf = (jobs: readonly MailJob[]): string[] => jobs.map(({ id }) => id)

export function outboxContract(fixture: Fixture): void {
  const claim = (now = NOW) => claimMails(fixture.db, 'staff', { now, ...LEASE })
  const stats = () => fixture.db.read((tx) => outboxStats(tx, 'staff'))

  /** Records a submission at this time; its mail has this id. */
  const queue = async (id: string, now = NOW): Promise<string> => {
    const submission = sampleSubmission({
      now,
      mail: { id, messageId: `<${id}@palisade.example>` },
    })
    await storeSubmission(fixture.db, submission)
    return submission.row.id
  }

  test('returns a mail with its whole lead, its fixed id and the number of the attempt', async () => {
    const submission = sampleSubmission({
      now: NOW,
      checks: { verification: 'unverified', suspicion: 3.5, suspicionReasons: ['too fast'] },
    })
    await storeSubmission(fixture.db, submission)
    expect(await claim()).toEqual([
      {
        ...submission.mail,
        lane: 'staff',
        kind: 'staff',
        recipients: null,
        attempt: 1,
        idempotencyKey: submission.idempotencyKey,
        lead: {
          ...submission.row,
          ...submission.checks,
          payment: NO_PAYMENT,
          asked: NOTHING_ASKED,
          mail: { state: 'queued', attempts: 1, sentAt: null, lastError: null },
        },
      },
    ])
  })

  test('keeps the addresses that have not taken a mail, until it is sent or sent again', async () => {
    const submission = sampleSubmission({ now: NOW })
    await storeSubmission(fixture.db, submission)
    const { id } = submission.row
    const mailId = submission.mail.id
    const defer = async (attempt: number): Promise<void> => {
      await claim()
      const again = { attempt, dueAt: NOW, error: 'later', now: NOW }
      await fixture.db.write((tx) =>
        deferMail(tx, mailId, { ...again, recipients: ['grey@palisade.example'] }),
      )
    }
    await defer(1)
    await defer(2)
    expect(await claim()).toMatchObject([{ recipients: ['grey@palisade.example'], attempt: 3 }])
    const events = await fixture.db.read((tx) => listEvents(tx, id))
    expect(events.filter(({ kind }) => kind === 'mailed')).toHaveLength(1)
    await fixture.db.write((tx) => markSent(tx, mailId, NOW))
    await fixture.db.write((tx) => requeueMail(tx, id, NOW))
    expect(await claim()).toMatchObject([{ recipients: null }])
  })

  test('claims the oldest mails first, up to the limit', async () => {
    await queue('c', NOW + 2)
    await queue('a', NOW)
    await queue('b', NOW + 1)
    const first = await claimMails(fixture.db, 'staff', {
      now: NOW + 9,
      leaseMs: 1000,
      limit: 2,
    })
    expect(idsOf(first)).toEqual(['a', 'b'])
    expect(idsOf(await claim(NOW + 9))).toEqual(['c'])
  })

  test('claims the longest due mail before a recently queued one', async () => {
    await queue('old')
    await claim()
    await fixture.db.single((tx) =>
      outboxQueue.retry(tx, 'old', { attempt: 1, dueAt: NOW + 4000, error: 'down' }),
    )
    await queue('young', NOW + 5000)
    await queue('younger', NOW + 6000)
    const jobs = await claim(NOW + 9000)
    expect(idsOf(jobs)).toEqual(['old', 'young', 'younger'])
  })

  test('never gives the same mail to two processes', async () => {
    const count = 60
    await Promise.all(Array.from({ length: count }, (_, index) => queue(`mail-${index}`)))
    const stores = Array.from({ length: 4 }, () => fixture.another())
    const takeAll = async (db: (typeof stores)[number]): Promise<string[]> => {
      const taken: string[] = []
      for (;;) {
        const jobs = await claimMails(db, 'staff', { now: NOW, leaseMs: 60_000, limit: 3 })
        if (jobs.length === 0) return taken
        taken.push(...idsOf(jobs))
      }
    }
    const taken = (await Promise.all(stores.map(takeAll))).flat()
    expect(taken).toHaveLength(count)
    expect(new Set(taken).size).toBe(count)
  })

  test('frees the leases of a killed server at the start where no other server can run', async () => {
    const alone = fixture.db.engine === 'sqlite'
    await queue('held')
    await claim()
    await queue('waiting', NOW + 5000)
    const started = fixture.another()
    expect(await freeLeases(started, outboxQueue, NOW + 1)).toBe(alone ? 1 : 0)
    const jobs = await claimMails(started, 'staff', { now: NOW + 1, ...LEASE })
    expect(jobs.map(({ id, attempt }) => [id, attempt])).toEqual(alone ? [['held', 2]] : [])
  })

  test('keeps retries and settled mails unchanged at a start', async () => {
    for (const id of ['sent', 'dead', 'later']) await queue(id)
    await claim()
    await fixture.db.writeRelaxed((tx) => markSent(tx, 'sent', NOW))
    await fixture.db.single((tx) => markDead(tx, 'dead', 'refused'))
    await fixture.db.single((tx) =>
      outboxQueue.retry(tx, 'later', { attempt: 1, dueAt: NOW + 9000, error: 'down' }),
    )
    expect(await freeLeases(fixture.db, outboxQueue, NOW + 1)).toBe(0)
    expect(await claim(NOW + 8999)).toEqual([])
    expect(idsOf(await claim(NOW + 9000))).toEqual(['later'])
  })

  test('never claims a sent or buried mail again, and keeps it visible', async () => {
    const [sent, dead] = [await queue('a'), await queue('b')]
    await claim()
    await fixture.db.writeRelaxed((tx) => markSent(tx, 'a', NOW + 5))
    await fixture.db.single((tx) => markDead(tx, 'b', '550 at RCPT TO'))
    expect(await claim(NOW + 1e9)).toEqual([])
    const stateOf = async (id: string) => (await fixture.db.read((tx) => getLead(tx, id)))?.mail
    expect(await stateOf(sent)).toMatchObject({ state: 'sent', attempts: 1, sentAt: NOW + 5 })
    expect(await stateOf(dead)).toMatchObject({ state: 'dead', lastError: '550 at RCPT TO' })
  })

  test('keeps the last error until the mail is sent or queued again', async () => {
    const submissionId = await queue('a')
    const lastError = async (): Promise<string | null | undefined> =>
      (await fixture.db.read((tx) => getLead(tx, submissionId)))?.mail.lastError
    const take = async (): Promise<MailJob | undefined> => (await claim())[0]
    expect(await lastError()).toBeNull()
    await take()
    await fixture.db.single((tx) =>
      outboxQueue.retry(tx, 'a', { attempt: 1, dueAt: NOW, error: 'ECONNREFUSED\0' }),
    )
    expect(await lastError()).toBe('ECONNREFUSED')
    expect((await take())?.lead.mail.lastError).toBe('ECONNREFUSED')
    await fixture.db.single((tx) => markDead(tx, 'a', '550 no such user'))
    expect(await lastError()).toBe('550 no such user')
    await fixture.db.write((tx) => requeueMail(tx, submissionId, NOW))
    expect(await lastError()).toBeNull()
    await take()
    await fixture.db.single((tx) =>
      outboxQueue.retry(tx, 'a', { attempt: 1, dueAt: NOW, error: 'ETIMEDOUT' }),
    )
    await take()
    await fixture.db.writeRelaxed((tx) => markSent(tx, 'a', NOW))
    expect(await lastError()).toBeNull()
  })

  test('ignores a retry by a process whose mail another process has claimed', async () => {
    await queue('a')
    await claimMails(fixture.db, 'staff', { now: NOW, leaseMs: 10, limit: 1 })
    await claimMails(fixture.another(), 'staff', { now: NOW + 10, ...LEASE })
    await fixture.db.single((tx) =>
      outboxQueue.retry(tx, 'a', { attempt: 1, dueAt: NOW + 11, error: 'late' }),
    )
    expect(await claim(NOW + 20)).toEqual([])
  })

  test('keeps a sent mail sent, whatever a late process reports', async () => {
    const submissionId = await queue('a')
    await claim()
    await fixture.db.writeRelaxed((tx) => markSent(tx, 'a', NOW))
    await fixture.db.single((tx) => markDead(tx, 'a', 'late'))
    await fixture.db.single((tx) =>
      outboxQueue.retry(tx, 'a', { attempt: 1, dueAt: NOW, error: 'late' }),
    )
    expect((await fixture.db.read((tx) => getLead(tx, submissionId)))?.mail.state).toBe('sent')
  })

  test('queues a sent or buried mail again', async () => {
    const submissionId = await queue('a')
    for (const settle of [
      () => fixture.db.writeRelaxed((tx) => markSent(tx, 'a', NOW)),
      () => fixture.db.single((tx) => markDead(tx, 'a', 'refused')),
    ]) {
      await claim()
      await settle()
      expect(await fixture.db.write((tx) => requeueMail(tx, submissionId, NOW + 7))).toBe(true)
      const [job] = await claimMails(fixture.db, 'staff', { now: NOW + 7, leaseMs: 0, limit: 1 })
      expect(job).toMatchObject({ id: 'a', attempt: 1, messageId: '<a@palisade.example>' })
    }
    expect(await fixture.db.write((tx) => requeueMail(tx, 'nobody', NOW))).toBe(false)
  })

  test('gives mails at once that were queued, tried or leased by a clock that ran ahead', async () => {
    const ahead = NOW + 400 * DAY_MS
    for (const id of ['queued', 'tried', 'leased']) await queue(id, ahead)
    const [first] = await claimMails(fixture.db, 'staff', {
      now: ahead,
      leaseMs: 60_000,
      limit: 2,
    })
    await fixture.db.single((tx) =>
      outboxQueue.retry(tx, first?.id ?? '', { attempt: 1, dueAt: ahead + 2000, error: 'down' }),
    )
    const other = fixture.another()
    expect(idsOf(await claimMails(other, 'staff', { now: NOW, ...LEASE })).toSorted()).toEqual([
      'leased',
      'queued',
      'tried',
    ])
    expect(await claimMails(other, 'staff', { now: NOW, ...LEASE })).toEqual([])
  })

  test('keeps the time of a mail whose clock differs by seconds, and settled mails', async () => {
    for (const id of ['waits', 'sent', 'dead']) await queue(id, NOW)
    await claim()
    await fixture.db.single((tx) =>
      outboxQueue.retry(tx, 'waits', { attempt: 1, dueAt: NOW + DAY_MS, error: 'down' }),
    )
    await fixture.db.writeRelaxed((tx) => markSent(tx, 'sent', NOW))
    await fixture.db.single((tx) => markDead(tx, 'dead', 'refused'))
    await queue('young', NOW + 15_000)
    expect(idsOf(await claim())).toEqual([])
  })

  test('does not duplicate a mail that is being sent when it is queued again', async () => {
    const submissionId = await queue('a')
    await claim()
    expect(await fixture.db.write((tx) => requeueMail(tx, submissionId, NOW + 1))).toBe(true)
    expect(await claim(NOW + 2)).toEqual([])
    expect(await claim(NOW + 59_999)).toEqual([])
    expect(await claim(NOW + 60_000)).toHaveLength(1)
  })

  test('counts the mails of the queue', async () => {
    expect(await stats()).toEqual({ queued: 0, sent: 0, dead: 0, oldestQueuedAt: null })
    for (const [index, id] of ['a', 'b', 'c', 'd'].entries()) await queue(id, NOW + index)
    await fixture.db.writeRelaxed((tx) => markSent(tx, 'a', NOW))
    await fixture.db.single((tx) => markDead(tx, 'b', 'refused'))
    expect(await stats()).toEqual({ queued: 2, sent: 1, dead: 1, oldestQueuedAt: NOW + 2 })
  })
}
