import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'
import { type SignedInMember, signInStaff } from '#tests/support/staff-session.ts'
import { alarmStats } from '#server/alarm/escalation/alarm-stats.ts'
import { listEvents } from '#server/db/tables/events.ts'
import { beginCall, acceptLeg } from '#server/calls/stored/incoming-calls.ts'

let running: InjectedApp
let maria: SignedInMember
beforeEach(async () => {
  running = await createInjectedApp()
  maria = await signInStaff(running.db, 'Maria Lopez')
})
afterEach(() => running.close())

const open = async (query = '') =>
  (
    await running.app.inject({
      url: `/staff/leads/new${query}`,
      headers: { cookie: maria.cookie },
    })
  ).body
const send = (fields: Record<string, string>) =>
  running.postForm('/staff/leads/new', fields, { cookie: maria.cookie })
const formIn = (html: string): string => /name="form" value="([^"]*)"/.exec(html)?.[1] ?? ''

test('saves a lead without an alarm, once for two presses', async () => {
  const form = formIn(await open())
  const fields = { form, phone: '201 555 0123', name: 'Zoë', source: 'van' }
  const first = await send(fields)
  expect(first.statusCode).toBe(303)
  expect((await send(fields)).headers.location).toBe(first.headers.location)
  const leads = await running.leads()
  expect(leads).toHaveLength(1)
  expect(leads[0]).toMatchObject({ phone: '(201) 555-0123', name: 'Zoë' })
  const stats = await running.db.read((tx) => alarmStats(tx, running.state.now))
  expect(stats.escalating).toBe(0)
})

test('records who entered the lead', async () => {
  await send({ phone: '201 555 0123' })
  const [lead] = await running.leads()
  const events = await running.db.read((tx) => listEvents(tx, lead?.id ?? ''))
  expect(events).toMatchObject([{ kind: 'stored', staffMemberName: 'Maria Lopez', via: 'board' }])
})

test('starts the alarm where it is ticked', async () => {
  await send({ phone: '201 555 0123', alarm: 'on' })
  expect((await running.db.read((tx) => alarmStats(tx, running.state.now))).escalating).toBe(1)
})

test('keeps what was typed when the number is wrong', async () => {
  const { statusCode, body } = await send({ phone: '12', name: '<b>Zoë' })
  expect(statusCode).toBe(422)
  expect(body).toContain('aria-invalid="true"')
  expect(body).toContain('value="&lt;b&gt;Zoë"')
  expect(await running.leads()).toEqual([])
})

test('offers a call that was taken, filled in, until it has a lead', async () => {
  const now = running.state.now
  const leg = { id: randomUUID(), staffMemberId: maria.staffMemberId, number: '+12015550111' }
  await running.db.write((tx) =>
    beginCall(tx, {
      id: 'CA1',
      number: '+12015550168',
      source: 'van',
      language: 'en',
      caller: '+12015550123',
      attestation: '',
      legs: [leg],
      now,
      dueAt: now,
    }),
  )
  await running.db.write((tx) => acceptLeg(tx, leg.id, now))
  expect(await open()).toContain('/staff/leads/new?call=CA1')
  const form = await open('?call=CA1')
  expect(form).toContain('value="+1 (201) 555-0123"')
  expect(form).toContain('value="van"')
  await send({ form: formIn(form), call: 'CA1', phone: '+1 (201) 555-0123', source: 'van' })
  expect(await open()).not.toContain('?call=CA1')
  expect((await running.leads())[0]?.traffic_source).toMatchObject({ source: 'van' })
})

test('is closed to strangers', async () => {
  expect((await running.app.inject('/staff/leads/new')).statusCode).not.toBe(200)
  await running.postForm('/staff/leads/new', { phone: '201 555 0123' })
  expect(await running.leads()).toEqual([])
})
