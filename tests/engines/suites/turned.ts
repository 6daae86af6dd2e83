import { expect, test } from 'vitest'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { fillBoard } from '#tests/support/board-setup.ts'
import { ENDED_REQUESTS, type Engine, PHONE } from '../engine.ts'
import type { EnginePage } from '../engine-page.ts'
import { openBoard } from './board.ts'

/** Width and height of the page, in CSS px. */
type Size = readonly [number, number]

/** A tablet held upright, and on its side. */
const UPRIGHT: Size = [800, 1000]
const ON_ITS_SIDE: Size = [1280, 900]

const SITE_PAGES = [
  '/',
  '/services/auto-locksmith/car-key-replacement',
  '/service-areas',
  '/service-areas/hoboken',
  '/book-online',
  '/pricing',
] as const

/**
 * A page that is turned looks as if it had been opened so. WebKit 2.50 leaves styles of media
 * queries as they were if the element, or one around it, is a container (`container-type`).
 */
export function testTurnedPages(get: () => Engine): void {
  test.for(SITE_PAGES)('%s follows the window when it is turned', async (path) => {
    // The page before it may still fetch what it will not need.
    get().allow(ENDED_REQUESTS)
    await expectToFollowTurns(get().page, path)
  })

  test('status page and board follow the window when it is turned', async () => {
    const { page, app } = get()
    const { statusPath, leadId } = await app.withDb((db) => fillBoard(db, Date.now() - MINUTE_MS))
    get().allow(ENDED_REQUESTS)
    await expectToFollowTurns(page, statusPath)
    await openBoard(get())
    for (const path of ['/staff', `/staff/l/${leadId}`]) {
      await expectToFollowTurns(page, path)
    }
  })
}

/** Turns the page twice each way, then compares it with the same page opened at each size. */
async function expectToFollowTurns(page: EnginePage, path: string): Promise<void> {
  const opened = new Map<Size, Box[]>()
  for (const size of [ON_ITS_SIDE, UPRIGHT, PHONE] satisfies Size[]) {
    await page.setViewport(...size)
    await page.goto(path)
    opened.set(size, await settledBoxes(page))
  }
  for (const size of [UPRIGHT, ON_ITS_SIDE, UPRIGHT, ON_ITS_SIDE, PHONE] satisfies Size[]) {
    await page.setViewport(...size)
    const differences = async (): Promise<string[]> =>
      missing(opened.get(size) ?? [], await page.evaluate(boxes))
    await expect.poll(differences, { message: `${path} at ${size.join(' × ')}` }).toEqual([])
  }
}

interface Box {
  readonly name: string
  readonly left: number
  readonly width: number
}

/** The boxes once scripts and late styles are done: twice the same. */
async function settledBoxes(page: EnginePage): Promise<Box[]> {
  let last: Box[] = []
  await expect
    .poll(async () => {
      const before = JSON.stringify(last)
      last = await page.evaluate(boxes)
      return before === JSON.stringify(last)
    })
    .toBe(true)
  return last
}

/** Boxes that are no more where they should be. A few px may differ: a scroll bar, a fraction. */
function missing(expected: readonly Box[], now: readonly Box[]): string[] {
  const isNear = (a: Box, b: Box) =>
    a.name === b.name && Math.abs(a.left - b.left) + Math.abs(a.width - b.width) <= 16
  return expected
    .filter((box) => !now.some((other) => isNear(box, other)))
    .slice(0, 5)
    .map(({ name, left, width }) => `${name}: ${left}, ${width}`)
}

/** Returns the boxes of what is visible, in the order of the page; CSS px. */
function boxes(): Box[] {
  return [...document.body.querySelectorAll<HTMLElement>('*:not(svg *)')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => {
      const { left, width } = element.getBoundingClientRect()
      const words = element.childElementCount === 0 ? element.textContent?.trim().slice(0, 20) : ''
      return {
        name: `${element.localName}.${element.getAttribute('class') ?? ''} ${words}`,
        left,
        width,
      }
    })
}
