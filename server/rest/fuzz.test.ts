import { ANSWERED_COLUMNS } from '#domain/columns.ts'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FIELD_NAMES } from '#domain/request.ts'
import {
  API_HEADERS,
  createInjectedApp,
  type InjectedApp,
} from '#tests/support/running-app-inject.ts'
import { sampleSubmission } from '#tests/support/running-app-request.ts'

/** Whatever a client sends is answered below 500, in the API's form, and leaves nothing half-stored. */
let running: InjectedApp
beforeAll(async () => {
  running = await createInjectedApp({ environment: { RATE_LIMIT: 'off', LOG_LEVEL: 'error' } })
})
afterAll(() => running.close())

const text = fc.oneof(
  fc.string(),
  fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units)),
  fc.constantFrom(
    '\u0000',
    '\ud800',
    '__proto__',
    "'; DROP TABLE submissions; --",
    '${7*7}',
    '\u202e',
    'x'.repeat(20_000),
  ),
)
const value = fc.oneof(
  text,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(text, { maxLength: 3 }),
  fc.dictionary(text, text, { maxKeys: 3 }),
  fc.jsonValue({ maxDepth: 20 }),
)
const column = fc.constantFrom(...ANSWERED_COLUMNS, 'website', 'nonsense')
const changes = fc.dictionary(column, value, { maxKeys: 4 })

async function expectSane(
  response: { statusCode: number; body: string },
  payload: unknown,
): Promise<void> {
  expect(response.statusCode, `${JSON.stringify(payload)} -> ${response.body}`).toBeLessThan(500)
  if (response.statusCode < 400) return
  expect(Object.keys(JSON.parse(response.body) as object).toSorted()).toEqual([
    'code',
    'details',
    'hint',
    'message',
  ])
  expect(response.body).not.toMatch(/\.ts\b|node_modules|at \w+ \(/)
}

test(
  'any change to a right request is stored or refused, never a failure of ours',
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(changes, async (changed) => {
        const before = await running.store.countLeads({})
        const payload = {
          ...sampleSubmission({ recaptcha_token: running.quickToken() }),
          ...changed,
        }
        const response = await running.app.inject({
          method: 'POST',
          url: '/rest/v1/submissions?select=*',
          headers: { ...API_HEADERS, prefer: 'return=representation' },
          payload: JSON.stringify(payload),
        })
        await expectSane(response, payload)
        const stored = (await running.store.countLeads({})) - before
        expect(stored).toBe(response.statusCode === 201 ? 1 : 0)
        if (response.statusCode !== 201) return
        const [row] = JSON.parse(response.body) as { id: string }[]
        expect(
          JSON.parse(JSON.stringify(await running.store.getLead(row?.id ?? ''))),
        ).toMatchObject(row ?? {})
      }),
      { numRuns: 300 },
    )
  },
)

test('any bytes as a body are refused in the same manner', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.uint8Array({ maxLength: 200 }),
        fc.json().map((json) => Buffer.from(json)),
      ),
      async (bytes) => {
        for (const url of ['/rest/v1/submissions', '/functions/v1/send-form-email']) {
          const response = await running.app.inject({
            method: 'POST',
            url,
            headers: API_HEADERS,
            payload: Buffer.from(bytes),
          })
          await expectSane(response, bytes)
          expect(response.statusCode).toBeGreaterThanOrEqual(400)
        }
      },
    ),
    { numRuns: 150 },
  )
})

test('any query and any headers of the dialect are answered', { timeout: 60_000 }, async () => {
  const header = fc.string({
    unit: fc.constantFrom(...'abz=;,*/"()_-.+ 019'.split('')),
    maxLength: 30,
  })
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(
        fc.constantFrom('select', 'columns', 'key', 'limit', 'order', 'value', 'x'),
        text,
        { maxKeys: 3 },
      ),
      fc.record(
        {
          accept: header,
          prefer: header,
          'idempotency-key': header,
          'accept-profile': header,
          range: header,
        },
        { requiredKeys: [] },
      ),
      async (query, headers) => {
        const search = new URLSearchParams(query).toString()
        const read = await running.app.inject({
          url: `/rest/v1/settings?${search}`,
          headers: { ...API_HEADERS, ...headers },
        })
        await expectSane(read, query)
        expect(read.body).not.toContain('altcha_hmac_secret')
        const write = await running.app.inject({
          method: 'POST',
          url: `/rest/v1/submissions?${search}`,
          headers: { ...API_HEADERS, ...headers },
          payload: sampleSubmission({ recaptcha_token: running.quickToken() }),
        })
        await expectSane(write, query)
      },
    ),
    { numRuns: 150 },
  )
})

test('any form without scripts is answered with a page', { timeout: 60_000 }, async () => {
  const field = fc.constantFrom(...FIELD_NAMES, 'idempotency_key', 'website')
  await fc.assert(
    fc.asyncProperty(fc.dictionary(field, text), async (fields) => {
      const response = await running.app.inject({
        method: 'POST',
        url: '/request',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      })
      expect(response.statusCode, JSON.stringify(fields)).toBeLessThan(500)
      if (response.statusCode === 422) expect(response.body).toContain('</html>')
    }),
    { numRuns: 150 },
  )
})

const path = fc
  .array(fc.oneof(text, fc.constantFrom('..', '%2e', 'assets', 'faq', '_paid', '%', '?')))
  .map((parts) => `/${parts.join('/')}`)

test('any path is answered', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(path, text, async (each, query) => {
      // What inject's own URL parser refuses never leaves a client either.
      fc.pre(URL.canParse(each, 'http://localhost'))
      const response = await running.app.inject(
        `${each}?${encodeURIComponent(query.toWellFormed())}`,
      )
      expect(response.statusCode, each).toBeLessThan(500)
    }),
    { numRuns: 200 },
  )
})
