import type { LightMyRequestResponse } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { business, putInForce } from '#domain/business/business.ts'
import type { LeadStatus } from '#domain/lead/lifecycle.ts'
import { A_TOWN } from '#domain/places/sample-towns.fixture.ts'
import { A_SERVICE, A_SPANISH_SERVICE } from '#domain/services/sample-services.fixture.ts'
import type { Submission } from '#domain/submission/fields.ts'
import { newNotice, staffTargets } from '#server/alarm/notices/new-notice.ts'
import { transitionLead } from '#server/leads/transition.ts'
import { addVisitorNote } from '#server/leads/visitor-additions.ts'
import { hashOfToken, randomToken } from '#server/secrets/token.ts'
import { signingSecret } from '#server/secrets/secret.ts'
import { readShareToken } from '#server/status-page/token/share-token.ts'
import { addToken } from '#server/db/tables/accept-tokens.ts'
import { listEvents } from '#server/db/tables/events.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'
import { addNotice } from '#server/db/tables/notices.ts'
import { storeSubmission } from '#server/leads/record.ts'
import { anotherPhone, sampleSubmission } from '#server/db/sample-submission.fixture.ts'
import { listLinkHolders } from '#server/db/tables/staff-access.ts'
import { listStaff } from '#server/db/tables/staff-members.ts'
import { RATE_LIMITS } from '#server/intake/limits/rate-limits.ts'
import { createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'
import { addStaffMember } from '#tests/support/staff-members.ts'

// Hours in these tests are in New York's time zone.
putInForce({ ...business, timeZone: 'America/New_York' })

const MINUTE = 60_000
/** 3:12 AM in the business's time zone. */
const START = Date.parse('2031-03-04T08:12:00.000Z')

/** What nobody reads before the lead is theirs; the customer's words are quoted without numbers. */
const PRIVATE = ['7601', '4B', '#9876', '555', 'Ångström', 'zoe@']

let running: InjectedApp
let isDown: boolean
let isFull: boolean
let maria: string
beforeEach(async () => {
  isDown = false
  isFull = false
  running = await createInjectedApp({
    wrapDb: (db) => ({
      ...db,
      async read(run) {
        if (isDown) throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
        return await db.read(run)
      },
      async write(run) {
        if (isFull) throw new Error('no room')
        return await db.write(run)
      },
    }),
  })
  running.state.now = START
  maria = await addStaff('Maria Lopez')
})
afterEach(() => running.close())

const addStaff = (name: string, language: 'en' | 'es' = 'en') =>
  addStaffMember(running.db, name, [{ kind: 'mail', to: [`${name}@staff.example`] }], language)

/** Stores a lead that came in at 3:12. */
async function record(row: Partial<Submission> = {}): Promise<string> {
  const submission = sampleSubmission({
    now: START,
    row: {
      address: `7601 Bergenline Ave, ${A_TOWN}, NJ 07047, USA Unit 4B`,
      phone: '(201) 555-0199',
      service: A_SERVICE,
      traffic_source: null,
      vehicle_info: null,
      ...row,
    },
  })
  await storeSubmission(running.db, submission)
  const at = START + 2 * MINUTE
  const addition = { limit: 9, now: at, settings: running.noticeSettings }
  await running.db.write((tx) =>
    addVisitorNote(tx, submission.row.id, { text: 'I am at the blue door now', ...addition }),
  )
  return submission.row.id
}

/** Adds a notice to a staff member and returns the path of its link. */
async function linkTo(submissionId: string | null, staffMemberId = maria): Promise<string> {
  const now = running.state.now
  const token = randomToken()
  const member = (await running.db.read((tx) => listStaff(tx))).find(
    ({ id }) => id === staffMemberId,
  )
  const [target] = member === undefined ? [] : staffTargets(member, 'mail')
  if (target === undefined) throw new Error('nobody to notify')
  const kind = submissionId === null ? 'test' : 'created'
  const notice = newNotice(target, { id: crypto.randomUUID(), kind, notAfter: now + 60 * MINUTE })
  await running.db.write(async (tx) => {
    await addNotice(tx, { notice, submissionId, round: 1, step: 1, now })
    const hash = hashOfToken(token)
    await addToken(tx, {
      hash,
      submissionId,
      noticeId: notice.id,
      now,
      expiresAt: now + 60 * MINUTE,
    })
  })
  return `/a/${token}`
}

const get = (path: string): Promise<LightMyRequestResponse> => running.app.inject(path)

const post = (
  path: string,
  body = '',
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> =>
  running.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: body,
  })

/** Lets a staff member have a lead since 3:13. */
async function accept(id: string, staffMemberId = maria, to: LeadStatus = 'accepted') {
  const { outcome } = await running.db.write((tx) =>
    transitionLead(tx, id, {
      to,
      role: 'staff',
      by: { staffMemberId, via: 'call' },
      now: START + MINUTE,
      noticeId: null,
      settings: running.noticeSettings,
    }),
  )
  expect(outcome).toBe('changed')
}

const statusOf = async (id: string) => (await running.db.read((tx) => getLead(tx, id)))?.status

const eventsOf = async (id: string) => await running.db.read((tx) => listEvents(tx, id))

const kindsOf = async (id: string) => (await eventsOf(id)).map(({ kind }) => kind)

describe('GET', () => {
  test('shows service, street, time and distance, and no private data', async () => {
    const { statusCode, body } = await get(await linkTo(await record()))
    expect(statusCode).toBe(200)
    for (const shown of [
      A_SERVICE,
      `Bergenline Ave, ${A_TOWN}`,
      'waiting since 3:12 AM',
      'As soon as possible',
      'I&#x27;ll take it',
    ])
      expect(body).toContain(shown)
    expect(body).toMatch(/About \d+ miles? from the shop/)
    for (const hidden of PRIVATE) expect(body).not.toContain(hidden)
  })

  test('names the vehicle, and the other open request of the customer', async () => {
    const vehicle = { year: '2019', make: 'Honda', model: 'Civic', all_keys_lost: true }
    const id = await record({ vehicle_info: vehicle })
    await accept(await record(), await addStaff('Dan'))
    const { body } = await get(await linkTo(id))
    expect(body).toContain('2019 Honda Civic. All keys are lost.')
    expect(body).toContain('A colleague has the other request of this customer.')
  })

  test('does not repeat a number or a sentence that was typed in place of a vehicle', async () => {
    const vehicle = { year: '2019', make: 'call 201-555-0199', model: '<b>Zoë</b>, 4th floor' }
    const { body } = await get(await linkTo(await record({ vehicle_info: vehicle })))
    expect(body).toContain('2019.')
    expect(body).not.toMatch(/555|Zoë|floor/)
  })

  test('does not repeat text that a visitor typed in place of a service', async () => {
    const id = await record({ service: 'Safe. Call Zoë 201-555-0199' })
    const { body } = await get(await linkTo(id))
    expect(body).toContain('<h1>Other work</h1>')
    for (const hidden of PRIVATE) expect(body).not.toContain(hidden)
  })

  test('notes once that the link was opened, by GET only', async () => {
    const id = await record()
    const path = await linkTo(id)
    await running.app.inject({ method: 'HEAD', url: path })
    expect(await kindsOf(id)).not.toContain('opened')
    for (let times = 0; times < 3; times++) expect((await get(path)).statusCode).toBe(200)
    expect((await kindsOf(id)).filter((kind) => kind === 'opened')).toHaveLength(1)
    expect((await eventsOf(id)).at(-1)).toMatchObject({ staffMemberId: maria, via: 'mail' })
    expect(await statusOf(id)).toBe('pending')
  })

  test('shows the page also when its opening cannot be noted', async () => {
    const path = await linkTo(await record())
    isFull = true
    expect((await get(path)).statusCode).toBe(200)
  })

  test('has no script on any page, and a policy that allows none', async () => {
    const { body, headers } = await get(await linkTo(await record()))
    expect(body).not.toMatch(/<script|\son\w+=|http-equiv/i)
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
  })

  test('speaks Spanish to a Spanish-speaking staff member', async () => {
    const { body } = await get(await linkTo(await record(), await addStaff('Ana', 'es')))
    expect(body).toContain('<html lang="es-US">')
    expect(body).toContain(A_SPANISH_SERVICE)
    expect(body).toContain('La tomo yo')
  })

  test('announces a customer who speaks Spanish', async () => {
    expect((await get(await linkTo(await record()))).body).not.toContain('Speaks Spanish')
    const id = await record({ source_url: '/es/pedir-servicio' })
    expect((await get(await linkTo(id))).body).toContain('Speaks Spanish')
  })
})

describe('POST', () => {
  test.each([
    ['the button', 'intent=accept', 'application/x-www-form-urlencoded'],
    ['nothing', '', 'application/x-www-form-urlencoded'],
    ['JSON', '{}', 'application/json'],
    ['text', 'x', 'text/plain'],
  ])('accepts the lead by a body of %s, and redirects to the page', async (_what, body, type) => {
    const id = await record()
    const path = await linkTo(id)
    const response = await post(path, body, { 'content-type': type })
    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe(path)
    expect(await statusOf(id)).toBe('accepted')
    expect((await eventsOf(id)).at(-1)).toMatchObject({ kind: 'accepted', staffMemberId: maria })
  })

  test.each<[string, Record<string, string>]>([
    ['another site by what the browser says', { 'sec-fetch-site': 'cross-site' }],
    ['another origin', { origin: 'https://evil.example', host: 'keys.example' }],
  ])('accepts nothing from %s', async (_who, headers) => {
    const id = await record()
    const { statusCode, body } = await post(await linkTo(id), 'intent=accept', headers)
    expect(statusCode).toBe(403)
    expect(body).toContain('This was sent from another website')
    expect(await statusOf(id)).toBe('pending')
  })

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'same-origin', origin: 'null' },
    { origin: 'null', host: 'keys.example' },
  ])('accepts a request from its own page: %j', async (headers) => {
    const id = await record()
    expect((await post(await linkTo(id), 'intent=accept', headers)).statusCode).toBe(303)
    expect(await statusOf(id)).toBe('accepted')
  })

  test('asks the next one after a decline and keeps the button', async () => {
    await addStaff('Dan')
    const id = await record()
    const { statusCode, body } = await post(await linkTo(id), 'intent=decline')
    expect(statusCode).toBe(200)
    expect(body).toContain('We are asking the next person')
    expect(body).toContain('value="accept"')
    expect(body).not.toContain('value="decline"')
    expect((await eventsOf(id)).at(-1)).toMatchObject({ kind: 'declined', staffMemberId: maria })
    expect(await statusOf(id)).toBe('pending')
  })

  test('shows who has the lead after a decline of an accepted one', async () => {
    const id = await record()
    const path = await linkTo(id)
    await accept(id, await addStaff('Dan'))
    expect((await post(path, 'intent=decline')).statusCode).toBe(303)
    expect(await statusOf(id)).toBe('accepted')
  })

  test('ignores an unknown action', async () => {
    const id = await record()
    expect((await post(await linkTo(id), 'intent=dance')).statusCode).toBe(303)
    expect(await statusOf(id)).toBe('pending')
  })
})

describe('after acceptance', () => {
  let id: string
  let path: string
  beforeEach(async () => {
    id = await record()
    path = await linkTo(id)
    await accept(id)
  })

  test('shows the assignee everything but the code, with links to call and drive', async () => {
    const { body } = await get(path)
    expect(body).toContain('Yours since 3:13 AM')
    expect(body).toContain('href="tel:')
    expect(body).toContain('https://maps.google.com/?q=7601%20Bergenline')
    // The buttons link to the device's location; the address line links to the address.
    expect(body.split('https://maps.google.com/?q=40.7951%2C-74.0254')).toHaveLength(3)
    expect(body).toContain('Zoë Ångström')
    expect(body).toContain('Unit 4B')
    expect(body).toContain('I am at the blue door now')
    expect(body).toContain(`href="/staff/l/${id}"`)
    expect(body).toContain('Show the gate code')
    expect(body).not.toContain('#9876')
  })

  test('asks when the assignee arrives, and says what was said', async () => {
    running.state.now = START + 3 * MINUTE
    expect((await get(path)).body).toContain('value="20" name="eta">20 min</button>')
    expect((await post(path, 'eta=21')).statusCode).toBe(303)
    expect(await statusOf(id)).toBe('accepted')
    expect((await post(path, 'eta=20')).statusCode).toBe(303)
    expect(await statusOf(id)).toBe('en_route')
    const { body } = await get(path)
    expect(body).toContain('At 3:15 AM you said: about 20 minutes')
    const text = decodeURIComponent(/href="(sms:[^"]*)"/.exec(body)?.[1] ?? '')
    expect(text).toContain('We are on the way: about 20 minutes, as the locksmith said at 3:15 AM')
    // A link that only shows the page: staff must not hold the customer's own.
    const [, shared = ''] = /\/r\/([\w-]+)/.exec(text) ?? []
    const holders = await running.db.read((tx) => listLinkHolders(tx))
    const secret = await signingSecret(running.db)
    expect(readShareToken(secret, shared, holders)).toBe(id)
  })

  test('lets nobody but the assignee say when they arrive', async () => {
    const other = await linkTo(id, await addStaff('Dan'))
    expect((await post(other, 'eta=20')).statusCode).toBe(303)
    expect(await statusOf(id)).toBe('accepted')
  })

  test('hands the lead back for its assignee', async () => {
    expect((await get(path)).body).toContain('I can’t do it')
    expect((await post(path, 'intent=decline')).statusCode).toBe(303)
    expect(await statusOf(id)).toBe('pending')
  })

  test('shows the code after a press, which is recorded', async () => {
    expect((await post(path, 'intent=code')).body).toContain('#9876')
    expect((await eventsOf(id)).at(-1)).toMatchObject({ kind: 'gate_code', staffMemberId: maria })
  })

  test('shows no code that cannot be recorded', async () => {
    isFull = true
    expect((await post(path, 'intent=code')).body).not.toContain('#9876')
  })

  test('records no press if there is no code', async () => {
    const without = await record({ gate_code: null, phone: anotherPhone() })
    await accept(without)
    expect((await post(await linkTo(without), 'intent=code')).statusCode).toBe(200)
    expect(await kindsOf(without)).not.toContain('gate_code')
  })

  test('shows the code only to the assignee, and records no other press', async () => {
    const waiting = await record({ phone: anotherPhone() })
    for (const other of [await linkTo(waiting), await linkTo(id, await addStaff('Dan'))])
      expect((await post(other, 'intent=code')).body).not.toContain('#9876')
    expect(await kindsOf(waiting)).not.toContain('gate_code')
    expect(await kindsOf(id)).not.toContain('gate_code')
  })

  test('shows a later staff member the assignee and the time, and no private data', async () => {
    const theirs = await record({ phone: anotherPhone() })
    await accept(theirs, await addStaff('Dan <b>'))
    const { statusCode, body } = await get(await linkTo(theirs))
    expect(statusCode).toBe(200)
    expect(body).toContain('Dan &lt;b&gt; took it at 3:13 AM')
    expect(body).not.toContain('<button')
    for (const hidden of PRIVATE) expect(body).not.toContain(hidden)
  })

  test('redirects a late press to the page with the assignee', async () => {
    const dan = await addStaff('Dan')
    expect((await post(await linkTo(id, dan))).statusCode).toBe(303)
    expect((await eventsOf(id)).filter(({ kind }) => kind === 'accepted')).toHaveLength(1)
  })
})

test('asks for a press on a test notice and confirms it', async () => {
  const path = await linkTo(null)
  expect((await get(path)).body).toContain('I got it')
  expect((await post(path)).statusCode).toBe(303)
  expect((await get(path)).body).toContain('The test worked')
})

describe('invalid links', () => {
  test('answers alike for a wrong link, an expired one and a closed lead', async () => {
    const id = await record()
    const path = await linkTo(id)
    const pages = [await get(`/a/${randomToken()}`), await get('/a/short')]
    pages.push(await get(`${path}/more`), await get('/a/'), await post('/a/short'))
    await accept(id, maria, 'cancelled')
    pages.push(await get(path), await post(path, 'intent=accept'))
    const expired = await linkTo(await record({ phone: anotherPhone() }))
    running.state.now += 61 * MINUTE
    pages.push(await get(expired), await post(expired))
    expect(new Set(pages.map(({ statusCode }) => statusCode))).toEqual(new Set([404]))
    expect(new Set(pages.map(({ body }) => body)).size).toBe(1)
  })

  test('answers with a page after too many requests', async () => {
    const id = await record()
    const path = await linkTo(id)
    for (let call = 0; call < RATE_LIMITS.request.perAddress; call++) await get('/a/short')
    for (const response of [await get('/a/short'), await post('/a/short')]) {
      expect(response.statusCode).toBe(429)
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    }
    // A link that exists works whatever a neighbor behind the same address sends.
    expect((await get(path)).statusCode).toBe(200)
    expect(await statusOf(id)).toBe('pending')
  })

  test('asks to try again while the database is unreachable', async () => {
    const path = await linkTo(await record())
    isDown = true
    const { statusCode, body } = await post(path)
    expect(statusCode).toBe(503)
    expect(body).toContain('Open the link once more')
  })
})
