import { setTimeout as pause } from 'node:timers/promises'
import type { CDPSession, Locator, Page } from '@playwright/test'

/** Slow 4G as in Chrome's developer tools: ms added to each request, bytes per second. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 0.9 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 0.9 * 1024) / 8,
}
const PROCESSOR_SLOWED = 4

/** Time between locating a target and touching it: content that moves meanwhile catches the tap. */
const AIM_MS = 200
/** Duration of a touch, in a tap and at the end of a swipe. */
const TOUCH_MS = 80

/** Step of the search for an uncovered point, from the bottom of the screen upwards, px. */
const SEARCH_STEP_PX = 8
/** Distance between a target's edge and whatever covers the lower end of the screen, px. */
const MARGIN_PX = 24

const SWIPE_FROM = 600
const SWIPE_TO = 480
const SWIPE_STEP = 40

interface Point {
  readonly x: number
  readonly y: number
}

/** Simulates a visitor with a mid-range phone on slow 4G who uses a thumb. */
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

  /** Opens a page; resolves at the first paint. */
  async open(url: string): Promise<void> {
    await this.#page.goto(url, { waitUntil: 'commit' })
    await this.#page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    )
  }

  /** Swipes until the target is uncovered near the bottom of the screen. */
  async bring(target: Locator): Promise<void> {
    await this.#swipe()
    await this.#glide(target)
  }

  async #glide(target: Locator): Promise<void> {
    await target.evaluate(bringDown, { step: SEARCH_STEP_PX, margin: MARGIN_PX })
  }

  /**
   * Locates an uncovered point of the target and touches it a moment later, even if something has
   * covered it meanwhile.
   * @returns time of touchend (performance.now() of this process)
   */
  async tap(target: Locator): Promise<number> {
    let point = await target.evaluate(openPoint)
    if (point === null) {
      // Covered: a visitor first scrolls it free.
      await this.#glide(target)
      point = await target.evaluate(openPoint)
    }
    if (point === null) throw new Error('No part of the target is uncovered.')
    await pause(AIM_MS)
    await this.#touch('touchStart', [point])
    await pause(TOUCH_MS)
    const up = performance.now()
    await this.#touch('touchEnd', [])
    return up
  }

  /**
   * Swipes without momentum, because a touch on a page that still scrolls stops it and is no tap,
   * in every browser.
   */
  async #swipe(): Promise<void> {
    const x = 24
    await this.#touch('touchStart', [{ x, y: SWIPE_FROM }])
    for (let y = SWIPE_FROM - SWIPE_STEP; y >= SWIPE_TO; y -= SWIPE_STEP)
      await this.#touch('touchMove', [{ x, y }])
    await pause(TOUCH_MS)
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

/** Runs in the page: returns the middle of a target, or `null` where something covers it. */
function openPoint(target: Element): Point | null {
  const { left, top, width, height } = target.getBoundingClientRect()
  const point = { x: left + width / 2, y: top + height / 2 }
  const there = document.elementFromPoint(point.x, point.y)
  return there !== null && target.contains(there) ? point : null
}
