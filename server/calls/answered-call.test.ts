/** A customer with an open request who calls and is answered. */

import { afterEach, beforeEach, expect, test } from 'vitest'
import { sampleSubmission } from '#server/db/sample-submission.fixture.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'
import { boardDetail } from '#server/leads/board-leads.ts'
import { findAlarm } from '#server/alarm/escalation/advance-alarms.ts'
import { storeSubmission } from '#server/leads/record.ts'
import {
  CALLED,
  CALLER,
  createIncomingSetup,
  type IncomingSetup,
  newSid,
  pathIn,
} from '#tests/support/incoming-setup.ts'

let setup: IncomingSetup
beforeEach(async () => {
  setup = await createIncomingSetup()
})
afterEach(() => setup.running.close())

test('the staff member hears whose request waits, and 1 connects and takes it', async () => {
  const luis = await setup.addStaff('Luis', '+12015550111')
  const now = setup.running.state.now
  const submission = sampleSubmission({ now, row: { phone: CALLER, service: 'House Lockout' } })
  await storeSubmission(setup.running.db, submission)
  setup.running.state.now = now + 14 * 60_000
  const form = {
    ...{ CallSid: newSid(), From: CALLER, To: CALLED, CallStatus: 'ringing' },
    StirVerstat: 'TN-Validation-Passed-A',
  }
  const { body } = await setup.post('/calls/incoming', form)
  const whisper = await setup.post(pathIn(body, 'url'), {})
  expect(whisper.body).toContain('House Lockout, waiting 14 minutes.')
  expect(whisper.body).toContain('Press 1 to talk and take it.')
  const accepted = await setup.post(pathIn(whisper.body, 'action'), { Digits: '1' })
  expect(accepted.body).not.toContain('<Hangup')
  const { id } = submission.row
  const { db } = setup.running
  expect((await db.read((tx) => getLead(tx, id)))?.status).toBe('accepted')
  const detail = await db.read((tx) => boardDetail(tx, id))
  expect(detail?.assignee?.name).toBe('Luis')
  // The alarm goes on no more.
  expect((await db.read((tx) => findAlarm(tx, id)))?.acceptedBy).toBe(luis)
})

test.each(['TN-Validation-Passed-B', 'TN-Validation-Failed-C', ''])(
  'a number that its carrier does not vouch for names and takes nobody: %j',
  async (attestation) => {
    await setup.addStaff('Luis', '+12015550111')
    const now = setup.running.state.now
    const submission = sampleSubmission({ now, row: { phone: CALLER, service: 'House Lockout' } })
    await storeSubmission(setup.running.db, submission)
    const form = {
      ...{ CallSid: newSid(), From: CALLER, To: CALLED, CallStatus: 'ringing' },
      StirVerstat: attestation,
    }
    const { body } = await setup.post('/calls/incoming', form)
    const whisper = await setup.post(pathIn(body, 'url'), {})
    expect(whisper.body).not.toContain('House Lockout')
    await setup.post(pathIn(whisper.body, 'action'), { Digits: '1' })
    const { id } = submission.row
    expect((await setup.running.db.read((tx) => getLead(tx, id)))?.status).toBe('pending')
  },
)
