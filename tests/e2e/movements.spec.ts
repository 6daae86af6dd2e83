import type { Locator, Page } from '@playwright/test'
import { nameOnMap } from '#app/art/map/names.ts'
import { business } from '#domain/business.ts'
import { CITIES } from '#domain/cities.ts'
import { cityPath } from '#domain/pages.ts'
import { expect, test } from './fixtures.ts'
import { acceptCookies, openReady } from './shell-page.ts'

/** The towns whose marks are all alike: the firm's own is lit. */
const ON_MAP = CITIES.filter((city) => nameOnMap(city) && city.name !== business.address.city)
const [OTHER = '', ONE = ''] = ON_MAP.slice(-2).map(({ name }) => name)

test.beforeEach(async ({ page }) => {
  await acceptCookies(page)
})

/** By how many px it is moved down; less than 0 is up. */
const movedDown = (element: Locator, part?: string): Promise<number> =>
  element.evaluate((at, pseudo) => new DOMMatrix(getComputedStyle(at, pseudo).transform).m42, part)

const town = (page: Page, name: string): Locator =>
  page.locator('section:has(> .town-map) li').getByRole('link', { name })

/** The mark on the map, and the name in the list. */
const moved = async (link: Locator): Promise<readonly number[]> => [
  await movedDown(link, '::after'),
  await movedDown(link.locator('> :first-child')),
]

/** Where the map shows the town's mark. */
async function pointAtMark(page: Page, link: Locator): Promise<void> {
  const map = page.locator('.town-map')
  await map.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const place = await link.evaluate((element) => {
    const section = element.closest('section')?.getBoundingClientRect()
    const { left, top, width, height } = getComputedStyle(element, '::before')
    const holder = element.closest('.areas > :last-child')
    const base =
      holder && getComputedStyle(holder).position === 'relative'
        ? holder.getBoundingClientRect()
        : section
    return {
      x: (base?.x ?? 0) + Number.parseFloat(left) + Number.parseFloat(width) / 2,
      y: (base?.y ?? 0) + Number.parseFloat(top) + Number.parseFloat(height) / 2,
    }
  })
  const box = await map.boundingBox()
  expect(place.y).toBeGreaterThan(box?.y ?? Infinity)
  expect(place.y).toBeLessThan((box?.y ?? 0) + (box?.height ?? 0))
  await page.mouse.move(place.x, place.y)
}

const LIFTED = [-8, -3]
const STILL = [0, 0]

for (const [path, widths] of [
  ['/', [390, 1440]],
  ['/service-areas', [1100]],
] as const) {
  for (const width of widths) {
    test(`${path} at ${width} px: a town in the list lifts its mark, the mark its town, and nothing else is lifted`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 1000 })
      await openReady(page, path)
      await page.locator('.town-map').scrollIntoViewIfNeeded()
      const [one, other] = [town(page, ONE), town(page, OTHER)]
      // Clear of the bar at the foot of a phone.
      await one.evaluate((link) => link.scrollIntoView({ block: 'center' }))
      await one.hover()
      await expect.poll(() => moved(one)).toEqual(LIFTED)
      expect(await moved(other)).toEqual(STILL)
      await pointAtMark(page, other)
      await expect.poll(() => moved(other)).toEqual(LIFTED)
      await expect.poll(() => moved(one)).toEqual(STILL)
    })
  }
}

test('a mark on the map leads to its town', async ({ page }) => {
  await openReady(page, '/service-areas')
  await pointAtMark(page, town(page, ONE))
  await page.mouse.down()
  await page.mouse.up()
  await expect(page).toHaveURL(cityPath(ON_MAP.at(-1)?.slug ?? ''))
})

test.describe('where less motion is asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('towns and marks stay where they are', async ({ page }) => {
    await openReady(page, '/service-areas')
    const one = town(page, ONE)
    await one.hover()
    // Whichever manila the firm's own colors make.
    const manila = await one.evaluate((element) => {
      const probe = element.ownerDocument.createElement('i')
      probe.style.color = 'var(--color-manila)'
      element.append(probe)
      const { color } = getComputedStyle(probe)
      probe.remove()
      return color
    })
    await expect(one).toHaveCSS('background-color', manila)
    expect(await moved(one)).toEqual(STILL)
  })
})
