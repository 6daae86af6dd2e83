/**
 * Nights of a month with the alarm running and a fake telephone service: who is called, in which
 * order, and who never. Olga is the owner without a shift, Ana and Ben have the nights, Carl helps
 * when nobody else can, Dora is on holiday.
 */

import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { business, putInForce } from '#domain/business/business.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import type { Submission } from '#domain/submission/fields.ts'
import type { StatusPageResponse } from '#domain/lead/status-page.ts'
import { recordLead } from '../support/board-setup.ts'
import type { FakeCall } from '../support/fake-twilio.ts'
import { type StaffedApp, startStaffedApp } from '../support/owner-phone.ts'
import { addShift, setOverride } from '../support/schedules.ts'
import { type SignedInMember, signInStaff } from '../support/staff-session.ts'

putInForce({ ...business, timeZone: 'America/New_York' })

const NAMES = ['Olga', 'Ana', 'Ben', 'Carl', 'Dora'] as const
type Name = (typeof NAMES)[number]
const numberOf = (name: Name): string => `+1201555010${NAMES.indexOf(name) + 1}`
const START = Temporal.ZonedDateTime.from('2031-03-04T03:12[America/New_York]').epochMilliseconds
const TAKE = '1'
const PASS = '2'

let night: StaffedApp
let staff: Readonly<Record<Name, SignedInMember>>
beforeEach(async () => {
  night = await startStaffedApp(START)
  const { db } = night.running
  const add = async (name: Name, role: 'owner' | 'locksmith' = 'locksmith') => {
    const member = await signInStaff(db, name, { now: START, phone: numberOf(name), role })
    return { ...member, cookie: `__Host-${member.cookie}` }
  }
  staff = {
    Olga: await add('Olga', 'owner'),
    Ana: await add('Ana'),
    Ben: await add('Ben'),
    Carl: await add('Carl'),
    Dora: await add('Dora'),
  }
  const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
  for (const name of ['Ana', 'Ben', 'Dora'] as const)
    await addShift(db, staff[name].staffMemberId, {
      days: [...days],
      from: '18:00',
      to: '06:00',
    })
  const until = START + 14 * DAY_MS
  await setOverride(db, staff.Dora.staffMemberId, { kind: 'off', until })
}, 60_000)
afterEach(() => night.stop())

const calledNames = (): readonly string[] =>
  night.twilio.taken
    .filter(({ kind }) => kind === 'call')
    .map(({ to }) => NAMES.find((name) => numberOf(name) === to) ?? to)

const arrives = async (row: Partial<Submission> = {}) =>
  await recordLead(night.running.db, row, night.running.state.now)

/** Lets the clock go on until somebody is called; the alarm polls by real time. */
async function nextCall(): Promise<FakeCall> {
  const before = night.twilio.taken.length
  for (let step = 0; step < 80; step++) {
    const call = night.twilio.taken[before]
    if (call !== undefined) return call
    night.running.state.now += 15_000
    await setTimeout(400)
  }
  throw new Error(`nobody was called after ${calledNames().join(', ')}`)
}

/** Answers the next call with a digit; returns who was called. */
async function answers(digit: string): Promise<string> {
  const call = await nextCall()
  await night.press(call, digit)
  return calledNames().at(-1) ?? ''
}

/** Lets an hour go by; a call would be made meanwhile. */
async function quietHour(): Promise<void> {
  for (let step = 0; step < 12; step++) {
    night.running.state.now += 5 * MINUTE_MS
    await setTimeout(250)
  }
}

const post = async (name: Name, url: string, fields: Record<string, string>) =>
  await night.running.postForm(url, fields, { cookie: staff[name].cookie })
const board = async (name: Name, url = '/staff') =>
  (await night.running.app.inject({ url, headers: { cookie: staff[name].cookie } })).body
const stateOf = async (path: string) =>
  (await night.running.app.inject(`${path}/state`)).json<StatusPageResponse>()
const firstRow = async (name: Name) =>
  /class="card" href="\/staff\/l\/([^"]+)"/.exec(await board(name))?.[1]

test('calls those on call in their order, and never who is on holiday', async () => {
  for (const [digits, called] of [
    [[TAKE], ['Ana']],
    [
      [PASS, TAKE],
      ['Ana', 'Ben'],
    ],
  ] as const) {
    const { id, path } = await arrives()
    const names: string[] = []
    for (const digit of digits) names.push(await answers(digit))
    expect(names).toEqual(called)
    const [by = ''] = called.slice(-1)
    await vi.waitFor(async () => expect((await stateOf(path)).by?.name).toBe(by))
    expect(await firstRow(by as Name)).toBe(id)
    const from = { from: 'accepted', to: 'done' }
    expect((await post(by as Name, `/staff/l/${id}/step`, from)).statusCode).toBe(303)
    // The next evening.
    night.running.state.now += 20 * HOUR_MS
  }
  expect(calledNames()).not.toContain('Dora')
}, 120_000)

test('after both pass, asks the owner, then everybody who is not off, and nobody twice', async () => {
  const { id, path } = await arrives()
  expect(await answers(PASS)).toBe('Ana')
  expect(await answers(PASS)).toBe('Ben')
  expect((await stateOf(path)).state).toBe('stored')
  expect(await firstRow('Olga')).toBe(id)
  expect(await answers(PASS)).toBe('Olga')
  expect(await answers(TAKE)).toBe('Carl')
  await vi.waitFor(async () => expect((await stateOf(path)).by?.name).toBe('Carl'))
  await quietHour()
  expect(calledNames()).toEqual(['Ana', 'Ben', 'Olga', 'Carl'])
  const history = await board('Olga', `/staff/l/${id}`)
  for (const name of calledNames()) expect(history).toContain(`${name} was called`)
  expect(history.match(/Cannot come/g)).toHaveLength(3)
}, 120_000)

test('calls nobody about a planned request at night, nor again about one that is joined', async () => {
  const planned = await arrives({ timeframe: 'Just Curious', phone: '(201) 555-0181' })
  await quietHour()
  expect(calledNames()).toEqual([])
  expect((await night.running.app.inject(planned.path)).body).not.toContain('Please call us now')
  const first = await arrives({ phone: '(201) 555-0182' })
  expect(await answers(TAKE)).toBe('Ana')
  const second = await arrives({ phone: '(201) 555-0182' })
  const join = { other: first.id }
  expect((await post('Ana', `/staff/l/${second.id}/join`, join)).statusCode).toBe(303)
  await quietHour()
  expect(calledNames()).toEqual(['Ana'])
  // Only staff say that both are of one customer: the second page tells no name.
  expect((await stateOf(first.path)).by?.name).toBe('Ana')
  expect(await stateOf(second.path)).toMatchObject({ state: 'joined', by: null })
}, 120_000)

test('a corrected number is the one that is called, and of who is late the owner hears by call', async () => {
  const { id, path } = await arrives({ phone: '(201) 555-0183' })
  expect(await answers(TAKE)).toBe('Ana')
  await night.running.postForm(`${path}/note`, { note: 'My number is 201 555 0184' })
  await post('Ana', `/staff/l/${id}/correct`, { phone: '(201) 555-0184' })
  expect(await board('Ana')).toContain('href="tel:2015550184"')
  expect(await board('Ana')).not.toContain('href="tel:2015550183"')
  await post('Ana', `/staff/l/${id}/step`, { from: 'accepted', to: 'en_route', eta: '20' })
  await quietHour()
  expect(await board('Olga')).toMatch(/late by \d+/)
  const { body } = await night.running.app.inject(path)
  expect(body).toContain('Your locksmith is running late')
  expect(
    night.running.mails.filter(({ subject }) => subject.includes('How is it going?')),
  ).toHaveLength(1)
  const subjects = () => night.running.mails.map(({ subject }) => subject)
  await expect
    .poll(subjects, { timeout: 10_000 })
    .toContainEqual(expect.stringContaining('Half an hour late, and no word'))
  await expect.poll(calledNames, { timeout: 10_000 }).toEqual(['Ana', 'Olga'])
}, 120_000)
