import { createLeadTransactions } from '#server/leads/lead-transactions.ts'
import { expect, test } from 'vitest'
import type { NoticeResult } from '#server/store/notice.ts'
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

export function noticesContract(fixture: Fixture): void {
  const maintenance = () => fixture.store.maintenance
  const notices = () => fixture.store.notices
  const transactions = () => createLeadTransactions(fixture.store)

  const begin = (id: string, changes: { now?: number; attempt?: number } = {}) =>
    reserveSend(fixture.store, id, changes)
  const settle = (id: string, result: NoticeResult, attempt = 1) =>
    notices().recordResult(id, { attempt, now: NOW, result })
  const sent: NoticeResult = { outcome: 'sent', providerId: 'CA1' }

  test('returns a claimed notice that has not begun without counting the attempt', async () => {
    const { id } = await claimedNotice(fixture.store, sampleNotice())
    await notices().returnNotice(id, 1, NOW)
    const again = await notices().claimNotices({ channel: 'mail', now: NOW, ...LEASE })
    expect(again).toMatchObject([{ id, attempt: 1 }])
  })

  test('frees the leases of a killed server on an embedded database only', async () => {
    await claimedNotice(fixture.store, sampleNotice())
    const isShared = fixture.store.engine === 'postgres'
    expect(await notices().freeNoticeLeases(NOW)).toBe(isShared ? 0 : 1)
    expect(await notices().dueChannels(NOW)).toEqual(isShared ? [] : ['mail'])
  })

  test('settles a sent notice and retries a failed one', async () => {
    const { id } = await claimedNotice(fixture.store, sampleNotice())
    await settle(id, { outcome: 'retry', dueAt: NOW + 4000, error: 'ECONNREFUSED' })
    expect(await notices().dueChannels(NOW + 3999)).toEqual([])
    const [again] = await notices().claimNotices({ channel: 'mail', now: NOW + 4000, ...LEASE })
    expect(again).toMatchObject({ id, attempt: 2 })
    await settle(id, sent, 1)
    expect(await notices().renewNoticeLease(id, { attempt: 2, until: NOW + MINUTE })).toBe(true)
    await settle(id, { outcome: 'sent', providerId: null }, 2)
    expect(await notices().dueChannels(NOW + 60 * MINUTE)).toEqual([])
  })

  test('reads the state again before a notice is sent', async () => {
    const { id, submissionId } = await claimedNotice(fixture.store, sampleNotice())
    expect(await begin(id, { attempt: 2 })).toEqual({ outcome: 'superseded' })
    expect(await begin(id, { now: NOW + 61 * MINUTE })).toEqual({ outcome: 'stale' })
    expect(await begin(id)).toEqual({ outcome: 'superseded' })
    const second = await claimedNotice(fixture.store, sampleNotice(), NOW + 1)
    await transactions().transitionLead(second.submissionId, acceptance())
    expect(await begin(second.id)).toEqual({ outcome: 'superseded' })
    expect(submissionId).not.toBe(second.submissionId)
  })

  test('counts the waiting leads for a notice', async () => {
    await recordSubmission(fixture.store)
    await advanceAllAlarms(fixture.store, [])
    const { id } = await claimedNotice(fixture.store, sampleNotice(), NOW + 1)
    expect(await begin(id, { now: NOW + 1 })).toMatchObject({
      outcome: 'reserved',
      waiting: 2,
      open: 2,
    })
  })

  test('resolves a token to lead, staff member and channel until it expires', async () => {
    const { id, submissionId } = await claimedNotice(fixture.store, sampleNotice())
    const until = NOW + 24 * 60 * MINUTE
    await reserveSend(fixture.store, id, { token: { hash: 'of the token', expiresAt: until } })
    expect(await notices().subjectOfToken('of the token', until - 1)).toMatchObject({
      noticeId: id,
      submissionId,
      channel: 'mail',
      staffMember: null,
      status: 'pending',
      assignee: null,
    })
    expect(await notices().subjectOfToken('of the token', until)).toBeNull()
    expect(await notices().subjectOfToken('another', NOW)).toBeNull()
    await maintenance().pruneNotices(until)
    expect(await notices().subjectOfToken('of the token', NOW)).toBeNull()
  })

  test('creates a separate token for the staff mail', async () => {
    const submissionId = await recordSubmission(fixture.store)
    await notices().addToken({ hash: 'mailed', submissionId, now: NOW, expiresAt: NOW + 1 })
    expect(await notices().subjectOfToken('mailed', NOW)).toMatchObject({
      noticeId: null,
      submissionId,
      channel: 'mail',
    })
  })
}
