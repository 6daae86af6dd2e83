import { describe, expect, test, vi } from 'vitest'
import { claimMails } from '#tests/support/claim-mails.ts'
import { OUTBOX_LEASE_MS as LEASE_MS } from './outbox-worker.ts'
import type { Db } from '#server/db/db.ts'
import type { MailTransport, SendResult } from '#server/outbox/transport/transport.ts'
import { fakeTransport, START, until, useOutboxHarness } from './outbox-harness.fixture.ts'

const harness = useOutboxHarness()

describe('polling', () => {
  test('sends mails of a previous process at the start', async () => {
    const id = await harness.record()
    harness.outbox(fakeTransport()).start()
    await until(async () => expect((await harness.mailOf(id))?.state).toBe('sent'))
  })

  test('sends at a nudge, without waiting for the poll', async () => {
    const outbox = harness.outbox(fakeTransport())
    outbox.start()
    const id = await harness.record()
    outbox.nudge()
    await until(async () => expect((await harness.mailOf(id))?.state).toBe('sent'))
  })

  test('polls every 2 to 5 s without a nudge', async () => {
    const random = vi.fn(() => 0.999)
    harness.outbox(fakeTransport(), { random }).start()
    expect(harness.timers[0]?.at).toBeCloseTo(START + 4997, 0)
    random.mockReturnValue(0)
    const id = await harness.record()
    harness.advance(4998)
    expect(harness.timers[0]?.at).toBe(harness.now + 2000)
    await until(async () => expect((await harness.mailOf(id))?.state).toBe('sent'))
  })

  test('sends within 5 s mails dated by a clock that ran 400 days ahead', async () => {
    harness.advance(400 * 24 * 3_600_000)
    harness.outbox(fakeTransport()).start()
    await harness.record()
    const id = await harness.record()
    harness.setClockBack(400 * 24 * 3_600_000)
    harness.advance(5000)
    await until(async () => expect((await harness.mailOf(id))?.state).toBe('sent'))
  })

  test('sends nothing before the start', async () => {
    const transport = fakeTransport()
    await harness.record()
    harness.outbox(transport).nudge()
    expect(
      (await claimMails(harness.db, 'staff', { now: harness.now, leaseMs: 1, limit: 1 })).length,
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
    const outbox = harness.outbox(transport)
    outbox.start()
    await until(() => expect(outbox.counts().sent).toBe(40))
    expect(new Set(ids).size).toBe(40)
    expect(most).toBe(4)
  })
})

describe('lease of a killed server', () => {
  const killedWhileSending = async (): Promise<string> => {
    const id = await harness.record()
    await claimMails(harness.db, 'staff', { now: harness.now, leaseMs: LEASE_MS, limit: 1 })
    return id
  }

  test('is freed at the next start of an embedded database, before it expires', async () => {
    const id = await killedWhileSending()
    harness.outbox(fakeTransport()).start()
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
      message: 'messages that a killed server was sending are sent again',
    })
  })

  test('is freed before the first claim, so that no own lease is freed with it', async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>()
    const id = await killedWhileSending()
    const db: Db = {
      ...harness.db,
      async single(work) {
        await gate
        return await harness.db.single(work)
      },
    }
    const other = await harness.record()
    const outbox = harness.outbox(fakeTransport(), { db })
    outbox.start()
    outbox.nudge()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect((await harness.mailOf(other))?.attempts).toBe(0)
    open()
    await until(async () => expect((await harness.mailOf(id))?.attempts).toBe(2))
    await until(async () => expect((await harness.mailOf(other))?.attempts).toBe(1))
  })

  test('expires where it cannot be freed', async () => {
    const id = await killedWhileSending()
    const db = { ...harness.db, single: () => Promise.reject(new Error('away')) }
    harness.outbox(fakeTransport(), { db }).start()
    await until(() =>
      expect(harness.logged.map(({ message }) => message)).toContain(
        'messages of a killed server not freed',
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
    const db: Db = {
      ...harness.db,
      writeRelaxed: (work) =>
        away ? Promise.reject(new Error('away')) : harness.db.writeRelaxed(work),
    }
    harness.outbox(fakeTransport(), { db }).start()
    await until(() =>
      expect(harness.logged.map(({ message }) => message)).toContain('outbox not readable'),
    )
    away = false
    harness.advance(2000)
    await until(async () => expect((await harness.mailOf(id))?.state).toBe('sent'))
  })

  test('does not cause a second mail: "sent" is recorded once it is back', async () => {
    const id = await harness.record()
    let failures = 2
    const transport = fakeTransport()
    const db: Db = {
      ...harness.db,
      writeRelaxed: (work) =>
        transport.sent.length > 0 && failures-- > 0
          ? Promise.reject(new Error('away'))
          : harness.db.writeRelaxed(work),
    }
    harness.outbox(transport, { db }).start()
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
    const outbox = harness.outbox({ send: () => promise })
    outbox.start()
    await until(async () => expect((await harness.mailOf(id))?.attempts).toBe(1))
    const stopped = outbox.stop(10_000)
    resolve({ ok: true })
    expect(await stopped).toBe(true)
    expect((await harness.mailOf(id))?.state).toBe('sent')
  })

  test('leaves a mail that takes longer than the grace period to its lease', async () => {
    const id = await harness.record()
    const outbox = harness.outbox({ send: () => new Promise(() => {}) })
    outbox.start()
    await until(async () => expect((await harness.mailOf(id))?.attempts).toBe(1))
    const stopped = outbox.stop(500)
    harness.advance(500)
    expect(await stopped).toBe(false)
    harness.advance(LEASE_MS - 501)
    expect(
      await claimMails(harness.db, 'staff', { now: harness.now, leaseMs: 1, limit: 1 }),
    ).toEqual([])
    expect(
      await claimMails(harness.db, 'staff', { now: harness.now + 1, leaseMs: 1, limit: 1 }),
    ).toHaveLength(1)
  })

  test('claims nothing afterwards', async () => {
    const transport = fakeTransport()
    const outbox = harness.outbox(transport)
    outbox.start()
    expect(await outbox.stop(1000)).toBe(true)
    await harness.record()
    outbox.nudge()
    expect(harness.timers).toEqual([])
    expect(
      await claimMails(harness.db, 'staff', { now: harness.now, leaseMs: 1, limit: 1 }),
    ).toHaveLength(1)
    expect(transport.sent).toEqual([])
  })

  test('gives back a mail that was claimed during the stop', async () => {
    await harness.record()
    const transport = fakeTransport()
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
    const { promise: gate, resolve: open } = Promise.withResolvers<void>()
    const db: Db = {
      ...harness.db,
      async writeRelaxed(work) {
        const result = await harness.db.writeRelaxed(work)
        ask()
        await gate
        return result
      },
    }
    const outbox = harness.outbox(transport, { db })
    outbox.start()
    await asked
    const stopped = outbox.stop(1000)
    open()
    expect(await stopped).toBe(true)
    expect(transport.sent).toEqual([])
    expect(
      await claimMails(harness.db, 'staff', { now: harness.now, leaseMs: 1, limit: 1 }),
    ).toHaveLength(1)
  })
})
