/**
 * A night in which somebody wants the business to hear nobody: hidden and forged calls that hang up
 * during the greeting, solved forms with the numbers of others, worthless posts, and requests that staff
 * rightly mark as spam, all from the network of one carrier. Meanwhile thirty people call and write from the
 * same network, and nobody of the staff picks up: each rings a phone within two minutes.
 */

import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { business, putInForce } from '#domain/business/business.ts'
import { e164 } from '#domain/phone/phone.ts'
import { first, type Db } from '#server/db/db.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { API_HEADERS } from '../support/running-app-inject.ts'
import { sampleSubmission } from '../support/running-app-request.ts'
import { type StaffedApp, startStaffedApp } from '../support/owner-phone.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { addShift } from '../support/schedules.ts'
import { NO_POSTGRES_SERVER, skipRunningUnless } from '../support/skip-unless.ts'
import { type SignedInMember, signInStaff } from '../support/staff-session.ts'

putInForce({ ...business, timeZone: 'America/New_York' })

const START = Temporal.ZonedDateTime.from('2031-03-04T01:00[America/New_York]').epochMilliseconds
const PASSED = 'TN-Validation-Passed-A'
const PEOPLE = 30
const HEARD_WITHIN_MS = 120_000
/** Alarm calls a phone gets at most in an hour, beyond the caps. */
const CALLS_PER_HOUR = 36

/** A phone of the carrier: the carrier gives each another /64 of its /48. */
const carrierAddress = (phone: number): string => `2001:db8:77:${phone.toString(16)}::1`
const numberOf = (index: number): string => `+1201556${String(1000 + index)}`

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
  return () => postgres.stop()
}, 60_000)

describe.each(['sqlite', 'postgres'] as const)('on %s', (engine) => {
  let night: StaffedApp
  let staff: readonly SignedInMember[]
  let sids = 0

  beforeEach(async (context) => {
    skipRunningUnless(
      context,
      engine === 'sqlite' || postgres.kind !== 'missing',
      NO_POSTGRES_SERVER,
    )
    const openDb = await storeOf(engine)
    night = await startStaffedApp(START, openDb === null ? {} : { openDb })
    const { db } = night.running
    const add = async (name: string, phone: string, role: 'owner' | 'locksmith') => {
      const member = await signInStaff(db, name, { now: START, phone, role })
      return { ...member, cookie: `__Host-${member.cookie}` }
    }
    const olga = await add('Olga', '+12015550101', 'owner')
    const others = [
      await add('Ana', '+12015550102', 'locksmith'),
      await add('Ben', '+12015550103', 'locksmith'),
    ]
    const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
    for (const { staffMemberId } of others)
      await addShift(db, staffMemberId, { days: [...days], from: '18:00', to: '06:00' })
    staff = [olga, ...others]
  }, 60_000)
  afterEach(async () => await night.stop())

  async function storeOf(one: typeof engine): Promise<(() => Db) | null> {
    if (one === 'sqlite') return null
    const { url } = await postgres.createSchema()
    return () => openPostgres({ url })
  }

  const callForm = (from: string, attestation: string): Record<string, string> => ({
    CallSid: `CA${String(++sids).padStart(32, '0')}`,
    From: from,
    To: e164(business.phones.default),
    StirVerstat: attestation,
  })

  /** Hangs up while the greeting is said; nothing has rung. */
  async function hangUpSoon(from: string, attestation: string): Promise<void> {
    const form = callForm(from, attestation)
    await night.fromTwilio('/calls/incoming', { ...form, CallStatus: 'ringing' })
    await night.fromTwilio('/calls/status', { ...form, CallStatus: 'completed', CallDuration: '3' })
  }

  /** Lets the phones ring that are told to, and hangs up after 24 seconds; returns how many rang. */
  async function callUntilNobodyPicksUp(from: string): Promise<number> {
    const form = callForm(from, PASSED)
    const answer = await night.fromTwilio('/calls/incoming', { ...form, CallStatus: 'ringing' })
    const statuses = [...answer.matchAll(/statusCallback="[^"]*?(\/calls\/legs\/[^"]*)"/g)]
    for (const [, path = ''] of statuses)
      await night.fromTwilio(path, { ...form, CallStatus: 'ringing' })
    await night.fromTwilio('/calls/status', {
      ...form,
      CallStatus: 'no-answer',
      CallDuration: '24',
    })
    return statuses.length
  }

  async function post(address: string, phone: string, token: string): Promise<string | null> {
    const reply = await night.running.app.inject({
      method: 'POST',
      url: '/rest/v1/submissions?select=id',
      headers: {
        ...API_HEADERS,
        'idempotency-key': crypto.randomUUID(),
        prefer: 'return=representation',
        accept: 'application/vnd.pgrst.object+json',
      },
      remoteAddress: address,
      payload: sampleSubmission({ recaptcha_token: token, phone }),
    })
    return reply.statusCode === 201 ? reply.json<{ id: string }>().id : null
  }

  /** What the attacker does each minute; the first requests are marked as spam, as they should be. */
  async function attack(minute: number): Promise<void> {
    const { running } = night
    for (let call = 0; call < 3; call++) await hangUpSoon('anonymous', '')
    for (let call = 0; call < 3; call++)
      await hangUpSoon(numberOf(500 + ((minute * 3 + call) % 40)), 'TN-Validation-Failed-C')
    for (let index = 0; index < 25; index++)
      await post(carrierAddress(index % 4), numberOf(600), `rubbish ${minute} ${index}`)
    for (let index = 0; index < 5; index++)
      await running.app.inject({ url: '/captcha/challenge', remoteAddress: carrierAddress(1) })
    const victim = numberOf(700 + minute)
    const id = await post(carrierAddress(8 + (minute % 8)), victim, await running.solvedToken())
    if (minute % 10 === 0)
      await running.postForm(
        `/staff/l/${id}/step`,
        { from: 'pending', to: 'spam' },
        { cookie: staff[1]?.cookie ?? '' },
      )
  }

  /** Milliseconds from a request until a call about it began; `null` without one. */
  async function heardAfter(id: string): Promise<number | null> {
    const row = await night.running.db.read((tx) =>
      first<{ begun: number | null; stored: number }>(
        tx,
        `SELECT min(coalesce(m.begun_at, n.begun_at)) AS begun, max(a.stored_at) AS stored
         FROM alarms a LEFT JOIN notices n ON n.submission_id = a.submission_id AND n.channel = 'call'
           LEFT JOIN notices m ON m.id = n.merged_into WHERE a.submission_id = :id`,
        { id },
      ),
    )
    return row?.begun == null ? null : row.begun - row.stored
  }

  test('each of thirty people rings a phone within two minutes', async () => {
    const written: string[] = []
    const rung: number[] = []
    for (let minute = 0; minute < PEOPLE; minute++) {
      await attack(minute)
      const person = numberOf(minute)
      const isCaller = minute % 2 === 0
      if (isCaller) rung.push(await callUntilNobodyPicksUp(person))
      else {
        const id = await post(
          carrierAddress(100 + minute),
          person,
          await night.running.solvedToken(),
        )
        expect(id).not.toBeNull()
        written.push(id ?? '')
      }
      for (let step = 0; step < 6; step++) {
        night.running.state.now += 10_000
        await setTimeout(250)
      }
    }
    for (let step = 0; step < 12; step++) {
      night.running.state.now += 10_000
      await setTimeout(250)
    }
    expect(rung.every((phones) => phones > 0)).toBe(true)
    const waits = await Promise.all(written.map(heardAfter))
    expect(waits.filter((wait) => wait === null || wait > HEARD_WITHIN_MS)).toEqual([])
    // What it costs: no phone is called more often than its pace.
    const calls = night.twilio.taken.filter(({ kind }) => kind === 'call')
    for (const phone of new Set(calls.map(({ to }) => to)))
      expect(calls.filter(({ to }) => to === phone).length).toBeLessThanOrEqual(CALLS_PER_HOUR)
    // A forged or a victim's number is not blocked by the presses on Spam.
    for (const from of [numberOf(700), numberOf(501)])
      expect(await night.fromTwilio('/calls/incoming', callForm(from, PASSED))).not.toContain(
        'Reject',
      )
  }, 240_000)
})
