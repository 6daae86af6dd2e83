import { describe, expect, test } from 'vitest'
import { createDiskCheck, LEAST_FREE_BYTES } from '#server/http/disk-space.ts'
import { createGate } from '#server/http/gate.ts'
import { BUDGETS, createLimits, LIMITS } from './limits.ts'

const setUp = (count: () => Promise<number>) => {
  const keys: string[] = []
  const limits = createLimits({
    clock: () => 60_000,
    onFailure: (error) => {
      throw error
    },
    store: {
      countHit: (key) => {
        keys.push(key)
        return count()
      },
    },
  })
  return { limits, keys }
}

describe('createLimits', () => {
  test('the hit over the limit is refused until the window ends', async () => {
    const over = setUp(async () => LIMITS.submission.line + 1)
    expect(await over.limits.submission('203.0.113.9')).toMatchObject({
      status: 429,
      retryAfter: 540,
    })
    const at = setUp(async () => LIMITS.submission.line)
    expect(await at.limits.submission('203.0.113.9')).toBeNull()
  })

  test('addresses of one IPv6 line are counted together', async () => {
    const { limits, keys } = setUp(async () => 1)
    await limits.submission('2001:db8::1')
    await limits.submission('2001:db8::2')
    expect(new Set(keys).size).toBe(1)
  })

  test('a line that has had its share asks nothing more of the database', async () => {
    const { limits, keys } = setUp(async () => 1)
    for (let sent = 0; sent < 3 * LIMITS.unverified.line; sent++)
      await limits.unverified('203.0.113.9')
    expect(keys).toHaveLength(LIMITS.unverified.line)
  })

  test('what is stored is bounded, each kind by itself, with 503', () => {
    const { limits } = setUp(async () => 1)
    for (let stored = 0; stored < BUDGETS.unverified.hits; stored++)
      limits.stored('unverified', '203.0.113.9')
    expect(limits.room('unverified', '203.0.113.10')).toMatchObject({
      status: 503,
      retryAfter: 540,
    })
    expect(limits.room('verified', '203.0.113.9')).toBeNull()
  })

  test('no provider’s network and no ten addresses can store all that goes unverified', () => {
    const { provider, line } = LIMITS.unverified
    const { hits, forNewcomers } = BUDGETS.unverified
    expect(provider).toBeLessThan(hits - forNewcomers)
    expect(10 * line).toBeLessThan(hits - forNewcomers)
    expect(LIMITS.submission.line * 10).toBeLessThan(
      BUDGETS.verified.hits - BUDGETS.verified.forNewcomers,
    )
  })

  test('reads are counted in memory, per address', () => {
    const { limits, keys } = setUp(async () => 1)
    for (let hit = 0; hit < LIMITS.challenge.line; hit++)
      expect(limits.challenge('203.0.113.9')).toBeNull()
    expect(limits.challenge('203.0.113.9')).toMatchObject({ status: 429 })
    expect(limits.challenge('203.0.113.10')).toBeNull()
    expect(limits.call('203.0.113.9')).toBeNull()
    expect(keys).toEqual([])
  })
})

describe('createGate', () => {
  test('lets so many in, and one more for each that leaves', () => {
    const gate = createGate(2)
    const leave = gate.enter()
    expect(gate.enter()).not.toBeNull()
    expect(gate.enter()).toBeNull()
    leave?.()
    leave?.()
    expect(gate.enter()).not.toBeNull()
    expect(gate.enter()).toBeNull()
  })
})

describe('createDiskCheck', () => {
  test('looks again after two seconds, not at every request', async () => {
    const state = { now: 0, free: LEAST_FREE_BYTES as number | null, looks: 0 }
    const hasRoom = createDiskCheck(
      async () => {
        state.looks++
        return state.free
      },
      () => state.now,
    )
    expect(await hasRoom()).toBe(true)
    state.free = LEAST_FREE_BYTES - 1
    expect(await hasRoom()).toBe(true)
    expect(state.looks).toBe(1)
    state.now = 2000
    expect(await hasRoom()).toBe(false)
    state.free = null
    state.now = 4000
    expect(await hasRoom()).toBe(true)
    state.free = 0
    state.now = 4000 - 400 * 24 * 3_600_000
    expect(await hasRoom()).toBe(false)
  })
})
