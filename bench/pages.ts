import type { Page } from '@playwright/test'
import type { Case } from './slowed.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'

const PAGES = ['/', '/services/residential-locksmith/lock-rekey', '/service-areas/hoboken']

/** Tapped on a page with the form, where it shows the errors; on any other page the menu button. */
const SUBMIT_BUTTON = 'form[aria-label="Service booking form"] button[type=submit]'
const MENU_BUTTON = 'button[aria-haspopup=dialog]'
const RESPONSE = '[name=name][aria-invalid=true], [role=dialog], dialog[open]'

/** Times in ms since the request of the page, recorded in the page; 0 until they are known. */
interface PageTimes {
  paint: number
  largest: number
  tapped: number
  response: number
  /** Total blocking time: of tasks after the first paint, the part beyond 50 ms each. */
  blocked: number
}

declare global {
  interface Window {
    times: PageTimes
  }
}

/**
 * Loads home, a service page and a town page of each site, with and without a tap at the first
 * paint on a control that needs the script.
 */
export const pageCases = (sites: readonly string[]): readonly Case[] =>
  PAGES.flatMap((path) =>
    sites.flatMap((site) => [
      { name: site + path, measure: (page) => visit(page, site + path) },
      { name: `${site}${path}, tapped`, measure: (page) => visit(page, site + path, tapControl) },
    ]),
  )

/** Runs in the page before any other script. */
function recordTimes(response: string): void {
  const times: PageTimes = { paint: 0, largest: 0, tapped: 0, response: 0, blocked: 0 }
  window.times = times
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') times.paint = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => (times.largest = startTime))
  observe('longtask', ({ startTime, duration }) => {
    if (times.paint > 0 && startTime + duration > times.paint) times.blocked += duration - 50
  })
  addEventListener('touchend', ({ timeStamp }) => (times.tapped ||= timeStamp), true)
  const poll = () => {
    const isShown = [...document.querySelectorAll(response)].some((each) => each.checkVisibility())
    if (times.tapped > 0 && isShown) times.response ||= performance.now()
    requestAnimationFrame(poll)
  }
  requestAnimationFrame(poll)
}

/** Returns the figures of one visit as a mid-range phone. */
async function visit(
  page: Page,
  url: string,
  atFirstPaint?: (page: Page) => Promise<void>,
): Promise<Record<string, number>> {
  page.setDefaultTimeout(MINUTE_MS)
  await page.addInitScript(recordTimes, RESPONSE)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.times.paint > 0)
  await atFirstPaint?.(page)
  await page.waitForLoadState('networkidle')
  const { paint, largest, tapped, response, blocked } = await page.evaluate(() => window.times)
  return {
    'first paint ms': paint,
    'largest paint ms': largest,
    'tap to response ms': response - tapped,
    'blocked ms': blocked,
  }
}

async function tapControl(page: Page): Promise<void> {
  const button = page.locator(SUBMIT_BUTTON)
  await ((await button.count()) > 0 ? button : page.locator(MENU_BUTTON)).first().tap()
  await page.waitForFunction(() => window.times.response > 0)
}
