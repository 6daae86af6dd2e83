import type { Locator } from '@playwright/test'
import { business } from '#domain/business/business.ts'
import type { LeadStatus } from '#domain/lead/lifecycle.ts'
import { transitionLead, recordLead } from '#tests/support/board-setup.ts'
import { linksOf } from '#tests/support/mail-links.ts'
import { addStaffMember } from '#tests/support/staff-members.ts'
import type { RunningApp } from '#tests/support/running-app.ts'
import { expectAccessible, wordsCutOff } from './axe.ts'
import { statusOf } from './board.fixture.ts'
import { expect, test } from './fixtures.ts'
import { control, expectOneLead, filledForm, leadsOf, sendForm, submitButton } from './form-page.ts'
import { expectNoSidewaysScroll } from './shell-page.ts'
import { listStaff } from '#server/db/tables/staff-members.ts'

test.use({ viewport: { width: 390, height: 844 } })

const POLL_MS = 3_100

/** Changes the status of a lead, as Maria does it on the board. */
const move = (app: RunningApp, id: string, to: LeadStatus): Promise<void> =>
  app.withDb(async (db) => {
    const staff = await db.read((tx) => listStaff(tx))
    const maria = staff.find(({ name }) => name === 'Maria Lopez')
    await transitionLead(db, id, to, maria?.id ?? (await addStaffMember(db, 'Maria Lopez', [])))
  })

/** Records a submission from the form; returns its id and the path of its status page. */
const record = (app: RunningApp) => app.withDb((db) => recordLead(db))

test('the thank-you page shows the same steps as the status page, when they are recorded', async ({
  page,
  app,
  browser,
}) => {
  const email = `${crypto.randomUUID()}@visitor.example`
  await page.clock.install()
  const { form, visitor } = await filledForm(page)
  await control(form, 'email').fill(email)
  await sendForm(form)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Thank you. We have your request.',
  )
  expect(await page.evaluate(() => sessionStorage.getItem('fromFormSubmission'))).toBe('true')
  const banner = page.locator('[data-status-banner]')
  const link = banner.getByRole('link', { name: 'Keep this page' })
  // It is hydrated at the first touch at the latest.
  await page.mouse.wheel(0, 10)
  await expect(link).toHaveAttribute('href', /\/r\/[\w-]{22}$/)
  const address = (await link.getAttribute('href')) ?? ''
  const says = banner.getByRole('status').first()
  await expect(says).toContainText('Waiting for a locksmith to accept.')
  await expectAccessible(page)

  // The visitor's mail has the same address and no name.
  const mine = async () => (await app.visitorMails()).filter((mail) => mail.includes(email))
  await expect.poll(async () => (await mine()).length).toBe(1)
  const [mail = ''] = await mine()
  expect(/^Reply-To: .*$/m.exec(mail)?.[0]).toContain(business.staffEmail)
  const { pathname } = new URL(address, app.url)
  expect(linksOf(mail, app.siteUrl)).toEqual([
    expect.stringMatching(/^[^?]+\?from=mail\.[\w-]{11}$/),
  ])
  expect(linksOf(mail, app.siteUrl)[0]).toContain(app.siteUrl + pathname)
  expect(mail).not.toContain(visitor)

  // On another phone, without the visitor's cookies and storage.
  const partner = await (await browser.newContext()).newPage()
  await partner.clock.install()
  await partner.goto(address)
  const heading = partner.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Thank you. We have your request.')
  const { id } = await expectOneLead(app, visitor)
  const step = async (to: LeadStatus): Promise<void> => {
    await move(app, id, to)
    for (const each of [page, partner]) await each.clock.runFor(POLL_MS)
  }
  await step('accepted')
  await expect(says).toContainText(
    `Maria has your request. ${business.address.region} Locksmith Lic. ${business.licenses?.topBar}.`,
  )
  await expect(heading).toHaveText('Maria has your request.')
  await expect(partner.locator('.status')).toHaveAttribute('data-turn', '4')
  await step('en_route')
  await expect(says).toContainText('Maria is on the way.')
  await expect(heading).toHaveText('Maria is on the way.')
  await expect(partner).toHaveTitle(/^Maria is on the way\./)
  const lines = partner.getByRole('list').getByRole('listitem')
  await expect(lines.filter({ hasNotText: 'not yet' })).toHaveCount(5)
  await step('done')
  await expect(says).toContainText('Done.')
  await expect(heading).toHaveText('Done. Thank you.')
  await expect(partner.getByRole('link', { name: 'Cancel' })).toHaveCount(0)
  await partner.context().close()
})

test('a note and a cancellation, by keyboard alone', async ({ page, app }) => {
  const { id, path } = await record(app)
  await page.goto(path)
  const press = async (name: string | RegExp): Promise<void> => {
    const control = page.getByRole('link', { name }).or(page.getByRole('button', { name }))
    for (let tab = 0; tab < 20; tab++) {
      await page.keyboard.press('Tab')
      if (await control.evaluate((element) => element === document.activeElement)) break
    }
    await page.keyboard.press('Enter')
  }
  await press('Add a note')
  await page.waitForURL('**/note')
  await page.getByLabel('Your note').focus()
  await page.keyboard.type('I am at the back door')
  await press('Send the note')
  await page.waitForURL(/\/r\/[\w-]{22}$/)
  await expect(page.getByText('Your note was added')).toBeVisible()
  await press('Cancel the request')
  await page.waitForURL('**/cancel')
  expect(await statusOf(app, id)).toBe('pending')
  await press('Yes, cancel it')
  await page.waitForURL(/\/r\/[\w-]{22}$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your request is canceled.')
  expect(await statusOf(app, id)).toBe('cancelled')
  const mails = async () =>
    (await app.mails()).filter((mail) => /^Subject: (?:Canceled|Note)/m.test(mail))
  // Staff are told 15 s after a press, unless it was undone.
  await expect
    .poll(async () => (await mails()).length, { timeout: 45_000 })
    .toBeGreaterThanOrEqual(2)
  // The words are quoted where they were news, and nowhere else.
  const quoting = (await mails()).filter((mail) => mail.includes('back door'))
  const kinds = new Set(quoting.map((mail) => /^Subject: (\w+)/m.exec(mail)?.[1]))
  expect(kinds).toEqual(new Set(['Note']))
})

test('text being typed survives a step that is recorded meanwhile', async ({ page, app }) => {
  const { id, path } = await record(app)
  await page.goto(`${path}/note`)
  await page.getByLabel('Your note').fill('The red gate')
  await move(app, id, 'accepted')
  await page.getByRole('button', { name: 'Send the note' }).click()
  await page.waitForURL(/\/r\/[\w-]{22}$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maria has your request.')
})

test.describe('a connection that takes the submission and loses the response', () => {
  test.use({ allowedProblems: [/ERR_FAILED|status of 404/] })

  test('says that the submission is on the phone only, and that it has arrived once it has', async ({
    page,
    app,
  }) => {
    let gets: 'nothing' | 'the request' = 'nothing'
    await page.route('**/rest/v1/submissions*', async (route) => {
      if (gets === 'the request') await route.fetch()
      await route.abort()
    })
    await page.clock.install()
    const { form, visitor } = await filledForm(page)
    await submitButton(form).click()
    /** Advances the retries until the text is visible. */
    const retryUntil = (words: Locator) =>
      expect(async () => {
        await page.clock.runFor(1_000)
        await expect(words).toBeVisible({ timeout: 100 })
      }).toPass()
    const says = form.getByText('Your request is still only on this device. It has not reached us.')
    await retryUntil(says)
    expect(await leadsOf(app, visitor)).toEqual([])
    await page.reload()
    await page.mouse.wheel(0, 10)
    // The page goes on sending by itself.
    await expect(says).toBeVisible()
    gets = 'the request'
    await retryUntil(form.getByText('Waiting for a locksmith to accept.'))
    await expect(form.getByRole('link', { name: 'Keep this page' })).toHaveAttribute(
      'href',
      /\/r\/[\w-]{22}$/,
    )
    await expectOneLead(app, visitor)
  })
})

test('home and the thank-you page of another tab link back to the status page', async ({
  page,
  context,
}) => {
  const { form } = await filledForm(page)
  await sendForm(form)
  const banner = page.getByRole('link', { name: 'Keep this page' })
  await expect(banner).toHaveAttribute('href', /^http.*\/r\//)
  await page.close()
  const other = await context.newPage()
  const link = other.getByRole('link', { name: 'Your request from' })
  for (const path of ['/thank-you', '/']) {
    await other.goto(path)
    await expect(link).toHaveAttribute('href', /^\/r\/[\w-]{22}$/)
  }
  await expectNoSidewaysScroll(other)
  await expectAccessible(other)
  await other.goto('/es')
  await other.getByRole('link', { name: /Su solicitud de las? / }).click()
  await expect(other.getByRole('heading', { level: 1 })).toContainText('We have your request.')
})

test.describe('no connection for a while', () => {
  test.use({ allowedProblems: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

  test('polls only while visible, and says when it may be out of date', async ({ page, app }) => {
    await page.clock.install()
    const first = page.waitForResponse('**/fragment')
    await page.goto((await record(app)).path)
    await first
    let polls = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/fragment')) polls++
    })
    const show = (state: 'hidden' | 'visible') =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }, state)
    await page.clock.runFor(POLL_MS)
    await expect.poll(() => polls).toBe(1)
    await show('hidden')
    await page.clock.runFor(60_000)
    expect(polls).toBe(1)
    await show('visible')
    await expect.poll(() => polls).toBe(2)

    const stale = page.getByText('No connection. This page may be out of date.')
    await page.context().setOffline(true)
    await page.clock.runFor(POLL_MS)
    await expect(stale).toBeVisible()
    await page.context().setOffline(false)
    await page.clock.runFor(POLL_MS)
    await expect(stale).toBeHidden()
  })
})

test.describe('with scripts disabled', () => {
  test.use({ javaScriptEnabled: false })

  test('the page reloads every 20 s and shows what was recorded', async ({ page, app }) => {
    const { id, path } = await record(app)
    await page.goto(path)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Thank you. We have your request.')
    await expect(page.locator('meta[http-equiv="refresh"]')).toHaveAttribute('content', '20')
    await move(app, id, 'accepted')
    await page.reload()
    await expect(heading).toHaveText('Maria has your request.')
  })
})

test.describe('every page under the address', () => {
  // One of them is missing on purpose.
  test.use({ allowedProblems: [/status of 404/] })

  test('has no axe finding and no overflow at 320 px or with text at 200 %', async ({
    page,
    app,
  }) => {
    const { id, path } = await record(app)
    for (const under of ['', '/note', '/cancel', '/nowhere']) {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(path + under)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      expect(await wordsCutOff(page)).toEqual([])
      await page.setViewportSize({ width: 390, height: 844 })
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      await expectNoSidewaysScroll(page)
      expect(await wordsCutOff(page)).toEqual([])
    }
    await move(app, id, 'cancelled')
    await page.goto(path)
    await expectAccessible(page)
  })
})

test('no link of the page reveals its address', async ({ page, app }) => {
  await page.goto((await record(app)).path)
  const home = page.waitForRequest((request) => request.isNavigationRequest())
  await page.getByRole('link', { name: business.nameLines[0] }).click()
  expect((await (await home).allHeaders())['referer']).toBeUndefined()
})
