import { beforeEach, describe, expect, test } from 'vitest'
import { nextPollDelayMs } from '#domain/status-page.ts'
import { type Answer, poll } from './poll.ts'
import { MINUTE_MS } from '#domain/durations.ts'

const PAGE = '<p>stored</p>'

let now: number
let timers: { at: number; callback: () => void }[]
let visible: boolean
let back: (() => void) | null
let requests: { at: number; path: string; tag: string | null }[]
let seen: (Answer | null)[]
let goesOn: boolean
let answer: () => Response | Promise<Response>

beforeEach(() => {
  now = 0
  timers = []
  visible = true
  back = null
  requests = []
  seen = []
  goesOn = true
  answer = () => new Response(PAGE, { headers: { etag: '"one"' } })
})

const start = (etag?: string): (() => void) =>
  poll(
    {
      address: '/r/TOKEN/fragment',
      etag,
      pause: nextPollDelayMs,
      onAnswer: (each) => {
        seen.push(each)
        return goesOn
      },
    },
    {
      fetch: async (path, init) => {
        requests.push({
          at: now,
          path: String(path),
          tag: new Headers(init?.headers).get('if-none-match'),
        })
        return await answer()
      },
      now: () => now,
      setTimer(ms, callback) {
        const timer = { at: now + ms, callback }
        timers.push(timer)
        return () => {
          timers = timers.filter((other) => other !== timer)
        }
      },
      isVisible: () => visible,
      onReturn(callback) {
        back = callback
        return () => {
          back = null
        }
      },
    },
  )

/** Waits for pending promise callbacks. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

async function pass(ms: number): Promise<void> {
  const until = now + ms
  await settled()
  for (;;) {
    const next = timers.toSorted((one, other) => one.at - other.at)[0]
    if (next === undefined || next.at > until) break
    now = next.at
    timers = timers.filter((timer) => timer !== next)
    next.callback()
    await settled()
  }
  now = until
}

describe('poll', () => {
  test('requests at once, every 3 s for 2 min, every 10 s for 15 min, then every minute', async () => {
    start()
    await pass(2 * MINUTE_MS)
    expect(requests.map(({ at }) => at).slice(0, 3)).toEqual([0, 3000, 6000])
    expect(requests).toHaveLength(41)
    requests = []
    await pass(15 * MINUTE_MS)
    expect(requests).toHaveLength(90)
    requests = []
    await pass(10 * MINUTE_MS)
    expect(requests).toHaveLength(10)
    expect(requests[0]?.path).toBe('/r/TOKEN/fragment')
  })

  test('sends the ETag of the last answer', async () => {
    start()
    await pass(0)
    answer = () => new Response(null, { status: 304 })
    await pass(3000)
    expect(requests.map(({ tag }) => tag)).toEqual(['', '"one"'])
    expect(seen).toEqual([
      { status: 200, redirected: false, text: PAGE },
      { status: 304, redirected: false, text: '' },
    ])
  })

  test('starts with the ETag of what the page shows', async () => {
    start('"shown"')
    await pass(0)
    expect(requests.map(({ tag }) => tag)).toEqual(['"shown"'])
  })

  test('pauses while the page is hidden and requests at once when it returns', async () => {
    start()
    await pass(0)
    visible = false
    await pass(MINUTE_MS)
    expect(requests).toHaveLength(1)
    visible = true
    back?.()
    await pass(0)
    expect(requests).toHaveLength(2)
    await pass(3000)
    expect(requests).toHaveLength(3)
  })

  test('never runs two requests at once', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    answer = () => promise
    start()
    back?.()
    back?.()
    await pass(0)
    expect(requests).toHaveLength(1)
    resolve(new Response(PAGE))
    await pass(3000)
    expect(requests).toHaveLength(2)
  })

  test('passes on other answers and failures, and continues', async () => {
    const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('lost')) })
    const answers = [
      () => new Response('', { status: 404 }),
      () => new Response('', { status: 503 }),
      () => Promise.reject(new TypeError('failed')),
      () => new Response(broken),
    ]
    answer = () => (answers.shift() ?? (() => new Response(PAGE)))()
    start()
    await pass(12_000)
    expect(seen.map((each) => each?.status ?? null)).toEqual([404, 503, null, null, 200])
  })

  test('ends when the caller returns false', async () => {
    goesOn = false
    start()
    await pass(MINUTE_MS)
    expect(requests).toHaveLength(1)
    expect(back).toBeNull()
  })

  test('calls back no more after it was stopped', async () => {
    const stop = start()
    stop()
    await pass(MINUTE_MS)
    expect(seen).toEqual([])
    expect(timers).toEqual([])
  })
})
