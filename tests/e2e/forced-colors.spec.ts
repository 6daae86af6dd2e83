import type { Page } from '@playwright/test'
import { recordLead } from '#tests/support/board-setup.ts'
import { signInStaff } from '#tests/support/staff-session.ts'
import { keepCookie } from './board.fixture.ts'
import { expect, test } from './fixtures.ts'
import { openForm, submitButton } from './form-page.ts'
import { openReady } from './shell-page.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

for (const [path, drawn] of [
  ['/', '.hero-pins, .hero-key > :is(svg, img), .emergency-scene, .site-footer svg:has(> pattern)'],
  ['/reviews', 'svg:has(> pattern)'],
] as const) {
  test(`${path} in forced colors hides decorative drawings and shows the logo as text`, async ({
    page,
  }) => {
    await openReady(page, path)
    expect(await page.locator(drawn).count()).toBeGreaterThan(0)
    expect(await page.locator(drawn).filter({ visible: true }).count()).toBe(0)
    await expect(page.locator('.site-header .logo-name').first()).toBeVisible()
    expect(await page.locator('.logo-image > img').filter({ visible: true }).count()).toBe(0)
  })
}

/** How many points of two pictures differ. */
async function differingPoints(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return await page.evaluate(
    async ([first, second]) => {
      const points = async (base64: string): Promise<Uint8ClampedArray> => {
        const image = await createImageBitmap(
          new Blob([Uint8Array.fromBase64(base64)], { type: 'image/png' }),
        )
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
        context?.drawImage(image, 0, 0)
        return (
          context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray()
        )
      }
      const [left, right] = [await points(first), await points(second)]
      let count = 0
      for (let at = 0; at < left.length; at += 4)
        if ([0, 1, 2].some((color) => left[at + color] !== right[at + color])) count++
      return count
    },
    [one.toString('base64'), other.toString('base64')] as const,
  )
}

test('in forced colors a chosen quick pick looks chosen, and a toast hides what is behind it', async ({
  page,
}) => {
  const form = await openForm(page)
  const pick = form.locator('.quick-picks label').first()
  const before = await pick.screenshot()
  await pick.click()
  await form.getByLabel('Name', { exact: true }).focus()
  await page.mouse.move(0, 0)
  await expect(pick.locator('input')).toBeChecked()
  expect(await differingPoints(page, before, await pick.screenshot())).toBeGreaterThan(300)

  await submitButton(form).click()
  const toast = page.locator('.toast').first()
  await expect(toast).toBeVisible()
  const { width, alpha } = await toast.evaluate((element) => {
    const { borderTopWidth, backgroundColor } = getComputedStyle(element)
    return {
      width: borderTopWidth,
      alpha: /rgba\(.*, ([\d.]+)\)/.exec(backgroundColor)?.[1] ?? '1',
    }
  })
  expect([width, alpha]).toEqual(['2px', '1'])
})

test('in forced colors the board marks the present page, and its large figures cover nothing', async ({
  browser,
  app,
}) => {
  const { cookie } = await app.withDb((db) => signInStaff(db, 'Maria'))
  await app.withDb((db) => recordLead(db, {}, Date.now() - 3 * 60_000))
  const context = await browser.newContext({ baseURL: app.url, forcedColors: 'active' })
  await keepCookie(context, cookie, app)
  const page = await context.newPage()
  await page.goto('/staff')
  const tabs = page.locator('.tabs a')
  const edges = await tabs.evaluateAll((all) =>
    all.map((tab) => [tab.hasAttribute('aria-current'), getComputedStyle(tab).borderTopWidth]),
  )
  expect(edges.filter(([, edge]) => edge === '5px')).toEqual([[true, '5px']])
  expect(edges.length).toBeGreaterThan(1)
  const adjust = await page
    .locator('.waited')
    .first()
    .evaluate((element) => getComputedStyle(element).forcedColorAdjust)
  expect(adjust).toBe('none')
  await context.close()
})
