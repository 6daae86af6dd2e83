import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SETTINGS_MAX_AGE_MS } from '#server/site/settings-cache.ts'
import {
  API_HEADERS,
  createInjectedApp,
  type InjectedApp,
} from '#tests/support/running-app-inject.ts'
import { setSetting, getSetting } from '#server/db/setting-queries.ts'

let running: InjectedApp
beforeAll(async () => {
  running = await createInjectedApp({ environment: { RATE_LIMIT: 'off' } })
})
afterAll(() => running.close())

const read = (query: string, accept = '*/*'): Promise<LightMyRequestResponse> =>
  running.app.inject({
    url: `/rest/v1/settings?${query}`,
    headers: { apikey: API_HEADERS.apikey, accept },
  })
const object = 'application/vnd.pgrst.object+json'

describe('reading settings', () => {
  test('shows a changed row within two seconds', async () => {
    await running.db.write((tx) => setSetting(tx, 'recaptcha_site_key', 'site-key'))
    running.state.now += SETTINGS_MAX_AGE_MS
    expect((await read('select=value&key=eq.recaptcha_site_key', object)).json()).toEqual({
      value: 'site-key',
    })
  })

  test('hides private rows', async () => {
    expect(await running.db.read((tx) => getSetting(tx, 'altcha_hmac_secret'))).not.toBeNull()
    expect((await read('select=value&key=eq.altcha_hmac_secret', object)).statusCode).toBe(406)
    expect((await read('select=*')).body).not.toContain('altcha_hmac_secret')
  })

  test('forbids caching of responses', async () => {
    expect((await read('select=*')).headers['cache-control']).toBe('no-store')
  })
})
