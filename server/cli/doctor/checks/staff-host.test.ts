import { describe, expect, test, vi } from 'vitest'
import { business } from '#domain/business/business.ts'
import { readEnvironment } from '#server/environment.ts'
import { checkStaffHost } from './staff-host.ts'

const SITE_URL = 'https://www.hudson-keys.com'
const STAFF_URL = 'https://desk.hudson-keys.com'
const NO_TAGS = { ga4: null, ads: null, gtm: null }
const OWN = { captcha_provider: 'altcha', address_provider: 'manual' }

async function check(
  raw: Record<string, string>,
  {
    rows = {},
    analytics = null as string | null,
    tags = NO_TAGS as Record<keyof typeof NO_TAGS, string | null>,
    reply = new Response('sign in'),
  } = {},
): Promise<readonly (readonly string[])[]> {
  const reading = readEnvironment({ SITE_URL, ...raw })
  if (!reading.ok) throw new Error(reading.problems.join(' '))
  const { environment } = reading
  const deps = {
    environment,
    business: { ...business, analytics, tags },
    fetch: vi.fn<typeof fetch>(async () => reply),
  }
  const findings = await checkStaffHost(deps, new Map(Object.entries({ ...OWN, ...rows })))
  return findings.map(({ state, text }) => [state, text])
}

describe('without STAFF_URL', () => {
  test('finds nothing where no script of others runs', async () => {
    expect(await check({})).toEqual([])
  })

  test.each([
    [{ tags: { ...NO_TAGS, gtm: 'GTM-AB12CD' } }, 'tags'],
    [{ analytics: '/analytics.js' }, 'analytics'],
    [{ rows: { analytics_origins: 'https://stats.example' } }, 'analytics_origins'],
  ])('refuses %o', async (installed, name) => {
    const [[state, text] = []] = await check({}, installed)
    expect(state).toBe('error')
    expect(text).toContain(`the pages leave out ${name}:`)
  })

  test("names Google's services on the host of the board", async () => {
    const rows = { captcha_provider: 'recaptcha', address_provider: 'google' }
    expect(await check({}, { rows })).toEqual([
      ['warning', expect.stringContaining("Google's reCAPTCHA and Maps run on the host")],
    ])
  })
})

describe('with STAFF_URL', () => {
  test.each([
    [new Response('sign in'), 'ok', `${STAFF_URL} opens the board`],
    [
      new Response(null, { status: 302, headers: { location: `${STAFF_URL}/staff/sign-in` } }),
      'error',
      'does not arrive under its name',
    ],
    [
      new Response(null, { status: 301, headers: { location: SITE_URL } }),
      'error',
      `leads on to ${SITE_URL}`,
    ],
    [new Response('', { status: 502 }), 'error', 'answers with status 502'],
  ])('judges what the address answers (%#)', async (reply, state, text) => {
    const rows = { analytics_origins: 'https://stats.example' }
    expect(await check({ STAFF_URL }, { rows, reply })).toEqual([
      [state, expect.stringContaining(text)],
    ])
  })
})
