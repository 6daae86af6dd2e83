import { fakeDb } from '#tests/support/fake-db.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createReadiness } from './readiness.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp() {
  const state = {
    now: 1_000_000,
    ready: async () => true,
    room: async () => true,
    write: async () => 1,
    writes: 0,
  }
  const warn = vi.fn()
  const readiness = createReadiness(
    {
      clock: () => state.now,
      log: { warn },
      db: fakeDb(
        async ({ sql }) => {
          if (sql.includes('INSERT')) state.writes++
          return [{ count: await state.write() }]
        },
        { isReady: () => state.ready() },
      ),
    },
    () => state.room(),
  )
  return { state, readiness, warn }
}

const never = (): Promise<never> => new Promise(() => undefined)

test('is ready after a test write, which is valid for two seconds', async () => {
  const { state, readiness } = setUp()
  expect(await Promise.all([readiness(), readiness()])).toEqual([null, null])
  state.now += 1999
  await readiness()
  expect(state.writes).toBe(1)
  state.now += 1
  expect(await readiness()).toBeNull()
  expect(state.writes).toBe(2)
})

test.each([
  ['does not take a row', 'write', () => Promise.reject(new Error('disk I/O error'))],
  ['is read-only', 'write', () => Promise.reject(new Error('read-only'))],
] as const)('reports the reason when a database %s', async (_what, part, fail) => {
  const { state, readiness, warn } = setUp()
  state[part] = fail
  expect(await readiness()).toBe('database cannot be written')
  expect(warn).toHaveBeenCalledOnce()
})

test.each([
  ['ready', 'database not ready'],
  ['room', 'disk full'],
  ['write', 'database cannot be written'],
] as const)('reports not ready within two seconds when a check hangs: %s', async (part, reason) => {
  const { state, readiness } = setUp()
  state[part] = never
  const asked = readiness()
  await vi.advanceTimersByTimeAsync(2000)
  expect(await asked).toBe(reason)
})

test('writes nothing to a database of another release or on a full disk', async () => {
  const { state, readiness } = setUp()
  state.ready = async () => false
  expect(await readiness()).toBe('database not ready')
  state.ready = async () => true
  state.room = async () => false
  state.now += 2000
  expect(await readiness()).toBe('disk full')
  expect(state.writes).toBe(0)
})

test('repeats the check when the clock is set back', async () => {
  const { state, readiness } = setUp()
  await readiness()
  state.now -= 500_000
  await readiness()
  expect(state.writes).toBe(2)
})
