import { expect, test } from 'vitest'
import { DESKTOP, type Engine, PHONE } from '../engine.ts'

/** Menus of both sizes open and close. */
export function testMenus(get: () => Engine): void {
  test('on a desktop, Services opens by the pointer and closes by Escape', async () => {
    const { page } = get()
    await page.setViewport(...DESKTOP)
    await page.goto('/')
    await page.waitFor('hydration', isHydrated, 'menu-bar')
    const isOpen = () =>
      page.evaluate(
        () =>
          document.querySelector('.mega')?.checkVisibility({ visibilityProperty: true }) ?? false,
      )
    await page.hover('nav a[href="/services"]')
    await expect.poll(isOpen).toBe(true)
    await page.press('Escape')
    await expect.poll(isOpen).toBe(false)
    await page.click('button[aria-label="Show pages under Services"]')
    await expect.poll(isOpen).toBe(true)
    await page.click('.mega .mega-heading')
    await page.waitForPath(/^\/services\//)
  })

  test('on a phone, the menu fills the screen, closes, and leads to a page', async () => {
    const { page } = get()
    await page.setViewport(...PHONE)
    await page.goto('/')
    // Until then the button leads to the page of all pages.
    await page.waitFor('hydration', isHydrated, 'mobile-menu')
    const width = () =>
      page.evaluate(
        () => document.querySelector('dialog[open]')?.getBoundingClientRect().width ?? 0,
      )
    const open = async () => {
      await page.click('button[aria-label="Open menu"]')
      await expect.poll(width).toBe(PHONE[0])
    }
    await open()
    await page.click('dialog button[aria-label="Close menu"]')
    await expect.poll(width).toBe(0)
    await open()
    await page.press('Escape')
    await expect.poll(width).toBe(0)
    await open()
    await page.click('dialog a', 'FAQ')
    await page.waitForPath(/^\/faq$/)
  })
}

const isHydrated = (island: string): boolean =>
  document.querySelector(`[data-island="${island}"][data-hydrated]`) !== null
