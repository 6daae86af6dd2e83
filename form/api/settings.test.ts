import { describe, expect, test } from 'vitest'
import { fakeBackend, foreignPage, json, type Reply } from './fake-fetch.fixture.ts'
import { missingSetting, readSetting, SETTING_RETRIES, settingRetryDelay } from './settings.ts'

const read = (reply: Reply) => readSetting(fakeBackend(reply).backend, 'recaptcha_site_key')

describe('readSetting', () => {
  test('requests a single row by its key, in the format of the official client', async () => {
    const { backend, calls } = fakeBackend(json(200, { value: 'site-key' }))
    expect(await readSetting(backend, 'GOOGLE_MAPS_API_KEY')).toEqual({
      ok: true,
      value: 'site-key',
    })
    expect(calls[0]).toMatchObject({
      method: 'GET',
      url: '/rest/v1/settings?select=value&key=eq.GOOGLE_MAPS_API_KEY',
    })
    expect(calls[0]?.headers.get('accept')).toBe('application/vnd.pgrst.object+json')
    expect(calls[0]?.headers.get('apikey')).toBe('public-key')
  })

  test('returns no value for a missing or empty row', async () => {
    const noRow = {
      code: 'PGRST116',
      message: 'no',
      details: 'The result contains 0 rows',
      hint: null,
    }
    expect(await read(json(406, noRow))).toEqual({ ok: true, value: null })
    expect(await read(json(200, { value: '' }))).toEqual({ ok: true, value: null })
    expect(await read(json(200, { value: null }))).toEqual({ ok: true, value: null })
  })

  test('uses the exact message of a missing setting', () => {
    expect(missingSetting('recaptcha_site_key')).toBe(
      'API key "recaptcha_site_key" not found in settings',
    )
  })

  test.each([
    foreignPage(200),
    json(200, []),
    json(200, [{ value: 'x' }]),
    json(200, null),
    json(200, {}),
  ])('does not take a foreign response for a missing row, which would be cached', async (reply) => {
    expect(await read(reply)).toMatchObject({ ok: false, failure: { kind: 'unreachable' } })
  })

  test('returns a failure that can be retried if the server is busy or unreachable', async () => {
    expect(await read(json(503, {}))).toMatchObject({ failure: { kind: 'busy' } })
    expect(await read(new TypeError('Failed to fetch'))).toMatchObject({
      failure: { kind: 'unreachable' },
    })
    expect(await read(json(401, { code: 'PT401', message: 'No API key' }))).toMatchObject({
      failure: { kind: 'refused' },
    })
  })

  test('retries twice, with doubling delays of at most ten seconds', () => {
    expect(SETTING_RETRIES).toBe(2)
    expect([0, 1, 2, 3, 4, 5, 30].map(settingRetryDelay)).toEqual([
      1000, 2000, 4000, 8000, 10_000, 10_000, 10_000,
    ])
  })
})
