import { expect, test } from 'vitest'
import type { CallResult } from './backend.ts'
import { createQueryCache, SITE_QUERY } from './query-cache.ts'

const FAILED: CallResult<number> = { ok: false, failure: { kind: 'unreachable', message: '' } }

/** A cache whose clock stands still but for pauses, and a server that answers with the number of the call. */
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

test('fresh 300000 ms, one retry, kept 1800000 ms; the pause before a retry doubles up to 30 s', () => {
  const { fresh, retries, kept, retryDelay } = SITE_QUERY
  expect([fresh, retries, kept]).toEqual([300_000, 1, 1_800_000])
  expect([0, 1, 4, 5, 20].map(retryDelay)).toEqual([1_000, 2_000, 16_000, 30_000, 30_000])
})

test('an answer is given again for 300000 ms, then asked for anew', async () => {
  const { clock, get } = stage()
  await get()
  clock.now = 299_999
  await expect(get()).resolves.toEqual({ ok: true, value: 1 })
  clock.now = 300_000
  await expect(get()).resolves.toEqual({ ok: true, value: 2 })
})

test('where the server does not answer any more, an answer serves for 1800000 ms', async () => {
  let isThere = true
  const { clock, get } = stage(() => isThere)
  await get()
  isThere = false
  clock.now = 1_798_999
  await expect(get()).resolves.toEqual({ ok: true, value: 1 })
  clock.now = 1_800_000
  await expect(get()).resolves.toEqual(FAILED)
})

test('a call that fails is made once more', async () => {
  const { clock, calls, get } = stage(() => false)
  await expect(get()).resolves.toEqual(FAILED)
  expect(calls()).toBe(2)
  expect(clock.paused).toEqual([1_000])
})

test('a failure is not kept: the next time it is asked again', async () => {
  let isThere = false
  const { get } = stage(() => isThere)
  await get()
  isThere = true
  await expect(get()).resolves.toMatchObject({ ok: true })
})

test('two who ask at once share one call', async () => {
  const { calls, get } = stage()
  const [one, other] = await Promise.all([get(), get()])
  expect(one).toEqual(other)
  expect(calls()).toBe(1)
})
