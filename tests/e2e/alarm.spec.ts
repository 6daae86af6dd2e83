import type { Browser, Page } from '@playwright/test'
import { A_SERVICE } from '#domain/services/sample-services.fixture.ts'
import { A_TOWN } from '#domain/places/sample-towns.fixture.ts'
import type { LeadEvent } from '#domain/lead/events.ts'
import { type FakeTwilio, startFakeTwilio } from '#tests/support/fake-twilio.ts'
import { linksOf } from '#tests/support/mail-links.ts'
import { addStaffMember } from '#tests/support/staff-members.ts'
import { signInStaff } from '#tests/support/staff-session.ts'
import { type RunningApp, startAppProcess } from '#tests/support/running-app.ts'
import { expectAccessible, wordsCutOff } from './axe.ts'
import { keepCookie, PHONE } from './board.fixture.ts'
import { expect, fillRequest, submissionForm, storedLeads, test } from './fixtures.ts'
import { listEvents } from '#server/db/tables/events.ts'

test.use({ viewport: PHONE })

/** Returns the links in a mail, with the address of the server under test. */
const linksIn = (mail: string, { siteUrl, url }: RunningApp): readonly string[] =>
  linksOf(mail, siteUrl).map((link) => link.replace(siteUrl, url))

async function ringingApp(twilio: FakeTwilio | null, plan: string): Promise<RunningApp> {
  return await startAppProcess({
    site: 'built',
    settings: { alarm_plan: plan, captcha_provider: 'altcha', address_provider: 'manual' },
    environment: {
      RATE_LIMIT: 'off',
      ...(twilio && {
        // Twilio's callbacks need a reachable address.
        SITE_URL: undefined,
        TWILIO_API_URL: twilio.url,
        TWILIO_ACCOUNT_SID: twilio.accountSid,
        TWILIO_AUTH_TOKEN: twilio.authToken,
        TWILIO_FROM: '+12015550199',
      }),
    },
  })
}

async function send(page: Page, app: RunningApp, name: string): Promise<void> {
  await page.goto(app.url)
  const form = submissionForm(page)
  await fillRequest(form, name)
  await form.getByLabel('Gate code').fill('#2468')
  await form.getByRole('button', { name: 'Request Service' }).click()
  await page.waitForURL('**/thank-you')
}

async function stateOf(
  app: RunningApp,
): Promise<{ id: string; status: string; events: readonly LeadEvent[] }> {
  const [lead] = await storedLeads(app)
  if (!lead) throw new Error('Nothing is stored')
  const events = await app.withDb((db) => db.read((tx) => listEvents(tx, lead.id)))
  return { id: lead.id, status: lead.status, events }
}

const takenIn = (events: readonly LeadEvent[]): readonly LeadEvent[] =>
  events.filter(({ kind }) => kind === 'accepted')

/** Returns the links to the accept page, once the mails have arrived. */
async function acceptLinks(app: RunningApp, mails: number): Promise<readonly string[]> {
  await expect.poll(async () => (await app.mails()).length).toBeGreaterThanOrEqual(mails)
  const found = (await app.mails()).flatMap((mail) => linksIn(mail, app))
  return found.filter((link) => link.includes('/a/'))
}

test('a night: called, accepted by a key, connected, on the way, handed over, closed by a colleague, reopened; the status page is true at each step', async ({
  page,
  browser,
}) => {
  test.slow()
  const twilio = await startFakeTwilio()
  const app = await ringingApp(twilio, '0s call 1')
  const maria = await openBoard(browser, app, 'Maria Lopez', '+12015550177')
  const dan = await openBoard(browser, app, 'Dan Ortiz', '+12015550178')
  await send(page, app, 'Zoë Vega')
  const statusLink = page.getByRole('link', { name: 'Keep this page' })
  // The banner is hydrated at the first touch at the latest.
  await page.mouse.wheel(0, 10)
  await expect(statusLink).toHaveAttribute('href', /\/r\/[\w-]{22}$/)
  await statusLink.click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText('We have your request.')

  // From the alarm to the acceptance: the call is answered, and one key pressed.
  const call = await twilio.next()
  expect(call.to).toBe('+12015550177')
  expect(call.said[0]).toContain(`${A_SERVICE}, ${A_TOWN}.`)
  expect(call.said[0]).not.toMatch(/Vega|Willow|1400|2468/)
  const presses = ['answer']
  const press = (key: string): Promise<string> => {
    presses.push(key)
    return twilio.press(call, key)
  }
  await twilio.report(call, 'in-progress')
  expect((await stateOf(app)).status).toBe('pending')
  expect(await press('1')).toMatch(/^It is yours\. Press 1 again/)
  const { id, status, events } = await stateOf(app)
  expect(status).toBe('accepted')
  expect(takenIn(events)).toMatchObject([
    { staffMemberId: maria.staffMemberId, staffMemberName: 'Maria Lopez', via: 'call' },
  ])
  expect(presses.length).toBeLessThanOrEqual(3)
  await expect(heading).toContainText('Maria has your request.')

  // One press more to talk with the customer.
  await press('1')
  expect(twilio.connectionOf(call)).toMatchObject({
    number: '+12015550177',
    callerId: '+12015550199',
  })
  expect(presses).toEqual(['answer', '1', '1'])
  expect(await twilio.endConnection(call, 'completed')).toBe('Goodbye.')
  await twilio.report(call, 'completed')

  await maria.page.goto(`/staff/l/${id}`)
  await maria.page.getByRole('button', { name: '20 min' }).click()
  await expect(heading).toContainText('Maria is on the way.')
  await expect(page.getByText(/As said at/)).toBeVisible()
  await expect(page.locator('.arrival-left')).toHaveText(/^in about (?:19|20) min$/)
  await expect(page).toHaveTitle(/^\d+:\d\d [AP]M, Maria/)

  await maria.page.getByText('I can’t do it').click()
  await maria.page.getByRole('button', { name: 'Ask Dan Ortiz first' }).click()
  await expect(page.getByText('The locksmith who had it cannot come.')).toBeVisible()
  await expect(heading).not.toContainText('Maria')
  await expect(page.locator('.arrival-time')).toHaveCount(0)
  const offer = await twilio.next()
  expect(offer.to).toBe('+12015550178')
  expect(offer.said[0]).toContain('A colleague asks you')
  expect(await twilio.press(offer, '1')).toMatch(/^It is yours\./)
  await expect(heading).toContainText('Dan has your request.')
  await twilio.press(offer, '2')
  await twilio.report(offer, 'completed')

  await dan.page.goto(`/staff/l/${id}`)
  await dan.page.getByRole('button', { name: '10 min' }).click()
  await expect(heading).toContainText('Dan is on the way.')

  await maria.page.goto(`/staff/l/${id}`)
  await maria.page.locator('.do summary').click()
  await maria.page.getByRole('button', { name: 'It is done' }).click()
  await expect(heading).toContainText('Done.')
  const closed = await twilio.next()
  expect(closed.to).toBe('+12015550178')
  expect(closed.said[0]).toContain('By Maria. This request was yours.')

  await dan.page.getByRole('button', { name: 'Open it again' }).click()
  await expect(page.getByText('Your request is open again.')).toBeVisible()
  expect((await stateOf(app)).status).toBe('pending')

  // The accept page in the first mail shows nobody as assignee any more.
  const [link = ''] = await acceptLinks(app, 1)
  await page.goto(link)
  await expect(page.getByRole('button', { name: "I'll take it" })).toBeVisible()
  expect(JSON.stringify(app.log)).not.toContain(link.split('/a/')[1])
  await maria.page.context().close()
  await dan.page.context().close()
  await app.remove()
  await twilio.stop()
})

/** Returns a phone that is signed in to the board as this staff member. */
async function openBoard(
  browser: Browser,
  app: RunningApp,
  name: string,
  phone: string,
): Promise<{ readonly page: Page; readonly staffMemberId: string }> {
  const { cookie, staffMemberId } = await app.withDb((db) => signInStaff(db, name, { phone }))
  const context = await browser.newContext({ viewport: PHONE, baseURL: app.url })
  await keepCookie(context, cookie, app)
  return { page: await context.newPage(), staffMemberId }
}

/** Opens a link as mail scanners do: a new browser, scripts on, several minutes, no click. */
async function scan(browser: Browser, link: string): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.clock.install()
  expect((await context.request.head(link)).status()).toBeLessThan(400)
  await page.goto(link, { waitUntil: 'networkidle' })
  await page.clock.fastForward(10 * 60_000)
  await page.mouse.move(195, 700)
  await page.reload({ waitUntil: 'networkidle' })
  await context.close()
}

test('a mail scanner accepts nothing; a lead is accepted by keyboard without scripts; the page stays readable', async ({
  page,
  browser,
}) => {
  test.slow()
  const app = await ringingApp(null, '0s mail all')
  await app.withDb((db) =>
    addStaffMember(db, 'Maria Lopez', [{ kind: 'mail', to: ['maria@palisade.example'] }]),
  )
  await send(page, app, 'Zoë Vega')
  await expectPhoneNumbersOnOneLine(page)
  const links = await acceptLinks(app, 2)
  const mine = await linkOf(app, links, 'maria@palisade.example')
  for (const mail of await app.mails())
    for (const link of linksIn(mail, app)) await scan(browser, link)
  await expectReadable(page, mine)
  const before = await stateOf(app)
  expect(before.status).toBe('pending')
  expect(before.events.map(({ kind }) => kind)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/accepted|seen/)]),
  )

  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  const answer = await plain.goto(mine)
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
  await expect(plain.getByRole('heading', { name: A_SERVICE })).toBeVisible()
  await expect(plain.getByText(`Willow Ave, ${A_TOWN}`)).toBeVisible()
  await expect(plain.getByText('1400')).toHaveCount(0)
  await plain.keyboard.press('Tab')
  await expect(plain.getByRole('button', { name: "I'll take it" })).toBeFocused()
  await plain.keyboard.press('Enter')

  await expect(plain.getByText(/^Yours since/)).toBeVisible()
  expect(plain.url()).toBe(mine)
  await expect(plain.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:2015550177')
  await expect(plain.getByText('1400 Willow Ave').first()).toBeVisible()
  await expect(plain.getByText('#2468')).toHaveCount(0)
  await plain.getByRole('button', { name: 'Show the gate code' }).focus()
  await plain.keyboard.press('Enter')
  await expect(plain.getByText('#2468')).toBeVisible()

  const { status, events } = await stateOf(app)
  expect(status).toBe('accepted')
  expect(events.map(({ kind, staffMemberName }) => [kind, staffMemberName])).toEqual(
    expect.arrayContaining([
      ['accepted', 'Maria Lopez'],
      ['gate_code', 'Maria Lopez'],
    ]),
  )
  expect(takenIn(events)).toHaveLength(1)
  await expectPhoneNumbersOnOneLine(plain)
  await context.close()
  await expectReadable(page, mine)
  await app.remove()
})

/** Expects the phone numbers in the page's text not to break, at the widths of common phones. */
async function expectPhoneNumbersOnOneLine(page: Page): Promise<void> {
  for (const width of [360, 370, 380, 390]) {
    await page.setViewportSize({ width, height: 800 })
    const lineCounts = await page.locator('.phone-number').evaluateAll((elements) =>
      elements.map((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return new Set([...range.getClientRects()].map(({ top }) => top)).size
      }),
    )
    expect(lineCounts).toEqual([1])
  }
}

/**
 * Expects text inside the window, a button of thumb size and no axe finding, at phone and desktop
 * width.
 */
async function expectReadable(page: Page, link: string): Promise<void> {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(link)
    expect(await wordsCutOff(page)).toEqual([])
    const main = page.getByRole('main')
    const control = main.getByRole('button').or(main.getByRole('link')).first()
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(88)
  }
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 568 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  expect(await wordsCutOff(page)).toEqual([])
}

/** Returns the link in the mail to this address. */
async function linkOf(app: RunningApp, links: readonly string[], address: string): Promise<string> {
  const mails = await app.mails()
  const mail = mails.find((text) => text.includes(`To: ${address}`)) ?? ''
  const [link] = linksIn(mail, app).filter((each) => links.includes(each))
  if (link === undefined) throw new Error(`No mail to ${address}`)
  return link
}
