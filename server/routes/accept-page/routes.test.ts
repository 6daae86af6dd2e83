import { SAMPLE_DEPS } from '#server/pages/sample-deps.fixture.ts'
import { readShareToken } from '#server/status-page-token/share-token.ts'
import fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { business, putInForce } from '#domain/business/business.ts'
import { A_TOWN } from '#domain/places/sample-towns.fixture.ts'
import { A_SERVICE, A_SPANISH_SERVICE } from '#domain/services/sample-services.fixture.ts'
import { apiError } from '#server/http/api-error.ts'
import { sampleJob } from '#server/mail/sample-job.fixture.ts'
import type { LeadEvent } from '#domain/lead/events.ts'
import { leadEvent } from '#domain/lead/lead-event.fixture.ts'
import type { OpenDuplicate } from '#server/store/board-records.ts'
import type { Lead } from '#server/store/lead.ts'
import type { DeclineResult, AcceptResult, TokenView } from '#server/leads/link-actions.ts'
import { createPages } from '#server/pages/create-pages.tsx'
import { fakeDb } from '#tests/support/fake-db.ts'
import { acceptRoutes } from './routes.ts'

// Hours in these tests are in New York's time zone.
putInForce({ ...business, timeZone: 'America/New_York' })

vi.mock(import('#server/store/lead-queries.ts'), async (original) => ({
  ...(await original()),
  getLead: async () => lead,
}))
vi.mock(import('#server/store/staff-access.ts'), async (original) => ({
  ...(await original()),
  listLinkHolders: async () => HOLDERS,
}))
vi.mock(import('#server/leads/same-customer.ts'), async (original) => ({
  ...(await original()),
  openDuplicates: async () => duplicates,
}))
vi.mock(import('#server/leads/board/board-leads.ts'), async (original) => ({
  ...(await original()),
  boardDetail: async () => ({
    assignee: null,
    events,
    idempotencyKey: null,
    suspicionFlags: [],
    sameNumber: { count: 1, earlier: [] },
    notices: [],
    duplicates: [],
    joined: [],
    photoIds: [],
  }),
}))

const TOKEN = 'q7Hh2vXbT0mS9cYwLr4KfA'
const NOW = Date.parse('2031-03-04T08:20:00Z')
const MARIA = { id: 'b0c1', name: 'Maria Lopez', language: 'en' } as const

const LEAD: Lead = sampleJob({
  created_at: '2031-03-04T08:12:00.000Z',
  address: `7601 Bergenline Ave, ${A_TOWN}, NJ 07047, USA Unit 4B`,
  service: A_SERVICE,
  traffic_source: null,
}).lead

const HOLDERS = [{ staffMemberId: MARIA.id, linksEnded: 0 }]

const ADDED: LeadEvent = {
  at: Date.parse('2031-03-04T08:14:00Z'),
  kind: 'note',
  staffMemberId: null,
  staffMemberName: null,
  via: 'status-page',
  payload: { text: 'I am at the blue door now' },
}

/** Private data that is not shown before acceptance. */
const PRIVATE = ['blue door', '7601', '4B', '#9876', '555', 'Ångström', 'zoe@', 'Second level']

const waiting: TokenView = {
  kind: 'lead',
  submissionId: LEAD.id,
  assignee: null,
  isMine: false,
  staffMember: MARIA,
}
const taken = (isMine: boolean, name = 'Maria Lopez'): TokenView => ({
  ...waiting,
  assignee: { staffMemberId: 'b0c1', name, at: Date.parse('2031-03-04T08:13:00Z') },
  isMine,
})

let app: FastifyInstance
let view: TokenView | null
let result: AcceptResult
let lead: Lead | null
let tooMany: boolean
let done: string[]
let opened: string[]
let isFull: boolean
let passResult: DeclineResult
let events: LeadEvent[]
let duplicates: readonly OpenDuplicate[]

beforeEach(async () => {
  view = waiting
  lead = LEAD
  result = { outcome: 'accepted', submissionId: LEAD.id }
  tooMany = false
  done = []
  opened = []
  isFull = false
  duplicates = []
  passResult = 'now'
  events = [ADDED]
  app = fastify()
  await app.register(acceptRoutes, {
    leads: {
      view: async (token) => (token === TOKEN ? view : null),
      async accept(token) {
        done.push(`take ${token}`)
        return result
      },
      async markOpened(token) {
        if (isFull) throw new Error('no room')
        opened.push(token)
      },
      async announceArrival(token, minutes) {
        done.push(`eta ${token} ${minutes}`)
      },
      async handBackByToken(token) {
        done.push(`hand back ${token}`)
      },
      async declineByToken(token) {
        done.push(`pass ${token}`)
        return view?.kind === 'lead' && view.assignee === null ? passResult : 'ended'
      },
    },
    store: fakeDb(async ({ sql, values }) => {
      if (sql.startsWith('INSERT INTO events'))
        done.push(
          `code of ${values['submissionId'] === LEAD.id ? 'the lead' : ''} by ${String(values['staffMemberId'])}`,
        )
      return []
    }),
    limits: {
      admit: () => (tooMany ? apiError(429, 'PT429', 'Too many requests') : null),
    } as never,
    pages: createPages(SAMPLE_DEPS),
    clientAddress: () => '198.51.100.7',
    clock: () => NOW,
    readSecret: async () => 'secret',
    staffUrl: 'https://keys.example',
  })
})
afterEach(() => app.close())

const get = (path = `/a/${TOKEN}`): Promise<LightMyRequestResponse> => app.inject(path)

const post = (
  body = '',
  headers: Record<string, string> = {},
  path = `/a/${TOKEN}`,
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: body,
  })

describe('GET', () => {
  test('shows service, street, time and distance, and no private data', async () => {
    const { statusCode, body } = await get()
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
    lead = { ...LEAD, vehicle_info: vehicle }
    duplicates = [
      {
        id: 'other',
        service: A_SERVICE,
        status: 'accepted',
        at: 0,
        assignee: { staffMemberId: 'd1', name: 'Dan', at: 0 },
      },
    ]
    const { body } = await get()
    expect(body).toContain('2019 Honda Civic. All keys are lost.')
    expect(body).toContain('A colleague has the other request of this customer.')
  })

  test('does not repeat a number or a sentence that was typed in place of a vehicle', async () => {
    lead = {
      ...LEAD,
      vehicle_info: { year: '2019', make: 'call 201-555-0199', model: '<b>Zoë</b>, 4th floor' },
    }
    const { body } = await get()
    expect(body).toContain('2019.')
    expect(body).not.toMatch(/555|Zoë|floor/)
  })

  test('does not repeat text that a visitor typed in place of a service', async () => {
    lead = { ...LEAD, service: 'Safe. Call Zoë 201-555-0199' }
    const { body } = await get()
    expect(body).toContain('<h1>Other work</h1>')
    for (const hidden of PRIVATE) expect(body).not.toContain(hidden)
  })

  test('notes that the link was opened by GET only, and shows the page if that fails', async () => {
    await get()
    await app.inject({ method: 'HEAD', url: `/a/${TOKEN}` })
    expect(opened).toEqual([TOKEN])
    isFull = true
    expect((await get()).statusCode).toBe(200)
  })

  test.each(['GET', 'HEAD'] as const)('accepts nothing by %s, however often', async (method) => {
    for (let times = 0; times < 3; times++)
      expect((await app.inject({ method, url: `/a/${TOKEN}` })).statusCode).toBe(200)
    expect(done).toEqual([])
  })

  test('has no script on any page, and a policy that allows none', async () => {
    const { body, headers } = await get()
    expect(body).not.toMatch(/<script|\son\w+=|http-equiv/i)
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
  })

  test('speaks Spanish to a Spanish-speaking staff member', async () => {
    view = { ...waiting, staffMember: { ...MARIA, language: 'es' } }
    const { body } = await get()
    expect(body).toContain('<html lang="es-US">')
    expect(body).toContain(A_SPANISH_SERVICE)
    expect(body).toContain('La tomo yo')
  })

  test('announces a customer who speaks Spanish', async () => {
    expect((await get()).body).not.toContain('Speaks Spanish')
    lead = { ...LEAD, source_url: '/es/pedir-servicio' }
    expect((await get()).body).toContain('Speaks Spanish')
  })
})

describe('POST', () => {
  test('accepts the lead and redirects to the page', async () => {
    const response = await post('intent=accept')
    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe(`/a/${TOKEN}`)
    expect(done).toEqual([`take ${TOKEN}`])
  })

  test.each([
    ['nothing', '', 'application/x-www-form-urlencoded'],
    ['JSON', '{}', 'application/json'],
    ['text', 'x', 'text/plain'],
  ])('accepts the lead with a body of %s', async (_what, body, type) => {
    expect((await post(body, { 'content-type': type })).statusCode).toBe(303)
    expect(done).toEqual([`take ${TOKEN}`])
  })

  test.each<[string, Record<string, string>]>([
    ['another site by what the browser says', { 'sec-fetch-site': 'cross-site' }],
    ['another origin', { origin: 'https://evil.example', host: 'keys.example' }],
  ])('accepts nothing from %s', async (_who, headers) => {
    const { statusCode, body } = await post('intent=accept', headers)
    expect(statusCode).toBe(403)
    expect(body).toContain('This was sent from another website')
    expect(done).toEqual([])
  })

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'same-origin', origin: 'null' },
    { origin: 'null', host: 'keys.example' },
    { origin: 'https://keys.example', host: '10.0.0.3:3000' },
  ])('accepts a request from its own page: %j', async (headers) => {
    expect((await post('intent=accept', headers)).statusCode).toBe(303)
  })

  test('takes the next step at once after a decline and keeps the button', async () => {
    const { statusCode, body } = await post('intent=decline')
    expect(statusCode).toBe(200)
    expect(done).toEqual([`pass ${TOKEN}`])
    expect(body).toContain('We are asking the next person')
    expect(body).toContain('value="accept"')
    expect(body).not.toContain('value="pass"')
  })

  test('shows the assignee after a decline of an accepted lead', async () => {
    view = taken(false)
    expect((await post('intent=decline')).statusCode).toBe(303)
  })

  test('ignores an unknown action', async () => {
    expect((await post('intent=dance')).statusCode).toBe(303)
    expect(done).toEqual([])
  })
})

describe('after acceptance', () => {
  test('shows the assignee everything but the code, with links to call and drive', async () => {
    view = taken(true)
    const { body } = await get()
    expect(body).toContain('Yours since 3:13 AM')
    expect(body).toContain('href="tel:')
    expect(body).toContain('https://maps.google.com/?q=7601%20Bergenline')
    // The buttons link to the device's location; the address line links to the address.
    expect(body.split('https://maps.google.com/?q=40.7951%2C-74.0254')).toHaveLength(3)
    expect(body).toContain('Zoë Ångström')
    expect(body).toContain('Unit 4B')
    expect(body).toContain('Show the gate code')
    expect(body).not.toContain('#9876')
    expect(done).toEqual([])
  })

  test('asks when the assignee arrives, and says what was said', async () => {
    view = taken(true)
    expect((await get()).body).toContain('value="20" name="eta">20 min</button>')
    expect((await post('eta=20')).statusCode).toBe(303)
    expect((await post('eta=21')).statusCode).toBe(303)
    expect(done).toEqual([`eta ${TOKEN} 20`])
    const at = Date.parse('2031-03-04T08:15:00Z')
    events = [
      leadEvent({ kind: 'en_route' }, { at }),
      leadEvent({ kind: 'eta', payload: { minutes: 20 } }, { at }),
    ]
    lead = { ...LEAD, status: 'en_route' }
    const { body } = await get()
    expect(body).toContain('At 3:15 AM you said: about 20 minutes')
    expect(body).toContain(`href="/staff/l/${LEAD.id}"`)
    expect(decodeURIComponent(/href="(sms:[^"]*)"/.exec(body)?.[1] ?? '')).toMatch(
      /We are on the way: about 20 minutes, as the locksmith said at 3:15 AM\. .*https:\/\/keys\.example\/r\//,
    )
    // A link that only shows the page: staff must not hold the customer's own.
    const [, shared = ''] = /\/r\/([\w-]+)/.exec(decodeURIComponent(body)) ?? []
    expect(readShareToken('secret', shared, HOLDERS)).toBe(LEAD.id)
  })

  test('hands the lead back for its assignee', async () => {
    view = taken(true)
    expect((await get()).body).toContain('I can’t do it')
    expect((await post('intent=decline')).statusCode).toBe(303)
    expect(done).toEqual([`hand back ${TOKEN}`])
  })

  test('shows the code after a press, which is recorded first', async () => {
    view = taken(true)
    const { body } = await post('intent=code')
    expect(body).toContain('#9876')
    expect(done).toEqual(['code of the lead by b0c1'])
  })

  test('records no press if there is no code', async () => {
    view = taken(true)
    lead = { ...LEAD, gate_code: null }
    expect((await post('intent=code')).statusCode).toBe(200)
    expect(done).toEqual([])
  })

  test('shows the code only to the assignee, and records no other press', async () => {
    for (const state of [waiting, taken(false)]) {
      view = state
      expect((await post('intent=code')).body).not.toContain('#9876')
    }
    expect(done).toEqual([])
  })

  test('shows a later staff member the assignee and the time, and no private data', async () => {
    view = taken(false, 'Dan <b>')
    const { statusCode, body } = await get()
    expect(statusCode).toBe(200)
    expect(body).toContain('Dan &lt;b&gt; took it at 3:13 AM')
    expect(body).not.toContain('<button')
    for (const hidden of PRIVATE) expect(body).not.toContain(hidden)
  })

  test('redirects a late press to the page with the assignee', async () => {
    const assignee = { staffMemberId: 'x', name: 'Dan', at: NOW }
    result = { outcome: 'already-accepted', submissionId: LEAD.id, assignee, isMine: false }
    expect((await post()).statusCode).toBe(303)
  })
})

describe('test notice', () => {
  test('asks for a press and confirms it', async () => {
    view = { kind: 'test', answered: false, staffMember: MARIA }
    expect((await get()).body).toContain('I got it')
    result = { outcome: 'tested' }
    expect((await post()).statusCode).toBe(303)
    view = { kind: 'test', answered: true, staffMember: MARIA }
    expect((await get()).body).toContain('The test worked')
  })
})

describe('invalid links', () => {
  test('answers alike for a wrong link, an expired one and a closed lead', async () => {
    const pages = []
    pages.push(await get(`/a/${TOKEN.replace('q', 'Q')}`), await get('/a/short'))
    pages.push(await get(`/a/${TOKEN}/more`), await get('/a/'), await post('', {}, '/a/short'))
    view = null
    pages.push(await get())
    view = waiting
    lead = null
    pages.push(await get())
    expect(new Set(pages.map(({ statusCode }) => statusCode))).toEqual(new Set([404]))
    expect(new Set(pages.map(({ body }) => body)).size).toBe(1)
  })

  test.each(['closed', 'unknown'] as const)(
    'answers alike for a press when the link is %s',
    async (outcome) => {
      result = { outcome, submissionId: LEAD.id, status: 'cancelled' } as AcceptResult
      expect((await post()).statusCode).toBe(404)
    },
  )

  test('answers with a page after too many requests', async () => {
    tooMany = true
    for (const response of [await get(), await post()]) {
      expect(response.statusCode).toBe(429)
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    }
    expect(done).toEqual([])
  })

  test('asks to try again while the database is unreachable', async () => {
    view = waiting
    lead = null
    Object.defineProperty(result, 'outcome', {
      get: () => {
        throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
      },
    })
    const { statusCode, body } = await post()
    expect(statusCode).toBe(503)
    expect(body).toContain('Open the link once more')
  })
})
