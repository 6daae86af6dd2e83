import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  CALLED,
  CALLER,
  createIncomingSetup,
  type IncomingSetup,
  newSid,
} from '#tests/support/incoming-setup.ts'
import { listEvents } from '#server/db/tables/events.ts'
import { saidStop } from '#server/alarm/notices/opt-outs.ts'
import { newNotice } from '#server/alarm/notices/new-notice.ts'
import { execute } from '#server/db/db.ts'
import { addNotice } from '#server/db/tables/notices.ts'
import { transitionLead } from '#server/leads/transition.ts'

let setup: IncomingSetup
beforeEach(async () => {
  setup = await createIncomingSetup()
})
afterEach(() => setup.running.close())

const text = (Body: string, changes: Record<string, string> = {}) =>
  setup.post('/messages/incoming', {
    MessageSid: newSid('SM'),
    From: CALLER,
    To: CALLED,
    NumMedia: '0',
    Body,
    ...changes,
  })

test('makes a lead of a text from an unknown number, once', async () => {
  const MessageSid = newSid('SM')
  for (let count = 0; count < 3; count++)
    expect((await text('Locked out at 12 Sample St', { MessageSid })).status).toBe(200)
  const leads = await setup.running.leads()
  expect(leads).toHaveLength(1)
  expect(leads[0]).toMatchObject({
    type: 'message',
    notes: 'Locked out at 12 Sample St',
    traffic_source: { source: 'google-ads', medium: 'text' },
  })
})

test("adds further texts to the customer's open lead as notes", async () => {
  await text('Locked out')
  await text('Third floor', { NumMedia: '2' })
  const leads = await setup.running.leads()
  expect(leads).toHaveLength(1)
  const events = await setup.running.db.read((tx) => listEvents(tx, leads[0]?.id ?? ''))
  expect(events.find(({ kind }) => kind === 'note')?.payload).toEqual({
    text: 'Third floor',
    pictures: 2,
  })
  expect(leads[0]?.asked).toEqual({ callBack: false, pictures: 2 })
})

test('ends texts at STOP, in Spanish too, and starts them again at START', async () => {
  await text('Alto')
  expect(await setup.running.db.read((tx) => saidStop(tx, '(201) 555-0123'))).toBe(true)
  await text('START')
  expect(await setup.running.db.read((tx) => saidStop(tx, '(201) 555-0123'))).toBe(false)
  await text('whatever', { OptOutType: 'STOP' })
  expect(await setup.running.db.read((tx) => saidStop(tx, '(201) 555-0123'))).toBe(true)
  expect(await setup.running.leads()).toEqual([])
})

/** Lets nobody see the lead any more: done without a charge, and closed. */
const close = async (submissionId: string): Promise<void> => {
  const { db, state, noticeSettings: settings } = setup.running
  const by = { staffMemberId: null, via: 'board' }
  const common = { role: 'staff', by, noticeId: null, now: state.now, settings } as const
  await db.write((tx) => transitionLead(tx, submissionId, { to: 'accepted', ...common }))
  await db.write((tx) => transitionLead(tx, submissionId, { to: 'done', ...common }))
}
const notesOf = async (submissionId: string) =>
  (await setup.running.db.read((tx) => listEvents(tx, submissionId)))
    .filter(({ kind }) => kind === 'note' || kind === 'staff_note')
    .map(({ kind, payload, staffMemberName, via }) => [kind, payload, staffMemberName, via])
const isStopped = () => setup.running.db.read((tx) => saidStop(tx, CALLER))

/** A customer whose lead is done. */
const doneLead = async (): Promise<string> => {
  await text('Locked out')
  const id = (await setup.running.leads())[0]?.id ?? ''
  await close(id)
  return id
}

test.each([
  'Liked “Palisade Lock & Key: we are on the way. Reply STOP for no more texts.”',
  'Thanks so much!',
  'I’m driving with Driving Focus turned on.',
  '👍',
])('wakes nobody after the job: %s', async (words) => {
  const id = await doneLead()
  await text(words)
  expect(await setup.running.leads()).toHaveLength(1)
  expect((await notesOf(id)).map(([, payload]) => payload)).toEqual([{ text: words }])
  expect(await isStopped()).toBe(false)
})

test('wakes nobody for thanks of a stranger, but for a picture and for a question', async () => {
  await text('Thank you!')
  expect(await setup.running.leads()).toEqual([])
  await text('Thank you!', { NumMedia: '1' })
  await text('ok thanks?', { From: '+12015550124' })
  expect(await setup.running.leads()).toHaveLength(2)
})

test('stops at words beside others, and shows them to staff at the lead', async () => {
  const id = await doneLead()
  await text('Stop. The new lock does not close and I want my money back')
  expect(await isStopped()).toBe(true)
  expect(await setup.running.leads()).toHaveLength(1)
  expect(await notesOf(id)).toHaveLength(1)
})

test('makes a lead of a stranger’s stop beside other words, so that nothing is lost', async () => {
  await text('Stop. I am locked out at 12 Sample St')
  expect(await isStopped()).toBe(true)
  expect(await setup.running.leads()).toHaveLength(1)
})

test.each(['OPT OUT', 'Please stop texting me', 'Ya no me escriban', 'ＳＴＯＰ'])(
  'makes no lead of %j',
  async (words) => {
    await text(words)
    expect(await isStopped()).toBe(true)
    expect(await setup.running.leads()).toEqual([])
  },
)

describe('from the phone of a staff member', () => {
  let benId: string
  beforeEach(async () => {
    benId = await setup.addStaff('Ben Park', '+12015550162')
  })
  const bens = (words: string) => text(words, { From: '+12015550162' })

  test('is no lead, and in the history of the lead that was announced', async () => {
    await text('Locked out')
    const id = (await setup.running.leads())[0]?.id ?? ''
    await bens('before I was told of any')
    await announce(id, benId)
    await bens('ok on my way')
    await bens('Please stop texting me, I have it')
    expect(await setup.running.leads()).toHaveLength(1)
    expect(await notesOf(id)).toEqual([
      ['staff_note', { text: 'ok on my way' }, 'Ben Park', 'sms'],
      ['staff_note', { text: 'Please stop texting me, I have it' }, 'Ben Park', 'sms'],
    ])
    // The alarm goes on by text: only the carriers' own words end it.
    expect(await setup.running.db.read((tx) => saidStop(tx, '+12015550162'))).toBe(false)
    await bens('STOP')
    expect(await setup.running.db.read((tx) => saidStop(tx, '+12015550162'))).toBe(true)
  })

  test('is no lead without one that was announced', async () => {
    await bens('who called me?')
    expect(await setup.running.leads()).toEqual([])
  })

  /** Records that a text about the lead was sent. */
  const announce = (submissionId: string, staffMemberId: string): Promise<void> =>
    setup.running.db.write(async (tx) => {
      const { now } = setup.running.state
      const target = {
        ...({ channel: 'sms', target: 'staff', channelId: null, staffMemberId } as const),
        address: { kind: 'sms', phone: '+12015550162' } as const,
      }
      const options = { id: randomUUID(), kind: 'created', notAfter: now + 60_000 } as const
      const notice = newNotice(target, options)
      await addNotice(tx, { notice, submissionId, round: 1, step: 1, now })
      await execute(tx, `UPDATE notices SET begun_at = :now WHERE id = :id`, {
        now,
        id: options.id,
      })
    })
})

test('ignores a text from a number of the business, such as its own alarm', async () => {
  await text('New request: Car Lockout', { From: '+12015550199' })
  await text('New request: Car Lockout', { From: CALLED })
  expect(await setup.running.leads()).toEqual([])
})

test('joins texts of one Mexican phone, which arrives with and without a 1', async () => {
  await text('Estoy afuera', { From: '+5215512345678' })
  await text('Calle 5', { From: '+525512345678' })
  expect(await setup.running.leads()).toHaveLength(1)
})

test('takes the longest text with ten pictures', async () => {
  const pictures = Object.fromEntries(
    Array.from({ length: 10 }, (_, at) => [
      `MediaUrl${at}`,
      `https://api.twilio.com/2010-04-01/Accounts/AC${'0'.repeat(32)}/Messages/MM${'0'.repeat(32)}/Media/ME${'0'.repeat(32)}`,
    ]),
  )
  for (const body of ['门'.repeat(1600), '🔑'.repeat(800), 'क'.repeat(1600)])
    expect((await text(body, { ...pictures, NumMedia: '10' })).status).toBe(200)
  expect(await setup.running.leads()).toHaveLength(1)
})

test('ignores short codes and forged requests', async () => {
  expect((await text('Buy now', { From: '72345' })).status).toBe(200)
  const form = { MessageSid: newSid('SM'), From: CALLER, To: CALLED, Body: 'Hello' }
  expect((await setup.post('/messages/incoming', form, 'A'.repeat(28))).status).toBe(403)
  expect(await setup.running.leads()).toEqual([])
})
