import { fakeDb } from '#tests/support/fake-db.ts'
import { describe, expect, test } from 'vitest'
import { createDiskCheck, MIN_FREE_BYTES } from '#server/http/readiness.ts'
import { createConcurrencyLimit } from '#server/http/concurrency-limit.ts'
import { STORAGE_BUDGETS, createRateLimits, RATE_LIMITS } from './rate-limits.ts'

const setUp = (count: () => Promise<number>) => {
  const keys: string[] = []
  const limits = createRateLimits({
    clock: () => 60_000,
    log: {
      warn: (fields) => {
        throw new Error(JSON.stringify(fields))
      },
    },
    db: fakeDb(async ({ values }) => {
      keys.push(String(values['key']))
      return [{ count: await count() }]
    }),
  })
  return { limits, keys }
}

describe('createRateLimits', () => {
  test('refuses hits over the limit until the window ends', async () => {
    const over = setUp(async () => RATE_LIMITS.submission.perAddress + 1)
    expect(await over.limits.admitOnAllServers('submission', '203.0.113.9')).toMatchObject({
      status: 429,
      retryAfter: 540,
    })
    const at = setUp(async () => RATE_LIMITS.submission.perAddress)
    expect(await at.limits.admitOnAllServers('submission', '203.0.113.9')).toBeNull()
  })

  test('does not query the database for an address over its limit', async () => {
    const { limits, keys } = setUp(async () => 1)
    for (let sent = 0; sent < 3 * RATE_LIMITS.unverified.perAddress; sent++)
      await limits.admitOnAllServers('unverified', '203.0.113.9')
    expect(keys).toHaveLength(RATE_LIMITS.unverified.perAddress)
  })

  test('bounds stored submissions, verified and unverified separately, with 503', () => {
    const { limits } = setUp(async () => 1)
    for (let stored = 0; stored < STORAGE_BUDGETS.unverified.hits; stored++)
      limits.countUse('unverified', '203.0.113.9')
    expect(limits.checkBudget('unverified', '203.0.113.10')).toMatchObject({
      status: 503,
      retryAfter: 540,
    })
    expect(limits.checkBudget('verified', '203.0.113.9')).toBeNull()
  })

  test('counts reads in memory, per address', () => {
    const { limits, keys } = setUp(async () => 1)
    for (let hit = 0; hit < RATE_LIMITS.challenge.perAddress; hit++)
      expect(limits.admit('challenge', '203.0.113.9')).toBeNull()
    expect(limits.admit('challenge', '203.0.113.9')).toMatchObject({ status: 429 })
    expect(limits.admit('challenge', '203.0.113.10')).toBeNull()
    expect(limits.admit('request', '203.0.113.9')).toBeNull()
    expect(keys).toEqual([])
  })
})

describe('createConcurrencyLimit', () => {
  test('admits up to the limit, and one more after each release', () => {
    const limit = createConcurrencyLimit(2)
    const release = limit.acquire()
    expect(limit.acquire()).not.toBeNull()
    expect(limit.acquire()).toBeNull()
    release?.()
    release?.()
    expect(limit.acquire()).not.toBeNull()
    expect(limit.acquire()).toBeNull()
  })
})

describe('createDiskCheck', () => {
  test('checks the disk every two seconds, not at every request', async () => {
    const state = { now: 0, free: MIN_FREE_BYTES as number | null, checks: 0 }
    const hasDiskSpace = createDiskCheck(
      async () => {
        state.checks++
        return state.free
      },
      () => state.now,
    )
    expect(await hasDiskSpace()).toBe(true)
    state.free = MIN_FREE_BYTES - 1
    expect(await hasDiskSpace()).toBe(true)
    expect(state.checks).toBe(1)
    state.now = 2000
    expect(await hasDiskSpace()).toBe(false)
    state.free = null
    state.now = 4000
    expect(await hasDiskSpace()).toBe(true)
    state.free = 0
    state.now = 4000 - 400 * 24 * 3_600_000
    expect(await hasDiskSpace()).toBe(false)
  })
})
