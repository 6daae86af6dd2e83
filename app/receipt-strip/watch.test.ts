import { beforeEach, describe, expect, test } from 'vitest'
import { type Sight, watchReceipt } from './watch.ts'

const MINUTE = 60_000
const BODY = { state: 'stored', town: '', service: 'Other', by: null, events: [] }

let now: number
let timers: { at: number; callback: () => void }[]
let visible: boolean
let back: (() => void) | null
let asked: { at: number; path: string; tag: string | null }[]
let seen: Sight[]
let answer: () => Response | Promise<Response>

beforeEach(() => {
  now = 0
  timers = []
  visible = true
  back = null
  asked = []
  seen = []
  answer = () =>
    Response.json(BODY, { headers: { etag: '"one"', date: new Date(7000).toUTCString() } })
})

const start = (): (() => void) =>
  watchReceipt('TOKEN', (sight) => seen.push(sight), {
    fetch: async (path, init) => {
      asked.push({
        at: now,
        path: String(path),
        tag: new Headers(init?.headers).get('if-none-match'),
      })
      return await answer()
    },
    now: () => now,
    after(ms, callback) {
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
  })

/** What hangs on promises alone has happened. */
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

describe('R123: asking how it goes', () => {
  test('at once, every 3 s for 2 min, every 10 s for 15 min, then every minute', async () => {
    start()
    await pass(2 * MINUTE)
    expect(asked.map(({ at }) => at).slice(0, 3)).toEqual([0, 3000, 6000])
    expect(asked).toHaveLength(41)
    asked = []
    await pass(15 * MINUTE)
    expect(asked).toHaveLength(90)
    asked = []
    await pass(10 * MINUTE)
    expect(asked).toHaveLength(10)
    expect(asked[0]?.path).toBe('/r/TOKEN/state')
  })

  test('with the tag of the last answer; a 304 is the same again, with the time of the answer', async () => {
    start()
    await pass(0)
    answer = () =>
      new Response(null, { status: 304, headers: { date: new Date(9000).toUTCString() } })
    await pass(3000)
    expect(asked.map(({ tag }) => tag)).toEqual(['', '"one"'])
    expect(seen).toEqual([
      { known: 'body', body: BODY, serverNow: 7000 },
      { known: 'body', body: BODY, serverNow: 9000 },
    ])
  })

  test('not while the page is hidden, and at once when it is back', async () => {
    start()
    await pass(0)
    visible = false
    await pass(MINUTE)
    expect(asked).toHaveLength(1)
    visible = true
    back?.()
    await pass(0)
    expect(asked).toHaveLength(2)
    await pass(3000)
    expect(asked).toHaveLength(3)
  })

  test('never twice at once, however often the page comes back', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    answer = () => promise
    start()
    back?.()
    back?.()
    await pass(0)
    expect(asked).toHaveLength(1)
    resolve(Response.json(BODY))
    await pass(3000)
    expect(asked).toHaveLength(2)
  })

  test.each([
    ['404', 'nothing', () => new Response('', { status: 404 })],
    ['a busy server', 'no-answer', () => new Response('', { status: 503 })],
    ['no connection', 'no-answer', () => Promise.reject(new TypeError('failed'))],
    ['the page of a captive portal', 'no-answer', () => new Response('<html>')],
  ])('%s is %s, and it is asked again', async (_what, known, wrong) => {
    answer = wrong
    start()
    await pass(3000)
    expect(seen).toEqual([{ known }, { known }])
  })

  test.each(['done', 'cancelled'])('%s is the end', async (state) => {
    answer = () => Response.json({ ...BODY, state })
    start()
    await pass(MINUTE)
    expect(asked).toHaveLength(1)
    expect(back).toBeNull()
  })

  test('stopped, it says nothing more', async () => {
    const stop = start()
    stop()
    await pass(MINUTE)
    expect(seen).toEqual([])
    expect(timers).toEqual([])
  })
})
