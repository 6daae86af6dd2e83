import type { Browser, Page } from '@playwright/test'
import { type Connection, PHONE, slowed, type SlowedPage } from './pages-slowed.ts'

/** Measurements of one visit to one page. Times in ms since its request. */
export interface Visit {
  readonly firstPaint: number
  readonly largestPaint: number
  /** Until the call button and the form's first field are visible and usable, which needs no script. */
  readonly callable: number
  readonly fillable: number
  /** From a tap at the first paint on a control that needs the script, until its effect. */
  readonly response: number
  /** Total blocking time: of tasks after the first paint, the part beyond 50 ms each. */
  readonly blocked: number
  readonly shift: number
  /** Requests until the connection was idle for half a second, without a tap. */
  readonly requests: number
  readonly kilobytes: number
  /** Scripts loaded from the tap until the connection is idle. */
  readonly scriptKilobytes: number
}

/** Timings that the page records; installed before any other script. */
interface Notes {
  paint: number
  largest: number
  callable: number
  fillable: number
  tapped: number
  response: number
  shift: number
  tasks: [number, number][]
}

/** On a page with the form its button, which shows the errors; on any other the menu button. */
const SUBMIT_BUTTON = 'form[aria-label="Service booking form"] button[type=submit]'
const MENU_BUTTON = 'button[aria-haspopup=dialog]'
const DONE = '[name=name][aria-invalid=true], [role=dialog], dialog[open]'

function note(done: string): void {
  const notes: Notes = {
    paint: 0,
    largest: 0,
    callable: 0,
    fillable: 0,
    tapped: 0,
    response: 0,
    shift: 0,
    tasks: [],
  }
  Object.assign(window, { notes })
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') notes.paint = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => (notes.largest = startTime))
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    }
    if (!hadRecentInput) notes.shift += value
  })
  observe('longtask', ({ startTime, duration }) => notes.tasks.push([startTime, duration]))
  addEventListener('touchend', ({ timeStamp }) => (notes.tapped ||= timeStamp), true)
  const seen = (selector: string) =>
    [...document.querySelectorAll(selector)].some(
      (element) =>
        element.getBoundingClientRect().height > 1 &&
        element.checkVisibility({ opacityProperty: true, contentVisibilityAuto: true }),
    )
  const poll = () => {
    if (notes.callable === 0 && seen('a[href^="tel:"]')) notes.callable = performance.now()
    if (notes.fillable === 0 && seen('form [name=name]')) notes.fillable = performance.now()
    if (notes.tapped > 0 && notes.response === 0 && seen(done)) notes.response = performance.now()
    requestAnimationFrame(poll)
  }
  requestAnimationFrame(poll)
}

/**
 * Visits a page twice as a mid-range phone on a slow connection: once without a tap, once with a tap at the first
 * paint.
 */
export async function visit(browser: Browser, url: string, connection: Connection): Promise<Visit> {
  const untouched = await open(browser, { url, connection }, async ({ page, traffic }) => {
    await page.waitForLoadState('networkidle', { timeout: 60_000 })
    // Read when the connection became idle: on a phone the rest loads at a touch.
    return { ...traffic(), ...(await read(page)) }
  })
  const touched = await open(browser, { url, connection }, tapAtOnce)
  return {
    firstPaint: untouched.paint,
    largestPaint: untouched.largest,
    callable: untouched.callable,
    fillable: untouched.fillable || Number.NaN,
    response: touched.response,
    blocked: Math.max(blocking(untouched), touched.blocked),
    shift: untouched.shift,
    requests: untouched.requests,
    kilobytes: untouched.bytes / 1024,
    scriptKilobytes: touched.scriptBytes / 1024,
  }
}

interface Touched {
  readonly response: number
  readonly blocked: number
  readonly scriptBytes: number
}

/** Result without a tap, or without a script that handled it. */
const NO_RESPONSE: Touched = { response: Number.NaN, blocked: 0, scriptBytes: Number.NaN }

async function tapAtOnce({ page, cdp, traffic }: SlowedPage): Promise<Touched> {
  await page.waitForFunction(() => (window as unknown as { notes: Notes }).notes.paint > 0)
  const before = traffic().scriptBytes
  const point = await page.evaluate(
    (selectors) => {
      const [target] = selectors.flatMap((selector) => [...document.querySelectorAll(selector)])
      target?.scrollIntoView({ block: 'center', behavior: 'instant' })
      const box = target?.getBoundingClientRect()
      return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null
    },
    [SUBMIT_BUTTON, MENU_BUTTON],
  )
  if (point === null) return NO_RESPONSE
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  if (!(await scriptResponded(page))) return NO_RESPONSE
  await page.waitForLoadState('networkidle', { timeout: 60_000 })
  const notes = await read(page)
  return {
    response: notes.response - notes.tapped,
    blocked: blocking(notes),
    scriptBytes: traffic().scriptBytes - before,
  }
}

/** Returns false when the browser handled the tap itself, because the script was too slow. */
async function scriptResponded(page: Page): Promise<boolean> {
  const here = page.url()
  const timeout = 120_000
  const response = page
    .waitForFunction(() => (window as unknown as { notes: Notes }).notes.response > 0, undefined, {
      timeout,
    })
    .then(() => true)
  const gone = page.waitForURL((url) => url.href !== here, { timeout }).then(() => false)
  const came = await Promise.race([response, gone])
  // The other wait ends with the page, which is no failure.
  void Promise.allSettled([response, gone])
  return came
}

const blocking = ({ tasks, paint }: Notes): number =>
  tasks
    .filter(([start, duration]) => start + duration > paint)
    .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0)

const read = (page: Page): Promise<Notes> =>
  page.evaluate(() => (window as unknown as { notes: Notes }).notes)

const open = <Result>(
  browser: Browser,
  { url, connection }: { readonly url: string; readonly connection: Connection },
  measure: (slowed: SlowedPage) => Promise<Result>,
): Promise<Result> =>
  slowed(browser, { connection, device: PHONE }, async (visitor) => {
    await visitor.page.addInitScript(note, DONE)
    await visitor.page.goto(url, { waitUntil: 'load', timeout: 120_000 })
    return await measure(visitor)
  })
