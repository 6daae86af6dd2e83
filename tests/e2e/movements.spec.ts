import type { Locator, Page } from '@playwright/test'
import { expect, requestForm, test } from './fixtures.ts'
import { acceptCookies, openReady } from './shell-page.ts'

test.beforeEach(async ({ page }) => {
  await acceptCookies(page)
})

/** By how many px it is moved down; less than 0 is up. */
const movedDown = (element: Locator, part?: string): Promise<number> =>
  element.evaluate((at, pseudo) => new DOMMatrix(getComputedStyle(at, pseudo).transform).m42, part)

const town = (page: Page, name: string) => ({
  inList: page.locator('section:has(> .town-map) li').getByRole('link', { name }),
  onMap: page.locator('.town-map a').filter({ hasText: name }),
})

for (const path of ['/', '/service-areas']) {
  test(`${path}: a town in the list lifts its mark, the mark its town, and nothing else is lifted`, async ({
    page,
  }) => {
    await openReady(page, path)
    const { inList, onMap } = town(page, 'Hoboken')
    const other = town(page, 'Weehawken')
    await page.locator('.town-map').scrollIntoViewIfNeeded()
    await inList.hover()
    await expect.poll(() => movedDown(onMap.locator('> g'))).toBe(-8)
    expect(await movedDown(other.onMap.locator('> g'))).toBe(0)
    await onMap.locator('> path').hover()
    await expect.poll(() => movedDown(inList)).toBe(-4)
    expect(await movedDown(onMap.locator('> g'))).toBe(-8)
    expect(await movedDown(other.inList)).toBe(0)
    await page.mouse.move(0, 0)
    await inList.focus()
    // Focus that a program gives shows only to whoever used the keyboard last.
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect.poll(() => movedDown(onMap.locator('> g'))).toBe(-8)
  })
}

test('a mark on the map leads to its town', async ({ page }) => {
  await openReady(page, '/service-areas')
  await town(page, 'Hoboken').onMap.locator('> path').click()
  await expect(page).toHaveURL(/\/service-areas\/hoboken$/)
})

test('a quick pick pushes its pin home, and the other pins hang out', async ({ page }) => {
  await openReady(page, '/book-online')
  const picks = requestForm(page).locator('.quick-picks')
  const [house, car] = [
    picks.getByRole('button', { name: 'House' }),
    picks.getByRole('button', { name: 'Car' }),
  ]
  expect(await movedDown(house, '::after')).toBe(0)
  await house.click()
  await expect(house).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => movedDown(house, '::after')).toBe(-6)
  expect(await movedDown(car, '::after')).toBe(0)
})

test('the call sinks under the finger, and the lamp goes up as somebody reaches for it', async ({
  page,
}) => {
  await openReady(page, '/')
  const call = page.locator('.emergency-foot').getByRole('link', { name: 'Call Now' })
  const light = (): Promise<string> =>
    page
      .locator('.emergency-scene > i')
      .evaluate((lamp) => getComputedStyle(lamp, '::after').opacity)
  await call.scrollIntoViewIfNeeded()
  expect(await light()).toBe('0')
  await call.hover()
  await expect.poll(light).toBe('1')
  await page.mouse.down()
  await expect.poll(() => movedDown(call)).toBe(3)
  // Let go beside it: nobody is called.
  await page.mouse.move(0, 0)
  await page.mouse.up()
  await expect.poll(() => movedDown(call)).toBe(0)
})

test.describe('where less motion is asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('towns and marks stay where they are', async ({ page }) => {
    await openReady(page, '/service-areas')
    const { inList, onMap } = town(page, 'Hoboken')
    await inList.hover()
    expect(await movedDown(onMap.locator('> g'))).toBe(0)
    await onMap.locator('> path').hover()
    expect(await movedDown(inList)).toBe(0)
  })
})
