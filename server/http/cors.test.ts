import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  API_HEADERS,
  createInjectedApp,
  type InjectedApp,
} from '#tests/support/running-app-inject.ts'

const ALLOWED_ORIGIN = 'https://static.example'
let running: InjectedApp
let closed: InjectedApp
beforeAll(async () => {
  running = await createInjectedApp({ environment: { ALLOWED_ORIGINS: ALLOWED_ORIGIN } })
  closed = await createInjectedApp()
})
afterAll(async () => {
  await running.close()
  await closed.close()
})

const preflight = (app: InjectedApp, origin: string) =>
  app.app.inject({
    method: 'OPTIONS',
    url: '/rest/v1/submissions',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'apikey, content-type',
    },
  })

describe('cross-origin requests', () => {
  test('allows a named origin to send what the official client sends', async () => {
    const response = await preflight(running, ALLOWED_ORIGIN)
    expect(response.statusCode).toBe(204)
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': ALLOWED_ORIGIN,
      vary: expect.stringMatching(/^Origin/),
    })
    expect(response.headers['access-control-allow-headers']).toBe('apikey, content-type')
  })

  test('lets a named origin read responses, errors too', async () => {
    const headers = { ...API_HEADERS, origin: ALLOWED_ORIGIN }
    for (const url of [
      '/rest/v1/settings',
      '/rest/v1/submissions',
      '/captcha/challenge',
      '/functions/v1/none',
    ]) {
      expect(
        (await running.app.inject({ url, headers })).headers['access-control-allow-origin'],
      ).toBe(ALLOWED_ORIGIN)
    }
    expect(
      (await running.app.inject({ url: '/rest/v1/settings', headers: { origin: ALLOWED_ORIGIN } }))
        .headers['access-control-allow-origin'],
    ).toBe(ALLOWED_ORIGIN)
  })

  test.each(['https://evil.example', 'null', 'https://static.example.evil.example'])(
    'gives %s no permission',
    async (origin) => {
      const response = await preflight(running, origin)
      expect(response.headers['access-control-allow-origin']).toBeUndefined()
    },
  )

  test('allows no origin without ALLOWED_ORIGINS', async () => {
    expect(
      (await preflight(closed, ALLOWED_ORIGIN)).headers['access-control-allow-origin'],
    ).toBeUndefined()
    expect(
      (
        await closed.app.inject({
          url: '/rest/v1/settings',
          headers: { ...API_HEADERS, origin: ALLOWED_ORIGIN },
        })
      ).headers['access-control-allow-origin'],
    ).toBeUndefined()
  })

  test('keeps pages unreadable for other origins', async () => {
    expect(
      (await running.app.inject({ url: '/', headers: { origin: ALLOWED_ORIGIN } })).headers[
        'access-control-allow-origin'
      ],
    ).toBeUndefined()
  })
})
