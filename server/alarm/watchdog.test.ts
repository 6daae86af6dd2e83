import { afterEach, beforeEach, expect, test } from 'vitest'
import { useEngineHarness } from './engine-harness.fixture.ts'
import { overdueSeconds, startWatchdog } from './watchdog.ts'
import { advanceAlarms } from '#server/alarm/escalation/advance-alarms.ts'

const harness = useEngineHarness()
const MINUTE = 60_000
const HEARTBEAT = 'https://heartbeat.example/secret'
let beats: string[]
let answer: () => Promise<Response>
let stop: () => void

beforeEach(() => {
  beats = []
  answer = async () => new Response('OK')
  stop = startWatchdog({
    ...harness.app,
    environment: { ...harness.app.environment, heartbeatUrl: HEARTBEAT },
    fetch: async (url) => {
      beats.push(String(url))
      return await answer()
    },
  })
})
afterEach(() => stop())

async function minute(): Promise<void> {
  harness.now += MINUTE
  harness.runTimers()
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate)
}

test('requests the heartbeat each minute while no step is overdue', async () => {
  await minute()
  await minute()
  expect(beats).toEqual([HEARTBEAT, HEARTBEAT])
})

test('stops with an error while a step is overdue, and continues afterwards', async () => {
  await harness.record()
  await minute()
  expect(beats).toHaveLength(1)
  await minute()
  expect(beats).toHaveLength(1)
  expect(await overdueSeconds(harness.app)).toBe(120)
  expect(harness.logged).toContainEqual({
    level: 'error',
    fields: { overdue: 120 },
    message: 'a step of an alarm is overdue: no server processes it',
  })
  await advanceAlarms(harness.db, {
    now: harness.now,
    limit: 1,
    decide: ({ round, step }) => {
      const nextAt = harness.now + 10 * MINUTE
      return { plan: '', round, step, nextAt, isExpired: false, notices: [] }
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
  expect(harness.logged.map(({ level }) => level)).toEqual(['warn', 'warn', 'warn'])
  expect(JSON.stringify(harness.logged)).not.toContain('secret')
})
