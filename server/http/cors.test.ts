import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  API_HEADERS,
  createInjectedApp,
  type InjectedApp,
} from '#tests/support/running-app-inject.ts'

const FRIEND = 'https://static.example'
let running: InjectedApp
let closed: InjectedApp
beforeAll(async () => {
  running = await createInjectedApp({ environment: { ALLOWED_ORIGINS: FRIEND } })
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
    const response = await preflight(running, FRIEND)
    expect(response.statusCode).toBe(204)
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': FRIEND,
      vary: 'Origin',
    })
    for (const header of [
      'apikey',
      'authorization',
      'content-type',
      'content-profile',
      'accept-profile',
      'prefer',
      'x-client-info',
      'idempotency-key',
      'x-supabase-api-version',
    ]) {
      expect(response.headers['access-control-allow-headers']).toContain(header)
    }
  })

  test('lets a named origin read responses, errors too', async () => {
    const headers = { ...API_HEADERS, origin: FRIEND }
    for (const url of [
      '/rest/v1/settings',
      '/rest/v1/submissions',
      '/captcha/challenge',
      '/functions/v1/none',
    ]) {
      expect(
        (await running.app.inject({ url, headers })).headers['access-control-allow-origin'],
      ).toBe(FRIEND)
    }
    expect(
      (await running.app.inject({ url: '/rest/v1/settings', headers: { origin: FRIEND } })).headers[
        'access-control-allow-origin'
      ],
    ).toBe(FRIEND)
  })

  test.each(['https://evil.example', 'null', 'https://static.example.evil.example'])(
    'refuses %s',
    async (origin) => {
      const response = await preflight(running, origin)
      expect(response.statusCode).toBe(403)
      expect(response.headers['access-control-allow-origin']).toBeUndefined()
    },
  )

  test('allows no origin without ALLOWED_ORIGINS', async () => {
    expect((await preflight(closed, FRIEND)).headers['access-control-allow-origin']).toBeUndefined()
    expect(
      (
        await closed.app.inject({
          url: '/rest/v1/settings',
          headers: { ...API_HEADERS, origin: FRIEND },
        })
      ).headers['access-control-allow-origin'],
    ).toBeUndefined()
  })

  test('keeps pages unreadable for other origins', async () => {
    expect(
      (await running.app.inject({ url: '/', headers: { origin: FRIEND } })).headers[
        'access-control-allow-origin'
      ],
    ).toBeUndefined()
  })
})
