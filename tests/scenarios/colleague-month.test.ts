/**
 * A colleague who cheats customers, colleagues and owners for a month, one trick a day: what the server
 * answers, who is told by what before the minute is over, and what only the history of the lead shows.
 */

import { afterEach, beforeEach, expect, test } from 'vitest'
import { business, putInForce } from '#domain/business/business.ts'
import type { Submission } from '#domain/submission/fields.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import type { Role } from '#domain/staff/roles.ts'
import { rows } from '#server/db/db.ts'
import { listEvents } from '#server/db/tables/events.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'
import { recordLead } from '../support/board-setup.ts'
import { type Phone, type StaffedApp, missCall, startStaffedApp } from '../support/owner-phone.ts'
import { addShift, setOverride } from '../support/schedules.ts'
import { signInStaff } from '../support/staff-session.ts'
import { calledNumbers, expectTold } from '../support/told.ts'

putInForce({ ...business, timeZone: 'America/New_York' })

const START = Temporal.ZonedDateTime.from('2031-03-04T20:00[America/New_York]').epochMilliseconds
const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const OLGA = 'olga@staff.example'
const PAUL = 'paul@staff.example'
const EVE = 'eve@staff.example'
const ANA = 'ana@staff.example'
const BEN = 'ben@staff.example'
const OWNERS = [OLGA, PAUL]
const NUMBERS = { olga: '+12015550101', eve: '+12015550103', ana: '+12015550104' }
/** Eve's other phone. */
const PRIVATE = '(201) 555-0177'

interface Member extends Phone {
  readonly id: string
}

let office: StaffedApp
/** Cheats. */
let eve: Member
let ana: Member
/** Off call, on holiday. */
let ben: Member
beforeEach(async () => {
  office = await startStaffedApp(START)
  const { db } = office.running
  const add = async (name: string, phone: string, role: Role = 'locksmith'): Promise<Member> => {
    const session = { now: START, phone, role, expiresAt: START + 60 * DAY_MS }
    const { staffMemberId: id, cookie } = await signInStaff(db, name, session)
    return { id, ...office.phone(`__Host-${cookie}`) }
  }
  await add('Olga', NUMBERS.olga, 'owner')
  await add('Paul', '+12015550102', 'owner')
  eve = await add('Eve', NUMBERS.eve)
  ana = await add('Ana', NUMBERS.ana)
  ben = await add('Ben', '+12015550105')
  for (const { id } of [eve, ana])
    await addShift(db, id, { days: [...WEEK], from: '00:00', to: '00:00' })
  await setOverride(db, ben.id, { kind: 'off', until: START + 60 * DAY_MS })
}, 60_000)
afterEach(() => office.stop())

const later = (ms: number): void => {
  office.running.state.now += ms
}
let customers = 0
const arrives = async (row: Partial<Submission> = {}) => {
  const phone = `(201) 555-1${String(++customers).padStart(3, '0')}`
  return await recordLead(office.running.db, { phone, ...row }, office.running.state.now)
}
/** The status in which a request is, and who has it, as the database has it. */
const stateOf = async (id: string) =>
  (await office.running.db.read((tx) => getLead(tx, id)))?.status
const press = async (who: Phone, id: string, act: string, fields: Record<string, string> = {}) =>
  (await who.post(`/staff/l/${id}/${act}`, fields)).status
/** A step is told once it cannot be undone any more. */
const step = async (id: string, from: string, to: string, who: Phone = eve): Promise<void> => {
  const field: Record<string, string> = to === 'en_route' ? { eta: '10' } : { to }
  expect(await press(who, id, 'step', { from, ...field })).toBe(200)
  later(20_000)
}
/** A request that a locksmith has. */
async function taken(who: Phone = eve, row: Partial<Submission> = {}) {
  const lead = await arrives(row)
  await step(lead.id, 'pending', 'accepted', who)
  return lead
}
async function driven(row: Partial<Submission> = {}) {
  const lead = await taken(eve, row)
  await step(lead.id, 'accepted', 'en_route')
  return lead
}
/** The customer's browser, which has no session. */
const customer = async (path: string, fields: Record<string, string> = {}) =>
  await office.phone().post(path, fields)
const historyOf = async (id: string): Promise<readonly string[]> =>
  (await office.running.db.read((tx) => listEvents(tx, id))).map(({ kind }) => kind)
/** What the server mails to the customer about it. */
const mailedToCustomer = async (id: string): Promise<readonly string[]> =>
  (
    await office.running.db.read((tx) =>
      rows<{ kind: string }>(
        tx,
        `SELECT kind FROM outbox WHERE submission_id = :id AND lane = 'visitor' ORDER BY queued_at, id`,
        { id },
      ),
    )
  ).map(({ kind }) => kind)
const invent = async (phone: string): Promise<string> => {
  const fields = { form: crypto.randomUUID(), phone, name: 'X', address: '', service: '' }
  const { path } = await eve.post('/staff/leads/new', fields)
  return /\/staff\/l\/([\w-]+)/.exec(path)?.[1] ?? ''
}
const phoneOf = async (id: string) =>
  (await office.running.db.read((tx) => getLead(tx, id)))?.phone ?? ''

type Told = Readonly<Record<string, readonly string[]>>
/** Nobody is told; what the history shows is asserted by the trick. */
const NOBODY: Told = {}

/** Each does one trick, and returns who is told by which words. */
const TRICKS: Readonly<Record<string, () => Promise<Told>>> = {
  async 'takes a request and sits'() {
    await taken()
    later(11 * MINUTE_MS)
    return { 'Taken, and nobody on the way': OWNERS }
  },
  async 'says that she is on the way, and sits'() {
    await driven()
    later(42 * MINUTE_MS)
    return { 'Half an hour late, and no word': OWNERS }
  },
  async 'puts her arrival off each time before it is over'() {
    const { id, path } = await driven()
    for (let time = 0; time < 4; time++) {
      later(30 * MINUTE_MS)
      expect(await press(eve, id, 'step', { from: 'en_route', eta: '45' })).toBe(200)
    }
    // Only the customer's page says so.
    expect((await office.phone().get(`${path}/state`)).body).toContain('en_route')
    expect((await historyOf(id)).filter((kind) => kind === 'eta')).toHaveLength(5)
    return { 'Half an hour late, and no word': [], 'How is it going?': [] }
  },
  async 'says that she is there, and the customer cancels'() {
    const { id, path } = await driven()
    await step(id, 'en_route', 'here')
    await customer(`${path}/cancel`)
    return { 'A colleague has this request': OWNERS }
  },
  async 'takes over a request of a colleague'() {
    const { id } = await taken(ana)
    await step(id, 'accepted', 'accepted')
    await expect.poll(() => calledNumbers(office), { timeout: 15_000 }).toContain(NUMBERS.ana)
    return { 'This request was yours': [ANA] }
  },
  async 'closes a waiting request as spam, and goes there on her own account'() {
    const { id } = await arrives()
    await step(id, 'pending', 'spam')
    return { 'Nobody was on the way to it': [ANA, EVE, ...OWNERS] }
  },
  async 'closes a request of hers as lost, and goes there on her own account'() {
    const { id } = await taken()
    await step(id, 'accepted', 'lost')
    return { 'Nobody was on the way to it': OWNERS }
  },
  async 'drives, works on her own account, and says that the customer canceled'() {
    const { id } = await driven()
    await step(id, 'en_route', 'here')
    await step(id, 'here', 'cancelled')
    return { 'closed without the work': OWNERS }
  },
  async 'marks one as done at once, and never goes'() {
    const { id } = await taken()
    await step(id, 'accepted', 'done')
    return { 'Nobody was on the way to it': OWNERS }
  },
  async 'closes a request, opens it again, and undoes the opening when the news of it is old'() {
    const { id } = await taken()
    expect(await press(eve, id, 'step', { from: 'accepted', to: 'lost' })).toBe(200)
    later(14_000)
    expect(await press(eve, id, 'step', { from: 'lost', to: 'pending' })).toBe(200)
    const opened = office.running.state.now
    later(2000)
    // The page offers no undo, and the address refuses it: the request waits, with its alarm.
    expect((await eve.get(`/staff/l/${id}`)).body).not.toContain(`/staff/l/${id}/undo`)
    expect(await press(eve, id, 'undo', { at: String(opened) })).toBe(409)
    expect(await stateOf(id)).toBe('pending')
    await step(id, 'pending', 'accepted', ana)
    return NOBODY
  },
  async 'enters no payment'() {
    const { id } = await driven()
    await step(id, 'en_route', 'done')
    expect(await historyOf(id)).not.toContain('payment')
    return { 'closed without the work': [], 'Nobody was on the way': [] }
  },
  async 'enters less than she was paid'() {
    const { id } = await driven()
    await step(id, 'en_route', 'done')
    expect(await press(eve, id, 'payment', { paid: '20', method: 'cash' })).toBe(200)
    // The customer's receipt says what was entered.
    expect(await mailedToCustomer(id)).toContain('receipt')
    expect(await historyOf(id)).toContain('payment')
    return NOBODY
  },
  async 'asks more than was agreed to'() {
    const { id, path } = await taken()
    for (const total of ['120', '900']) {
      later(1000)
      expect(await press(eve, id, 'quote', { total, includes: 'Everything' })).toBe(200)
      if (total === '120')
        await customer(`${path}/agree`, { quote: String(office.running.state.now) })
    }
    expect((await mailedToCustomer(id)).filter((kind) => kind === 'quote')).not.toEqual([])
    await customer(`${path}/disagree`, { quote: String(office.running.state.now) })
    return { 'A colleague has this request': OWNERS }
  },
  async 'joins a waiting request with one that she invents'() {
    const { id } = await arrives()
    const invented = await invent(await phoneOf(id))
    await step(invented, 'pending', 'accepted')
    expect(await press(eve, id, 'join', { other: invented })).toBe(200)
    later(20_000)
    return { 'Its alarm has stopped': [ANA, EVE, ...OWNERS] }
  },
  async 'joins a request of hers with one that she invents'() {
    const { id } = await driven()
    const invented = await invent(await phoneOf(id))
    await step(invented, 'pending', 'accepted')
    await step(invented, 'accepted', 'here')
    expect(await press(eve, id, 'join', { other: invented })).toBe(200)
    later(20_000)
    return { 'Its alarm has stopped': OWNERS }
  },
  async 'corrects the number of a waiting request to her own'() {
    const { id } = await arrives()
    expect(await press(eve, id, 'correct', { phone: PRIVATE })).toBe(200)
    return { 'The history shows what it was before': OWNERS }
  },
  async 'sends a colleague to another address'() {
    const { id } = await taken(ana)
    expect(await press(eve, id, 'correct', { address: '1 Sample St, Hoboken, NJ' })).toBe(200)
    return { 'The history shows what it was before': [ANA, ...OWNERS] }
  },
  async 'reads gate codes'() {
    const { id } = await taken(ana)
    expect(await press(eve, id, 'code')).toBe(403)
    const own = await taken()
    expect((await eve.post(`/staff/l/${own.id}/code`)).body).toContain('#9876')
    await step(own.id, 'accepted', 'pending')
    expect(await historyOf(own.id)).toContain('gate_code')
    return NOBODY
  },
  async 'searches the customers of all months'() {
    const old = await recordLead(office.running.db, { name: 'Old Customer' }, START - 100 * DAY_MS)
    const found = await eve.get('/staff/search?q=Old+Customer')
    expect([found.status, found.body.includes(old.id)]).toEqual([200, true])
    return NOBODY
  },
  async 'acts for a customer by the link that she texts'() {
    const { id, path } = await taken()
    const page = decodeURIComponent((await eve.get(`/staff/l/${id}`)).body)
    const link = /\/r\/[\w-]{43}/.exec(page)?.[0] ?? ''
    expect(page).not.toContain(path)
    const browser = office.phone()
    expect((await browser.get(link)).status).toBe(200)
    for (const act of ['cancel', 'agree', 'disagree', 'review', 'note'])
      expect([act, (await browser.post(`${link}/${act}`)).status]).toEqual([act, 404])
    return NOBODY
  },
  async 'praises herself as a customer whom she invents'() {
    const { id, path } = await driven({ email: 'eve@private.example' })
    await step(id, 'en_route', 'done')
    await customer(`${path}/review`, { stars: '5', text: 'Eve is the best', publish: 'yes' })
    const [review] = await office.running.db.read((tx) =>
      rows<{ id: string; state: string }>(tx, `SELECT id, state FROM reviews`),
    )
    expect(review?.state).toBe('new')
    expect((await eve.post(`/staff/reviews/${review?.id}/publish`)).status).toBe(403)
    return { 'New review': OWNERS }
  },
  async 'hands a request back when she should arrive'() {
    const before = calledNumbers(office).length
    const { id } = await taken()
    later(9 * MINUTE_MS)
    await step(id, 'accepted', 'pending')
    await expect
      .poll(
        () => {
          later(15_000)
          return calledNumbers(office).slice(before)
        },
        { timeout: 20_000, interval: 400 },
      )
      .toContain(NUMBERS.ana)
    await step(id, 'pending', 'accepted', ana)
    return { 'How is it going?': [] }
  },
  async 'hands a request over to somebody who is on holiday'() {
    const { id } = await taken()
    expect(
      await press(eve, id, 'step', { from: 'accepted', to: 'pending', colleague: ben.id }),
    ).toBe(200)
    await expectTold(office, 'A colleague asks you to take this request', [BEN])
    later(3 * MINUTE_MS)
    await expectTold(office, 'Still waiting: ', [ANA])
    await step(id, 'pending', 'accepted', ana)
    return NOBODY
  },
  async 'says that she called the customer in vain'() {
    const { id } = await taken()
    expect(await press(eve, id, 'customer-call', { call: 'not_reached' })).toBe(200)
    expect(await historyOf(id)).toContain('not_reached')
    return NOBODY
  },
  async 'goes off call on the worst night'() {
    expect((await eve.post('/staff/on-call/override', { kind: 'off' })).status).toBe(200)
    return { 'Eve is off:': [ANA, ...OWNERS] }
  },
  async 'goes off call for longer than two weeks'() {
    const far = { kind: 'off', day: '2031-06-01', time: '06:00' }
    expect((await eve.post('/staff/on-call/override', far)).status).toBe(422)
    return NOBODY
  },
  async 'has herself called first, each day'() {
    const shift = { mon: 'on', tue: 'on', from: '00:00', to: '00:00', first: 'on' }
    const planned = { ...shift, staffMember: eve.id }
    expect((await eve.post('/staff/on-call/shift', planned)).status).toBe(200)
    return { 'New shift for Eve': OWNERS }
  },
  async 'blocks the customers of a colleague as spam'() {
    const id = await missCall(office, '+12015550188')
    await step(id, 'pending', 'accepted', ana)
    await step(id, 'accepted', 'spam')
    return { 'This request was yours': [ANA], 'Eve blocked a phone number': OWNERS }
  },
  async 'says of each request that she cannot come'() {
    const before = calledNumbers(office).length
    const { id } = await arrives()
    await expect.poll(() => press(eve, id, 'decline'), { timeout: 15_000 }).toBe(200)
    expect(await historyOf(id)).toContain('declined')
    await expect
      .poll(
        () => {
          later(15_000)
          return calledNumbers(office).slice(before)
        },
        { timeout: 20_000, interval: 400 },
      )
      .toEqual([NUMBERS.ana])
    await step(id, 'pending', 'accepted', ana)
    return NOBODY
  },
  async 'opens what is the owner’s'() {
    for (const page of [
      'overview',
      'overview.csv',
      'overview/leads',
      'leads.csv',
      'team',
      'reviews',
      'blocked',
      'business',
      'texts',
    ])
      expect([page, (await eve.get(`/staff/${page}`)).status]).toEqual([page, 403])
    for (const act of [
      'on-call/plan',
      'team',
      `team/${ana.id}/remove`,
      `team/${eve.id}/invite`,
      `team/${eve.id}/move`,
      'blocked/let-through',
      'business/prices/publish',
      'overview/costs',
    ])
      expect([act, (await eve.post(`/staff/${act}`)).status]).toEqual([act, 403])
    const { id } = await taken(ana)
    await step(id, 'accepted', 'done', ana)
    expect(await press(ana, id, 'payment', { paid: '149' })).toBe(200)
    expect((await eve.get(`/staff/l/${id}`)).body).not.toContain('149.00')
    expect(await press(eve, id, 'payment', { paid: '1' })).toBe(403)
    return NOBODY
  },
}

test('a colleague cheats for a month, one trick a day', async () => {
  expect(Object.keys(TRICKS)).toHaveLength(30)
  for (const [day, [trick, act]] of Object.entries(TRICKS).entries()) {
    office.running.state.now = START + day * DAY_MS
    const since = office.running.mails.length
    const told = await act().catch((error: unknown) => {
      throw new Error(trick, { cause: error })
    })
    for (const [words, recipients] of Object.entries(told))
      await expectTold(office, words, recipients, since)
    // Nobody is told of what the trick does not name.
    const others = office.running.mails
      .slice(since)
      .filter(({ text }) => text.includes('By Eve.'))
      .filter(({ text, subject }) =>
        Object.keys(told).every(
          (words) => !`${subject} ${text}`.replaceAll(/\s+/g, ' ').includes(words),
        ),
      )
      .map(({ to, subject }) => [trick, to.join(), subject])
    expect(others).toEqual([])
    // By the next evening what was left is in other hands.
    later(HOUR_MS)
  }
}, 240_000)
