import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  A_SERVICE,
  CAR_SERVICES,
  OPTIONAL_CAR_SERVICES,
} from '#domain/services/sample-services.fixture.ts'
import { RATE_LIMITS } from '#server/intake/limits/rate-limits.ts'
import { captchaToken } from '#tests/support/captcha-solver.ts'
import { startPostgres, type TestPostgres, type TestSchema } from '#tests/support/postgres.ts'
import { API_HEADERS } from '#tests/support/running-app-inject.ts'
import { type BodyChanges, sampleSubmission } from '#tests/support/running-app-request.ts'
import { type RunningApp, startApp } from '#tests/support/running-app.ts'
import { createCaptchaMint } from '#tests/support/captcha-mint.ts'
import { skipUnless } from '#tests/support/skip-unless.ts'
import { countLeads } from '#server/db/tables/lead-queries.ts'
import { outboxStats } from '#server/db/tables/outbox.ts'

/**
 * Tests two servers on one PostgreSQL, as behind a load balancer that sends each request to either.
 */
const mint = createCaptchaMint()
let postgres: TestPostgres
let schema: TestSchema
let one: RunningApp
let other: RunningApp

beforeAll(async () => {
  postgres = await startPostgres()
  schema = await postgres.createSchema()
  const options = { environment: { DATABASE_URL: schema.url }, settings: mint.settings }
  // The second starts while the first serves, as in a rolling update.
  one = await startApp(options)
  other = await startApp(options)
})
afterAll(async () => {
  await Promise.all([one.remove(), other.remove()])
  await schema.drop()
  await postgres.stop()
})

/** Counts the leads in the database that both servers share. */
const stored = (): Promise<number> => one.withDb((db) => db.read((tx) => countLeads(tx, {})))
const mails = async (): Promise<number> => (await one.mails()).length + (await other.mails()).length
let before: { rows: number; mails: number }
beforeEach(async () => {
  await outboxEmpty()
  before = { rows: await stored(), mails: await mails() }
})

const outboxEmpty = (): Promise<void> =>
  vi.waitFor(
    async () => {
      const { queued } = await one.withDb((db) => db.read((tx) => outboxStats(tx, 'staff')))
      expect(queued).toBe(0)
    },
    { timeout: 20_000 },
  )

/** Expects exactly one more row and one more sent mail. */
async function expectOneMore(): Promise<void> {
  await outboxEmpty()
  expect(await stored()).toBe(before.rows + 1)
  expect(await mails()).toBe(before.mails + 1)
}

interface Answer {
  readonly status: number
  readonly body: { readonly id?: string; readonly code?: string; readonly details?: unknown }
}

async function send(
  server: RunningApp,
  token: string,
  key?: string,
  changes: BodyChanges = {},
): Promise<Answer> {
  const response = await fetch(`${server.url}/rest/v1/submissions?select=*`, {
    method: 'POST',
    headers: {
      ...API_HEADERS,
      accept: 'application/vnd.pgrst.object+json',
      prefer: 'return=representation',
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body: JSON.stringify(sampleSubmission({ recaptcha_token: token, ...changes })),
  })
  return { status: response.status, body: (await response.json()) as Answer['body'] }
}

const newKey = (): string => crypto.randomUUID()

test('accepts a solved challenge of either server, once', async () => {
  const token = await captchaToken(one.url)
  expect((await send(other, token, newKey())).status).toBe(201)
  for (const server of [one, other]) {
    expect(await send(server, token, newKey())).toMatchObject({
      status: 400,
      body: { code: 'P0001', details: 'The proof has been used already.' },
    })
  }
  await expectOneMore()
})

// Without a service that asks about a car, the database has no order to change.
test(
  'recognizes the same content after the database reordered it, and refuses other content',
  skipUnless(CAR_SERVICES.length + OPTIONAL_CAR_SERVICES.length > 0, 'no service asks about a car'),
  async () => {
    const [token, key] = [mint.token(), newKey()]
    const vehicle_info = { year: '2019', model: 'Civic', make: 'Honda' }
    const [service = ''] = [...CAR_SERVICES, ...OPTIONAL_CAR_SERVICES]
    const car = { service, vehicle_info }
    const first = await send(one, token, key, car)
    expect(first.status).toBe(201)
    expect(await send(other, token, key, car)).toEqual(first)
    const older = { ...car, vehicle_info: { ...vehicle_info, year: '2018' } }
    expect(await send(other, token, key, older)).toMatchObject({
      status: 409,
      body: { code: '23505' },
    })
    await expectOneMore()
  },
)

test('stores a corrected form without scripts once, at either server', async () => {
  const post = async (server: RunningApp, address: string): Promise<string | null> => {
    const response = await fetch(`${server.url}/request`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({
        idempotency_key: 'one-key-of-a-page',
        name: 'Maria Gómez',
        phone: '(201) 555-0123',
        address,
        service: A_SERVICE,
        timeframe: 'ASAP',
      }),
    })
    return response.headers.get('location')
  }
  const first = await post(one, '7601 Bergenline Ave')
  expect(first).toMatch(/^\/r\/[\w-]{22}$/)
  // The same status page from either server.
  expect(await post(other, '7601 Bergenline Ave')).toBe(first)
  const corrected = '7610 Bergenline Ave'
  const [here, there] = await Promise.all([post(other, corrected), post(one, corrected)])
  expect(here).toBe(there)
  expect(here).not.toBe(first)
  expect(await stored()).toBe(before.rows + 2)
})

test('stores one submission for one key sent to both servers at the same time', async () => {
  const [token, key] = [mint.token(), newKey()]
  const answers = await Promise.all(
    [one, other, one, other, one, other].map((server) => send(server, token, key)),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  await expectOneMore()
})

test('recognizes a repeated submission without a key by its proof', async () => {
  const token = mint.token()
  const answers = await Promise.all([send(one, token), send(other, token)])
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(answers[0]?.body.id).toBe(answers[1]?.body.id)
  await expectOneMore()
})

test('applies the rate limit of an address across servers', async () => {
  const { perAddress: hits, windowMs } = RATE_LIMITS.submission
  const window = (): number => Math.floor(Date.now() / windowMs)
  for (;;) {
    const begun = window()
    for (let sent = 0; sent < hits; sent++) await send(one, mint.token(), newKey())
    const answers = [
      await send(other, mint.token(), newKey()),
      await send(one, mint.token(), newKey()),
    ]
    // The counter restarts every ten minutes.
    if (window() !== begun) continue
    expect(answers.map(({ status }) => status)).toEqual([429, 429])
    // Worthless ones do not count, and are told that they are.
    expect((await send(one, 'no proof', newKey())).status).toBe(400)
    break
  }
})
