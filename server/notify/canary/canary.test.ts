import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import type { Db } from '#server/store/db.ts'
import { useEngineHarness } from '../engine-harness.fixture.ts'
import { startCanary } from './canary.ts'
import { removeCanaries } from '#server/leads/maintenance/prune.ts'

const harness = useEngineHarness()
let stop: (() => void)[] = []
afterEach(() => {
  for (const end of stop) end()
  stop = []
})

const HOUR = 60 * 60_000

function start(store: Db = harness.store, hasRoom = true): void {
  stop.push(
    startCanary({
      store,
      clock: () => harness.now,
      setTimer: harness.setTimer,
      log: harness.log,
      randomId: () => crypto.randomUUID(),
      hasOptionalSpace: async () => hasRoom,
    }),
  )
}

/** Advances the clock in steps of a second, and lets the engine work at each. */
async function live(ms: number): Promise<void> {
  for (const until = harness.now + ms; harness.now < until;) {
    harness.now += 1000
    harness.runTimers()
    for (let turn = 0; turn < 12; turn++) await setImmediate()
  }
}

const ACCEPTED = 'canary submission was sent and accepted'
const NOT_ACCEPTED = 'canary submission was not accepted within a minute: a real one may fail too'
const canaries = (): readonly string[] =>
  harness.logged
    .map(({ message }) => message)
    .filter((message) => message.startsWith('canary submission'))

test('passes a canary through the whole alarm, notifies no one and leaves nothing behind', async () => {
  await harness.addStaffMember('Ana', '+12015550111')
  harness.engine()
  start()
  await live(20_000)
  expect(canaries()).toEqual([ACCEPTED])
  expect(harness.sent).toEqual([])
  expect(await harness.store.write((tx) => removeCanaries(tx, harness.now + HOUR))).toBe(0)
})

test('leaves the canary out while the last space is left for leads', async () => {
  harness.engine()
  start(harness.store, false)
  await live(20_000)
  expect(canaries()).toEqual(['canary submission left out: the disk is nearly full'])
})

test('logs an error without an engine, and leaves nothing behind', async () => {
  start()
  await live(80_000)
  expect(harness.logged.filter(({ level }) => level === 'error')).toMatchObject([
    { message: NOT_ACCEPTED },
  ])
  expect(await harness.store.write((tx) => removeCanaries(tx, harness.now + HOUR))).toBe(0)
})

test('logs an error if the database does not store the submission', async () => {
  start({ ...harness.store, writeUnlocked: () => Promise.reject(new Error('disk full')) })
  await live(10_000)
  expect(canaries()).toEqual(['canary submission failed'])
})

test('sends one canary an hour from several servers', async () => {
  harness.engine()
  start()
  start()
  await live(150_000)
  expect(canaries()).toEqual([ACCEPTED])
  harness.now += HOUR
  await live(90_000)
  expect(canaries()).toEqual([ACCEPTED, ACCEPTED])
})
