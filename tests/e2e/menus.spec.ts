import type { Locator, Page } from '@playwright/test'
import { menus } from '#copy/en/menus.ts'
import { allTowns } from '#domain/places/towns.ts'
import { serviceGroups, allServices } from '#domain/services/services.ts'
import { expect, test } from './fixtures.ts'
import { openReady } from './shell-page.ts'
import { SOME_TOWN, pageLike } from './sample-pages.ts'

const mainNav = (page: Page): Locator => page.getByRole('navigation', { name: menus.navLabel })
const link = (page: Page, name: string): Locator =>
  mainNav(page).getByRole('link', { name, exact: true }).first()
const toggle = (page: Page, name: string): Locator =>
  mainNav(page).getByRole('button', { name: new RegExp(`(Show|Hide) pages under ${name}$`) })
const megaMenu = (page: Page): Locator => page.locator('.mega')
const areasList = (page: Page): Locator => mainNav(page).locator('.menu-list')

test.describe('delays', () => {
  /** Waits for the panels; no menu is open and none was for long. Pauses the clock. */
  async function stopped(page: Page): Promise<void> {
    await page.clock.install()
    await openReady(page, '/')
    await toggle(page, 'Services').click()
    await expect(megaMenu(page)).toBeVisible()
    await toggle(page, 'Services').click()
    await page.mouse.move(700, 700)
    await page.clock.pauseAt(Date.now() + 60_000)
  }

  test('the menu opens after the pointer has rested for 200 ms', async ({ page }) => {
    await stopped(page)
    await link(page, 'Services').hover()
    await page.clock.runFor(199)
    await expect(toggle(page, 'Services')).toHaveAttribute('aria-expanded', 'false')
    await page.clock.runFor(1)
    await expect(toggle(page, 'Services')).toHaveAttribute('aria-expanded', 'true')
  })
})

test('Services opens four columns with every service, Service Areas a list of towns; following a link closes it', async ({
  page,
}) => {
  await openReady(page, '/')
  await link(page, 'Services').hover()
  await expect(megaMenu(page)).toBeVisible()
  for (const group of serviceGroups()) {
    const heading = megaMenu(page).getByRole('link', { name: `All ${group.menuLabel} services` })
    await expect(heading).toHaveText(group.menuLabel)
    await expect(heading).toHaveAttribute('href', `/services/${group.slug}`)
  }
  await expect(megaMenu(page).locator('li a')).toHaveText(
    serviceGroups().flatMap(({ id, pages }) =>
      pages.map(
        (slug) =>
          allServices().find((one) => one.group === id && one.slug === slug)?.menuLabel ?? '',
      ),
    ),
  )
  await expect(
    megaMenu(page).getByRole('link', { name: menus.megaMenu.allServices }),
  ).toHaveAttribute('href', '/services')
  await expect(megaMenu(page).locator('a[href^="tel:"]')).toBeVisible()
  const lefts = await megaMenu(page)
    .locator('.mega-heading')
    .evaluateAll((headings) => headings.map((heading) => heading.getBoundingClientRect().left))
  expect(new Set(lefts).size).toBe(4)

  const towns = allTowns().map(({ name }) => name)
  await link(page, 'Service Areas').hover()
  await expect(areasList(page)).toBeVisible()
  await expect(areasList(page).getByRole('link')).toHaveText(towns)
  const topBar = page.getByRole('navigation', { name: menus.serviceAreas })
  await topBar.getByRole('link', { name: menus.serviceAreas }).hover()
  await expect(topBar.locator('.menu-list')).toBeVisible()
  await expect(areasList(page)).toBeHidden()
  await expect(topBar.locator('.menu-list').getByRole('link')).toHaveText(towns)

  await link(page, 'Service Areas').hover()
  await areasList(page).getByRole('link', { name: SOME_TOWN.name }).click()
  await page.waitForURL(`**${SOME_TOWN.path}`)
  await expect(areasList(page)).toBeHidden()
})

test('keyboard: Enter, Space and the down arrow open; Escape and leaving close', async ({
  page,
}) => {
  await openReady(page, '/')
  for (const key of ['Enter', 'Space']) {
    await toggle(page, 'Services').focus()
    await page.keyboard.press(key)
    await expect(megaMenu(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(megaMenu(page)).toBeHidden()
    await expect(toggle(page, 'Services')).toBeFocused()
  }
  await link(page, 'Services').focus()
  await page.keyboard.press('ArrowDown')
  const links = megaMenu(page).getByRole('link')
  await expect(links.nth(0)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(megaMenu(page)).toBeHidden()
  await expect(toggle(page, 'Services')).toBeFocused()

  await link(page, 'Service Areas').focus()
  await page.keyboard.press('Tab')
  await expect(toggle(page, 'Service Areas')).toBeFocused()
  await page.keyboard.press('Enter')
  for (const { name } of allTowns()) {
    await page.keyboard.press('Tab')
    await expect(areasList(page).getByRole('link', { name })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(link(page, 'Prices')).toBeFocused()
  await expect(areasList(page)).toBeHidden()
})

test.describe('with touch on a large screen', () => {
  test.use({ hasTouch: true })

  test('the first tap opens the menu, the second follows the link, a tap elsewhere closes', async ({
    page,
  }) => {
    await openReady(page, '/')
    await link(page, 'Services').tap()
    await expect(megaMenu(page)).toBeVisible()
    await page.touchscreen.tap(700, 880)
    await expect(megaMenu(page)).toBeHidden()
    await link(page, 'Services').tap()
    await expect(megaMenu(page)).toBeVisible()
    await link(page, 'Services').tap()
    await page.waitForURL('**/services')
  })
})

test('an item is active on its page and on every page below it', async ({ page }) => {
  const active = () => mainNav(page).locator('[data-active]').allTextContents()
  await openReady(page, pageLike('/services/residential-locksmith/lock-rekey'))
  expect(await active()).toEqual(['Services'])
  await expect(link(page, 'Services')).not.toHaveAttribute('aria-current')
  await page.goto('/service-areas')
  expect(await active()).toEqual(['Service Areas'])
  await expect(link(page, 'Service Areas')).toHaveAttribute('aria-current', 'page')
  await page.goto('/')
  expect(await active()).toEqual([])
})
