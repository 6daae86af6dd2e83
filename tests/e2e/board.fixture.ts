import { anotherPhone } from '#server/db/sample-submission.fixture.ts'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { A_SERVICE } from '#domain/services/sample-services.fixture.ts'
import type { Role } from '#domain/staff/roles.ts'
import { recordLead } from '#tests/support/board-setup.ts'
import type { RunningApp } from '#tests/support/running-app.ts'
import { signInStaff } from '#tests/support/staff-session.ts'
import { expect, test as base } from './fixtures.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'

/** Viewport of a phone in CSS px. */
export const PHONE = { width: 390, height: 844 }

interface BoardFixtures {
  /**
   * Returns a phone that is signed in as this new staff member; closed after the test. Without a
   * role, only the first of the server is an owner.
   */
  readonly phoneOf: (name: string, role?: Role) => Promise<Page>
  /** Returns Maria's phone on the page of a new lead. */
  readonly phoneAtLead: (role?: Role) => Promise<{ readonly page: Page; readonly id: string }>
}

/** E2e tests of the board. */
export const test = base.extend<BoardFixtures>({
  phoneOf: async ({ browser, app }, use) => {
    const opened: BrowserContext[] = []
    await use(async (name, role) => {
      const { cookie } = await app.withDb((db) => signInStaff(db, name, { ...(role && { role }) }))
      const context = await browser.newContext({
        viewport: PHONE,
        serviceWorkers: 'allow',
        baseURL: app.url,
      })
      opened.push(context)
      await keepCookie(context, cookie, app)
      return await context.newPage()
    })
    for (const context of opened) await context.close()
  },
  phoneAtLead: async ({ app, phoneOf }, use) => {
    await use(async (role) => {
      const id = await newLead(app)
      const page = await phoneOf('Maria', role)
      await openLead(page, id)
      return { page, id }
    })
  },
})

export async function keepCookie(
  context: BrowserContext,
  cookie: string,
  app: RunningApp,
): Promise<void> {
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url: app.url }])
}

/** Records a pending lead of another customer than the others; returns its id. */
export const newLead = async (app: RunningApp, name = 'Zoë'): Promise<string> =>
  (await app.withDb((db) => recordLead(db, { name, service: A_SERVICE, phone: anotherPhone() }))).id

export const statusOf = async (app: RunningApp, id: string) =>
  (await app.withDb((db) => db.read((tx) => getLead(tx, id))))?.status

/** Returns a lead's entry in the list. */
export const card = (page: Page, id: string): Locator => page.locator(`a[href="/staff/l/${id}"]`)

/** Opens a lead's page. */
export const openLead = (page: Page, id: string) => page.goto(`/staff/l/${id}`)

export const acceptButton = (page: Page): Locator =>
  page.getByRole('button', { name: "I'll take it" })

/** Returns the text of a lead's page that names its assignee. */
export const stateLine = (page: Page): Locator => page.locator('p.state')

/** Returns the message about a press that was not sent. */
export const notSentNote = (page: Page): Locator =>
  page.getByText('Not sent yet. Keep the board open')

/** Returns the marker of a press that is queued on this phone. */
export const queueNote = (page: Page): Locator => page.locator('[data-waiting]')

/** Waits until the service worker has stored the page. */
export async function expectSavedCopy(page: Page): Promise<void> {
  const find = (path: string) => caches.match(path).then((found) => found !== undefined)
  await expect.poll(() => page.evaluate(find, new URL(page.url()).pathname)).toBe(true)
}
