import { UNDO_ACCEPTED_MS } from '#domain/lead/lifecycle.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { business, putInForce } from '#domain/business/business.ts'
import { A_TOWN } from '#domain/places/sample-towns.fixture.ts'
import { A_SERVICE } from '#domain/services/sample-services.fixture.ts'
import { allServices } from '#domain/services/services.ts'
import { sampleNotice } from '#server/alarm/sample-notice.fixture.ts'
import { noticeText, serviceAndTown } from '#server/alarm/messages/notice-text.ts'
import { hashOfToken } from '#server/secrets/token.ts'
import { tokenOfKey } from '#server/status-page/token/status-page-token.ts'
import {
  SAMPLE_SERVICE,
  type SampleChanges,
  sampleSubmission,
} from '#server/db/sample-submission.fixture.ts'
import { createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'
import { transitionLead } from '#tests/support/board-setup.ts'
import { type SignedInMember, signInStaff } from '#tests/support/staff-session.ts'
import { storeSubmission } from '#server/leads/record.ts'
import { addEvent, listEvents } from '#server/db/tables/events.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'
import { listStaff } from '#server/db/tables/staff-members.ts'
import { claimNotices } from '#server/db/tables/notices.ts'

putInForce({ ...business, timeZone: 'America/New_York' })

const MINUTE = 60_000

let running: InjectedApp
let maria: SignedInMember
let dan: SignedInMember
beforeEach(async () => {
  running = await createInjectedApp()
  maria = await signInStaff(running.db, 'Maria Lopez')
  dan = await signInStaff(running.db, 'Dan', { language: 'es' })
})
afterEach(() => running.close())

const get = async (url: string, headers: Record<string, string> = { cookie: maria.cookie }) =>
  await running.app.inject({ url, headers })

const post = async (url: string, fields: Record<string, string>, { cookie } = maria) =>
  await running.postForm(url, fields, { cookie })

async function record(changes: SampleChanges = {}): Promise<string> {
  const submission = sampleSubmission({ now: running.state.now, ...changes })
  await storeSubmission(running.db, submission)
  return submission.row.id
}

const events = async (id: string) =>
  (await running.db.read((tx) => listEvents(tx, id))).map(({ kind, staffMemberName, via }) =>
    via === null ? kind : `${kind}: ${staffMemberName ?? 'nobody'}, ${via}`,
  )

const step = (id: string, from: string, to: string, who = maria) =>
  post(`/staff/l/${id}/step`, { from, to }, who)

test('lists waiting leads first with their waiting time, without gate codes', async () => {
  const waiting = await record()
  running.state.now += 7 * MINUTE
  const taken = await record({ row: { service: A_SERVICE } })
  await step(taken, 'pending', 'accepted', dan)
  const { body } = await get('/staff')
  expect(body.indexOf(waiting)).toBeLessThan(body.indexOf(taken))
  expect(body).toContain('Nobody has it yet<span>, waiting 7\u00a0min')
  expect(body).toContain('Dan has it')
  expect(body).toContain(`12 Sample St, ${A_TOWN}`)
  expect(body).not.toContain('9876')
  expect((await get('/staff', { cookie: dan.cookie })).body).toContain('Nadie la tiene todavía')
})

test('ends a name with one full stop in the list', async () => {
  await record({ row: { name: 'Ana D.' } })
  await record({ row: { name: 'Bo Lee' } })
  const { body } = await get('/staff')
  expect(body).toContain('Ana D. As soon as possible.')
  expect(body).toContain('Bo Lee. As soon as possible.')
})

test("lists a staff member's own leads before those of others", async () => {
  const [his, hers] = [await record(), await record()]
  await step(his, 'pending', 'accepted', dan)
  await step(hers, 'pending', 'accepted')
  const isFirst = async (id: string, { cookie }: typeof maria) =>
    /href="\/staff\/l\/([^"]+)"/.exec((await get('/staff', { cookie })).body)?.[1] === id
  expect([await isFirst(hers, maria), await isFirst(his, dan)]).toEqual([true, true])
})

/** Returns the ids of the open leads as the list shows them. */
const listed = async (who = maria, url = '/staff'): Promise<readonly string[]> =>
  [
    ...(await get(url, { cookie: who.cookie })).body.matchAll(
      /class="card" href="\/staff\/l\/([^"]+)"/g,
    ),
  ].map(([, id = '']) => id)

test('lists the own running job, then what cannot wait, and folds what can', async () => {
  const timeframe = (text: string) => record({ row: { timeframe: text } })
  const curious = await timeframe('Just Curious')
  const weeks = await timeframe('Within Couple of Weeks')
  const his = await record()
  await step(his, 'pending', 'accepted', dan)
  await post(`/staff/l/${his}/step`, { from: 'accepted', eta: '10' }, dan)
  const hers = await record()
  await step(hers, 'pending', 'accepted')
  running.state.now += 26 * MINUTE
  const lockout = await record()
  expect(await listed()).toEqual([hers, lockout, his, curious, weeks])
  expect(await listed(dan)).toEqual([his, lockout, hers, curious, weeks])
  const { body } = await get('/staff')
  expect(body).toContain('Dan is on the way<span>, late by 15\u00a0min')
  expect(body).toMatch(/<details[^>]*data-fold="later"><summary>Can wait: 2<\/summary>/)
  expect(body.indexOf('<summary>')).toBeLessThan(body.indexOf(curious))
  expect(body.match(/class="\w+ tag eyelet"/g)).toHaveLength(1)
  expect(body.indexOf(' tag eyelet"')).toBeLessThan(body.indexOf(lockout))
  expect(body.indexOf(' tag eyelet"')).toBeGreaterThan(body.indexOf(hers))
})

test('gives no lead the large tag while none is urgent', async () => {
  await record({ row: { timeframe: 'Just Curious' } })
  await record({ now: running.state.now - 2 * 24 * 60 * MINUTE })
  await step(await record(), 'pending', 'accepted')
  expect((await get('/staff')).body).not.toContain(' tag"')
})

test('says when the assignee arrives', async () => {
  const id = await record()
  await step(id, 'pending', 'accepted')
  await post(`/staff/l/${id}/step`, { from: 'accepted', eta: '30' })
  expect((await get('/staff')).body).toMatch(/You are on the way<span>, arriving at \d+:\d\d [AP]M/)
  const state = async () =>
    /<p class="(state [^"]*)">.*?<span>([^<]*)<\/span><\/p>/.exec(
      (await get(`/staff/l/${id}`)).body,
    ) ?? []
  expect((await state())[2]).toMatch(/^You are on the way, arriving at \d+:\d\d [AP]M$/)
  running.state.now += 42.5 * MINUTE
  const [, classes, text] = await state()
  expect(text).toBe('You are on the way, late by 12\u00a0min')
  expect(classes).toBe('state late')
  await step(id, 'en_route', 'done')
  expect((await state())[2]).toMatch(/^Done by you, \d+:\d\d [AP]M$/)
})

test('takes and calls from the list, but not for a colleague’s lead', async () => {
  const [waiting, his] = [await record(), await record()]
  await step(his, 'pending', 'accepted', dan)
  const { body } = await get('/staff')
  const form = `action="/staff/l/${waiting}/step"`
  expect(body).toContain(form)
  expect(body).not.toContain(`action="/staff/l/${his}/step"`)
  expect(body.match(/href="tel:2015550199"/g)).toHaveLength(1)
  await step(waiting, 'pending', 'accepted')
  const mine = (await get('/staff')).body
  expect(mine).not.toContain(form)
  expect(mine.match(/href="tel:2015550199"/g)).toHaveLength(1)
})

test('shows the own leads and the appointments of the week on one page', async () => {
  const day = (days: number, hours = 0) =>
    new Date(running.state.now + (days * 24 + hours) * 60 * MINUTE).toISOString()
  const appointment = (days: number) => ({
    row: {
      timeframe: 'Within Couple of Days',
      appointment_start: day(days),
      appointment_end: day(days, 2),
    },
  })
  const [his, far, hers] = [
    await record(appointment(2)),
    await record(appointment(9)),
    await record(),
  ]
  await step(his, 'pending', 'accepted', dan)
  await step(hers, 'pending', 'accepted')
  const { body } = await get('/staff/mine')
  expect(await listed(maria, '/staff/mine')).toEqual([hers])
  expect(body).toContain('Dan has it')
  expect(body).toContain(`<a href="/staff/l/${his}"><span class="time">`)
  expect(body).not.toContain(far)
  expect(body.match(/<h3>/g)).toHaveLength(7)
  expect(body.match(/>No appointment</g)).toHaveLength(6)
})

test('calls before it asks for the arrival time, and takes before it calls', async () => {
  const id = await record()
  const order = async (one: string, two: string) => {
    const { body } = await get(`/staff/l/${id}`)
    expect([body.includes(one), body.includes(two)]).toEqual([true, true])
    return body.indexOf(one) < body.indexOf(two)
  }
  expect(await order('value="accepted" name="to"', 'href="tel:')).toBe(true)
  await step(id, 'pending', 'accepted')
  expect(await order('href="tel:', 'name="eta"')).toBe(true)
})

test('returns the list only when it changed since the given tag', async () => {
  const { headers } = await get('/staff')
  const ask = { cookie: maria.cookie, 'if-none-match': headers.etag ?? '' }
  const unchanged = await get('/staff', ask)
  expect([unchanged.statusCode, unchanged.body]).toEqual([304, ''])
  expect(unchanged.headers['cache-control']).toBe('no-store')
  await record()
  expect((await get('/staff', ask)).statusCode).toBe(200)
})

test('sends a polled page again only when something on it changed', async () => {
  const id = await record()
  const wait = (): void => void (running.state.now += MINUTE)
  for (const [url, change] of [
    ['/staff', wait],
    [`/staff/l/${id}`, wait],
    ['/staff/on-call', () => post('/staff/on-call/override', { kind: 'off' })],
  ] as const) {
    const { headers } = await get(url)
    const ask = async () =>
      (await get(url, { cookie: maria.cookie, 'if-none-match': headers.etag ?? '' })).statusCode
    running.state.now += 1000
    expect(await ask(), url).toBe(304)
    await change()
    expect(await ask(), url).toBe(200)
  }
})

test('records each step with staff member, time and channel', async () => {
  const id = await record()
  for (const [from, to] of [
    ['pending', 'accepted'],
    ['accepted', 'en_route'],
    ['en_route', 'done'],
  ] as const) {
    const { statusCode, headers } = await step(id, from, to)
    expect([statusCode, headers.location]).toEqual([303, `/staff/l/${id}`])
  }
  expect(await events(id)).toEqual([
    'stored',
    'accepted: Maria Lopez, board',
    'en_route: Maria Lopez, board',
    'done: Maria Lopez, board',
  ])
  const { body } = await get(`/staff/l/${id}`)
  expect(body).toContain('Done by you')
  expect(body.match(/value="\w+" name="to"/g)).toEqual(['value="pending" name="to"'])
})

test('asks when the assignee arrives, and lets them change it', async () => {
  const id = await record()
  await step(id, 'pending', 'accepted')
  const say = (from: string, eta: string) => post(`/staff/l/${id}/step`, { from, eta })
  expect((await say('accepted', '20')).statusCode).toBe(303)
  // A double press.
  expect((await say('accepted', '20')).statusCode).toBe(303)
  expect((await say('en_route', '45')).statusCode).toBe(303)
  expect((await say('en_route', '7')).statusCode).toBe(404)
  expect((await events(id)).slice(2)).toEqual([
    'en_route: Maria Lopez, board',
    'eta: Maria Lopez, board',
    'eta: Maria Lopez, board',
  ])
  const { body } = await get(`/staff/l/${id}`)
  expect(body).toContain(encodeURIComponent('about 45 minutes, as the locksmith said at '))
  expect(body.match(/name="eta"/g)).toHaveLength(4)
})

test('offers hand-back to the assignee, take-over to others, and shows both in the history', async () => {
  const id = await record()
  await step(id, 'pending', 'accepted')
  const mine = (await get(`/staff/l/${id}`)).body
  expect(mine).toContain('Hand it back')
  expect(mine).toContain(`value="${dan.staffMemberId}" name="colleague">Ask Dan first`)
  const theirs = (await get(`/staff/l/${id}`, { cookie: dan.cookie })).body
  expect(theirs).not.toContain('Devolverla')
  expect(theirs).toContain('Yo me encargo')
  expect((await step(id, 'accepted', 'pending', dan)).statusCode).toBe(409)
  const handedOver = { from: 'accepted', to: 'pending', colleague: dan.staffMemberId }
  expect((await post(`/staff/l/${id}/step`, handedOver)).statusCode).toBe(303)
  expect((await post(`/staff/l/${id}/step`, handedOver)).statusCode).toBe(303)
  const { body } = await get(`/staff/l/${id}`)
  expect(body).toContain('Handed over to Dan. The alarm asks everybody at')
  expect(body).toContain('Nobody has it yet, waiting 0')
  expect(await events(id)).toEqual([
    'stored',
    'accepted: Maria Lopez, board',
    'handed_over: Maria Lopez, board',
  ])
  running.state.now += 3 * MINUTE
  expect((await get(`/staff/l/${id}`)).body).not.toContain('The alarm asks everybody at')
})

test('offers undo for ten seconds, once', async () => {
  const id = await record()
  await step(id, 'pending', 'accepted')
  const { body } = await get(`/staff/l/${id}`)
  const at = /value="(\d+)" name="at">Undo/.exec(body)?.[1] ?? ''
  expect((await get(`/staff/l/${id}`, { cookie: dan.cookie })).body).not.toContain('name="at"')
  const undo = async () => (await post(`/staff/l/${id}/undo`, { at })).statusCode
  expect([await undo(), await undo()]).toEqual([303, 303])
  expect(await events(id)).toEqual([
    'stored',
    'accepted: Maria Lopez, board',
    'undone: Maria Lopez, board',
  ])
  expect((await get(`/staff/l/${id}`)).body).not.toContain('name="at"')
  await step(id, 'pending', 'spam')
  running.state.now += 11_000
  expect((await get(`/staff/l/${id}`)).body).not.toContain('name="at"')
  running.state.now += 10_000
  const late = (await events(id)).length
  const spam = (await running.db.read((tx) => listEvents(tx, id))).at(-1)?.at ?? 0
  expect((await post(`/staff/l/${id}/undo`, { at: String(spam) })).statusCode).toBe(409)
  expect(await events(id)).toHaveLength(late)
})

test('reopens a lead for seven days', async () => {
  const closedBefore = async (days: number): Promise<string> => {
    const now = running.state.now - days * 24 * 60 * MINUTE
    const id = await record({ now: now - 1 })
    await transitionLead(running.db, id, 'lost', null, now)
    return id
  }
  const [late, early] = [await closedBefore(8), await closedBefore(6)]
  expect((await get(`/staff/l/${late}`)).body).not.toContain('Open it again')
  expect((await step(late, 'lost', 'pending')).statusCode).toBe(409)
  expect((await get(`/staff/l/${early}`)).body).toContain('Open it again')
  expect((await step(early, 'lost', 'pending')).statusCode).toBe(303)
  expect((await get(`/staff/l/${early}`)).body).toContain('Open again')
})

test('refuses a step from an outdated status and names the assignee', async () => {
  const id = await record()
  await step(id, 'pending', 'accepted', dan)
  const late = await step(id, 'pending', 'accepted')
  expect(late.statusCode).toBe(409)
  expect(late.body).toMatch(
    /role="alert"><p[^>]*>That did not go through. The request is now: Dan has it\./,
  )
  expect((await step(id, 'pending', 'en_route')).statusCode).toBe(409)
  expect((await step(id, 'pending', 'accepted', dan)).statusCode).toBe(303)
  expect(await events(id)).toEqual(['stored', 'accepted: Dan, board'])
})

test('accepts the same step twice from one staff member, and refuses it from another', async () => {
  for (const to of ['spam', 'lost', 'accepted'] as const) {
    const id = await record()
    expect((await step(id, 'pending', to)).statusCode).toBe(303)
    expect((await step(id, 'pending', to)).statusCode).toBe(303)
    expect((await step(id, 'pending', to, dan)).statusCode).toBe(409)
    expect(await events(id)).toEqual(['stored', `${to}: Maria Lopez, board`])
  }
})

test('closes a lead in one step with a reason', async () => {
  const id = await record()
  await post(`/staff/l/${id}/step`, { from: 'pending', to: 'lost', reason: 'Did not answer' })
  expect((await running.db.read((tx) => getLead(tx, id)))?.status).toBe('lost')
  expect((await get(`/staff/l/${id}`)).body).toContain('Did not answer')
  expect((await step(id, 'lost', 'accepted')).statusCode).toBe(409)
  expect((await step(id, 'nonsense', 'accepted')).statusCode).toBe(404)
})

test('shows all facts, call, map, and a prepared text message with the link of the status page', async () => {
  const idempotencyKey = crypto.randomUUID()
  const statusPageTokenHash = hashOfToken(tokenOfKey(idempotencyKey) ?? '')
  const id = await record({ idempotencyKey, statusPageTokenHash })
  await step(id, 'pending', 'accepted')
  const { body } = await get(`/staff/l/${id}`)
  expect(body).toContain('href="tel:2015550199"')
  expect(body).toContain('https://maps.google.com/?q=12%20Sample%20St')
  // Button and line link to the position of the device; the address line links to the address.
  expect(body.split('https://maps.google.com/?q=40.7951%2C-74.0254')).toHaveLength(3)
  for (const fact of ['Zoë Ångström', 'zoe@visitor.example', '2019 Honda Civic', 'Second level'])
    expect(body).toContain(fact)
  const text = decodeURIComponent(/href="sms:2015550199\?&amp;body=([^"]+)"/.exec(body)?.[1] ?? '')
  expect(text).toContain(`This is Maria from ${business.name}. I have your request.`)
  // The link shows the page, and staff cannot agree, review, cancel or write with it.
  expect(text).toMatch(/\/r\/[\w-]{43}$/)
  const path = new URL(text.split(' ').at(-1) ?? '').pathname
  const shown = await running.app.inject(path)
  expect(shown.statusCode).toBe(200)
  expect(shown.body).toContain('use your own link')
  expect(shown.body).not.toMatch(/<form|\/cancel|\/note/)
  expect((await running.app.inject(`${path}/state`)).statusCode).toBe(200)
  for (const action of ['agree', 'review', 'cancel', 'note', 'photo']) {
    const url = `${path}/${action}`
    const answer = await running.app.inject({ method: 'POST', url, payload: '' })
    expect([action, answer.statusCode]).not.toEqual([action, 303])
    expect((await running.db.read((tx) => getLead(tx, id)))?.status).toBe('accepted')
  }
})

test('prepares a Spanish text for a Spanish-speaking customer, in any staff language', async () => {
  const id = await record({ row: { source_url: '/es/pedir-servicio' } })
  const { body } = await get(`/staff/l/${id}`)
  expect(body.indexOf('Speaks Spanish')).toBeGreaterThan(body.indexOf('<h1'))
  expect(body.indexOf('Speaks Spanish')).toBeLessThan(body.indexOf('12 Sample St'))
  expect((await get('/staff')).body).toContain(`<b>Speaks Spanish: ${SAMPLE_SERVICE}</b>`)
  expect(body).toContain(encodeURIComponent('Tenemos su solicitud'))
})

test('treats a phone set to Spanish as a hint, and prepares an English text', async () => {
  const { row } = sampleSubmission()
  const visitor_info = { ...row.visitor_info, language: 'es-MX' } as typeof row.visitor_info
  const id = await record({ row: { source_url: '/book-online', visitor_info } })
  const { body } = await get(`/staff/l/${id}`)
  expect(body).toContain('<p class="more">Phone set to Spanish</p>')
  expect(body).toContain(encodeURIComponent('We have your request'))
  const list = (await get('/staff')).body
  expect(list).toContain('Phone set to Spanish')
  expect(list).not.toContain('Speaks Spanish')
})

test('says on the list that the phone is signed out soon, with a link to sign in again', async () => {
  running.state.now += 80 * 24 * 3_600_000
  const early = await signInStaff(running.db, 'Eva', { now: running.state.now })
  const line = 'this phone is signed out on'
  expect((await get('/staff', { cookie: early.cookie })).body).not.toContain(line)
  running.state.now += 20 * 3_600_000
  const days = (count: number) => running.state.now - count * 24 * 3_600_000
  const late = await signInStaff(running.db, 'Lea', { now: days(88), expiresAt: days(-2) })
  const { body } = await get('/staff', { cookie: late.cookie })
  expect(body).toContain(line)
  expect(body).toContain('href="/staff/sign-in?again=1"')
})

test('tells the assignee once that a colleague corrected two fields of their lead', async () => {
  const id = await record()
  await step(id, 'pending', 'accepted')
  await mailsDue()
  await post(`/staff/l/${id}/correct`, { name: 'Zoe Angstrom', phone: '201 555 0188' }, dan)
  expect((await mailsDue()).map(({ kind, staffMember }) => [kind, staffMember?.name])).toEqual([
    ['news', 'Maria Lopez'],
  ])
  await post(`/staff/l/${id}/correct`, { name: 'Zoë Ångström' })
  expect(await mailsDue()).toEqual([])
})

test('shows a gate code after a press, which is recorded first', async () => {
  const id = await record()
  const shown = await get(`/staff/l/${id}`)
  expect(shown.body).not.toContain('9876')
  expect(await events(id)).toEqual(['stored'])
  const pressed = await post(`/staff/l/${id}/code`, {})
  expect(pressed.body).toContain('#9876')
  expect(pressed.body).toContain('Gate code viewed')
  expect(await events(id)).toEqual(['stored', 'gate_code: Maria Lopez, board'])
})

test('shows a gate code to a locksmith only once the lead is theirs', async () => {
  const id = await record()
  const page = await get(`/staff/l/${id}`, { cookie: dan.cookie })
  expect(page.body).toContain('Lo puede abrir cuando la solicitud sea suya')
  expect(page.body).not.toContain(`/staff/l/${id}/code`)
  const refused = await post(`/staff/l/${id}/code`, {}, dan)
  expect([refused.statusCode, refused.body.includes('9876')]).toEqual([403, false])
  await step(id, 'pending', 'accepted', dan)
  const pressed = await post(`/staff/l/${id}/code`, {}, dan)
  expect(pressed.body).toContain('#9876')
})

test('shows the other open request of a customer, joins both by one press, and undoes that', async () => {
  const key = crypto.randomUUID()
  const duplicate = await record({
    idempotencyKey: key,
    statusPageTokenHash: hashOfToken(tokenOfKey(key) ?? ''),
  })
  const other = await record()
  await step(other, 'pending', 'accepted', dan)
  const page = async (id: string) => (await get(`/staff/l/${id}`)).body
  expect(await page(duplicate)).toMatch(
    /This customer has another open request \([^)]+\): Dan has it\./,
  )
  const joined = await post(`/staff/l/${duplicate}/join`, { other })
  expect([joined.statusCode, joined.headers.location]).toEqual([
    303,
    `/staff/l/${other}?saved=joined#saved`,
  ])
  const kept = await page(other)
  expect(kept).toContain('Joined with the other request of this customer')
  expect(kept).not.toContain('another open request')
  const visitor = async () => (await running.app.inject(`/r/${tokenOfKey(key) ?? ''}`)).body
  // Nobody but staff says that both are of one customer: the page tells nothing of the other request.
  expect(await visitor()).toContain('Your other request goes on.')
  expect(await visitor()).not.toMatch(/No locksmith is coming|\/cancel|Dan/)
  expect((await post(`/staff/l/${duplicate}/join`, { other })).statusCode).toBe(409)
  const [, undo = '', at = ''] =
    /action="(\/staff\/l\/[^"]+\/undo)"[^>]*>.*?value="(\d+)" name="at">Undo/.exec(kept) ?? []
  expect(undo).toBe(`/staff/l/${duplicate}/undo`)
  expect((await post(undo, { at })).statusCode).toBe(303)
  expect(await page(duplicate)).toContain('another open request')
  expect(await visitor()).not.toContain('goes on')
  expect(
    (await post(`/staff/l/${duplicate}/join`, { other: crypto.randomUUID() })).statusCode,
  ).toBe(404)
})

test('lets neither link speak for a job that was joined from two requests', async () => {
  const keys = [crypto.randomUUID(), crypto.randomUUID()] as const
  const links = keys.map((key) => `/r/${tokenOfKey(key) ?? ''}`)
  const [keptLink = '', duplicateLink = ''] = links
  const send = (key: string) =>
    record({ idempotencyKey: key, statusPageTokenHash: hashOfToken(tokenOfKey(key) ?? '') })
  const kept = await send(keys[0])
  running.state.now += MINUTE
  const duplicate = await send(keys[1])
  await post(`/staff/l/${duplicate}/join`, { other: kept })
  await step(kept, 'pending', 'accepted', dan)
  await post(`/staff/l/${kept}/quote`, { total: '900', includes: 'Lock' }, dan)
  const shown = (await running.app.inject(keptLink)).body
  expect(shown).toContain('Canceling here cancels this request only.')
  expect(shown).not.toContain('/agree"')
  const events = await running.db.read((tx) => listEvents(tx, kept))
  const quote = String(events.find(({ kind }) => kind === 'quoted')?.at)
  for (const link of links)
    for (const [act, fields] of [
      ['agree', { quote }],
      ['disagree', { quote }],
      ['window', { date: '2031-03-10', window: '10' }],
      ['window/answer', { proposal: '1' }],
      ['review', { stars: '5', publish: 'on' }],
    ] as const)
      await running.postForm(`${link}/${act}`, fields)
  expect((await running.postForm(`${keptLink}/note`, { note: 'Ring twice' })).statusCode).toBe(303)
  expect((await running.postForm(`${duplicateLink}/note`, { note: 'Not told' })).statusCode).toBe(
    409,
  )
  const kinds = (await running.db.read((tx) => listEvents(tx, kept))).map(({ kind }) => kind)
  expect(kinds).toEqual(['stored', 'accepted', 'quoted', 'note'])
  // Its own sender may take it back; the other request goes on then.
  await running.postForm(`${keptLink}/cancel`, {})
  const statusOf = async (id: string) => (await running.db.read((tx) => getLead(tx, id)))?.status
  expect([await statusOf(kept), await statusOf(duplicate)]).toEqual(['cancelled', 'pending'])
})

test('corrects a phone number with all that depends on it, and keeps the old one in the history', async () => {
  const id = await record()
  const correct = (fields: Record<string, string>) => post(`/staff/l/${id}/correct`, fields)
  expect((await correct({ phone: '201 555 01' })).statusCode).toBe(422)
  expect((await correct({ phone: '201 555 01' })).body).toContain('value="201 555 01"')
  expect((await correct({ name: '' })).statusCode).toBe(422)
  expect((await correct({ phone: '2015550188', address: `5 New St, ${A_TOWN}` })).statusCode).toBe(
    303,
  )
  const { body } = await get(`/staff/l/${id}`)
  expect(body).toContain('href="tel:2015550188"')
  expect(body).not.toContain('href="tel:2015550199"')
  expect(body).toContain('Phone: (201) 555-0199, now (201) 555-0188')
  expect(body).toContain(`https://maps.google.com/?q=${encodeURIComponent('5 New St')}`)
  expect(await events(id)).toContain('corrected: Maria Lopez, board')
  const found = async (text: string) =>
    (await get(`/staff/search?q=${encodeURIComponent(text)}`)).body.includes(id)
  expect([await found('2015550188'), await found('new st'), await found('2015550199')]).toEqual([
    true,
    true,
    false,
  ])
})

test('corrects the service, also to be searched by it', async () => {
  const id = await record()
  const service = allServices().find(({ label }) => label !== SAMPLE_SERVICE)?.label ?? ''
  const correct = (named: string) => post(`/staff/l/${id}/correct`, { service: named })
  expect((await correct('')).statusCode).toBe(422)
  expect((await correct(service)).statusCode).toBe(303)
  const { body } = await get(`/staff/l/${id}`)
  expect(body).toContain(`<h1>${service}</h1>`)
  expect(body).toContain(`Service: ${SAMPLE_SERVICE}, now ${service}`)
  const found = await get(`/staff/search?q=${encodeURIComponent(service)}`)
  expect(found.body).toContain(id)
})

test('offers the numbers in the customer’s notes to call, and to use', async () => {
  const id = await record({ row: { notes: 'Better call my wife, 201.555.0177 or 201 555 0199' } })
  const { body } = await get(`/staff/l/${id}`)
  expect(body).toContain('href="tel:2015550177"')
  expect(body.match(/Use this number/g)).toHaveLength(1)
  await post(`/staff/l/${id}/correct`, { phone: '(201) 555-0177' })
  expect((await running.db.read((tx) => getLead(tx, id)))?.phone).toBe('(201) 555-0177')
  expect((await get(`/staff/l/${id}`)).body).not.toContain('href="tel:2015550177">Use')
})

test('marks the third submission from a number, with the time of the last one', async () => {
  await record({ now: Date.parse('2031-05-04T12:00:00Z') })
  // 11:15 PM of the day before in New York.
  await record({ now: Date.parse('2031-05-07T03:15:00Z') })
  const third = await record({ now: Date.parse('2031-06-01T12:00:00Z') })
  expect((await get(`/staff/l/${third}`)).body).toContain(
    'Third request from this number. Last one: May 6, 2031.',
  )
})

test('stores a note for staff only, and returns a rejected note with its error', async () => {
  const id = await record()
  await post(`/staff/l/${id}/note`, { note: 'Dog in the <yard>' })
  expect((await get(`/staff/l/${id}`)).body).toContain('Dog in the &lt;yard&gt;')
  const long = 'x'.repeat(501)
  const refused = await post(`/staff/l/${id}/note`, { note: long })
  expect([refused.statusCode, refused.body.includes(long)]).toEqual([422, true])
  expect((await post(`/staff/l/${id}/note`, { note: ' ' })).statusCode).toBe(422)
})

test('records a lead as seen when the board reports it, not when it is fetched', async () => {
  const id = await record()
  await get('/staff')
  await get(`/staff/l/${id}`)
  expect(await events(id)).toEqual(['stored'])
  expect((await post('/staff/seen', { id })).statusCode).toBe(204)
  for (const who of [dan, maria])
    expect((await post('/staff/seen', { id }, who)).statusCode).toBe(204)
  expect(await events(id)).toEqual(['stored', 'seen: Maria Lopez, board', 'seen: Dan, board'])
})

test('shows errors in the language of the signed-in staff member', async () => {
  const { statusCode, body } = await post('/staff/seen', { id: 'x'.repeat(20_000) }, dan)
  expect(statusCode).toBe(413)
  expect(body).toContain('<html lang="es-US">')
})

test('shows an appointment first, with a calendar file of place and service', async () => {
  const id = await record({
    row: {
      service: A_SERVICE,
      timeframe: 'Within Couple of Days',
      appointment_start: '2031-03-07T15:00:00.000Z',
      appointment_end: '2031-03-07T17:00:00.000Z',
    },
  })
  for (const url of ['/staff', `/staff/l/${id}`])
    expect((await get(url)).body).toContain('Friday, March 7, 10:00 AM to 12:00 PM')
  const { body, headers } = await get(`/staff/l/${id}/calendar.ics`)
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(body).toContain(`SUMMARY:${A_SERVICE}\r\n`)
  expect(body).toContain('LOCATION:12 Sample St\\,')
  // The random ID, which a long line may split, and the time of the download can contain any digits.
  const said = body
    .replace(/\r\n /g, '')
    .replaceAll(id, '')
    .replace(/^DTSTAMP:.*$/m, '')
  for (const text of ['9876', 'Ångström', '555']) expect(said).not.toContain(text)
  expect((await get(`/staff/l/${await record()}/calendar.ics`)).statusCode).toBe(404)
  // A calendar takes the same event again only with a higher number.
  expect(body).toContain('SEQUENCE:0\r\n')
  const at = (hour: number) => `2031-03-07T${hour}:00:00.000Z`
  for (const before of [10, 12]) {
    const payload = {
      before: { appointment_start: at(before), appointment_end: at(before + 1) },
      after: { appointment_start: at(before + 2), appointment_end: at(before + 3) },
    }
    await running.db.write((tx) =>
      addEvent(tx, {
        ...{ submissionId: id, kind: 'window_moved', by: null, at: running.state.now, payload },
      }),
    )
  }
  running.state.now += 5000
  const moved = await get(`/staff/l/${id}/calendar.ics`)
  expect(moved.body).toContain('SEQUENCE:2\r\n')
  const stamp = (file: string) => /DTSTAMP:(\w+)/.exec(file)?.[1] ?? ''
  expect(stamp(moved.body) > stamp(body)).toBe(true)
})

test('responds to an unknown address with a page that links back', async () => {
  for (const url of [
    '/staff/l/x',
    '/staff/l/%00',
    `/staff/l/${crypto.randomUUID()}`,
    '/staff/x/y',
  ]) {
    const { statusCode, body } = await get(url)
    expect([url, statusCode]).toEqual([url, 404])
    expect(body).toContain('href="/staff"')
  }
})

test('adds a browser that may notify as a channel, until its session ends', async () => {
  const subscription = {
    endpoint: 'https://push.example/abc',
    keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
  }
  const kinds = async () =>
    (await running.db.read((tx) => listStaff(tx)))[0]?.channels.map(({ kind }) => kind).toSorted()
  const put = (value: object) =>
    post('/staff/push', { subscription: JSON.stringify({ expirationTime: null, ...value }) })
  expect((await put(subscription)).statusCode).toBe(204)
  expect(await kinds()).toEqual(['mail', 'push'])
  for (const endpoint of ['https://10.0.0.1/', 'https://localhost/', 'https://x.example:8443/'])
    expect((await put({ ...subscription, endpoint })).statusCode).toBe(422)
  expect((await post('/staff/push', { subscription: '{' })).statusCode).toBe(422)
  expect((await get('/staff/phones')).body).toContain('data-ring="on"')
  await post('/staff/sign-out', {})
  expect(await kinds()).toEqual(['mail'])
})

test.each([
  ['cancelled', 'Cancelada: '],
  ['lost', 'Perdida: '],
  ['done', 'Hecha: '],
] as const)(
  'the assignee on the way is sent a mail when a colleague marks the lead as %s',
  async (to, subject) => {
    const id = await record()
    await step(id, 'pending', 'accepted', dan)
    await step(id, 'accepted', 'en_route', dan)
    await mailsDue()
    await step(id, 'en_route', to, maria)
    expect(await mailsDue()).toEqual([])
    running.state.now += UNDO_ACCEPTED_MS
    const [due, ...others] = await mailsDue()
    expect(others).toEqual([])
    expect(due).toMatchObject({ staffMember: { id: dan.staffMemberId, language: 'es' } })
    const { payload = '{}', staffMember = null } = due ?? {}
    const notice = sampleNotice('mail', { kind: 'news', payload, staffMember })
    expect(noticeText(notice).title).toBe(`${subject}${serviceAndTown(notice.facts, 'es')}`)
  },
)

test('shows when a closed lead came in and when it was closed, under the day of closing', async () => {
  running.state.now = Date.parse('2026-11-20T23:30:00-05:00')
  const id = await record()
  running.state.now = Date.parse('2026-11-21T01:45:00-05:00')
  await step(id, 'pending', 'accepted')
  await step(id, 'accepted', 'done')
  const { body } = await get('/staff')
  expect(body).toContain('Done by you, came in Friday 11:30 PM, closed 1:45 AM</span>')
  expect(body).toContain('<h2>Closed today</h2>')
  const spanish = await get('/staff', { cookie: dan.cookie })
  expect(spanish.body).toContain(
    'llegó el viernes a las 11:30 p.m., se cerró a la 1:45 a.m.</span>',
  )
})

test('sends the assignee nothing for a lead that the assignee closes', async () => {
  const id = await record()
  await step(id, 'pending', 'accepted', dan)
  await mailsDue()
  await step(id, 'accepted', 'lost', dan)
  // The owner is told, because nobody was on the way.
  running.state.now += UNDO_ACCEPTED_MS
  expect((await mailsDue()).map(({ kind, staffMember }) => [kind, staffMember?.name])).toEqual([
    ['news', 'Maria Lopez'],
  ])
  const another = await record()
  await step(another, 'pending', 'accepted', dan)
  await step(another, 'accepted', 'en_route', dan)
  await mailsDue()
  await step(another, 'en_route', 'done', dan)
  expect(await mailsDue()).toEqual([])
})

/** Claims the queued mails for staff members; returns each only once. */
const mailsDue = async () =>
  await running.db.writeRelaxed((tx) =>
    claimNotices(tx, {
      channel: 'mail',
      now: running.state.now,
      leaseMs: 60 * MINUTE,
      limit: 10,
    }),
  )

test.each([
  [
    { verification: 'unverified' as const },
    'It did not pass the robot check. Call before you drive.',
    'No pasó la verificación contra robots. Llame antes de ir.',
  ],
  [
    { suspicion: 60, suspicionReasons: ['honeypot filled in'] },
    'A hidden form field was filled in, as programs do. Call before you drive.',
    'Se llenó un campo oculto del formulario, como hacen los programas. Llame antes de ir.',
  ],
])('shows the actual suspicion flag on list and lead page: %j', async (checks, en, es) => {
  const id = await record({ checks })
  for (const url of ['/staff', `/staff/l/${id}`]) {
    expect((await get(url)).body).toContain(en)
    expect((await get(url, { cookie: dan.cookie })).body).toContain(es)
    expect((await get(url)).body).not.toContain('We could not check that a person sent this')
  }
})

test('paginates any number of leads without a script', async () => {
  const { db, state } = running
  for (let at = 0; at < 201; at++)
    await storeSubmission(
      db,
      sampleSubmission({ now: state.now - at, checks: { verification: 'unverified' } }),
    )
  const real = await record()
  const first = (await get('/staff')).body
  expect(first).toContain(real)
  expect(first).toContain('<span class="count">202</span>')
  expect(first).toContain('Page 1 of 2')
  expect(first).toContain('href="/staff?page=2" rel="next"')
  const second = await get('/staff?page=2')
  expect(second.body).toContain('data-address="/staff?page=2"')
  expect(second.body).toContain('href="/staff" rel="prev"')
  const ids = (html: string) => [...html.matchAll(/\/staff\/l\/([\w-]+)/g)].map(([, id]) => id)
  expect(new Set([...ids(first), ...ids(second.body)]).size).toBe(202)
  const ask = { cookie: maria.cookie, 'if-none-match': second.headers.etag ?? '' }
  expect((await get('/staff?page=2', ask)).statusCode).toBe(304)
  for (const page of ['3', '-1', 'x', '999999999999999999'])
    expect([200, 303]).toContain((await get(`/staff?page=${page}`)).statusCode)
})
