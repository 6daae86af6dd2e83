import { expect, test } from 'vitest'
import { sampleSubmission } from '../sample-submission.fixture.ts'
import type { Fixture } from './database.fixture.ts'
import type { MailJob } from '../store.ts'

const NOW = 1_900_000_000_000
const LEASE = { leaseMs: 60_000, limit: 10 }

const idsOf = (jobs: readonly MailJob[]): string[] => jobs.map(({ id }) => id)

export function outboxContract(fixture: Fixture): void {
  /** Records a request at this time; its mail has this id. */
  const queue = async (id: string, now = NOW): Promise<string> => {
    const submission = sampleSubmission({
      now,
      mail: { id, messageId: `<${id}@palisade.example>` },
    })
    await fixture.store.record(submission)
    return submission.row.id
  }

  test('a mail carries its whole request, its fixed id and the number of the try', async () => {
    const submission = sampleSubmission({
      now: NOW,
      verdict: { verification: 'unverified', suspicion: 3.5, suspicionReasons: ['too fast'] },
    })
    await fixture.store.record(submission)
    expect(await fixture.store.claimMail({ now: NOW, ...LEASE })).toEqual([
      {
        ...submission.mail,
        attempt: 1,
        idempotencyKey: submission.idempotencyKey,
        lead: {
          ...submission.row,
          ...submission.verdict,
          mail: { state: 'queued', attempts: 1, sentAt: null, lastError: null },
        },
      },
    ])
  })

  test('the oldest are taken first, no more than asked for', async () => {
    await queue('c', NOW + 2)
    await queue('a', NOW)
    await queue('b', NOW + 1)
    const first = await fixture.store.claimMail({ now: NOW + 9, leaseMs: 1000, limit: 2 })
    expect(idsOf(first)).toEqual(['a', 'b'])
    expect(idsOf(await fixture.store.claimMail({ now: NOW + 9, ...LEASE }))).toEqual(['c'])
  })

  test('what has been due for longest goes before what was queued just now', async () => {
    await queue('old')
    await fixture.store.claimMail({ now: NOW, ...LEASE })
    await fixture.store.retryMail('old', { attempt: 1, dueAt: NOW + 4000, error: 'down' })
    await queue('young', NOW + 5000)
    await queue('younger', NOW + 6000)
    const jobs = await fixture.store.claimMail({ now: NOW + 9000, ...LEASE })
    expect(idsOf(jobs)).toEqual(['old', 'young', 'younger'])
  })

  test('a taken mail is nobody else’s until its lease ends, then it counts another try', async () => {
    await queue('a')
    await fixture.store.claimMail({ now: NOW, ...LEASE })
    const other = fixture.another()
    expect(await other.claimMail({ now: NOW + 59_999, ...LEASE })).toEqual([])
    const [job] = await other.claimMail({ now: NOW + 60_000, ...LEASE })
    expect(job?.attempt).toBe(2)
  })

  test('processes that take mails at once never take the same one', async () => {
    const count = 60
    await Promise.all(Array.from({ length: count }, (_, index) => queue(`mail-${index}`)))
    const stores = Array.from({ length: 4 }, () => fixture.another())
    const takeAll = async (store: (typeof stores)[number]): Promise<string[]> => {
      const taken: string[] = []
      for (;;) {
        const jobs = await store.claimMail({ now: NOW, leaseMs: 60_000, limit: 3 })
        if (jobs.length === 0) return taken
        taken.push(...idsOf(jobs))
      }
    }
    const taken = (await Promise.all(stores.map(takeAll))).flat()
    expect(taken).toHaveLength(count)
    expect(new Set(taken).size).toBe(count)
  })

  test('a lease that is renewed holds on for as long as the mail is on its way', async () => {
    const submissionId = await queue('a')
    await fixture.store.claimMail({ now: NOW, leaseMs: 15_000, limit: 1 })
    const renewed = { attempt: 1, until: NOW + 25_000 }
    expect(await fixture.store.renewMailLease('a', renewed)).toBe(true)
    const other = fixture.another()
    expect(await other.claimMail({ now: NOW + 24_999, ...LEASE })).toEqual([])
    const again = { attempt: 1, until: NOW + 35_000 }
    expect(await fixture.store.renewMailLease('a', again)).toBe(true)
    await other.requeueMail(submissionId, NOW + 30_000)
    expect(await other.claimMail({ now: NOW + 34_999, ...LEASE })).toEqual([])
    expect(await other.claimMail({ now: NOW + 35_000, ...LEASE })).toHaveLength(1)
  })

  test('a lease that has ended is renewed only while nobody else took the mail', async () => {
    await queue('a')
    await fixture.store.claimMail({ now: NOW, leaseMs: 10, limit: 1 })
    const late = { attempt: 1, until: NOW + 1e9 }
    expect(await fixture.store.renewMailLease('a', { ...late, until: NOW + 20 })).toBe(true)
    await fixture.another().claimMail({ now: NOW + 20, leaseMs: 10, limit: 1 })
    expect(await fixture.store.renewMailLease('a', late)).toBe(false)
    expect(await fixture.store.claimMail({ now: NOW + 30, ...LEASE })).toHaveLength(1)
  })

  test('what is settled has no lease to renew', async () => {
    const late = { attempt: 1, until: NOW + 1e9 }
    for (const [id, settle] of [
      ['sent', () => fixture.store.markMailSent('sent', NOW)],
      ['dead', () => fixture.store.buryMail('dead', 'refused')],
      ['later', () => fixture.store.retryMail('later', { attempt: 1, dueAt: NOW, error: 'down' })],
    ] as const) {
      await queue(id)
      await fixture.store.claimMail({ now: NOW, ...LEASE })
      await settle()
      expect(await fixture.store.renewMailLease(id, late)).toBe(false)
      await fixture.store.markMailSent(id, NOW)
    }
    expect(await fixture.store.renewMailLease('nobody', late)).toBe(false)
  })

  test('a start frees what a killed server held where no other server can run', async () => {
    const alone = fixture.store.engine === 'sqlite'
    await queue('held')
    await fixture.store.claimMail({ now: NOW, ...LEASE })
    await queue('waiting', NOW + 5000)
    const started = fixture.another()
    expect(await started.freeMailLeases(NOW + 1)).toBe(alone ? 1 : 0)
    const jobs = await started.claimMail({ now: NOW + 1, ...LEASE })
    expect(jobs.map(({ id, attempt }) => [id, attempt])).toEqual(alone ? [['held', 2]] : [])
  })

  test('a start leaves alone what waits for another try and what is settled', async () => {
    for (const id of ['sent', 'dead', 'later']) await queue(id)
    await fixture.store.claimMail({ now: NOW, ...LEASE })
    await fixture.store.markMailSent('sent', NOW)
    await fixture.store.buryMail('dead', 'refused')
    await fixture.store.retryMail('later', { attempt: 1, dueAt: NOW + 9000, error: 'down' })
    expect(await fixture.store.freeMailLeases(NOW + 1)).toBe(0)
    expect(await fixture.store.claimMail({ now: NOW + 8999, ...LEASE })).toEqual([])
    expect(idsOf(await fixture.store.claimMail({ now: NOW + 9000, ...LEASE }))).toEqual(['later'])
  })

  test('a sent mail is never taken again', async () => {
    const submissionId = await queue('a')
    await fixture.store.claimMail({ now: NOW, ...LEASE })
    await fixture.store.markMailSent('a', NOW + 5)
    expect(await fixture.store.claimMail({ now: NOW + 1e9, ...LEASE })).toEqual([])
    const lead = await fixture.store.getLead(submissionId)
    expect(lead?.mail).toEqual({ state: 'sent', attempts: 1, sentAt: NOW + 5, lastError: null })
  })

  test('why the last try failed stays with the request until the mail is out or queued anew', async () => {
    const submissionId = await queue('a')
    const lastError = async (): Promise<string | null | undefined> =>
      (await fixture.store.getLead(submissionId))?.mail.lastError
    const take = async (): Promise<MailJob | undefined> =>
      (await fixture.store.claimMail({ now: NOW, ...LEASE }))[0]
    expect(await lastError()).toBeNull()
    await take()
    await fixture.store.retryMail('a', { attempt: 1, dueAt: NOW, error: 'ECONNREFUSED\0' })
    expect(await lastError()).toBe('ECONNREFUSED')
    expect((await take())?.lead.mail.lastError).toBe('ECONNREFUSED')
    await fixture.store.buryMail('a', '550 no such user')
    expect(await lastError()).toBe('550 no such user')
    await fixture.store.requeueMail(submissionId, NOW)
    expect(await lastError()).toBeNull()
    await take()
    await fixture.store.retryMail('a', { attempt: 1, dueAt: NOW, error: 'ETIMEDOUT' })
    await take()
    await fixture.store.markMailSent('a', NOW)
    expect(await lastError()).toBeNull()
  })

  test('a failed mail waits until it is due', async () => {
    await queue('a')
    await fixture.store.claimMail({ now: NOW, ...LEASE })
    await fixture.store.retryMail('a', { attempt: 1, dueAt: NOW + 2000, error: 'ECONNREFUSED' })
    expect(await fixture.store.claimMail({ now: NOW + 1999, ...LEASE })).toEqual([])
    expect(idsOf(await fixture.store.claimMail({ now: NOW + 2000, ...LEASE }))).toEqual(['a'])
  })

  test('a process that was away too long cannot put back what another has taken', async () => {
    await queue('a')
    await fixture.store.claimMail({ now: NOW, leaseMs: 10, limit: 1 })
    await fixture.another().claimMail({ now: NOW + 10, ...LEASE })
    await fixture.store.retryMail('a', { attempt: 1, dueAt: NOW + 11, error: 'late' })
    expect(await fixture.store.claimMail({ now: NOW + 20, ...LEASE })).toEqual([])
  })

  test('a buried mail stays visible and is not taken', async () => {
    const submissionId = await queue('a')
    await fixture.store.claimMail({ now: NOW, ...LEASE })
    await fixture.store.buryMail('a', '550 at RCPT TO')
    expect(await fixture.store.claimMail({ now: NOW + 1e9, ...LEASE })).toEqual([])
    expect((await fixture.store.getLead(submissionId))?.mail.state).toBe('dead')
  })

  test('what was sent stays sent, whatever a late process says', async () => {
    const submissionId = await queue('a')
    await fixture.store.claimMail({ now: NOW, ...LEASE })
    await fixture.store.markMailSent('a', NOW)
    await fixture.store.buryMail('a', 'late')
    await fixture.store.retryMail('a', { attempt: 1, dueAt: NOW, error: 'late' })
    expect((await fixture.store.getLead(submissionId))?.mail.state).toBe('sent')
  })

  test('a mail can be queued again, sent or dead', async () => {
    const submissionId = await queue('a')
    for (const settle of [
      () => fixture.store.markMailSent('a', NOW),
      () => fixture.store.buryMail('a', 'refused'),
    ]) {
      await fixture.store.claimMail({ now: NOW, ...LEASE })
      await settle()
      expect(await fixture.store.requeueMail(submissionId, NOW + 7)).toBe(true)
      const [job] = await fixture.store.claimMail({ now: NOW + 7, leaseMs: 0, limit: 1 })
      expect(job).toMatchObject({ id: 'a', attempt: 1, messageId: '<a@palisade.example>' })
    }
  })

  test('queuing again what is being sent right now does not double it', async () => {
    const submissionId = await queue('a')
    await fixture.store.claimMail({ now: NOW, ...LEASE })
    expect(await fixture.store.requeueMail(submissionId, NOW + 1)).toBe(true)
    expect(await fixture.store.claimMail({ now: NOW + 2, ...LEASE })).toEqual([])
    expect(await fixture.store.claimMail({ now: NOW + 60_000, ...LEASE })).toHaveLength(1)
  })

  test('no request, no mail to queue again', async () => {
    expect(await fixture.store.requeueMail('nobody', NOW)).toBe(false)
  })

  test('the numbers of the outbox', async () => {
    expect(await fixture.store.outboxStats()).toEqual({
      queued: 0,
      sent: 0,
      dead: 0,
      oldestQueuedAt: null,
    })
    for (const [index, id] of ['a', 'b', 'c', 'd'].entries()) await queue(id, NOW + index)
    await fixture.store.markMailSent('a', NOW)
    await fixture.store.buryMail('b', 'refused')
    expect(await fixture.store.outboxStats()).toEqual({
      queued: 2,
      sent: 1,
      dead: 1,
      oldestQueuedAt: NOW + 2,
    })
  })
}
