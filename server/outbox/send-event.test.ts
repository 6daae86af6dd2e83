import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FakeReceiver, startFakeReceiver } from '#tests/support/fake-receiver.ts'
import { createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'
import { sampleSubmission } from '#server/db/sample-submission.fixture.ts'
import { sendEvent } from './send-event.ts'
import { queueEvents } from '#server/outbox/queued/outgoing-events.ts'
import { claimOutbox, type EventJob, type EventLane } from '#server/db/tables/outbox.ts'
import { addStaffMember } from '#tests/support/staff-members.ts'
import { listEvents } from '#server/db/tables/events.ts'
import { undoTransition } from '#server/leads/undo.ts'
import { UNDO_ACCEPTED_MS } from '#domain/lead/lifecycle.ts'
import { storeSubmission } from '#server/leads/record.ts'
import { transitionLead } from '#server/leads/transition.ts'

const SECRET = `whsec_${Buffer.from('0123456789abcdef0123456789abcdef').toString('base64')}`

let running: InjectedApp
let receiver: FakeReceiver
beforeEach(async () => {
  running = await createInjectedApp()
  receiver = await startFakeReceiver()
})
afterEach(async () => {
  await receiver.stop()
  await running.close()
})

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

const CLAIM = { leaseMs: 90_000, limit: 10 }

async function claim(lane: EventLane): Promise<readonly EventJob[]> {
  const { db, state } = running
  await queueEvents(db, [lane], state.now)
  const jobs = await db.writeRelaxed((tx) => claimOutbox(tx, lane, { now: state.now, ...CLAIM }))
  return jobs as readonly EventJob[]
}

/** Posts what is due once; returns how many were claimed. */
async function run(lane: EventLane = 'events'): Promise<number> {
  const { db, state } = running
  const receivers = { [lane]: { url: `${receiver.url}/events`, secret: SECRET } }
  const deps = { db, clock: () => state.now, random: () => 0, log: silent, fetch }
  const claimed = await claim(lane)
  for (const one of claimed) await sendEvent(deps, receivers, one)
  return claimed.length
}

async function recordAndClose(): Promise<string> {
  const { db, state } = running
  const submission = sampleSubmission({ now: state.now })
  await storeSubmission(db, submission)
  const common = {
    role: 'staff',
    by: { staffMemberId: null, via: 'mail' },
    noticeId: null,
    settings: running.noticeSettings,
  } as const
  for (const to of ['accepted', 'done'] as const)
    await db.write((tx) =>
      transitionLead(tx, submission.row.id, {
        to,
        ...common,
        now: state.now,
      }),
    )
  return submission.row.id
}

const received = () =>
  receiver.received.map(
    ({ body, headers }) =>
      new Webhook(SECRET).verify(body, headers as never) as {
        type: string
        data: Record<string, unknown>
      },
  )

test("posts a lead's events in order, signed, without its gate code", async () => {
  const id = await recordAndClose()
  for (let count = 0; count < 5; count++) await run()
  const events = received()
  expect(events.map(({ type }) => type)).toEqual(['lead.created', 'lead.accepted', 'lead.done'])
  expect(events[0]?.data).toMatchObject({ id, name: 'Zoë Ångström', phone: '(201) 555-0199' })
  expect(JSON.stringify(events)).not.toContain('#9876')
  expect(JSON.stringify(events)).not.toMatch(/gate_code|recaptcha|idempotency|token/)
})

test('repeats a refused event under the same id, and lets later ones of the lead wait', async () => {
  await recordAndClose()
  receiver.answer = { status: 503 }
  expect(await run()).toBe(1)
  expect(await run()).toBe(0)
  receiver.answer = { status: 200 }
  running.state.now += 60_000
  for (let count = 0; count < 3; count++) await run()
  const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
  expect(ids).toHaveLength(4)
  expect(ids[1]).toBe(ids[0])
  expect(new Set(ids).size).toBe(3)
})

test('continues where a server was killed after the post: at least once', async () => {
  await recordAndClose()
  expect(await claim('events')).toHaveLength(1)
  expect(await run()).toBe(0)
  running.state.now += CLAIM.leaseMs
  expect(await run()).toBe(1)
  expect(received()[0]?.type).toBe('lead.created')
})

test('tells the address of the alarm of an acceptance, without private data', async () => {
  const id = await recordAndClose()
  expect(await run('alert')).toBe(1)
  const [event] = received()
  expect(event).toMatchObject({ type: 'lead.accepted', data: { id, round: 0, take: null } })
  expect(JSON.stringify(event)).not.toMatch(/Ångström|555-0199/)
})

test('tells of a step of a staff member once it cannot be undone, and not of one that was', async () => {
  const { db, state, noticeSettings: settings } = running
  const staffMemberId = await addStaffMember(db, 'Ana', [])
  const submission = sampleSubmission({ now: state.now })
  await storeSubmission(db, submission)
  const { id } = submission.row
  const by = { staffMemberId, via: 'board' }
  const accept = () =>
    db.write((tx) =>
      transitionLead(tx, id, {
        ...{ to: 'accepted', role: 'staff', by, now: state.now, noticeId: null, settings },
      }),
    )
  await accept()
  expect(await run('alert')).toBe(0)
  const at = (await db.read((tx) => listEvents(tx, id))).at(-1)?.at ?? 0
  await db.write((tx) => undoTransition(tx, id, { at, by, now: state.now }))
  await accept()
  state.now += UNDO_ACCEPTED_MS + 10
  await run('alert')
  await run('alert')
  expect(received().map(({ type }) => type)).toEqual(['lead.accepted'])
})
