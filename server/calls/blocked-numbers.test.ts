/** Which numbers "Spam" blocks, and how a block ends. */

import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { recordLead } from '#tests/support/board-setup.ts'
import {
  CALLED,
  CALLER,
  createIncomingSetup,
  type IncomingSetup,
  newSid,
} from '#tests/support/incoming-setup.ts'
import { type SignedInMember, signInStaff } from '#tests/support/staff-session.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'

let setup: IncomingSetup
let olga: SignedInMember
let eve: SignedInMember
beforeEach(async () => {
  setup = await createIncomingSetup()
  const add = async (name: string, role: 'owner' | 'locksmith', phone: string) => {
    const member = await signInStaff(setup.running.db, name, {
      ...{ role, phone, now: setup.running.state.now },
    })
    return { ...member, cookie: `__Host-${member.cookie}` }
  }
  olga = await add('Olga', 'owner', '+12015550101')
  eve = await add('Eve', 'locksmith', '+12015550102')
})
afterEach(() => setup.running.close())

const call = (from: string, attestation = 'TN-Validation-Passed-A') => ({
  ...{ CallSid: newSid(), From: from, To: CALLED, StirVerstat: attestation },
})
const isBusy = async (from = CALLER): Promise<boolean> =>
  (await setup.post('/calls/incoming', { ...call(from), CallStatus: 'ringing' })).body.includes(
    '<Reject reason="busy"/>',
  )
const calls = async (from = CALLER, attestation?: string): Promise<string> => {
  const form = call(from, attestation)
  await setup.post('/calls/incoming', { ...form, CallStatus: 'ringing' })
  await setup.post('/calls/status', { ...form, CallStatus: 'no-answer', CallDuration: '30' })
  return (await setup.running.leads()).find(({ phone }) => phone.endsWith(from.slice(-4)))?.id ?? ''
}
const texts = async (body: string): Promise<void> => {
  const form = { MessageSid: newSid('SM'), From: CALLER, To: CALLED, Body: body, NumMedia: '0' }
  await setup.post('/messages/incoming', form)
}
const press = async (path: string, fields: Record<string, string>, who = eve) =>
  await setup.running.postForm(path, fields, { cookie: who.cookie })
const step = async (id: string, from: string, to: string) =>
  expect((await press(`/staff/l/${id}/step`, { from, to })).statusCode).toBe(303)
const page = async (path: string, who = olga): Promise<string> =>
  (await setup.running.app.inject({ url: path, headers: { cookie: who.cookie } })).body

describe('"Spam" blocks', () => {
  test('a number that called, and counts on the board what is refused', async () => {
    const id = await calls()
    expect(await page(`/staff/l/${id}`)).toContain('Spam also blocks this number')
    await step(id, 'pending', 'spam')
    expect(await isBusy()).toBe(true)
    await texts('Cheap SEO')
    expect(await page('/staff')).toContain('Blocked numbers (2 refused)')
    expect(await page('/staff/blocked')).toContain('2 calls and texts refused')
    expect((await setup.running.leads()).length).toBe(1)
  })

  test('a number that texted', async () => {
    await texts('Cheap SEO')
    const [lead] = await setup.running.leads()
    await step(lead?.id ?? '', 'pending', 'spam')
    expect(await isBusy()).toBe(true)
  })

  test('no number that somebody typed into a form', async () => {
    const { id } = await recordLead(setup.running.db, { phone: '(201) 555-0123' })
    expect(await page(`/staff/l/${id}`)).toContain('blocks no number')
    await step(id, 'pending', 'spam')
    expect(await isBusy()).toBe(false)
    await texts('Locked out at 9 Elm St')
    expect((await setup.running.leads()).map(({ notes }) => notes)).toContain(
      'Locked out at 9 Elm St',
    )
  })

  test('no number that the carriers call false', async () => {
    await step(await calls(CALLER, 'TN-Validation-Failed-C'), 'pending', 'spam')
    expect(await isBusy()).toBe(false)
  })

  test('no number that staff wrote, before or after the press', async () => {
    const victim = '(201) 555-0199'
    const first = await calls()
    expect((await press(`/staff/l/${first}/correct`, { phone: victim })).statusCode).toBe(303)
    await step(first, 'pending', 'spam')
    expect(await isBusy('+12015550199')).toBe(false)
    expect(await isBusy()).toBe(false)
    const second = await calls('+12015550124')
    await step(second, 'pending', 'spam')
    expect((await press(`/staff/l/${second}/correct`, { phone: victim })).statusCode).toBe(409)
    expect((await setup.running.db.read((tx) => getLead(tx, second)))?.phone).not.toBe(victim)
    expect(await isBusy('+12015550199')).toBe(false)
    expect(await isBusy('+12015550124')).toBe(true)
  })

  test('no number that staff entered by hand', async () => {
    await press('/staff/leads/new', { formId: crypto.randomUUID(), phone: '2015550123', name: 'X' })
    const [lead] = await setup.running.leads()
    await step(lead?.id ?? '', lead?.status ?? '', 'spam')
    expect(await isBusy()).toBe(false)
  })
})

describe('a block ends', () => {
  let blocked: string
  beforeEach(async () => {
    blocked = await calls()
    await step(blocked, 'pending', 'spam')
    expect(await isBusy()).toBe(true)
  })

  test('when its request is opened again, and by undoing the press', async () => {
    await step(blocked, 'spam', 'pending')
    expect(await isBusy()).toBe(false)
  })

  test('when somebody takes a later request of the number', async () => {
    const { id } = await recordLead(setup.running.db, { phone: '(201) 555-0123' })
    expect(await isBusy()).toBe(true)
    await step(id, 'pending', 'accepted')
    expect(await isBusy()).toBe(false)
  })

  test('by an owner, and the history says so; not by a locksmith', async () => {
    const refused = await press('/staff/blocked/let-through', { number: '2015550123' })
    expect(refused.statusCode).toBe(403)
    expect(await isBusy()).toBe(true)
    const number = /value="(\d+)" name="number"/.exec(await page('/staff/blocked'))?.[1] ?? ''
    await press('/staff/blocked/let-through', { number }, olga)
    expect(await isBusy()).toBe(false)
    expect(await page(`/staff/l/${blocked}`)).toContain('Number let through')
    expect(await page('/staff/blocked')).toContain('No number is blocked.')
  })
})
