import { describe, expect, test } from 'vitest'
import { SAMPLE_DRAFT } from '#domain/submission/sample-draft.fixture.ts'
import { MAX_ATTEMPTS, STALE_AFTER_MS, submit } from './submit.ts'
import {
  busy,
  keyTaken,
  recorded,
  type SubmitSetup,
  setUpSubmit,
  unreachable,
} from './submit-setup.fixture.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

const troubles = ({ events }: SubmitSetup) =>
  events.flatMap((event) => (event.type === 'try-failed' ? [event.trouble] : []))

describe('retries', () => {
  test('repeats a lost request with the same key and content', async () => {
    const stage = setUpSubmit([unreachable, unreachable, recorded])
    expect((await submit(SAMPLE_DRAFT, stage.deps)).outcome).toBe('sent')
    expect(stage.sent).toHaveLength(3)
    for (const each of stage.sent) expect(each).toEqual(stage.sent[0])
    expect(troubles(stage)).toEqual(['weak-signal', 'weak-signal'])
  })

  test('increases the delays from one to thirty seconds and gives up after eight attempts', async () => {
    const stage = setUpSubmit([unreachable])
    expect(await submit(SAMPLE_DRAFT, stage.deps)).toEqual({
      outcome: 'failed',
      message: 'Please try again or contact us directly.',
    })
    expect(MAX_ATTEMPTS).toBe(8)
    expect(stage.sent).toHaveLength(8)
    expect(stage.pauses.map((ms) => ms / SECOND)).toEqual([1, 2, 4, 8, 16, 30, 30])
    expect(new Set(stage.sent.map(({ key }) => key))).toEqual(new Set(['key-1']))
  })

  test('changes a key with different stored content once and at once', async () => {
    const stage = setUpSubmit([keyTaken, unreachable, recorded])
    expect((await submit(SAMPLE_DRAFT, stage.deps)).outcome).toBe('sent')
    expect(stage.sent.map(({ key }) => key)).toEqual(['key-1', 'key-2', 'key-2'])
    const stubborn = setUpSubmit([keyTaken])
    expect(await submit(SAMPLE_DRAFT, stubborn.deps)).toMatchObject({ outcome: 'failed' })
    expect(stubborn.sent).toHaveLength(2)
  })

  test('waits for a busy server and reports it', async () => {
    const stage = setUpSubmit([busy(), busy(7 * SECOND), busy(10 * MINUTE), recorded])
    expect((await submit(SAMPLE_DRAFT, stage.deps)).outcome).toBe('sent')
    expect(stage.pauses.map((ms) => ms / SECOND)).toEqual([1, 7, 120])
    expect(troubles(stage)).toEqual(['busy', 'busy', 'busy'])
  })

  test('does not shorten its delay by Retry-After', async () => {
    const stage = setUpSubmit([busy(), busy(), busy(0), recorded])
    await submit(SAMPLE_DRAFT, stage.deps)
    expect(stage.pauses.map((ms) => ms / SECOND)).toEqual([1, 2, 4])
  })

  test('quotes a busy server when it gives up', async () => {
    const stage = setUpSubmit([busy(null, 'Too many requests from this connection')])
    expect(await submit(SAMPLE_DRAFT, stage.deps)).toEqual({
      outcome: 'failed',
      message: 'Failed to submit form: Too many requests from this connection',
    })
  })
})

describe('offline', () => {
  test('waits, reports it, and sends when the connection returns', async () => {
    const stage = setUpSubmit([unreachable, recorded])
    stage.state.online = false
    expect((await submit(SAMPLE_DRAFT, stage.deps)).outcome).toBe('sent')
    expect(troubles(stage)).toEqual(['offline'])
    expect(stage.pauses).toEqual([])
  })

  test('sends even if the browser wrongly reports to be offline', async () => {
    const stage = setUpSubmit([recorded])
    stage.state.online = false
    expect((await submit(SAMPLE_DRAFT, stage.deps)).outcome).toBe('sent')
    expect(stage.events).toEqual([{ type: 'started' }])
  })

  test('counts no attempts for an unstable connection', async () => {
    const lost = (stage: SubmitSetup) => {
      stage.state.online = false
      return unreachable
    }
    const flapping = Array.from({ length: 20 }, () => lost)
    const stage = setUpSubmit([lost, ...flapping, unreachable, recorded])
    expect((await submit(SAMPLE_DRAFT, stage.deps)).outcome).toBe('sent')
    expect(stage.sent).toHaveLength(23)
    expect(troubles(stage)).toEqual([...Array.from({ length: 21 }, () => 'offline'), 'weak-signal'])
    expect(stage.pauses).toEqual([1 * SECOND])
  })
})

describe('a submission that waited long', () => {
  const lineBackAfter = (ms: number, stillNeeded: boolean) => {
    const stage = setUpSubmit([unreachable, recorded])
    Object.assign(stage.state, { online: false, stillNeeded })
    const untilOnline = async () => {
      stage.state.now += ms
      stage.state.online = true
    }
    return { ...stage, deps: { ...stage.deps, untilOnline } }
  }

  test('is sent without a question after fifteen minutes', async () => {
    expect(STALE_AFTER_MS).toBe(15 * MINUTE)
    const stage = lineBackAfter(15 * MINUTE, false)
    expect((await submit(SAMPLE_DRAFT, stage.deps)).outcome).toBe('sent')
  })

  test('is sent after longer if the visitor confirms it', async () => {
    const stage = lineBackAfter(15 * MINUTE + 1, true)
    expect((await submit(SAMPLE_DRAFT, stage.deps)).outcome).toBe('sent')
    expect(stage.events.map(({ type }) => type)).toEqual([
      'started',
      'try-failed',
      'went-stale',
      'started',
    ])
  })

  test('is withdrawn if the visitor declines', async () => {
    const stage = lineBackAfter(15 * MINUTE + 1, false)
    expect(await submit(SAMPLE_DRAFT, stage.deps)).toEqual({ outcome: 'withdrawn' })
    expect(stage.sent).toHaveLength(1)
  })

  test('waits another fifteen minutes after a confirmation', async () => {
    let asked = 0
    const stage = setUpSubmit([
      (on) => {
        on.state.now += 16 * MINUTE
        return unreachable
      },
      unreachable,
      recorded,
    ])
    const deps = {
      ...stage.deps,
      stillNeeded: async () => {
        asked++
        return true
      },
    }
    expect((await submit(SAMPLE_DRAFT, deps)).outcome).toBe('sent')
    expect(asked).toBe(1)
  })

  test('needs a confirmation after the phone slept through a pause', async () => {
    const stage = setUpSubmit([unreachable, recorded])
    stage.state.stillNeeded = false
    const deps = {
      ...stage.deps,
      pause: async () => {
        stage.state.now += 60 * MINUTE
      },
    }
    expect((await submit(SAMPLE_DRAFT, deps)).outcome).toBe('withdrawn')
  })
})
