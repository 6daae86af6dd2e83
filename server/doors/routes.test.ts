import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { A_SERVICE } from '#domain/services/sample-services.fixture.ts'
import { A_TOWN } from '#domain/places/sample-towns.fixture.ts'
import {
  API_HEADERS,
  createInjectedApp,
  type InjectedApp,
} from '#tests/support/running-app-inject.ts'
import { sampleSubmission } from '#tests/support/running-app-request.ts'
import { findAlarm } from '#server/alarm/escalation/advance-alarms.ts'

const SECRET = `whsec_${Buffer.from('0123456789abcdef0123456789abcdef').toString('base64')}`
const KEY = 'a-key-that-google-sends'

let running: InjectedApp
beforeEach(async () => {
  running = await createInjectedApp({
    environment: { LEADS_WEBHOOK_SECRET: SECRET, GOOGLE_LEAD_FORM_KEY: KEY },
  })
})
afterEach(() => running.close())

const google = (changes: object = {}) => ({
  lead_id: 'lead-1',
  google_key: KEY,
  gcl_id: 'click-1',
  campaign_id: 42,
  user_column_data: [
    { column_id: 'FULL_NAME', string_value: 'Zoë Ångström' },
    { column_id: 'PHONE_NUMBER', string_value: '+12015550123' },
    { column_id: 'POSTAL_CODE', string_value: '07047' },
    { column_id: 'what_is_locked', column_name: 'What is locked?', string_value: 'My car' },
  ],
  ...changes,
})
const post = (url: string, body: object | string, headers: Record<string, string> = {}) =>
  running.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  })

test("makes one lead of Google's lead form, however often it is sent", async () => {
  for (let count = 0; count < 3; count++)
    expect((await post('/leads/google-form', google())).statusCode).toBe(200)
  const leads = await running.leads()
  expect(leads).toHaveLength(1)
  expect(leads[0]).toMatchObject({
    name: 'Zoë Ångström',
    phone: '+12015550123',
    address: '07047',
    notes: 'What is locked?: My car',
    timeframe: 'ASAP',
    verification: 'verified',
    traffic_source: { source: 'google', medium: 'lead-form', campaign: '42', gclid: 'click-1' },
  })
  expect(await running.db.read((tx) => findAlarm(tx, leads[0]?.id ?? ''))).not.toBeNull()
})

test.each<[string, object, number]>([
  ['a test wakes nobody', { is_test: true }, 200],
  ['a test in words', { is_test: 'true' }, 200],
  ['a test in capitals', { is_test: 'TRUE' }, 200],
  ['a test as a number', { is_test: 1 }, 200],
  ['a wrong key', { google_key: 'wrong' }, 403],
  ['a missing key', { google_key: undefined }, 403],
  ['nobody to reach', { user_column_data: [] }, 400],
])('stores nothing for %s', async (_what, changes, status) => {
  expect((await post('/leads/google-form', google(changes))).statusCode).toBe(status)
  expect(await running.leads()).toEqual([])
})

test.each([false, 'false', 0, '0', '', null])(
  'stores a lead whose is_test is %j',
  async (is_test) => {
    expect((await post('/leads/google-form', google({ is_test }))).statusCode).toBe(200)
    expect(await running.leads()).toHaveLength(1)
  },
)

const columns = (changes: object = {}) => ({
  name: 'Zoë Ångström',
  phone: '(201) 555-0123',
  address: `12 Sample St, ${A_TOWN}`,
  service: A_SERVICE,
  source: 'thumbtack',
  ...changes,
})
const send = (body: object, { id = 'msg_1', at = running.state.now, secret = SECRET } = {}) => {
  const text = JSON.stringify(body)
  const signature = new Webhook(secret).sign(id, new Date(at), text)
  return post('/leads/incoming', text, {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at / 1000)),
    'webhook-signature': signature,
  })
}

test('makes one lead of a signed request, with its source', async () => {
  const first = await send(columns())
  expect(first.statusCode).toBe(200)
  expect((await send(columns())).json()).toEqual(first.json())
  const leads = await running.leads()
  expect(leads).toHaveLength(1)
  expect(leads[0]).toMatchObject({ type: 'booking', traffic_source: { source: 'thumbtack' } })
})

test('answers a conflict where one id comes with two customers, and loses neither unseen', async () => {
  expect((await send(columns())).statusCode).toBe(200)
  const other = await send(columns({ name: 'Somebody Else', phone: '(201) 555-0177' }))
  expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([409, '23505'])
  expect(await running.leads()).toHaveLength(1)
  expect((await post('/leads/google-form', google())).statusCode).toBe(200)
  const answer = { column_id: 'PHONE_NUMBER', string_value: '+12015550177' }
  const changed = google({ user_column_data: [answer] })
  expect((await post('/leads/google-form', changed)).statusCode).toBe(409)
})

test.each([
  'webhook:msg_1',
  'webhook msg_1',
  'google-form:lead-1',
  'call:CA1',
  'message:SM1',
  'by-hand:1',
])('loses no signed lead to a request that takes the key %s first', async (key) => {
  const token = running.quickToken()
  const taken = await running.app.inject({
    method: 'POST',
    url: '/rest/v1/submissions',
    headers: { ...API_HEADERS, 'idempotency-key': key },
    payload: sampleSubmission({ recaptcha_token: token }),
  })
  // A key with a space is none.
  expect(taken.statusCode).toBe(key.includes(' ') ? 400 : 201)
  const before = (await running.leads()).length
  const signed = await send(columns({ phone: '(201) 555-0177' }))
  expect(signed.statusCode).toBe(200)
  expect((await post('/leads/google-form', google())).statusCode).toBe(200)
  expect(await running.leads()).toHaveLength(before + 2)
})

test('refuses a wrong or old signature', async () => {
  const other = `whsec_${Buffer.from('f'.repeat(32)).toString('base64')}`
  expect((await send(columns(), { secret: other })).statusCode).toBe(401)
  expect((await send(columns(), { at: running.state.now - 301_000 })).statusCode).toBe(401)
  expect((await post('/leads/incoming', columns())).statusCode).toBe(401)
  expect(await running.leads()).toEqual([])
})

test('takes a signed request from an address whose refused ones used up the limit', async () => {
  for (let count = 0; count < 70; count++) await post('/leads/incoming', columns())
  expect((await post('/leads/incoming', columns())).statusCode).toBe(429)
  expect((await send(columns())).statusCode).toBe(200)
})

test.each([
  [{ name: '' }, 'name'],
  [{ phone: '12' }, 'phone'],
  [{ statuz: 'x' }, 'statuz'],
  [{ source: 'two words' }, 'source'],
])('names the wrong field: %j', async (changes, field) => {
  const reply = await send(columns(changes))
  expect(reply.statusCode).toBe(400)
  expect(reply.body).toContain(field)
})

test('is closed where no secret is set', async () => {
  await running.close()
  running = await createInjectedApp()
  expect((await send(columns())).statusCode).toBe(404)
  expect((await post('/leads/google-form', google())).statusCode).toBe(404)
})
