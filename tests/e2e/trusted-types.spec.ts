import type { Page } from '@playwright/test'
import { localPath } from '#domain/local-paths.ts'
import { hashOfToken, receiptTokenOf } from '#server/receipt-token/token.ts'
import { sampleSubmission } from '#server/store/sample.fixture.ts'
import { newLead, openLead, test } from './board.fixture.ts'
import { expect, fillRequest, requestForm } from './fixtures.ts'
import { pageLike } from './of-the-list.ts'
import { acceptCookies, ready } from './shell-page.ts'

// Violations are console errors, which fail every journey.
test.use({ serviceWorkers: 'allow' })

const PATHS = [
  '/',
  '/book-online',
  '/thank-you',
  pageLike('/services/residential-locksmith/lock-rekey'),
]

/** Collects violations of the page's policy from the first script on. */
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

/** Expects no violation so far, and that a string does not become markup or a foreign script. */
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

test.describe('L8: Trusted Types', () => {
  test.use({ allowedProblems: [/TrustedHTML|TrustedScript|Trusted Type/i] })

  for (const language of ['en', 'es'] as const)
    for (const path of PATHS)
      test(`no violation on ${localPath(path, language)}, and strings are refused`, async ({
        page,
      }) => {
        await watchViolations(page)
        await acceptCookies(page)
        await page.goto(localPath(path, language))
        await page.mouse.wheel(0, 2000)
        await ready(page)
        // The worker that keeps copies is registered by then.
        await page.waitForFunction(
          async () => (await navigator.serviceWorker.ready).active !== null,
        )
        await expectStringsRefused(page)
      })

  test('none while a form is sent, with its proof of work in a worker', async ({ page }) => {
    await watchViolations(page)
    await acceptCookies(page)
    const workers: string[] = []
    page.on('worker', (worker) => workers.push(worker.url()))
    await page.goto('/book-online')
    await fillRequest(requestForm(page), 'Trusted Visitor')
    await expect.poll(() => workers.some((url) => url.includes('solver'))).toBe(true)
    expect(await violations(page)).toEqual([])
    await requestForm(page).getByRole('button', { name: 'Request Service' }).click()
    await page.waitForURL('**/thank-you')
    await expectStringsRefused(page)
  })

  for (const sourceUrl of ['/', '/es'])
    test(`none on the status page of a visitor of ${sourceUrl}, which renews itself`, async ({
      page,
      app,
    }) => {
      const idempotencyKey = crypto.randomUUID()
      const token = receiptTokenOf(idempotencyKey) ?? ''
      const submission = sampleSubmission({
        idempotencyKey,
        receiptHash: hashOfToken(token),
        now: Date.now(),
        row: { source_url: sourceUrl },
      })
      await app.withStore((store) => store.record(submission))
      await watchViolations(page)
      await page.goto(`/r/${token}`)
      const before = await page.locator('h1').textContent()
      await app.withStore((store) =>
        store.alarms.moveLead(submission.row.id, {
          to: 'accepted',
          by: { personId: null, via: 'mail' },
          now: Date.now(),
          noticeId: null,
          askAt: null,
          aftermath: () => [],
        }),
      )
      await expect(page.locator('h1')).not.toHaveText(before ?? '')
      await expectStringsRefused(page)
    })

  test('none on the board, which renews itself', async ({ app, phoneOf }) => {
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
