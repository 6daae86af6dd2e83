import type { Page } from '@playwright/test'
import { transitionLead, recordLead } from '#tests/support/board-setup.ts'
import { newLead, openLead, test } from './board.fixture.ts'
import { expect, fillRequest, submissionForm } from './fixtures.ts'
import { ready } from './shell-page.ts'

/** Records violations of the page's policy from the first script on. */
async function watchViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(globalThis, { seenViolations: seen })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
      seen.push(`${violatedDirective}: ${sample}`),
    )
  })
}

const violations = (page: Page) =>
  page.evaluate(() => (globalThis as { seenViolations?: string[] }).seenViolations)

/** Expects no violation so far, and that markup and script URLs from plain strings are rejected. */
async function expectStringsRefused(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([])
  const outcomes = await page.evaluate(() => {
    const outcome = (write: () => void): string => {
      try {
        write()
        return 'written'
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error)
      }
    }
    return [
      outcome(() => (document.createElement('p').innerHTML = '<img src=x onerror=alert(1)>')),
      outcome(() => (document.createElement('script').src = 'https://evil.example/x.js')),
      outcome(() => (document.createElement('script').textContent = 'alert(1)')),
    ]
  })
  expect(outcomes).toEqual(['refused', 'refused', 'refused'])
}

// Violations on other pages fail their own tests through the console.
test.describe('Trusted Types', () => {
  test.use({ allowedProblems: [/TrustedHTML|TrustedScript|Trusted Type/i] })

  test.describe('with its service worker', () => {
    test.use({ serviceWorkers: 'allow' })

    test('no violation on the home page, and strings are rejected', async ({ page }) => {
      await watchViolations(page)
      await page.goto('/')
      await page.mouse.wheel(0, 2000)
      await ready(page)
      await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active !== null)
      await expectStringsRefused(page)
    })
  })

  test('no violation while a form is sent, with its proof of work in a worker', async ({
    page,
  }) => {
    await watchViolations(page)
    const workers: string[] = []
    page.on('worker', (worker) => workers.push(worker.url()))
    await page.goto('/book-online')
    await fillRequest(submissionForm(page), 'Trusted Visitor')
    await expect.poll(() => workers.some((url) => url.includes('solver'))).toBe(true)
    expect(await violations(page)).toEqual([])
    await submissionForm(page).getByRole('button', { name: 'Request Service' }).click()
    await page.waitForURL('**/thank-you')
    await expectStringsRefused(page)
  })

  test('no violation on the status page, which refreshes itself', async ({ page, app }) => {
    const { id, path } = await app.withDb((db) => recordLead(db, { source_url: '/es' }))
    await watchViolations(page)
    await page.goto(path)
    const before = await page.locator('h1').textContent()
    await app.withDb((db) => transitionLead(db, id, 'accepted'))
    await expect(page.locator('h1')).not.toHaveText(before ?? '')
    await expectStringsRefused(page)
  })

  test('no violation on the board, which refreshes itself', async ({ app, phoneOf }) => {
    const page = await phoneOf('Maria')
    await watchViolations(page)
    await page.goto('/staff')
    const count = await page.locator('.card').count()
    const id = await newLead(app, 'Later')
    await expect(page.locator('.card')).toHaveCount(count + 1)
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active !== null)
    await expectStringsRefused(page)
    await openLead(page, id)
    await expectStringsRefused(page)
  })
})
