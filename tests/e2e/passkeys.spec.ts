import type { CDPSession, Page } from '@playwright/test'
import { signInStaff } from '#tests/support/staff-session.ts'
import { PHONE } from './board.fixture.ts'
import { expect, test } from './fixtures.ts'
import { startOnTwoHosts } from './two-hosts.ts'

// Browsers make passkeys for names only, so the board has one.
let hosts: Awaited<ReturnType<typeof startOnTwoHosts>>
test.beforeAll(async () => {
  hosts = await startOnTwoHosts()
})
test.afterAll(async () => await hosts.app.remove())

test.use({ viewport: PHONE, reuseContext: false })

/** Gives the page a phone that checks a finger at once. */
async function addAuthenticator(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { cdp, authenticatorId }
}

/** Opens the board as a new owner. */
async function openAs(page: Page, name: string): Promise<void> {
  const { cookie } = await hosts.app.withDb((store) => signInStaff(store, name, { role: 'owner' }))
  const [key = '', value = ''] = cookie.split('=')
  await page.context().addCookies([{ name: key, value, url: hosts.desk }])
  await page.goto(`${hosts.desk}/staff`)
}

test('offers a passkey after the sign-in, adds it, and signs in by it', async ({ page }) => {
  await addAuthenticator(page)
  await openAs(page, 'Olga')
  await page.getByRole('link', { name: 'Add a passkey' }).click()
  await page.getByRole('button', { name: 'Add a passkey on this phone' }).click()
  const section = page.locator('#passkeys')
  await expect(section.getByRole('listitem')).toContainText('added')
  await page.goto(`${hosts.desk}/staff`)
  await expect(page.getByRole('link', { name: 'Add a passkey' })).toHaveCount(0)

  await page.goto(`${hosts.desk}/staff/phones`)
  await page.getByRole('button', { name: 'Sign out here' }).click()
  await page.waitForURL('**/staff/sign-in')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL(`${hosts.desk}/staff`)
  await page.goto(`${hosts.desk}/staff/phones`)
  await expect(section.getByRole('listitem')).toContainText('last used')
})

test('says what is wrong, and leaves the mailed code', async ({ page }) => {
  const { cdp, authenticatorId } = await addAuthenticator(page)
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await page.goto(`${hosts.desk}/staff/sign-in`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText('It was canceled, or took too long.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Email me a code' })).toBeVisible()
})

test('refuses a second passkey on the same phone, and removes the first', async ({ page }) => {
  await addAuthenticator(page)
  await openAs(page, 'Dora')
  await page.goto(`${hosts.desk}/staff/phones`)
  const add = page.getByRole('button', { name: 'Add a passkey on this phone' })
  await add.click()
  const entry = page.locator('#passkeys').getByRole('listitem')
  await expect(entry).toHaveCount(1)
  await add.click()
  await expect(page.getByText('This phone already has a passkey of yours.')).toBeVisible()
  await entry.getByRole('button', { name: 'Remove' }).click()
  await expect(entry).toHaveCount(0)
})

test('shows no passkey button without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${hosts.desk}/staff/sign-in`)
  await expect(page.getByRole('button', { name: 'Email me a code' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0)
  await context.close()
})
