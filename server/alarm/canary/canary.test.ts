import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { useEngineHarness } from '../engine-harness.fixture.ts'
import { startCanary } from './canary.ts'

const stage = useEngineHarness()
let stop: (() => void)[] = []
afterEach(() => {
  for (const end of stop) end()
  stop = []
})

const HOUR = 60 * 60_000

function start(store: Store = stage.store): void {
  stop.push(
    startCanary({
      store,
      clock: () => stage.now,
      after: stage.after,
      log: stage.log,
      randomId: () => crypto.randomUUID(),
      counts: stage.counts,
      nudge: () => {},
    }),
  )
}

/** Advances the clock in steps of a second, and lets the engine work at each. */
async function live(ms: number): Promise<void> {
  for (const until = stage.now + ms; stage.now < until;) {
    stage.now += 1000
    stage.runTimers()
    for (let turn = 0; turn < 12; turn++) await setImmediate()
  }
}

const canaries = async (): Promise<readonly string[]> =>
  (await stage.counts.lines()).filter((line) => line.startsWith('alarm_canaries_total{'))

test('passes a canary through the whole alarm, notifies no one and leaves nothing behind', async () => {
  await stage.addStaffMember('Ana', '+12015550111')
  stage.engine()
  start()
  await live(20_000)
  expect(await canaries()).toEqual(['alarm_canaries_total{outcome="ok"} 1'])
  expect(stage.sent).toEqual([])
  expect(await stage.store.alarms.removeCanaries(stage.now + HOUR)).toBe(0)
  expect(
    (await stage.counts.lines()).filter((line) => /^alarm_(notices|seconds)/.test(line)),
  ).toEqual([])
})

test('logs an error without an engine, and leaves nothing behind', async () => {
  start()
  await live(80_000)
  expect(await canaries()).toEqual(['alarm_canaries_total{outcome="failed"} 1'])
  expect(stage.logged.filter(({ level }) => level === 'error')).toMatchObject([
    { message: 'canary submission was not accepted within a minute: a real one may fail too' },
  ])
  expect(await stage.store.alarms.removeCanaries(stage.now + HOUR)).toBe(0)
})

test('logs an error if the database does not store the submission', async () => {
  start({ ...stage.store, record: () => Promise.reject(new Error('disk full')) })
  await live(10_000)
  expect(await canaries()).toEqual(['alarm_canaries_total{outcome="failed"} 1'])
})

test('sends one canary an hour from several servers', async () => {
  stage.engine()
  start()
  start()
  await live(150_000)
  expect(await canaries()).toEqual(['alarm_canaries_total{outcome="ok"} 1'])
  stage.now += HOUR
  await live(90_000)
  expect(await canaries()).toEqual(['alarm_canaries_total{outcome="ok"} 2'])
})
