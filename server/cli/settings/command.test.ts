import { describe, expect, test } from 'vitest'
import { type CommandResult, useCommandHarness } from '../database/command-harness.fixture.ts'
import { settingsCommand } from './command.ts'
import { SETTING_NAMES } from '#domain/settings.ts'
import { getSetting, setSetting } from '#server/db/setting-queries.ts'

const harness = useCommandHarness()

const settings = (...args: string[]): Promise<CommandResult> =>
  harness.run(settingsCommand, ...args)
const stored = (key: string): Promise<string | null> =>
  harness.withDb((db) => db.read((tx) => getSetting(tx, key)))

describe('settings before the first start', () => {
  test('show the providers that need no account', async () => {
    const { status, out } = await settings('list')
    expect(status).toBe(0)
    expect(out).toMatch(/^captcha_provider +altcha$/m)
    expect(out).toMatch(/^address_provider +manual$/m)
    expect(out).toMatch(/^recaptcha_site_key +\(not set: none\)$/m)
  })

  test('return a value that was set', async () => {
    expect((await settings('set', 'address_provider', 'google')).status).toBe(0)
    expect(await settings('get', 'address_provider')).toEqual({
      status: 0,
      out: 'google\n',
      err: '',
    })
  })
})

describe('secrets', () => {
  test("keeps the captcha secret out of every command's output", async () => {
    const secret = 's'.repeat(40)
    const outputs = [
      await settings('set', 'altcha_hmac_secret', secret),
      await settings('get', 'altcha_hmac_secret'),
      await settings('list'),
    ]
    expect(await stored('altcha_hmac_secret')).toBe(secret)
    for (const { status, out, err } of outputs) {
      expect(status).toBe(0)
      expect(out + err).not.toContain('ssss')
      expect(out).toContain('(40 characters)')
    }
  })

  test('does not repeat a secret that is too short', async () => {
    const { status, err } = await settings('set', 'altcha_hmac_secret', 'hush-hush')
    expect(status).toBe(1)
    expect(err).not.toContain('hush')
  })

  test('shortens the public maps key in lists and shows it on request', async () => {
    const key = `AIza${'x'.repeat(31)}wxyz`
    await settings('set', 'GOOGLE_MAPS_API_KEY', key)
    const { out } = await settings('list')
    expect(out).toContain('AIza…wxyz (39 characters)')
    expect(out).not.toContain(key)
    expect((await settings('get', 'GOOGLE_MAPS_API_KEY')).out).toBe(`${key}\n`)
  })

  test('hides a foreign row whose name suggests a secret', async () => {
    await harness.withDb((db) => db.write((tx) => setSetting(tx, 'crm_token', 'abc')))
    expect((await settings('get', 'crm_token')).out).toBe('•••• (3 characters)\n')
  })
})

describe('values that are refused', () => {
  test.each([
    ['captcha_provider', 'hcaptcha', 'write recaptcha or altcha'],
    ['address_provider', '', 'write google or manual'],
    ['GOOGLE_MAPS_API_KEY', '"quoted"', 'without quotes or spaces'],
    ['recaptcha_site_key', '6L key', 'without quotes or spaces'],
    ['analytics_origins', 'https://a.example/path', 'write whole origins'],
    ['analytics_origins', 'https://*', 'write whole origins'],
  ])('%s does not accept %s', async (key, value, words) => {
    const before = await stored(key)
    const { status, out, err } = await settings('set', key, value)
    expect({ status, out }).toEqual({ status: 1, out: '' })
    expect(err).toContain(words)
    expect(await stored(key)).toBe(before)
  })

  test('refuses an unknown key and names the known ones', async () => {
    const { status, err } = await settings('set', 'google_maps_key', 'x')
    expect(status).toBe(1)
    expect(err).toMatch(
      /^'google_maps_key' is read by nothing\. The keys are .*GOOGLE_MAPS_API_KEY/,
    )
    expect(await stored('google_maps_key')).toBeNull()
  })
})

describe('values that are accepted with a warning', () => {
  test('accepts a key of an unusual form with a warning', async () => {
    const { status, err } = await settings('set', 'GOOGLE_MAPS_API_KEY', 'my-test-key')
    expect(status).toBe(0)
    expect(err).toContain('Check it: Maps keys begin with AIza')
    expect(await stored('GOOGLE_MAPS_API_KEY')).toBe('my-test-key')
  })

  test('names what Google still needs, until it is set', async () => {
    const first = await settings('set', 'captcha_provider', 'recaptcha')
    expect(first.err).toContain('set recaptcha_site_key')
    expect(first.err).toContain('RECAPTCHA_SECRET_KEY')
    await settings('set', 'recaptcha_site_key', `6L${'a'.repeat(38)}`)
    harness.environment = { ...harness.environment, RECAPTCHA_SECRET_KEY: 'the-secret-half' }
    expect((await settings('set', 'captcha_provider', 'recaptcha')).err).toBe('')
    expect((await settings('set', 'address_provider', 'google')).err).toContain(
      'set GOOGLE_MAPS_API_KEY',
    )
  })

  test('removes a key with an empty value', async () => {
    await settings('set', 'recaptcha_site_key', 'abc')
    expect((await settings('set', 'recaptcha_site_key', '')).out).toContain('is removed')
    const { status, out, err } = await settings('get', 'recaptcha_site_key')
    expect({ status, out }).toEqual({ status: 1, out: '' })
    expect(err).toContain('recaptcha_site_key is not set')
  })
})

test.each([
  [['get']],
  [['get', 'a', 'b']],
  [['set', 'a']],
  [['set', 'a', 'b', 'c']],
  [['list', 'x']],
])('refuses the arguments %j', async (args) => {
  const { status, err } = await settings(...args)
  expect(status).toBe(2)
  expect(err).toContain('--help')
})

test('explains every key in the help', async () => {
  const { out } = await settings('--help')
  for (const key of SETTING_NAMES) expect(out).toMatch(new RegExp(`^  ${key}$`, 'm'))
})

test('reports a wrong environment in sentences and creates nothing', async () => {
  harness.environment = { ...harness.environment, PORT: 'x' }
  const { status, err } = await settings('list')
  expect(status).toBe(1)
  expect(err).toContain("PORT 'x' is no such number")
})
