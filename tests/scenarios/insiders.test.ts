/**
 * What somebody can do with the phone of an owner for an hour, what the server answers, and who is told by
 * what before the minute is over. A colleague's month is colleague-month.test.ts, a night with a locksmith's
 * phone owner-day.test.ts.
 */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { business, putInForce } from '#domain/business/business.ts'
import { businessFileInForce } from '#domain/business/reader/path.ts'
import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts'
import { createFakePublishing } from '#server/business/publishing.fixture.ts'
import { rows } from '#server/db/db.ts'
import { openSqlite } from '#server/db/sqlite.ts'
import { retentionDaysInForce } from '#server/maintenance/retention-days.ts'
import { invite } from '#server/staff/invitations.ts'
import { recordLead } from '../support/board-setup.ts'
import { fieldsOf } from '../support/form-fields.ts'
import {
  addPasskey,
  type OpenedPage,
  type Phone,
  signInByPasskey,
  type StaffedApp,
  missCall,
  startStaffedApp,
} from '../support/owner-phone.ts'
import { addShift } from '../support/schedules.ts'
import { createSmallInForce } from '../support/small-in-force.ts'
import { signInStaff } from '../support/staff-session.ts'
import { expectTold } from '../support/told.ts'

const FACTS = { ...business, timeZone: 'America/New_York' }
putInForce(FACTS)

const DELIVERED = readFileSync(businessFileInForce(process.env), 'utf8')
const START = Temporal.ZonedDateTime.from('2031-03-04T20:00[America/New_York]').epochMilliseconds
const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const ALWAYS = { days: [...WEEK], from: '00:00', to: '00:00' }
const OFFICE = 'office@palisade.example'
const OLGA = 'olga@staff.example'
const PAUL = 'paul@staff.example'
const ANA = 'ana@staff.example'
const BEN = 'ben@staff.example'
const MAX = 'max@thief.example'

type Name = 'Olga' | 'Paul' | 'Ana' | 'Ben'
interface Member {
  readonly id: string
  readonly sessionId: string
  readonly phone: Phone
}

let office: StaffedApp
/** Olga's phone is the thief's. */
let staff: Readonly<Record<Exclude<Name, 'Paul'>, Member>> & { readonly Paul?: Member }
let folder = ''
afterEach(async () => {
  await office.stop()
  putInForce(FACTS)
  if (folder !== '') rmSync(folder, { recursive: true })
  folder = ''
})

async function open(
  hasTwoOwners: boolean,
  options: Parameters<typeof startStaffedApp>[1] = {
    deps: { publishing: createFakePublishing(DELIVERED, () => START) },
  },
): Promise<Phone> {
  office = await startStaffedApp(START, options)
  const { db } = office.running
  const add = async (name: Name, number: string): Promise<Member> => {
    const role = ['Olga', 'Paul'].includes(name) ? 'owner' : 'locksmith'
    const session = { now: START, phone: number, role, expiresAt: START + 60 * DAY_MS } as const
    const { staffMemberId: id, sessionId, cookie } = await signInStaff(db, name, session)
    return { id, sessionId, phone: office.phone(`__Host-${cookie}`) }
  }
  staff = {
    Olga: await add('Olga', '+12015550101'),
    ...(hasTwoOwners && { Paul: await add('Paul', '+12015550102') }),
    Ana: await add('Ana', '+12015550103'),
    Ben: await add('Ben', '+12015550104'),
  }
  for (const { id } of [staff.Ana, staff.Ben]) await addShift(db, id, ALWAYS)
  return staff.Olga.phone
}

const later = (ms: number): void => {
  office.running.state.now += ms
}
const linkIn = ({ body }: OpenedPage): string => /\/staff\/invite\/[\w-]{22}/.exec(body)?.[0] ?? ''

/** Signs another phone in as a staff member, as a link that was made earlier would. */
async function anotherPhone({ id }: Member): Promise<Phone> {
  const { db, state } = office.running
  const token = await db.write((tx) => invite(tx, id, { now: state.now, lifeMs: HOUR_MS }))
  const phone = office.phone()
  await phone.post(`/staff/invite/${token}`)
  return phone
}

async function publish(phone: Phone, section: string, changes: Record<string, string>) {
  const form = fieldsOf((await phone.get(`/staff/business/${section}`)).body)
  for (const [name, value] of Object.entries(changes)) form.set(name, value)
  return await phone.post(`/staff/business/${section}/publish`, form)
}

const arrives = async () => await recordLead(office.running.db, {}, office.running.state.now)
const step = async (phone: Phone, id: string, from: string, to: string): Promise<OpenedPage> => {
  const page = await phone.post(`/staff/l/${id}/step`, { from, to })
  // It is told once it cannot be undone any more.
  later(20_000)
  return page
}

/** A review of Ana's work, which its customer lets us publish. */
async function reviewId(): Promise<string> {
  const { id, path: page } = await arrives()
  await step(staff.Ana.phone, id, 'pending', 'accepted')
  await step(staff.Ana.phone, id, 'accepted', 'done')
  await office.phone().post(`${page}/review`, { stars: '5', publish: 'yes' })
  const [review] = await office.running.db.read((tx) =>
    rows<{ id: string }>(tx, `SELECT id FROM reviews`),
  )
  return review?.id ?? ''
}

const subscription = (name: string) => ({
  subscription: JSON.stringify({
    endpoint: `https://push.example/push/${name}`,
    keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
  }),
})

interface Doing {
  /** Who is told, by the words of the mail; `other` is the other owner, if there is one. */
  readonly told: (other: readonly string[]) => Readonly<Record<string, readonly string[]>>
  readonly act: (thief: Phone) => Promise<OpenedPage>
  /** Refused if the last sign-in is older than twelve hours. */
  readonly isLocked?: boolean
}

/** Where nobody else is left, STAFF_EMAIL. */
const orOffice = (other: readonly string[]): readonly string[] =>
  other.length > 0 ? other : [OFFICE]
const LOCKED = { isLocked: true }

const DOINGS: Readonly<Record<string, Doing>> = {
  'slows the alarm plan': {
    ...LOCKED,
    act: (thief) => {
      const slow = { first: '300000', between: '300000', count: '1', owner: '0', everybody: '0' }
      return thief.post('/staff/on-call/plan', slow)
    },
    told: (other) => ({ 'The alarm plan was changed': [...other, OFFICE] }),
  },
  'changes who is called first': {
    ...LOCKED,
    act: (thief) => thief.post(`/staff/team/${staff.Ben.id}/move`, { direction: 'up' }),
    told: (other) => ({ 'The alarm plan was changed': [...other, OFFICE] }),
  },
  'sets a locksmith off call': {
    act: (thief) =>
      thief.post('/staff/on-call/override', { staffMember: staff.Ana.id, kind: 'off' }),
    told: (other) => ({ 'You are off:': [ANA], 'Ana is off:': [BEN, ...other] }),
  },
  'sets the owner off call': {
    act: (thief) => thief.post('/staff/on-call/override', { kind: 'off' }),
    told: (other) => ({ 'Olga is off:': [ANA, BEN, ...other] }),
  },
  'takes a shift from a locksmith': {
    act: (thief) =>
      thief.post('/staff/on-call/shift', {
        ...Object.fromEntries(WEEK.map((day) => [day, 'on'])),
        ...{ from: '00:00', to: '00:00', staffMember: staff.Ana.id, intent: 'remove' },
      }),
    told: (other) => ({ 'Your shift was removed': [ANA], 'Shift of Ana was removed': other }),
  },
  'adds an owner': {
    ...LOCKED,
    act: (thief) =>
      thief.post('/staff/team', {
        ...{ name: 'Max', phone: '(201) 555-0166', email: MAX, language: 'en', role: 'owner' },
      }),
    told: (other) => ({
      'You were added to the team': [MAX],
      'New on the team: Max': [...other, OFFICE],
    }),
  },
  'takes over number and mail of the owner': {
    ...LOCKED,
    act: (thief) =>
      thief.post(`/staff/team/${staff.Olga.id}`, {
        ...{ name: 'Olga', phone: '(201) 555-0166', email: MAX, language: 'en', role: 'owner' },
      }),
    told: (other) => ({
      'Your number, mail or role was changed': [OLGA, MAX],
      'Number, mail or role of Olga was changed': [...other, OFFICE],
    }),
  },
  'makes a locksmith an owner': {
    ...LOCKED,
    act: (thief) =>
      thief.post(`/staff/team/${staff.Ben.id}`, {
        ...{ name: 'Ben', phone: '(201) 555-0104', email: BEN, language: 'en', role: 'owner' },
      }),
    told: (other) => ({
      'Your number, mail or role was changed': [BEN],
      'Number, mail or role of Ben was changed': [...other, OFFICE],
    }),
  },
  'removes a locksmith': {
    ...LOCKED,
    act: (thief) => thief.post(`/staff/team/${staff.Ana.id}/remove`),
    told: (other) => ({
      'You were removed from the team': [ANA],
      'Ana was removed from the team': [...other, OFFICE],
    }),
  },
  'signs a locksmith out everywhere': {
    ...LOCKED,
    act: (thief) => thief.post(`/staff/team/${staff.Ana.id}/sign-out`),
    told: (other) => ({ 'Ana was signed out everywhere': [...other, OFFICE] }),
  },
  'signs the owner out everywhere else': {
    ...LOCKED,
    act: (thief) => thief.post(`/staff/team/${staff.Olga.id}/sign-out`),
    told: (other) => ({
      'You were signed out everywhere': [OLGA],
      'Olga was signed out everywhere': [...other, OFFICE],
    }),
  },
  'signs another phone of the owner out': {
    async act(thief) {
      const tablet = await anotherPhone(staff.Olga)
      const { id, sessionId } = staff.Olga
      const others = await office.running.db.read((tx) =>
        rows<{ id: string }>(
          tx,
          `SELECT id FROM staff_sessions WHERE staff_member_id = :id AND id <> :sessionId`,
          { id, sessionId },
        ),
      )
      for (const other of others) await thief.post(`/staff/phones/${other.id}/end`)
      expect((await tablet.get('/staff')).status).toBe(303)
      return await thief.get('/staff')
    },
    told: (other) => ({ 'Signed out: your': [OLGA], 'of Olga': orOffice(other) }),
  },
  'makes a link to come back as the owner': {
    ...LOCKED,
    act: (thief) => thief.post(`/staff/team/${staff.Olga.id}/invite`),
    told: (other) => ({
      'A link to sign in as you was made': [OLGA],
      'A link to sign in as Olga was made': [...other, OFFICE],
    }),
  },
  'adds a passkey': {
    ...LOCKED,
    async act(thief) {
      const asked = await thief.post('/staff/passkeys/options')
      if (asked.status === 200) await addPasskey(thief)
      return asked
    },
    told: (other) => ({
      'New passkey of yours': [OLGA],
      'Olga added a passkey': orOffice(other),
    }),
  },
  'publishes another phone number': {
    ...LOCKED,
    act: (thief) => publish(thief, 'contact', { 'phones.default': '(908) 555-0117' }),
    told: (other) => ({ '→ 9085550117': [...other, OFFICE] }),
  },
  'publishes another price': {
    ...LOCKED,
    act: (thief) => publish(thief, 'prices', { 'offers.emergencyLockout.price': '987' }),
    told: (other) => ({ '→ 987': [...other, OFFICE] }),
  },
  'has everything deleted after a day': {
    ...LOCKED,
    async act(thief) {
      for (const days of [40, 41])
        await recordLead(office.running.db, {}, office.running.state.now - days * DAY_MS)
      return await publish(thief, 'data', { retentionDays: '1' })
    },
    told: (other) => ({
      '→ 1': [...other, OFFICE],
      'By then 2 of them are older': [...other, OFFICE],
    }),
  },
  'publishes another text': {
    ...LOCKED,
    async act(thief) {
      const form = fieldsOf((await thief.get('/staff/texts/faq')).body)
      const parts = form.getAll('en')
      form.delete('en')
      for (const part of parts) form.append('en', part.replace(/^# /m, '# Closed. '))
      return await thief.post('/staff/texts/faq/publish', form)
    },
    told: (other) => ({ '→ # Closed.': [...other, OFFICE] }),
  },
  'downloads the list of requests': {
    ...LOCKED,
    act: (thief) => thief.get('/staff/leads.csv'),
    told: (other) => ({ 'Olga downloaded the list of requests': orOffice(other) }),
  },
  'blocks the number of a customer': {
    act: async (thief) =>
      await step(thief, await missCall(office, '+12015550123'), 'pending', 'spam'),
    told: (other) => ({
      'Olga blocked a phone number': orOffice(other),
      // Whoever is on call, and the owner of the phone.
      'Nobody was on the way to it': [ANA, BEN, OLGA, ...other],
    }),
  },
  'lets a blocked number through': {
    async act(thief) {
      await step(staff.Ana.phone, await missCall(office, '+12015550123'), 'pending', 'spam')
      return await thief.post('/staff/blocked/let-through', { number: '2015550123' })
    },
    told: (other) => ({ 'Olga let a blocked number through': orOffice(other) }),
  },
  'publishes a review': {
    act: async (thief) => await thief.post(`/staff/reviews/${await reviewId()}/publish`),
    told: (other) => ({ 'Olga put a review on the site': orOffice(other) }),
  },
  'hides a review': {
    act: async (thief) => await thief.post(`/staff/reviews/${await reviewId()}/hide`),
    told: (other) => ({ 'Olga hid a review': orOffice(other) }),
  },
  'ends the notifications of the phone': {
    async act(thief) {
      await thief.post('/staff/push', subscription('olga'))
      await thief.post('/staff/push/end')
      return await thief.get('/staff')
    },
    told: () => ({ 'not notified anymore': [OLGA] }),
  },
}

for (const hasTwoOwners of [true, false])
  test.each(Object.entries(DOINGS))(
    `a thief with the phone of ${hasTwoOwners ? 'one of two owners' : 'the only owner'} %s`,
    async (_what, { act, told }) => {
      const thief = await open(hasTwoOwners)
      expect((await act(thief)).status).toBe(200)
      for (const [words, recipients] of Object.entries(told(hasTwoOwners ? [PAUL] : [])))
        await expectTold(office, words, recipients)
    },
  )

test('a thief with the phone of one of two owners removes the other, or signs them out', async () => {
  const thief = await open(true)
  const id = staff.Paul?.id ?? ''
  expect((await thief.post(`/staff/team/${id}/sign-out`)).status).toBe(200)
  // Nothing goes to Paul, whose mailbox may be open on a lost phone, so STAFF_EMAIL hears of all that follows.
  await expectTold(office, 'Paul was signed out everywhere', [OFFICE])
  await thief.get('/staff/leads.csv')
  await expectTold(office, 'Olga downloaded the list of requests', [OFFICE])
  await office.stop()
  const again = await open(true)
  expect((await again.post(`/staff/team/${staff.Paul?.id ?? ''}/remove`)).status).toBe(200)
  await expectTold(office, 'You were removed from the team', [PAUL])
  await expectTold(office, 'Paul was removed from the team', [OFFICE])
})

test('an owner of the thief’s is not the only one who hears of the next change', async () => {
  const thief = await open(false)
  const max = { name: 'Max', phone: '(201) 555-0166', email: MAX, language: 'en', role: 'owner' }
  await thief.post('/staff/team', max)
  await publish(thief, 'contact', { 'phones.default': '(908) 555-0117' })
  await expectTold(office, '→ 9085550117', [MAX, OFFICE])
})

test('the mailbox of the business hears that another one takes its place', async () => {
  const thief = await open(false, {
    environment: { STAFF_EMAIL: '' },
    deps: { publishing: createFakePublishing(DELIVERED, () => START) },
  })
  expect((await publish(thief, 'contact', { staffEmail: MAX })).status).toBe(200)
  await expectTold(office, `→ ${MAX}`, [FACTS.staffEmail, MAX])
})

test('a phone whose last sign-in is older than twelve hours opens neither money, plan, team nor facts', async () => {
  const thief = await open(true)
  later(12 * HOUR_MS + 1)
  const locked = Object.entries(DOINGS).filter(([, { isLocked }]) => isLocked)
  for (const [what, { act }] of locked) {
    const { status } = await act(thief)
    // A page leads to the sign-in, and comes back.
    expect([what, status]).toEqual([what, what.startsWith('downloads') ? 303 : 403])
  }
  for (const [, { told }] of locked)
    for (const words of Object.keys(told([]))) await expectTold(office, words, [])
})

test('a mailbox that is open on the phone proves nothing for an owner with a passkey', async () => {
  const thief = await open(true)
  const signInByCode = async (): Promise<void> => {
    const { length } = office.running.mails
    const asked = await thief.post('/staff/sign-in', { address: OLGA })
    await expect
      .poll(() => office.running.mails.length, { timeout: 10_000 })
      .toBeGreaterThan(length)
    const code = /\b\d{3} ?\d{3}\b/.exec(office.running.mails.at(-1)?.text ?? '')?.[0] ?? ''
    expect((await thief.post(asked.path, { code })).status).toBe(200)
  }
  later(13 * HOUR_MS)
  expect((await thief.get('/staff/team')).status).toBe(303)
  await signInByCode()
  expect((await thief.get('/staff/team')).status).toBe(200)
  await expectTold(office, 'Olga signed in', [PAUL])
  const passkey = await addPasskey(thief)
  later(13 * HOUR_MS)
  await signInByCode()
  expect((await thief.get('/staff')).status).toBe(200)
  expect((await thief.get('/staff/team')).status).toBe(303)
  // With finger or PIN of the phone.
  await signInByPasskey(thief, passkey)
  expect((await thief.get('/staff/team')).status).toBe(200)
})

test('a thief leads notifications to another phone, until the owner opens the board or is signed out', async () => {
  const thief = await open(true)
  const endpoints = async () =>
    await office.running.db.read((tx) =>
      rows<{ addressKey: string }>(tx, `SELECT address_key FROM channels WHERE kind = 'push'`),
    )
  await thief.post('/staff/push', subscription('thief'))
  expect(await endpoints()).toEqual([{ addressKey: 'https://push.example/push/thief' }])
  // The page of the board sends what its own browser has.
  await thief.post('/staff/push', subscription('olga'))
  expect(await endpoints()).toEqual([{ addressKey: 'https://push.example/push/olga' }])
  await thief.post('/staff/push', subscription('thief'))
  await staff.Paul?.phone.post(`/staff/team/${staff.Olga.id}/sign-out`)
  expect(await endpoints()).toEqual([])
})

test('the other owner undoes what a thief did for an hour, and nothing is lost', async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'insiders-'))
  const db = openSqlite({ file: path.join(folder, 'palisade.db') })
  await db.migrate()
  const clock = () => office?.running.state.now ?? START
  const inForce = createSmallInForce({ db, dataDir: folder, clock })
  await inForce.start()
  const before = business
  const thief = await open(true, {
    openDb: () => db,
    deps: { publishing: inForce.publishing },
  })
  const paul = staff.Paul?.phone ?? thief
  const leads = [await arrives(), await recordLead(db, {}, START - 100 * DAY_MS)]
  await step(staff.Ben.phone, leads[0]?.id ?? '', 'pending', 'accepted')

  expect((await publish(thief, 'data', { retentionDays: '1' })).status).toBe(200)
  expect((await publish(thief, 'contact', { 'phones.default': '(908) 555-0117' })).status).toBe(200)
  expect(business.phones.default).toBe('9085550117')
  const max = { name: 'Max', phone: '(201) 555-0166', email: MAX, language: 'en', role: 'owner' }
  await thief.post('/staff/team', max)
  await thief.post(`/staff/team/${staff.Olga.id}`, { ...max, name: 'Olga' })
  await thief.post(`/staff/team/${staff.Ben.id}/remove`)
  const ownLink = linkIn(await thief.post(`/staff/team/${staff.Olga.id}/invite`))
  const linkOfAna = linkIn(await thief.post(`/staff/team/${staff.Ana.id}/invite`))
  await addPasskey(thief)
  later(HOUR_MS)

  // What ends the access: that of Olga with all that she can open, her false colleague, and the link of Ana.
  await expectTold(office, 'Facts of the business were published', [PAUL, OFFICE])
  await expectTold(office, 'A link to sign in as Ana was made', [PAUL, MAX, OFFICE])
  await paul.post(`/staff/team/${staff.Olga.id}/sign-out`)
  await paul.post(`/staff/team/${staff.Ana.id}/sign-out`)
  const team = await paul.get('/staff/team')
  const [, pageOfMax = ''] =
    /href="(\/staff\/team\/[^"]*)"[^>]*aria-label="[^"]*Max/.exec(team.body) ?? []
  await paul.post(`${pageOfMax}/remove`)
  expect((await thief.get('/staff')).status).toBe(303)
  for (const link of [ownLink, linkOfAna])
    expect((await office.phone().post(link)).status).toBe(404)

  // The facts of before are one press away, and what was to be deleted after a day is not.
  const versions = (await paul.get('/staff/business')).body
  const back = [...versions.matchAll(/\/staff\/business\/versions\/[\w-]+/g)].at(-1)?.[0] ?? ''
  expect((await paul.post(back)).status).toBe(200)
  expect(business).toEqual(before)
  const kept = await db.read((tx) => retentionDaysInForce(tx, 1, START + 6 * DAY_MS))
  expect(kept).toBe(before.retentionDays)

  // Olga and Ana come back by links, Ben as a new member; his request was handed back.
  const olga = { name: 'Olga', phone: '(201) 555-0101', email: OLGA, language: 'en', role: 'owner' }
  await paul.post(`/staff/team/${staff.Olga.id}`, olga)
  const phone = office.phone()
  await phone.post(linkIn(await paul.post(`/staff/team/${staff.Olga.id}/invite`)))
  expect((await phone.get('/staff/team')).status).toBe(200)
  const stored = await office.running.leads()
  expect(stored.map(({ id }) => id).toSorted()).toEqual(leads.map(({ id }) => id).toSorted())
  expect(stored.map(({ status }) => status)).toEqual(['pending', 'pending'])
}, 60_000)
