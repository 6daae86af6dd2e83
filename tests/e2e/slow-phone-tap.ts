import { setTimeout as pause } from 'node:timers/promises'
import type { CDPSession, Locator, Page } from '@playwright/test'

/** Slow 4G as Chrome's developer tools apply it: ms added to each request, bytes a second. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 0.9 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 0.9 * 1024) / 8,
}
const PROCESSOR_SLOWED = 4

/** Between the look at a target and the finger on it: what moves or comes in that time steals the tap. */
const AIM_MS = 200
/** How long a finger rests: in a tap, and at the end of a swipe. */
const REST_MS = 80

/** Looks for a place that lies open, from the bottom of the screen upwards, in steps of so many px. */
const STEP = 8
/** Room between a target's edge and what covers the screen's lower end, px. */
const MARGIN = 24

const SWIPE_FROM = 600
const SWIPE_TO = 480
const SWIPE_STEP = 40

interface Point {
  readonly x: number
  readonly y: number
}

/** A visitor with a phone of the middle range on slow 4G, who uses a thumb. */
export class Thumb {
  readonly #page: Page
  readonly #cdp: CDPSession

  private constructor(page: Page, cdp: CDPSession) {
    this.#page = page
    this.#cdp = cdp
  }

  static async of(page: Page): Promise<Thumb> {
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', SLOW_4G)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWED })
    return new Thumb(page, cdp)
  }

  /** Opens a page; resolves as soon as something of it can be seen. */
  async open(url: string): Promise<void> {
    await this.#page.goto(url, { waitUntil: 'commit' })
    await this.#page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    )
  }

  /** Brings a target to where a thumb is, as low as it lies open: a swipe, and the page glides there. */
  async bring(target: Locator): Promise<void> {
    await this.#swipe()
    await this.#glide(target)
  }

  async #glide(target: Locator): Promise<void> {
    await target.evaluate(bringDown, { step: STEP, margin: MARGIN })
  }

  /**
   * Taps it: looks where it lies open, and has the finger there a moment
   * later, whatever has come between.
   * @returns when the finger went up (performance.now() of this process)
   */
  async tap(target: Locator): Promise<number> {
    let point = await target.evaluate(openPoint)
    if (point === null) {
      // Something has come over it: a visitor moves it out from there first.
      await this.#glide(target)
      point = await target.evaluate(openPoint)
    }
    if (point === null) throw new Error('The target lies nowhere open.')
    await pause(AIM_MS)
    await this.#touch('touchStart', [point])
    await pause(REST_MS)
    const up = performance.now()
    await this.#touch('touchEnd', [])
    return up
  }

  /** A short one that throws nothing: a finger on a page that still glides stops it, in every browser, and is no tap. */
  async #swipe(): Promise<void> {
    const x = 24
    await this.#touch('touchStart', [{ x, y: SWIPE_FROM }])
    for (let y = SWIPE_FROM - SWIPE_STEP; y >= SWIPE_TO; y -= SWIPE_STEP)
      await this.#touch('touchMove', [{ x, y }])
    await pause(REST_MS)
    await this.#touch('touchEnd', [])
  }

  async #touch(type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]): Promise<void> {
    await this.#cdp.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
}

/** Runs in the page: scrolls a target to just above whatever covers the lower end of the screen. */
function bringDown(target: Element, { step, margin }: { step: number; margin: number }): void {
  const fixed = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).position === 'fixed' || fixed(element.parentElement))
  let floor = innerHeight - 1
  while (floor > 0 && fixed(document.elementFromPoint(innerWidth / 2, floor))) floor -= step
  scrollBy({ top: target.getBoundingClientRect().bottom - (floor - margin), behavior: 'instant' })
}

/** Runs in the page: the middle of a target, or null where something lies over it. */
function openPoint(target: Element): Point | null {
  const { left, top, width, height } = target.getBoundingClientRect()
  const point = { x: left + width / 2, y: top + height / 2 }
  const there = document.elementFromPoint(point.x, point.y)
  return there !== null && target.contains(there) ? point : null
}
