import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sampleSubmission } from '#server/db/sample-submission.fixture.ts'
import type { NoticeResult, ProviderStatus } from '#server/db/tables/notice.ts'
import type { Fixture } from './database.fixture.ts'
import {
  CAPS,
  LEASE,
  MINUTE,
  NOW,
  recordSubmission,
  reserveSend,
  phoneRules,
  sampleCall,
  sampleNotice,
  advanceAllAlarms,
  claimedNotice,
  acceptance,
  addStaffMember,
} from '../support/alarm-samples.ts'
import { storeSubmission } from '#server/leads/record.ts'
import { findStatusPage } from '#server/leads/status-page.ts'
import { boardDetail } from '#server/leads/board-leads.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'
import { recordResult } from '#server/alarm/sending/record-result.ts'
import { alarmStats } from '#server/alarm/escalation/alarm-stats.ts'
import { dueChannels, noticeQueue, claimNotices } from '#server/db/tables/notices.ts'
import { freeLeases } from '#server/db/leased-queue.ts'
import { transitionLead } from '#server/leads/transition.ts'
import {
  recordProviderStatus,
  answerCall,
  markEnded,
} from '#server/alarm/sending/provider-status.ts'
import { decline } from '#server/leads/decline.ts'
import { listEvents } from '#server/db/tables/events.ts'
import { findAlarm, advanceAlarms } from '#server/alarm/escalation/advance-alarms.ts'
import { reserveConnectedCall } from '#server/alarm/sending/connected-calls.ts'
import { nextWaiting } from '#server/alarm/escalation/waiting-leads.ts'

export function callsContract(fixture: Fixture): void {
  const beginCall = (id: string, now = NOW) =>
    reserveSend(fixture.db, id, { now, phoneRules: phoneRules() })
  const settle = (id: string, result: NoticeResult, attempt = 1) =>
    fixture.db.writeRelaxed((tx) => recordResult(tx, id, { attempt, now: NOW, result }))
  const sent: NoticeResult = { outcome: 'sent', providerId: 'CA1' }
  const status = (word: string, sequence: number | null, providerId = 'CA1'): ProviderStatus => ({
    providerId,
    status: word,
    sequence,
    error: null,
    meaning:
      word === 'completed' ? 'done' : /^(no-answer|busy|failed)$/.test(word) ? 'missed' : 'open',
  })
  const declineAt = (now: number, otherLeadId: string | null = null) => ({
    otherLeadId,
    now,
    settings: {
      configuredChannels: new Set(['mail'] as const),
      staffEmail: ['box@palisade.example'],
    },
  })
  const nextAt = async (): Promise<number | null> =>
    (await fixture.db.read((tx) => alarmStats(tx, NOW + 60 * MINUTE))).oldestDueAt

  test.each(['call', 'sms'] as const)(
    '%s: is never claimed again once it has begun',
    async (channel) => {
      const { id } = await claimedNotice(fixture.db, sampleCall({ channel }))
      expect(await beginCall(id)).toMatchObject({ outcome: 'reserved' })
      expect(await fixture.db.read((tx) => dueChannels(tx, NOW + 60 * MINUTE))).toEqual([])
      expect(await freeLeases(fixture.db, noticeQueue, NOW)).toBe(0)
      expect(await beginCall(id)).toEqual({ outcome: 'superseded' })
      await settle(id, { outcome: 'unknown', error: 'time-out' })
      expect(await fixture.db.read((tx) => dueChannels(tx, NOW + 60 * MINUTE))).toEqual([])
      expect(await nextAt()).toBe(NOW + 5 * MINUTE)
    },
  )

  test('neither merges nor ends a call about a closed lead', async () => {
    const { id } = await claimedNotice(fixture.db, sampleCall())
    await beginCall(id)
    const closing = await claimedNotice(
      fixture.db,
      sampleCall({ kind: 'news', payload: '{"event":"note"}' }),
    )
    await fixture.db.write((tx) =>
      transitionLead(tx, closing.submissionId, { ...acceptance(), to: 'cancelled' }),
    )
    expect(await beginCall(closing.id)).toMatchObject({ outcome: 'reserved' })
    await fixture.db.write((tx) => recordProviderStatus(tx, closing.id, status('ringing', 1), NOW))
    await settle(closing.id, sent)
    expect(await fixture.db.read((tx) => dueChannels(tx, NOW + MINUTE))).toEqual(['mail'])
  })

  test('makes a call after a kill if it was claimed but had not begun', async () => {
    const { id } = await claimedNotice(fixture.db, sampleCall())
    const again = await fixture.db.writeRelaxed((tx) =>
      claimNotices(tx, { channel: 'call', now: NOW + 15_000, ...LEASE }),
    )
    expect(again).toMatchObject([{ id, attempt: 2 }])
  })

  test.each([
    ['no-answer', 'missed'],
    ['busy', 'missed'],
    ['failed', 'refused'],
    ['completed', 'no-key'],
  ])('tells that a call ended with %s, and that phones ring until then', async (word, outcome) => {
    const hash = randomUUID()
    const submission = sampleSubmission({ now: NOW, statusPageTokenHash: hash })
    await storeSubmission(fixture.db, submission)
    const { id: submissionId } = submission.row
    const latest = async () =>
      (await fixture.db.read((tx) => findStatusPage(tx, hash)))?.latestCall ?? null
    expect(await latest()).toBeNull()
    await advanceAllAlarms(fixture.db, [sampleCall()])
    const [job] = await fixture.db.writeRelaxed((tx) =>
      claimNotices(tx, { channel: 'call', now: NOW, ...LEASE }),
    )
    const id = job?.id ?? ''
    await beginCall(id)
    expect(await latest()).toEqual({ at: NOW, isRinging: true, people: 1, firstAt: NOW })
    await settle(id, sent)
    await fixture.db.write((tx) => recordProviderStatus(tx, id, status('ringing', 1), NOW + 1000))
    expect(await latest()).toEqual({ at: NOW, isRinging: true, people: 1, firstAt: NOW })
    await fixture.db.write((tx) => recordProviderStatus(tx, id, status(word, 2), NOW + 2000))
    expect(await latest()).toEqual({ at: NOW, isRinging: false, people: 1, firstAt: NOW })
    const detail = await fixture.db.read((tx) => boardDetail(tx, submissionId))
    expect(detail?.notices).toMatchObject([{ channel: 'call', at: NOW, outcome }])
  })

  test('tells that a call was answered, and why the provider refused one', async () => {
    const submissionId = await recordSubmission(fixture.db)
    const other = sampleCall({ number: '+12015550122', target: 'other' })
    await advanceAllAlarms(fixture.db, [sampleCall(), other])
    const [one, two] = await fixture.db.writeRelaxed((tx) =>
      claimNotices(tx, { channel: 'call', now: NOW, ...LEASE }),
    )
    await beginCall(one?.id ?? '')
    await settle(one?.id ?? '', sent)
    await fixture.db.write((tx) => answerCall(tx, one?.id ?? '', NOW + 1000))
    await beginCall(two?.id ?? '', NOW + 2000)
    await settle(two?.id ?? '', { outcome: 'failed', gone: 'no', error: '20003' })
    const detail = await fixture.db.read((tx) => boardDetail(tx, submissionId))
    expect(detail?.notices).toMatchObject([
      { outcome: 'answered' },
      { outcome: 'refused', error: '20003' },
    ])
  })

  test.each(['no-answer', 'busy', 'failed', 'completed'])(
    'takes the next step at once after %s',
    async (word) => {
      const { id } = await claimedNotice(fixture.db, sampleCall())
      await beginCall(id)
      await settle(id, sent)
      await fixture.db.write((tx) => recordProviderStatus(tx, id, status('ringing', 1), NOW + 1000))
      expect(await nextAt()).toBe(NOW + 5 * MINUTE)
      await fixture.db.write((tx) => recordProviderStatus(tx, id, status(word, 2), NOW + 2000))
      expect(await nextAt()).toBe(NOW + 2000)
    },
  )

  test('takes the next step at once when the provider refuses a call', async () => {
    const { id } = await claimedNotice(fixture.db, sampleCall())
    await beginCall(id)
    await settle(id, { outcome: 'failed', gone: 'no', error: '21211' })
    expect(await nextAt()).toBe(NOW)
  })

  test('does not advance the alarm for a call of an earlier step, or beside a ringing one', async () => {
    const first = await claimedNotice(fixture.db, sampleCall())
    await advanceAllAlarms(
      fixture.db,
      [sampleCall({ number: '+12015550122' }), sampleCall({ number: '+12015550133' })],
      { now: NOW + 5 * MINUTE, nextAt: NOW + 10 * MINUTE },
    )
    await beginCall(first.id)
    await fixture.db.write((tx) => recordProviderStatus(tx, first.id, status('busy', 1), NOW + 1))
    expect(await nextAt()).toBe(NOW + 5 * MINUTE)
    const now = NOW + 5 * MINUTE
    const [{ id } = { id: '' }] = await fixture.db.writeRelaxed((tx) =>
      claimNotices(tx, { channel: 'call', now, ...LEASE }),
    )
    await beginCall(id, now)
    await fixture.db.write((tx) => recordProviderStatus(tx, id, status('busy', 1, 'CA2'), now))
    expect((await fixture.db.read((tx) => alarmStats(tx, NOW + 9 * MINUTE))).oldestDueAt).not.toBe(
      NOW + 1,
    )
  })

  test('does not bring the end of an alarm forward', async () => {
    const submissionId = await recordSubmission(fixture.db)
    await advanceAllAlarms(fixture.db, [sampleCall()], { nextAt: NOW + 60 * MINUTE })
    const [job] = await fixture.db.writeRelaxed((tx) =>
      claimNotices(tx, { channel: 'call', now: NOW, ...LEASE }),
    )
    await beginCall(job?.id ?? '')
    await fixture.db.write((tx) =>
      recordProviderStatus(tx, job?.id ?? '', status('busy', 1), NOW + 1),
    )
    expect(await nextAt()).toBe(NOW + 60 * MINUTE)
    await fixture.db.write((tx) => decline(tx, job?.id ?? '', declineAt(NOW + 1)))
    expect(await nextAt()).toBe(NOW + 60 * MINUTE)
    expect((await fixture.db.read((tx) => listEvents(tx, submissionId))).at(-1)).toMatchObject({
      kind: 'declined',
    })
  })

  test('asks the owner once when the last of those on call declines, also at the same time', async () => {
    const people = [
      await addStaffMember(fixture.db, 'Ana'),
      await addStaffMember(fixture.db, 'Ben'),
    ]
    const submissionId = await recordSubmission(fixture.db)
    const asked = people.map((staffMemberId) => sampleCall({ staffMemberId }))
    const queued = sampleNotice({ staffMemberId: people[0] ?? '', channel: 'push' })
    await advanceAllAlarms(fixture.db, [...asked, queued])
    const claim = { channel: 'mail', now: NOW + 2, ...LEASE } as const
    await Promise.all(
      asked.map(({ id }) => fixture.db.write((tx) => decline(tx, id, declineAt(NOW + 1)))),
    )
    await fixture.db.write((tx) => decline(tx, asked[0]?.id ?? '', declineAt(NOW + 1)))
    expect(
      await fixture.db.writeRelaxed((tx) => claimNotices(tx, { ...claim, channel: 'push' })),
    ).toEqual([])
    expect(await fixture.db.writeRelaxed((tx) => claimNotices(tx, claim))).toMatchObject([
      { kind: 'waiting', staffMember: null, round: 1 },
    ])
    const alarm = await fixture.db.read((tx) => findAlarm(tx, submissionId))
    expect(new Set(alarm?.declined.map(({ staffMemberId }) => staffMemberId))).toEqual(
      new Set(people),
    )
    expect(alarm).toMatchObject({ ownerAskedInRound: 1 })
  })

  test('ends what repeats for who declines, but not the call by which they did', async () => {
    const ana = await addStaffMember(fixture.db, 'Ana')
    const call = sampleCall({ staffMemberId: ana })
    const { id, submissionId } = await claimedNotice(fixture.db, call)
    await beginCall(id)
    await settle(id, sent)
    await fixture.db.write((tx) => decline(tx, id, declineAt(NOW + 1)))
    const claim = { channel: 'call', now: NOW + 2, ...LEASE } as const
    expect(await fixture.db.writeRelaxed((tx) => claimNotices(tx, claim))).toEqual([])
    const link = sampleNotice({ staffMemberId: ana })
    await advanceAllAlarms(fixture.db, [link], { now: NOW + 60_000 })
    await fixture.db.write((tx) => decline(tx, link.id, declineAt(NOW + 60_001)))
    expect(
      await fixture.db.writeRelaxed((tx) => claimNotices(tx, { ...claim, now: NOW + 60_002 })),
    ).toMatchObject([{ id, work: 'end' }])
    expect((await fixture.db.read((tx) => listEvents(tx, submissionId))).at(-1)).toMatchObject({
      kind: 'declined',
      payload: { round: 1 },
    })
  })

  test('ignores statuses that are late, doubled, reversed or about another call', async () => {
    const { id, submissionId } = await claimedNotice(fixture.db, sampleCall())
    await beginCall(id)
    await fixture.db.write((tx) => recordProviderStatus(tx, id, status('in-progress', 3), NOW + 1))
    await fixture.db.write((tx) => recordProviderStatus(tx, id, status('ringing', 2), NOW + 2))
    await fixture.db.write((tx) =>
      recordProviderStatus(tx, id, status('busy', 9, 'CA-other'), NOW + 3),
    )
    expect(await nextAt()).toBe(NOW + 5 * MINUTE)
    await fixture.db.write((tx) => transitionLead(tx, submissionId, acceptance(null, id)))
    for (const sequence of [4, 4, 1]) {
      await fixture.db.write((tx) =>
        recordProviderStatus(tx, id, status('completed', sequence), NOW + 4),
      )
    }
    expect((await fixture.db.read((tx) => getLead(tx, submissionId)))?.status).toBe('accepted')
    expect(await fixture.db.read((tx) => dueChannels(tx, NOW + 60 * MINUTE))).toEqual([])
  })

  test('ends a call that turns out to ring after acceptance', async () => {
    const timedOut = await claimedNotice(fixture.db, sampleCall())
    await beginCall(timedOut.id)
    await fixture.db.write((tx) => transitionLead(tx, timedOut.submissionId, acceptance()))
    await fixture.db.write((tx) =>
      recordProviderStatus(tx, timedOut.id, status('ringing', 1), NOW + 1),
    )
    expect(await fixture.db.read((tx) => dueChannels(tx, NOW + 1))).toEqual(['call'])
    await fixture.db.writeRelaxed((tx) => markEnded(tx, timedOut.id, NOW + 1))
    const onItsWay = await claimedNotice(fixture.db, sampleCall({ number: '+12015550122' }))
    await beginCall(onItsWay.id)
    await fixture.db.write((tx) => transitionLead(tx, onItsWay.submissionId, acceptance()))
    await settle(onItsWay.id, sent)
    const [job] = await fixture.db.writeRelaxed((tx) =>
      claimNotices(tx, { channel: 'call', now: NOW, ...LEASE }),
    )
    expect(job).toMatchObject({ id: onItsWay.id, work: 'end', providerId: 'CA1' })
    const later = { attempt: 1, dueAt: NOW + 500, error: 'ECONNRESET' }
    await fixture.db.writeRelaxed((tx) => noticeQueue.retry(tx, onItsWay.id, later))
    expect(await fixture.db.read((tx) => dueChannels(tx, NOW + 500))).toEqual(['call'])
  })

  test('ends no call that was answered by a digit, also while its creation is not confirmed', async () => {
    const { id, submissionId } = await claimedNotice(fixture.db, sampleCall())
    await beginCall(id)
    await fixture.db.write((tx) => answerCall(tx, id, NOW + 1))
    await fixture.db.write((tx) => transitionLead(tx, submissionId, acceptance(null, id)))
    await settle(id, sent)
    await fixture.db.write((tx) =>
      transitionLead(tx, submissionId, { ...acceptance(), to: 'lost' }),
    )
    expect(await fixture.db.read((tx) => dueChannels(tx, NOW + MINUTE))).not.toContain('call')
  })

  test('reserves a connection for the assignee, once per call and lead, within the caps', async () => {
    const staffMemberId = await addStaffMember(fixture.db, 'Maria')
    const now = NOW + MINUTE
    const reserve = (call: { id: string; submissionId: string }, caps = CAPS) =>
      fixture.db.write((tx) =>
        reserveConnectedCall(tx, {
          id: randomUUID(),
          callId: call.id,
          staffMemberId,
          submissionId: call.submissionId,
          number: '+12015550123',
          caps,
          now,
        }),
      )
    const first = await claimedNotice(fixture.db, sampleCall({ staffMemberId }))
    expect(await reserve(first)).toBe('refused')
    await fixture.db.write((tx) =>
      transitionLead(tx, first.submissionId, acceptance(staffMemberId)),
    )
    const both = await Promise.all([reserve(first), reserve(first)])
    expect(both.toSorted()).toEqual(['refused', 'reserved'])
    const second = await claimedNotice(fixture.db, sampleCall({ staffMemberId }))
    await fixture.db.write((tx) =>
      transitionLead(tx, second.submissionId, acceptance(staffMemberId)),
    )
    expect(await reserve(second, { ...CAPS, perDay: 1 })).toBe('capped')
    expect(await reserve({ ...second, id: first.id })).toBe('reserved')
    // The last third of three in 15 minutes is left to first announcements.
    expect(await reserve(second)).toBe('capped')
    expect(await fixture.db.read((tx) => dueChannels(tx, now))).not.toContain('connection')
  })

  test('calls a number three times in a quarter of an hour at most', async () => {
    const outcomes: unknown[] = []
    for (let minute = 0; minute < 16; minute += 3) {
      const now = NOW + minute * MINUTE
      const call = await claimedNotice(
        fixture.db,
        sampleCall({ notAfter: now + 1 }),
        now,
        null,
        '(201) 555-0199',
      )
      outcomes.push(await beginCall(call.id, now))
      // Its alarm takes no further step.
      await fixture.db.write((tx) =>
        transitionLead(tx, call.submissionId, { ...acceptance(), to: 'lost' }),
      )
    }
    expect(outcomes.map((one) => (one as { outcome: string }).outcome)).toEqual([
      'reserved',
      'reserved',
      'reserved',
      'delayed',
      // Nobody has heard of the customer for five minutes.
      'reserved',
      'delayed',
    ])
  })

  test('counts calls and SMS to every number for the cap of a day', async () => {
    const caps = { ...CAPS, perDay: 2 }
    const outcomes: unknown[] = []
    for (const [index, channel] of (['call', 'sms', 'sms'] as const).entries()) {
      const number = `+1201555012${index}`
      const { id } = await claimedNotice(fixture.db, sampleCall({ channel, number }))
      outcomes.push(await reserveSend(fixture.db, id, { phoneRules: phoneRules(caps) }))
    }
    expect(outcomes).toMatchObject([
      { outcome: 'reserved' },
      { outcome: 'reserved' },
      { outcome: 'delayed' },
    ])
  })

  test('does not exceed a cap with two concurrent servers', async () => {
    const other = fixture.another()
    const caps = { perNumber: [{ limit: 1, windowMs: MINUTE }], perDay: 60, mergeWithinMs: 0 }
    const jobs = [
      await claimedNotice(fixture.db, sampleCall()),
      await claimedNotice(fixture.db, sampleCall()),
    ]
    const begun = await Promise.all(
      [fixture.db, other].map((db, index) =>
        reserveSend(db, jobs[index]?.id ?? '', { phoneRules: phoneRules(caps) }),
      ),
    )
    expect(begun.filter(({ outcome }) => outcome === 'reserved')).toHaveLength(1)
  })

  test('merges several open alarms into one call, and continues them together when it is missed', async () => {
    const host = await claimedNotice(fixture.db, sampleCall())
    const guest = await claimedNotice(fixture.db, sampleCall(), NOW + 1000)
    expect(await beginCall(host.id)).toMatchObject({ outcome: 'reserved', waiting: 2, open: 2 })
    expect(await beginCall(guest.id, NOW + 1000)).toEqual({ outcome: 'merged' })
    expect(await fixture.db.read((tx) => nextWaiting(tx, host.id, null, NOW + 1000))).toBe(
      guest.submissionId,
    )
    expect(
      await fixture.db.read((tx) => nextWaiting(tx, host.id, guest.submissionId, NOW + 1000)),
    ).toBeNull()
    await fixture.db.write((tx) =>
      recordProviderStatus(tx, host.id, status('no-answer', 1), NOW + 20_000),
    )
    const due: string[] = []
    await advanceAlarms(fixture.db, {
      now: NOW + 20_000,
      limit: 10,
      decide: ({ lead, round, step }) => {
        due.push(lead.id)
        return { plan: '', round, step, nextAt: null, isExpired: false, notices: [] }
      },
    })
    expect(due.toSorted()).toEqual([host.submissionId, guest.submissionId].toSorted())
  })
}
