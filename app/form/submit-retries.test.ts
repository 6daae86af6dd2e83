import { describe, expect, test } from 'vitest'
import { SAMPLE_DRAFT } from '#domain/submission/sample-draft.fixture.ts'
import { submit } from './submit.ts'
import {
  busyServer,
  pass,
  recorded,
  type SubmitSetup,
  setUpSubmit,
  unreachable,
} from './submit-setup.fixture.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

const problems = ({ events }: SubmitSetup) =>
  events.flatMap((event) => (event.type === 'attempt-failed' ? [event.problem] : []))

describe('retries', () => {
  test('repeats a lost request with the same key and content', async () => {
    const setup = setUpSubmit([unreachable, unreachable, recorded])
    expect((await submit(SAMPLE_DRAFT, setup.deps)).outcome).toBe('sent')
    expect(setup.sent).toHaveLength(3)
    for (const each of setup.sent) expect(each).toEqual(setup.sent[0])
    expect(problems(setup)).toEqual(['weak-signal', 'weak-signal'])
  })

  test('increases the delays from one to thirty seconds and gives up after eight attempts', async () => {
    const setup = setUpSubmit([unreachable])
    expect(await submit(SAMPLE_DRAFT, setup.deps)).toEqual({
      outcome: 'failed',
      message: 'Please try again or contact us directly.',
    })
    expect(setup.sent).toHaveLength(8)
    expect(setup.pauses.map((ms) => ms / SECOND)).toEqual([1, 2, 4, 8, 16, 30, 30])
    expect(new Set(setup.sent.map(({ key }) => key))).toEqual(new Set(['key-1']))
  })

  test('waits for a busy server and reports it', async () => {
    const setup = setUpSubmit([
      busyServer(),
      busyServer(7 * SECOND),
      busyServer(10 * MINUTE),
      recorded,
    ])
    expect((await submit(SAMPLE_DRAFT, setup.deps)).outcome).toBe('sent')
    expect(setup.pauses.map((ms) => ms / SECOND)).toEqual([1, 7, 120])
    expect(problems(setup)).toEqual(['busy', 'busy', 'busy'])
  })

  test('does not shorten its delay by Retry-After', async () => {
    const setup = setUpSubmit([busyServer(), busyServer(), busyServer(0), recorded])
    await submit(SAMPLE_DRAFT, setup.deps)
    expect(setup.pauses.map((ms) => ms / SECOND)).toEqual([1, 2, 4])
  })

  test('quotes a busy server when it gives up', async () => {
    const setup = setUpSubmit([busyServer(null, 'Too many requests from this connection')])
    expect(await submit(SAMPLE_DRAFT, setup.deps)).toEqual({
      outcome: 'failed',
      message: 'Failed to submit form: Too many requests from this connection',
    })
  })
})

describe('offline', () => {
  test('waits, reports it, and sends when the connection returns', async () => {
    const setup = setUpSubmit([unreachable, recorded])
    setup.state.online = false
    expect((await submit(SAMPLE_DRAFT, setup.deps)).outcome).toBe('sent')
    expect(problems(setup)).toEqual(['offline'])
    expect(setup.pauses).toEqual([])
  })

  test('sends even if the browser wrongly reports to be offline', async () => {
    const setup = setUpSubmit([recorded])
    setup.state.online = false
    expect((await submit(SAMPLE_DRAFT, setup.deps)).outcome).toBe('sent')
    expect(setup.events).toEqual([{ type: 'started' }])
  })

  test('counts no attempts for an unstable connection', async () => {
    const lost = (setup: SubmitSetup) => {
      setup.state.online = false
      return unreachable
    }
    const flapping = Array.from({ length: 20 }, () => lost)
    const setup = setUpSubmit([lost, ...flapping, unreachable, recorded])
    expect((await submit(SAMPLE_DRAFT, setup.deps)).outcome).toBe('sent')
    expect(setup.sent).toHaveLength(23)
    expect(problems(setup)).toEqual([...Array.from({ length: 21 }, () => 'offline'), 'weak-signal'])
    expect(setup.pauses).toEqual([1 * SECOND])
  })
})

describe('a submission that an earlier page was sending', () => {
  test('needs a confirmation fifteen minutes after the press', async () => {
    const setup = setUpSubmit([recorded])
    setup.state.stillNeeded = false
    const waitingSince = Date.now() - 15 * MINUTE - 1
    const result = await submit(SAMPLE_DRAFT, { ...setup.deps, waitingSince })
    expect(result).toEqual({ outcome: 'withdrawn' })
    expect(setup.sent).toEqual([])
  })
})

describe('a submission that waited long', () => {
  const onlineAgainAfter = (ms: number, stillNeeded: boolean) => {
    const setup = setUpSubmit([unreachable, recorded])
    Object.assign(setup.state, { online: false, offlineMs: ms, stillNeeded })
    return setup
  }

  test('is sent without a question after fifteen minutes', async () => {
    const setup = onlineAgainAfter(15 * MINUTE, false)
    expect((await submit(SAMPLE_DRAFT, setup.deps)).outcome).toBe('sent')
  })

  test('is sent after longer if the visitor confirms it', async () => {
    const setup = onlineAgainAfter(15 * MINUTE + 1, true)
    expect((await submit(SAMPLE_DRAFT, setup.deps)).outcome).toBe('sent')
    expect(setup.events.map(({ type }) => type)).toEqual([
      'started',
      'attempt-failed',
      'went-stale',
      'started',
    ])
  })

  test('is withdrawn if the visitor declines', async () => {
    const setup = onlineAgainAfter(15 * MINUTE + 1, false)
    expect(await submit(SAMPLE_DRAFT, setup.deps)).toEqual({ outcome: 'withdrawn' })
    expect(setup.sent).toHaveLength(1)
  })

  test('waits another fifteen minutes after a confirmation', async () => {
    let confirmations = 0
    const setup = setUpSubmit([
      () => {
        pass(16 * MINUTE)
        return unreachable
      },
      unreachable,
      recorded,
    ])
    const deps = {
      ...setup.deps,
      stillNeeded: async () => {
        confirmations++
        return true
      },
    }
    expect((await submit(SAMPLE_DRAFT, deps)).outcome).toBe('sent')
    expect(confirmations).toBe(1)
  })

  test('needs a confirmation after the phone slept through a pause', async () => {
    const setup = setUpSubmit([unreachable, recorded])
    setup.state.stillNeeded = false
    const connection = {
      ...setup.deps.connection,
      delayOrReconnect: async () => pass(60 * MINUTE),
    }
    expect((await submit(SAMPLE_DRAFT, { ...setup.deps, connection })).outcome).toBe('withdrawn')
  })
})
