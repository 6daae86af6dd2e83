/** The steps of the work on the page of a lead: there, done, nobody was there. */

import { afterEach, beforeEach, expect, test } from 'vitest'
import { boardDetail } from '#server/leads/board-leads.ts'
import { execute } from '#server/db/db.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'
import { recordLead } from '#tests/support/board-setup.ts'
import { createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'
import { type SignedInMember, signInStaff } from '#tests/support/staff-session.ts'

let running: InjectedApp
let luis: SignedInMember
let id: string
let path: string
beforeEach(async () => {
  running = await createInjectedApp()
  const { now } = running.state
  luis = await signInStaff(running.db, 'Luis', { now })
  ;({ id, path } = await recordLead(running.db, {}, now))
})
afterEach(() => running.close())

const step = (fields: Record<string, string>) => {
  running.state.now += 1000
  return running.postForm(`/staff/l/${id}/step`, fields, { cookie: luis.cookie })
}
const press = (name: string) =>
  running.postForm(`/staff/l/${id}/${name}`, {}, { cookie: luis.cookie })
const board = async () =>
  (await running.app.inject({ url: `/staff/l/${id}`, headers: { cookie: luis.cookie } })).body
const customers = async () => (await running.app.inject(path)).body
const status = async () => (await running.db.read((tx) => getLead(tx, id)))?.status

test('“I’m here” is one press, and nothing is late afterwards', async () => {
  await step({ from: 'pending', to: 'accepted' })
  await step({ from: 'accepted', eta: '10' })
  expect(await board()).toContain('I’m here')
  await step({ from: 'en_route', to: 'here' })
  running.state.now += 90 * 60_000
  expect(await board()).toContain('You are there')
  expect(await board()).not.toMatch(/late by/)
  expect(await customers()).toMatch(/Luis.*has arrived\./s)
  expect(await customers()).not.toContain('is late')
  await step({ from: 'here', to: 'done' })
  expect(await status()).toBe('done')
})

test.each(['accepted', 'en_route'] as const)('a job can be done from %s', async (from) => {
  await step({ from: 'pending', to: 'accepted' })
  if (from === 'en_route') await step({ from: 'accepted', eta: '20' })
  expect(await board()).toMatch(/value="done"/)
  await step({ from, to: 'done' })
  expect(await status()).toBe('done')
})

test('a job that nobody took on the board is done by one press, with both in the history', async () => {
  expect(await board()).toMatch(/value="done"/)
  await step({ from: 'pending', to: 'done' })
  // Two presses are one.
  await step({ from: 'pending', to: 'done' })
  const lead = await running.db.read((tx) => boardDetail(tx, id))
  expect(lead?.events.map(({ kind }) => kind)).toEqual(['stored', 'accepted', 'done'])
  expect([await status(), lead?.assignee?.name]).toEqual(['done', 'Luis'])
})

test('who was asked can say no, and the next one is asked at once', async () => {
  expect(await board()).not.toContain('/decline"')
  expect((await press('decline')).statusCode).toBe(409)
  await running.db.write((tx) =>
    execute(
      tx,
      `INSERT INTO notices (id, submission_id, kind, channel, target, staff_member_id, address, round,
         step, state, due_at, created_at, begun_at, not_after, transition_id)
       SELECT 'asked', submission_id, 'created', 'push', 'phone', :luis, '{}', 1, 1, 'sent', :now, :now, :now,
         :now, transition_id FROM alarms WHERE submission_id = :id`,
      { id, luis: luis.staffMemberId, now: running.state.now },
    ),
  )
  expect(await board()).toContain('I can’t do it')
  expect((await press('decline')).statusCode).toBe(303)
  expect(await board()).not.toContain('/decline"')
  const lead = await running.db.read((tx) => boardDetail(tx, id))
  expect(lead?.events.at(-1)).toMatchObject({ kind: 'declined', staffMemberId: luis.staffMemberId })
})

test('the trip is paid where nobody was there, with a receipt that says so', async () => {
  await step({ from: 'pending', to: 'accepted' })
  await step({ from: 'accepted', to: 'here' })
  await step({ from: 'here', to: 'lost', cause: 'no_show' })
  expect(await board()).toContain('If your terms have a fee for the trip')
  expect(await board()).not.toContain('Text the receipt to the customer')
  await running.postForm(
    `/staff/l/${id}/payment`,
    { agreed: '29', paid: '29', method: 'card', note: '' },
    { cookie: luis.cookie },
  )
  expect(await customers()).toContain('$29.00')
  const [, text = ''] = /href="(sms:[^"]*Receipt[^"]*)"/.exec(await board()) ?? []
  expect(decodeURIComponent(text)).toContain('Paid: $29.00 (card). Receipt ')
})

test('nobody was there: its own words for the customer and the overview', async () => {
  await step({ from: 'pending', to: 'accepted' })
  await step({ from: 'accepted', to: 'here' })
  expect(await board()).toContain('Nobody was there')
  await step({ from: 'here', to: 'lost', cause: 'no_show' })
  const page = await customers()
  expect(page).toContain('nobody was there.')
  expect(page).not.toContain('is canceled')
  const overview = await running.app.inject({
    url: '/staff/overview/leads?days=7&of=loss&name=no_show',
    headers: { cookie: luis.cookie },
  })
  expect(overview.body).toContain(id)
})

test('what the customer canceled is counted so without a choice in a list', async () => {
  await step({ from: 'pending', to: 'accepted' })
  await step({ from: 'accepted', to: 'cancelled', cause: 'other' })
  const overview = await running.app.inject({
    url: '/staff/overview/leads?days=7&of=loss&name=customer',
    headers: { cookie: luis.cookie },
  })
  expect(overview.body).toContain(id)
})
