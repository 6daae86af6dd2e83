import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  CALLED,
  CALLER,
  createIncomingSetup,
  type IncomingSetup,
  newSid,
} from '#tests/support/incoming-setup.ts'
import { listEvents } from '#server/db/tables/events.ts'
import { saidStop } from '#server/alarm/notices/opt-outs.ts'

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
  const events = await setup.running.store.read((tx) => listEvents(tx, leads[0]?.id ?? ''))
  expect(events.find(({ kind }) => kind === 'note')?.payload).toEqual({
    text: 'Third floor',
    pictures: 2,
  })
  expect(leads[0]?.asked).toEqual({ callBack: false, pictures: 2 })
})

test('ends texts at STOP, in Spanish too, and starts them again at START', async () => {
  await text('Alto')
  expect(await setup.running.store.read((tx) => saidStop(tx, '(201) 555-0123'))).toBe(true)
  await text('START')
  expect(await setup.running.store.read((tx) => saidStop(tx, '(201) 555-0123'))).toBe(false)
  await text('whatever', { OptOutType: 'STOP' })
  expect(await setup.running.store.read((tx) => saidStop(tx, '(201) 555-0123'))).toBe(true)
  expect(await setup.running.leads()).toEqual([])
})

test('ignores short codes and forged requests', async () => {
  expect((await text('Buy now', { From: '72345' })).status).toBe(200)
  const form = { MessageSid: newSid('SM'), From: CALLER, To: CALLED, Body: 'Hello' }
  expect((await setup.post('/messages/incoming', form, 'A'.repeat(28))).status).toBe(403)
  expect(await setup.running.leads()).toEqual([])
})
