import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { type Connection, PHONE, slowed } from './pages-slowed.ts'

/** Measurements of one submission. Times in ms since the press on the button; NaN where it was not reached. */
export interface Sending {
  /** Until the request that stores the submission is sent. */
  readonly post: number
  /** Until its response has arrived. */
  readonly stored: number
  /** Until the heading of the thank-you page is painted. */
  readonly shown: number
  /** Requests for the thank-you page over the network after the press. */
  readonly thanksRequests: number
}

/** What the visitor does with the captcha's box before the press. */
export type Box = 'ticked' | 'left alone'

const FIELDS: readonly (readonly [name: string, value: string])[] = [
  ['name', 'Vera Lopez'],
  ['phone', '2015550177'],
  ['address', '1400 Willow Ave, Hoboken, NJ 07030'],
]
const TYPING_PAUSE_MS = 1_500
const BEFORE_PRESS_MS = 300
const LIMIT_MS = 30_000
const SCRIPT_LIMIT_MS = 120_000
const THANKS = '/thank-you'
const KEY = 'bench-sending'

/** Runs in every document before any other script: records the press and the paint of the next page's heading. */
function noteShown({ key, thanks }: { key: string; thanks: string }): void {
  const now = () => performance.timeOrigin + performance.now()
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (target instanceof Element && target.closest('button[type=submit]'))
        sessionStorage.setItem(`${key}-press`, String(performance.timeOrigin + timeStamp))
    },
    true,
  )
  if (location.pathname !== thanks) return
  const poll = () => {
    if ((document.querySelector('h1')?.textContent.trim() ?? '') === '') {
      requestAnimationFrame(poll)
      return
    }
    // A message event runs after the frame that shows it.
    const channel = new MessageChannel()
    channel.port1.onmessage = () => sessionStorage.setItem(`${key}-shown`, String(now()))
    channel.port2.postMessage(null)
  }
  requestAnimationFrame(poll)
}

/**
 * Fills in the form as a fast visitor, sends it and measures.
 * @param url of a page with the form
 */
export async function send(
  browser: Browser,
  {
    url,
    connection,
    box,
  }: { readonly url: string; readonly connection: Connection; readonly box: Box },
): Promise<Sending> {
  return await slowed(browser, { connection, device: PHONE }, async ({ page, cdp }) => {
    await page.addInitScript(noteShown, { key: KEY, thanks: THANKS })
    const times = { post: Number.NaN, stored: Number.NaN }
    const thanksAsked: number[] = []
    let insert = ''
    /** Offset of the browser's monotonic clock from the wall clock, seconds. */
    let offset = 0
    const fromCache = new Set<string>()
    const thanksIds = new Map<string, number>()
    cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime }) => {
      offset = wallTime - timestamp
      const { pathname } = new URL(request.url)
      if (pathname === THANKS) thanksIds.set(requestId, wallTime * 1000)
      if (request.method !== 'POST' || pathname !== '/rest/v1/submissions') return
      insert = requestId
      times.post = wallTime * 1000
    })
    cdp.on('Network.requestServedFromCache', ({ requestId }) => fromCache.add(requestId))
    cdp.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.fromDiskCache === true || response.fromPrefetchCache === true)
        fromCache.add(requestId)
    })
    cdp.on('Network.loadingFinished', ({ requestId, timestamp }) => {
      if (requestId === insert) times.stored = (timestamp + offset) * 1000
    })
    await page.goto(url, { waitUntil: 'load', timeout: SCRIPT_LIMIT_MS })
    const form = page.locator('form[data-request-form]')
    for (const [name, value] of FIELDS) {
      await form.locator(`[name=${name}]`).fill(value)
      await pause(TYPING_PAUSE_MS)
    }
    await form.locator('[name=service]').selectOption({ index: 1 })
    await pause(TYPING_PAUSE_MS)
    // Waits for the form's script, because sending is measured, not loading. `networkidle` alone may fire before the
    // script is requested.
    await page
      .locator('[data-alive] form[data-request-form]')
      .waitFor({ state: 'attached', timeout: SCRIPT_LIMIT_MS })
    await page.waitForLoadState('networkidle', { timeout: SCRIPT_LIMIT_MS })
    if (box === 'ticked') await form.locator('[name=captcha]').check()
    const button = form.locator('button[type=submit]')
    await button.scrollIntoViewIfNeeded()
    await pause(BEFORE_PRESS_MS)
    await button.tap({ noWaitAfter: true })
    const { press, shown } = await shownTimes(page)
    for (const [id, at] of thanksIds) if (at > press && !fromCache.has(id)) thanksAsked.push(at)
    return {
      post: times.post - press,
      stored: times.stored - press,
      shown: shown - press,
      thanksRequests: thanksAsked.length,
    }
  })
}

/** Returns when the button was pressed and the thank-you page painted, ms since the epoch. */
async function shownTimes(page: Page): Promise<{ press: number; shown: number }> {
  const limit = performance.now() + LIMIT_MS
  while (performance.now() < limit) {
    await pause(100)
    const times = await page
      .evaluate(
        (key) => [sessionStorage.getItem(`${key}-press`), sessionStorage.getItem(`${key}-shown`)],
        KEY,
      )
      // The queried document has just been left.
      .catch(() => null)
    const [press, shown] = times ?? []
    if (press != null && shown != null) return { press: Number(press), shown: Number(shown) }
  }
  return { press: Number.NaN, shown: Number.NaN }
}
