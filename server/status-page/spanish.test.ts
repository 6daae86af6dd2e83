import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ENGLISH_RULE_MESSAGES } from '#copy/en/rule-messages.ts'
import { A_SPANISH_SERVICE } from '#domain/services/sample-services.fixture.ts'
import { SAMPLE_ENVELOPE } from '#server/outbox/transport/sample-job.fixture.ts'
import { SAMPLE_MAILS } from '#server/outbox/transport/mails.fixture.ts'
import { staffMail } from '#server/outbox/transport/staff-mail.ts'
import {
  API_HEADERS,
  createInjectedApp,
  type InjectedApp,
} from '#tests/support/running-app-inject.ts'
import { type BodyChanges, sampleSubmission } from '#tests/support/running-app-request.ts'
import { composeVisitorMail } from '#server/outbox/transport/visitor-mail.ts'
import { claimMails } from '#tests/support/claim-mails.ts'

let running: InjectedApp
beforeEach(async () => {
  running = await createInjectedApp()
})
afterEach(() => running.close())

const KEY = '5b0d6a52-1d2e-4a50-9d3f-2f4a4a0b7c11'

const insert = (changes: BodyChanges, key = KEY) =>
  running.app.inject({
    method: 'POST',
    url: '/rest/v1/submissions',
    headers: { ...API_HEADERS, 'idempotency-key': key },
    payload: JSON.stringify(
      sampleSubmission({ recaptcha_token: running.quickToken(), ...changes }),
    ),
  })

describe('a submission from a Spanish page', () => {
  test('is stored like one from an English page, except for the page', async () => {
    await insert({ source_url: '/book-online' })
    await insert({ source_url: '/es/pedir-servicio' }, KEY.replace('5b', '6b'))
    const [one, other] = await running.leads()
    const own = new Set(['id', 'created_at', 'recaptcha_token', 'source_url'])
    const shared = (lead: typeof one) =>
      Object.fromEntries(Object.entries(lead ?? {}).filter(([name]) => !own.has(name)))
    expect(shared(other)).toEqual(shared(one))
    expect([one?.source_url, other?.source_url].toSorted()).toEqual([
      '/book-online',
      '/es/pedir-servicio',
    ])
  })

  test("is refused with the API's usual messages", async () => {
    const message = ENGLISH_RULE_MESSAGES.rules['phone-invalid']
    const response = await insert({ source_url: '/es/pedir-servicio', phone: '1' })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: '23514', details: { phone: message } })
  })

  test('has a Spanish status page', async () => {
    const response = await insert({ source_url: '/es/pedir-servicio' })
    const path = `/r/${String(response.headers['receipt'])}`
    const receipt = await running.app.inject(path)
    expect(receipt.statusCode).toBe(200)
    expect(receipt.body).toContain('Gracias.')
    expect(receipt.body).toContain(A_SPANISH_SERVICE)
    expect(receipt.body).toContain('<header><a href="/es">')
    running.state.now += 10 * 60_000
    expect((await running.app.inject(path)).body).toContain('en 10 minutos.')
  })

  test("sends the visitor a Spanish mail, and staff one that starts with the visitor's language", async () => {
    await insert({ source_url: '/es/pedir-servicio' })
    const { now } = running.state
    const claim = { now, limit: 10, leaseMs: 60_000 }
    const [toStaff] = await claimMails(running.db, 'staff', claim)
    const [toVisitor] = await claimMails(running.db, 'visitor', claim)
    const staff = toStaff && staffMail(toStaff, { ...SAMPLE_ENVELOPE, now }, SAMPLE_MAILS)
    const visitor =
      toVisitor && (await composeVisitorMail({ ...running.value, clock: () => now }, toVisitor))
    expect(staff?.text).toMatch(/^Speaks Spanish\. /)
    expect(visitor?.subject).toBe(`Tenemos su solicitud: ${A_SPANISH_SERVICE}`)
  })
})
