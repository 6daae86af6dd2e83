import { A_SERVICE } from '#domain/services/sample-services.fixture.ts'
import { A_TOWN } from '#domain/places/sample-towns.fixture.ts'
import { startAppProcess } from '#tests/support/running-app.ts'
import { expect, fillRequest, submissionForm, storedLeads, test } from './fixtures.ts'

test.use({
  viewport: { width: 390, height: 844 },
  // The server is killed on purpose, so later requests of the page fail.
  allowedProblems: [/ERR_(?:CONNECTION_(?:REFUSED|RESET)|SOCKET_NOT_CONNECTED)/],
})

test('kill -9 right after a submission loses neither row nor mail', async ({ page }) => {
  const first = await startAppProcess({ site: 'built' })
  await page.goto(first.url)
  const form = submissionForm(page)
  await fillRequest(form, 'Marisol Vega')
  await form.getByLabel('Unit number').fill('4B')

  const answer = page.waitForResponse((response) => response.url().includes('/rest/v1/submissions'))
  await form.getByRole('button', { name: 'Request Service' }).click()
  expect((await answer).status()).toBe(201)
  await first.end('SIGKILL')
  // No server answers for /thank-you, so the form shows its text.
  await expect(page.getByRole('heading', { name: 'We have your request.' })).toBeVisible()
  await expect(page.getByText(`1400 Willow Ave, ${A_TOWN}, NJ 07047 Unit 4B`)).toBeVisible()

  const second = await startAppProcess({ site: 'built', dataDir: first.dataDir })
  await expect.poll(async () => (await second.mails()).length).toBe(1)
  const [mail = ''] = await second.mails()
  expect(mail).toContain('Marisol Vega')
  const leads = await storedLeads(second)
  expect(leads).toHaveLength(1)
  expect(leads[0]).toMatchObject({
    type: 'booking',
    status: 'pending',
    name: 'Marisol Vega',
    phone: '(201) 555-0177',
    address: `1400 Willow Ave, ${A_TOWN}, NJ 07047 Unit 4B`,
    unit_number: '4B',
    service: A_SERVICE,
    timeframe: 'ASAP',
    source_url: '/',
    verification: 'verified',
  })
  await second.remove()
})
