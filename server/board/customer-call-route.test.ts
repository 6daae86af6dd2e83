import { afterEach, beforeEach, expect, test } from 'vitest'
import { business, putInForce } from '#domain/business/business.ts'
import { recordLead } from '#tests/support/board-setup.ts'
import { createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'
import { type SignedInMember, signInStaff } from '#tests/support/staff-session.ts'
import { listEvents } from '#server/db/tables/events.ts'

putInForce({ ...business, timeZone: 'America/New_York' })

const MINUTE = 60_000

let running: InjectedApp
let maria: SignedInMember
let dan: SignedInMember
beforeEach(async () => {
  running = await createInjectedApp()
  maria = await signInStaff(running.db, 'Maria Lopez')
  dan = await signInStaff(running.db, 'Dan', { language: 'es' })
})
afterEach(() => running.close())

const board = async (id: string, { cookie } = maria) =>
  (await running.app.inject({ url: `/staff/l/${id}`, headers: { cookie } })).body
const say = (id: string, call: string, { cookie } = maria) =>
  running.postForm(`/staff/l/${id}/customer-call`, { call }, { cookie })
const calls = async (id: string) =>
  (await running.db.read((tx) => listEvents(tx, id)))
    .filter(({ kind }) => kind === 'not_reached' || kind === 'connected')
    .map(({ kind, staffMemberName, via }) => `${kind}: ${staffMemberName}, ${via}`)
const newLead = (row: Parameters<typeof recordLead>[1] = {}) =>
  recordLead(running.db, row, running.state.now)

test("one press tells the customer's page that we did not reach them, another that we did", async () => {
  const { id, path } = await newLead()
  const shown = async () => (await running.app.inject(path)).body
  expect(await board(id)).not.toContain('Customer not reached</button>')
  const accepted = { from: 'pending', to: 'accepted' }
  await running.postForm(`/staff/l/${id}/step`, accepted, { cookie: maria.cookie })
  expect(await board(id)).toContain('Customer not reached</button>')
  expect(await shown()).not.toContain('did not reach you')

  expect((await say(id, 'not_reached')).statusCode).toBe(303)
  expect(await shown()).toContain('did not reach you')
  expect(await shown()).toContain(`href="${path}/note"`)
  expect(await board(id)).toContain('asks for the right number.')
  expect(await board(id, dan)).toContain('Ya contestó</button>')

  running.state.now += MINUTE
  await say(id, 'connected', dan)
  expect(await shown()).not.toContain('did not reach you')
  expect(await calls(id)).toEqual(['not_reached: Maria Lopez, board', 'connected: Dan, board'])
})

test('a second press at once is the same call, a later one another', async () => {
  const { id } = await newLead()
  await Promise.all([say(id, 'not_reached'), say(id, 'not_reached')])
  expect(await calls(id)).toHaveLength(1)
  running.state.now += MINUTE
  await say(id, 'not_reached')
  expect(await calls(id)).toHaveLength(2)
})

test('is neither offered nor recorded for a closed lead or an unknown answer', async () => {
  const { id } = await newLead()
  expect((await say(id, 'voicemail')).statusCode).toBe(404)
  expect((await say(crypto.randomUUID(), 'not_reached')).statusCode).toBe(404)
  await running.postForm(
    `/staff/l/${id}/step`,
    { from: 'pending', to: 'spam' },
    { cookie: maria.cookie },
  )
  expect(await board(id)).not.toContain('customer-call')
  expect((await say(id, 'not_reached')).statusCode).toBe(409)
  expect(await calls(id)).toEqual([])
})

test('is not offered for a number that nobody can call', async () => {
  const { id } = await newLead({ phone: '123' })
  expect(await board(id)).not.toContain('customer-call')
})
