import { describe, expect, test, vi } from 'vitest'
import { MIN_FREE_BYTES } from '#server/http/readiness.ts'
import { key, useIntakeSetup } from '#tests/support/intake-setup.ts'
import { RATE_LIMITS } from '#server/intake/limits/rate-limits.ts'
import { countLeads } from '#server/db/tables/lead-queries.ts'

// A proof of work takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

const harness = useIntakeSetup()
const { restart, send } = harness

describe('limits', () => {
  test('accepts thirty submissions per address in ten minutes, then refuses with Retry-After', async () => {
    for (let sent = 0; sent < RATE_LIMITS.submission.perAddress; sent++)
      expect((await send()).statusCode).toBe(201)
    const response = await send()
    expect(response.statusCode).toBe(429)
    expect(response.json()).toMatchObject({ code: 'PT429', details: null })
    const wait = Number(response.headers['retry-after'])
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(600)
    harness.running.state.now += wait * 1000
    expect((await send()).statusCode).toBe(201)
  })

  test('answers a repeat although the limit is reached', async () => {
    const first = await send({}, key())
    for (let sent = 1; sent < RATE_LIMITS.submission.perAddress; sent++) await send()
    expect((await send()).statusCode).toBe(429)
    expect((await send({}, key())).json()).toEqual(first.json())
  })

  test('accepts a submission when its counter fails', async () => {
    await restart({
      wrapDb: (db) => ({ ...db, single: () => Promise.reject(new Error('timeout')) }),
    })
    expect((await send()).statusCode).toBe(201)
    expect(JSON.stringify(harness.running.log)).toContain('rate not counted')
  })

  test('applies no limits with RATE_LIMIT=off', async () => {
    await restart({ environment: { RATE_LIMIT: 'off' } })
    for (let sent = 0; sent <= RATE_LIMITS.submission.perAddress; sent++)
      expect((await send()).statusCode).toBe(201)
  })
})

describe('when the server cannot accept a submission', () => {
  test('refuses submissions before the disk is full', async () => {
    harness.running.state.freeBytes = MIN_FREE_BYTES - 1
    const response = await send()
    expect(response.statusCode).toBe(503)
    expect(response.headers['retry-after']).toBe('60')
    expect(await harness.running.db.read((tx) => countLeads(tx, {}))).toBe(0)
    harness.running.state.freeBytes = MIN_FREE_BYTES
    harness.running.state.now += 5000
    expect((await send()).statusCode).toBe(201)
  })

  test.each([
    [
      'PostgreSQL refuses connections',
      Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
    ],
    [
      'SQLite is full',
      Object.assign(new Error('database or disk is full'), {
        code: 'ERR_SQLITE_ERROR',
        errcode: 13,
      }),
    ],
    ['the pool times out', new Error('timeout exceeded when trying to connect')],
  ])('%s: answers 503 without internal details', async (_what, error) => {
    await restart({
      wrapDb: (db) => ({ ...db, writeUnlocked: () => Promise.reject(error) }),
    })
    const response = await send()
    expect(response.statusCode).toBe(503)
    expect(response.headers['retry-after']).toBeDefined()
    expect(response.json()).toMatchObject({ code: 'PT503', details: null })
  })

  test('processes at most two hundred submissions at once', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    await restart({
      environment: { RATE_LIMIT: 'off' },
      wrapDb: (db) => ({
        ...db,
        async writeUnlocked(work) {
          await promise
          return await db.writeUnlocked(work)
        },
      }),
    })
    const crowd = Array.from({ length: 205 }, () => send())
    const first = await Promise.race(crowd)
    expect(first.statusCode).toBe(503)
    const recaptcha_token = harness.running.quickToken()
    expect((await send({ recaptcha_token })).statusCode).toBe(503)
    resolve()
    const statuses = (await Promise.all(crowd)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 201)).toHaveLength(200)
    expect(statuses.filter((status) => status === 503)).toHaveLength(5)
    // The refusal did not spend the proof.
    expect((await send({ recaptcha_token })).statusCode).toBe(201)
  })

  test('releases the place of a submission that cannot be stored', async () => {
    let isDown = true
    await restart({
      environment: { RATE_LIMIT: 'off' },
      wrapDb: (db) => ({
        ...db,
        writeUnlocked: (work) =>
          isDown ? Promise.reject(new Error('timeout')) : db.writeUnlocked(work),
      }),
    })
    await Promise.all(Array.from({ length: 200 }, () => send()))
    isDown = false
    expect((await send()).statusCode).toBe(201)
  })
})
