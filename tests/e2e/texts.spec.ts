import type { Locator, Page } from '@playwright/test'
import { signInStaff } from '#tests/support/staff-session.ts'
import { type RunningProcess, startAppProcess } from '#tests/support/running-app.ts'
import { keepCookie, PHONE } from './board.fixture.ts'
import { expect, test } from './fixtures.ts'

/* An owner changes the texts of a page on a phone, without scripts too. */

// The spec has a server of its own, because what it publishes is on every page.
let app: RunningProcess
test.beforeAll(async () => {
  app = await startAppProcess({ site: 'built', environment: { RATE_LIMIT: 'off' } })
})
test.afterAll(async () => await app.remove())

const FORM = '/staff/texts/services.emergency-locksmith.house-lockout'
const PAGES = [
  '/services/emergency-locksmith/house-lockout',
  '/es/servicios/cerrajero-de-emergencia/abrir-casa',
] as const

const field = (page: Page, label: string): Locator => page.getByLabel(label)

/** Replaces a piece of a field's text. */
async function rewrite(area: Locator, piece: string, by: string): Promise<void> {
  const text = await area.inputValue()
  expect(text).toContain(piece)
  await area.fill(text.replace(piece, () => by))
}

const fitsTheScreen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

for (const javaScriptEnabled of [true, false])
  test(`rewrites a lead, adds a question, removes a block, makes a slip, goes back, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    browser,
  }) => {
    const { cookie } = await app.withDb((store) =>
      signInStaff(store, `Olga ${javaScriptEnabled}`, { role: 'owner' }),
    )
    const context = await browser.newContext({
      viewport: PHONE,
      baseURL: app.url,
      javaScriptEnabled,
    })
    await keepCookie(context, cookie, app)
    const page = await context.newPage()
    await page.goto('/staff')
    await page.getByRole('link', { name: 'Texts of the pages' }).click()
    await page.getByRole('link', { name: /^House Lockout/ }).click()
    await expect(page).toHaveURL(FORM)
    for (const width of [320, 390]) {
      await page.setViewportSize({ ...PHONE, width })
      expect(await fitsTheScreen(page), `${width} px`).toBe(true)
    }

    const [lead, spanishLead] = [
      field(page, 'Heading and first lines').first(),
      field(page, 'Heading and first lines').last(),
    ]
    await rewrite(lead, 'We open house and apartment doors', 'We open the door of your home')
    await rewrite(spanishLead, 'Vamos a abrírsela', 'Se la abrimos')
    const questions = field(page, 'Questions about house lockouts')
    await rewrite(
      questions,
      '{% /questions %}',
      '### Sundays too?\n\nYes. {% $twon %}\n{% /questions %}',
    )
    const spanish = field(page, 'Preguntas si se quedó fuera')
    await rewrite(
      spanish,
      '{% /questions %}',
      '### ¿También los domingos?\n\nSí.\n{% /questions %}',
    )
    await field(page, 'Latched or deadbolted?').fill('')
    await field(page, '¿La puerta solo se cerró').fill('')
    await page.getByRole('button', { name: 'Check and look' }).click()

    // The slip is one sentence with its place, at its field, and nothing typed is lost.
    await expect(page.getByRole('alert').first()).toContainText(
      /content\/services\/emergency-locksmith\/house-lockout\/en\.md:\d+: There is no fact \$twon/,
    )
    await expect(questions).toHaveAttribute('aria-invalid', 'true')
    await expect(lead).toHaveValue(/We open the door of your home/)
    await expect(spanish).toHaveValue(/domingos/)
    await rewrite(questions, ' {% $twon %}', '')
    await page.getByRole('button', { name: 'Check and look' }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Before and after')
    await expect(page.locator('.changes')).toContainText('We open the door of your home')
    expect(await fitsTheScreen(page)).toBe(true)
    if (!javaScriptEnabled) await page.getByRole('button', { name: 'The page after' }).click()
    await expect(
      page.frameLocator('iframe[name=after]').getByText('We open the door of your home'),
    ).toBeAttached()
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByRole('status')).toContainText('Published')

    const visitor = await context.newPage()
    await visitor.goto(PAGES[0])
    await expect(visitor.getByText('We open the door of your home')).toBeVisible()
    await expect(visitor.getByText('Sundays too?')).toBeVisible()
    await expect(visitor.getByText('Latched or deadbolted?')).toHaveCount(0)
    await visitor.goto(PAGES[1])
    await expect(visitor.getByText('Se la abrimos')).toBeVisible()
    await expect(visitor.getByText('¿También los domingos?')).toBeVisible()

    await page
      .getByRole('button', { name: /^Go back to the version/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/staff\/texts\?saved=version/)
    await visitor.goto(PAGES[0])
    await expect(visitor.getByText('We open house and apartment doors')).toBeVisible()
    await expect(visitor.getByText('Sundays too?')).toHaveCount(0)
    await context.close()
  })
