import { describe, expect, test, vi } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { LEASE_MS } from './lease.ts'
import type { MailTransport, SendResult } from './transport.ts'
import { fakeTransport, START, until, useWorkerHarness } from './worker-harness.fixture.ts'

const stage = useWorkerHarness()

describe('when mail is looked for', () => {
  test('at the start: what a killed server left is sent', async () => {
    const id = await stage.record()
    stage.worker(fakeTransport()).start()
    await until(async () => expect((await stage.mailOf(id))?.state).toBe('sent'))
  })

  test('at a nudge, without waiting for the poll', async () => {
    const worker = stage.worker(fakeTransport())
    worker.start()
    const id = await stage.record()
    worker.nudge()
    await until(async () => expect((await stage.mailOf(id))?.state).toBe('sent'))
  })

  test('every 2 to 5 s, also when nobody nudges', async () => {
    const random = vi.fn(() => 0.999)
    stage.worker(fakeTransport(), { random }).start()
    expect(stage.timers[0]?.at).toBeCloseTo(START + 4997, 0)
    random.mockReturnValue(0)
    const id = await stage.record()
    stage.advance(4998)
    expect(stage.timers[0]?.at).toBe(stage.now + 2000)
    await until(async () => expect((await stage.mailOf(id))?.state).toBe('sent'))
  })

  test('within 5 s of a clock that ran 400 days ahead and was set right, and the log says so', async () => {
    stage.advance(400 * 24 * 3_600_000)
    stage.worker(fakeTransport()).start()
    await stage.record()
    const id = await stage.record()
    stage.setClockBack(400 * 24 * 3_600_000)
    stage.advance(5000)
    await until(async () => expect((await stage.mailOf(id))?.state).toBe('sent'))
    expect(stage.logged).toContainEqual({
      level: 'error',
      fields: { recalled: 2 },
      message: 'mails that a wrong clock had put off are sent now',
    })
  })

  test('not before the start', async () => {
    const transport = fakeTransport()
    await stage.record()
    stage.worker(transport).nudge()
    expect((await stage.store.claimMail({ now: stage.now, leaseMs: 1, limit: 1 })).length).toBe(1)
    expect(transport.sent).toEqual([])
  })

  test('a burst is sent whole, four at a time, none twice', async () => {
    await Promise.all(Array.from({ length: 40 }, () => stage.record()))
    let atOnce = 0
    let most = 0
    const ids: string[] = []
    const transport: MailTransport = {
      send: async (mail) => {
        most = Math.max(most, ++atOnce)
        await new Promise(setImmediate)
        atOnce--
        ids.push(mail.messageId)
        return { ok: true }
      },
    }
    const worker = stage.worker(transport)
    worker.start()
    await until(() => expect(worker.counts().sent).toBe(40))
    expect(new Set(ids).size).toBe(40)
    expect(most).toBe(4)
  })
})

describe('what a killed server was sending', () => {
  const killedWhileSending = async (): Promise<string> => {
    const id = await stage.record()
    await stage.store.claimMail({ now: stage.now, leaseMs: LEASE_MS, limit: 1 })
    return id
  }

  test('is sent at the next start of an embedded database, not after its lease', async () => {
    const id = await killedWhileSending()
    stage.worker(fakeTransport()).start()
    await until(async () =>
      expect(await stage.mailOf(id)).toEqual({
        state: 'sent',
        attempts: 2,
        sentAt: START,
        lastError: null,
      }),
    )
    expect(stage.logged).toContainEqual({
      level: 'warn',
      fields: { freed: 1 },
      message: 'mails that a killed server was sending are sent again',
    })
  })

  test('is freed before anything is taken, so that no mail of our own is freed with it', async () => {
    const asked: string[] = []
    const freeMailLeases: Store['freeMailLeases'] = async (now) => {
      const freed = await stage.store.freeMailLeases(now)
      asked.push('freed')
      return freed
    }
    const claimMail: Store['claimMail'] = (claim) => {
      asked.push('claim')
      return stage.store.claimMail(claim)
    }
    const id = await stage.record()
    const worker = stage.worker(fakeTransport(), {
      store: { ...stage.store, freeMailLeases, claimMail },
    })
    worker.start()
    worker.nudge()
    await until(async () => expect((await stage.mailOf(id))?.attempts).toBe(1))
    expect(asked.slice(0, 2)).toEqual(['freed', 'claim'])
    expect(asked.filter((what) => what === 'freed')).toHaveLength(1)
  })

  test('waits for its lease where it cannot be freed', async () => {
    const id = await killedWhileSending()
    const freeMailLeases: Store['freeMailLeases'] = () => Promise.reject(new Error('away'))
    stage.worker(fakeTransport(), { store: { ...stage.store, freeMailLeases } }).start()
    await until(() =>
      expect(stage.logged.map(({ message }) => message)).toContain(
        'mails of a killed server not freed',
      ),
    )
    expect((await stage.mailOf(id))?.state).toBe('queued')
    stage.advance(LEASE_MS)
    await until(async () => expect((await stage.mailOf(id))?.state).toBe('sent'))
  })
})

describe('when the database is away', () => {
  test('the worker asks again at the next poll', async () => {
    const id = await stage.record()
    let away = true
    const claimMail: Store['claimMail'] = (claim) =>
      away ? Promise.reject(new Error('away')) : stage.store.claimMail(claim)
    stage.worker(fakeTransport(), { store: { ...stage.store, claimMail } }).start()
    await until(() =>
      expect(stage.logged.map(({ message }) => message)).toContain('outbox not readable'),
    )
    away = false
    stage.advance(2000)
    await until(async () => expect((await stage.mailOf(id))?.state).toBe('sent'))
  })

  test('a mail that went out is marked as soon as it is back, not sent twice', async () => {
    const id = await stage.record()
    let failures = 2
    const markMailSent: Store['markMailSent'] = (...mark) =>
      failures-- > 0 ? Promise.reject(new Error('away')) : stage.store.markMailSent(...mark)
    const transport = fakeTransport()
    stage.worker(transport, { store: { ...stage.store, markMailSent } }).start()
    for (const left of [1, 0]) {
      await until(() => expect(failures).toBe(left))
      // The next poll, the lease's renewal and the pause before the mark is tried again.
      await until(() => expect(stage.timers).toHaveLength(3))
      stage.advance(2000)
    }
    await until(async () => expect((await stage.mailOf(id))?.state).toBe('sent'))
    expect(transport.sent).toHaveLength(1)
  })
})

describe('stop', () => {
  test('a mail in flight is finished and written down', async () => {
    const id = await stage.record()
    const { promise, resolve } = Promise.withResolvers<SendResult>()
    const worker = stage.worker({ send: () => promise })
    worker.start()
    await until(async () => expect((await stage.mailOf(id))?.attempts).toBe(1))
    const stopped = worker.stop(10_000)
    resolve({ ok: true })
    expect(await stopped).toBe(true)
    expect((await stage.mailOf(id))?.state).toBe('sent')
  })

  test('a mail that takes longer than the grace is left to its lease', async () => {
    const id = await stage.record()
    const worker = stage.worker({ send: () => new Promise(() => {}) })
    worker.start()
    await until(async () => expect((await stage.mailOf(id))?.attempts).toBe(1))
    const stopped = worker.stop(500)
    stage.advance(500)
    expect(await stopped).toBe(false)
    stage.advance(LEASE_MS - 501)
    expect(await stage.store.claimMail({ now: stage.now, leaseMs: 1, limit: 1 })).toEqual([])
    expect(await stage.store.claimMail({ now: stage.now + 1, leaseMs: 1, limit: 1 })).toHaveLength(
      1,
    )
  })

  test('nothing is taken afterwards', async () => {
    const transport = fakeTransport()
    const worker = stage.worker(transport)
    worker.start()
    expect(await worker.stop(1000)).toBe(true)
    await stage.record()
    worker.nudge()
    expect(stage.timers).toEqual([])
    expect(await stage.store.claimMail({ now: stage.now, leaseMs: 1, limit: 1 })).toHaveLength(1)
    expect(transport.sent).toEqual([])
  })

  test('a mail taken in that very moment is free for the others at once', async () => {
    await stage.record()
    const transport = fakeTransport()
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
    const { promise: gate, resolve: open } = Promise.withResolvers<void>()
    const claimMail: Store['claimMail'] = async (claim) => {
      const jobs = await stage.store.claimMail(claim)
      ask()
      await gate
      return jobs
    }
    const worker = stage.worker(transport, { store: { ...stage.store, claimMail } })
    worker.start()
    await asked
    const stopped = worker.stop(1000)
    open()
    expect(await stopped).toBe(true)
    expect(transport.sent).toEqual([])
    expect(await stage.store.claimMail({ now: stage.now, leaseMs: 1, limit: 1 })).toHaveLength(1)
  })
})

test('expired captcha marks are removed at the start and every ten minutes', async () => {
  const prune = vi.fn(stage.store.prune)
  stage.worker(fakeTransport(), { prune }).start()
  for (let polls = 0; polls < 310; polls++) stage.advance(2000)
  expect(prune.mock.calls).toEqual([[START], [START + 600_000]])
})
