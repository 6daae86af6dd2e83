import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { foreignPage, json, stubHead } from './fake-fetch.fixture.ts'
import { createSettings, PROVIDER_POLICY } from './settings.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Row = string | null | undefined | 'offline' | Response

const NO_ROW = {
  code: 'PGRST116',
  message: 'no',
  details: 'The result contains 0 rows',
  hint: null,
}

/**
 * Replaces the server by one with the given rows of the settings table; 'offline' rejects, a
 * response is sent as it is.
 * @returns the requests
 */
function stubRows(rows: Partial<Record<string, Row>>) {
  const requests: Request[] = []
  stubHead()
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const request = new Request(new URL(input, 'http://localhost'), init)
    requests.push(request)
    const row = rows[new URL(request.url).searchParams.get('key')?.slice(3) ?? '']
    if (row === 'offline') throw new TypeError('Failed to fetch')
    if (row instanceof Response) return row.clone()
    return row === undefined ? json(406, NO_ROW) : json(200, { value: row })
  })
  return requests
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

test('requests a single row by its key, in the format of the official client', async () => {
  const requests = stubRows({ GOOGLE_MAPS_API_KEY: 'key' })
  await createSettings().loadSetting('GOOGLE_MAPS_API_KEY')
  expect(requests[0]?.method).toBe('GET')
  expect(requests[0]?.url).toMatch(
    /\/rest\/v1\/settings\?select=value&key=eq\.GOOGLE_MAPS_API_KEY$/,
  )
  expect(requests[0]?.headers.get('accept')).toBe('application/vnd.pgrst.object+json')
  expect(requests[0]?.headers.get('apikey')).toBe('public-key')
})

test('reads a key once and caches it', async () => {
  const requests = stubRows({ GOOGLE_MAPS_API_KEY: 'key' })
  const settings = createSettings()
  await expect(settings.loadSetting('GOOGLE_MAPS_API_KEY')).resolves.toBe('key')
  await vi.advanceTimersByTimeAsync(365 * 24 * 3_600_000)
  await expect(settings.loadSetting('GOOGLE_MAPS_API_KEY')).resolves.toBe('key')
  expect(requests).toHaveLength(1)
})

test.each([undefined, '', null])(
  'does not find a row with %j, and requests it once',
  async (row) => {
    const requests = stubRows({ recaptcha_site_key: row })
    await expect(settle(createSettings().loadSetting('recaptcha_site_key'))).resolves.toEqual({
      error: 'API key "recaptcha_site_key" not found in settings',
    })
    expect(requests).toHaveLength(1)
  },
)

test.each([
  'offline',
  json(503, {}),
  json(401, { code: 'PT401', message: 'No API key' }),
  foreignPage(200),
  json(200, []),
  json(200, [{ value: 'x' }]),
  json(200, null),
  json(200, {}),
] as const)('retries a failed call (%s) twice, after 1 s and 2 s', async (row) => {
  const requests = stubRows({ GOOGLE_MAPS_API_KEY: row })
  const loading = createSettings().loadSetting('GOOGLE_MAPS_API_KEY')
  const outcome = expect(loading).rejects.toThrow('network error')
  for (const [ms, count] of [
    [999, 1],
    [1, 2],
    [1_999, 2],
    [1, 3],
    [60_000, 3],
  ] as const) {
    await vi.advanceTimersByTimeAsync(ms)
    expect(requests).toHaveLength(count)
  }
  await outcome
})

test('requests a setting again after a failure', async () => {
  const rows: Record<string, Row> = { GOOGLE_MAPS_API_KEY: 'offline' }
  stubRows(rows)
  const settings = createSettings()
  await settle(settings.loadSetting('GOOGLE_MAPS_API_KEY'))
  rows['GOOGLE_MAPS_API_KEY'] = 'key'
  await expect(settle(settings.loadSetting('GOOGLE_MAPS_API_KEY'))).resolves.toEqual({
    value: 'key',
  })
})

test.each([
  [{}, 'recaptcha', 'google'],
  [{ captcha_provider: 'altcha', address_provider: 'manual' }, 'altcha', 'manual'],
  [{ captcha_provider: 'recaptcha', address_provider: 'google' }, 'recaptcha', 'google'],
  [{ captcha_provider: '', address_provider: 'elsewhere' }, 'recaptcha', 'google'],
  [{ captcha_provider: 'offline', address_provider: 'offline' }, 'altcha', 'manual'],
  [{ captcha_provider: json(503, {}), address_provider: json(503, {}) }, 'altcha', 'manual'],
  [{ captcha_provider: 'offline' }, 'altcha', 'google'],
] as const)('settings %j select %s and %s', async (rows, captcha, address) => {
  stubRows(rows)
  await expect(settle(createSettings().loadProviders())).resolves.toEqual({
    value: { captcha, address, arrivalSms: false },
  })
})

test.each(['on', 'off', 'offline', json(503, {})] as const)(
  'setting %j of text messages offers them only if it is on',
  async (arrival_sms) => {
    stubRows({ arrival_sms })
    await expect(settle(createSettings().loadProviders())).resolves.toMatchObject({
      value: { arrivalSms: arrival_sms === 'on' },
    })
  },
)

test('providers are fresh for 300000 ms, kept for 1800000 ms while the server fails, and retried once', async () => {
  expect(PROVIDER_POLICY).toEqual({ freshMs: 300_000, keptMs: 1_800_000, retries: 1 })
  const rows: Record<string, Row> = { captcha_provider: 'recaptcha' }
  const requests = stubRows(rows)
  const settings = createSettings()
  const captcha = async () => (await settle(settings.loadProviders())) as object
  const google = { value: { captcha: 'recaptcha' } }
  await Promise.all([captcha(), captcha()])
  expect(requests).toHaveLength(3)
  await vi.advanceTimersByTimeAsync(299_000)
  expect(await captcha()).toMatchObject(google)
  expect(requests).toHaveLength(3)
  rows['captcha_provider'] = 'offline'
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await captcha()).toMatchObject(google)
  // The two others once, and the failed one twice.
  expect(requests).toHaveLength(7)
  await vi.advanceTimersByTimeAsync(1_500_000)
  expect(await captcha()).toMatchObject({ value: { captcha: 'altcha' } })
})
