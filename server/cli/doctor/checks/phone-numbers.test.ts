import { expect, test } from 'vitest'
import { readEnvironment } from '#server/environment.ts'
import { REAL_BUSINESS } from '../healthy-installation.fixture.ts'
import { checkPhoneNumbers } from './phone-numbers.ts'

const SITE_URL = 'https://hudson-keys.com'
const BUSINESS = { ...REAL_BUSINESS, numbers: [] }
const WEBSITE = '+12018631234'
const GOOGLE_ADS = '+12018635678'
const RIGHT = {
  voice_url: `${SITE_URL}/calls/incoming`,
  voice_method: 'POST',
  status_callback: `${SITE_URL}/calls/status`,
  sms_url: `${SITE_URL}/messages/incoming`,
}

/** A fake of Twilio with these numbers; each request is noted. */
async function check(
  numbers: Readonly<Record<string, object>>,
  { balance = '42.10' as string | null, status = 200 } = {},
) {
  const reading = readEnvironment({
    SITE_URL,
    TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
    TWILIO_AUTH_TOKEN: 'token-of-a-test',
    TWILIO_FROM: WEBSITE,
  })
  if (!reading.ok) throw new Error(reading.problems.join(' '))
  const asked: string[] = []
  const findings = await checkPhoneNumbers({
    environment: reading.environment,
    business: BUSINESS,
    fetch: async (input, init) => {
      const url = new URL(String(input))
      asked.push(`${init?.method} ${url.pathname.split('/').at(-1)}`)
      if (url.pathname.endsWith('/Balance.json'))
        return balance === null
          ? Response.json({ code: 20_404 }, { status: 404 })
          : Response.json({ balance, currency: 'USD' }, { status })
      const one = numbers[url.searchParams.get('PhoneNumber') ?? '']
      return Response.json({ incoming_phone_numbers: one === undefined ? [] : [one] })
    },
  })
  return { asked, findings: findings.map((one) => `${one.state} ${one.subject}: ${one.text}`) }
}

test('says where the calls of each number go, by reading only', async () => {
  const { asked, findings } = await check({ [WEBSITE]: RIGHT, [GOOGLE_ADS]: RIGHT })
  expect(findings).toEqual([
    'ok Twilio: takes the account, which has 42.10 USD',
    'ok Number (201) 863-1234, website: sends its calls here',
    'ok Number (201) 863-5678, google-ads: sends its calls here',
  ])
  expect(asked).toEqual([
    'GET Balance.json',
    'GET IncomingPhoneNumbers.json',
    'GET IncomingPhoneNumbers.json',
  ])
})

test.each([
  [{ voice_url: 'https://demo.twilio.com/welcome/voice/' }, 'error', 'https://demo.twilio.com'],
  [{ voice_url: '' }, 'error', 'sends its calls to nowhere'],
  [{ voice_method: 'GET' }, 'error', '(GET), not to this server'],
  [{ status_callback: '' }, 'warning', 'hangs up is noticed late'],
  [{ sms_url: null }, 'warning', 'sends its texts to nowhere'],
])('finds %j', async (change, state, words) => {
  const { findings } = await check({ [WEBSITE]: { ...RIGHT, ...change }, [GOOGLE_ADS]: RIGHT })
  const found = findings.filter((line) => !line.startsWith('ok '))
  expect(found).toEqual([
    expect.stringMatching(new RegExp(`^${state} Number \\(201\\) 863-1234, website:`)),
  ])
  expect(found[0]).toContain(words)
})

test('says which number is not in the account', async () => {
  const { findings } = await check({ [WEBSITE]: RIGHT })
  expect(findings).toContainEqual(
    expect.stringContaining('warning Number (201) 863-5678, google-ads: is not in this account'),
  )
})

test.each([
  ['9.99', 200, 'error Twilio: has 9.99 USD left'],
  ['0', 401, 'error Twilio: refuses the account'],
])('reports a balance of %s with status %i', async (balance, status, words) => {
  const { findings } = await check({ [WEBSITE]: RIGHT, [GOOGLE_ADS]: RIGHT }, { balance, status })
  expect(findings[0]).toContain(words)
})

test('says nothing about the balance of an account that is billed later', async () => {
  const { findings } = await check({ [WEBSITE]: RIGHT, [GOOGLE_ADS]: RIGHT }, { balance: null })
  expect(findings.every((line) => line.startsWith('ok Number'))).toBe(true)
})
