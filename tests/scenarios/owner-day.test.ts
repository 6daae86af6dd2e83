/** The day of an owner with one phone and no terminal, and a thief's night. */

import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { business, putInForce } from '#domain/business/business.ts'
import { firstInvitation } from '#server/board/sign-in/first-invitation.ts'
import type { FakeCall } from '../support/fake-twilio.ts'
import { recordLead } from '../support/board-setup.ts'
import { type Phone, type StaffedApp, startStaffedApp } from '../support/owner-phone.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'

putInForce({ ...business, timeZone: 'America/New_York' })

const at = (time: string): number =>
  Temporal.ZonedDateTime.from(`${time}[America/New_York]`).epochMilliseconds
const PHONES = { Olga: '(201) 555-0101', Ana: '(201) 555-0102', Ben: '(201) 555-0103' }
type Name = keyof typeof PHONES

let office: StaffedApp
let olga: Phone
beforeEach(async () => {
  // A Tuesday.
  office = await startStaffedApp(at('2031-03-04T17:00'))
  olga = await signIn(await ownerLink(), { name: 'Olga', language: 'en' })
  await olga.post(await pageOf('Olga'), {
    ...{ name: 'Olga', phone: PHONES.Olga, email: 'olga@staff.example' },
    ...{ language: 'en', role: 'owner' },
  })
}, 60_000)
afterEach(() => office.stop())

/** What the first start prints. */
const ownerLink = async (): Promise<string> => {
  const { db, state } = office.running
  const said = await firstInvitation(db, {
    staffUrl: 'https://palisade.example',
    now: state.now,
  })
  return linkIn(said)
}
const linkIn = (text: string): string => /\/staff\/invite\/[\w-]{22}/.exec(text)?.[0] ?? ''

async function signIn(link: string, fields: Record<string, string> = {}): Promise<Phone> {
  const phone = office.phone()
  expect((await phone.post(link, fields)).body).toContain('data-live')
  return phone
}

/** Finds the page of a staff member as the owner does: by the link on the page of the team. */
async function pageOf(name: Name): Promise<string> {
  const { body } = await olga.get('/staff/team')
  const found = new RegExp(`href="(/staff/team/[^"]*)"[^>]*aria-label="[^"]*${name}`).exec(body)
  return found?.[1] ?? ''
}
const idOf = async (name: Name): Promise<string> => (await pageOf(name)).split('/').at(-1) ?? ''

/** The owner adds somebody and lets them in by a link. */
async function hire(name: Name): Promise<Phone> {
  await olga.post('/staff/team', {
    ...{ name, phone: PHONES[name], email: `${name.toLowerCase()}@staff.example` },
    ...{ language: 'en', role: 'locksmith' },
  })
  return await signIn(linkIn((await olga.post(`${await pageOf(name)}/invite`)).body))
}

const later = (minutes: number): void => {
  office.running.state.now += minutes * 60_000
}
const e164 = (name: Name): string => `+1${PHONES[name].replaceAll(/\D/g, '')}`
const callsTo = (name: Name) =>
  office.twilio.taken.filter(({ kind, to }) => kind === 'call' && to === e164(name))
/** Lets the clock go on until somebody is called; the alarm polls by real time. */
async function called(name: Name): Promise<FakeCall> {
  const before = callsTo(name).length
  for (let step = 0; step < 60; step++) {
    const call = callsTo(name)[before]
    if (call !== undefined) return call
    office.running.state.now += 15_000
    await setTimeout(400)
  }
  throw new Error(`${name} was not called`)
}
const mailed = async (to: string, words: string, times = 1) =>
  await vi.waitFor(
    () =>
      expect(
        office.running.mails.filter(
          (mail) => mail.to.includes(to) && `${mail.subject} ${mail.text}`.includes(words),
        ).length,
      ).toBeGreaterThanOrEqual(times),
    { timeout: 15_000, interval: 100 },
  )
const statusOf = async (id: string) =>
  (await office.running.db.read((tx) => getLead(tx, id)))?.status
const arrives = async () => await recordLead(office.running.db, {}, office.running.state.now)

const setShifts = async () => {
  const days = { mon: 'on', tue: 'on', wed: 'on', thu: 'on', fri: 'on', sat: 'on', sun: 'on' }
  const shift = { ...days, from: '18:00', to: '06:00' }
  await olga.post('/staff/on-call/shift', { ...shift, staffMember: await idOf('Ana'), first: 'on' })
  await olga.post('/staff/on-call/shift', { ...shift, staffMember: await idOf('Ben') })
}

test('an owner hires, plans a holiday, tests, and goes on when a phone is lost and somebody leaves', async () => {
  const ana = await hire('Ana')
  const ben = await hire('Ben')
  await setShifts()

  // Ana's holiday: the page says who is called, in the nights of the holiday too.
  await olga.post('/staff/on-call/override', {
    ...{ staffMember: await idOf('Ana'), kind: 'off', instead: await idOf('Olga') },
    ...{ 'from-day': '2031-03-06', 'from-time': '18:00', day: '2031-03-07', time: '06:00' },
  })
  const schedule = (await olga.get('/staff/on-call')).body
  expect(schedule).toContain('<b>Ana, Ben</b>')
  expect(schedule).toContain('Thursday 6:00 PM to Friday 6:00 AM</span><b>Olga, Ben</b>')
  await mailed('ana@staff.example', 'You are off: Thursday 6:00 PM to Friday 6:00 AM')

  // All channels are tested; the carrier refuses one.
  office.twilio.behavior = { code: 30_006 }
  await olga.post(`${await pageOf('Ben')}/test`)
  await vi.waitFor(
    async () => expect((await olga.get(await pageOf('Ben'))).body).toContain('Refused: '),
    { timeout: 15_000, interval: 200 },
  )
  expect((await olga.get('/staff/team')).body).toMatch(/(?:Call|Text): Refused: /)
  office.twilio.behavior = 'well'

  // In the evening a request comes in; Ana is first, and takes it on the phone.
  later(120)
  const evening = await arrives()
  const call = await called('Ana')
  expect(callsTo('Ben')).toEqual([])
  await office.press(call, '1')
  expect(await statusOf(evening.id)).toBe('accepted')
  expect((await ana.get('/staff')).body).toContain('data-live')

  // Ana loses the phone: it opens nothing any more, and Ben is asked.
  await olga.post(`${await pageOf('Ana')}/sign-out`)
  expect((await ana.get('/staff')).status).toBe(303)
  expect(
    (await ana.post(`/staff/l/${evening.id}/step`, { from: 'accepted', to: 'done' })).status,
  ).toBe(401)
  expect(await statusOf(evening.id)).toBe('pending')
  await called('Ben')

  // Ben takes two requests, and leaves: both wait again, and their customers read so.
  const second = await arrives()
  for (const { id } of [evening, second])
    await ben.post(`/staff/l/${id}/step`, { from: 'pending', to: 'accepted' })
  expect([await statusOf(evening.id), await statusOf(second.id)]).toEqual(['accepted', 'accepted'])
  await olga.post('/staff/on-call/override', { staffMember: await idOf('Ana'), kind: 'off' })
  const { body } = await olga.post(`${await pageOf('Ben')}/remove`)
  expect(body).toContain('2 requests were handed back')
  expect((await ben.get(`/staff/l/${second.id}`)).status).toBe(303)
  for (const { id, path } of [evening, second]) {
    expect(await statusOf(id)).toBe('pending')
    expect((await office.running.app.inject(`${path}/state`)).body).toContain('handed_back')
  }
  // Ana is off and Ben is gone: the owner is called, and nobody else.
  const before = [callsTo('Ana').length, callsTo('Ben').length]
  await called('Olga')
  expect([callsTo('Ana').length, callsTo('Ben').length]).toEqual(before)
}, 120_000)

test('a thief with a locksmith’s phone silences, reads, forges and keeps little, and is noticed', async () => {
  const thief = await hire('Ana')
  await hire('Ben')
  await setShifts()
  later(120)
  const lead = await arrives()
  const [anaId, benId, olgaId] = [await idOf('Ana'), await idOf('Ben'), await idOf('Olga')]

  // Silence.
  for (const staffMember of [benId, olgaId]) {
    const off = await thief.post('/staff/on-call/override', { staffMember, kind: 'off' })
    expect(off.status).toBe(403)
  }
  const far = { kind: 'off', day: '2031-04-01', time: '06:00' }
  expect((await thief.post('/staff/on-call/override', far)).status).toBe(422)
  const plan = { first: '300000', between: '300000', count: '1', owner: '0', everybody: '0' }
  expect((await thief.post('/staff/on-call/plan', plan)).status).toBe(403)
  await thief.post('/staff/on-call/override', { kind: 'off' })
  for (const colleague of ['olga', 'ben'])
    await mailed(`${colleague}@staff.example`, 'Ana is off: 7:00 PM to Wednesday 6:00 AM')
  await thief.post(`/staff/l/${lead.id}/step`, { from: 'pending', to: 'spam', reason: 'x' })
  // A step is told once it cannot be undone any more.
  later(0.5)
  for (const colleague of ['olga', 'ben'])
    await mailed(`${colleague}@staff.example`, 'Nobody was on the way to it')
  await olga.post(`/staff/l/${lead.id}/step`, { from: 'spam', to: 'pending' })
  await called('Ben')
  // Accepting ends the alarm, so the owner hears that nobody drives, and of the end.
  const taken = await arrives()
  await thief.post(`/staff/l/${taken.id}/step`, { from: 'pending', to: 'accepted' })
  later(11)
  await mailed('olga@staff.example', 'Taken, and nobody on the way')
  await thief.post(`/staff/l/${taken.id}/step`, { from: 'accepted', to: 'done' })
  later(0.5)
  await mailed('olga@staff.example', 'Nobody was on the way to it', 2)

  // Read.
  for (const page of [
    'overview',
    'overview.csv',
    'leads.csv?from=2031-03-01&to=2031-03-31',
    'team',
    'reviews',
  ])
    expect([page, (await thief.get(`/staff/${page}`)).status]).toEqual([page, 403])

  // Forge.
  const shown = (await thief.get(`/staff/l/${lead.id}`)).body
  const shared = /\/r\/([\w-]{43})/.exec(decodeURIComponent(shown))?.[0] ?? ''
  expect(shown).not.toContain(lead.path)
  for (const act of ['cancel', 'agree', 'review'])
    expect([act, (await thief.post(`${shared}/${act}`)).status]).toEqual([act, 404])
  for (const act of ['cancel', 'agree'])
    expect([act, (await thief.post(`${lead.path}/${act}`)).status]).toEqual([act, 403])
  expect(
    (
      await thief.post(`/staff/team/${anaId}`, {
        name: 'Ana',
        role: 'owner',
        email: 'x@thief.example',
      })
    ).status,
  ).toBe(403)
  expect((await thief.post(`/staff/team/${anaId}/invite`)).status).toBe(403)

  // Sign out the other phones of Ana, and sign in on another one with the code in her mailbox.
  const tablet = await signIn(linkIn((await olga.post(`/staff/team/${anaId}/invite`)).body))
  await mailed('ana@staff.example', 'A link to sign in as you was made')
  const phones = [
    ...(await thief.get('/staff/phones')).body.matchAll(/\/staff\/phones\/([\w-]+)\/end/g),
  ]
  for (const [path] of phones)
    if ((await tablet.get('/staff')).status === 200) await thief.post(path)
  await mailed('ana@staff.example', 'Signed out: your')
  await mailed('olga@staff.example', 'of Ana')
  const another = office.phone()
  const asked = await another.post('/staff/sign-in', { address: 'ana@staff.example' })
  await mailed('ana@staff.example', 'Your code')
  const code = office.running.mails
    .filter(({ to, subject }) => to.includes('ana@staff.example') && subject.includes('Your code'))
    .map(({ text }) => /\b\d{3} ?\d{3}\b/.exec(text)?.[0] ?? '')
    .at(-1)
  await another.post(asked.path, { code: code ?? '' })
  expect((await another.get('/staff')).status).toBe(200)
  await mailed('ana@staff.example', 'New sign-in')
  await mailed('olga@staff.example', 'Ana signed in')

  // Keep access, and the customers' pages by the links in the texts of this phone.
  const customer = office.phone()
  expect((await customer.get(shared)).status).toBe(200)
  await olga.post(`/staff/team/${anaId}/sign-out`)
  for (const path of [shared, `${shared}/state`, `${shared}/fragment`])
    expect([path, (await customer.get(path)).status]).toEqual([path, 404])
  expect((await customer.get(lead.path)).status).toBe(200)
  expect((await thief.get('/staff')).status).toBe(303)
  expect((await another.get('/staff')).status).toBe(303)
  const again = await office.phone().post('/staff/sign-in', { address: 'ana@staff.example' })
  expect(again.status).toBe(200)
  later(1)
  const codes = office.running.mails.filter(
    ({ to, subject }) => to.includes('ana@staff.example') && subject.includes('Your code'),
  )
  // That of before.
  expect(codes).toHaveLength(1)
}, 120_000)
