/**
 * A night under attack, with a fake clock and the shipped plan:
 * false submissions from 40 networks, verified and unverified, between six real
 * ones, while the engine is killed six times an hour. One hour of it; with
 * TEST_FULL=1 the ten hours with 600 verified and 5,000 unverified submissions.
 */

import { answerCall } from '#server/alarm/sending/provider-status.ts'
import { NO_CHANNELS } from '#tests/support/alarm-samples.ts'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Channel } from '#server/alarm/channel.ts'
import { START, useEngineHarness } from '#server/alarm/engine-harness.fixture.ts'
import { createRandom } from './random.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'
import { findAlarm } from '#server/alarm/escalation/advance-alarms.ts'
import { nextWaiting } from '#server/alarm/escalation/waiting-leads.ts'
import { listBoard } from '#server/leads/board-leads.ts'
import { transitionLead } from '#server/leads/transition.ts'

// Thousands of transactions, none of which has to survive a power cut: in memory where that is
// possible.
if (existsSync('/dev/shm')) process.env['TMPDIR'] = '/dev/shm'

const harness = useEngineHarness()

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOURS = process.env['TEST_FULL'] === '1' ? 10 : 1
const NIGHT_MINUTES = 60 * HOURS
const FALSE_VERIFIED = 60 * HOURS
const FALSE_UNVERIFIED = 500 * HOURS
const FALSE_NETWORKS = 40
const REAL_COUNT = 6
/** Number of these that cause a call within 60 s although the flood uses up the caps. */
const CALLED_IN_TIME = 4
const CALLS_PER_DAY = 60
const STAFF = ['Ana', 'Ben', 'Cy'] as const
/** Caps of the shipped plan, repeated so that a change fails the test. */
const PER_NUMBER = [
  { limit: 3, windowMs: 15 * MINUTE },
  { limit: 7, windowMs: 60 * MINUTE },
  { limit: 15, windowMs: 180 * MINUTE },
]
/** How often a phone is called beyond them, repeated likewise. */
const PACE_MS = 100 * SECOND
const DAY_MS = 24 * 60 * MINUTE
/** Twilio reports an unanswered call after this time. */
const RINGS_MS = 22 * SECOND
const SLICE_MS = 30 * SECOND
const ANSWER_SHARE = 0.2
const LIMIT_MS = 60 * SECOND
const KILLS_PER_MINUTE = 0.1
/** A killed engine is interrupted in one of its next operations of the database. */
const OPERATIONS = 40

interface Call {
  readonly at: number
  readonly person: string
  readonly id: string
  answered: boolean
}

interface RealLead {
  readonly id: string
  readonly storedAt: number
  /** When a call was about it or offered it. */
  announcedAt: number | null
  wasOnPageOne: boolean
}

test(
  'a real ASAP lead causes a call within 60 s, or within the time between two calls to a phone',
  async () => {
    const random = createRandom(2028)
    const calls: Call[] = []
    const real = new Map<string, RealLead>()
    let unanswered: { readonly call: Call; readonly about: string }[] = []

    /** Returns whether a call placed now would offer this lead, following `nextWaiting`. */
    const isOffered = async (id: string): Promise<boolean> => {
      const [lead, alarm] = await Promise.all([
        harness.db.read((tx) => getLead(tx, id)),
        harness.db.read((tx) => findAlarm(tx, id)),
      ])
      return lead?.status === 'pending' && alarm?.isLimited === false
    }

    /**
     * Most calls stay unanswered; sometimes a staff member accepts two of the offered leads and
     * closes the false ones as spam.
     */
    const phone: Channel = {
      isSetUp: () => true,
      async send(_app, notice) {
        const call: Call = {
          at: harness.now,
          person: notice.staffMember?.name ?? '',
          id: notice.id,
          answered: random.chance(ANSWER_SHARE),
        }
        calls.push(call)
        for (const lead of real.values())
          if (lead.announcedAt === null && (await isOffered(lead.id)))
            lead.announcedAt = harness.now
        unanswered.push({ call, about: notice.facts.submissionId })
        return { outcome: 'sent', providerId: `CA${calls.length}` }
      },
      end: async () => {},
    }
    const pickUp = async ({ id, answered }: Call, about: string): Promise<void> => {
      const providerId = `CA${calls.findIndex((call) => call.id === id) + 1}`
      if (answered) {
        await harness.db.write((tx) => answerCall(tx, id, harness.now))
        const next = await harness.db.read((tx) => nextWaiting(tx, id, null, harness.now))
        for (const lead of [about, next]) {
          if (lead === null) continue
          await harness.leads.acceptByNotice(id, lead)
          if (!real.has(lead)) await close(lead)
        }
      }
      const status = answered ? 'completed' : 'no-answer'
      await harness.report(id, { providerId, status, sequence: 3 })
    }
    const close = async (id: string): Promise<void> => {
      await harness.db.write((tx) =>
        transitionLead(tx, id, {
          to: 'spam',
          by: { staffMemberId: null, via: 'board' },
          now: harness.now,
          noticeId: null,
          role: 'staff',
          settings: NO_CHANNELS,
        }),
      )
    }

    const pass = async (ms: number): Promise<void> => {
      for (let passed = 0; passed < ms; passed += SLICE_MS) {
        await harness.advanceClock(SLICE_MS)
        const over = unanswered.filter(({ call }) => call.at + RINGS_MS <= harness.now)
        unanswered = unanswered.filter((one) => !over.includes(one))
        for (const { call, about } of over) await pickUp(call, about)
      }
    }

    const isOnPageOne = async (id: string): Promise<boolean> => {
      const { leads } = await harness.db.read((tx) =>
        listBoard(tx, {
          since: harness.now - 7 * DAY_MS,
          limit: 200,
          offset: 0,
          now: harness.now,
        }),
      )
      return leads.some((lead) => lead.id === id)
    }

    const engine = () =>
      harness.engine({
        channels: { call: phone },
        environment: { alarmCallsPerDay: CALLS_PER_DAY },
      })

    // Distributes the submissions over the night.
    const minutes = <Item>(count: number, item: Item): { minute: number; item: Item }[] =>
      Array.from({ length: count }, () => ({ minute: random.between(0, NIGHT_MINUTES), item }))
    const arrivals = [
      ...minutes(FALSE_VERIFIED, 'false' as const),
      ...minutes(FALSE_UNVERIFIED, 'unverified' as const),
      ...minutes(REAL_COUNT, 'real' as const),
    ]
    const byMinute = Map.groupBy(arrivals, ({ minute }) => minute)

    for (const [index, name] of STAFF.entries())
      await harness.addStaffMember(name, `+1201555010${index}`)
    const running = engine()
    const kills: number[] = []
    for (let minute = 0; minute < NIGHT_MINUTES; minute++) {
      for (const { item } of byMinute.get(minute) ?? []) {
        const id = await harness.record({
          network:
            item === 'real' ? `home ${real.size}` : `hostile ${random.between(0, FALSE_NETWORKS)}`,
          ...(item === 'unverified' && { checks: { verification: 'unverified' } }),
        })
        if (item === 'real')
          real.set(id, { id, storedAt: harness.now, announcedAt: null, wasOnPageOne: false })
      }
      if (random.chance(KILLS_PER_MINUTE)) {
        running.killAfter(random.between(0, OPERATIONS), () => kills.push(harness.now))
      }
      await pass(MINUTE)
      for (const lead of real.values())
        if (harness.now - lead.storedAt === MINUTE) lead.wasOnPageOne = await isOnPageOne(lead.id)
    }
    await pass(60 * MINUTE)

    const leads = [...real.values()]
    const within = leads.filter(
      ({ storedAt, announcedAt }) => announcedAt !== null && announcedAt - storedAt <= LIMIT_MS,
    )
    const late = leads.filter((lead) => !within.includes(lead))
    const delays = late.map(({ storedAt, announcedAt }) =>
      announcedAt === null ? null : Math.round((announcedAt - storedAt) / MINUTE),
    )
    console.log({
      real: leads.length,
      calledWithin60Seconds: within.length,
      announcedAfterMinutes: delays,
      calls: calls.length,
      answered: calls.filter(({ answered }) => answered).length,
      kills: kills.length,
      hours: (harness.now - START) / 3_600_000,
    })

    // Beyond the caps a staff member is called about customers of whom nobody has heard, and not more often
    // than the pace.
    for (const { at, person, answered } of calls) {
      if (answered) continue
      const before = calls.filter((call) => !call.answered && call.at < at)
      const own = before.filter((call) => call.person === person)
      const isBeyond =
        before.filter((call) => call.at > at - DAY_MS).length >= CALLS_PER_DAY ||
        PER_NUMBER.some(
          ({ limit, windowMs }) => own.filter((call) => call.at > at - windowMs).length >= limit,
        )
      if (isBeyond) expect(at - (own.at(-1)?.at ?? 0)).toBeGreaterThanOrEqual(PACE_MS)
    }
    // A lead that was later came while the engine was killed, or everybody had just been called.
    for (const { storedAt, announcedAt } of late) {
      const wasKilled = kills.some((at) => at > storedAt - MINUTE && at < storedAt + LIMIT_MS)
      const waited = (announcedAt ?? Infinity) - storedAt
      expect(wasKilled || waited <= 45 * SECOND + PACE_MS + SLICE_MS).toBe(true)
    }
    expect(leads.filter(({ wasOnPageOne }) => !wasOnPageOne)).toEqual([])
    for (const { id } of leads) expect(await isOnPageOne(id)).toBe(true)
    // Their number is random: six in an hour on average.
    expect(kills).not.toEqual([])
    expect(within.length).toBeGreaterThanOrEqual(CALLED_IN_TIME)
  },
  HOURS * 300 * SECOND,
)
