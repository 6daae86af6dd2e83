import { expect, test } from './fixtures.ts'
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
