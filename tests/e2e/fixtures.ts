import { test as base, expect as plainExpect, type Locator, type Page } from '@playwright/test'
import { submissionForm as spanish } from '#copy/es/submission-form.ts'
import { A_SERVICE } from '#domain/services/sample-services.fixture.ts'
import { A_TOWN } from '#domain/places/sample-towns.fixture.ts'
import type { Lead } from '#server/db/tables/lead.ts'
import {
  type RunningApp,
  type RunningProcess,
  startAppProcess,
} from '#tests/support/running-app.ts'
import { listLeads } from '#server/db/tables/lead-queries.ts'

/** Thrown by Playwright itself in a context that an earlier test used with a fake clock. */
const PLAYWRIGHT_CLOCK = /reading 'controller'/

export interface Fixtures {
  /** Console messages and page errors that a test may cause; any other fails it. */
  readonly allowedProblems: RegExp[]
  /** Whether the cookie banner is shown; by default the visitor has accepted cookies. */
  readonly asksConsent: boolean
  /** Whether the page follows the clock; by default it is drawn in its day colors at any hour. */
  readonly followsClock: boolean
  readonly failOnProblems: void
}

export interface WorkerFixtures {
  /** The real server with the built site and an empty data folder, one per worker. */
  readonly app: RunningProcess
}

/** Keeps the page in its day colors, so that no test depends on the hour at which it runs. */
function keepDay(): void {
  const undo = (): void => {
    const { classList } = document.documentElement
    // Removing a class that is not there counts as a change too.
    if (classList.contains('night')) classList.remove('night')
  }
  new MutationObserver(undo).observe(document, {
    attributes: true,
    attributeFilter: ['class'],
    subtree: true,
  })
}

/** E2e tests run against the real server and fail on an unexpected console error. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  app: [
    async ({}, use) => {
      const app = await startAppProcess({
        site: 'built',
        environment: { RATE_LIMIT: 'off', LOG_LEVEL: 'info' },
      })
      await use(app)
      await app.remove()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ app }, use) => {
    await use(app.url)
  },
  allowedProblems: [[], { option: true }],
  asksConsent: [false, { option: true }],
  followsClock: [false, { option: true }],
  failOnProblems: [
    async ({ page, allowedProblems, asksConsent, followsClock }, use) => {
      if (!followsClock) await page.addInitScript(keepDay)
      await page.addInitScript((isAsked) => {
        try {
          if (!isAsked) localStorage.setItem('cookieConsent', 'accepted')
        } catch {
          // A test that blocks storage.
        }
      }, asksConsent)
      const problems: string[] = []
      page.on('pageerror', ({ message }) => {
        if (!PLAYWRIGHT_CLOCK.test(message)) problems.push(message)
      })
      page.on('console', (message) => {
        // The status is requested before the submission has been stored.
        const isTooEarly = /\/r\/[\w-]+\/fragment$/.test(message.location().url)
        if (message.type() === 'error' && !isTooEarly) problems.push(message.text())
      })
      await use()
      // The context is used again, and Playwright does not reset this.
      await page.context().setOffline(false)
      expect(
        problems.filter((text) => !allowedProblems.some((allowed) => allowed.test(text))),
      ).toEqual([])
    },
    { auto: true },
  ],
})

/** Long, because a busy machine is slow; a satisfied assertion does not wait. */
export const expect = plainExpect.configure({ timeout: 15_000 })

/** Returns the page's submission form by its accessible name in either language. */
export function submissionForm(page: Page): Locator {
  const english = page.getByRole('form', { name: 'Service booking form' })
  return english.or(page.getByRole('form', { name: spanish.accessibleName }))
}

/** Fills every field that a lockout needs and leaves the captcha unchecked. */
export async function fillFields(form: Locator, name: string): Promise<void> {
  await form.getByLabel('Name', { exact: true }).fill(name)
  await form.getByLabel('Phone').pressSequentially('2015550177')
  await form.getByLabel('Address', { exact: true }).fill(`1400 Willow Ave, ${A_TOWN}, NJ 07047`)
  await form.getByLabel('Service', { exact: true }).selectOption(A_SERVICE)
}

/** Fills every field that a lockout needs and checks the captcha. */
export async function fillRequest(form: Locator, name: string): Promise<void> {
  await fillFields(form, name)
  await form.getByLabel("I'm not a robot").check()
}

/** Returns every stored lead, newest first. */
export async function storedLeads(app: RunningApp): Promise<readonly Lead[]> {
  return await app.withDb(async (db) => {
    const leads: Lead[] = []
    for await (const lead of listLeads(db, {})) leads.push(lead)
    return leads
  })
}
