import type { Page } from '@playwright/test'
import { expect, fillRequest } from './fixtures.ts'
import {
  control,
  expectOneLead,
  formReady,
  newVisitor,
  openForm,
  submitButton,
} from './form-page.ts'
import { serveMaps, serveRecaptcha, test } from './google.ts'

test.use({ allowedProblems: [/ERR_FAILED|ERR_BLOCKED/] })

/** Storage and cookies as a browser has them that refuses both: the mere access throws. */
async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    }
    Object.defineProperty(document, 'cookie', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
      set() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
}

/** Local storage that is there and takes nothing. */
async function fillStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
}

/** Everything that is not ours, as a strict blocker or a company's proxy does it. */
async function blockStrangers(page: Page, origin: string): Promise<void> {
  await page.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    (route) => route.abort('blockedbyclient'),
  )
}

const blockSettings = (page: Page) => page.route('**/rest/v1/settings*', (route) => route.abort())
const blockMail = (page: Page) =>
  page.route('**/functions/v1/send-form-email', (route) => route.abort())

/** Opens the form and sends a request by whatever ways the page offers. */
async function requestService(page: Page): Promise<string> {
  const form = await openForm(page)
  const visitor = newVisitor()
  await control(form, 'name').focus()
  const manual = form.getByRole('button', { name: 'Enter address manually' })
  await expect(manual.or(form.locator('[name="address"]:enabled')).first()).toBeVisible()
  if (await manual.isVisible()) await manual.click()
  await fillRequest(form, visitor)
  await submitButton(form).click()
  await page.waitForURL('**/thank-you')
  return visitor
}

const BLOCKS: Readonly<Record<string, (page: Page, origin: string) => Promise<unknown>>> = {
  'maps alone': async (page) => {
    await serveRecaptcha(page, {})
    await serveMaps(page, null)
  },
  'every outside party': blockStrangers,
  'the settings call': blockSettings,
  'the mail call': async (page, origin) => {
    await blockStrangers(page, origin)
    await blockMail(page)
  },
  'storage and cookies': async (page, origin) => {
    await blockStrangers(page, origin)
    await refuseStorage(page)
  },
  'storage that is full': async (page, origin) => {
    await blockStrangers(page, origin)
    await fillStorage(page)
  },
  'workers and randomUUID': async (page, origin) => {
    await blockStrangers(page, origin)
    await page.addInitScript(() => {
      Object.assign(window, { Worker: undefined })
      Object.defineProperty(crypto, 'randomUUID', { value: undefined })
    })
  },
  'all of it at once': async (page, origin) => {
    await blockStrangers(page, origin)
    await blockSettings(page)
    await blockMail(page)
    await refuseStorage(page)
  },
}

for (const [what, block] of Object.entries(BLOCKS)) {
  test(`without ${what} the request still arrives, once`, async ({ page, app }) => {
    await block(page, app.url)
    const visitor = await requestService(page)
    const lead = await expectOneLead(app, visitor)
    expect(lead.phone).toBe('(201) 555-0177')
  })
}

test('rubbish in storage does no harm', async ({ page, app }) => {
  await page.addInitScript(() => {
    for (const name of ['requestDraft', 'clickPath', 'visitCount', 'lastVisitDate', 'visitStart']) {
      localStorage.setItem(name, '{"draft":[1,{"name":7}],"savedAt":"soon"')
    }
    localStorage.setItem('entryPage', '\u0000')
    sessionStorage.setItem('requestReceipt', '[]')
  })
  await blockStrangers(page, app.url)
  const visitor = await requestService(page)
  await expectOneLead(app, visitor)
})

test('R41: without storage the draft lives as long as the page, and a reload asks anew', async ({
  page,
  app,
}) => {
  await blockStrangers(page, app.url)
  await refuseStorage(page)
  const form = await openForm(page)
  await control(form, 'notes').fill('Blue door')
  await page.reload()
  await formReady(page)
  await expect(submitButton(form)).toBeEnabled()
})
