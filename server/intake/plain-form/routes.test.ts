import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { localDate, shiftDate, toAppointment } from '#domain/time/appointment.ts'
import { business } from '#domain/business/business.ts'
import { telHref } from '#domain/phone/phone.ts'
import { ENGLISH_RULE_MESSAGES } from '#copy/en/rule-messages.ts'
import { allServices, isLockout } from '#domain/services/services.ts'
import { FIELD_NAMES } from '#domain/submission/draft.ts'
import { A_SERVICE, CAR_SERVICES } from '#domain/services/sample-services.fixture.ts'
import { RATE_LIMITS } from '#server/intake/limits/rate-limits.ts'
import { createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'
import { REPEAT_WINDOW_MS } from './plain-form-body.ts'
import { formMessagesEn } from '#copy/server/plain-form-en.ts'
import { countLeads } from '#server/db/tables/lead-queries.ts'
import { outboxStats } from '#server/db/tables/outbox.ts'

const { rules } = ENGLISH_RULE_MESSAGES

/** Redirect target after a stored submission. */
const RECEIPT = /^\/r\/[\w-]{22}$/

let running: InjectedApp
beforeEach(async () => {
  running = await createInjectedApp()
})
afterEach(() => running.close())

const filled = {
  name: 'Maria Gómez',
  phone: '(201) 555-0123',
  email: '',
  address: '7601 Bergenline Ave',
  unit_number: '4B',
  service: A_SERVICE,
  other_service: '',
  timeframe: 'ASAP',
  notes: 'Blue door.\r\nRing twice.',
}

const hidden = (body: string, name: string): string =>
  (new RegExp(`name="${name}" value="([^"]*)"`).exec(body)?.[1] ?? '').replaceAll('&amp;', '&')

const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  running.postForm('/request', fields, { host: 'localhost:3000', ...headers })

const paidReferer = {
  referer: 'http://localhost:3000/services?utm_source=google&utm_medium=cpc&utm_term=locked+out',
}

describe('the form without scripts', () => {
  test('stores a valid form and redirects to the status page, which says thanks', async () => {
    const fields = { ...filled, sms_consent_at: 'on' }
    const response = await post(fields, { referer: 'http://localhost:3000/book-online' })
    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toMatch(RECEIPT)
    const thanks = await running.app.inject(String(response.headers.location))
    expect(thanks.statusCode).toBe(200)
    expect(thanks.body).toContain('Thank you.')
    const [lead] = await running.leads()
    expect(lead).toMatchObject({
      name: 'Maria Gómez',
      address: '7601 Bergenline Ave Unit 4B',
      street: '7601 Bergenline Ave',
      notes: 'Blue door.\nRing twice.',
      source_url: '/book-online',
      sms_consent_at: null,
      verification: 'unverified',
      captchaProvider: 'none',
      recaptcha_token: '',
    })
    expect((await running.db.read((tx) => outboxStats(tx, 'staff'))).queued).toBe(1)
  })

  test.each([
    ['+44 20 7946 0018', 'phone-foreign'],
    ['0044 20 7946 0018', 'phone-foreign'],
    ['+65 8123 4567', 'phone-foreign'],
    ['(201) 555-0123 x12', 'phone-extension'],
    ['1', 'phone-invalid'],
  ] as const)('returns %s as typed, with its message', async (phone, code) => {
    const { statusCode, body } = await post({ ...filled, phone })
    expect(statusCode).toBe(422)
    expect(body).toContain(`${rules[code]}</span></p>`)
    expect(body).toContain(`value="${phone}"`)
  })

  test('stores the tick that somebody is locked in beside a lockout, and repeats no form for it', async () => {
    const lockout = allServices().find(({ label }) => isLockout(label))?.label ?? ''
    const { service: _, ...rest } = filled
    const fields = { ...rest, quick_pick: lockout, locked_in: 'on' }
    for (let time = 0; time < 2; time++) {
      const { headers } = await post(fields)
      const page = await running.app.inject(String(headers.location))
      expect(page.body).toContain('Call 911 now: a child or a pet is locked in.')
      running.state.now += 60_000
    }
    expect(await running.leads()).toMatchObject([{ service: lockout, locked_in: 'yes' }])
    const wrong = await post({ ...fields, name: '' })
    expect(wrong.body).toMatch(/<input type="checkbox" name="locked_in" checked=""/)
  })

  test('stores what nobody sees in no field', async () => {
    await post({ ...filled, name: 'Mar\u200bia \u202eG', phone: '\u2066tel:٢٠١ 555-0123\u2069' })
    expect(await running.leads()).toMatchObject([{ name: 'Maria G', phone: '201 555-0123' }])
  })

  test('takes a quick pick for the service, unless the list of all services has one', async () => {
    const [, other = ''] = allServices()
      .map(({ label }) => label)
      .filter((label) => label !== A_SERVICE)
    const { service: _, ...rest } = filled
    expect((await post({ ...rest, quick_pick: A_SERVICE })).statusCode).toBe(303)
    expect((await running.leads())[0]).toMatchObject({ service: A_SERVICE, timeframe: 'ASAP' })
    const both = { ...rest, vehicle_year: '2019', vehicle_make: 'Honda', vehicle_model: 'Fit' }
    expect((await post({ ...both, service: other, quick_pick: A_SERVICE })).statusCode).toBe(303)
    expect((await running.leads()).map(({ service }) => service)).toContain(other)
    expect((await post({ ...rest, quick_pick: 'no such service' })).statusCode).toBe(422)
  })

  test('stores the campaign of the page and keeps its phone number', async () => {
    const response = await post(filled, paidReferer)
    const thanks = await running.app.inject(String(response.headers.location))
    expect(thanks.body).toContain(`href="tel:${business.phones.paidSearch}"`)
    expect((await running.leads())[0]?.traffic_source).toEqual({
      source: 'google',
      medium: 'cpc',
      campaign: '',
      keyword: 'locked out',
      click_path: ['/services'],
    })
    expect((await post({}, paidReferer)).body).toContain(telHref(business.phones.paidSearch))
  })

  test('returns an invalid form with every error, all input, and a phone number', async () => {
    const [service = A_SERVICE] = CAR_SERVICES
    const response = await post({
      ...filled,
      phone: '1',
      service,
      notes: 'call <me> "now" & here',
    })
    expect(response.statusCode).toBe(422)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.body).toContain(rules['phone-invalid'])
    expect(response.body).toContain('href="#phone"')
    if (CAR_SERVICES.length > 0) expect(response.body).toContain(rules['vehicle-year-invalid'])
    expect(response.body).toContain('value="Maria Gómez"')
    expect(response.body).toContain(`<option selected="">${service}</option>`)
    expect(response.body).toContain('call &lt;me&gt; &quot;now&quot; &amp; here</textarea>')
    expect(response.body).toContain(`href="${telHref(business.phones.default)}"`)
    expect(await running.db.read((tx) => countLeads(tx, {}))).toBe(0)
  })

  test('returns a page with every field of the form, which can be sent again', async () => {
    const { body } = await post({})
    for (const name of FIELD_NAMES)
      expect(body.includes(`name="${name}"`)).toBe(name !== 'sms_consent_at')
    expect(body).toContain('action="/request" method="post"')
    expect(body).toMatch(/name="idempotency_key" value="[\w-]{36}"/)
  })

  test('stores the chosen day and time, refuses a past one and one with ASAP', async () => {
    const [window = 0] = business.appointmentHours
    const chosen = (days: number) => ({
      ...filled,
      timeframe: 'Within Couple of Days',
      appointment_date: shiftDate(localDate(Date.now()), days),
      appointment_window: String(window),
    })
    const { statusCode, body } = await post(chosen(-1))
    expect(statusCode).toBe(422)
    expect(body).toContain(rules['appointment-invalid'])
    expect(body).toContain(`<option value="${window}" selected="">`)
    const contradiction = await post({ ...chosen(3), timeframe: 'ASAP' })
    expect(contradiction.body).toContain(formMessagesEn().dayWithAsap)
    expect(await running.leads()).toEqual([])
    expect((await post(chosen(3))).statusCode).toBe(303)
    const { appointment_date: date, appointment_window: hour } = chosen(3)
    expect((await running.leads())[0]).toMatchObject(toAppointment(date, hour) ?? {})
  })

  test('escapes all input', async () => {
    const evil = `"><script>alert(1)</script>'`
    const { body } = await post(
      Object.fromEntries(
        [...FIELD_NAMES, 'idempotency_key', 'website'].map((name) => [name, evil]),
      ),
    )
    expect(body).not.toContain('<script>')
    expect(body).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#x27;')
  })

  test('allows no script and its style by hash only', async () => {
    const { headers, body } = await post({})
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("form-action 'self'")
    const style = /<style>([^<]*)<\/style>/.exec(body)?.[1] ?? ''
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(style))).toString(
      'base64',
    )
    expect(policy).toContain(`'sha256-${hash}'`)
    expect(headers['cache-control']).toBe('no-store')
  })

  test('marks a filled honeypot as suspicious without refusing it', async () => {
    expect((await post({ ...filled, website: 'x' })).statusCode).toBe(303)
    expect((await running.leads())[0]?.suspicionReasons).toContain('honeypot filled in')
  })
})

describe('repeats of the form without scripts', () => {
  test('stores one submission per key', async () => {
    const fields = { ...filled, idempotency_key: 'a-key-made-once' }
    await Promise.all([post(fields), post(fields), post(fields)])
    expect(await running.db.read((tx) => countLeads(tx, {}))).toBe(1)
  })

  test('stores a form that was sent, corrected and sent again once per version', async () => {
    const fields = { ...filled, idempotency_key: 'a-key-made-once' }
    await post(fields)
    const corrected = { ...fields, address: '7610 Bergenline Ave' }
    const answers = await Promise.all([post(corrected), post(corrected)])
    const [one, other] = answers.map(({ headers }) => headers.location)
    expect(one).toMatch(RECEIPT)
    expect(other).toBe(one)
    await post(corrected)
    await post(fields)
    const addresses = (await running.leads()).map(({ address }) => address)
    expect(addresses.toSorted()).toEqual([
      '7601 Bergenline Ave Unit 4B',
      '7610 Bergenline Ave Unit 4B',
    ])
    expect(await running.db.read((tx) => outboxStats(tx, 'staff'))).toMatchObject({ queued: 2 })
  })

  test('stores a corrected and a removed gate code with the same lead', async () => {
    const fields = { ...filled, idempotency_key: 'a-key-made-once', gate_code: '#4711' }
    const codes = async () => (await running.leads()).map(({ gate_code }) => gate_code)
    await post(fields)
    await post({ ...fields, gate_code: '#4712' })
    expect(await codes()).toEqual(['#4712'])
    await post({ ...fields, gate_code: '' })
    expect(await codes()).toEqual([null])
  })

  test('stores the same fields without a key once within ten minutes', async () => {
    running.state.now = Math.ceil(Date.now() / REPEAT_WINDOW_MS) * REPEAT_WINDOW_MS - 1000
    await post(filled)
    await post(filled)
    running.state.now += 2000
    await post(filled)
    running.state.now += REPEAT_WINDOW_MS - 3000
    await post(filled)
    expect(await running.db.read((tx) => countLeads(tx, {}))).toBe(1)
    running.state.now += 2000
    await post(filled)
    expect(await running.db.read((tx) => countLeads(tx, {}))).toBe(2)
  })

  test('stores other fields as another submission', async () => {
    await post(filled)
    await post({ ...filled, notes: 'second door too' })
    expect(await running.db.read((tx) => countLeads(tx, {}))).toBe(2)
  })
})

describe('the origin of the form', () => {
  test.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
  ])('is refused as %o without losing input', async (headers) => {
    const response = await post(filled, headers)
    expect(response.statusCode).toBe(403)
    expect(response.body).toContain('value="Maria Gómez"')
    expect(await running.db.read((tx) => countLeads(tx, {}))).toBe(0)
  })

  test.each([
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://www-keys-example.translate.goog' }],
    [{ origin: 'https://www.translatetheweb.com' }],
    [{ 'sec-fetch-site': 'cross-site', referer: 'https://translated.turbopages.org/x' }],
  ])('of a translated copy of the page is named, with a form that works: %o', async (headers) => {
    const response = await post(filled, headers as Record<string, string>)
    expect(response.statusCode).toBe(403)
    expect(response.body).toContain('A translated copy of our page cannot send the form')
    expect(response.body).toContain('value="Maria Gómez"')
    expect(response.body).toContain('href="tel:')
  })

  test('is no translator’s by its beginning', async () => {
    const response = await post(filled, { origin: 'https://translate.goog.evil.example' })
    expect(response.body).not.toContain('A translated copy')
  })

  test.each([
    [{ 'sec-fetch-site': 'same-origin', origin: 'null' }],
    [{ origin: 'http://localhost:3000' }],
    [{ origin: 'https://keys.example', host: 'keys.example' }],
    [{}],
  ])('is accepted as %o', async (headers) => {
    expect((await post(filled, headers as Record<string, string>)).statusCode).toBe(303)
  })
})

describe('POST /request', () => {
  test('refuses more submissions than the limit with a page that keeps the input', async () => {
    for (let sent = 0; sent < RATE_LIMITS.unverified.perAddress; sent++) {
      expect((await post({ ...filled, notes: `note ${sent}` })).statusCode).toBe(303)
    }
    const response = await post({ ...filled, notes: 'one too many' })
    expect(response.statusCode).toBe(429)
    expect(response.headers['retry-after']).toBeDefined()
    expect(response.body).toContain('one too many')
    expect(response.body).toContain('<form')
  })

  test.each([
    ['JSON', 'application/json', '{}', 415],
    [
      'a body that is too long',
      'application/x-www-form-urlencoded',
      `notes=${'x'.repeat(70_000)}`,
      413,
    ],
  ])('refuses %s with a page', async (_what, type, payload, status) => {
    const response = await running.app.inject({
      method: 'POST',
      url: '/request',
      headers: { 'content-type': type },
      payload,
    })
    expect(response.statusCode).toBe(status)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.body).toContain('href="tel:')
  })

  test.each([{}, { 'content-type': 'application/x-www-form-urlencoded' }])(
    'treats a request without a body as an empty form: %o',
    async (headers) => {
      const response = await running.app.inject({ method: 'POST', url: '/request', headers })
      expect(response.statusCode).toBe(422)
      expect(response.body).toContain('<form')
      expect(running.log.filter(({ level }) => Number(level) >= 50)).toEqual([])
    },
  )

  test('keeps all input while the database is unavailable', async () => {
    await running.close()
    running = await createInjectedApp({
      wrapDb: (db) => ({
        ...db,
        writeUnlocked: () => Promise.reject(new Error('Connection terminated')),
      }),
    })
    const response = await post(filled)
    expect(response.statusCode).toBe(503)
    expect(response.body).toContain('value="Maria Gómez"')
  })

  test('keeps the page and the campaign of the first form after a correction', async () => {
    const wrong = await post({ ...filled, phone: '1' }, paidReferer)
    const page = hidden(wrong.body, 'page')
    expect(page).toBe('/services?utm_source=google&utm_medium=cpc&utm_term=locked+out')
    const key = hidden(wrong.body, 'idempotency_key')
    const again = { ...filled, page, idempotency_key: key }
    const thanks = await post(again, { referer: 'http://localhost:3000/request' })
    expect(thanks.headers.location).toMatch(RECEIPT)
    const [lead] = await running.leads()
    expect(lead).toMatchObject({ source_url: '/services', traffic_source: { source: 'google' } })
  })

  test.each([
    ['a page of another site', 'https://evil.example/es'],
    ['another host', '//evil.example/es'],
    ['nothing', ''],
    ['2,001 characters', `/${'x'.repeat(2000)}`],
  ])("ignores %s as the form's page", async (_what, page) => {
    await post({ ...filled, page }, { referer: 'http://localhost:3000/faq' })
    expect((await running.leads())[0]?.source_url).toBe('/faq')
  })

  test('redirects to the form when it is opened by GET', async () => {
    const response = await running.app.inject('/request')
    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe('/book-online')
  })
})
