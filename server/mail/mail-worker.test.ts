import { describe, expect, test, vi } from 'vitest'
import { staffMails, type MailQueue } from '#server/store/mail-queue.ts'
import { MAIL_LEASE_MS as LEASE_MS } from './mail-worker.ts'
import type { MailTransport, SendResult } from './transport.ts'
import { fakeTransport, START, until, useWorkerHarness } from './worker-harness.fixture.ts'

const harness = useWorkerHarness()

describe('polling', () => {
  test('sends mails of a previous process at the start', async () => {
    const id = await harness.record()
    harness.worker(fakeTransport()).start()
    await until(async () => expect((await harness.mailOf(id))?.state).toBe('sent'))
  })

  test('sends at a nudge, without waiting for the poll', async () => {
    const worker = harness.worker(fakeTransport())
    worker.start()
    const id = await harness.record()
    worker.nudge()
    await until(async () => expect((await harness.mailOf(id))?.state).toBe('sent'))
  })

  test('polls every 2 to 5 s without a nudge', async () => {
    const random = vi.fn(() => 0.999)
    harness.worker(fakeTransport(), { random }).start()
    expect(harness.timers[0]?.at).toBeCloseTo(START + 4997, 0)
    random.mockReturnValue(0)
    const id = await harness.record()
    harness.advance(4998)
    expect(harness.timers[0]?.at).toBe(harness.now + 2000)
    await until(async () => expect((await harness.mailOf(id))?.state).toBe('sent'))
  })

  test('sends within 5 s mails dated by a clock that ran 400 days ahead', async () => {
    harness.advance(400 * 24 * 3_600_000)
    harness.worker(fakeTransport()).start()
    await harness.record()
    const id = await harness.record()
    harness.setClockBack(400 * 24 * 3_600_000)
    harness.advance(5000)
    await until(async () => expect((await harness.mailOf(id))?.state).toBe('sent'))
  })

  test('sends nothing before the start', async () => {
    const transport = fakeTransport()
    await harness.record()
    harness.worker(transport).nudge()
    expect(
      (await staffMails(harness.store).claimMail({ now: harness.now, leaseMs: 1, limit: 1 }))
        .length,
    ).toBe(1)
    expect(transport.sent).toEqual([])
  })

  test('sends a burst completely, four at a time, none twice', async () => {
    await Promise.all(Array.from({ length: 40 }, () => harness.record()))
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
    const worker = harness.worker(transport)
    worker.start()
    await until(() => expect(worker.counts().sent).toBe(40))
    expect(new Set(ids).size).toBe(40)
    expect(most).toBe(4)
  })
})

describe('lease of a killed server', () => {
  const killedWhileSending = async (): Promise<string> => {
    const id = await harness.record()
    await staffMails(harness.store).claimMail({ now: harness.now, leaseMs: LEASE_MS, limit: 1 })
    return id
  }

  test('is freed at the next start of an embedded database, before it expires', async () => {
    const id = await killedWhileSending()
    harness.worker(fakeTransport()).start()
    await until(async () =>
      expect(await harness.mailOf(id)).toEqual({
        state: 'sent',
        attempts: 2,
        sentAt: START,
        lastError: null,
      }),
    )
    expect(harness.logged).toContainEqual({
      level: 'warn',
      fields: { freed: 1 },
      message: 'mails that a killed server was sending are sent again',
    })
  })

  test('is freed before the first claim, so that no own lease is freed with it', async () => {
    const asked: string[] = []
    const freeMailLeases: MailQueue['freeMailLeases'] = async (now) => {
      const freed = await staffMails(harness.store).freeMailLeases(now)
      asked.push('freed')
      return freed
    }
    const claimMail: MailQueue['claimMail'] = (claim) => {
      asked.push('claim')
      return staffMails(harness.store).claimMail(claim)
    }
    const id = await harness.record()
    const worker = harness.worker(fakeTransport(), {
      store: { ...staffMails(harness.store), freeMailLeases, claimMail },
    })
    worker.start()
    worker.nudge()
    await until(async () => expect((await harness.mailOf(id))?.attempts).toBe(1))
    expect(asked.slice(0, 2)).toEqual(['freed', 'claim'])
    expect(asked.filter((what) => what === 'freed')).toHaveLength(1)
  })

  test('expires where it cannot be freed', async () => {
    const id = await killedWhileSending()
    const freeMailLeases: MailQueue['freeMailLeases'] = () => Promise.reject(new Error('away'))
    harness
      .worker(fakeTransport(), { store: { ...staffMails(harness.store), freeMailLeases } })
      .start()
    await until(() =>
      expect(harness.logged.map(({ message }) => message)).toContain(
        'mails of a killed server not freed',
      ),
    )
    expect((await harness.mailOf(id))?.state).toBe('queued')
    harness.advance(LEASE_MS)
    await until(async () => expect((await harness.mailOf(id))?.state).toBe('sent'))
  })
})

describe('unreachable database', () => {
  test('is polled again at the next poll', async () => {
    const id = await harness.record()
    let away = true
    const claimMail: MailQueue['claimMail'] = (claim) =>
      away ? Promise.reject(new Error('away')) : staffMails(harness.store).claimMail(claim)
    harness.worker(fakeTransport(), { store: { ...staffMails(harness.store), claimMail } }).start()
    await until(() =>
      expect(harness.logged.map(({ message }) => message)).toContain('mail queue not readable'),
    )
    away = false
    harness.advance(2000)
    await until(async () => expect((await harness.mailOf(id))?.state).toBe('sent'))
  })

  test('does not cause a second mail: "sent" is recorded once it is back', async () => {
    const id = await harness.record()
    let failures = 2
    const markMailSent: MailQueue['markMailSent'] = (...mark) =>
      failures-- > 0
        ? Promise.reject(new Error('away'))
        : staffMails(harness.store).markMailSent(...mark)
    const transport = fakeTransport()
    harness.worker(transport, { store: { ...staffMails(harness.store), markMailSent } }).start()
    for (const left of [1, 0]) {
      await until(() => expect(failures).toBe(left))
      // The next poll, and the pause before the retry.
      await until(() => expect(harness.timers).toHaveLength(2))
      harness.advance(2000)
    }
    await until(async () => expect((await harness.mailOf(id))?.state).toBe('sent'))
    expect(transport.sent).toHaveLength(1)
  })
})

describe('stop', () => {
  test('finishes and records a mail that is being sent', async () => {
    const id = await harness.record()
    const { promise, resolve } = Promise.withResolvers<SendResult>()
    const worker = harness.worker({ send: () => promise })
    worker.start()
    await until(async () => expect((await harness.mailOf(id))?.attempts).toBe(1))
    const stopped = worker.stop(10_000)
    resolve({ ok: true })
    expect(await stopped).toBe(true)
    expect((await harness.mailOf(id))?.state).toBe('sent')
  })

  test('leaves a mail that takes longer than the grace period to its lease', async () => {
    const id = await harness.record()
    const worker = harness.worker({ send: () => new Promise(() => {}) })
    worker.start()
    await until(async () => expect((await harness.mailOf(id))?.attempts).toBe(1))
    const stopped = worker.stop(500)
    harness.advance(500)
    expect(await stopped).toBe(false)
    harness.advance(LEASE_MS - 501)
    expect(
      await staffMails(harness.store).claimMail({ now: harness.now, leaseMs: 1, limit: 1 }),
    ).toEqual([])
    expect(
      await staffMails(harness.store).claimMail({ now: harness.now + 1, leaseMs: 1, limit: 1 }),
    ).toHaveLength(1)
  })

  test('claims nothing afterwards', async () => {
    const transport = fakeTransport()
    const worker = harness.worker(transport)
    worker.start()
    expect(await worker.stop(1000)).toBe(true)
    await harness.record()
    worker.nudge()
    expect(harness.timers).toEqual([])
    expect(
      await staffMails(harness.store).claimMail({ now: harness.now, leaseMs: 1, limit: 1 }),
    ).toHaveLength(1)
    expect(transport.sent).toEqual([])
  })

  test('gives back a mail that was claimed during the stop', async () => {
    await harness.record()
    const transport = fakeTransport()
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
    const { promise: gate, resolve: open } = Promise.withResolvers<void>()
    const claimMail: MailQueue['claimMail'] = async (claim) => {
      const jobs = await staffMails(harness.store).claimMail(claim)
      ask()
      await gate
      return jobs
    }
    const worker = harness.worker(transport, { store: { ...staffMails(harness.store), claimMail } })
    worker.start()
    await asked
    const stopped = worker.stop(1000)
    open()
    expect(await stopped).toBe(true)
    expect(transport.sent).toEqual([])
    expect(
      await staffMails(harness.store).claimMail({ now: harness.now, leaseMs: 1, limit: 1 }),
    ).toHaveLength(1)
  })
})
