import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { openPostgres } from '#server/db/postgres.ts'
import type { Db } from '#server/db/db.ts'
import {
  CALLED,
  createIncomingSetup,
  type IncomingSetup,
  newSid,
  pathIn,
} from '#tests/support/incoming-setup.ts'
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts'
import { setOverride } from '#tests/support/schedules.ts'
import { findCall } from '#server/db/tables/incoming-call.ts'

/** What happens on one call, in seconds after its first ring. */
interface Story {
  readonly hangsUpAt: number
  /** When the caller presses 1 during the greeting; `null` for never. */
  readonly pressesAt: number | null
  /** When a staff member answers and presses 1; `null` for never. */
  readonly acceptsAt: number | null
  readonly voicemail: boolean
  /** How the ringing ends that nobody answers. */
  readonly unanswered: string
  /** For each of Twilio's later requests: how often it comes. */
  readonly copies: readonly number[]
  readonly isReversed: boolean
  readonly forged: boolean
  /**
   * At which access to the database the server is killed: before its transaction, or after it
   * but before its answer. `null` for never.
   */
  readonly killedAt: { readonly access: number; readonly isDone: boolean } | null
}

const story = (hangsUpAt: number): fc.Arbitrary<Story> =>
  fc.record({
    hangsUpAt: fc.constant(hangsUpAt),
    pressesAt: fc.option(fc.integer({ min: 1, max: 8 }), { freq: 3 }),
    acceptsAt: fc.option(fc.integer({ min: 3, max: 18 })),
    voicemail: fc.boolean(),
    unanswered: fc.constantFrom('no-answer', 'busy', 'failed', 'canceled'),
    copies: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 6, maxLength: 6 }),
    isReversed: fc.boolean(),
    forged: fc.boolean(),
    killedAt: fc.option(
      fc.record({ access: fc.integer({ min: 0, max: 9 }), isDone: fc.boolean() }),
    ),
  })

/** Every second until after the ringing has ended, and one call that is connected for long. */
const SECONDS = [...Array.from({ length: 28 }, (_, second) => second), 90]

/** A server that can be killed between two accesses; the next request meets a new one. */
function mortalDb() {
  let next: Story['killedAt'] = null
  let accesses = 0
  const killed =
    (run: Db['read']): Db['read'] =>
    async (work) => {
      if (next?.access !== accesses++) return await run(work)
      const { isDone } = next
      next = null
      if (isDone) await run(work)
      throw new Error('killed')
    }
  const wrapDb = (db: Db): Db => ({
    ...db,
    read: killed(db.read),
    write: killed(db.write),
    writeRelaxed: killed(db.writeRelaxed),
    single: killed(db.single),
  })
  return {
    wrapDb,
    /** Kills the server once, at an access from now on. */
    killAt(at: Story['killedAt']): void {
      next = at
      accesses = 0
    },
    /** Returns whether it was killed. */
    revive(): boolean {
      const wasKilled = next === null
      next = null
      return wasKilled
    },
  }
}

const OFF = '+12015550112'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
  return () => postgres.stop()
}, 60_000)

const openSchema = async (): Promise<Db> =>
  openPostgres({ url: (await postgres.createSchema()).url })

test.each(['SQLite', 'PostgreSQL'])(
  'on %s each caller with a number is a lead exactly once, was connected, or hung up at once',
  async (engine) => {
    const mortal = mortalDb()
    const db = engine === 'PostgreSQL' ? await openSchema() : null
    const setup = await createIncomingSetup(
      { ALARM_CALLS_PER_DAY: '10000' },
      { wrapDb: mortal.wrapDb, ...(db && { openDb: () => db }) },
    )
    await setup.addStaff('Maria', '+12015550111')
    const dan = await setup.addStaff('Dan', OFF)
    await setOverride(setup.running.db, dan, { kind: 'off', until: Number.MAX_SAFE_INTEGER })
    const stories = fc.sample(fc.tuple(...SECONDS.map(story)), { numRuns: 2, seed: 7 }).flat()
    const wrong: unknown[] = []
    let kills = 0
    for (const [index, told] of stories.entries()) {
      const verdict = await tell(told, { setup, mortal, caller: `+1201555${String(2000 + index)}` })
      if (!verdict.isRight) wrong.push({ ...told, ...verdict })
      if (verdict.wasKilled) kills++
    }
    expect(wrong).toEqual([])
    expect(kills).toBeGreaterThan(10)
    await setup.running.close()
  },
  240_000,
)

interface Verdict {
  readonly isRight: boolean
  readonly wasKilled: boolean
  readonly state: string
  readonly expected: string
  readonly leads: number
}

/** Plays one call; returns what became of it. */
async function tell(
  told: Story,
  at: {
    readonly setup: IncomingSetup
    readonly mortal: ReturnType<typeof mortalDb>
    readonly caller: string
  },
): Promise<Verdict> {
  const { hangsUpAt, pressesAt, acceptsAt, voicemail, copies, isReversed, forged, killedAt } = told
  const { setup, mortal, caller } = at
  const { state, db } = setup.running
  const sid = newSid()
  const base = { CallSid: sid, From: caller, To: CALLED }
  const startedAt = state.now
  mortal.killAt(killedAt)
  const { body } = await setup.post('/calls/incoming', { ...base, CallStatus: 'ringing' })
  expect(body).not.toContain(OFF)
  // Killed: the caller hears that it did not work, and the call ends.
  const isConnected = body.includes('<Dial')
  const presses = isConnected && pressesAt !== null && pressesAt <= hangsUpAt
  const accepts = isConnected && !presses && acceptsAt !== null && acceptsAt < hangsUpAt
  const requests: (readonly [path: string, form: Record<string, string>])[] = []
  if (presses) requests.push([pathIn(body, 'action'), { ...base, Digits: '1' }])
  else if (isConnected) {
    const whisper = pathIn(body, 'url')
    const ringsOut = hangsUpAt > 22
    if (voicemail || accepts) requests.push([whisper, {}])
    if (accepts) requests.push([whisper.replace('/whisper', '/accept'), { Digits: '1' }])
    if (accepts || ringsOut)
      requests.push([
        `/calls/${sid}/dialed/0`,
        {
          ...base,
          CallStatus: accepts ? 'completed' : 'in-progress',
          DialCallStatus: accepts || voicemail ? 'completed' : told.unanswered,
          DialBridged: String(accepts),
        },
      ])
    requests.push([pathIn(body, 'statusCallback'), { CallStatus: 'completed' }])
  }
  requests.push([
    '/calls/status',
    { ...base, CallStatus: 'completed', CallDuration: String(hangsUpAt) },
  ])
  // A key that nobody hears of cannot be known, nor a call: each comes at least once.
  const sent = requests.flatMap((request, place) => {
    const isOnly = request[1]['Digits'] === '1' || (!isConnected && request[0] === '/calls/status')
    return Array.from({ length: Math.max(copies[place] ?? 1, isOnly ? 1 : 0) }, () => request)
  })
  // Twilio may repeat requests in any order, but a key of staff comes while the call lasts.
  const keys = sent.filter(([path]) => path.endsWith('/accept'))
  const others = sent.filter(([path]) => !path.endsWith('/accept'))
  state.now = startedAt + 1000 * (acceptsAt ?? 0)
  for (const [path, form] of keys) await setup.post(path, form)
  state.now = startedAt + 1000 * hangsUpAt
  for (const [path, form] of isReversed ? others.toReversed() : others) {
    if (forged) {
      const fake = { ...form, DialBridged: 'true' }
      expect((await setup.post(path, fake, 'A'.repeat(27) + '=')).status).toBe(403)
    }
    const { status, body: answer } = await setup.post(path, form)
    if (killedAt === null) expect(status).toBeLessThan(300)
    expect(answer).not.toContain(OFF)
  }
  const wasKilled = killedAt !== null && mortal.revive()
  setup.resource = () => ({ status: 'completed', duration: String(hangsUpAt) })
  state.now += 10 * 60_000
  await setup.sweep()
  const call = await db.read((tx) => findCall(tx, sid))
  const leads = (await setup.running.leads()).filter(({ phone }) =>
    phone.endsWith(caller.slice(-4)),
  )
  const isMisdialed = hangsUpAt < 5 && !presses
  // A short conversation of which Twilio said nothing: a lead too many is better than none.
  const isUnproven =
    accepts && hangsUpAt - acceptsAt <= 45 && !sent.some(([path]) => path.includes('/dialed/'))
  const expected = accepts && !isUnproven ? 'taken' : isMisdialed ? 'left' : 'missed'
  const found = call?.state ?? 'unknown'
  // A key that the killed server had not stored is lost; the caller is not.
  const allowed = wasKilled ? ['taken', 'missed', ...(hangsUpAt < 5 ? ['left'] : [])] : [expected]
  const isRight = allowed.includes(found) && leads.length === (found === 'missed' ? 1 : 0)
  return { isRight, wasKilled, state: found, expected, leads: leads.length }
}

test('asks again while Twilio does not answer, and makes a lead after an hour', async () => {
  const setup = await createIncomingSetup()
  const { state, db } = setup.running
  await setup.addStaff('Maria', '+12015550111')
  const sid = newSid()
  await setup.post('/calls/incoming', { CallSid: sid, From: '+12015552999', To: CALLED })
  setup.resource = () => null
  state.now += 10 * 60_000
  await setup.sweep()
  expect((await db.read((tx) => findCall(tx, sid)))?.state).toBe('ringing')
  setup.resource = () => ({ status: 'in-progress', duration: null })
  state.now += 30 * 60_000
  await setup.sweep()
  expect((await db.read((tx) => findCall(tx, sid)))?.state).toBe('ringing')
  setup.resource = () => null
  state.now += 60 * 60_000
  await setup.sweep()
  expect((await db.read((tx) => findCall(tx, sid)))?.state).toBe('missed')
  expect(await setup.running.leads()).toHaveLength(1)
  await setup.running.close()
}, 60_000)
