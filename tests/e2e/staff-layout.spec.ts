import type { Locator, Page } from '@playwright/test'

import { A_SERVICE } from '#domain/services/sample-services.fixture.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { anotherPhone } from '#server/db/sample-submission.fixture.ts'
import { hashOfToken, randomToken } from '#server/secrets/token.ts'
import { recordLead, transitionLead } from '#tests/support/board-setup.ts'
import { signInStaff } from '#tests/support/staff-session.ts'
import { acceptButton, card, keepCookie, PHONE, stateLine, test } from './board.fixture.ts'
import { expect } from './fixtures.ts'
import { layoutProblems } from './layout-problems.ts'
import { smallTargets } from './small-targets.ts'
import { addToken } from '#server/db/tables/accept-tokens.ts'
import { addQuote } from '#server/board/lead/quote.ts'
import { joinLeads } from '#server/leads/duplicates.ts'
import { listLeads } from '#server/db/tables/lead-queries.ts'

/* What staff and customers with a link see fits, and what is pressed first is in view. */

/** A phone in its holder. */
const LANDSCAPE = { width: 844, height: 390 }
const ENDLESS = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(12)

test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } })

/** Expects the text and the control in view, none behind the other. */
async function expectBothInView(page: Page, text: Locator, control: Locator): Promise<void> {
  await expect(text).toBeInViewport({ ratio: 1 })
  await expect(control).toBeInViewport({ ratio: 1 })
  const topmost = async (at: Locator) =>
    await at.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
  expect([await topmost(text), await topmost(control)]).toEqual([true, true])
}

/** Upright and on their side: phones, one at 200 % zoom, a tablet, a computer. */
const WINDOWS = [
  [320, 640],
  [390, 844],
  [422, 195],
  [667, 375],
  [844, 390],
  [768, 1024],
  [1440, 900],
] as const

async function expectFits(page: Page): Promise<void> {
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height })
    // A word of this test is longer than any line; mail addresses and coordinates may break.
    const problems = (await layoutProblems(page)).filter(
      (text) => text.length < 40 && !/^broken: (?:example|0254)$/.test(text),
    )
    expect(problems, `${page.url()} at ${width} by ${height}`).toEqual([])
    if (width < 768) expect(await smallTargets(page), `at ${width} px`).toEqual([])
  }
}

test('own job, most urgent lead and its button are in the first view, however long the texts', async ({
  app,
  browser,
}) => {
  const now = Date.now()
  const { cookie, ids } = await app.withDb(async (db) => {
    // What other tests left waiting, such as somebody in danger, would come before it.
    for await (const { id, status } of listLeads(db, {}))
      if (status === 'pending') await transitionLead(db, id, 'cancelled')
    const maria = await signInStaff(db, 'Maria Lopez')
    const running = await recordLead(db, { service: A_SERVICE }, now - 50 * MINUTE_MS)
    await transitionLead(db, running.id, 'accepted', maria.staffMemberId, now - 40 * MINUTE_MS)
    const urgent = await recordLead(
      db,
      {
        // Of another customer: a card names other open requests of its number.
        phone: '(201) 555-0188',
        name: ENDLESS.slice(0, 90),
        address: `12 ${ENDLESS}, Hoboken, NJ 07030, USA`,
        service: A_SERVICE,
      },
      now - 20 * 60 * MINUTE_MS,
    )
    return { cookie: maria.cookie, ids: { running: running.id, urgent: urgent.id } }
  })
  const context = await browser.newContext({ viewport: PHONE, baseURL: app.url })
  await keepCookie(context, cookie, app)
  const page = await context.newPage()
  await page.goto('/staff')
  const take = page.locator(`li.tag:has(a[href="/staff/l/${ids.urgent}"])`).getByRole('button')
  await expect(card(page, ids.running)).toBeInViewport({ ratio: 1 })
  await expect(take).toBeInViewport({ ratio: 0.5 })

  await page.setViewportSize(LANDSCAPE)
  await expectBothInView(page, card(page, ids.running).locator('b'), take)

  // The tabs stay in place, whatever is on the page.
  await page.setViewportSize(PHONE)
  const bottoms: (number | undefined)[] = []
  for (const path of ['/staff', '/staff/mine', '/staff/search']) {
    await page.goto(path)
    const tabs = await page.locator('.tabs').boundingBox()
    bottoms.push(tabs ? Math.round(tabs.y + tabs.height) : undefined)
  }
  expect(bottoms).toEqual([PHONE.height, PHONE.height, PHONE.height])

  for (const path of [
    '/staff',
    '/staff/mine',
    `/staff/l/${ids.urgent}`,
    '/staff/team',
    '/staff/texts',
    '/staff/texts/faq',
  ]) {
    await page.goto(path)
    await expectFits(page)
  }
  await context.close()
})

test('service and buttons of a lead are in one view of a phone in its holder', async ({
  phoneAtLead,
}) => {
  const { page } = await phoneAtLead()
  await page.setViewportSize(LANDSCAPE)
  const service = page.getByRole('heading', { level: 1 })
  await expectBothInView(page, service, acceptButton(page))
  await acceptButton(page).click()
  await expect(stateLine(page)).toContainText('Yours')
  await expectBothInView(page, service, page.getByRole('button', { name: '45 min' }))
  await page.getByRole('button', { name: '20 min' }).click()
  await expect(stateLine(page)).toContainText('arriving at')
  await expectBothInView(page, service, page.getByRole('button', { name: 'It is done' }))
})

test.describe('a form that is refused', () => {
  test.use({ allowedProblems: [/status of 422/] })

  test('is in view with what is wrong, at the place where it was filled in', async ({
    phoneAtLead,
  }) => {
    const { page } = await phoneAtLead('owner')
    await acceptButton(page).click()
    await expect(stateLine(page)).toContainText('Yours')
    const lead = page.url()
    /** Fills in a form, opening what it is folded into, and presses its button. */
    const send = async (path: string, fields: Readonly<Record<string, string>>, button: string) => {
      await page.goto(path)
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll('details')) fold.open = true
      })
      const form = page
        .locator('form')
        .filter({ has: page.getByRole('button', { name: button, exact: true }) })
      for (const [name, value] of Object.entries(fields))
        await form.locator(`[name=${name}]`).fill(value)
      await form.getByRole('button', { name: button, exact: true }).click()
    }
    for (const [path, fields, button] of [
      [lead, { note: ' ' }, 'Add the note'],
      [lead, { total: 'abc', includes: 'All' }, 'Show it to the customer'],
      [lead, { phone: '12' }, 'Save the correction'],
      ['/staff/on-call', {}, 'Add the shift'],
      ['/staff/overview', { source: 'google', amount: 'abc' }, 'Save'],
      ['/staff/phones', { name: ' ' }, 'Save the name'],
      ['/staff/team', { name: ' ' }, 'Add'],
    ] as const) {
      await send(path, fields, button)
      await expect(page.getByRole('alert').filter({ hasText: /./ }), button).toBeInViewport()
    }
  })
})

test('a lead that was joined with another one has the usual heading', async ({ app, phoneOf }) => {
  const maria = await phoneOf('Maria')
  const { keptId, closedId } = await app.withDb(async (db) => {
    const row = { phone: anotherPhone(), service: A_SERVICE }
    const first = await recordLead(db, row, Date.now() - 5 * MINUTE_MS)
    const second = await recordLead(db, row)
    await db.write((tx) =>
      joinLeads(tx, second.id, {
        otherId: first.id,
        by: { staffMemberId: null, via: 'board' },
        now: Date.now(),
        settings: { configuredChannels: new Set(), staffEmail: [] },
      }),
    )
    return { keptId: first.id, closedId: second.id }
  })
  await maria.goto(`/staff/l/${closedId}`)
  await expect(maria.getByRole('link', { name: 'The request that goes on' })).toHaveAttribute(
    'href',
    `/staff/l/${keptId}`,
  )
  await expect(stateLine(maria)).toHaveCSS('border-top-width', '0px')
})

test('the button that accepts is in view on the accept page, upright and in a holder', async ({
  app,
  page,
}) => {
  const token = randomToken()
  await app.withDb(async (db) => {
    const { id } = await recordLead(db, { service: A_SERVICE })
    const now = Date.now()
    const stored = { hash: hashOfToken(token), submissionId: id, now, expiresAt: now + MINUTE_MS }
    await db.writeRelaxed((tx) => addToken(tx, stored))
  })
  await page.goto(`/a/${token}`)
  for (const size of [PHONE, { width: 320, height: 568 }, LANDSCAPE]) {
    await page.setViewportSize(size)
    await expectBothInView(page, page.getByRole('heading', { level: 1 }), acceptButton(page))
  }
  await expectFits(page)
})

test('what was saved is said in view, at the place of the press', async ({ phoneAtLead }) => {
  const { page } = await phoneAtLead('owner')
  await page.setViewportSize({ width: 320, height: 568 })
  await acceptButton(page).click()
  await expect(stateLine(page)).toContainText('Yours')
  for (const [path, fields, button, said] of [
    [page.url(), { note: 'Green door' }, 'Add the note', 'The note is saved.'],
    [page.url(), { total: '149', includes: 'All' }, 'Show it to the customer', 'The quote is'],
    [page.url(), { name: 'Ana' }, 'Save the correction', 'The correction is saved.'],
    ['/staff/on-call', { from: '18:00' }, 'Add the shift', 'The shift is saved.'],
    ['/staff/phones', { name: 'Van phone' }, 'Save the name', 'The name is saved.'],
  ] as const) {
    await page.goto(path)
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true
    })
    const press = page.getByRole('button', { name: button, exact: true })
    const form = page.locator('form').filter({ has: press })
    for (const [name, value] of Object.entries(fields))
      await form.locator(`[name=${name}]`).fill(value)
    if (path === '/staff/on-call') await form.getByLabel('Mon').check()
    await press.click()
    const note = page.getByRole('status').filter({ hasText: said })
    await expectBothInView(page, note, note)
  }
})

test('a lead and its status page are printed on one page, with nothing to press', async ({
  app,
  browser,
}) => {
  const { cookie, id, path } = await app.withDb(async (db) => {
    const maria = await signInStaff(db, 'Maria Lopez')
    const lead = await recordLead(db, { phone: anotherPhone() })
    await transitionLead(db, lead.id, 'accepted', maria.staffMemberId)
    const quote = { totalCents: 14_900, includes: 'A new cylinder and two keys' }
    const by = { staffMemberId: maria.staffMemberId, now: Date.now() }
    await db.write((tx) => addQuote(tx, lead.id, quote, by))
    await transitionLead(db, lead.id, 'done', maria.staffMemberId)
    return { cookie: maria.cookie, ...lead }
  })
  const context = await browser.newContext({ baseURL: app.url })
  await keepCookie(context, cookie, app)
  const page = await context.newPage()
  for (const address of [`/staff/l/${id}`, path]) {
    await page.goto(address)
    const paper = await page.pdf({ format: 'Letter' })
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g), address).toHaveLength(1)
    await page.emulateMedia({ media: 'print' })
    for (const role of ['button', 'textbox', 'combobox'] as const)
      await expect(page.getByRole(role), `${address}: ${role}`).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.emulateMedia({ media: null })
  }
  await context.close()
})

test.describe('without scripts', () => {
  test.use({ allowedProblems: [/status of 422/] })

  test('a long word in the form that is returned does not widen it', async ({ page }) => {
    await page.goto('/book-online')
    await page.evaluate((notes) => {
      const form = document.createElement('form')
      Object.assign(form, { method: 'post', action: '/request' })
      const field = document.createElement('input')
      Object.assign(field, { name: 'notes', value: notes })
      form.append(field)
      document.body.append(form)
      form.submit()
    }, ENDLESS)
    await expect(page.locator('textarea[name=notes]')).toHaveValue(ENDLESS)
    await expectFits(page)
  })
})
