import type { Page } from '@playwright/test'
import { expect, fillRequest } from './fixtures.ts'
import { control, expectOneLead, newVisitor, openForm, ADDRESS, submitButton } from './form-page.ts'
import { test } from './google.ts'

test.use({ allowedProblems: [/ERR_FAILED|ERR_BLOCKED/] })

/** Makes every access to storage and cookies throw, as in a browser that blocks both. */
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

/** Makes local storage reject every write. */
async function fillStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
}

/** Removes workers and secure-context features, as on an insecure origin. */
async function refuseHelpers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { Worker: undefined })
    Object.defineProperty(crypto, 'randomUUID', { value: undefined })
  })
}

/** Blocks all third-party requests, as a strict blocker or a company proxy does. */
async function blockStrangers(page: Page, origin: string): Promise<void> {
  await page.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    (route) => route.abort('blockedbyclient'),
  )
}

const blockSettings = (page: Page) => page.route('**/rest/v1/settings*', (route) => route.abort())
const blockMail = (page: Page) =>
  page.route('**/functions/v1/send-form-email', (route) => route.abort())

/** Opens the form and sends a submission by the controls that the page offers. */
async function requestService(page: Page, offersManual: boolean): Promise<string> {
  const form = await openForm(page)
  const visitor = newVisitor()
  await control(form, 'name').focus()
  if (offersManual) await form.getByRole('button', { name: 'Enter address manually' }).click()
  await fillRequest(form, visitor)
  await submitButton(form).click()
  // On the thank-you page, or in place of the form where that page cannot read what was sent.
  await expect(page.getByText(ADDRESS)).toBeVisible()
  return visitor
}

interface Block {
  readonly what: string
  readonly block: (page: Page) => Promise<unknown>
  /** Without the settings the page neither loads nor needs Google's services. */
  readonly settings?: 'blocked'
}

const BLOCKS: readonly Block[] = [
  { what: 'room in storage', block: fillStorage },
  {
    what: 'all of it at once',
    settings: 'blocked',
    async block(page) {
      await blockSettings(page)
      await blockMail(page)
      await refuseStorage(page)
      await refuseHelpers(page)
    },
  },
]

for (const { what, block, settings } of BLOCKS) {
  test(`without ${what} the submission still arrives, once`, async ({ page, app }) => {
    await blockStrangers(page, app.url)
    await block(page)
    const visitor = await requestService(page, settings !== 'blocked')
    expect((await expectOneLead(app, visitor)).verification).toBe('verified')
  })
}

test('ignores invalid data in storage', async ({ page, app }) => {
  await page.addInitScript(() => {
    // The page after it reads what the form has stored.
    if (location.pathname === '/thank-you') return
    for (const name of ['requestDraft', 'clickPath', 'visitCount', 'lastVisitDate', 'visitStart']) {
      localStorage.setItem(name, '{"draft":[1,{"name":7}],"savedAt":"soon"')
    }
    localStorage.setItem('entryPage', '\u0000')
    sessionStorage.setItem('requestReceipt', '[]')
  })
  await blockStrangers(page, app.url)
  const visitor = await requestService(page, true)
  await expectOneLead(app, visitor)
})
