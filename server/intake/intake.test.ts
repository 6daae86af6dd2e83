import { describe, expect, test, vi } from 'vitest'
import { EMPTY_OPTIONAL_FIELDS } from '#domain/submission/field-lists.ts'
import { A_SERVICE } from '#domain/services/sample-services.fixture.ts'
import { A_TOWN } from '#domain/places/sample-towns.fixture.ts'
import { key, useIntakeSetup } from '#tests/support/intake-setup.ts'
import { RATE_LIMITS } from '#server/intake/limits/rate-limits.ts'
import { countLeads } from '#server/db/tables/lead-queries.ts'
import { outboxStats } from '#server/db/tables/outbox.ts'
import { storeSubmission } from '#server/leads/record.ts'

// A proof of work takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

const harness = useIntakeSetup()
const { restart, send } = harness

describe('repeats', () => {
  test('stores one row and one mail for a repeated key and gives the same answer', async () => {
    const first = await send({}, key())
    const second = await send({ page_metrics: { timeOnPage: 90_000 } }, key())
    expect(second.statusCode).toBe(201)
    expect(second.json()).toEqual(first.json())
    expect(await harness.running.db.read((tx) => countLeads(tx, {}))).toBe(1)
    expect(await harness.running.db.read((tx) => outboxStats(tx, 'staff'))).toMatchObject({
      queued: 1,
    })
  })

  test('refuses a used key with other content and reveals neither submission', async () => {
    const first = await send({ gate_code: '#4711' }, key())
    for (const changes of [
      { address: '7610 Bergenline Ave' },
      { notes: 'typed more' },
      { phone: '(201) 555-0124' },
      { email: 'maria@mail.example.com' },
    ]) {
      const other = await send({ gate_code: '#4711', ...changes }, key())
      expect(other.statusCode).toBe(409)
      expect(other.json()).toMatchObject({ code: '23505', details: null })
      expect(other.body).not.toMatch(/Gómez|Bergenline|4711/)
    }
    expect((await send({ gate_code: '#4711' }, key())).json()).toEqual(first.json())
    expect(await harness.running.db.read((tx) => countLeads(tx, {}))).toBe(1)
    expect((await send({ address: '7610 Bergenline Ave' }, key('another-key'))).statusCode).toBe(
      201,
    )
  })

  test('recognizes a phone number in another notation as the same', async () => {
    const first = await send({}, key())
    const second = await send({ phone: '+1 201 555 0123' }, key())
    expect(second.json()).toEqual(first.json())
  })

  test('answers a repeat without a gate code without revealing the stored one', async () => {
    const [first] = (await send({ gate_code: '#4711' }, key())).json<Record<string, unknown>[]>()
    const [second] = (await send({}, key())).json<Record<string, unknown>[]>()
    expect(second).toEqual({ ...first, gate_code: null })
    expect((await harness.running.leads()).map(({ gate_code }) => gate_code)).toEqual(['#4711'])
  })

  test('keeps the gate code that a repeat corrects or adds, without a second lead', async () => {
    for (const gate_code of [undefined, '#4711', '#4712', undefined]) {
      const answer = await send(gate_code === undefined ? {} : { gate_code }, key())
      expect(answer.statusCode).toBe(201)
      expect(answer.json()).toMatchObject([{ gate_code: gate_code ?? null }])
    }
    expect((await harness.running.leads()).map(({ gate_code }) => gate_code)).toEqual(['#4712'])
  })

  test('answers a repeat before its captcha is checked', async () => {
    const first = await send({}, key())
    const second = await send({ recaptcha_token: '' }, key())
    expect(second.json()).toEqual(first.json())
  })

  test('reveals nothing for a key or token that another visitor used', async () => {
    const recaptcha_token = harness.running.quickToken()
    await send({ recaptcha_token }, key())
    const sameKey = await send({ phone: '(551) 555-0199' }, key())
    expect(sameKey.statusCode).toBe(409)
    expect(sameKey.json()).toMatchObject({ code: '23505', details: null })
    const sameToken = await send({ recaptcha_token, phone: '(551) 555-0199' })
    expect(sameToken.json()).toMatchObject({ code: 'P0001' })
    expect(sameKey.body + sameToken.body).not.toContain('Gómez')
  })

  test('accepts a proof that another server just spent on the same submission', async () => {
    const token = harness.running.quickToken()
    await send({ recaptcha_token: token }, key('the-other-servers'))
    let queries = 0
    let stored: Promise<unknown> | undefined
    await restart({
      deps: {
        fetch: async () =>
          Response.json({ success: false, 'error-codes': ['timeout-or-duplicate'] }),
      },
      wrapDb: (db) => ({
        ...db,
        // The row appears between the first query and the one after Google's answer.
        verify() {
          queries++
          if (queries === 2)
            stored = storeSubmission(db, {
              row: {
                id: crypto.randomUUID(),
                created_at: new Date().toISOString(),
                ...storedElsewhere,
              },
              checks: {
                street: null,
                town: null,
                verification: 'verified',
                captchaProvider: 'recaptcha',
                suspicion: 0,
                suspicionReasons: [],
              },
              idempotencyKey: 'a-key-made-once',
              captchaTokenHash: null,
              nonce: null,
              mail: { id: crypto.randomUUID(), messageId: '<x@localhost>' },
              visitorMail: null,
              statusPageTokenHash: 'of another server',
              network: null,
              now: Date.now(),
            })
        },
        async read(work) {
          await stored
          return await db.read(work)
        },
      }),
    })
    const response = await send({}, key())
    expect(response.statusCode).toBe(201)
    expect(response.json<{ source_url: string }[]>()[0]?.source_url).toBe('/stored-elsewhere')
  })
})

const storedElsewhere = {
  ...EMPTY_OPTIONAL_FIELDS,
  type: 'booking' as const,
  status: 'pending' as const,
  name: 'Maria Gómez',
  phone: '(201) 555-0123',
  email: 'maria@mail.example',
  address: `7601 Bergenline Ave, ${A_TOWN}, NJ 07047`,
  service: A_SERVICE,
  timeframe: 'ASAP',
  notes: 'Blue door.\nRing twice.',
  source_url: '/stored-elsewhere',
  recaptcha_token: '',
}

describe('a captcha that cannot be checked', () => {
  test('stores and marks an unverified submission', async () => {
    harness.running.state.googleDown = true
    const response = await send()
    expect(response.statusCode).toBe(201)
    const [lead] = await harness.running.leads()
    expect(lead).toMatchObject({ verification: 'unverified', captchaProvider: 'recaptcha' })
    expect(lead?.suspicion).toBeGreaterThan(0)
  })

  test('limits unverified submissions to six per address', async () => {
    harness.running.state.googleDown = true
    for (let sent = 0; sent < RATE_LIMITS.unverified.perAddress; sent++)
      expect((await send()).statusCode).toBe(201)
    const response = await send()
    expect(response.statusCode).toBe(429)
    harness.running.state.googleDown = false
    expect((await send()).statusCode).toBe(201)
  })
})

describe('suspicion', () => {
  test('marks a filled honeypot and a fast form without refusing them', async () => {
    await send({ website: 'https://spam.example', visitor_info: { formCompletionTime: 900 } })
    const [lead] = await harness.running.leads()
    expect(lead).toMatchObject({
      verification: 'verified',
      suspicion: 90,
      suspicionReasons: ['honeypot filled in', 'form filled in within 3 seconds'],
    })
  })

  test('gives an ordinary visitor no suspicion', async () => {
    await send()
    expect((await harness.running.leads())[0]).toMatchObject({ suspicion: 0, suspicionReasons: [] })
  })
})
