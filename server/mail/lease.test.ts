import { describe, expect, test } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { LEASE_MS } from './lease.ts'
import type { MailTransport, SendResult } from './transport.ts'
import { START, until, useWorkerHarness } from './worker-harness.fixture.ts'

const stage = useWorkerHarness()

/** A mail server that takes its time; `answer` ends the wait. */
function slow(): { transport: MailTransport; answer: (result: SendResult) => void } {
  const { promise, resolve } = Promise.withResolvers<SendResult>()
  return { transport: { send: () => promise }, answer: resolve }
}

/** What another server would get at this moment; taken for no time at all. */
const takenByAnother = (): Promise<readonly unknown[]> =>
  stage.store.claimMail({ now: stage.now, leaseMs: 0, limit: 1 })

/** Lets this much time pass, one renewal after the other. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 5000) {
    stage.advance(5000)
    await until(() => expect(stage.timers.map(({ at }) => at)).toContain(stage.now + 5000))
  }
}

/** A store that counts its renewals. */
function counting(fail: () => boolean = () => false): { store: Store; renewed: () => number } {
  let renewals = 0
  const renewMailLease: Store['renewMailLease'] = async (...lease) => {
    try {
      if (fail()) throw new Error('away')
      return await stage.store.renewMailLease(...lease)
    } finally {
      renewals++
    }
  }
  return { store: { ...stage.store, renewMailLease }, renewed: () => renewals }
}

describe('while a mail is on its way', () => {
  test('its lease is renewed, so that a slow mail server gets it once', async () => {
    const id = await stage.record()
    const { transport, answer } = slow()
    stage.worker(transport).start()
    await until(async () => expect((await stage.mailOf(id))?.attempts).toBe(1))
    await pass(60_000)
    expect(await takenByAnother()).toEqual([])
    answer({ ok: true })
    await until(async () =>
      expect(await stage.mailOf(id)).toEqual({
        state: 'sent',
        attempts: 1,
        sentAt: START + 60_000,
        lastError: null,
      }),
    )
  })

  test('a renewal that fails is tried again before the lease ends', async () => {
    const id = await stage.record()
    let failures = 2
    const { store } = counting(() => failures-- > 0)
    stage.worker(slow().transport, { store }).start()
    await until(async () => expect((await stage.mailOf(id))?.attempts).toBe(1))
    await pass(LEASE_MS - 5000)
    stage.advance(4999)
    expect(await takenByAnother()).toEqual([])
    expect(stage.logged.filter(({ message }) => message.startsWith('lease'))).toHaveLength(2)
  })

  test('a mail that another server took is renewed no more, and that is said', async () => {
    const id = await stage.record()
    const { store, renewed } = counting()
    stage.worker(slow().transport, { store }).start()
    await until(async () => expect((await stage.mailOf(id))?.attempts).toBe(1))
    await stage.store.claimMail({ now: stage.now + LEASE_MS, leaseMs: LEASE_MS, limit: 1 })
    stage.advance(5000)
    await until(() =>
      expect(stage.logged).toContainEqual({
        level: 'warn',
        fields: expect.objectContaining({ submission: id, attempt: 1 }),
        message: 'taken over while it was being sent',
      }),
    )
    stage.advance(LEASE_MS)
    expect(renewed()).toBe(1)
  })
})

test('what is sent is not renewed, and no timer is left behind', async () => {
  const id = await stage.record()
  const { transport, answer } = slow()
  const { store, renewed } = counting()
  const worker = stage.worker(transport, { store })
  worker.start()
  await until(async () => expect((await stage.mailOf(id))?.attempts).toBe(1))
  answer({ ok: true })
  await until(() => expect(worker.counts().sent).toBe(1))
  expect(await worker.stop(1000)).toBe(true)
  expect(stage.timers).toEqual([])
  expect(renewed()).toBe(0)
})
