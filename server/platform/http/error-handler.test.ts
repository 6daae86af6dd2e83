import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  API_HEADERS,
  createInjectedApp,
  type InjectedApp,
} from '#tests/support/running-app-inject.ts'
import { sampleSubmission } from '#tests/support/running-app-request.ts'
import { CONNECTION_LIMITS } from './server-options.ts'

// Needs a real socket: only there does the request's stream close before its response.
let silent: InjectedApp
let url: string
beforeAll(async () => {
  silent = await createInjectedApp({
    deps: { connectionLimits: { ...CONNECTION_LIMITS, handlerTimeout: 50 } },
    wrapStore: (store) => ({ ...store, read: () => new Promise(() => {}) }),
  })
  url = await silent.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => silent.close())

test('responds in time when the database never answers', async () => {
  const response = await fetch(`${url}/rest/v1/submissions`, {
    method: 'POST',
    headers: { ...API_HEADERS, 'idempotency-key': 'key-of-this-test' },
    body: JSON.stringify(sampleSubmission({ recaptcha_token: silent.quickToken() })),
  })
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('5')
  expect(await response.json()).toMatchObject({ code: 'PT503' })
  expect(silent.log.filter(({ level }) => level === 50)).toHaveLength(1)
})

test('responds with a page to a form sent without scripts', async () => {
  const { name, phone, address, service, timeframe } = sampleSubmission()
  const fields = { name, phone, address, service, timeframe } as Record<string, string>
  const response = await fetch(`${url}/request`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  expect(response.status).toBe(503)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await response.text()).toContain('Nothing you typed is lost')
})

test('serves pages without waiting', async () => {
  expect((await fetch(url)).status).toBe(200)
})

test('limits every request to twenty seconds', () => {
  expect(CONNECTION_LIMITS.handlerTimeout).toBe(20_000)
})
