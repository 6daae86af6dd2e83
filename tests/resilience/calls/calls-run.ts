/**
 * Options of a run in which a fake exchange calls the business's number, and servers are killed
 * meanwhile.
 */

import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { business } from '#domain/business/business.ts'
import { businessNumbers } from '#domain/phone/business-number.ts'
import type { Db } from '#server/db/db.ts'
import { setOverride } from '#tests/support/schedules.ts'
import { createCaptchaMint } from '#tests/support/captcha-mint.ts'
import { startFleet } from '../fleet.ts'
import { createRandom, type Random } from '../random.ts'
import type { Target } from '../server.ts'
import { type CallsVerdict, judgeCalls, type OffTime } from './calls-verdict.ts'
import { ACCOUNT, AUTH_TOKEN, SITE, startExchange } from './exchange.ts'
import { createFastClock, type FastClock } from './fast-clock.ts'
import { type PlayedCall, playCall } from './play-call.ts'
import { createStory, type Step, STEPS } from './story.ts'
import { setSetting } from '#server/db/setting-queries.ts'
import { addStaffMember } from '#server/db/tables/staff-members.ts'
import { findCall } from '#server/db/tables/incoming-call.ts'

interface CallsRunOptions {
  readonly seed: number
  readonly calls: number
  /** Servers that share the database; 1 on the embedded one. */
  readonly servers: number
  /** PostgreSQL; `null` for the embedded database. */
  readonly databaseUrl: string | null
}

interface CallsReport extends CallsVerdict {
  readonly kills: number
  /** How many of these came during each kind of request. */
  readonly killedAt: Readonly<Record<Step, number>>
  /** Log lines of level error that report a defect, by message. */
  readonly failures: Readonly<Record<string, number>>
}

/** Five seconds of a call are one of the test; a slow machine makes every answer that much later. */
const SPEED = 5
const CONCURRENT_CALLERS = 8
/** Share of calls during which a server is killed. */
const KILL_SHARE = 0.2
/** Share of calls that may begin while no server is up. */
const OUTAGE_SHARE = 0.15
/** Some more than the calls that ring staff, so that the day's cap is reached near the end. */
const CALLS_PER_DAY_SHARE = 1.5
const STAFF = ['+12015550111', '+12015550112', '+12015550113']
const OFF = '+12015550119'
/** How long the one who goes off and on again is either, in seconds of the fast clock. */
const OFF_S = [60, 240] as const
/** Twilio is asked about lost calls every five minutes of the fast clock. */
const DRAIN_LIMIT_MS = 180_000

export async function runCallTorture(options: CallsRunOptions): Promise<CallsReport> {
  const { seed, calls, servers, databaseUrl } = options
  const random = createRandom(seed)
  const clock = createFastClock(SPEED)
  const called = businessNumbers(business)[0]?.number ?? ''
  const callsPerDay = Math.round(calls * CALLS_PER_DAY_SHARE)
  let fleetUrl = (): string | null => null
  const exchange = await startExchange(clock, () => fleetUrl())
  const fleet = await startFleet({
    size: servers,
    databaseUrl,
    mint: createCaptchaMint(),
    flags: clock.flags,
    environment: {
      RATE_LIMIT: 'off',
      SITE_URL: SITE,
      TWILIO_ACCOUNT_SID: ACCOUNT,
      TWILIO_AUTH_TOKEN: AUTH_TOKEN,
      TWILIO_FROM: called,
      TWILIO_API_URL: exchange.url,
      ALARM_CALLS_PER_DAY: String(callsPerDay),
    },
    random: random.fork(),
  })
  fleetUrl = fleet.any
  const played: PlayedCall[] = []
  const later: Promise<unknown>[] = []
  const errors: unknown[] = []
  const inBackground = (work: Promise<unknown>): void => {
    later.push(work.catch((error: unknown) => errors.push(error)))
  }
  const killed: Step[] = []
  const offTimes: OffTime[] = []
  let over = false
  try {
    // Needs no server that is up, only the database.
    const { withDb } = fleet.one()
    const [, , restless = ''] = await withDb((db) => addStaff(db, clock))
    const changing = changeStaff(
      { staffMemberId: restless, clock, random: random.fork(), offTimes },
      { isOver: () => over, withDb },
    )
    let isKilling = false
    const kill = async (step: Step): Promise<void> => {
      if (fleet.any() === null || isKilling) return
      isKilling = true
      killed.push(step)
      await fleet.killOne()
      isKilling = false
    }
    let next = 0
    const caller = async (): Promise<void> => {
      while (next < calls) {
        const index = next++
        // Both ways to ring staff: one after the other, and all at once.
        if (index === Math.floor(calls / 2))
          await withDb((db) => db.write((tx) => setSetting(tx, 'incoming_calls', 'all')))
        // Most call while a server is up: there are more such moments in a night.
        if (!random.chance(OUTAGE_SHARE)) while (fleet.any() === null) await pause(50)
        const step = random.chance(KILL_SHARE) ? rarest(killed) : null
        const story = createStory(index, random.fork(), step)
        played.push(await playCall(story, { exchange, clock, called, inBackground, kill }))
      }
    }
    await Promise.all(Array.from({ length: CONCURRENT_CALLERS }, caller))
    // Repeats and kills go on after their call, and may add more.
    for (const work of later) await work
    if (errors.length > 0) throw errors[0]
    over = true
    await changing
    await fleet.whole()
    await drain(withDb, played)
    const verdict = await withDb((db) =>
      judgeCalls(db, {
        played,
        exchange,
        off: OFF,
        offTimes,
        restless: STAFF[2] ?? '',
        callsPerDay,
      }),
    )
    const killedAt = Object.fromEntries(
      STEPS.map((step) => [step, killed.filter((one) => one === step).length]),
    ) as Record<Step, number>
    return { ...verdict, kills: fleet.kills, killedAt, failures: fleet.failures() }
  } finally {
    over = true
    await fleet.stop()
    await exchange.stop()
  }
}

/** Returns the kind of request that was interrupted the least. */
function rarest(killed: readonly Step[]): Step {
  const count = (step: Step): number => killed.filter((one) => one === step).length
  return STEPS.toSorted((one, other) => count(one) - count(other))[0] ?? 'incoming'
}

/** Adds three on call and one who is off; returns their ids. */
async function addStaff(db: Db, clock: FastClock): Promise<readonly string[]> {
  const ids: string[] = []
  for (const phone of [...STAFF, OFF]) {
    const id = randomUUID()
    const address = JSON.stringify({ kind: 'call', phone })
    const channels = [{ id: randomUUID(), kind: 'call' as const, address, addressKey: phone }]
    await db.write((tx) =>
      addStaffMember(tx, {
        id,
        name: `Staff ${ids.length + 1}`,
        language: 'en',
        channels,
        now: clock.now() + ids.length,
      }),
    )
    ids.push(id)
    if (phone === OFF) await setOverride(db, id, { kind: 'off', until: Number.MAX_SAFE_INTEGER })
  }
  return ids
}

/** Lets one staff member go off and on again. */
async function changeStaff(
  {
    staffMemberId,
    clock,
    random,
    offTimes,
  }: {
    readonly staffMemberId: string
    readonly clock: FastClock
    readonly random: Random
    readonly offTimes: OffTime[]
  },
  {
    isOver,
    withDb,
  }: {
    readonly isOver: () => boolean
    readonly withDb: Target['withDb']
  },
): Promise<void> {
  while (!isOver()) {
    await clock.until(clock.now() + random.between(...OFF_S) * 1000)
    const until = clock.now() + random.between(...OFF_S) * 1000
    await withDb((db) => setOverride(db, staffMemberId, { kind: 'off', until }))
    offTimes.push({ from: clock.now(), until })
    await clock.until(until)
  }
}

/** Waits until every call is known and over. */
async function drain(withDb: Target['withDb'], played: readonly PlayedCall[]): Promise<void> {
  const limit = performance.now() + DRAIN_LIMIT_MS
  let open = [...played]
  while (open.length > 0 && performance.now() < limit) {
    await pause(500)
    open = await withDb(async (db) => {
      const left: PlayedCall[] = []
      for (const call of open) {
        const state = (await db.read((tx) => findCall(tx, call.sid)))?.state ?? 'ringing'
        if (state === 'ringing' || state === 'accepted') left.push(call)
      }
      return left
    })
  }
}
