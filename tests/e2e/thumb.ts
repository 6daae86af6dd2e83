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
/** How long a finger rests in a tap. */
const REST_MS = 80

/** Looks for a place that lies open, from the bottom of the screen upwards, in steps of so many px. */
const STEP = 8
/** Room between a target's edge and what covers the screen's lower end, px. */
const MARGIN = 24
/** Good enough, px. */
const NEAR = 16

const LONGEST_SWIPE = 500
const MOST_SWIPES = 20
const SWIPE_STEPS = 6
const FRAME_MS = 16
/** Chrome's, px. */
const SLOP = 15

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

  /** Brings a target to where a thumb is, as low as it lies open, in as many swipes as that takes. */
  async bring(target: Locator): Promise<void> {
    for (let swipes = 0; swipes < MOST_SWIPES; swipes++) {
      const away = await target.evaluate(distance, { step: STEP, margin: MARGIN })
      if (Math.abs(away) <= NEAR) return
      await this.#swipe(Math.max(-LONGEST_SWIPE, Math.min(away, LONGEST_SWIPE)))
    }
    throw new Error('The target could not be brought near.')
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
      await this.bring(target)
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

  /** A finger that comes to rest before it leaves, so that nothing glides on. */
  async #swipe(away: number): Promise<void> {
    const x = 24
    const from = away > 0 ? 700 : 150
    // The browser takes the first px of a move for a finger that trembles.
    const far = away + Math.sign(away) * SLOP
    await this.#touch('touchStart', [{ x, y: from }])
    for (let step = 1; step <= SWIPE_STEPS; step++) {
      await this.#touch('touchMove', [{ x, y: from - (far * step) / SWIPE_STEPS }])
      await pause(FRAME_MS)
    }
    await pause(REST_MS)
    await this.#touch('touchMove', [{ x: x + 1, y: from - far }])
    await this.#touch('touchEnd', [])
  }

  async #touch(type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]): Promise<void> {
    await this.#cdp.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
}

/** Runs in the page: px by which a target lies below the place for it. */
function distance(target: Element, { step, margin }: { step: number; margin: number }): number {
  const fixed = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).position === 'fixed' || fixed(element.parentElement))
  // Whoever is fixed himself stays where he is.
  if (fixed(target)) return 0
  let floor = innerHeight - 1
  while (floor > 0 && fixed(document.elementFromPoint(innerWidth / 2, floor))) floor -= step
  const away = target.getBoundingClientRect().bottom - (floor - margin)
  // No page scrolls beyond its ends.
  const most = document.documentElement.scrollHeight - innerHeight - scrollY
  return Math.max(-scrollY, Math.min(away, most))
}

/** Runs in the page: the middle of a target, or null where something lies over it. */
function openPoint(target: Element): Point | null {
  const { left, top, width, height } = target.getBoundingClientRect()
  const point = { x: left + width / 2, y: top + height / 2 }
  const there = document.elementFromPoint(point.x, point.y)
  return there !== null && target.contains(there) ? point : null
}
