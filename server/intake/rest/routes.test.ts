import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ENGLISH_RULE_MESSAGES } from '#copy/en/rule-messages.ts'
import {
  API_HEADERS,
  createInjectedApp,
  type InjectedApp,
} from '#tests/support/running-app-inject.ts'
import { sampleSubmission } from '#tests/support/running-app-request.ts'
import { getLead, countLeads } from '#server/db/tables/lead-queries.ts'

// A proof of work takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

let running: InjectedApp
beforeAll(async () => {
  running = await createInjectedApp({ environment: { RATE_LIMIT: 'off' } })
})
afterAll(() => running.close())

interface Call {
  readonly body?: unknown
  readonly query?: string
  readonly headers?: Record<string, string>
}

function insert({
  body = sampleSubmission({ recaptcha_token: running.quickToken() }),
  query = '',
  headers = {},
}: Call = {}): Promise<LightMyRequestResponse> {
  return running.app.inject({
    method: 'POST',
    url: `/rest/v1/submissions${query}`,
    headers: { ...API_HEADERS, prefer: 'return=representation', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

describe('inserting a submission', () => {
  test("returns the row with the server's id and time", async () => {
    const response = await insert({ query: '?select=*' })
    expect(response.statusCode).toBe(201)
    const [row] = response.json<Record<string, unknown>[]>()
    expect(row).toMatchObject({
      status: 'pending',
      type: 'booking',
      name: 'Maria Gómez',
      unit_number: null,
    })
    expect(row?.['id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(row?.['created_at']).toBe(new Date(running.state.now).toISOString())
    expect(row).not.toHaveProperty('suspicion')
    expect(row).not.toHaveProperty('street')
    expect(response.headers['preference-applied']).toBe('return=representation')
  })

  test('queues a mail with the row and wakes the worker', async () => {
    const wakeUp = vi.fn()
    running.db.onWrite(wakeUp)
    const [{ id } = { id: '' }] = (await insert()).json<{ id: string }[]>()
    expect(wakeUp).toHaveBeenCalledOnce()
    expect((await running.db.read((tx) => getLead(tx, id)))?.mail.state).toBe('queued')
  })

  test('accepts a proof of the self-hosted captcha once', async () => {
    const recaptcha_token = await running.solvedToken()
    const first = await insert({
      body: sampleSubmission({ recaptcha_token }),
      headers: { 'idempotency-key': 'first-filled-form' },
    })
    expect(first.statusCode).toBe(201)
    expect(
      await running.db.read((tx) => getLead(tx, first.json<{ id: string }[]>()[0]?.id ?? '')),
    ).toMatchObject({
      verification: 'verified',
      captchaProvider: 'altcha',
      suspicion: 0,
    })
    const second = await insert({
      body: sampleSubmission({ recaptcha_token }),
      headers: { 'idempotency-key': 'second-filled-form' },
    })
    expect(second.statusCode).toBe(400)
    expect(second.json()).toMatchObject({
      code: 'P0001',
      message: ENGLISH_RULE_MESSAGES.captcha.inline,
    })
  })

  test.each([
    ['an empty text', ''],
    ['an invented token', 'invented'],
  ])('refuses %s as captcha token', async (_what, recaptcha_token) => {
    const response = await insert({ body: sampleSubmission({ recaptcha_token }) })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      code: 'P0001',
      message: 'Please complete the reCAPTCHA to submit this form',
    })
  })

  test('names the field and its rule in a field error, and stores nothing', async () => {
    const before = await running.db.read((tx) => countLeads(tx, {}))
    const response = await insert({ body: sampleSubmission({ phone: '1' }) })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({
      code: '23514',
      message: 'phone: Please enter a valid phone number',
      details: { phone: 'Please enter a valid phone number' },
      hint: 'Nothing was stored. Correct the named fields and send the request again.',
    })
    expect(await running.db.read((tx) => countLeads(tx, {}))).toBe(before)
  })

  test.each([
    ['invalid JSON', '{"name":', 400, 'PGRST102'],
    ['nothing', '', 400, 'PGRST102'],
    ['an empty array', '[]', 400, '22023'],
    ['an unknown column', '{"extra":1}', 400, 'PGRST204'],
    ['a text that is too long', `{"notes":"${'x'.repeat(65_000)}"}`, 400, '22023'],
    ['more than 64 KB', `{"notes":"${'x'.repeat(66_000)}"}`, 413, 'PT413'],
    ['deeply nested JSON', '['.repeat(5000), 400, 'PGRST102'],
  ])('refuses a body with %s', async (_what, body, status, code) => {
    const response = await insert({ body })
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({ code })
    expect(Object.keys(response.json<object>()).toSorted()).toEqual([
      'code',
      'details',
      'hint',
      'message',
    ])
  })

  test('refuses another content type', async () => {
    const response = await insert({ headers: { 'content-type': 'text/csv' } })
    expect(response.statusCode).toBe(415)
    expect(response.json()).toHaveProperty('hint', 'Send application/json.')
  })

  test.each([
    ['too short', 'short'],
    ['with a space', 'with space inside'],
    ['not ASCII', 'ümlaut-key'],
    ['too long', 'x'.repeat(256)],
  ])('refuses an Idempotency-Key: %s', async (_what, key) => {
    const response = await insert({ headers: { 'idempotency-key': key } })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: '22023' })
  })
})

describe('submissions cannot be read', () => {
  test.each(['GET', 'PATCH', 'DELETE', 'PUT', 'HEAD'] as const)(
    '%s on submissions is refused',
    async (method) => {
      const response = await running.app.inject({
        method,
        url: '/rest/v1/submissions?id=eq.1',
        headers: { apikey: API_HEADERS.apikey },
      })
      expect(response.statusCode).toBe(401)
      if (method !== 'HEAD') {
        expect(response.json()).toEqual({
          code: '42501',
          message: 'permission denied for table submissions',
          details: null,
          hint: null,
        })
      }
    },
  )

  test.each(['POST', 'PATCH', 'DELETE'] as const)('refuses %s on settings', async (method) => {
    const response = await running.app.inject({
      method,
      url: '/rest/v1/settings',
      headers: API_HEADERS,
      payload: '{"broken',
    })
    expect(response.json()).toMatchObject({ code: '42501' })
  })

  test.each([
    ['/rest/v1/outbox', 'PGRST205'],
    ['/rest/v1/', 'PGRST205'],
    ['/rest/v1/submissions/1', 'PGRST205'],
    ['/rest/v1/rpc/version', 'PGRST202'],
  ])('reports %s as missing', async (url, code) => {
    const response = await running.app.inject({ url, headers: { apikey: API_HEADERS.apikey } })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ code, details: null })
  })

  test('refuses every request without the public key', async () => {
    for (const url of ['/rest/v1/settings', '/rest/v1/submissions', '/rest/v1/nothing']) {
      const missing = await running.app.inject({ url })
      expect(missing.statusCode).toBe(401)
      expect(missing.json()).toMatchObject({
        message: 'No API key found in request',
        details: null,
      })
      expect(
        (await running.app.inject({ url, headers: { apikey: 'other' } })).json(),
      ).toMatchObject({ message: 'Invalid API key' })
    }
    const bearer = await running.app.inject({
      url: '/rest/v1/settings',
      headers: { authorization: `Bearer ${API_HEADERS.apikey}` },
    })
    expect(bearer.statusCode).toBe(200)
  })
})

test('reveals no internal details in a server error', async () => {
  const broken = await createInjectedApp({
    wrapDb: (db) => ({
      ...db,
      writeUnlocked: () => Promise.reject(new RangeError('secret detail at line 7')),
    }),
  })
  const response = await broken.app.inject({
    method: 'POST',
    url: '/rest/v1/submissions',
    headers: API_HEADERS,
    payload: sampleSubmission({ recaptcha_token: broken.quickToken() }),
  })
  expect(response.statusCode).toBe(500)
  expect(response.json()).toMatchObject({ code: 'XX000', details: null })
  expect(response.body).not.toContain('secret detail')
  expect(JSON.stringify(broken.log)).toContain('secret detail')
  await broken.close()
})
