import { describe, expect, test } from 'vitest'
import { SAMPLE_DRAFT } from '#domain/sample-draft.fixture.ts'
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

describe('trying again', () => {
  test('an answer that was lost is asked for again, with the same key and the same content', async () => {
    const stage = setUpSubmit([unreachable, unreachable, recorded])
    expect((await submit(SAMPLE_DRAFT, stage.deps)).outcome).toBe('sent')
    expect(stage.sent).toHaveLength(3)
    for (const each of stage.sent) expect(each).toEqual(stage.sent[0])
    expect(troubles(stage)).toEqual(['weak-signal', 'weak-signal'])
  })

  test('the pauses grow from one second to thirty, and after eight tries it is given up', async () => {
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

  test('a key under which the server holds something else is changed, once and at once', async () => {
    const stage = setUpSubmit([keyTaken, unreachable, recorded])
    expect((await submit(SAMPLE_DRAFT, stage.deps)).outcome).toBe('sent')
    expect(stage.sent.map(({ key }) => key)).toEqual(['key-1', 'key-2', 'key-2'])
    const stubborn = setUpSubmit([keyTaken])
    expect(await submit(SAMPLE_DRAFT, stubborn.deps)).toMatchObject({ outcome: 'failed' })
    expect(stubborn.sent).toHaveLength(2)
  })

  test('a server that is busy is waited for, and said to be busy', async () => {
    const stage = setUpSubmit([busy(), busy(7 * SECOND), busy(10 * MINUTE), recorded])
    expect((await submit(SAMPLE_DRAFT, stage.deps)).outcome).toBe('sent')
    expect(stage.pauses.map((ms) => ms / SECOND)).toEqual([1, 7, 120])
    expect(troubles(stage)).toEqual(['busy', 'busy', 'busy'])
  })

  test('a shorter pause than ours is not what Retry-After can ask for', async () => {
    const stage = setUpSubmit([busy(), busy(), busy(0), recorded])
    await submit(SAMPLE_DRAFT, stage.deps)
    expect(stage.pauses.map((ms) => ms / SECOND)).toEqual([1, 2, 4])
  })

  test('giving up on a busy server quotes what it said', async () => {
    const stage = setUpSubmit([busy(null, 'Too many requests from this connection')])
    expect(await submit(SAMPLE_DRAFT, stage.deps)).toEqual({
      outcome: 'failed',
      message: 'Failed to submit form: Too many requests from this connection',
    })
  })
})

describe('without a connection', () => {
  test('it waits, says so, and sends by itself when the connection is back', async () => {
    const stage = setUpSubmit([unreachable, recorded])
    stage.state.online = false
    expect((await submit(SAMPLE_DRAFT, stage.deps)).outcome).toBe('sent')
    expect(troubles(stage)).toEqual(['offline'])
    expect(stage.pauses).toEqual([])
  })

  test('a browser that wrongly believes to be offline does not keep the request back', async () => {
    const stage = setUpSubmit([recorded])
    stage.state.online = false
    expect((await submit(SAMPLE_DRAFT, stage.deps)).outcome).toBe('sent')
    expect(stage.events).toEqual([{ type: 'started' }])
  })

  test('a line that comes and goes uses up no tries', async () => {
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

describe('a request that waited long', () => {
  const lineBackAfter = (ms: number, stillNeeded: boolean) => {
    const stage = setUpSubmit([unreachable, recorded])
    Object.assign(stage.state, { online: false, stillNeeded })
    const untilOnline = async () => {
      stage.state.now += ms
      stage.state.online = true
    }
    return { ...stage, deps: { ...stage.deps, untilOnline } }
  }

  test('fifteen minutes are not yet too long', async () => {
    expect(STALE_AFTER_MS).toBe(15 * MINUTE)
    const stage = lineBackAfter(15 * MINUTE, false)
    expect((await submit(SAMPLE_DRAFT, stage.deps)).outcome).toBe('sent')
  })

  test('after longer it asks first, and on yes it sends', async () => {
    const stage = lineBackAfter(15 * MINUTE + 1, true)
    expect((await submit(SAMPLE_DRAFT, stage.deps)).outcome).toBe('sent')
    expect(stage.events.map(({ type }) => type)).toEqual([
      'started',
      'try-failed',
      'went-stale',
      'started',
    ])
  })

  test('on no it is withdrawn and nothing more goes out', async () => {
    const stage = lineBackAfter(15 * MINUTE + 1, false)
    expect(await submit(SAMPLE_DRAFT, stage.deps)).toEqual({ outcome: 'withdrawn' })
    expect(stage.sent).toHaveLength(1)
  })

  test('after a yes the fifteen minutes begin anew', async () => {
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

  test('a phone that slept through a pause asks as well', async () => {
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
