import { hasArialWidths } from '#tests/support/arial-widths.ts'
import { NO_ARIAL_WIDTHS } from '#tests/support/skip-unless.ts'
import type { Locator, Page } from '@playwright/test'
import { documentAt } from '#content/documents.ts'
import type { FrontOf } from '#content/kinds.ts'
import { expect, test } from './fixtures.ts'
import { MAX_LAYOUT_SHIFT, recordedShifts, recordShifts, twoFrames } from './layout-shifts.ts'
import { openReady } from './shell-page.ts'

const { heading, front } = documentAt<FrontOf<'/'>>('/', 'en')
const { hero } = front
const LAZY_SECTIONS = ['reviews', 'areas', 'questions']

test('shows the text of badge, tiles and buttons', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByText(hero.badge)).toBeVisible()
  await expect(main.getByText(/Available 24\/7/).locator('visible=true')).toHaveCount(1)
  for (const tile of hero.tiles) {
    await expect(main.getByText(tile, { exact: true })).toBeVisible()
  }
  const buttons = main.locator('.hero-between')
  await expect(buttons.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', /^tel:\d+$/)
  await expect(buttons.getByRole('link', { name: 'Our Services' })).toHaveAttribute(
    'href',
    '/services',
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(heading)
})

/** Returns the opacity of each word at a time after the first paint, in ms. */
async function wordsAt(page: Page, time: number): Promise<number[]> {
  return await page.evaluate((now) => {
    const words = [...document.querySelectorAll('.hero-words > span')]
    for (const word of words) {
      for (const animation of word.getAnimations()) {
        animation.pause()
        animation.currentTime = now
      }
    }
    return words.map((word) => Number(getComputedStyle(word).opacity))
  }, time)
}

test('the word changes every 1800 ms: Expert, Quick, Reliable, and again', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('.hero-words > span')).toHaveText(['Expert', 'Quick', 'Reliable'])
  // The animation begins with the full stylesheet.
  await expect(page.locator('html')).toHaveClass(/styled/)
  const only = (shown: number) => [0, 1, 2].map((word) => (word === shown ? 1 : 0))
  for (let turn = 0; turn < 6; turn++) {
    // A word is visible 500 ms after the change at the latest, until the next.
    if (turn > 0) expect(await wordsAt(page, turn * 1800 + 500)).toEqual(only(turn % 3))
    expect(await wordsAt(page, turn * 1800 + 1799)).toEqual(only(turn % 3))
    expect(await wordsAt(page, turn * 1800 + 1860)).not.toEqual(only(turn % 3))
  }
})

test('the pause button stops it, and the play button continues it', async ({ page }) => {
  await openReady(page, '/')
  const states = () =>
    page.evaluate(() => [
      ...new Set(
        [...document.querySelectorAll('.hero-words > span')]
          .flatMap((word) => word.getAnimations())
          .filter((animation) => animation instanceof CSSAnimation)
          .map(({ playState }) => playState),
      ),
    ])
  expect(await states()).toContain('running')
  // Hovering pauses it too, so the pointer moves away first.
  await page.getByRole('button', { name: `${hero.pause} ${hero.changingWord}` }).hover()
  await expect.poll(states).toEqual(['paused'])
  await page.getByRole('button', { name: `${hero.pause} ${hero.changingWord}` }).click()
  await page.mouse.move(5, 5)
  await expect.poll(states).toEqual(['paused'])
  await page.getByRole('button', { name: `${hero.play} ${hero.changingWord}` }).click()
  await page.mouse.move(5, 5)
  await expect.poll(states).toEqual(['running'])
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('Expert stays; Play changes the word every 1800 ms without an animation', async ({
    page,
  }) => {
    await page.clock.install()
    await openReady(page, '/')
    const shown = () =>
      page
        .locator('.hero-words > span')
        .evaluateAll((words) =>
          words
            .filter((word) => getComputedStyle(word).opacity === '1')
            .map((word) => word.textContent),
        )
    await page.clock.fastForward(10_000)
    expect(await shown()).toEqual(['Expert'])
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('button', { name: `${hero.play} ${hero.changingWord}` }).click()
    await page.clock.runFor(1799)
    expect(await shown()).toEqual(['Expert'])
    await page.clock.runFor(1)
    await expect.poll(shown).toEqual(['Quick'])
    await page.clock.runFor(1800)
    await expect.poll(shown).toEqual(['Reliable'])
    const moving = await page.evaluate(() => document.getAnimations().length)
    expect(moving).toBe(0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('fonts, the changing word and scrolling shift no layout', async ({ page }) => {
    test.skip(!hasArialWidths(), NO_ARIAL_WIDTHS)
    await recordShifts(page)
    await wholeVisit(page)
    expect((await recordedShifts(page)).total).toBeLessThan(MAX_LAYOUT_SHIFT)
  })

  test('loads reviews, areas and questions at a distance of 400 px, not before', async ({
    page,
  }) => {
    await openReady(page, '/')
    for (const name of LAZY_SECTIONS) {
      const section = page.locator(`[data-near-section="${name}"]`)
      expect(await isDrawn(section)).toBe(false)
      await placeBelow(section, 402)
      await twoFrames(page)
      expect(await isDrawn(section)).toBe(false)
      await placeBelow(section, 398)
      await expect.poll(() => isDrawn(section)).toBe(true)
    }
  })
})

/** Loads the page and its fonts, waits for two changes of the word, and scrolls to the end. */
async function wholeVisit(page: Page): Promise<void> {
  await openReady(page, '/')
  await page.evaluate(() => document.fonts.ready)
  for (const time of [1700, 1900, 2200, 3700, 5500]) await wordsAt(page, time)
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy(0, 150)
      await frame()
      await frame()
    }
  })
  await twoFrames(page)
}

/** Returns whether the section's heading is laid out and painted. */
async function isDrawn(section: Locator): Promise<boolean> {
  return await section.evaluate((element) => {
    const words = element.querySelector('h2, p')
    return (
      words?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) ?? false
    )
  })
}

/** Scrolls until the section begins this many pixels below the viewport. */
async function placeBelow(section: Locator, distance: number): Promise<void> {
  await section.evaluate((element, pixels) => {
    scrollBy(0, element.getBoundingClientRect().top - innerHeight - pixels)
  }, distance)
}
