/** Expects that on a phone bars, banner, toasts and the form do not overlap. */

import type { Locator, Page } from '@playwright/test'
import { submissionForm as words } from '#copy/en/submission-form.ts'
import { shell } from '#copy/en/shell.ts'
import { expect, fillFields, fillRequest, test } from './fixtures.ts'
import { control, errorOf, formReady, openForm, submitButton, toasts } from './form-page.ts'
import { serveMaps, serveRecaptcha, test as googleTest } from './google.ts'
import { openReady } from './shell-page.ts'

interface Box {
  readonly name: string
  readonly top: number
  readonly bottom: number
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const banner = (page: Page) => page.getByRole('region', { name: shell().cookieBanner.label })
const bar = (page: Page) => page.getByRole('region', { name: shell().callBar.label })
const header = (page: Page) => page.locator('.site-header')

async function boxOf(name: string, locator: Locator): Promise<Box> {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${name} is not displayed`)
  return { name, top: box.y, bottom: box.y + box.height }
}

/** On a phone everything is as wide as the screen, so only heights matter. */
function overlaps(boxes: readonly Box[]): string[] {
  const sorted = [...boxes].sort((a, b) => a.top - b.top)
  return sorted.flatMap((box, index) => {
    const next = sorted[index + 1]
    return next && next.top < box.bottom - 0.5 ? [`${next.name} overlaps ${box.name}`] : []
  })
}

/** Expects no overlap of these boxes, once the toast has stopped moving. */
async function expectApart(
  page: Page,
  parts: readonly (readonly [string, Locator])[],
): Promise<void> {
  await expect(toasts(page)).toHaveCount(1)
  const all: readonly (readonly [string, Locator])[] = [
    ['header', header(page)],
    ['toast', toasts(page)],
    ['bar', bar(page)],
    ...((await banner(page).isVisible()) ? [['banner', banner(page)] as const] : []),
    ...parts,
  ]
  await expect
    .poll(async () => overlaps(await Promise.all(all.map(([name, part]) => boxOf(name, part)))))
    .toEqual([])
}

for (const { width, height, share } of [
  { width: 390, height: 844, share: 0.75 },
  { width: 320, height: 568, share: 0.65 },
]) {
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, asksConsent: true })

    test(`header, call bar and cookie banner leave ${share * 100} % of the screen free`, async ({
      page,
    }) => {
      await openReady(page, '/faq')
      const covering = await Promise.all(
        [header(page), bar(page), banner(page)].map((part) => boxOf('', part)),
      )
      const covered = covering.reduce((sum, { top, bottom }) => sum + bottom - top, 0)
      expect((height - covered) / height).toBeGreaterThanOrEqual(share)
      const { top, bottom } = await boxOf('banner', banner(page))
      expect(bottom - top).toBe(72)
    })
  })
}

test.describe('on a phone of usual height', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('after a refusal every wrong field and its message are between header and toast', async ({
    page,
  }) => {
    const form = await openForm(page, '/')
    await submitButton(form).click()
    await expect(control(form, 'name')).toBeFocused()
    for (const name of ['name', 'phone', 'address', 'service'] as const)
      await expectApart(page, [
        ['field', control(form, name)],
        ['message', errorOf(form, name)],
      ])
    const { bottom } = await boxOf('header', header(page))
    expect((await boxOf('field', control(form, 'name'))).top).toBeGreaterThan(bottom)
    expect((await boxOf('message', errorOf(form, 'service'))).bottom).toBeLessThan(
      (await boxOf('toast', toasts(page))).top,
    )
  })
})

for (const { width, height } of [
  { width: 844, height: 390 },
  { width: 932, height: 430 },
]) {
  test.describe(`on a phone held sideways, ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, asksConsent: true })

    for (const path of ['/', '/es'])
      test(`the call button of ${path} is above the bars`, async ({ page }) => {
        await openReady(page, path)
        const call = await boxOf('call', page.locator('.hero-copy .btn-amber'))
        expect(call.bottom).toBeLessThanOrEqual((await boxOf('banner', banner(page))).top)
      })
  })
}

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 568 } })

  test.describe('with the cookie banner', () => {
    test.use({ asksConsent: true })

    test('the field that a toast is about stays visible beside it', async ({ page }) => {
      const form = await openForm(page, '/')
      await submitButton(form).click()
      await form.getByLabel("I'm not a robot").check()
      await submitButton(form).click()
      await expect(control(form, 'name')).toBeFocused()
      await expectApart(page, [
        ['field', control(form, 'name')],
        ['message', errorOf(form, 'name')],
      ])
    })
  })

  googleTest(
    'the captcha and its message are clear of the toast that asks for it',
    async ({ page }) => {
      await serveMaps(page, 'well')
      await serveRecaptcha(page, {})
      const form = await openForm(page)
      await control(form, 'name').focus()
      await expect(form.locator('[data-fake-recaptcha]')).toBeVisible()
      await fillFields(form, 'Vera')
      await submitButton(form).click()
      await expectApart(page, [
        ['captcha', form.locator('[data-fake-recaptcha]')],
        ['message', form.locator('#recaptcha-note')],
      ])
    },
  )

  test.describe('a submission that fails', () => {
    test.use({ allowedProblems: [/status of 4\d\d|ERR_/] })

    test('the failure message is visible and not covered by the toast', async ({ page }) => {
      await page.route('**/rest/v1/submissions*', (route) =>
        route.fulfill({
          status: 400,
          json: { code: '23514', message: 'not accepted', details: null, hint: null },
        }),
      )
      await page.goto('/')
      const form = await formReady(page)
      await fillRequest(form, 'Vera')
      await submitButton(form).click()
      const message = form.locator('.form-status')
      await expect(message).toContainText('not accepted')
      await expect(message).toBeInViewport({ ratio: 1 })
      await expectApart(page, [['message', message.locator('p')]])
      const way = form.getByRole('heading', { name: words.anotherWay.heading })
      await expectApart(page, [['another way', way]])
    })

    test('the weak-signal message is visible too', async ({ page }) => {
      await page.route('**/rest/v1/submissions*', (route) => route.abort())
      await page.goto('/')
      const form = await formReady(page)
      await fillRequest(form, 'Vera')
      await submitButton(form).click()
      const message = form.locator('.form-status p')
      await expect(message).toHaveText(words.sendProblems['weak-signal'])
      await expect
        .poll(async () =>
          overlaps([await boxOf('message', message), await boxOf('bar', bar(page))]),
        )
        .toEqual([])
      await expect(message).toBeInViewport({ ratio: 1 })
    })
  })
})
