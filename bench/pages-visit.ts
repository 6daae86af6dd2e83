import type { Browser, CDPSession, Page } from '@playwright/test'

/** A line as Chrome's developer tools slow it: ms added to each request, bytes a second. */
export interface Line {
  readonly name: string
  readonly latency: number
  readonly downloadThroughput: number
  readonly uploadThroughput: number
}

const bits = (kilobits: number): number => (kilobits * 1024) / 8

export const LINES: readonly Line[] = [
  {
    name: 'slow 4G',
    latency: 562.5,
    downloadThroughput: bits(1.6 * 1024 * 0.9),
    uploadThroughput: bits(750 * 0.9),
  },
  {
    name: 'slow 3G',
    latency: 2000,
    downloadThroughput: bits(400),
    uploadThroughput: bits(400),
  },
]

/** Of one visit to one page. Times in ms since the request for it. */
export interface Visit {
  readonly firstPaint: number
  readonly largestPaint: number
  /** The call button, and the form's first field, can be seen and used, which needs no script. */
  readonly callable: number
  readonly fillable: number
  /** From a tap on the page until React runs it. */
  readonly alive: number
  /** Of tasks after the first paint, what is beyond 50 ms each. */
  readonly blocked: number
  readonly shift: number
  /** Until nothing has been asked for during half a second, untouched. */
  readonly requests: number
  readonly kilobytes: number
}

/** What the page itself notes; installed before anything else runs. */
interface Notes {
  paint: number
  largest: number
  callable: number
  fillable: number
  alive: number
  shift: number
  tasks: [number, number][]
}

function note(): void {
  const notes: Notes = {
    paint: 0,
    largest: 0,
    callable: 0,
    fillable: 0,
    alive: 0,
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
  const seen = (selector: string) =>
    [...document.querySelectorAll(selector)].some(
      (element) =>
        element.getBoundingClientRect().height > 1 &&
        element.checkVisibility({ opacityProperty: true, contentVisibilityAuto: true }),
    )
  const look = () => {
    if (notes.callable === 0 && seen('a[href^="tel:"]')) notes.callable = performance.now()
    if (notes.fillable === 0 && seen('form [name=name]')) notes.fillable = performance.now()
    if (notes.alive === 0 && document.documentElement?.dataset['alive'] !== undefined)
      notes.alive = performance.now()
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** A phone of the middle range on a bad line: one visit untouched, one with a tap as soon as the page can be seen. */
export async function visit(browser: Browser, url: string, line: Line): Promise<Visit> {
  const untouched = await open(browser, url, line, async (page, network) => {
    await page.waitForLoadState('networkidle', { timeout: 60_000 })
    // As the network stood when it fell silent: on a phone, what comes later waits for a touch.
    return { ...(await read(page)), ...network() }
  })
  const touched = await open(browser, url, line, async (page, _, cdp) => {
    await page.waitForFunction(() => (window as unknown as { notes: Notes }).notes.paint > 0)
    const tapped = await page.evaluate(() => performance.now())
    for (const type of ['touchStart', 'touchEnd'] as const)
      await cdp.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchStart' ? [{ x: 200, y: 500 }] : [],
      })
    const script = await page.evaluate(() => document.documentElement.classList.contains('js'))
    if (script)
      await page.waitForFunction(() => (window as unknown as { notes: Notes }).notes.alive > 0)
    const { alive, tasks, paint } = await read(page)
    return { alive: script ? alive - tapped : 0, blocked: blocking(tasks, paint) }
  })
  return {
    firstPaint: untouched.paint,
    largestPaint: untouched.largest,
    callable: untouched.callable,
    fillable: untouched.fillable || Number.NaN,
    alive: touched.alive,
    blocked: Math.max(blocking(untouched.tasks, untouched.paint), touched.blocked),
    shift: untouched.shift,
    requests: untouched.requests,
    kilobytes: untouched.bytes / 1024,
  }
}

const blocking = (tasks: Notes['tasks'], paint: number): number =>
  tasks
    .filter(([start, duration]) => start + duration > paint)
    .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0)

const read = (page: Page): Promise<Notes> =>
  page.evaluate(() => (window as unknown as { notes: Notes }).notes)

type Network = () => { readonly requests: number; readonly bytes: number }

async function open<T>(
  browser: Browser,
  url: string,
  { latency, downloadThroughput, uploadThroughput }: Line,
  measure: (page: Page, network: Network, cdp: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    let requests = 0
    let bytes = 0
    await cdp.send('Network.enable')
    cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
      // Pictures that lie in the stylesheet come over no line.
      if (encodedDataLength === 0) return
      requests++
      bytes += encodedDataLength
    })
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput,
      uploadThroughput,
    })
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addInitScript(note)
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
    return await measure(page, () => ({ requests, bytes }), cdp)
  } finally {
    await context.close()
  }
}
