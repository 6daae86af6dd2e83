import { endSession, listSessions } from '#server/staff/sessions.ts'
import { A_SERVICE } from '#domain/services/sample-services.fixture.ts'
import {
  card,
  expectSavedCopy,
  newLead,
  notSentNote,
  openLead,
  PHONE,
  stateLine,
  statusOf,
  acceptButton,
  test,
  queueNote,
} from './board.fixture.ts'
import { startFailingProxy } from '#tests/support/failing-proxy.ts'
import { expect } from './fixtures.ts'

test.use({
  viewport: PHONE,
  // These tests go offline and request missing pages.
  allowedProblems: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of (404|409|410|422|50[234])/],
})

test('sends a button press made offline when the connection returns', async ({
  app,
  phoneAtLead,
}) => {
  const { page, id } = await phoneAtLead()
  await page.context().setOffline(true)
  await acceptButton(page).click()
  await expect(notSentNote(page)).toBeVisible()
  await expect(acceptButton(page)).toBeDisabled()
  expect(await statusOf(app, id)).toBe('pending')
  await page.context().setOffline(false)
  await expect(stateLine(page)).toContainText('Yours since')
  await expect(notSentNote(page)).toBeHidden()
  expect(await statusOf(app, id)).toBe('accepted')
})

test('keeps a button press while the server fails, says that it waits, and sends it afterwards', async ({
  app,
  phoneAtLead,
}) => {
  const { page, id } = await phoneAtLead()
  await page.context().route('**/step', (route) => route.fulfill({ status: 503, body: '' }))
  await acceptButton(page).click()
  await expect(queueNote(page)).toBeVisible()
  // Further responses of that kind change nothing, on any page.
  const refusedAgain = page.waitForResponse((response) => response.status() === 503)
  await page.goto('/staff')
  await refusedAgain
  await openLead(page, id)
  await expect(queueNote(page)).toBeVisible()
  expect(await statusOf(app, id)).toBe('pending')
  await page.context().unroute('**/step')
  await expect(stateLine(page)).toContainText('Yours since', { timeout: 30_000 })
  expect(await statusOf(app, id)).toBe('accepted')
})

test('opening a staff link keeps the queued presses of a signed-in phone', async ({
  app,
  phoneOf,
}) => {
  const id = await newLead(app, 'Zoë Kept')
  const page = await phoneOf('Maria')
  await page.goto('/staff')
  await expectSavedCopy(page)
  await openLead(page, id)
  await page.context().route('**/step', (route) => route.fulfill({ status: 503, body: '' }))
  await acceptButton(page).click()
  await expect(queueNote(page)).toBeVisible()
  for (const path of ['nowhere', 'sign-in/x', 'invite/x', 'l/x', 'sign-in']) {
    await page.goto(`/staff/${path}`)
    await page.evaluate(async () => await navigator.serviceWorker.ready)
    const kept = () =>
      page.evaluate(async () => [
        JSON.parse(localStorage.getItem('staff-waiting') ?? '[]').length,
        (await caches.match('/staff')) !== undefined,
      ])
    expect([path, await kept()]).toEqual([path, [1, true]])
  }
  await page.context().unroute('**/step')
  await page.goto('/staff')
  await expect.poll(() => statusOf(app, id), { timeout: 30_000 }).toBe('accepted')
})

test('says who accepted a lead meanwhile, on any page', async ({ app, phoneOf }) => {
  const [here, elsewhere, another] = [
    await newLead(app),
    await newLead(app, 'Ana'),
    await newLead(app, 'Ben'),
  ]
  const page = await phoneOf('Maria Lopez')
  for (const id of [elsewhere, another, here]) {
    await openLead(page, id)
    await expectSavedCopy(page)
  }
  await page.context().setOffline(true)
  for (const id of [elsewhere, another, here]) {
    await openLead(page, id)
    await acceptButton(page).click()
    await expect(notSentNote(page)).toBeVisible()
  }
  const dan = await phoneOf('Dan Reyes')
  for (const id of [here, elsewhere, another]) {
    await openLead(dan, id)
    await acceptButton(dan).click()
    await expect(stateLine(dan)).toContainText('Yours')
  }
  await page.context().setOffline(false)
  const told = page
    .getByRole('alert')
    .filter({ hasText: 'That did not go through. The request is now: Dan has it.' })
  await expect(told).toHaveCount(3)
  await expect(stateLine(page)).toContainText('Dan has it')
  const links = told.getByRole('link', { name: A_SERVICE })
  await expect(links).toHaveCount(2)
  await links.and(page.locator(`[href$="${elsewhere}"]`)).click()
  await expect(page).toHaveURL(new RegExp(elsewhere))
})

test('opens the last list while a proxy answers for the server, and the server’s once it is back', async ({
  app,
  phoneOf,
}) => {
  const id = await newLead(app, 'Zoë Proxy')
  const page = await phoneOf('Maria')
  const proxy = await startFailingProxy(app.url)
  await page.goto(`${proxy.url}/staff`)
  await expect(card(page, id)).toBeVisible()
  await expectSavedCopy(page)
  for (const status of [502, 503, 504]) {
    proxy.status = status
    await page.goto(`${proxy.url}/staff`)
    await expect(card(page, id)).toContainText('Zoë Proxy')
  }
  proxy.status = null
  const answer = await page.goto(`${proxy.url}/staff`)
  expect(answer?.status()).toBe(200)
  await proxy.stop()
})

test('opens the last list offline, without gate codes, and nothing after signing out', async ({
  app,
  phoneOf,
}) => {
  const id = await newLead(app, 'Zoë Offline')
  const page = await phoneOf('Maria', 'owner')
  await openLead(page, id)
  await page.getByRole('button', { name: 'Show the gate code' }).click()
  await expect(page.locator('.code')).toHaveText('#9876')
  await page.goto('/staff')
  await expect(card(page, id)).toBeVisible()
  await expectSavedCopy(page)
  await page.context().setOffline(true)
  await page.goto(`/staff/l/${crypto.randomUUID()}`)
  await expect(card(page, id)).toContainText('Zoë Offline')
  await expect(page.getByText('No connection. This page may be out of date')).toBeVisible()
  const kept = () =>
    page.evaluate(async () => {
      const texts = []
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const request of await cache.keys())
          texts.push(await (await cache.match(request))?.text())
      }
      return texts.join('\n')
    })
  expect(await kept()).toContain('Zoë Offline')
  expect(await kept()).not.toContain('9876')
  await page.context().setOffline(false)
  await page.goto('/staff/phones')
  await page.getByRole('button', { name: 'Sign out here' }).click()
  await page.waitForURL('**/staff/sign-in')
  await expect.poll(kept).not.toContain('Zoë Offline')
})

test('a phone that stays offline shows the last list for at most 24 hours', async ({
  app,
  phoneOf,
}) => {
  const id = await newLead(app, 'Zoë Lost')
  const page = await phoneOf('Maria')
  await page.goto('/staff')
  await expectSavedCopy(page)
  await page.context().setOffline(true)
  const goBack = (hours: number) =>
    page.evaluate(async (ms) => {
      const cache = await caches.open('staff')
      const copy = await cache.match('/staff')
      if (!copy) throw new Error('no copy')
      const headers = new Headers(copy.headers)
      headers.set('x-saved-at', String(Date.now() - ms))
      await cache.put('/staff', new Response(await copy.text(), { headers }))
    }, hours * 3_600_000)
  await goBack(23)
  await page.reload()
  await expect(card(page, id)).toBeVisible()
  await goBack(25)
  // The open page polls every four seconds.
  await expect(card(page, id)).toHaveCount(0, { timeout: 10_000 })
  await page.context().setOffline(false)
  await page.goto('/staff/phones')
  expect(await page.evaluate(async () => await caches.match('/staff'))).toBeUndefined()
})

test("ending a session elsewhere deletes the phone's offline data", async ({ app, phoneOf }) => {
  await newLead(app, 'Zoë Ended')
  const page = await phoneOf('Maria')
  await page.goto('/staff')
  await expectSavedCopy(page)
  await app.withDb(async (db) => {
    for (const { id } of await db.read((tx) => listSessions(tx, Date.now())))
      await db.write((tx) => endSession(tx, id))
  })
  await page.waitForURL('**/staff/sign-in')
  await expect.poll(() => page.evaluate(() => caches.has('staff'))).toBe(false)
})
