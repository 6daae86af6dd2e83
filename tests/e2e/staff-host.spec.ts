import { expect, fillRequest, submissionForm, test } from './fixtures.ts'
import { startOnTwoHosts } from './two-hosts.ts'

// The spec has a server of its own on two host names (STAFF_URL).
let hosts: Awaited<ReturnType<typeof startOnTwoHosts>>
test.beforeAll(async () => {
  hosts = await startOnTwoHosts()
})
test.afterAll(async () => await hosts.app.remove())

test('the thank-you page links to the status page on the other host, and asks it for nothing', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/r/')) asked.push(request.url())
  })
  await page.goto(`${hosts.www}/book-online`)
  const form = submissionForm(page)
  await fillRequest(form, 'Zebulon')
  await form.getByRole('button', { name: 'Request Service' }).click()
  await page.waitForURL('**/thank-you')
  const link = page.locator('[data-status-banner] [data-part=links] a').first()
  await expect(link).toHaveAttribute('href', new RegExp(`^${hosts.desk}/r/[\\w-]{22}$`))
  await expect(page.locator('[data-status-banner] [data-part=steps]')).toBeHidden()
  expect(asked).toEqual([])
  await page.goto(`${hosts.www}/`)
  await expect(page.locator('.status-link a')).toHaveAttribute('href', /^http:\/\/desk\./)
  expect(asked).toEqual([])
  await link.page().locator('.status-link a').click()
  await page.waitForURL(`${hosts.desk}/r/*`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the form without scripts ends on the status page of the other host', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${hosts.www}/book-online`)
  const form = submissionForm(page)
  await form.getByLabel('Name', { exact: true }).fill('Zebulon')
  await form.getByLabel('Phone').fill('2015550177')
  await form.getByLabel('Address', { exact: true }).fill('1 Main St')
  await form.getByLabel('Service', { exact: true }).selectOption({ index: 1 })
  await form.getByRole('button', { name: 'Request Service' }).click()
  await page.waitForURL(`${hosts.desk}/r/*`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.close()
})
