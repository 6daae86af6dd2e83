import { errors, type Page } from '@playwright/test'
import { benchSlowed } from './slowed.ts'
import { MINUTE_MS } from '#domain/durations.ts'

const PAGES: readonly (readonly [name: string, path: string])[] = [
  ['home', '/'],
  ['service', '/services/residential-locksmith/lock-rekey'],
  ['town', '/service-areas/hoboken'],
]
const TIMEOUT_MS = MINUTE_MS

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

interface Case {
  readonly name: string
  readonly url: string
  /** True for a tap at the first paint on a control that needs the script. */
  readonly isTapped: boolean
}

/** Measures home, a service page and a town page (see `benchSlowed` for the arguments). */
export const bench = (args: readonly string[]): Promise<void> =>
  benchSlowed<Case>(args, {
    rounds: 5,
    cases: (ours, others) =>
      PAGES.flatMap(([page, path]) =>
        [ours, ...others].flatMap((site) => {
          const name = site === ours ? page : `${page} of ${site}`
          return [
            { name, url: site + path, isTapped: false },
            { name: `${name}, tapped`, url: site + path, isTapped: true },
          ]
        }),
      ),
    measure: visit,
  })

/** Runs in the page before any other script. */
function recordTimes(response: string): void {
  const times: PageTimes = { paint: 0, largest: 0, tapped: 0, response: 0, blocked: 0 }
  Object.assign(window, { times })
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

const timesOf = (page: Page): Promise<PageTimes> =>
  page.evaluate(() => (window as unknown as { times: PageTimes }).times)

/**
 * Returns the figures of one visit as a mid-range phone; the response is NaN without one in time.
 */
async function visit(page: Page, { url, isTapped }: Case): Promise<Record<string, number>> {
  await page.addInitScript(recordTimes, RESPONSE)
  await page.goto(url, { waitUntil: isTapped ? 'commit' : 'load', timeout: TIMEOUT_MS })
  const responded = isTapped && (await tapAtFirstPaint(page))
  await page.waitForLoadState('networkidle', { timeout: TIMEOUT_MS })
  const { paint, largest, tapped, response, blocked } = await timesOf(page)
  return {
    'first paint ms': paint,
    'largest paint ms': largest,
    'tap to response ms': responded ? response - tapped : Number.NaN,
    'blocked ms': blocked,
  }
}

/**
 * Returns false when the script did not respond, such as when the browser followed a link instead.
 */
async function tapAtFirstPaint(page: Page): Promise<boolean> {
  await page.waitForFunction(() => (window as unknown as { times: PageTimes }).times.paint > 0)
  const button = page.locator(SUBMIT_BUTTON)
  await ((await button.count()) > 0 ? button : page.locator(MENU_BUTTON)).first().tap()
  return await page
    .waitForFunction(() => (window as unknown as { times: PageTimes }).times.response > 0, null, {
      timeout: TIMEOUT_MS,
    })
    .then(
      () => true,
      (error: unknown) => {
        if (error instanceof errors.TimeoutError) return false
        throw error
      },
    )
}
