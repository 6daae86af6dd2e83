import { expect, test } from 'vitest'
import { NO_PAYMENT, sampleSubmission } from '../sample-submission.fixture.ts'
import type { Fixture } from './database.fixture.ts'
import type { MailJob } from '../lead.ts'

const NOW = 1_900_000_000_000
const LEASE = { leaseMs: 60_000, limit: 10 }

const idsOf = (jobs: readonly MailJob[]): string[] => jobs.map(({ id }) => id)

export function outboxContract(fixture: Fixture): void {
  const mails = () => fixture.store.staffMail

  /** Records a submission at this time; its mail has this id. */
  const queue = async (id: string, now = NOW): Promise<string> => {
    const submission = sampleSubmission({
      now,
      mail: { id, messageId: `<${id}@palisade.example>` },
    })
    await fixture.store.record(submission)
    return submission.row.id
  }

  test('returns a mail with its whole lead, its fixed id and the number of the attempt', async () => {
    const submission = sampleSubmission({
      now: NOW,
      checks: { verification: 'unverified', suspicion: 3.5, suspicionReasons: ['too fast'] },
    })
    await fixture.store.record(submission)
    expect(await mails().claimMail({ now: NOW, ...LEASE })).toEqual([
      {
        ...submission.mail,
        kind: 'staff',
        attempt: 1,
        idempotencyKey: submission.idempotencyKey,
        lead: {
          ...submission.row,
          ...submission.checks,
          payment: NO_PAYMENT,
          mail: { state: 'queued', attempts: 1, sentAt: null, lastError: null },
        },
      },
    ])
  })

  test('claims the oldest mails first, up to the limit', async () => {
    await queue('c', NOW + 2)
    await queue('a', NOW)
    await queue('b', NOW + 1)
    const first = await mails().claimMail({ now: NOW + 9, leaseMs: 1000, limit: 2 })
    expect(idsOf(first)).toEqual(['a', 'b'])
    expect(idsOf(await mails().claimMail({ now: NOW + 9, ...LEASE }))).toEqual(['c'])
  })

  test('claims the longest due mail before a recently queued one', async () => {
    await queue('old')
    await mails().claimMail({ now: NOW, ...LEASE })
    await mails().retryMail('old', { attempt: 1, dueAt: NOW + 4000, error: 'down' })
    await queue('young', NOW + 5000)
    await queue('younger', NOW + 6000)
    const jobs = await mails().claimMail({ now: NOW + 9000, ...LEASE })
    expect(idsOf(jobs)).toEqual(['old', 'young', 'younger'])
  })

  test('leases a claimed mail, then counts another attempt', async () => {
    await queue('a')
    await mails().claimMail({ now: NOW, ...LEASE })
    const other = fixture.another()
    expect(await other.staffMail.claimMail({ now: NOW + 59_999, ...LEASE })).toEqual([])
    const [job] = await other.staffMail.claimMail({ now: NOW + 60_000, ...LEASE })
    expect(job?.attempt).toBe(2)
  })

  test('never gives the same mail to two processes', async () => {
    const count = 60
    await Promise.all(Array.from({ length: count }, (_, index) => queue(`mail-${index}`)))
    const stores = Array.from({ length: 4 }, () => fixture.another())
    const takeAll = async (store: (typeof stores)[number]): Promise<string[]> => {
      const taken: string[] = []
      for (;;) {
        const jobs = await store.staffMail.claimMail({ now: NOW, leaseMs: 60_000, limit: 3 })
        if (jobs.length === 0) return taken
        taken.push(...idsOf(jobs))
      }
    }
    const taken = (await Promise.all(stores.map(takeAll))).flat()
    expect(taken).toHaveLength(count)
    expect(new Set(taken).size).toBe(count)
  })

  test('keeps a mail leased while the lease is renewed', async () => {
    const submissionId = await queue('a')
    await mails().claimMail({ now: NOW, leaseMs: 15_000, limit: 1 })
    const renewed = { attempt: 1, until: NOW + 25_000 }
    expect(await mails().renewMailLease('a', renewed)).toBe(true)
    const other = fixture.another()
    expect(await other.staffMail.claimMail({ now: NOW + 24_999, ...LEASE })).toEqual([])
    const again = { attempt: 1, until: NOW + 35_000 }
    expect(await mails().renewMailLease('a', again)).toBe(true)
    await other.requeueMail(submissionId, NOW + 30_000)
    expect(await other.staffMail.claimMail({ now: NOW + 34_999, ...LEASE })).toEqual([])
    expect(await other.staffMail.claimMail({ now: NOW + 35_000, ...LEASE })).toHaveLength(1)
  })

  test('renews an expired lease only while no other process has claimed the mail', async () => {
    await queue('a')
    await mails().claimMail({ now: NOW, leaseMs: 10, limit: 1 })
    const late = { attempt: 1, until: NOW + 1e9 }
    expect(await mails().renewMailLease('a', { ...late, until: NOW + 20 })).toBe(true)
    await fixture.another().staffMail.claimMail({ now: NOW + 20, leaseMs: 10, limit: 1 })
    expect(await mails().renewMailLease('a', late)).toBe(false)
    expect(await mails().claimMail({ now: NOW + 30, ...LEASE })).toHaveLength(1)
  })

  test('does not renew the lease of a settled mail', async () => {
    const late = { attempt: 1, until: NOW + 1e9 }
    for (const [id, settle] of [
      ['sent', () => mails().markMailSent('sent', NOW)],
      ['dead', () => mails().markMailDead('dead', 'refused')],
      ['later', () => mails().retryMail('later', { attempt: 1, dueAt: NOW, error: 'down' })],
    ] as const) {
      await queue(id)
      await mails().claimMail({ now: NOW, ...LEASE })
      await settle()
      expect(await mails().renewMailLease(id, late)).toBe(false)
      await mails().markMailSent(id, NOW)
    }
    expect(await mails().renewMailLease('nobody', late)).toBe(false)
  })

  test('frees the leases of a killed server at the start where no other server can run', async () => {
    const alone = fixture.store.engine === 'sqlite'
    await queue('held')
    await mails().claimMail({ now: NOW, ...LEASE })
    await queue('waiting', NOW + 5000)
    const started = fixture.another()
    expect(await started.staffMail.freeMailLeases(NOW + 1)).toBe(alone ? 1 : 0)
    const jobs = await started.staffMail.claimMail({ now: NOW + 1, ...LEASE })
    expect(jobs.map(({ id, attempt }) => [id, attempt])).toEqual(alone ? [['held', 2]] : [])
  })

  test('keeps retries and settled mails unchanged at a start', async () => {
    for (const id of ['sent', 'dead', 'later']) await queue(id)
    await mails().claimMail({ now: NOW, ...LEASE })
    await mails().markMailSent('sent', NOW)
    await mails().markMailDead('dead', 'refused')
    await mails().retryMail('later', { attempt: 1, dueAt: NOW + 9000, error: 'down' })
    expect(await mails().freeMailLeases(NOW + 1)).toBe(0)
    expect(await mails().claimMail({ now: NOW + 8999, ...LEASE })).toEqual([])
    expect(idsOf(await mails().claimMail({ now: NOW + 9000, ...LEASE }))).toEqual(['later'])
  })

  test('never claims a sent mail again', async () => {
    const submissionId = await queue('a')
    await mails().claimMail({ now: NOW, ...LEASE })
    await mails().markMailSent('a', NOW + 5)
    expect(await mails().claimMail({ now: NOW + 1e9, ...LEASE })).toEqual([])
    const lead = await fixture.store.getLead(submissionId)
    expect(lead?.mail).toEqual({ state: 'sent', attempts: 1, sentAt: NOW + 5, lastError: null })
  })

  test('keeps the last error until the mail is sent or queued again', async () => {
    const submissionId = await queue('a')
    const lastError = async (): Promise<string | null | undefined> =>
      (await fixture.store.getLead(submissionId))?.mail.lastError
    const take = async (): Promise<MailJob | undefined> =>
      (await mails().claimMail({ now: NOW, ...LEASE }))[0]
    expect(await lastError()).toBeNull()
    await take()
    await mails().retryMail('a', { attempt: 1, dueAt: NOW, error: 'ECONNREFUSED\0' })
    expect(await lastError()).toBe('ECONNREFUSED')
    expect((await take())?.lead.mail.lastError).toBe('ECONNREFUSED')
    await mails().markMailDead('a', '550 no such user')
    expect(await lastError()).toBe('550 no such user')
    await fixture.store.requeueMail(submissionId, NOW)
    expect(await lastError()).toBeNull()
    await take()
    await mails().retryMail('a', { attempt: 1, dueAt: NOW, error: 'ETIMEDOUT' })
    await take()
    await mails().markMailSent('a', NOW)
    expect(await lastError()).toBeNull()
  })

  test('delays a failed mail until it is due', async () => {
    await queue('a')
    await mails().claimMail({ now: NOW, ...LEASE })
    await mails().retryMail('a', { attempt: 1, dueAt: NOW + 2000, error: 'ECONNREFUSED' })
    expect(await mails().claimMail({ now: NOW + 1999, ...LEASE })).toEqual([])
    expect(idsOf(await mails().claimMail({ now: NOW + 2000, ...LEASE }))).toEqual(['a'])
  })

  test('ignores a retry by a process whose mail another process has claimed', async () => {
    await queue('a')
    await mails().claimMail({ now: NOW, leaseMs: 10, limit: 1 })
    await fixture.another().staffMail.claimMail({ now: NOW + 10, ...LEASE })
    await mails().retryMail('a', { attempt: 1, dueAt: NOW + 11, error: 'late' })
    expect(await mails().claimMail({ now: NOW + 20, ...LEASE })).toEqual([])
  })

  test('keeps a buried mail visible without claiming it', async () => {
    const submissionId = await queue('a')
    await mails().claimMail({ now: NOW, ...LEASE })
    await mails().markMailDead('a', '550 at RCPT TO')
    expect(await mails().claimMail({ now: NOW + 1e9, ...LEASE })).toEqual([])
    expect((await fixture.store.getLead(submissionId))?.mail.state).toBe('dead')
  })

  test('keeps a sent mail sent, whatever a late process reports', async () => {
    const submissionId = await queue('a')
    await mails().claimMail({ now: NOW, ...LEASE })
    await mails().markMailSent('a', NOW)
    await mails().markMailDead('a', 'late')
    await mails().retryMail('a', { attempt: 1, dueAt: NOW, error: 'late' })
    expect((await fixture.store.getLead(submissionId))?.mail.state).toBe('sent')
  })

  test('queues a sent or buried mail again', async () => {
    const submissionId = await queue('a')
    for (const settle of [
      () => mails().markMailSent('a', NOW),
      () => mails().markMailDead('a', 'refused'),
    ]) {
      await mails().claimMail({ now: NOW, ...LEASE })
      await settle()
      expect(await fixture.store.requeueMail(submissionId, NOW + 7)).toBe(true)
      const [job] = await mails().claimMail({ now: NOW + 7, leaseMs: 0, limit: 1 })
      expect(job).toMatchObject({ id: 'a', attempt: 1, messageId: '<a@palisade.example>' })
    }
  })

  test('does not duplicate a mail that is being sent when it is queued again', async () => {
    const submissionId = await queue('a')
    await mails().claimMail({ now: NOW, ...LEASE })
    expect(await fixture.store.requeueMail(submissionId, NOW + 1)).toBe(true)
    expect(await mails().claimMail({ now: NOW + 2, ...LEASE })).toEqual([])
    expect(await mails().claimMail({ now: NOW + 60_000, ...LEASE })).toHaveLength(1)
  })

  test('returns false when queuing the mail of an unknown lead again', async () => {
    expect(await fixture.store.requeueMail('nobody', NOW)).toBe(false)
  })

  test('counts the mails of the outbox', async () => {
    expect(await mails().outboxStats()).toEqual({
      queued: 0,
      sent: 0,
      dead: 0,
      oldestQueuedAt: null,
    })
    for (const [index, id] of ['a', 'b', 'c', 'd'].entries()) await queue(id, NOW + index)
    await mails().markMailSent('a', NOW)
    await mails().markMailDead('b', 'refused')
    expect(await mails().outboxStats()).toEqual({
      queued: 2,
      sent: 1,
      dead: 1,
      oldestQueuedAt: NOW + 2,
    })
  })
}
