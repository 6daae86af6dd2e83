/**
 * Options of a run in which leads wait, staff members accept them, hand them back or over, and
 * visitors cancel, and servers are killed meanwhile.
 */

import { setOverride } from '#tests/support/schedules.ts'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { HAND_OVER_MS } from '#domain/lead/lifecycle.ts'
import type { NoticeSettings } from '#server/db/tables/notice.ts'
import type { Db } from '#server/db/db.ts'
import { API_HEADERS } from '#tests/support/running-app-inject.ts'
import { anotherPhone } from '#server/db/sample-submission.fixture.ts'
import { sampleSubmission } from '#tests/support/running-app-request.ts'
import { isFull } from '../extent.ts'
import { type AlarmReport, judgeAlarms, type SentLead } from './alarm-verdict.ts'
import { ACCOUNT, type FakeChannels, AUTH_TOKEN, SITE, startFakeChannels } from './fake-channels.ts'
import { type CaptchaMint, createCaptchaMint } from '#tests/support/captcha-mint.ts'
import { type Fleet, startFleet } from '../fleet.ts'
import { createRandom, type Random } from '../random.ts'
import { boardDetail } from '#server/leads/board-leads.ts'
import { listStaff, addStaffMember, removeStaffMember } from '#server/db/tables/staff-members.ts'
import { transitionLead } from '#server/leads/transition.ts'

interface AlarmRunOptions {
  readonly seed: number
  /** Servers that share the database; 1 on the embedded one. */
  readonly servers: number
  /** PostgreSQL; `null` for the embedded database. */
  readonly databaseUrl: string | null
  readonly visitors: number
  /** Duration of the kills, s; leads still wait to be accepted after it. */
  readonly seconds: number
}

/**
 * An alarm notice every five seconds for longer than any lead waits, so that any silence is a
 * defect.
 */
const PLAN =
  '0s webhook all; 5s webhook sms all; 5s webhook all; 5s webhook call all; 5s webhook all; 5s webhook all; 5s webhook all; repeat 20'
/** Few, because the caps use up their phone numbers: new staff members are added all the time. */
const STAFF_COUNT = 3
const NEW_STAFF_MEMBER_MS = [1500, 3000] as const
const OVERRIDE_MS = [500, 8000] as const
/** Lifetime of a server, ms; some are killed before they have done anything. */
const SERVER_LIFETIME_MS = [200, 6000] as const
const DOUBLE_KILLS = 0.1
const BETWEEN_SUBMISSIONS_MS = [600, 2500] as const
const BETWEEN_FLOOD_MS = [300, 900] as const
/**
 * Some wait longer than the 20 s that an alarm may be silent; in the long form some for more than a
 * minute.
 */
const ACCEPTED_AFTER_MS = [500, 24_000] as const
const ACCEPTED_LATE_MS = [40_000, 90_000] as const
const LATE_SHARE = 0.1
const HAND_BACK_SHARE = 0.4
const HAND_OVER_SHARE = 0.4
const CANCEL_SHARE = 0.15
const BEFORE_HAND_BACK_MS = [500, 4000] as const
const TRY_LIMIT_MS = 5000
/** What the servers of the fleet have set up. */
const SETTINGS: NoticeSettings = {
  configuredChannels: new Set(['webhook', 'call', 'sms', 'mail']),
  staffEmail: ['dispatch@palisade.example'],
}

export async function runAlarmTorture(options: AlarmRunOptions): Promise<AlarmReport> {
  const { seed, servers, databaseUrl } = options
  const random = createRandom(seed)
  const channels = await startFakeChannels(random.fork())
  const mint = createCaptchaMint()
  const fleet = await startFleet({
    size: servers,
    databaseUrl,
    mint,
    environment: {
      RATE_LIMIT: 'off',
      SITE_URL: SITE,
      ALERT_WEBHOOK_URL: `${channels.url}/webhook`,
      ALERT_WEBHOOK_SECRET: `whsec_${'A'.repeat(40)}`,
      TWILIO_ACCOUNT_SID: ACCOUNT,
      TWILIO_AUTH_TOKEN: AUTH_TOKEN,
      TWILIO_FROM: '+12015550142',
      TWILIO_API_URL: channels.url,
      ALARM_CALLS_PER_DAY: '10000',
    },
    settings: { alarm_plan: PLAN },
    random: random.fork(),
  })
  const sentLeads: SentLead[] = []
  const run = { fleet, channels, mint, sentLeads, floods: 0, over: false }
  channels.onCall = (call) => void answerCall(call, run, random)
  const begun = Date.now()
  try {
    await fleet.one().withDb((db) => addStaff(db, random, STAFF_COUNT))
    const playing = [
      ...Array.from({ length: options.visitors }, () => sendSubmissions(run, random.fork())),
      replaceStaff(run, random.fork()),
      floodCaps(run, random.fork()),
    ]
    while (Date.now() - begun < options.seconds * 1000) {
      if (!random.chance(DOUBLE_KILLS)) {
        await fleet.whole()
        await pause(random.between(...SERVER_LIFETIME_MS))
      }
      await fleet.killOne()
    }
    run.over = true
    await fleet.whole()
    await Promise.all(playing)
    const verdict = await fleet
      .one()
      .withDb((db) => judgeAlarms(db, { sentLeads, notices: channels.notices, now: Date.now() }))
    // The channels fail on purpose.
    const failures = Object.fromEntries(
      Object.entries(fleet.failures()).filter(
        ([message]) => !message.startsWith('notice not sent'),
      ),
    )
    return { ...verdict, failures, kills: fleet.kills, floods: run.floods }
  } finally {
    run.over = true
    await fleet.stop()
    await channels.stop()
  }
}

interface RunState {
  readonly fleet: Fleet
  readonly channels: FakeChannels
  readonly mint: CaptchaMint
  readonly sentLeads: SentLead[]
  floods: number
  over: boolean
}

/** Sends one submission after another and waits until each is accepted. */
async function sendSubmissions(run: RunState, random: Random): Promise<void> {
  const accepting: Promise<void>[] = []
  while (!run.over) {
    const id = await sendSubmission(run, anyAddress(random))
    if (id !== null) {
      const one: SentLead = { id, sentAt: Date.now(), claims: 0, hasReturned: false }
      run.sentLeads.push(one)
      accepting.push(acceptLater(one, run, random.fork()))
    }
    await pause(random.between(...BETWEEN_SUBMISSIONS_MS))
  }
  await Promise.all(accepting)
}

/** Returns the id once it is acknowledged; `null` when the run is over before that. */
async function sendSubmission({ fleet, mint }: RunState, address: string): Promise<string | null> {
  const key = randomUUID()
  const phone = anotherPhone()
  const body = JSON.stringify(sampleSubmission({ phone, recaptcha_token: mint.token() }))
  for (let tries = 0; tries < 100; tries++) {
    const answer = await ask(fleet, '/rest/v1/submissions?select=id', {
      headers: {
        ...API_HEADERS,
        prefer: 'return=representation',
        'idempotency-key': key,
        'x-forwarded-for': address,
      },
      body,
    })
    if (answer?.status === 201) return (JSON.parse(answer.text) as { id: string }[])[0]?.id ?? null
    await pause(100)
  }
  return null
}

const anyAddress = (random: Random): string =>
  [random.between(11, 126), random.between(0, 256), random.between(0, 256), 1].join('.')

/**
 * Sends verified submissions from three networks that stay pending: calls about them must not
 * silence the others.
 */
async function floodCaps(run: RunState, random: Random): Promise<void> {
  while (!run.over) {
    if ((await sendSubmission(run, `203.0.113.${random.between(1, 4)}`)) !== null) run.floods += 1
    await pause(random.between(...BETWEEN_FLOOD_MS))
  }
}

/** Lets the alarm run for a while, then several staff members accept at once, on any server. */
async function acceptLater(one: SentLead, run: RunState, random: Random): Promise<void> {
  const { fleet, channels } = run
  const isLate = isFull && random.chance(LATE_SHARE)
  const [least, most] = isLate ? ACCEPTED_LATE_MS : ACCEPTED_AFTER_MS
  await pause(random.between(least, most))
  const tokens = (): string[] =>
    channels.notices.flatMap(({ request, token }) =>
      request === one.id && token !== null ? [token] : [],
    )
  while (tokens().length === 0) await pause(200)
  const press = async (): Promise<void> => {
    for (let tries = 0; tries < 600; tries++) {
      const answer = await ask(fleet, `/a/${random.pick(tokens())}`, {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'act=take',
      })
      if (answer?.status === 303) {
        one.claims += 1
        return
      }
      await pause(100)
    }
  }
  await Promise.all(Array.from({ length: random.between(1, 4) }, press))
  await mayReturn(one, run, random)
}

/** Lets the assignee hand some leads back or over, and the visitor cancel others. */
async function mayReturn(one: SentLead, run: RunState, random: Random): Promise<void> {
  await pause(random.between(...BEFORE_HAND_BACK_MS))
  const share = random.between(0, 100) / 100
  if (one.hasReturned || share > HAND_BACK_SHARE + CANCEL_SHARE) return
  one.hasReturned = true
  const isHandBack = share < HAND_BACK_SHARE
  const isHandOver = isHandBack && random.chance(HAND_OVER_SHARE)
  while (run.fleet.any() === null) await pause(100)
  await run.fleet.one().withDb(async (db) => {
    const { assignee } = (await db.read((tx) => boardDetail(tx, one.id))) ?? { assignee: null }
    const [colleague] = await db.read((tx) => listStaff(tx))
    const by = {
      staffMemberId: isHandBack ? (assignee?.staffMemberId ?? null) : null,
      via: 'board',
    }
    await db.write((tx) =>
      transitionLead(tx, one.id, {
        to: isHandBack ? 'pending' : 'cancelled',
        role: isHandBack ? 'staff' : 'visitor',
        by,
        now: Date.now(),
        noticeId: null,
        settings: SETTINGS,
        ...(isHandOver && colleague && { colleagueId: colleague.id }),
      }),
    )
  })
  if (!isHandBack) return
  // Some colleagues never accept, so that the alarm restarts after its two minutes.
  if (isHandOver && isFull && random.chance(0.5)) await pause(HAND_OVER_MS)
  await acceptLater(one, run, random)
}

/** Returns the first complete response of a running server; `null` when none came. */
async function ask(
  fleet: Fleet,
  path: string,
  init: { readonly headers: Record<string, string>; readonly body: string },
): Promise<{ readonly status: number; readonly text: string } | null> {
  const base = fleet.any()
  if (base === null) return null
  try {
    const signal = AbortSignal.timeout(TRY_LIMIT_MS)
    const response = await fetch(base + path, {
      method: 'POST',
      redirect: 'manual',
      signal,
      ...init,
    })
    return { status: response.status, text: await response.text() }
  } catch (error) {
    // Refused, reset or timed out: the client cannot know whether it was stored.
    if (error instanceof TypeError || error instanceof DOMException) return null
    throw error
  }
}

/** Leaves some calls unanswered, answers some without a digit, presses 1 in others. */
async function answerCall(
  call: Parameters<FakeChannels['onCall']>[0],
  { fleet }: RunState,
  random: Random,
): Promise<void> {
  const say = async (to: 'status' | 'digit', form: Record<string, string>): Promise<void> => {
    const base = fleet.any()
    if (base !== null) await call.post(base, to, { CallSid: call.sid, ...form })
  }
  await say('status', { CallStatus: 'ringing', SequenceNumber: '1' })
  await pause(random.between(200, 3000))
  if (random.chance(0.05)) await say('digit', { Digits: '1' })
  const status = random.pick(['no-answer', 'busy', 'completed'])
  await say('status', { CallStatus: status, SequenceNumber: '2' })
}

async function addStaff(db: Db, random: Random, count: number): Promise<void> {
  for (let added = 0; added < count; added++) {
    const phone = `+1201${random.between(2_000_000, 9_999_999)}`
    await db.write((tx) =>
      addStaffMember(tx, {
        id: randomUUID(),
        name: 'Ana Diaz',
        language: 'en',
        now: Date.now(),
        channels: (['call', 'sms'] as const).map((kind) => ({
          id: randomUUID(),
          kind,
          address: JSON.stringify({ kind, phone }),
          addressKey: phone,
        })),
      }),
    )
  }
}

/** Replaces staff members, and puts them on and off call, while servers are killed. */
async function replaceStaff(run: RunState, random: Random): Promise<void> {
  while (!run.over) {
    await pause(random.between(...NEW_STAFF_MEMBER_MS))
    if (run.fleet.any() === null) continue
    await run.fleet.one().withDb(async (db) => {
      const [oldest] = await db.read((tx) => listStaff(tx))
      if (oldest) await db.write((tx) => removeStaffMember(tx, oldest.id, Date.now()))
      await addStaff(db, random, 1)
      const kind = random.pick(['on', 'off'] as const)
      const until = Date.now() + random.between(...OVERRIDE_MS)
      await setOverride(db, random.pick(await db.read((tx) => listStaff(tx))).id, {
        kind,
        until,
      })
    })
  }
}
