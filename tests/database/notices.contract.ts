import { expect, test } from 'vitest'
import type { NoticeResult } from '#server/db/tables/notice.ts'
import type { Fixture } from './database.fixture.ts'
import {
  LEASE,
  MINUTE,
  NOW,
  recordSubmission,
  reserveSend,
  sampleNotice,
  advanceAllAlarms,
  claimedNotice,
  acceptance,
} from '../support/alarm-samples.ts'
import { recordResult } from '#server/alarm/sending/record-result.ts'
import { returnNotice, claimNotices, noticeQueue, dueChannels } from '#server/db/tables/notices.ts'
import { freeLeases } from '#server/db/leased-queue.ts'
import { transitionLead } from '#server/leads/transition.ts'
import { subjectOfToken, addToken } from '#server/db/tables/accept-tokens.ts'
import { pruneNotices } from '#server/maintenance/delete-expired.ts'

export function noticesContract(fixture: Fixture): void {
  const begin = (id: string, changes: { now?: number; attempt?: number } = {}) =>
    reserveSend(fixture.db, id, changes)
  const settle = (id: string, result: NoticeResult, attempt = 1) =>
    fixture.db.writeRelaxed((tx) => recordResult(tx, id, { attempt, now: NOW, result }))
  const sent: NoticeResult = { outcome: 'sent', providerId: 'CA1' }

  test('returns a claimed notice that has not begun without counting the attempt', async () => {
    const { id } = await claimedNotice(fixture.db, sampleNotice())
    await fixture.db.writeRelaxed((tx) => returnNotice(tx, id, 1, NOW))
    const again = await fixture.db.writeRelaxed((tx) =>
      claimNotices(tx, { channel: 'mail', now: NOW, ...LEASE }),
    )
    expect(again).toMatchObject([{ id, attempt: 1 }])
  })

  test('frees the leases of a killed server on an embedded database only', async () => {
    await claimedNotice(fixture.db, sampleNotice())
    const isShared = fixture.db.engine === 'postgres'
    expect(await freeLeases(fixture.db, noticeQueue, NOW)).toBe(isShared ? 0 : 1)
    expect(await fixture.db.read((tx) => dueChannels(tx, NOW))).toEqual(isShared ? [] : ['mail'])
  })

  test('settles a sent notice and retries a failed one', async () => {
    const { id } = await claimedNotice(fixture.db, sampleNotice())
    await settle(id, { outcome: 'retry', dueAt: NOW + 4000, error: 'ECONNREFUSED' })
    expect(await fixture.db.read((tx) => dueChannels(tx, NOW + 3999))).toEqual([])
    const [again] = await fixture.db.writeRelaxed((tx) =>
      claimNotices(tx, { channel: 'mail', now: NOW + 4000, ...LEASE }),
    )
    expect(again).toMatchObject({ id, attempt: 2 })
    await settle(id, sent, 1)
    await settle(id, { outcome: 'sent', providerId: null }, 2)
    expect(await fixture.db.read((tx) => dueChannels(tx, NOW + 60 * MINUTE))).toEqual([])
  })

  test('reads the state again before a notice is sent', async () => {
    const { id, submissionId } = await claimedNotice(fixture.db, sampleNotice())
    expect(await begin(id, { attempt: 2 })).toEqual({ outcome: 'superseded' })
    expect(await begin(id, { now: NOW + 61 * MINUTE })).toEqual({ outcome: 'stale' })
    expect(await begin(id)).toEqual({ outcome: 'superseded' })
    const second = await claimedNotice(fixture.db, sampleNotice(), NOW + 1)
    await fixture.db.write((tx) => transitionLead(tx, second.submissionId, acceptance()))
    expect(await begin(second.id)).toEqual({ outcome: 'superseded' })
    expect(submissionId).not.toBe(second.submissionId)
  })

  test('counts the waiting leads for a notice', async () => {
    await recordSubmission(fixture.db)
    await advanceAllAlarms(fixture.db, [])
    const { id } = await claimedNotice(fixture.db, sampleNotice(), NOW + 1)
    expect(await begin(id, { now: NOW + 1 })).toMatchObject({
      outcome: 'reserved',
      waiting: 2,
      open: 2,
    })
  })

  test('resolves a token to lead, staff member and channel until it expires', async () => {
    const { id, submissionId } = await claimedNotice(fixture.db, sampleNotice())
    const until = NOW + 24 * 60 * MINUTE
    await reserveSend(fixture.db, id, { token: { hash: 'of the token', expiresAt: until } })
    expect(
      await fixture.db.read((tx) => subjectOfToken(tx, 'of the token', until - 1)),
    ).toMatchObject({
      noticeId: id,
      submissionId,
      channel: 'mail',
      staffMember: null,
      status: 'pending',
      assignee: null,
    })
    expect(await fixture.db.read((tx) => subjectOfToken(tx, 'of the token', until))).toBeNull()
    expect(await fixture.db.read((tx) => subjectOfToken(tx, 'another', NOW))).toBeNull()
    await fixture.db.writeRelaxed((tx) => pruneNotices(tx, until))
    expect(await fixture.db.read((tx) => subjectOfToken(tx, 'of the token', NOW))).toBeNull()
  })

  test('creates a separate token for the staff mail', async () => {
    const submissionId = await recordSubmission(fixture.db)
    await fixture.db.writeRelaxed((tx) =>
      addToken(tx, { hash: 'mailed', submissionId, now: NOW, expiresAt: NOW + 1 }),
    )
    expect(await fixture.db.read((tx) => subjectOfToken(tx, 'mailed', NOW))).toMatchObject({
      noticeId: null,
      submissionId,
      channel: 'mail',
    })
  })
}
