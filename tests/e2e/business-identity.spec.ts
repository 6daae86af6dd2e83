import { business } from '#domain/business/business.ts'
import { canShowDrawing } from '#domain/places/drawn-towns.ts'
import { allTowns } from '#domain/places/towns.ts'
import {
  DEFAULT_AREA_NAMES,
  DEFAULT_BUSINESS_FACTS,
  DEFAULT_BUSINESS_NAME,
} from '#domain/business/default-business.ts'
import { localizedPath } from '#domain/pages/localized-paths.ts'
import { townPath } from '#domain/pages/pages.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import { shownRating } from '#domain/business/rating.ts'
import { expect, fillRequest, submissionForm, test } from './fixtures.ts'
import { expectOneLead, expectThanks, mailsOf, newVisitor } from './form-page.ts'

/* Runs for the site as delivered and for another business (tests/other-business/run.ts). */

test.use({ viewport: { width: 390, height: 844 } })

test("home shows the business's name, phone number and town, and a rating only where one is configured", async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.locator('header .logo img').first()).toHaveAttribute('alt', business.name)
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
    new RegExp(business.address.city),
  )
  const dial = page.locator(`a[href="tel:${business.phones.default}"]`)
  await expect(dial.locator('visible=true').first()).toBeVisible()
  const number = dial.filter({ hasText: formatPhone(business.phones.default) })
  await expect(number.first()).toBeAttached()
  const rated = page.locator('script[type="application/ld+json"]')
  expect((await rated.allTextContents()).join('').includes('aggregateRating')).toBe(
    shownRating(business) !== null,
  )
})

for (const path of ['/', '/es', '/contact', '/reviews', '/terms-conditions'])
  test(`${path} shows nothing of another business`, async ({ page }) => {
    test.skip(business.name === DEFAULT_BUSINESS_NAME, 'runs as the delivered business')
    await page.goto(path)
    const said = await page.content()
    expect(DEFAULT_BUSINESS_FACTS.filter((fact) => said.includes(fact))).toEqual([])
  })

test('stores a submission and sends a mail that names the site', async ({ page, app }) => {
  await page.goto('/')
  const visitor = newVisitor()
  const form = submissionForm(page)
  await fillRequest(form, visitor)
  await form.getByRole('button', { name: 'Request Service' }).click()
  await expectThanks(page)
  expect(await expectOneLead(app, visitor)).toMatchObject({ source_url: '/', status: 'pending' })
  const [mail = ''] = await mailsOf(app, visitor)
  // A part that no mail encoding changes.
  const [word = ''] = /[a-z\d]{2,}/i.exec(business.name) ?? []
  expect(mail).toContain(word)
})

for (const language of ['en', 'es'] as const)
  test(`the plan of a town without a drawing is right of the text, ${language}`, async ({
    page,
  }) => {
    const town = allTowns().find(
      ({ name, slug }) =>
        DEFAULT_AREA_NAMES.every((drawn) => drawn !== name) || !canShowDrawing(slug),
    )
    test.skip(town === undefined, 'every town has a drawing')
    for (const width of [1024, 1200, 1366, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(localizedPath(townPath(town?.slug ?? ''), language))
      const text = await page.locator('.page-hero-text').boundingBox()
      const plan = await page.locator('.town-plan').boundingBox()
      expect(plan?.x, `${width} px`).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0))
    }
  })
