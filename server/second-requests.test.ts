/** What staff and each sender read of a second request for one job. */

import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashOfToken } from '#server/secrets/token.ts'
import { tokenOfKey } from '#server/status-page/token/status-page-token.ts'
import { type SampleChanges, sampleSubmission } from '#server/db/sample-submission.fixture.ts'
import { createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'
import { type SignedInMember, signInStaff } from '#tests/support/staff-session.ts'
import { advanceAlarms } from '#server/alarm/escalation/advance-alarms.ts'
import { storeSubmission } from '#server/leads/record.ts'

const FIRST = { name: 'Quentin', notes: 'Yellow door', email: 'quentin@visitor.example' }
const SECOND = {
  name: 'Xavier',
  notes: 'Ring at the back',
  email: 'xavier@visitor.example',
  gate_code: '4477',
}

let running: InjectedApp
let maria: SignedInMember
let dan: SignedInMember
let first: Sent
let second: Sent

interface Sent {
  readonly id: string
  /** Path of its status page. */
  readonly page: string
}

beforeEach(async () => {
  running = await createInjectedApp()
  maria = await signInStaff(running.db, 'Maria Lopez')
  dan = await signInStaff(running.db, 'Dan', { language: 'es' })
  first = await record({ row: FIRST })
  running.state.now += 4 * 60_000
  second = await record({ row: SECOND })
  await advanceAlarms(running.db, {
    now: running.state.now,
    limit: 9,
    decide: () => ({
      plan: '0s mail all',
      round: 1,
      step: 1,
      nextAt: running.state.now + 60_000,
      isExpired: false,
      notices: [],
    }),
  })
})
afterEach(() => running.close())

async function record(changes: SampleChanges): Promise<Sent> {
  const key = crypto.randomUUID()
  const token = tokenOfKey(key) ?? ''
  const submission = sampleSubmission({
    now: running.state.now,
    idempotencyKey: key,
    statusPageTokenHash: hashOfToken(token),
    ...changes,
  })
  await storeSubmission(running.db, submission)
  return { id: submission.row.id, page: `/r/${token}` }
}

const body = async (url: string, who?: SignedInMember): Promise<string> =>
  (await running.app.inject({ url, ...(who && { headers: { cookie: who.cookie } }) })).body
const step = (id: string, fields: Record<string, string>) =>
  running.postForm(`/staff/l/${id}/step`, fields, { cookie: maria.cookie })

test('shows staff what the second request says differently, but not its gate code', async () => {
  const page = await body(`/staff/l/${first.id}`, maria)
  for (const text of [SECOND.name, SECOND.notes, SECOND.email]) expect(page).toContain(text)
  expect(page).toContain('It has one of its own. Open that request to see it.')
  expect(page).not.toContain(SECOND.gate_code)
  const other = await body(`/staff/l/${second.id}`, dan)
  expect(other).toContain(FIRST.notes)
  expect(await body('/staff', maria)).toContain('2 requests: another one of this number is open.')
  expect(await body('/staff', maria)).toContain(second.id)
})

test('shows none of the two senders anything of the other one', async () => {
  await step(first.id, { from: 'pending', to: 'accepted' })
  await step(first.id, { from: 'accepted', eta: '20' })
  await running.postForm(
    `/staff/l/${first.id}/quote`,
    { total: '123.45', includes: 'Opening the purple door' },
    { cookie: maria.cookie },
  )
  expect(await body(first.page)).toContain('123.45')
  const [own, state] = [await body(second.page), await body(`${second.page}/state`)]
  for (const text of ['Maria', '123.45', 'purple', 'Q.', 'on the way'])
    expect(own).not.toContain(text)
  expect(own).toContain('X.')
  expect(JSON.parse(state)).toMatchObject({
    state: 'stored',
    by: null,
    eta: null,
    quote: null,
    events: [{ kind: 'stored' }],
  })
  for (const url of [first.page, `${first.page}/state`])
    for (const text of ['X.', SECOND.notes]) expect(await body(url)).not.toContain(text)
  // The page of a person who may be somebody else says nothing of what was done.
  await step(first.id, { from: 'en_route', to: 'done' })
  expect(await body(second.page)).not.toMatch(/No locksmith is coming|other request|Maria/)
})

test.each([
  ['joined with the one that goes on', true],
  ['of a request that is not on the board', false],
])('closes a duplicate %s, and its page never says that nobody comes', async (_which, hasOther) => {
  if (!hasOther) await step(first.id, { from: 'pending', to: 'lost' })
  const page = await body(`/staff/l/${second.id}`, maria)
  expect(page).toContain('Duplicate: their other request goes on')
  const closed = await step(second.id, { from: 'pending', to: 'duplicate', reason: 'Called twice' })
  expect(closed.statusCode).toBe(303)
  const shown = await body(second.page)
  expect(shown).not.toMatch(/No locksmith is coming|is canceled/)
  expect(shown).toContain('so we closed this one and kept the other.')
  // Staff cannot know who sent it: of the other one only how it goes.
  expect(shown).not.toContain('Q.')
  expect(await body(`/staff/l/${second.id}`, maria)).toContain('Called twice')
})
