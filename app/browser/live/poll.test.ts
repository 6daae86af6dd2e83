import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { nextPollDelayMs } from '#domain/lead/polling.ts'
import { type Answer, poll } from './poll.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'

const PAGE = '<p>stored</p>'

let page: EventTarget & { visibilityState: DocumentVisibilityState }
let requests: { at: number; path: string; tag: string | null }[]
let seen: (Answer | null)[]
let goesOn: boolean
let answer: () => Response | Promise<Response>

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' } as const)
  requests = []
  seen = []
  goesOn = true
  answer = () => new Response(PAGE, { headers: { etag: '"one"' } })
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const tag = new Headers(init.headers).get('if-none-match')
    requests.push({ at: Date.now(), path, tag })
    return await answer()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const start = (etag?: string): (() => void) =>
  poll({
    address: '/r/TOKEN/fragment',
    etag,
    pause: nextPollDelayMs,
    onAnswer: (each) => {
      seen.push(each)
      return goesOn
    },
  })

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const comeBack = () => void page.dispatchEvent(new Event('visibilitychange'))

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
    page.visibilityState = 'hidden'
    await pass(MINUTE_MS)
    expect(requests).toHaveLength(1)
    page.visibilityState = 'visible'
    comeBack()
    await pass(0)
    expect(requests).toHaveLength(2)
    await pass(3000)
    expect(requests).toHaveLength(3)
  })

  test('requests at once when the connection returns, or the page from the back/forward cache', async () => {
    start()
    await pass(0)
    page.dispatchEvent(new Event('online'))
    await pass(0)
    expect(requests).toHaveLength(2)
    const show = (persisted: boolean) =>
      page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
    show(false)
    await pass(0)
    expect(requests).toHaveLength(2)
    show(true)
    await pass(0)
    expect(requests).toHaveLength(3)
  })

  test('never runs two requests at once', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    answer = () => promise
    start()
    comeBack()
    comeBack()
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
    comeBack()
    await pass(0)
    expect(requests).toHaveLength(1)
  })

  test('calls back no more after it was stopped', async () => {
    const stop = start()
    stop()
    await pass(MINUTE_MS)
    expect(seen).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })
})
