/**
 * Tests that no flood of requests blocks the form for other visitors. Each flood reproduces a
 * former outage; during it, a new visitor must be served.
 */

import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import type { LightMyRequestResponse } from 'fastify'
import type { Challenge } from 'altcha-lib'
import { solveCaptcha } from '#tests/support/captcha-solver.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { A_TOWN } from '#domain/places/sample-towns.fixture.ts'
import { A_SERVICE } from '#domain/services/sample-services.fixture.ts'
import { STORAGE_BUDGETS, RATE_LIMITS } from '#server/intake/limits/rate-limits.ts'
import {
  API_HEADERS,
  createInjectedApp,
  type InjectedApp,
} from '#tests/support/running-app-inject.ts'
import { sampleSubmission } from '#tests/support/running-app-request.ts'
import { countLeads } from '#server/db/tables/lead-queries.ts'

let running: InjectedApp
beforeEach(async () => {
  running = await createInjectedApp()
})
afterEach(() => running.close())

const NEW_VISITOR_ADDRESS = '198.51.100.7'
/** Sent at once by the process that also answers them. */
const CONCURRENT_REQUESTS = 300
/**
 * A visitor's maximum wait on a busy machine; `npm run attack` measures the wait on an idle one.
 */
const MAX_WAIT_MS = 10_000

const insert = (remoteAddress: string, recaptcha_token: string): Promise<LightMyRequestResponse> =>
  running.app.inject({
    method: 'POST',
    url: '/rest/v1/submissions',
    headers: API_HEADERS,
    remoteAddress,
    payload: sampleSubmission({ recaptcha_token }),
  })

const postForm = (remoteAddress: string, notes: string): Promise<LightMyRequestResponse> =>
  running.postForm(
    '/request',
    {
      name: 'Maria Gómez',
      phone: '(201) 555-0123',
      address: `7601 Bergenline Ave, ${A_TOWN}, NJ 07047`,
      service: A_SERVICE,
      timeframe: 'ASAP',
      notes,
    },
    {},
    remoteAddress,
  )

async function expectHonestServed(address = NEW_VISITOR_ADDRESS): Promise<void> {
  const begun = performance.now()
  const response = await insert(address, running.quickToken())
  expect(response.statusCode).toBe(201)
  expect(performance.now() - begun).toBeLessThan(MAX_WAIT_MS)
}

const counted = (responses: readonly LightMyRequestResponse[]): Record<number, number> => {
  const counts: Record<number, number> = {}
  for (const { statusCode } of responses) counts[statusCode] = (counts[statusCode] ?? 0) + 1
  return counts
}

const times = <Result>(count: number, make: (index: number) => Result): Result[] =>
  Array.from({ length: count }, (_, index) => make(index))

test('refuses 3,000 invalid proofs of six addresses, and no solved one behind them', async () => {
  const answers: LightMyRequestResponse[] = []
  for (let sent = 0; sent < 3000; sent += CONCURRENT_REQUESTS) {
    const wave = times(CONCURRENT_REQUESTS, (each) =>
      insert(`203.0.113.${each % 6}`, `rubbish-${sent + each}`),
    )
    await expectHonestServed()
    answers.push(...(await Promise.all(wave)))
  }
  expect(counted(answers)).toEqual({ 400: 3000 })
  for (const address of [NEW_VISITOR_ADDRESS, '203.0.113.3'])
    expect((await postForm(address, `by the plain form of ${address}`)).statusCode).toBe(303)
  await expectHonestServed('203.0.113.4')
})

test('keeps the plain form open while ten addresses post it thirty times', async () => {
  const flood = times(300, (index) => postForm(`203.0.113.${index % 10}`, `flood ${index}`))
  expect(counted(await Promise.all(flood))).toEqual({ 303: 60, 429: 240 })
  expect((await postForm(NEW_VISITOR_ADDRESS, 'honest')).statusCode).toBe(303)
  await expectHonestServed()
})

test('keeps capacity for new visitors and for proofs while many unverified submissions are stored', async () => {
  const { hits, reservedForNewSenders } = STORAGE_BUDGETS.unverified
  // One less than each address's own limit: the shared budget must refuse.
  const crowd = Math.ceil(hits / (RATE_LIMITS.unverified.perAddress - 1))
  for (let index = 0; index < hits; index++)
    await postForm(`203.0.113.${index % crowd}`, `crowd ${index}`)
  expect(await running.db.read((tx) => countLeads(tx, {}))).toBe(hits - reservedForNewSenders)
  expect((await postForm('203.0.113.0', 'once more')).statusCode).toBe(503)
  expect((await postForm(NEW_VISITOR_ADDRESS, 'honest')).statusCode).toBe(303)
  await expectHonestServed('203.0.113.0')
})

test('charges the budget only once for a proof that is sent repeatedly', async () => {
  const token = await running.solvedToken()
  const send = (index: number): Promise<LightMyRequestResponse> =>
    running.app.inject({
      method: 'POST',
      url: '/rest/v1/submissions',
      headers: { ...API_HEADERS, 'idempotency-key': `replay-number-${index}` },
      remoteAddress: `203.0.${index % 100}.1`,
      payload: sampleSubmission({ recaptcha_token: token }),
    })
  expect((await send(0)).statusCode).toBe(201)
  // As many as would exhaust the budget if failures were charged.
  for (let sent = 0; sent < STORAGE_BUDGETS.verified.hits; sent += 100)
    await Promise.all(times(100, (each) => send(1 + sent + each)))
  await expectHonestServed()
  expect(await running.db.read((tx) => countLeads(tx, {}))).toBe(2)
})

test('serves other visitors while Google verifies slowly', async () => {
  const { promise: verdict, resolve } = Promise.withResolvers<void>()
  await running.close()
  running = await createInjectedApp({
    deps: {
      fetch: async (_url, init) => {
        const slow = init?.body instanceof URLSearchParams && init.body.get('response') === 'slow'
        if (slow) await verdict
        return Response.json({ success: !slow, hostname: 'localhost' })
      },
    },
  })
  const flood = times(300, (index) =>
    running.app.inject({
      method: 'POST',
      url: '/rest/v1/submissions',
      headers: { ...API_HEADERS, 'idempotency-key': `slow-number-${index}` },
      remoteAddress: `203.0.113.${index % 10}`,
      payload: sampleSubmission({ recaptcha_token: 'slow' }),
    }),
  )
  await expectHonestServed()
  resolve()
  expect(counted(await Promise.all(flood))).toEqual({ 400: 300 })
})

test('refuses nobody a challenge, and keeps threads for submissions, while hundreds are requested', async () => {
  const challenge = (remoteAddress: string): Promise<LightMyRequestResponse> =>
    running.app.inject({ url: '/captcha/challenge', remoteAddress })
  const flood = times(600, (index) => challenge(`203.0.113.${index % 10}`))
  await expectHonestServed()
  expect(counted(await Promise.all(flood))).toEqual({ 200: 600 })
  // Beyond the limit a challenge is of another kind, and its answer is worth as much.
  const address = '203.0.113.99'
  await Promise.all(times(RATE_LIMITS.challenge.perAddress, () => challenge(address)))
  const cheap = (await challenge(address)).json<Challenge>()
  expect(cheap.parameters.keySignature).toBeUndefined()
  expect((await insert(address, await solveCaptcha(cheap))).statusCode).toBe(201)
})

test('answers thousands of slashes at once', async () => {
  const flood = times(500, () => running.app.inject({ url: '/'.repeat(15_000) }))
  await expectHonestServed()
  const statuses = Object.keys(counted(await Promise.all(flood)))
  expect(statuses.filter((status) => !status.startsWith('5'))).toEqual(statuses)
})

test('serves others while one address holds all the connections that it can', async () => {
  await running.close()
  running = await createInjectedApp({
    deps: { connectionCaps: { total: 30, perNetwork: 20 } },
  })
  await running.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = running.app.server.address() as AddressInfo
  const greedy = times(60, () => {
    return connect({ host: '127.0.0.1', port, localAddress: '127.0.0.2' }).on(
      'error',
      () => undefined,
    )
  })
  await Promise.all(greedy.map((socket) => once(socket, 'connect')))
  const response = await fetch(`http://127.0.0.1:${port}/rest/v1/submissions`, {
    method: 'POST',
    headers: API_HEADERS,
    body: JSON.stringify(sampleSubmission({ recaptcha_token: running.quickToken() })),
  })
  expect(response.status).toBe(201)
  expect(running.log).toContainEqual(
    expect.objectContaining({
      level: 40,
      msg: 'connection limit reached',
    }),
  )
  for (const socket of greedy) socket.destroy()
})
