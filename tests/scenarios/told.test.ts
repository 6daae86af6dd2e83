/**
 * Who is told of what could silence, hide or take from a customer, and by what, within a minute, and that
 * nobody else is. Each test has the words of its row of docs/threat-model.md.
 */

import { readFileSync } from 'node:fs'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { business, putInForce } from '#domain/business/business.ts'
import { businessFileInForce } from '#domain/business/reader/path.ts'
import { e164 } from '#domain/phone/phone.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import { createFakePublishing } from '#server/business/publishing.fixture.ts'
import { warnOfEndingSessions } from '#server/alarm/notices/device-warnings.ts'
import { watchProviders } from '#server/alarm/provider-watch.ts'
import { execute } from '#server/db/db.ts'
import type { Role } from '#domain/staff/roles.ts'
import type { SetTimer } from '#server/jobs/timer.ts'
import { recordLead } from '../support/board-setup.ts'
import { fieldsOf } from '../support/form-fields.ts'
import { addPasskey, type Phone, type StaffedApp, startStaffedApp } from '../support/owner-phone.ts'
import { addShift } from '../support/schedules.ts'
import { signInStaff } from '../support/staff-session.ts'
import { calledNumbers, expectTold } from '../support/told.ts'

const FACTS = { ...business, timeZone: 'America/New_York' }
putInForce(FACTS)

const DELIVERED = readFileSync(businessFileInForce(process.env), 'utf8')
const START = Temporal.ZonedDateTime.from('2031-03-04T12:00[America/New_York]').epochMilliseconds
const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const OFFICE = 'office@palisade.example'
const OLGA = 'olga@staff.example'
const PAUL = 'paul@staff.example'
const ANA = 'ana@staff.example'
const BEN = 'ben@staff.example'
const CARL = 'carl@staff.example'
const OWNERS = [OLGA, PAUL]
const ON_CALL = [ANA, BEN]
const NUMBERS = { olga: '+12015550101', paul: '+12015550102', ana: '+12015550103' }

interface Member extends Phone {
  readonly id: string
  readonly sessionId: string
}

let office: StaffedApp
/** Two owners, two who are on call, and one who is not. */
let olga: Member
let paul: Member
let ana: Member
let ben: Member
beforeEach(async () => open(), 60_000)
afterEach(async () => {
  await office.stop()
  putInForce(FACTS)
})

async function open(environment: Record<string, string> = {}): Promise<void> {
  const publishing = createFakePublishing(DELIVERED, () => START)
  office = await startStaffedApp(START, { environment, deps: { publishing } })
  const { db } = office.running
  const add = async (name: string, phone: string, role: Role = 'locksmith'): Promise<Member> => {
    const session = { now: START, phone, role, expiresAt: START + 60 * DAY_MS }
    const { staffMemberId: id, sessionId, cookie } = await signInStaff(db, name, session)
    return { id, sessionId, ...office.phone(`__Host-${cookie}`) }
  }
  olga = await add('Olga', NUMBERS.olga, 'owner')
  paul = await add('Paul', NUMBERS.paul, 'owner')
  ana = await add('Ana', NUMBERS.ana)
  ben = await add('Ben', '+12015550104')
  await add('Carl', '+12015550105')
  for (const { id } of [ana, ben])
    await addShift(db, id, { days: [...WEEK], from: '00:00', to: '00:00' })
}

const told = async (words: string, ...recipients: readonly string[]): Promise<void> =>
  await expectTold(office, words, recipients)
const press = async (path: string, fields: Record<string, string> = {}, who = ana) => {
  const page = await who.post(path, fields)
  expect([path, page.status]).toEqual([path, 200])
  return page
}
const later = (ms: number): void => {
  office.running.state.now += ms
}
/** A step is told once it cannot be undone any more. */
const step = async (id: string, from: string, to: string, who = ana): Promise<void> => {
  const field: Record<string, string> = to === 'en_route' ? { eta: '10' } : { to }
  await press(`/staff/l/${id}/step`, { from, ...field }, who)
  later(20_000)
}
const arrives = async (phone = '(201) 555-0123') =>
  await recordLead(office.running.db, { phone }, office.running.state.now)
/** Posts a form of the customer's page, whose browser has no session. */
const customer = async (path: string, fields: Record<string, string> = {}) =>
  await office.phone().post(path, fields)

let sids = 0
const call = (from: string) => ({
  CallSid: `CA${String(++sids).padStart(32, '0')}`,
  From: from,
  To: e164(business.phones.default),
  StirVerstat: 'TN-Validation-Passed-A',
})
const rings = async (from: string): Promise<void> => {
  const form = call(from)
  const answer = await office.fromTwilio('/calls/incoming', { ...form, CallStatus: 'ringing' })
  for (const [, leg = ''] of answer.matchAll(/statusCallback="[^"]*?(\/calls\/legs\/[^"]*)"/g))
    await office.fromTwilio(leg, { ...form, CallStatus: 'ringing' })
  await office.fromTwilio('/calls/status', { ...form, CallStatus: 'no-answer', CallDuration: '30' })
}
const texts = async (from: string, body: string): Promise<void> => {
  const form = { MessageSid: `SM${++sids}`, From: from, To: e164(business.phones.default) }
  await office.fromTwilio('/messages/incoming', { ...form, Body: body, NumMedia: '0' })
}
const lastLead = async () => (await office.running.leads()).at(-1)?.id ?? ''

test('calls ring nobody: one number, hidden ones, the budget, no phone on call', async () => {
  for (let time = 0; time < 5; time++) await rings('+12015550123')
  await told('The same number has called too often', ...OWNERS)
  for (let time = 0; time < 11; time++) await rings('anonymous')
  await told('Callers who hide their number', ...OWNERS)
  const { length } = office.running.mails
  await rings('+12015550123')
  await rings('anonymous')
  // Once an hour.
  await told('The same number has called too often', ...OWNERS)
  const again = office.running.mails.slice(length).map(({ subject }) => subject)
  expect(again.filter((subject) => subject.includes('no phone rang'))).toEqual([])
  await office.running.db.write((tx) => execute(tx, `DELETE FROM channels WHERE kind = 'call'`))
  await rings('+12015550124')
  await told('Nobody who is on call has a phone number', ...OWNERS)
})

test('four fifths of the alarm’s calls, or of callers’ rings, are used', async () => {
  await office.stop()
  await open({ ALARM_CALLS_PER_DAY: '2' })
  await rings('+12015550121')
  await told('80% of the rings')
  await rings('+12015550122')
  await told('80% of the rings', ...OWNERS)
  await rings('+12015550121')
  await told('As many phones have rung for callers', ...OWNERS)
  await office.stop()
  await open({ ALARM_CALLS_PER_DAY: '5' })
  for (let minute = 0; minute < 15 && office.twilio.taken.length < 4; minute++) {
    await arrives(`(201) 555-01${30 + minute}`)
    later(MINUTE_MS)
    await setTimeout(300)
  }
  await told('Few alarm calls are left', ...OWNERS)
}, 60_000)

test('Twilio or Pushover refuses the account', async () => {
  await office.stop()
  await open({ PUSHOVER_TOKEN: 'azGDORePK8gMaC0QOYAMyEEuzJnyUi' })
  const asks: (() => void)[] = []
  const setTimer: SetTimer = (_ms, callback) => {
    asks.push(callback)
    return () => {}
  }
  const fetch = async (url: string | URL | Request) =>
    (url instanceof Request ? url.url : String(url)).includes('pushover')
      ? Response.json({ token: 'invalid', status: 0 }, { status: 400 })
      : Response.json({ code: 20_003 }, { status: 401 })
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const stop = watchProviders({ ...office.running.value, setTimer, fetch, log })
  for (let minute = 0; minute < 3; minute++) {
    asks.at(-1)?.()
    await setImmediate()
  }
  await told('Nobody can be called', ...OWNERS)
  await told('Pushover notifies nobody', ...OWNERS)
  stop()
})

test('a number is blocked, or let through', async () => {
  await rings('+12015550123')
  await step(await lastLead(), 'pending', 'spam')
  await told('Ana blocked a phone number', ...OWNERS)
  await press('/staff/blocked/let-through', { number: '2015550123' }, olga)
  await told('Olga let a blocked number through', PAUL)
  await rings('+12015550124')
  const [other = ''] = (await office.running.leads())
    .filter(({ type, status }) => type === 'call' && status === 'pending')
    .map(({ id }) => id)
  await step(other, 'pending', 'spam')
  // The lead is opened again.
  await step(other, 'spam', 'pending')
  await told('Ana let a blocked number through', ...OWNERS)
})

test('a waiting request is joined', async () => {
  const [waiting, invented] = [await arrives(), await arrives()]
  await step(invented.id, 'pending', 'accepted')
  await press(`/staff/l/${waiting.id}/join`, { other: invented.id })
  later(20_000)
  await told('Its alarm has stopped', ...ON_CALL, ...OWNERS)
})

test('an assignee joins a request, closes one before driving, or without the work after it', async () => {
  const [own, invented] = [await arrives(), await arrives()]
  await step(own.id, 'pending', 'accepted')
  await step(invented.id, 'pending', 'accepted')
  await step(invented.id, 'accepted', 'en_route')
  await press(`/staff/l/${own.id}/join`, { other: invented.id })
  later(20_000)
  await told('Its alarm has stopped', ...OWNERS)
  for (const to of ['spam', 'lost', 'cancelled', 'done'])
    await step((await taken()).id, 'accepted', to)
  await told('Nobody was on the way to it', ...OWNERS)
  await step(invented.id, 'en_route', 'lost')
  await told('closed without the work', ...OWNERS)
})

/** A request that Ana has. */
async function taken() {
  const lead = await arrives()
  await step(lead.id, 'pending', 'accepted')
  return lead
}

test('a lead is corrected', async () => {
  const { id } = await taken()
  await press(`/staff/l/${id}/correct`, { phone: '(201) 555-0188' }, ben)
  await told('The history shows what it was before', ANA, ...OWNERS)
  await press(`/staff/l/${id}/correct`, { name: 'Zoe' }, ana)
  await told('The history shows what it was before', ANA, ...OWNERS)
  const corrected = office.running.mails.filter(({ text }) => text.includes('what it was before'))
  // Of her own correction Ana is not told.
  expect(corrected.map(({ to }) => to.join()).toSorted()).toEqual(
    [ANA, ...OWNERS, ...OWNERS].toSorted(),
  )
})

test('facts or texts of pages are published', async () => {
  const form = fieldsOf((await olga.get('/staff/business/contact')).body)
  form.set('phones.default', '(908) 555-0117')
  await olga.post('/staff/business/contact/publish', form)
  await told('→ 9085550117', PAUL, OFFICE)
  for (const days of [40, 41]) await recordLead(office.running.db, {}, START - days * DAY_MS)
  const data = fieldsOf((await olga.get('/staff/business/data')).body)
  data.set('retentionDays', '30')
  await olga.post('/staff/business/data/publish', data)
  await told('→ 30', PAUL, OFFICE)
  await told('By then 2 of them are older', PAUL, OFFICE)
  const faq = fieldsOf((await olga.get('/staff/texts/faq')).body)
  const parts = faq.getAll('en')
  faq.delete('en')
  for (const part of parts) faq.append('en', part.replace(/^# /m, '# Tonight: '))
  await olga.post('/staff/texts/faq/publish', faq)
  await told('→ # Tonight:', PAUL, OFFICE)
})

test('the alarm plan, or who is called first, is changed', async () => {
  const plan = { first: '300000', between: '300000', count: '1', owner: '0', everybody: '0' }
  await press('/staff/on-call/plan', plan, olga)
  await told('The alarm plan was changed', PAUL, OFFICE)
  await press(`/staff/team/${ben.id}/move`, { direction: 'up' }, paul)
  await told('The alarm plan was changed', OLGA, PAUL, OFFICE)
})

test('a review is published or hidden, or the list of requests is downloaded', async () => {
  const { id, path } = await taken()
  await step(id, 'accepted', 'done')
  await customer(`${path}/review`, { stars: '5', publish: 'yes' })
  const { body } = await olga.get('/staff/reviews')
  const [, review = ''] = /\/staff\/reviews\/([\w-]+)\/publish/.exec(body) ?? []
  await press(`/staff/reviews/${review}/publish`, {}, olga)
  await told('Olga put a review on the site', PAUL)
  await press(`/staff/reviews/${review}/hide`, {}, olga)
  await told('Olga hid a review', PAUL)
  const list = await olga.get('/staff/leads.csv')
  expect([list.status, list.body.includes('Zoë Ångström')]).toEqual([200, true])
  await told('Olga downloaded the list of requests', PAUL)
})

test('a staff phone texts STOP or START', async () => {
  const contact = { name: 'Ana', phone: '(201) 555-0103', email: ANA, language: 'en' }
  await press(`/staff/team/${ana.id}`, { ...contact, role: 'locksmith' }, olga)
  await texts(NUMBERS.ana, 'STOP')
  await told('Ana gets no texts anymore', ...OWNERS)
  expect((await olga.get(`/staff/team/${ana.id}`)).body).toContain('STOP')
  await texts(NUMBERS.ana, 'START')
  await told('Ana gets texts again', ...OWNERS)
})

test('a staff member goes off call, or is back', async () => {
  await press('/staff/on-call/override', { kind: 'off' })
  await told('Ana is off:', BEN, ...OWNERS)
  await press('/staff/on-call/override', { kind: 'on' })
  await told('Ana is on call:', BEN, ...OWNERS)
})

test('somebody’s shifts change', async () => {
  const shift = { mon: 'on', from: '08:00', to: '16:00', first: 'on' }
  await press('/staff/on-call/shift', { ...shift, staffMember: ana.id })
  await told('New shift for Ana', ...OWNERS)
  await press('/staff/on-call/shift', { ...shift, staffMember: ben.id }, olga)
  await told('New shift for you', BEN)
  await told('New shift for Ben', PAUL)
  await press('/staff/on-call/shift', { ...shift, staffMember: ben.id, intent: 'remove' }, olga)
  await told('Your shift was removed', BEN)
  await told('Shift of Ben was removed', PAUL)
})

test('somebody is added, invited, signed out or removed, or their number, mail or role changes', async () => {
  const dan = { name: 'Dan', phone: '(201) 555-0106', email: 'dan@staff.example', language: 'en' }
  await press('/staff/team', { ...dan, role: 'locksmith' }, olga)
  await told('You were added to the team', 'dan@staff.example')
  await told('New on the team: Dan', PAUL, OFFICE)
  await press(`/staff/team/${ana.id}/invite`, {}, olga)
  await told('A link to sign in as you was made', ANA)
  await told('A link to sign in as Ana was made', PAUL, OFFICE)
  const changed = { name: 'Ana', phone: '', email: 'else@staff.example', language: 'en' }
  await press(`/staff/team/${ana.id}`, { ...changed, role: 'owner' }, olga)
  // At the old address too.
  await told('Your number, mail or role was changed', ANA, 'else@staff.example')
  await told('Number, mail or role of Ana was changed', PAUL, OFFICE)
  // Their mailbox may be open on the phone that is lost.
  await press(`/staff/team/${ben.id}/sign-out`, {}, olga)
  await told('You were signed out everywhere')
  await told('Ben was signed out everywhere', PAUL, OFFICE, 'else@staff.example')
  await press(`/staff/team/${ana.id}/remove`, {}, olga)
  await told('You were removed from the team', 'else@staff.example')
  await told('Ana was removed from the team', PAUL, OFFICE)
})

test('a new phone signs in, a phone is signed out, a passkey is added or removed', async () => {
  const invited = await press(`/staff/team/${ana.id}/invite`, {}, olga)
  const [link = ''] = /\/staff\/invite\/[\w-]{22}/.exec(invited.body) ?? []
  const tablet = office.phone()
  await tablet.post(link)
  await told('New sign-in', ANA)
  await told('Ana signed in', ...OWNERS)
  await tablet.post(`/staff/phones/${ana.sessionId}/end`)
  expect((await ana.get('/staff')).path).toBe('/staff')
  await told('Signed out: your', ANA)
  await told('of Ana', ...OWNERS)
  const { id } = await addPasskey(tablet)
  await told('New passkey of yours', ANA)
  await told('Ana added a passkey', ...OWNERS)
  await tablet.post('/staff/passkeys/remove', { passkey: id })
  await told('Passkey removed: your', ANA)
  await told('Ana removed a passkey', ...OWNERS)
})

test('a lead is closed before anybody took it', async () => {
  const { id } = await arrives()
  await step(id, 'pending', 'lost')
  await told('Nobody was on the way to it', ...ON_CALL, ...OWNERS)
})

test('a lead is taken, and nobody drives ten minutes later', async () => {
  await taken()
  later(11 * MINUTE_MS)
  await told('How is it going?', ANA)
  await told('Taken, and nobody on the way', ...OWNERS)
})

test('who drives is half an hour late and says nothing', async () => {
  const { id } = await taken()
  await step(id, 'accepted', 'en_route')
  later(42 * MINUTE_MS)
  await told('Half an hour late, and no word', ...OWNERS)
  await expect
    .poll(() => calledNumbers(office), { timeout: 15_000 })
    .toEqual(expect.arrayContaining([NUMBERS.olga, NUMBERS.paul]))
})

test('a lead is taken over, or closed by another', async () => {
  const [one, other] = [await taken(), await taken()]
  await step(one.id, 'accepted', 'accepted', ben)
  await told('This request was yours', ANA)
  await step(other.id, 'accepted', 'lost', ben)
  await told('This request was yours', ANA)
  await expect.poll(() => calledNumbers(office), { timeout: 15_000 }).toContain(NUMBERS.ana)
})

test('a visitor cancels, writes, agrees or calls', async () => {
  const waiting = await arrives()
  await customer(`${waiting.path}/note`, { note: 'Behind the bakery' })
  await told('Behind the bakery', ...ON_CALL)
  await customer(`${waiting.path}/cancel`)
  await told('Nobody has to go', ...ON_CALL)
  const { id, path } = await taken()
  await customer(`${path}/note`, { note: 'The blue door' })
  await told('The blue door', ANA)
  later(1000)
  await press(`/staff/l/${id}/quote`, { total: '120', includes: 'Everything' })
  await customer(`${path}/agree`, { quote: String(office.running.state.now) })
  await told('$120', ANA)
  await step(id, 'accepted', 'en_route')
  await rings('+12015550123')
  await told('Nobody took the call', ANA)
  const other = await taken()
  await customer(`${other.path}/cancel`)
  await told('This request was yours', ANA)
})

test('a visitor cancels too late, or does not agree', async () => {
  const { id, path } = await taken()
  await press(`/staff/l/${id}/quote`, { total: '120', includes: 'Everything' })
  await customer(`${path}/agree`, { quote: String(office.running.state.now) })
  later(1000)
  await press(`/staff/l/${id}/quote`, { total: '900', includes: 'Everything' })
  await customer(`${path}/disagree`, { quote: String(office.running.state.now) })
  await told('Talk to the customer before you go on', ANA)
  await told('A colleague has this request', ...OWNERS)
  const other = await taken()
  await step(other.id, 'accepted', 'en_route')
  await customer(`${other.path}/cancel`)
  await told('call the customer before you drive on', ANA)
  await expect.poll(() => calledNumbers(office), { timeout: 15_000 }).toContain(NUMBERS.ana)
})

test('a customer reviews a job', async () => {
  const { id, path } = await taken()
  await step(id, 'accepted', 'done')
  await customer(`${path}/review`, { stars: '1' })
  await told('A review of one or two stars', ...OWNERS)
})

test('a phone’s sign-in or notifications end', async () => {
  const subscription = {
    endpoint: 'https://push.example/push/ana',
    keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
  }
  await ana.post('/staff/push', { subscription: JSON.stringify(subscription) })
  await ana.post('/staff/push/end')
  await told('not notified anymore', ANA)
  for (const days of [44, 44]) {
    later(days * DAY_MS)
    await ana.get('/staff')
  }
  await office.running.db.write((tx) => warnOfEndingSessions(tx, office.running.state.now))
  await told('The board closes on', ANA)
})

test('nobody took a lead within the hour', async () => {
  await arrives()
  later(HOUR_MS + MINUTE_MS)
  await told('Nobody took it', ...ON_CALL, ...OWNERS, CARL, OFFICE)
})
