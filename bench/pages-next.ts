import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { DESK, PHONE, SLOW_4G, slowed } from './pages-slowed.ts'

/**
 * How a visitor comes to the link. What a site makes of that, whether it
 * fetches or prepares the next page ahead, is its own affair.
 */
export const WAYS = {
  /** As soon as there is something to be seen: nothing can have been fetched ahead. */
  'at once': { device: PHONE, settle: false, rest: false },
  /** The link has been on the screen for a while. */
  'after a look': { device: PHONE, settle: true, rest: false },
  /** A pointer has rested on it. */
  'after a rest': { device: DESK, settle: true, rest: true },
} as const satisfies Record<
  string,
  { device: BrowserContextOptions; settle: boolean; rest: boolean }
>
export type Way = keyof typeof WAYS

const LOOK_MS = 2_000
const REST_MS = 1_000
const LIMIT_MS = 30_000

const KEY = 'bench-next'

/** Kept across documents: when the link was pressed, and when the next heading had been painted. */
interface Step {
  readonly pressed: number
  readonly heading: string
  readonly shown?: number
}

/** Runs in every document, before anything else. */
function noteStep(key: string): void {
  const now = (since: number) => performance.timeOrigin + since
  const heading = () => document.querySelector('h1')?.textContent.trim() ?? ''
  const kept = (): Step | null => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Step | null
  const keep = (step: Step) => sessionStorage.setItem(key, JSON.stringify(step))
  addEventListener(
    'click',
    ({ timeStamp }) => keep({ pressed: now(timeStamp), heading: heading() }),
    true,
  )
  const look = () => {
    const step = kept()
    if (
      step !== null &&
      step.shown === undefined &&
      heading() !== '' &&
      heading() !== step.heading
    ) {
      // In a turn after the frame that shows it.
      const channel = new MessageChannel()
      channel.port1.onmessage = () => keep({ ...step, shown: now(performance.now()) })
      channel.port2.postMessage(null)
      return
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** @returns ms from the press on a link until the heading of its page is painted, on slow 4G with the processor at a quarter */
export async function nextPage(
  browser: Browser,
  { url, link, way }: { readonly url: string; readonly link: string; readonly way: Way },
): Promise<number> {
  const { device, settle, rest } = WAYS[way]
  return await slowed(browser, { line: SLOW_4G, device }, async ({ page }) => {
    await page.addInitScript(noteStep, KEY)
    await page.goto(url, { waitUntil: settle ? 'networkidle' : 'commit', timeout: 120_000 })
    const target = page.locator(link).first()
    await target.scrollIntoViewIfNeeded()
    if (settle) await pause(LOOK_MS)
    if (rest) {
      await target.hover()
      await pause(REST_MS)
    }
    await (device === PHONE
      ? target.tap({ noWaitAfter: true })
      : target.click({ noWaitAfter: true }))
    return await shownAfter(page)
  })
}

async function shownAfter(page: Page): Promise<number> {
  const limit = performance.now() + LIMIT_MS
  while (performance.now() < limit) {
    await pause(100)
    const step = await page
      .evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Step | null, KEY)
      // The document that was asked has just gone.
      .catch(() => null)
    if (step?.shown !== undefined) return step.shown - step.pressed
  }
  return Number.NaN
}
