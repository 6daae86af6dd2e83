import type { Page } from '@playwright/test'
import { type FakeGoogle, startFakeGoogle } from '#tests/support/fake-google.ts'
import { fakeMapsScript, MAPS_SCRIPT } from '#tests/support/fake-maps.ts'
import {
  fakeRecaptchaScript,
  type FakeRecaptchaOptions,
  RECAPTCHA_SCRIPT,
} from '#tests/support/fake-recaptcha.ts'
import { startAppProcess } from '#tests/support/running-app.ts'
import { test as base } from './fixtures.ts'

/** Selects Google for captcha and addresses. */
const GOOGLE_SETTINGS = {
  captcha_provider: 'recaptcha',
  address_provider: 'google',
  GOOGLE_MAPS_API_KEY: 'maps-key',
  recaptcha_site_key: 'site-key',
} as const

interface GoogleFixtures {
  /** Google's reCAPTCHA server, as a fake. */
  readonly google: FakeGoogle
}

/** E2e tests with fakes of Google's services. */
export const test = base.extend<object, GoogleFixtures>({
  google: [
    async ({}, use) => {
      const google = await startFakeGoogle()
      await use(google)
      await google.stop()
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ google }, use) => {
      const app = await startAppProcess({
        site: 'built',
        settings: GOOGLE_SETTINGS,
        environment: {
          RATE_LIMIT: 'off',
          RECAPTCHA_SECRET_KEY: google.secret,
          RECAPTCHA_VERIFY_URL: google.verifyUrl,
        },
      })
      await use(app)
      await app.remove()
    },
    { scope: 'worker' },
  ],
})

/** Serves the fake maps script from now on, or makes it fail. Returns the requested addresses. */
export async function serveMaps(page: Page, answer: 'well' | 'failing'): Promise<string[]> {
  return await serve(page, `${MAPS_SCRIPT}?*`, answer === 'failing' ? null : fakeMapsScript)
}

/**
 * Serves the fake reCAPTCHA script from now on; `null` makes it fail. Returns the requested
 * addresses.
 */
export async function serveRecaptcha(
  page: Page,
  options: FakeRecaptchaOptions | null,
): Promise<string[]> {
  return await serve(
    page,
    `${RECAPTCHA_SCRIPT}?*`,
    options && ((query) => fakeRecaptchaScript(query, options)),
  )
}

async function serve(
  page: Page,
  address: string,
  script: ((query: URLSearchParams) => string) | null,
): Promise<string[]> {
  const asked: string[] = []
  await page.unroute(address)
  await page.route(address, async (route) => {
    const url = route.request().url()
    asked.push(url)
    if (script === null) return await route.abort()
    const body = script(new URL(url).searchParams)
    await route.fulfill({ contentType: 'text/javascript', body })
  })
  return asked
}
