import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { toSubmissionInput } from '#domain/submission/to-input.ts'
import { SAMPLE_DRAFT } from '#domain/submission/sample-draft.fixture.ts'
import { foreignPage, json, type Reply, stubServer } from './fake-fetch.fixture.ts'
import { INSERT_TIME_LIMIT_MS, insertSubmission, requestStaffEmail } from './submissions.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const STORED_AT = '2031-03-04T08:12:00.000Z'
const submission = toSubmissionInput(SAMPLE_DRAFT, { captchaToken: 'proof', sourceUrl: '/' })
const insert = (reply: Reply) => {
  stubServer(reply)
  return insertSubmission(submission, 'key-1')
}

describe('insertSubmission', () => {
  test('inserts with the idempotency key and requests the row', async () => {
    const calls = stubServer(json(201, [{ id: 'lead-1', created_at: STORED_AT, ...submission }]))
    expect(await insertSubmission(submission, 'key-1')).toEqual({
      ok: true,
      value: { id: 'lead-1', storedAt: STORED_AT, receivedAt: expect.any(Number) },
    })
    expect(calls).toHaveLength(1)
    expect(calls[0]).toMatchObject({
      method: 'POST',
      url: '/rest/v1/submissions?select=*',
      body: submission,
    })
    expect(Object.fromEntries(calls[0]?.headers ?? [])).toMatchObject({
      apikey: 'public-key',
      prefer: 'return=representation',
      'idempotency-key': 'key-1',
    })
  })

  const notRecorded: readonly (readonly [string, () => Response])[] = [
    ['200 with a row', () => json(200, [{ id: 'lead-1' }])],
    ['201 without a row', () => json(201, [])],
    ['201 with a row without an id', () => json(201, [{ name: 'Maria' }])],
    ['201 with an id that is no text', () => json(201, [{ id: 7 }])],
    ['201 with an object', () => json(201, { id: 'lead-1' })],
    ['201 with nothing', () => new Response(null, { status: 201 })],
    ['200 with a page', () => foreignPage(200)],
    ['201 with a page', () => foreignPage(201)],
    ['204', () => new Response(null, { status: 204 })],
    ['404 with an empty list', () => json(404, [])],
    ['404 with nothing', () => new Response(null, { status: 404 })],
  ]

  test.each(notRecorded)('%s does not count as stored and can be retried', async (_, reply) => {
    expect(await insert(reply())).toMatchObject({ ok: false, failure: { kind: 'unreachable' } })
  })

  test('passes a refusal of the server on unchanged', async () => {
    expect(await insert(json(400, { code: '23514', message: 'no', details: {} }))).toMatchObject({
      failure: { kind: 'refused', code: '23514' },
    })
    expect(await insert(json(429, {}, { 'retry-after': '3' }))).toMatchObject({
      failure: { kind: 'busy', retryAfterMs: 3000 },
    })
  })

  test('aborts an attempt after fifteen seconds', async () => {
    expect(INSERT_TIME_LIMIT_MS).toBe(15_000)
    const result = insert('never')
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await result).toMatchObject({ failure: { kind: 'unreachable' } })
  })
})

describe('requestStaffEmail', () => {
  test('sends the same payload, with keepalive', async () => {
    const calls = stubServer(json(200, {}))
    await requestStaffEmail(submission, 'key-1')
    expect(calls[0]).toMatchObject({
      method: 'POST',
      url: '/functions/v1/send-form-email',
      body: submission,
      keepalive: true,
    })
    expect(calls[0]?.headers.get('idempotency-key')).toBe('key-1')
  })

  test.each([json(500, {}), json(400, {}), foreignPage(200), new TypeError('Failed to fetch')])(
    'ignores a failure',
    async (reply) => {
      stubServer(reply)
      await expect(requestStaffEmail(submission, 'key-1')).resolves.toBeUndefined()
    },
  )
})
