import { afterEach, beforeEach, expect, test } from 'vitest'
import { useEngineHarness } from './engine-harness.fixture.ts'
import { overdueSeconds, startWatchdog } from './watchdog.ts'

const stage = useEngineHarness()
const MINUTE = 60_000
const HEARTBEAT = 'https://heartbeat.example/secret'
let beats: string[]
let answer: () => Promise<Response>
let stop: () => void

beforeEach(() => {
  beats = []
  answer = async () => new Response('OK')
  stop = startWatchdog({
    store: stage.store,
    clock: () => stage.now,
    after: stage.after,
    log: stage.log,
    heartbeatUrl: HEARTBEAT,
    fetch: async (url) => {
      beats.push(String(url))
      return await answer()
    },
  })
})
afterEach(() => stop())

async function minute(): Promise<void> {
  stage.now += MINUTE
  stage.runTimers()
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate)
}

test('requests the heartbeat each minute while no step is overdue', async () => {
  await minute()
  await minute()
  expect(beats).toEqual([HEARTBEAT, HEARTBEAT])
})

test('stops with an error while a step is overdue, and continues afterwards', async () => {
  await stage.record()
  await minute()
  expect(beats).toHaveLength(1)
  await minute()
  expect(beats).toHaveLength(1)
  expect(await overdueSeconds({ store: stage.store, clock: () => stage.now })).toBe(120)
  expect(stage.logged).toContainEqual({
    level: 'error',
    fields: { overdue: 120 },
    message: 'a step of an alarm is overdue: no server processes it',
  })
  await stage.store.alarms.advance({
    now: stage.now,
    limit: 1,
    decide: ({ round, step }) => {
      const nextAt = stage.now + 10 * MINUTE
      return { plan: '', round, step, nextAt, isOver: false, notices: [] }
    },
  })
  await minute()
  expect(beats).toHaveLength(2)
})

test('continues while the heartbeat service is unreachable, and logs no address', async () => {
  answer = () => Promise.reject(new TypeError(`fetch of ${HEARTBEAT} failed`))
  await minute()
  answer = async () => new Response('no', { status: 500 })
  await minute()
  await minute()
  expect(beats).toHaveLength(3)
  expect(stage.logged.map(({ level }) => level)).toEqual(['warn', 'warn', 'warn'])
  expect(JSON.stringify(stage.logged)).not.toContain('secret')
})
