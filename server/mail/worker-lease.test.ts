import { describe, expect, test } from 'vitest'
import { staffMails, type MailQueue } from '#server/store/mail-queue.ts'
import { LEASE_MS } from '#server/jobs/lease.ts'
import type { MailTransport, SendResult } from './transport.ts'
import { START, until, useWorkerHarness } from './worker-harness.fixture.ts'

const harness = useWorkerHarness()

/** Creates a transport that waits until `answer` is called. */
function slow(): { transport: MailTransport; answer: (result: SendResult) => void } {
  const { promise, resolve } = Promise.withResolvers<SendResult>()
  return { transport: { send: () => promise }, answer: resolve }
}

/** Claims what another server could claim now, without keeping it. */
const takenByAnother = (): Promise<readonly unknown[]> =>
  staffMails(harness.store).claimMail({ now: harness.now, leaseMs: 0, limit: 1 })

/** Advances the clock, one lease renewal after the other. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 5000) {
    harness.advance(5000)
    await until(() => expect(harness.timers.map(({ at }) => at)).toContain(harness.now + 5000))
  }
}

/** Wraps the store to count renewals. */
function counting(fail: () => boolean = () => false): { store: MailQueue; renewed: () => number } {
  let renewals = 0
  const renewMailLease: MailQueue['renewMailLease'] = async (...lease) => {
    try {
      if (fail()) throw new Error('away')
      return await staffMails(harness.store).renewMailLease(...lease)
    } finally {
      renewals++
    }
  }
  return { store: { ...staffMails(harness.store), renewMailLease }, renewed: () => renewals }
}

describe('lease of a mail that is being sent', () => {
  test('is renewed, so that a slow mail server gets the mail once', async () => {
    const id = await harness.record()
    const { transport, answer } = slow()
    harness.worker(transport).start()
    await until(async () => expect((await harness.mailOf(id))?.attempts).toBe(1))
    await pass(60_000)
    expect(await takenByAnother()).toEqual([])
    answer({ ok: true })
    await until(async () =>
      expect(await harness.mailOf(id)).toEqual({
        state: 'sent',
        attempts: 1,
        sentAt: START + 60_000,
        lastError: null,
      }),
    )
  })

  test('is renewed again after a failed renewal, before it expires', async () => {
    const id = await harness.record()
    let failures = 2
    const { store } = counting(() => failures-- > 0)
    harness.worker(slow().transport, { store }).start()
    await until(async () => expect((await harness.mailOf(id))?.attempts).toBe(1))
    await pass(LEASE_MS - 5000)
    harness.advance(4999)
    expect(await takenByAnother()).toEqual([])
    expect(harness.logged.filter(({ message }) => message.startsWith('lease'))).toHaveLength(2)
  })

  test('is not renewed after another server has claimed the mail, with a warning', async () => {
    const id = await harness.record()
    const { store, renewed } = counting()
    harness.worker(slow().transport, { store }).start()
    await until(async () => expect((await harness.mailOf(id))?.attempts).toBe(1))
    await staffMails(harness.store).claimMail({
      now: harness.now + LEASE_MS,
      leaseMs: LEASE_MS,
      limit: 1,
    })
    harness.advance(5000)
    await until(() =>
      expect(harness.logged).toContainEqual({
        level: 'warn',
        fields: expect.objectContaining({ submission: id, attempt: 1 }),
        message: 'taken over while it was being sent',
      }),
    )
    harness.advance(LEASE_MS)
    expect(renewed()).toBe(1)
  })
})

test('renews no lease and leaves no timer after a mail was sent', async () => {
  const id = await harness.record()
  const { transport, answer } = slow()
  const { store, renewed } = counting()
  const worker = harness.worker(transport, { store })
  worker.start()
  await until(async () => expect((await harness.mailOf(id))?.attempts).toBe(1))
  answer({ ok: true })
  await until(() => expect(worker.counts().sent).toBe(1))
  expect(await worker.stop(1000)).toBe(true)
  expect(harness.timers).toEqual([])
  expect(renewed()).toBe(0)
})
