/** What a call or text joins, and what stays a request with an alarm of its own. */

import { afterEach, beforeEach, expect, test } from 'vitest'
import { recordLead, transitionLead } from '#tests/support/board-setup.ts'
import {
  CALLED,
  CALLER,
  createIncomingSetup,
  type IncomingSetup,
  newSid,
} from '#tests/support/incoming-setup.ts'
import { addStaffMember } from '#tests/support/staff-members.ts'
import { findAlarm } from '#server/alarm/escalation/advance-alarms.ts'
import { execute } from '#server/db/db.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'
import { correctLead } from '#server/board/lead/correction.ts'

let setup: IncomingSetup
let ana: string
beforeEach(async () => {
  setup = await createIncomingSetup()
  ana = await addStaffMember(setup.running.db, 'Ana', [])
})
afterEach(() => setup.running.close())

const PHONE = '(201) 555-0123'
const now = (): number => setup.running.state.now
const callsInVain = async (attestation = 'TN-Validation-Passed-A'): Promise<void> => {
  const form = { CallSid: newSid(), From: CALLER, To: CALLED, StirVerstat: attestation }
  await setup.post('/calls/incoming', { ...form, CallStatus: 'ringing' })
  await setup.post('/calls/status', { ...form, CallStatus: 'no-answer', CallDuration: '30' })
}
const texts = async (): Promise<void> => {
  const form = { MessageSid: newSid('SM'), From: CALLER, To: CALLED, Body: 'Help', NumMedia: '0' }
  await setup.post('/messages/incoming', form)
}
const formLead = async (row: Parameters<typeof recordLead>[1] = {}) =>
  await recordLead(setup.running.db, { phone: PHONE, ...row }, now())
const move = async (id: string, ...statuses: ('accepted' | 'en_route')[]): Promise<void> => {
  for (const to of statuses) await transitionLead(setup.running.db, id, to, ana, now())
}
const doubt = async (id: string): Promise<void> =>
  await setup.running.db.write((tx) =>
    execute(
      tx,
      `UPDATE submissions SET verification = 'unverified', suspicion_reasons = '["unverified"]'
       WHERE id = :id`,
      { id },
    ),
  )

/** Expects a lead beside the one of the form, with an alarm that runs as for ASAP. */
async function expectOwnAlarm(formId: string): Promise<void> {
  const others = (await setup.running.leads()).filter(({ id }) => id !== formId)
  expect(others).toHaveLength(1)
  const alarm = await setup.running.db.read((tx) => findAlarm(tx, others[0]?.id ?? ''))
  expect(alarm).toMatchObject({ step: 0, startedAt: now(), isTakenElsewhere: false })
  expect(alarm?.lead).toMatchObject({ timeframe: 'ASAP', isSuspicious: false, status: 'pending' })
}

test.each<[string, () => Promise<string>]>([
  ['waits', async () => (await formLead()).id],
  ['is planned', async () => (await formLead({ timeframe: 'Within Couple of Days' })).id],
  [
    'somebody has, and nobody drives to',
    async () => {
      const { id } = await formLead()
      await move(id, 'accepted')
      return id
    },
  ],
  [
    'has no solved captcha, though somebody drives to it',
    async () => {
      const { id } = await formLead()
      await doubt(id)
      await move(id, 'accepted', 'en_route')
      return id
    },
  ],
  [
    'is planned, though somebody drives to it',
    async () => {
      const { id } = await formLead({ timeframe: 'Within Couple of Days' })
      await move(id, 'accepted', 'en_route')
      return id
    },
  ],
  [
    'has a number that its assignee wrote',
    async () => {
      const { id } = await formLead({ phone: '(201) 555-0177' })
      await move(id, 'accepted', 'en_route')
      const press = { staffMemberId: ana, now: now(), settings: setup.running.noticeSettings }
      await setup.running.db.write((tx) => correctLead(tx, id, [['phone', PHONE]], press))
      return id
    },
  ],
])('joins no call and no text with a form that %s', async (_what, lead) => {
  const id = await lead()
  await callsInVain()
  await expectOwnAlarm(id)
  // The text is of the same number, and the first call is a request that nobody drives to.
  await texts()
  expect(await setup.running.leads()).toHaveLength(3)
})

test('joins a call with the request to which somebody drives, and its link cancels no call', async () => {
  const { id, path } = await formLead()
  await move(id, 'accepted', 'en_route')
  await callsInVain()
  expect(await setup.running.leads()).toHaveLength(1)
  await transitionLead(setup.running.db, id, 'pending', ana, now())
  await setup.running.postForm(`${path}/cancel`, {})
  const lead = await setup.running.db.read((tx) => getLead(tx, id))
  expect(lead?.status).toBe('pending')
})

test('joins no call that the carriers vouch for with one of a forged number', async () => {
  await callsInVain('TN-Validation-Failed-C')
  const [forged] = await setup.running.leads()
  await callsInVain()
  await expectOwnAlarm(forged?.id ?? '')
})

test('joins a second call of a number, and a second text, with the first', async () => {
  for (let time = 0; time < 2; time++) await callsInVain()
  expect(await setup.running.leads()).toHaveLength(1)
  for (let time = 0; time < 2; time++) await texts()
  expect(await setup.running.leads()).toHaveLength(2)
})
