import type { LightMyRequestResponse } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  API_HEADERS,
  createInjectedApp,
  type InjectedApp,
} from '#tests/support/running-app-inject.ts'
import { sampleSubmission } from '#tests/support/running-app-request.ts'
import { outboxStats } from '#server/db/tables/outbox.ts'

let running: InjectedApp
beforeEach(async () => {
  running = await createInjectedApp()
})
afterEach(() => running.close())

const post = (
  url: string,
  payload: unknown,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> =>
  running.app.inject({
    method: 'POST',
    url,
    headers: { ...API_HEADERS, ...headers },
    payload: JSON.stringify(payload),
  })
const insert = (payload: unknown, headers = {}): Promise<LightMyRequestResponse> =>
  post('/rest/v1/submissions', payload, headers)
const invoke = (payload: unknown, headers = {}): Promise<LightMyRequestResponse> =>
  post('/functions/v1/send-form-email', payload, headers)

describe('send-form-email', () => {
  test('answers for a recorded submission, and returns nothing else', async () => {
    const payload = sampleSubmission({ recaptcha_token: running.quickToken() })
    await insert(payload)
    const response = await invoke(payload)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ ok: true })
  })

  test('queues no mail, however often it is called', async () => {
    const payload = sampleSubmission({ recaptcha_token: running.quickToken() })
    await insert(payload)
    await Promise.all(Array.from({ length: 10 }, () => invoke(payload)))
    expect(await running.db.read((tx) => outboxStats(tx, 'staff'))).toMatchObject({
      queued: 1,
      sent: 0,
    })
  })

  test('finds the submission by its idempotency key, whatever the token', async () => {
    const key = { 'idempotency-key': 'a-key-made-once' }
    await insert(sampleSubmission({ recaptcha_token: running.quickToken() }), key)
    expect((await invoke({}, key)).statusCode).toBe(200)
    expect((await invoke({}, { 'idempotency-key': 'another-key' })).statusCode).toBe(404)
  })

  test.each([
    ['an unknown token', { recaptcha_token: 'unknown' }],
    ['no token', {}],
    ['no object', null],
    ['a token that is no text', { recaptcha_token: { a: 1 } }],
    ['an empty array', []],
  ])('with %s reports that there is nothing to send', async (_what, payload) => {
    const response = await invoke(payload)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ code: 'PT404', details: null })
  })

  test('requires the public key, JSON, and its own name', async () => {
    expect((await invoke({}, { apikey: 'other' })).statusCode).toBe(401)
    expect((await invoke({}, { 'content-type': 'text/plain' })).statusCode).toBe(415)
    expect((await post('/functions/v1/other', {})).statusCode).toBe(404)
    const read = await running.app.inject({
      url: '/functions/v1/send-form-email',
      headers: API_HEADERS,
    })
    expect(read.statusCode).toBe(404)
  })
})
