import { NO_CHANNELS, samplePhoto } from '#tests/support/alarm-samples.ts'
import type { LightMyRequestResponse } from 'fastify'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { business, putInForce } from '#domain/business/business.ts'
import { formatLocalTime } from '#domain/time/format-local-time.ts'
import type { LeadStatus } from '#domain/lead/lifecycle.ts'
import type { StatusPageResponse } from '#domain/lead/status-page.ts'
import { A_TOWN } from '#domain/places/sample-towns.fixture.ts'
import { allTowns } from '#domain/places/towns.ts'
import { STATUS_PAGE_MESSAGES } from '#copy/server/status-page.ts'
import {
  A_SERVICE,
  A_SPANISH_SERVICE,
  OPTIONAL_CAR_SERVICES,
} from '#domain/services/sample-services.fixture.ts'
import { RATE_LIMITS } from '#server/intake/limits/rate-limits.ts'
import type { LatestCall } from '#server/alarm/notices/lead-notices.ts'
import { sampleSubmission } from '#server/db/sample-submission.fixture.ts'
import type { Submission } from '#domain/submission/fields.ts'
import { createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'
import { hashOfToken, randomToken } from '#server/secrets/token.ts'
import { storeSubmission } from '#server/leads/record.ts'
import { addStaffMember } from '#server/db/tables/staff-members.ts'
import { addEvent, listEvents } from '#server/db/tables/events.ts'
import { claimNotices } from '#server/db/tables/notices.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'
import { countWaiting } from '#server/alarm/escalation/waiting-leads.ts'
import { transitionLead } from '#server/leads/transition.ts'
import { addPhoto } from '#server/leads/visitor-additions.ts'
import { savePayment } from '#server/board/lead/payment.ts'

// Times in these tests are New York times.
putInForce({ ...business, timeZone: 'America/New_York' })

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** 3:12 AM in the business's time zone. */
const START = Date.parse('2031-03-04T08:12:00.000Z')

/** Values that the link alone must not reveal. */
const PRIVATE = [
  'Ångström',
  '555-0199',
  '5550199',
  'zoe@',
  'Sample St',
  'Unit 4B',
  '#9876',
  'Blue car',
  'Lopez',
]

let running: InjectedApp
beforeEach(async () => {
  running = await createInjectedApp()
  running.state.now = START
})
afterEach(() => running.close())

interface Stored {
  readonly id: string
  readonly path: string
}

const [CAR = ''] = OPTIONAL_CAR_SERVICES

async function store(
  row: Partial<Submission> = {},
  verification: 'verified' | 'unverified' = 'verified',
): Promise<Stored> {
  const token = randomToken()
  const submission = sampleSubmission({
    now: running.state.now,
    statusPageTokenHash: hashOfToken(token),
    row: { service: A_SERVICE, traffic_source: null, ...row },
    checks: { verification },
  })
  await storeSubmission(running.db, submission)
  return { id: submission.row.id, path: `/r/${token}` }
}

const get = (path: string): Promise<LightMyRequestResponse> => running.app.inject(path)

const post = (
  path: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> =>
  running.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })

async function move(
  id: string,
  to: LeadStatus,
  staffMemberId: string | null = null,
): Promise<void> {
  const moved = await running.db.write((tx) =>
    transitionLead(tx, id, {
      to,
      by: { staffMemberId, via: 'call' },
      now: running.state.now,
      noticeId: null,
      role: 'staff',
      settings: NO_CHANNELS,
    }),
  )
  expect(moved.outcome).toBe('changed')
}

async function addMaria(): Promise<string> {
  const id = crypto.randomUUID()
  const maria = { id, name: 'Maria Lopez', language: 'en', channels: [], now: START } as const
  await running.db.write((tx) => addStaffMember(tx, maria))
  return id
}

const stateOf = async (path: string): Promise<StatusPageResponse> =>
  (await get(`${path}/state`)).json<StatusPageResponse>()

const eventsOf = async (id: string): Promise<string[]> =>
  (await running.db.read((tx) => listEvents(tx, id))).map(({ kind }) => kind)

/** Claims every due notice, as `kind to`. */
async function rung(): Promise<readonly string[]> {
  const claim = { channel: 'mail', now: running.state.now, leaseMs: 1000, limit: 50 }
  const jobs = await running.db.writeRelaxed((tx) => claimNotices(tx, claim))
  return jobs.map(({ kind, address }) => `${kind} ${address}`)
}

describe('the status page', () => {
  test('shows thanks, time, town, service, first letter and our number after the submission', async () => {
    const { path } = await store()
    const { statusCode, body, headers } = await get(path)
    expect(statusCode).toBe(200)
    for (const shown of [
      'Thank you.',
      'We have your request.',
      '3:12 AM',
      A_TOWN,
      A_SERVICE,
      '<dd>Z.</dd>',
      `tel:${business.phones.default}`,
    ])
      expect(body).toContain(shown)
    for (const hidden of PRIVATE) expect(body).not.toContain(hidden)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
  })

  test('says that an urgent request without the robot check is called about once, and to call', async () => {
    const { calledOnce } = STATUS_PAGE_MESSAGES.en
    const { id, path } = await store({ timeframe: 'ASAP' }, 'unverified')
    expect((await get(path)).body).toContain(calledOnce)
    for (const other of [
      await store({ timeframe: 'ASAP' }),
      await store({ timeframe: 'Same Day' }, 'unverified'),
    ])
      expect((await get(other.path)).body).not.toContain(calledOnce)
    await move(id, 'accepted')
    expect((await get(path)).body).not.toContain(calledOnce)
  })

  test('says by when a planned request is confirmed, and never asks its customer to call', async () => {
    const planned = { timeframe: 'Just Curious' } as const
    const { path } = await store(planned)
    const spanish = await store({ ...planned, source_url: '/es' })
    const late = /Please call us now|data-state="late"/
    for (const minutes of [0, 14, 300]) {
      running.state.now = START + minutes * MINUTE
      const { body } = await get(path)
      expect(body).toContain('We confirm by 9:00 AM.')
      expect(body).not.toMatch(late)
      expect((await get(spanish.path)).body).toContain(
        'Le confirmamos a más tardar a las 9:00 a.m. Lo verá aquí',
      )
    }
    running.state.now = START + 7 * HOUR
    const { body } = await get(path)
    expect(body).toContain(STATUS_PAGE_MESSAGES.en.planned.notYet('9:00 AM'))
    expect(body).not.toMatch(late)
  })

  test('asks only the customer of an urgent request to keep the phone close', async () => {
    const urgent = await store()
    const planned = await store({ timeframe: 'Within Couple of Days' })
    for (const { id } of [urgent, planned]) await move(id, 'accepted')
    expect((await get(urgent.path)).body).toContain('Please keep your phone close.')
    const calm = 'This page says so as soon as the locksmith is on the way.'
    const { body } = await get(planned.path)
    expect(body).toContain(calm)
    expect(body).not.toContain('keep your phone close')
    await move(planned.id, 'en_route')
    expect((await get(planned.path)).body).toContain('Please keep your phone close.')
    await move(planned.id, 'done')
    expect((await get(planned.path)).body).toContain(STATUS_PAGE_MESSAGES.en.leads.done())
  })

  test('tells who waits at a car to stay there and when to call 911, until it is over', async () => {
    const { id, path } = await store({ service: CAR })
    const { stayWithCar } = STATUS_PAGE_MESSAGES.en
    expect((await get(path)).body).toContain(stayWithCar)
    const others = [
      await store({ service: A_SERVICE }),
      await store({ service: CAR, timeframe: 'Within Couple of Days' }),
    ]
    for (const other of others) expect((await get(other.path)).body).not.toContain(stayWithCar)
    await move(id, 'cancelled')
    expect((await get(path)).body).not.toContain(stayWithCar)
  })

  test('responds to /state with this object only', async () => {
    const { path } = await store()
    expect(await stateOf(path)).toEqual({
      state: 'stored',
      town: A_TOWN,
      service: A_SERVICE,
      by: null,
      eta: null,
      quote: null,
      events: [{ kind: 'stored', at: '2031-03-04T08:12:00.000Z' }],
    })
  })

  test('shows acceptance, travel and completion by record, with first name and license', async () => {
    const { id, path } = await store()
    const maria = await addMaria()
    const by = { name: 'Maria', licence: business.licenses?.topBar }
    for (const [to, heading] of [
      ['accepted', '<span>Maria </span><span>has your request.</span>'],
      ['en_route', '<span>Maria </span><span>is on the way.</span>'],
      ['done', '<span>Done. </span>'],
    ] as const) {
      running.state.now += MINUTE
      await move(id, to, maria)
      expect(await stateOf(path)).toMatchObject({ state: to, by })
      const { body } = await get(path)
      expect(body).toContain(heading)
      for (const hidden of PRIVATE) expect(body).not.toContain(hidden)
    }
    expect((await stateOf(path)).events.map(({ kind }) => kind)).toEqual([
      'stored',
      'seen',
      'accepted',
      'en_route',
      'done',
    ])
  })

  test('says how many locksmiths we call while phones ring, and when we called last', async () => {
    const { path } = await store()
    let latestCall: Pick<LatestCall, 'at' | 'isRinging'> | null = null
    const { read } = running.db
    vi.spyOn(running.db, 'read').mockImplementation((work) =>
      read((tx) =>
        work({
          run: async (statement) =>
            statement.sql.includes('n.begun_at, n.state, n.answered_at') && latestCall !== null
              ? [
                  {
                    begun_at: latestCall.at,
                    state: latestCall.isRinging ? 'sent' : 'failed',
                    answered_at: null,
                    staff_member_id: 'ana',
                  },
                ]
              : await tx.run(statement),
        }),
      ),
    )
    latestCall = { at: START + MINUTE, isRinging: true }
    running.state.now = START + MINUTE + 20_000
    expect((await get(path)).body).toContain('We have been calling a locksmith since 3:13 AM.')
    latestCall = { at: START + MINUTE, isRinging: false }
    expect((await get(path)).body).toContain('We called a locksmith at 3:13 AM.')
    latestCall = { at: START + MINUTE, isRinging: true }
    running.state.now = START + 9 * MINUTE
    expect((await get(path)).body).toContain('We called a locksmith at 3:13 AM.')
    running.state.now = START + 11 * MINUTE
    expect((await get(path)).body).toContain('Please call us now.')
    const ringAt = (minute: number) => {
      latestCall = { at: START + minute * MINUTE, isRinging: true }
      running.state.now = START + minute * MINUTE + 20_000
    }
    ringAt(12)
    expect((await get(path)).body).toContain(
      'in 12 minutes. Please call us now. We have been calling a locksmith since 3:24 AM.',
    )
    running.state.now = START + 20 * MINUTE
    const { body } = await get(path)
    expect(body).toContain('Please call us now. We called a locksmith at 3:24 AM.')
    // No further call is promised so late.
    expect(body).not.toContain('we call again')
  })

  test('says that we did not reach the customer, until they write or we reach them', async () => {
    const { id, path } = await store()
    await move(id, 'accepted')
    const by = { staffMemberId: null, via: 'call' }
    const add = (kind: 'not_reached' | 'connected') =>
      running.db.write((tx) =>
        addEvent(tx, {
          submissionId: id,
          kind,
          by,
          at: running.state.now,
        }),
      )
    await add('not_reached')
    expect((await get(path)).body).toContain('We called you at 3:12 AM and did not reach you.')
    expect((await get(`${path}/fragment`)).body).toContain(`href="${path}/note"`)
    await post(`${path}/note`, { note: 'My number is 201 555 0100' })
    expect((await get(path)).body).not.toContain('did not reach you')
    await add('not_reached')
    expect((await get(path)).body).toContain('did not reach you')
    await add('connected')
    expect((await get(path)).body).not.toContain('did not reach you')
  })

  test('repeats when the locksmith said to arrive, and when they said it', async () => {
    const { id, path } = await store()
    const maria = await addMaria()
    await move(id, 'accepted', maria)
    expect((await stateOf(path)).eta).toBeNull()
    running.state.now += MINUTE
    const at = running.state.now
    await running.db.write((tx) =>
      transitionLead(tx, id, {
        to: 'en_route',
        by: { staffMemberId: maria, via: 'board' },
        now: at,
        noticeId: null,
        role: 'staff',
        settings: { configuredChannels: new Set(), staffEmail: [] },
        etaMinutes: 20,
      }),
    )
    const { eta, events } = await stateOf(path)
    expect(eta).toEqual({ minutes: 20, at: new Date(at + 1).toISOString() })
    expect(events.at(-1)?.kind).toBe('eta')
    const arrives = formatLocalTime(at + 1 + 20 * MINUTE, 'en', 'time')
    running.state.now = at + 2
    const { body: driving } = await get(path)
    expect([driving.includes(`>${arrives}</time>`), driving.includes('>in about 20 min<')]).toEqual(
      [true, true],
    )
    running.state.now = at + 12 * MINUTE
    expect((await get(path)).body).toContain('>in about 9 min<')
    const { etag } = (await get(path)).headers
    const late = 'Your locksmith is running late'
    running.state.now = at + 29 * MINUTE
    expect((await get(path)).body).not.toContain(late)
    // Ten minutes after it.
    running.state.now = at + 31 * MINUTE
    const page = await get(path)
    expect(page.body).toContain(late)
    expect(page.body).not.toContain('arrival-time')
    expect(page.headers.etag === undefined || page.headers.etag !== etag).toBe(true)
    const fragment = await get(`${path}/fragment`)
    expect(fragment.body).toContain(late)
  })

  test('names the business when the lead was accepted by the link of the mail to staff', async () => {
    const { id, path } = await store()
    await move(id, 'accepted')
    expect((await stateOf(path)).by?.name).toBe(business.name)
  })

  test('does not count as seen by staff when it is opened, however often', async () => {
    const { id, path } = await store()
    for (const address of [path, `${path}/state`, `${path}/note`, `${path}/cancel`])
      await get(address)
    expect(await eventsOf(id)).toEqual(['stored'])
  })

  test('does not repeat free text in place of a service, a town or a name', async () => {
    const typed = 'Quibblevault of Zoë, 201-555-0199'
    const { path } = await store({ service: typed, address: typed, name: '201-555-0199' })
    expect(await stateOf(path)).toMatchObject({ service: 'Other', town: '' })
    expect((await get(path)).body).not.toMatch(/Quibblevault|555-0199/)
  })

  test('names no town that only the visited page suggests', async () => {
    const source_url = `/service-areas/${allTowns()[0]?.slug}`
    const { path } = await store({ address: '12 Sample St', source_url })
    expect((await stateOf(path)).town).toBe('')
  })

  test("is Spanish for a Spanish page, whatever the browser's language", async () => {
    const { path } = await store({ source_url: '/es/pedir-servicio' })
    const { body } = await get(path)
    expect(body).toContain('<html lang="es-US">')
    for (const shown of ['Tenemos su solicitud.', A_SPANISH_SERVICE, '3:12 a.m.'])
      expect(body).toContain(shown)
    expect((await get(`${path}/note`)).body).toContain('Su nota')
  })

  test('shows the paid-search phone number to a visitor from paid search', async () => {
    const { path } = await store({ traffic_source: { source: 'google', medium: 'cpc' } as never })
    expect((await get(path)).body).toContain(`tel:${business.phones.paidSearch}`)
  })

  test('says after ten minutes that no one has accepted, with the number, to a poller too', async () => {
    const { id, path } = await store()
    running.state.now += 10 * MINUTE - 1
    const { headers, body } = await get(`${path}/state`)
    expect((await get(path)).body).not.toContain('in 10 minutes')
    running.state.now += 1
    const late = await running.app.inject({
      url: `${path}/state`,
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect(late.statusCode).toBe(200)
    expect(late.body).toBe(body)
    expect((await get(path)).body).toContain(
      'No locksmith has accepted it in 10 minutes. Please call us now.',
    )
    running.state.now += 10 * MINUTE
    const later = await running.app.inject({
      url: `${path}/state`,
      headers: { 'if-none-match': String(late.headers.etag) },
    })
    expect(later.statusCode, 'a poller learns that the minutes changed').toBe(200)
    expect((await get(path)).body).toContain('No locksmith has accepted it in 20 minutes.')
    await move(id, 'accepted')
    expect((await get(path)).body).not.toContain('No locksmith has accepted it')
  })

  test('is complete without a script, and refreshes itself', async () => {
    const { id, path } = await store({ source_url: '/es' })
    const { body } = await get(path)
    expect(body).toContain('<noscript><meta http-equiv="refresh" content="20"/></noscript>')
    await move(id, 'cancelled')
    expect((await get(path)).body).not.toContain('http-equiv="refresh"')
  })

  test("allows only its own style and the site's files in its policy", async () => {
    const { path } = await store()
    const { body, headers } = await get(path)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    const styles = /<style>([^]*?)</.exec(body)?.[1] ?? ''
    const hash = await crypto.subtle.digest('SHA-256', Buffer.from(styles))
    expect(policy).toContain(`style-src 'sha256-${Buffer.from(hash).toString('base64')}';`)
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(body).not.toMatch(/\sstyle=|\son\w+=|https?:\/\/(?!localhost)/)
  })
})

test('shows the appointment until it is over, with a calendar file that adds nothing private', async () => {
  const { id, path } = await store({
    appointment_start: '2031-03-14T14:00:00.000Z',
    appointment_end: '2031-03-14T16:00:00.000Z',
  })
  running.state.now += 9 * 24 * HOUR
  const { body } = await get(path)
  expect(body).toContain('Friday, March 14, 10:00 AM to 12:00 PM')
  expect(body).toContain(`href="${path}/calendar.ics"`)
  const file = await get(`${path}/calendar.ics`)
  expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(file.headers['cache-control']).toBe('no-store')
  expect(file.body).toContain('DTSTART:20310314T140000Z\r\nDTEND:20310314T160000Z\r\n')
  expect(file.body).toContain('STATUS:TENTATIVE')
  for (const text of [...PRIVATE, path]) expect(file.body).not.toContain(text)
  await running.db.write((tx) =>
    transitionLead(tx, id, {
      to: 'spam',
      role: 'staff',
      by: { staffMemberId: null, via: 'board' },
      now: running.state.now,
      noticeId: null,
      settings: NO_CHANNELS,
    }),
  )
  expect((await get(`${path}/calendar.ics`)).statusCode).toBe(404)
  expect((await get(`${(await store()).path}/calendar.ics`)).statusCode).toBe(404)
})

describe('polling', () => {
  const ask = (url: string, tag: string) =>
    running.app.inject({ url, headers: { 'if-none-match': tag } })

  test.each(['state', 'fragment'])(
    'responds with 304 to an unchanged %s, and in full to a changed one',
    async (name) => {
      const { id, path } = await store()
      const url = `${path}/${name}`
      const { headers } = await get(url)
      const same = await ask(url, String(headers.etag))
      expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', headers.etag])
      expect(same.headers['cache-control']).toBe('no-store')
      await move(id, 'accepted')
      expect((await ask(url, String(headers.etag))).statusCode).toBe(200)
    },
  )

  test('returns a part of the page as fragment, with the ETag that the page names', async () => {
    const { path } = await store()
    const { body, headers } = await get(`${path}/fragment`)
    expect(body).toMatch(/^<div class="status" .*data-state="stored".* data-open="">/)
    expect((await get(path)).body).toContain(body)
    expect(body).toContain(`data-tag="${String(headers.etag).replaceAll('"', '&quot;')}"`)
  })

  test('responds the same to unknown and expired links', async () => {
    const done = await store()
    await move(done.id, 'accepted')
    running.state.now += MINUTE
    await move(done.id, 'done')
    const old = await store()
    running.state.now += 48 * HOUR
    expect((await get(done.path)).statusCode).toBe(200)
    running.state.now += 1
    const unknown = `/r/${randomToken()}`
    const answer = async (path: string) => {
      const { statusCode, body, headers } = await get(path)
      const { date: _date, ...rest } = headers
      return { statusCode, body, rest }
    }
    for (const under of ['', '/state', '/fragment', '/note', '/cancel']) {
      const expected = await answer(unknown + under)
      expect(expected.statusCode).toBe(404)
      expect(await answer(done.path + under)).toEqual(expected)
    }
    expect((await get(old.path)).statusCode).toBe(200)
    running.state.now += 5 * 24 * HOUR
    expect(await answer(old.path)).toEqual(await answer(unknown))
    expect((await get(unknown)).body).toContain(`tel:${business.phones.default}`)
    for (const path of [unknown, done.path])
      for (const act of ['cancel', 'note'])
        expect((await post(`${path}/${act}`, { note: 'x' })).statusCode).toBe(404)
  })

  test('opens nothing in the language that the browser asks for, with the other below', async () => {
    const page = async (asked: string) =>
      (
        await running.app.inject({
          url: '/r/AAAAAAAAAAAAAAAAAAAAAA',
          headers: { 'accept-language': asked },
        })
      ).body
    expect(await page('es-US,en;q=0.8')).toMatch(/<html lang="es.*<h1>.*lang="en">If you/s)
    expect(await page('en-US,es;q=0.8')).toMatch(/<html lang="en.*<h1>This link.*lang="es">/s)
  })

  test("has the API's rate limit for links that open nothing, and none for others", async () => {
    const { path } = await store()
    const wrong = '/r/AAAAAAAAAAAAAAAAAAAAAA'
    for (let call = 0; call < RATE_LIMITS.request.perAddress; call++) await get(wrong)
    const refused = await get(wrong)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBeDefined()
    expect((await get(path)).statusCode).toBe(200)
  })
})

describe('cancelling', () => {
  test('asks for confirmation on a page that changes nothing', async () => {
    const { id, path } = await store()
    const { body } = await get(`${path}/cancel`)
    expect(body).toContain('Cancel the request?')
    expect(body).toContain('<form method="post">')
    expect(await eventsOf(id)).toEqual(['stored'])
  })

  test('ends the alarm and alerts staff, once', async () => {
    const { id, path } = await store()
    for (let times = 0; times < 2; times++) {
      const response = await post(`${path}/cancel`)
      expect([response.statusCode, response.headers.location]).toEqual([303, path])
    }
    expect(await eventsOf(id)).toEqual(['stored', 'cancelled'])
    expect((await running.db.read((tx) => getLead(tx, id)))?.status).toBe('cancelled')
    expect(await running.db.read((tx) => countWaiting(tx, Date.now()))).toBe(0)
    expect(await rung()).toEqual([`news {"kind":"mail","to":["${business.staffEmail}"]}`])
    const { body } = await get(path)
    expect(body).toContain('No locksmith is coming.')
    expect(body).not.toContain('Cancel the request')
  })

  test('shows the phone number instead while the assignee is on the way, and tells the assignee once', async () => {
    const { id, path } = await store()
    await move(id, 'accepted')
    await move(id, 'en_route')
    const { body } = await get(`${path}/cancel`)
    expect(body).toContain('tel:')
    expect(body).toContain('Tell the locksmith that I want to cancel')
    for (let times = 0; times < 2; times++) {
      const response = await post(`${path}/cancel`)
      expect(response.statusCode).toBe(409)
      expect(response.body).toContain('Please call us')
      expect(response.body).toContain('tel:')
    }
    const { state, events } = await stateOf(path)
    expect(state).toBe('en_route')
    expect(events.at(-1)?.kind).toBe('cancel_attempt')
    expect(await eventsOf(id)).toEqual(['stored', 'accepted', 'en_route', 'cancel_attempt'])
    expect(await rung()).toEqual([`news {"kind":"mail","to":["${business.staffEmail}"]}`])
    expect((await get(`${path}/cancel`)).body).not.toContain('<form')
  })

  test('shows that a lead was handed back, for whom nobody comes', async () => {
    const { id, path } = await store()
    const maria = await addMaria()
    await move(id, 'accepted', maria)
    await move(id, 'en_route', maria)
    running.state.now += 20 * MINUTE
    await move(id, 'pending', maria)
    const { state, by, events } = await stateOf(path)
    expect([state, by, events.at(-1)?.kind]).toEqual(['stored', null, 'handed_back'])
    const { body } = await get(path)
    expect(body).toContain('The locksmith who had it cannot come. We are finding another one.')
    expect(body).not.toContain('No locksmith has accepted it in')
    running.state.now += 10 * MINUTE
    expect((await get(path)).body).toContain('No locksmith has accepted it in')
  })

  test('is refused for a completed lead', async () => {
    const { id, path } = await store()
    await move(id, 'accepted')
    await move(id, 'done')
    expect((await get(`${path}/cancel`)).statusCode).toBe(303)
    expect((await post(`${path}/cancel`)).statusCode).toBe(409)
    expect((await stateOf(path)).state).toBe('done')
  })

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'null' },
    { origin: 'https://evil.example' },
  ])('is refused from another site: %o', async (headers) => {
    const { path } = await store()
    for (const act of ['cancel', 'note'])
      expect((await post(`${path}/${act}`, { note: 'x' }, headers)).statusCode).toBe(403)
    expect((await stateOf(path)).events).toHaveLength(1)
  })
})

describe('a note', () => {
  test('is stored for the assignee, alerts staff, and is not shown by the link', async () => {
    const { id, path } = await store()
    const response = await post(`${path}/note`, { note: ' At the back door\r\nnow ' })
    expect([response.statusCode, response.headers.location]).toEqual([303, path])
    expect(await running.db.read((tx) => listEvents(tx, id))).toMatchObject([
      { kind: 'stored' },
      { kind: 'note', via: 'status-page', payload: { text: 'At the back door\nnow' } },
    ])
    expect(await rung()).toEqual([`news {"kind":"mail","to":["${business.staffEmail}"]}`])
    expect((await get(path)).body).toContain('Your note was added')
    expect((await get(path)).body + (await get(`${path}/state`)).body).not.toContain('back door')
  })

  test('may have 500 characters as users count them; a longer one is returned in full', async () => {
    const { path } = await store()
    expect((await post(`${path}/note`, { note: '🔑'.repeat(500) })).statusCode).toBe(303)
    const long = '<b>'.repeat(167)
    const response = await post(`${path}/note`, { note: long })
    expect(response.statusCode).toBe(422)
    expect(response.body).toContain('&lt;b&gt;'.repeat(167))
    expect(response.body).toContain('at most 500 characters')
    for (const note of ['', '  \n '])
      expect((await post(`${path}/note`, { note })).statusCode).toBe(422)
  })

  test('is refused for a closed lead', async () => {
    const { path } = await store()
    await post(`${path}/cancel`)
    const response = await post(`${path}/note`, { note: 'Hello?' })
    expect(response.statusCode).toBe(409)
    expect(response.body).toContain('tel:')
    expect((await get(`${path}/note`)).statusCode).toBe(303)
  })
})

/** Addresses that answer to a GET, and two that do not exist. */
const UNDER_STATUS_PAGE = [
  '',
  '/state',
  '/fragment',
  '/calendar.ics',
  '/note',
  '/cancel',
  '/photo',
  '/review',
  '/x',
  '/state/x',
]
/** Parts of a photo and of the note that staff recorded about the price. */
const OUTCOME = ['<img', 'of a lock', 'cents', 'quarters']

async function addPhotoAndPayment(id: string, staffMemberId: string): Promise<void> {
  const { now } = running.state
  const photo = { ...samplePhoto(Buffer.from('of a lock')), now }
  await running.db.write((tx) => addPhoto(tx, id, photo))
  const payment = {
    agreedCents: 14_900,
    paidCents: 17_060,
    method: 'cash',
    note: 'quarters',
  } as const
  await running.db.write((tx) => savePayment(tx, id, payment, { staffMemberId, now }))
}

test("shows nothing private at any address under /r, whatever the lead's history", async () => {
  const maria = await addMaria()
  const steps = fc.array(
    fc.constantFrom<LeadStatus>('accepted', 'en_route', 'done', 'lost', 'spam'),
    {
      maxLength: 4,
    },
  )
  await fc.assert(
    fc.asyncProperty(steps, fc.boolean(), fc.nat(20), async (statuses, isSpanish, minutes) => {
      const { id, path } = await store({ source_url: isSpanish ? '/es' : '/' })
      await post(`${path}/note`, { note: 'Blue car is gone, call Zoë Ångström' })
      for (const to of statuses)
        await running.db.write((tx) =>
          transitionLead(tx, id, {
            to,
            by: { staffMemberId: maria, via: 'call' },
            now: running.state.now,
            noticeId: null,
            role: 'staff',
            settings: NO_CHANNELS,
          }),
        )
      await addPhotoAndPayment(id, maria)
      running.state.now += minutes * MINUTE
      const answers = [
        ...(await Promise.all(UNDER_STATUS_PAGE.map((under) => get(path + under)))),
        await post(`${path}/note`, { note: '' }),
        await post(`${path}/cancel`),
        await get(path),
      ]
      for (const { body, headers } of answers)
        for (const hidden of [...PRIVATE, ...OUTCOME])
          expect(body + JSON.stringify(headers)).not.toContain(hidden)
    }),
    { numRuns: 25 },
  )
})

test('logs no token and nothing private', async () => {
  const { path } = await store()
  for (const under of ['', '/state', '/note', '/cancel', '/x']) await get(path + under)
  await post(`${path}/note`, { note: 'Blue car' })
  await post(`${path}/cancel`)
  const log = JSON.stringify(running.log)
  expect(log).not.toContain(path.slice('/r/'.length))
  for (const hidden of PRIVATE) expect(log).not.toContain(hidden)
})
