import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { requestJson, type JsonRequest } from './backend.ts'
import { foreignPage, json, type Reply, stubServer } from './fake-fetch.fixture.ts'

const NOW = Date.parse('2026-03-01T03:00:00Z')
beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const options: JsonRequest = { method: 'GET', path: '/rest/v1/x', timeLimitMs: 5000 }
const answerTo = (reply: Reply) => {
  stubServer(reply)
  return requestJson(options)
}
const failureOf = async (reply: Reply) => {
  const result = await answerTo(reply)
  return result.ok ? null : result.failure
}

describe('call', () => {
  test('sends the public key, and a body as JSON', async () => {
    const calls = stubServer(json(201, []))
    await requestJson({
      ...options,
      method: 'POST',
      body: { name: 'Zoë 🔑' },
      headers: { prefer: 'x' },
    })
    const [sent] = calls
    expect(sent).toMatchObject({ method: 'POST', url: '/rest/v1/x', body: { name: 'Zoë 🔑' } })
    expect(Object.fromEntries(sent?.headers ?? [])).toEqual({
      apikey: 'public-key',
      'content-type': 'application/json',
      prefer: 'x',
    })
  })

  test('sends no content type without a body', async () => {
    const calls = stubServer(json(200, {}))
    await requestJson(options)
    expect(calls[0]?.body).toBeNull()
    expect([...(calls[0]?.headers.keys() ?? [])]).toEqual(['apikey'])
  })

  test('returns the status and the parsed body', async () => {
    expect(await answerTo(json(201, [{ id: 'a' }]))).toEqual({
      ok: true,
      value: { status: 201, body: [{ id: 'a' }], receivedAt: expect.any(Number) },
    })
    expect(await answerTo(new Response(null, { status: 204 }))).toEqual({
      ok: true,
      value: { status: 204, body: null, receivedAt: expect.any(Number) },
    })
  })

  test('returns a network failure as a value', async () => {
    expect(await failureOf(new TypeError('Failed to fetch'))).toEqual({
      kind: 'unreachable',
      message: 'Failed to fetch',
    })
  })

  test('reports a response that breaks off as unreachable', async () => {
    const body = new ReadableStream({
      pull: (controller) => controller.error(new TypeError('network error')),
    })
    expect(await failureOf(new Response(body, { status: 201 }))).toMatchObject({
      kind: 'unreachable',
    })
  })

  test('aborts a hanging call at its time limit', async () => {
    const result = answerTo('never')
    let over = false
    void result.then(() => (over = true))
    await vi.advanceTimersByTimeAsync(4999)
    expect(over).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await result).toMatchObject({ ok: false, failure: { kind: 'unreachable' } })
  })

  test('applies the time limit in browsers without AbortSignal.timeout', async () => {
    vi.stubGlobal('AbortSignal', { ...AbortSignal, timeout: undefined })
    const result = answerTo('never')
    await vi.advanceTimersByTimeAsync(5000)
    expect(await result).toMatchObject({ ok: false })
    expect(await answerTo(json(200, 1))).toMatchObject({ ok: true })
  })

  test('leaves no timer behind', async () => {
    await answerTo(json(200, {}))
    await answerTo(new TypeError('Failed to fetch'))
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('call failures', () => {
  test.each([408, 425, 429, 500, 502, 503, 504, 511])(
    'reports %i as busy for any body',
    async (status) => {
      expect(await failureOf(foreignPage(status))).toEqual({
        kind: 'busy',
        message: '',
        retryAfterMs: null,
      })
      expect(await failureOf(json(status, { message: 'Later', code: 'PT503' }))).toMatchObject({
        kind: 'busy',
        message: 'Later',
      })
    },
  )

  test.each([
    ['7', 7000],
    [' 0 ', 0],
    ['-5', 0],
    ['Sun, 01 Mar 2026 03:01:30 GMT', 90_000],
    ['Sun, 01 Mar 2026 02:00:00 GMT', 0],
    ['soon', null],
    ['', null],
  ])('reads Retry-After %j as %s ms', async (header, ms) => {
    expect(await failureOf(json(429, {}, { 'retry-after': header }))).toMatchObject({
      kind: 'busy',
      retryAfterMs: ms,
    })
  })

  test('returns message, code and the wrong fields of a refusal', async () => {
    const details = { phone: 'Please enter a valid phone number' }
    const body = { code: '23514', message: 'phone: no', details, hint: null }
    const refusal = { kind: 'refused', message: 'phone: no', code: '23514', fields: details }
    expect(await failureOf(json(400, body))).toEqual(refusal)
    expect(await failureOf(json(400, { ...body, details: JSON.stringify(details) }))).toEqual(
      refusal,
    )
  })

  test.each([null, 'The proof has expired.', '', '[1]', '7', ['phone'], 7, { phone: 7 }])(
    'names no field for malformed details: %j',
    async (details) => {
      expect(await failureOf(json(400, { code: 'P0001', message: 'no', details }))).toEqual({
        kind: 'refused',
        message: 'no',
        code: 'P0001',
        fields: {},
      })
    },
  )

  test.each([
    ['a page', () => foreignPage(403)],
    ['an empty body', () => new Response(null, { status: 404 })],
    ['an empty list', () => json(404, [])],
    ['an object that is not ours', () => json(407, { error: 'proxy' })],
    ['an object with fields of other types', () => json(400, { message: 7, code: null })],
  ])(
    'reports %s with a 4xx as unreachable, because our server did not send it',
    async (_, reply) => {
      expect(await failureOf(reply())).toMatchObject({ kind: 'unreachable' })
    },
  )
})

test('sends the public key that the build wrote into the head, or none', async () => {
  for (const head of [{ content: 'from-head' }, null]) {
    const calls = stubServer(json(200, {}))
    const querySelector = (selector: string) => (selector === 'meta[name="anon-key"]' ? head : null)
    vi.stubGlobal('document', { querySelector })
    await requestJson(options)
    expect(calls[0]?.headers.get('apikey')).toBe(head?.content ?? '')
  }
})
