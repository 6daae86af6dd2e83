import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Backend } from './backend.ts'
import { settingRetryDelay } from './settings.ts'
import { createSiteQueries, loadProviders, loadSetting } from './site-query.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Answer = string | null | 'offline' | 503

/** Creates a backend with the given rows of the settings table, by name. */
function backendWith(rows: Partial<Record<string, Answer>>) {
  const asked: string[] = []
  const backend: Backend = {
    anonKey: 'anon',
    fetch(input) {
      const name =
        new URL(String(input), 'http://localhost').searchParams.get('key')?.slice(3) ?? ''
      asked.push(name)
      const answer = rows[name]
      if (answer === 'offline') return Promise.reject(new TypeError('Failed to fetch'))
      if (answer === 503) return Promise.resolve(new Response('{}', { status: 503 }))
      if (answer === undefined) {
        const body = { code: 'PGRST116', message: 'not one row', details: null, hint: null }
        return Promise.resolve(Response.json(body, { status: 406 }))
      }
      return Promise.resolve(Response.json({ value: answer }))
    },
  }
  return { backend, asked }
}

/** Advances the clock until the promise settles; returns its outcome. */
async function settle<Value>(promise: Promise<Value>) {
  const outcome = promise.then(
    (value) => ({ value }),
    (error: unknown) => ({ error: error instanceof Error ? error.message : error }),
  )
  await vi.runAllTimersAsync()
  return outcome
}

test('reads a setting once and caches it', async () => {
  const { backend, asked } = backendWith({ GOOGLE_MAPS_API_KEY: 'key' })
  const queries = createSiteQueries()
  await expect(loadSetting(backend, 'GOOGLE_MAPS_API_KEY', queries)).resolves.toBe('key')
  await vi.advanceTimersByTimeAsync(365 * 24 * 3_600_000)
  await expect(loadSetting(backend, 'GOOGLE_MAPS_API_KEY', queries)).resolves.toBe('key')
  expect(asked).toHaveLength(1)
})

test.each([
  ['missing', undefined],
  ['empty', ''],
  ['null', null],
])('does not find a setting that is %s, and requests it once', async (_, value) => {
  const { backend, asked } = backendWith(value === undefined ? {} : { recaptcha_site_key: value })
  const queries = createSiteQueries()
  await expect(settle(loadSetting(backend, 'recaptcha_site_key', queries))).resolves.toEqual({
    error: 'API key "recaptcha_site_key" not found in settings',
  })
  expect(asked).toHaveLength(1)
})

test.each(['offline', 503] as const)(
  'retries a failed call (%s) twice, after 1 s and 2 s',
  async (answer) => {
    const { backend, asked } = backendWith({ GOOGLE_MAPS_API_KEY: answer })
    const loading = loadSetting(backend, 'GOOGLE_MAPS_API_KEY', createSiteQueries())
    const outcome = expect(loading).rejects.toThrow('network error')
    await vi.advanceTimersByTimeAsync(999)
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1_999)
    expect(asked).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toHaveLength(3)
    await vi.runAllTimersAsync()
    expect(asked).toHaveLength(3)
    await outcome
  },
)

test('doubles the delay up to 10 s', () => {
  expect([0, 1, 2, 3, 4, 20].map(settingRetryDelay)).toEqual([
    1_000, 2_000, 4_000, 8_000, 10_000, 10_000,
  ])
})

test('requests a setting again after a failure', async () => {
  const rows: Record<string, Answer> = { GOOGLE_MAPS_API_KEY: 'offline' }
  const { backend } = backendWith(rows)
  const queries = createSiteQueries()
  await settle(loadSetting(backend, 'GOOGLE_MAPS_API_KEY', queries))
  rows['GOOGLE_MAPS_API_KEY'] = 'key'
  await expect(settle(loadSetting(backend, 'GOOGLE_MAPS_API_KEY', queries))).resolves.toEqual({
    value: 'key',
  })
})

test.each([
  [{}, 'recaptcha', 'google'],
  [{ captcha_provider: 'altcha', address_provider: 'manual' }, 'altcha', 'manual'],
  [{ captcha_provider: 'recaptcha', address_provider: 'google' }, 'recaptcha', 'google'],
  [{ captcha_provider: '', address_provider: 'elsewhere' }, 'recaptcha', 'google'],
  [{ captcha_provider: 'offline', address_provider: 'offline' }, 'altcha', 'manual'],
  [{ captcha_provider: 503, address_provider: 503 }, 'altcha', 'manual'],
  [{ captcha_provider: 'offline' }, 'altcha', 'google'],
] as const)('settings %j select %s and %s', async (rows, captcha, address) => {
  const { backend } = backendWith(rows)
  await expect(settle(loadProviders(backend, createSiteQueries()))).resolves.toEqual({
    value: { captcha, address, arrivalSms: false },
  })
})

test.each(['on', 'off', 'offline', 503] as const)(
  'setting %j of text messages offers them only if it is on',
  async (arrival_sms) => {
    const { backend } = backendWith({ arrival_sms })
    await expect(settle(loadProviders(backend, createSiteQueries()))).resolves.toMatchObject({
      value: { arrivalSms: arrival_sms === 'on' },
    })
  },
)
