import { expect, test } from 'vitest'
import type { RequestResult } from './backend.ts'
import { createQueryCache, SITE_QUERY } from './query-cache.ts'

const FAILED: RequestResult<number> = { ok: false, failure: { kind: 'unreachable', message: '' } }

/** Creates a cache with a clock that only pauses advance, and a server that answers with the number of the call. */
function stage(answers: () => boolean = () => true) {
  const clock = { now: 0, paused: [] as number[] }
  const queries = createQueryCache<number>({
    now: () => clock.now,
    pause(ms) {
      clock.paused.push(ms)
      clock.now += ms
      return Promise.resolve()
    },
  })
  let calls = 0
  const call = () => {
    calls++
    return Promise.resolve(answers() ? { ok: true as const, value: calls } : FAILED)
  }
  return { clock, calls: () => calls, get: (policy = SITE_QUERY) => queries.get('x', call, policy) }
}

test('defaults: fresh for 300000 ms, one retry, kept for 1800000 ms; the delay before a retry doubles up to 30 s', () => {
  const { freshMs, retries, keptMs, retryDelay } = SITE_QUERY
  expect([freshMs, retries, keptMs]).toEqual([300_000, 1, 1_800_000])
  expect([0, 1, 4, 5, 20].map(retryDelay)).toEqual([1_000, 2_000, 16_000, 30_000, 30_000])
})

test('returns a cached answer for 300000 ms, then requests it again', async () => {
  const { clock, get } = stage()
  await get()
  clock.now = 299_999
  await expect(get()).resolves.toEqual({ ok: true, value: 1 })
  clock.now = 300_000
  await expect(get()).resolves.toEqual({ ok: true, value: 2 })
})

test('returns a stale answer for 1800000 ms while the server fails', async () => {
  let isThere = true
  const { clock, get } = stage(() => isThere)
  await get()
  isThere = false
  clock.now = 1_798_999
  await expect(get()).resolves.toEqual({ ok: true, value: 1 })
  clock.now = 1_800_000
  await expect(get()).resolves.toEqual(FAILED)
})

test('retries a failed call once', async () => {
  const { clock, calls, get } = stage(() => false)
  await expect(get()).resolves.toEqual(FAILED)
  expect(calls()).toBe(2)
  expect(clock.paused).toEqual([1_000])
})

test('does not cache a failure', async () => {
  let isThere = false
  const { get } = stage(() => isThere)
  await get()
  isThere = true
  await expect(get()).resolves.toMatchObject({ ok: true })
})

test('shares one call between concurrent readers', async () => {
  const { calls, get } = stage()
  const [one, other] = await Promise.all([get(), get()])
  expect(one).toEqual(other)
  expect(calls()).toBe(1)
})
