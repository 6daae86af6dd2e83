/** A night with a call that nobody takes, and what the overview says of it in the morning. */

import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { business, putInForce } from '#domain/business/business.ts'
import { e164 } from '#domain/phone/phone.ts'
import { addShift } from '../support/schedules.ts'
import { signInStaff } from '../support/staff-session.ts'
import { type StaffedApp, startStaffedApp } from '../support/owner-phone.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'
import { countOutcomes } from '#server/leads/overview/count-outcomes.ts'

putInForce({ ...business, timeZone: 'America/New_York' })

const at = (time: string): number =>
  Temporal.ZonedDateTime.from(`${time}[America/New_York]`).epochMilliseconds
const CALLER = '+12015550123'

let night: StaffedApp
beforeEach(async () => {
  night = await startStaffedApp(at('2031-03-04T03:12'))
}, 60_000)
afterEach(() => night.stop())

test('a caller hangs up after four rings, is called back from the board after 40 seconds, and counts for the ad', async () => {
  const { running, twilio } = night
  const { db, state } = running
  const signedIn = async (name: string, phone: string, role: 'owner' | 'locksmith') => {
    const member = await signInStaff(db, name, { now: state.now, phone, role })
    // The site has TLS.
    return { ...member, cookie: `__Host-${member.cookie}` }
  }
  const olga = await signedIn('Olga', '+12015550101', 'owner')
  const ana = await signedIn('Ana', '+12015550102', 'locksmith')
  const ben = await signedIn('Ben', '+12015550103', 'locksmith')
  for (const { staffMemberId } of [ana, ben])
    await addShift(db, staffMemberId, { days: ['mon'], from: '18:00', to: '06:00' })
  const open = async (url: string, { cookie } = ben) =>
    (await running.app.inject({ url, headers: { cookie } })).body

  // The call comes to the number of the ads, and rings Ana; the caller gives up after 24 seconds.
  const sid = `CA${'7'.repeat(32)}`
  const form = {
    ...{ CallSid: sid, From: CALLER, To: e164(business.phones.paidSearch) },
    StirVerstat: 'TN-Validation-Passed-A',
  }
  const ringing = await night.fromTwilio('/calls/incoming', { ...form, CallStatus: 'ringing' })
  expect(ringing).toContain('+12015550102')
  expect(ringing).not.toContain('+12015550101')
  state.now += 24_000
  const ended = { ...form, CallStatus: 'no-answer', CallDuration: '24' }
  // Twilio may say so twice.
  for (let time = 0; time < 2; time++) await night.fromTwilio('/calls/status', ended)

  // 40 seconds later Ben has it on the board: number to call, source, and what the carriers say.
  state.now += 40_000
  const [lead] = await running.leads()
  expect((await running.leads()).length).toBe(1)
  expect(await open('/staff')).toContain(`/staff/l/${lead?.id}`)
  const page = await open(`/staff/l/${lead?.id}`)
  expect(page).toMatch(/href="tel:\+?1?2015550123"/)
  expect(page).toContain('Google Ads')
  await running.postForm(
    `/staff/l/${lead?.id}/step`,
    { from: 'pending', to: 'accepted' },
    { cookie: ben.cookie },
  )
  expect((await db.read((tx) => getLead(tx, lead?.id ?? '')))?.status).toBe('accepted')

  // Nobody's phone rings about it any more.
  await setTimeout(1500)
  const alarms = twilio.taken.length
  state.now += 10 * 60_000
  await setTimeout(2500)
  expect(twilio.taken.length).toBe(alarms)
  await running.postForm(
    `/staff/l/${lead?.id}/step`,
    { from: 'accepted', to: 'done' },
    { cookie: ben.cookie },
  )
  const paid = { agreed: '149', paid: '149', method: 'card', note: '' }
  await running.postForm(`/staff/l/${lead?.id}/payment`, paid, { cookie: ben.cookie })

  // In the morning the owner sees from which advertisement.
  state.now = at('2031-03-04T08:00')
  expect(await open('/staff/overview?days=1', olga)).toContain('Google Ads')
  const { since, until } = { since: at('2031-03-04T00:00'), until: state.now }
  const counts = await db.read((tx) => countOutcomes(tx, { since, until }, state.now))
  expect(counts.sources).toEqual([
    { name: 'google-ads', calls: 1, missed: 0, done: 1, paidCents: 14_900 },
  ])
}, 60_000)
