import { expect, test } from 'vitest'
import type { Submission } from '#domain/submission/fields.ts'
import { UNDO_ACCEPTED_MS } from '#domain/lead/lifecycle.ts'
import { sampleSubmission } from '#server/db/sample-submission.fixture.ts'
import {
  acceptance,
  addStaffMember,
  CAPS,
  LEASE,
  NOW,
  phoneRules,
  reserveSend,
} from '../support/alarm-samples.ts'
import type { Fixture } from './database.fixture.ts'
import { storeSubmission } from '#server/leads/record.ts'
import { setSetting } from '#server/db/setting-queries.ts'
import { transitionLead } from '#server/leads/transition.ts'
import { claimNotices } from '#server/db/tables/notices.ts'
import { recordResult } from '#server/alarm/sending/record-result.ts'
import { listEvents } from '#server/db/tables/events.ts'
import { undoTransition } from '#server/leads/undo.ts'

/** The text message with the arrival time: to whom it is sent, and how often. */
export function arrivalSmsContract(fixture: Fixture): void {
  const SETTINGS = { configuredChannels: new Set(['sms'] as const), staffEmail: [] }

  const setUp = async (
    row: Partial<Submission> = {},
    verification: 'verified' | 'unverified' = 'verified',
    offered = 'on',
  ) => {
    const submission = sampleSubmission({
      now: NOW,
      row: { sms_consent_at: new Date(NOW).toISOString(), ...row },
      checks: { verification },
    })
    const { id } = submission.row
    await storeSubmission(fixture.db, submission)
    await fixture.db.write((tx) => setSetting(tx, 'arrival_sms', offered))
    const by = { ...acceptance(await addStaffMember(fixture.db, 'Ana')), settings: SETTINGS }
    await fixture.db.write((tx) => transitionLead(tx, id, by))
    return {
      id,
      by: by.by,
      announce: async (now: number) =>
        await fixture.db.write((tx) =>
          transitionLead(tx, id, { ...by, to: 'en_route', etaMinutes: 20, now }),
        ),
      claim: async (now: number) =>
        await fixture.db.writeRelaxed((tx) => claimNotices(tx, { channel: 'sms', now, ...LEASE })),
    }
  }

  test('is sent once, when the step can no longer be undone', async () => {
    const { id, announce, claim } = await setUp()
    await announce(NOW)
    expect(await claim(NOW + UNDO_ACCEPTED_MS - 1)).toEqual([])
    await announce(NOW + 5000)
    const due = NOW + 5000 + UNDO_ACCEPTED_MS
    expect(await claim(due - 1)).toEqual([])
    const [job, ...others] = await claim(due)
    expect(others).toEqual([])
    expect(job).toMatchObject({
      kind: 'arrival',
      address: '{"kind":"sms","phone":"+12015550199"}',
      staffMember: null,
    })
    const start = { now: due, phoneRules: phoneRules() }
    const { id: noticeId = '' } = job ?? {}
    expect(await reserveSend(fixture.db, noticeId, start)).toMatchObject({ outcome: 'reserved' })
    const result = { outcome: 'sent', providerId: null } as const
    await fixture.db.writeRelaxed((tx) =>
      recordResult(tx, noticeId, { attempt: 1, now: due, result }),
    )
    expect((await fixture.db.read((tx) => listEvents(tx, id))).at(-1)).toMatchObject({
      kind: 'texted',
      via: null,
    })
    await announce(due + 1)
    expect(await claim(due + 1 + UNDO_ACCEPTED_MS)).toEqual([])
  })

  test.each<[string, ...Parameters<typeof setUp>]>([
    ['no consent', { sms_consent_at: null }],
    ['a number of another country of +1', { phone: '(876) 555-0199' }],
    ['an unverified submission', {}, 'unverified'],
    ['an owner who does not offer it', {}, 'verified', 'off'],
  ])('is not sent with %s', async (_case, row, verification, offered) => {
    const { announce, claim } = await setUp(row, verification, offered)
    await announce(NOW)
    expect(await claim(NOW + UNDO_ACCEPTED_MS)).toEqual([])
  })

  test('is not sent after undo, nor above a cap', async () => {
    const { id, by, announce, claim } = await setUp()
    await announce(NOW)
    const at =
      (await fixture.db.read((tx) => listEvents(tx, id))).find(({ kind }) => kind === 'en_route')
        ?.at ?? 0
    await fixture.db.write((tx) => undoTransition(tx, id, { at, by, now: NOW + 1000 }))
    expect(await claim(NOW + UNDO_ACCEPTED_MS)).toEqual([])
    await announce(NOW + 2000)
    const now = NOW + 2000 + UNDO_ACCEPTED_MS
    const [job] = await claim(now)
    const rules = { now, phoneRules: phoneRules({ ...CAPS, perDay: 0 }) }
    expect(await reserveSend(fixture.db, job?.id ?? '', rules)).toEqual({ outcome: 'capped' })
  })
}
