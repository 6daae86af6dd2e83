import { markOf } from '#art/computed/map/names.ts'
import { allTowns } from '#domain/places/towns.ts'
import { townPath } from '#domain/pages/pages.ts'
import { expect, test } from './fixtures.ts'
import { openReady } from './shell-page.ts'

test('a mark on the map links to its town', async ({ page }) => {
  const town = allTowns().findLast((each) => !('data-off-map' in markOf(each)))
  test.skip(town === undefined, 'no town of the list is on the map')
  await openReady(page, '/service-areas')
  const map = page.locator('.town-map')
  await map.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const link = page
    .locator('section:has(> .town-map) li')
    .getByRole('link', { name: town?.name ?? '' })
  // The mark is the link's ::before, placed over the map.
  const mark = await link.evaluate((element) => {
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
  expect(mark.y).toBeGreaterThan(box?.y ?? Infinity)
  expect(mark.y).toBeLessThan((box?.y ?? 0) + (box?.height ?? 0))
  await page.mouse.click(mark.x, mark.y)
  await expect(page).toHaveURL(townPath(town?.slug ?? ''))
})
