/**
 * Who is told of what could silence or hide a customer, and by what, within a minute. The rows are those of
 * docs/threat-model.md.
 */

import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { business, putInForce } from '#domain/business/business.ts'
import { e164 } from '#domain/phone/phone.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { recordLead } from '../support/board-setup.ts'
import { type StaffedApp, startStaffedApp } from '../support/owner-phone.ts'
import { type SignedInMember, signInStaff } from '../support/staff-session.ts'
import { execute } from '#server/db/db.ts'

putInForce({ ...business, timeZone: 'America/New_York' })

const START = Temporal.ZonedDateTime.from('2031-03-04T12:00[America/New_York]').epochMilliseconds
const OLGA = 'olga@staff.example'
const ANA = 'ana@staff.example'
const BEN = 'ben@staff.example'

let office: StaffedApp
let olga: SignedInMember
let ana: SignedInMember
beforeEach(async () => open(), 60_000)
afterEach(() => office.stop())

async function open(environment: Record<string, string> = {}): Promise<void> {
  office = await startStaffedApp(START, { environment })
  const add = async (name: string, phone: string, role: 'owner' | 'locksmith') => {
    const member = await signInStaff(office.running.db, name, { now: START, phone, role })
    return { ...member, cookie: `__Host-${member.cookie}` }
  }
  olga = await add('Olga', '+12015550101', 'owner')
  ana = await add('Ana', '+12015550102', 'locksmith')
  await add('Ben', '+12015550103', 'locksmith')
}

/** Expects a mail to each of these people, in real time well within a minute. */
const told = async (words: string, ...recipients: readonly string[]): Promise<void> => {
  for (const recipient of recipients)
    await vi.waitFor(
      () =>
        expect(
          office.running.mails.some(
            ({ to, subject, text }) =>
              to.includes(recipient) && `${subject} ${text}`.includes(words),
          ),
          `${recipient}: ${words}`,
        ).toBe(true),
      { timeout: 15_000, interval: 100 },
    )
}
const press = async (path: string, fields: Record<string, string>, who = ana) =>
  expect((await office.running.postForm(path, fields, { cookie: who.cookie })).statusCode).toBe(303)

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
const arrives = async (phone = '(201) 555-0123') =>
  (await recordLead(office.running.db, { phone }, office.running.state.now)).id

test('calls of one number, and of hidden ones, that ring nobody', async () => {
  for (let time = 0; time < 5; time++) await rings('+12015550123')
  await told('The same number has called too often', OLGA)
  for (let time = 0; time < 11; time++) await rings('anonymous')
  await told('Callers who hide their number', OLGA)
})

test('calls that ring nobody because nobody who is on call has a phone', async () => {
  await office.running.db.write((tx) => execute(tx, `DELETE FROM channels WHERE kind = 'call'`))
  await rings('+12015550123')
  await told('Nobody who is on call has a phone number', OLGA)
})

test('four fifths of the rings for callers, and the first call that rings nobody after all of them', async () => {
  await office.stop()
  await open({ ALARM_CALLS_PER_DAY: '2' })
  await rings('+12015550121')
  expect(office.running.mails.filter(({ to }) => to.includes(OLGA))).toEqual([])
  await rings('+12015550122')
  await told('80% of the rings', OLGA)
  await rings('+12015550121')
  await told('As many phones have rung for callers', OLGA)
})

test('four fifths of the calls of the alarm', async () => {
  await office.stop()
  await open({ ALARM_CALLS_PER_DAY: '5' })
  for (let minute = 0; minute < 15 && office.twilio.taken.length < 4; minute++) {
    await arrives(`(201) 555-01${30 + minute}`)
    office.running.state.now += MINUTE_MS
    await setTimeout(300)
  }
  await told('Few alarm calls are left', OLGA)
})

test('a blocked number, and one that is let through', async () => {
  await rings('+12015550123')
  const [lead] = await office.running.leads()
  await press(`/staff/l/${lead?.id}/step`, { from: 'pending', to: 'spam' })
  await told('Ana blocked a phone number', OLGA)
  await press('/staff/blocked/let-through', { number: '2015550123' }, olga)
  // There is no other owner.
  await told('Olga let a blocked number through', 'office@palisade.example')
})

test('a waiting request that is joined with one that somebody invented', async () => {
  const waiting = await arrives()
  await press('/staff/leads/new', {
    ...{
      formId: crypto.randomUUID(),
      phone: '(201) 555-0123',
      name: 'X',
      address: '',
      service: '',
    },
  })
  const invented = (await office.running.leads()).find(({ id }) => id !== waiting)
  const from = invented?.status ?? ''
  await press(`/staff/l/${invented?.id}/step`, { from, to: 'accepted' })
  await press(`/staff/l/${waiting}/join`, { other: invented?.id ?? '' })
  office.running.state.now += 20_000
  await told('Its alarm has stopped', OLGA, BEN)
})

test('a number that its assignee changed after taking the request', async () => {
  const id = await arrives()
  await press(`/staff/l/${id}/step`, { from: 'pending', to: 'accepted' })
  await press(`/staff/l/${id}/correct`, { phone: '(201) 555-0188' })
  await told('The history shows what it was before', OLGA)
})

test('a phone of staff that says STOP, and START again', async () => {
  await press(
    `/staff/team/${ana.staffMemberId}`,
    {
      ...{ name: 'Ana', phone: '(201) 555-0102', email: ANA, language: 'en', role: 'locksmith' },
    },
    olga,
  )
  await texts('+12015550102', 'STOP')
  await told('Ana gets no texts anymore', OLGA)
  const page = await office.running.app.inject({
    url: `/staff/team/${ana.staffMemberId}`,
    headers: { cookie: olga.cookie },
  })
  expect(page.body).toContain('STOP')
  await texts('+12015550102', 'START')
  await told('Ana gets texts again', OLGA)
})
