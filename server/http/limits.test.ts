import { describe, expect, test } from 'vitest'
import { createDiskCheck, LEAST_FREE_BYTES } from './disk-space.ts'
import { createGate } from './gate.ts'
import { createLimits, LIMITS, NO_LIMITS } from './limits.ts'
import { createMemoryWindow } from './memory-window.ts'

describe('createMemoryWindow', () => {
  test('counts by key until the window turns', () => {
    const state = { now: 500 }
    const window = createMemoryWindow(1000, () => state.now)
    expect([window.hit('a'), window.hit('a'), window.hit('b')]).toEqual([1, 2, 1])
    expect(window.remainingMs()).toBe(500)
    state.now = 1000
    expect(window.hit('a')).toBe(1)
  })

  test('a flood of keys is counted together instead of filling the memory', () => {
    const window = createMemoryWindow(1000, () => 0)
    for (let key = 0; key < 20_000; key++) window.hit(`key-${key}`)
    expect(window.hit('newcomer')).toBe(1)
    expect(window.hit('another')).toBe(2)
    expect(window.hit('key-7')).toBe(2)
  })
})

const setUp = (count: () => Promise<number>) => {
  const failures: unknown[] = []
  const keys: string[] = []
  const limits = createLimits({
    clock: () => 60_000,
    onFailure: (error) => failures.push(error),
    store: {
      countHit: (key) => {
        keys.push(key)
        return count()
      },
    },
  })
  return { limits, failures, keys }
}

describe('createLimits', () => {
  test('the hit over the limit is refused until the window ends', async () => {
    const over = setUp(async () => LIMITS.submission.hits + 1)
    expect(await over.limits.submission('203.0.113.9')).toMatchObject({
      status: 429,
      retryAfter: 540,
    })
    const at = setUp(async () => LIMITS.submission.hits)
    expect(await at.limits.submission('203.0.113.9')).toBeNull()
  })

  test('addresses of one IPv6 line are counted together', async () => {
    const { limits, keys } = setUp(async () => 1)
    await limits.submission('2001:db8::1')
    await limits.submission('2001:db8::2')
    expect(new Set(keys).size).toBe(1)
  })

  test('all requests together are bounded too, with 503', async () => {
    const { limits } = setUp(async () => 1)
    for (let hit = 0; hit < LIMITS.everyUnverified.hits; hit++)
      expect(await limits.unverified('203.0.113.9')).toBeNull()
    expect(await limits.unverified('203.0.113.10')).toMatchObject({ status: 503, retryAfter: 540 })
  })

  test('reads are counted in memory, per address', () => {
    const { limits, keys } = setUp(async () => 1)
    for (let hit = 0; hit < LIMITS.challenge.hits; hit++)
      expect(limits.challenge('203.0.113.9')).toBeNull()
    expect(limits.challenge('203.0.113.9')).toMatchObject({ status: 429 })
    expect(limits.challenge('203.0.113.10')).toBeNull()
    expect(limits.call('203.0.113.9')).toBeNull()
    expect(keys).toEqual([])
  })

  test('R64: a counter that fails lets the caller through and is reported', async () => {
    const { limits, failures } = setUp(() => Promise.reject(new Error('down')))
    expect(await limits.submission('203.0.113.9')).toBeNull()
    expect(failures).toHaveLength(1)
  })

  test('switched off, nobody is refused', async () => {
    expect(NO_LIMITS.call('x')).toBeNull()
    expect(NO_LIMITS.challenge('x')).toBeNull()
    expect(await NO_LIMITS.submission('x')).toBeNull()
    expect(await NO_LIMITS.unverified('x')).toBeNull()
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
