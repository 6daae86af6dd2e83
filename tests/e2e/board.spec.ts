import { addPush, listSessions } from '#server/staff/sessions.ts'
import { invitationLink } from '#server/board/sign-in/invitation-link.ts'
import { invite } from '#server/staff/invitations.ts'
import { recordLead, transitionLead } from '#tests/support/board-setup.ts'
import { addStaffMember } from '#tests/support/staff-members.ts'
import { signInStaff } from '#tests/support/staff-session.ts'
import { expectAccessible, wordsCutOff } from './axe.ts'
import {
  card,
  keepCookie,
  newLead,
  PHONE,
  stateLine,
  statusOf,
  acceptButton,
  test,
} from './board.fixture.ts'
import { expect } from './fixtures.ts'
import { expectNoSidewaysScroll } from './shell-page.ts'
import { listEvents } from '#server/db/tables/events.ts'
import { addStaffMember as insertStaffMember } from '#server/db/tables/staff-members.ts'

test.use({
  viewport: PHONE,
  // These tests go offline and request missing pages.
  allowedProblems: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of (404|409|410|422|503)/],
})

test('after one staff member accepts a lead, the other and the customer see it within five seconds', async ({
  app,
  browser,
  phoneOf,
}) => {
  const id = await newLead(app)
  const kinds = async () =>
    (await app.withDb((db) => db.read((tx) => listEvents(tx, id)))).map(({ kind }) => kind)
  const maria = await phoneOf('Maria Lopez')
  const dan = await phoneOf('Dan Reyes')
  await dan.clock.install()
  await dan.goto('/staff')
  await expect(card(dan, id)).toContainText('Nobody has it yet')
  await expect.poll(kinds).toContain('seen')
  await maria.goto('/staff')
  await card(maria, id).click()
  await acceptButton(maria).click()
  await expect(stateLine(maria)).toContainText('Yours since')
  await dan.clock.runFor(5_000)
  await expect(card(dan, id)).toContainText('Maria has it')
  expect(await statusOf(app, id)).toBe('accepted')

  const link = await maria.getByRole('link', { name: 'Text' }).getAttribute('href')
  const statusPath = /\/r\/[\w-]{43}$/.exec(decodeURIComponent(link ?? ''))?.[0] ?? ''
  const visitor = await (await browser.newContext()).newPage()
  await visitor.clock.install()
  await visitor.goto(app.url + statusPath)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Maria has your request.')

  await maria.getByRole('button', { name: '20 min' }).click()
  await expect(stateLine(maria)).toContainText('You are on the way')
  await visitor.clock.runFor(3_100)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Maria is on the way.')
  await expect(visitor.locator('.arrival')).toContainText('in about 20 min')
  await visitor.context().close()
})

test('a second tap takes no further step, and the next button shows when it is enabled', async ({
  app,
  phoneAtLead,
}) => {
  const { page, id } = await phoneAtLead()
  const button = page.locator('.bar button').first()
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveText('10 min')
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(button).toHaveCSS('opacity', '0.55')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button).not.toHaveAttribute('aria-disabled')
  expect(await statusOf(app, id)).toBe('accepted')
  await page.keyboard.press('Enter')
  await expect(stateLine(page)).toContainText('You are on the way')
  expect(await statusOf(app, id)).toBe('en_route')
})

test('takes a lead from the list when it is held, and not when it is tapped', async ({
  app,
  phoneOf,
}) => {
  const id = await newLead(app)
  const page = await phoneOf('Maria')
  await page.goto('/staff')
  const hold = async (ms: number) => {
    await card(page, id).hover()
    await page.mouse.down()
    await page.waitForTimeout(ms)
    await page.mouse.up()
  }
  await hold(50)
  await page.waitForURL(`**/staff/l/${id}`)
  expect(await statusOf(app, id)).toBe('pending')
  await page.goto('/staff')
  await hold(900)
  await page.waitForURL(`**/staff/l/${id}`)
  await expect(stateLine(page)).toContainText('Yours since')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
})

test('keeps an opened fold open while the list refreshes', async ({ app, phoneOf }) => {
  const { id } = await app.withDb((db) => recordLead(db, { timeframe: 'Just Curious' }))
  const page = await phoneOf('Maria')
  await page.clock.install()
  await page.goto('/staff')
  await expect(card(page, id)).toBeHidden()
  await page.locator('summary').click()
  await expect(card(page, id)).toBeVisible()
  const newest = await newLead(app, 'Cy Third')
  await page.clock.runFor(4_100)
  await expect(card(page, newest)).toBeVisible()
  await expect(card(page, id)).toBeVisible()
})

test('remembers the red light on this phone', async ({ phoneOf }) => {
  const page = await phoneOf('Maria')
  await page.goto('/staff')
  const light = page.getByRole('button', { name: 'Red light' })
  const before = await page
    .locator('body')
    .evaluate((body) => getComputedStyle(body).backgroundColor)
  await light.click()
  await page.goto('/staff/mine')
  await expect(light).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('body')).not.toHaveCSS('background-color', before)
  await expectAccessible(page)
  await light.click()
  await page.reload()
  await expect(page.locator('body')).toHaveCSS('background-color', before)
})

test('refreshing the list keeps the focus on its lead', async ({ app, phoneOf }) => {
  await newLead(app, 'Ana First')
  const id = await newLead(app, 'Ben Second')
  const page = await phoneOf('Maria')
  await page.clock.install()
  await page.goto('/staff')
  await card(page, id).focus()
  const newest = await newLead(app, 'Cy Third')
  await page.clock.runFor(4_100)
  await expect(card(page, newest)).toBeVisible()
  await expect(card(page, id)).toBeFocused()
})

test('a phone without notifications says why', async ({ phoneOf }) => {
  const page = await phoneOf('Maria')
  await page.addInitScript(() => {
    const cause = () => location.hash.slice(1)
    Object.defineProperty(Notification, 'requestPermission', {
      value: async () => (cause().startsWith('de') ? cause() : 'granted'),
    })
    PushManager.prototype.subscribe = async () => {
      if (cause().endsWith('Error')) throw new DOMException('', cause())
      return { toJSON: () => ({}) } as PushSubscription
    }
    if (cause() === 'unsupported') Reflect.deleteProperty(window, 'PushManager')
  })
  await page.route('**/staff/push', (route) =>
    page.url().endsWith('#offline') ? route.abort() : route.fulfill({ status: 500 }),
  )
  const button = page.getByRole('button', { name: 'Notify this phone' })
  for (const [cause, text] of [
    ['denied', 'Notifications are blocked.'],
    ['default', 'The browser’s prompt was closed.'],
    ['NotAllowedError', 'Notifications are blocked.'],
    ['AbortError', 'This browser did not reach its push service.'],
    ['offline', 'No connection.'],
    ['refused', 'Our server did not save it.'],
    ['unsupported', 'This browser cannot.'],
  ] as const) {
    // The query makes it another document; a new fragment alone loads nothing.
    await page.goto(`/staff/phones?${cause}#${cause}`)
    if (cause !== 'unsupported') await button.click()
    await expect(page.locator('[data-ring] [data-says]'), cause).toContainText(text)
    await expect(button).toHaveCount(cause === 'unsupported' ? 0 : 1)
  }
})

test('a phone without a browser subscription does not claim to be notified', async ({
  app,
  phoneOf,
}) => {
  const page = await phoneOf('Maria')
  await app.withDb(async (db) => {
    for (const { id } of await db.read((tx) => listSessions(tx, Date.now()))) {
      const channel = {
        id: crypto.randomUUID(),
        kind: 'push',
        address: '{}',
        addressKey: id,
      } as const
      await db.write((tx) => addPush(tx, id, channel, Date.now()))
    }
  })
  const first = await page.request.get(`${app.url}/staff/phones`)
  expect(await first.text()).toContain('data-ring="on"')
  await page.goto('/staff/phones')
  await expect(page.locator('[data-ring=off]')).toHaveCount(1)
})

test('sends an existing browser subscription to the server again', async ({ phoneOf }) => {
  const page = await phoneOf('Maria')
  // The test environment has no push service, so its result is stubbed.
  await page.addInitScript(() => {
    const subscription = {
      endpoint: 'https://push.example/still',
      keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
    }
    Object.defineProperty(ServiceWorkerContainer.prototype, 'getRegistration', {
      value: async () => ({ pushManager: { getSubscription: async () => subscription } }),
    })
  })
  await page.goto('/staff/phones')
  await expect(page.locator('[data-ring=on]')).toHaveCount(1)
})

test('keeps an opened gate code and typed text when the page refreshes', async ({
  app,
  phoneAtLead,
}) => {
  const { page, id } = await phoneAtLead('owner')
  await page.getByRole('button', { name: 'Show the gate code' }).click()
  await page.getByLabel('Note for the others').fill('Dog in the yard')
  await app.withDb((db) => transitionLead(db, id, 'accepted'))
  await expect(stateLine(page)).toContainText('has it', { timeout: 10_000 })
  await expect(page.locator('.code')).toHaveText('#9876')
  await expect(page.getByLabel('Note for the others')).toHaveValue('Dog in the yard')
  await page.getByRole('button', { name: 'Add the note' }).click()
  await expect(page.locator('.note')).toContainText('Dog in the yard')
})

test('opens the board from an invitation, by keyboard', async ({ page, app }) => {
  const token = await app.withDb(async (db) => {
    const staffMemberId = await addStaffMember(db, 'Maria Lopez', [])
    const lifetime = { now: Date.now(), lifeMs: 60_000 }
    return await db.write((tx) => invite(tx, staffMemberId, lifetime))
  })
  await page.goto(invitationLink(app.url, token))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Maria Lopez.')
  for (let tab = 0; tab < 5; tab++) {
    await page.keyboard.press('Tab')
    if ((await page.locator(':focus').textContent()) === 'Open the board') break
  }
  await page.keyboard.press('Enter')
  await page.waitForURL('**/staff')
  await expect(page.getByRole('link', { name: 'Phones' })).toBeVisible()
})

test('six digits from the mail open the board; five wrong codes lock it', async ({ page, app }) => {
  const address = `${crypto.randomUUID()}@staff.example`
  await app.withDb(async (db) => {
    const id = crypto.randomUUID()
    const to = JSON.stringify({ kind: 'mail', to: [address] })
    const channel = {
      id: crypto.randomUUID(),
      kind: 'mail',
      address: to,
      addressKey: address,
    } as const
    const maria = { id, name: 'Maria', language: 'en' as const, channels: [channel] }
    await db.write((tx) => insertStaffMember(tx, { ...maria, now: Date.now() }))
  })
  const codes = async () =>
    (await app.mails()).flatMap((mail) =>
      mail.includes(address) ? (/^(\d{6})\r?$/m.exec(mail)?.[1] ?? []) : [],
    )
  const ask = async (): Promise<string> => {
    const before = await codes()
    await page.goto('/staff/sign-in')
    await page.getByLabel('Your email address').fill(address)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/staff/sign-in/*')
    await expect.poll(async () => (await codes()).length).toBe(before.length + 1)
    return (await codes()).find((code) => !before.includes(code)) ?? ''
  }
  const enter = async (code: string): Promise<void> => {
    await page.getByLabel('Code from the email').fill(code)
    await page.getByRole('button', { name: 'Open the board' }).click()
  }
  const locked = await ask()
  const attempt = page.url()
  for (let tries = 0; tries < 5; tries++) {
    await enter(locked === '000000' ? '000001' : '000000')
    await expect(page.getByRole('alert')).toHaveText(/That code does not work/)
  }
  await page.goto(attempt)
  await enter(locked)
  await expect(page.getByRole('alert')).toHaveText(/That code does not work/)
  const code = await ask()
  await enter(`${code.slice(0, 3)} ${code.slice(3)}`)
  await page.waitForURL('**/staff')
})

test.describe('with scripts disabled', () => {
  test.use({ javaScriptEnabled: false })

  test('works by forms alone', async ({ page, context, app }) => {
    const id = await newLead(app)
    const { cookie } = await app.withDb((db) => signInStaff(db, 'Maria'))
    await keepCookie(context, cookie, app)
    await page.goto('/staff')
    await card(page, id).click()
    for (const button of ["I'll take it", '20 min', 'It is done'])
      await page.getByRole('button', { name: button }).click()
    await expect(stateLine(page)).toContainText('Done by you')
    expect(await statusOf(app, id)).toBe('done')
  })
})

test('has no axe finding and no overflow at 320 px or with text at 200 %', async ({
  app,
  phoneOf,
}) => {
  test.setTimeout(120_000)
  const id = await newLead(app)
  const page = await phoneOf('Maria', 'owner')
  const token = await app.withDb((db) =>
    db.write((tx) => invite(tx, null, { now: Date.now(), lifeMs: 600_000 })),
  )
  const addresses = [
    '/staff',
    '/staff/mine',
    `/staff/l/${id}`,
    '/staff/phones',
    '/staff/on-call',
    '/staff/overview',
    '/staff/search',
    '/staff/reviews',
    '/staff/nowhere',
    `/staff/invite/${token}`,
    `/staff/sign-in/${token}`,
    '/staff/sign-in',
  ]
  for (const address of addresses) {
    if (address === '/staff/sign-in') await page.context().clearCookies()
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(address)
    for (const details of await page.locator('summary').all()) await details.click()
    // At the end nothing is below the bar that stays at the bottom of the screen.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    expect(await wordsCutOff(page)).toEqual([])
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expectNoSidewaysScroll(page)
    expect(await wordsCutOff(page)).toEqual([])
    for (const value of await page.locator('dd').all())
      expect((await value.boundingBox())?.width).toBeGreaterThan(200)
  }
})
