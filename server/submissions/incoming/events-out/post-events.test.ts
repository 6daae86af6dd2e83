import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { webhookKey } from '#server/environment/webhook-key.ts'
import { type FakeReceiver, startFakeReceiver } from '#tests/support/fake-receiver.ts'
import { createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'
import { sampleSubmission } from '#server/store/sample-submission.fixture.ts'
import { createEventPoster } from './post-events.ts'
import { claimEventPosts } from '#server/leads/outgoing/lead-event-posts.ts'
import { storeSubmission } from '#server/store/record.ts'
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

/** Posts what is due once; returns how many were claimed. */
async function run(): Promise<number> {
  const { store, state } = running
  const post = createEventPoster({
    store,
    clock: () => state.now,
    random: () => 0,
    log: silent,
    fetch,
    url: `${receiver.url}/events`,
    key: webhookKey(SECRET) ?? Buffer.alloc(0),
  })
  const claim = { now: state.now, leaseMs: 15_000, limit: 10 }
  const claimed = await claimEventPosts(store, claim)
  for (const one of claimed) await post(one)
  return claimed.length
}

async function recordAndClose(): Promise<string> {
  const { store, state } = running
  const submission = sampleSubmission({ now: state.now })
  await storeSubmission(store, submission)
  const common = {
    role: 'staff',
    by: { staffMemberId: null, via: 'mail' },
    noticeId: null,
    settings: running.noticeSettings,
  } as const
  for (const to of ['accepted', 'done'] as const)
    await store.write((tx) =>
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
  const claim = { now: running.state.now, leaseMs: 15_000, limit: 10 }
  expect(await claimEventPosts(running.store, claim)).toHaveLength(1)
  expect(await run()).toBe(0)
  running.state.now += 16_000
  expect(await run()).toBe(1)
  expect(received()[0]?.type).toBe('lead.created')
})
