import { expect, test } from 'vitest'
import type { PhoneRules } from '#server/db/tables/notice.ts'
import { sampleSubmission } from '#server/db/sample-submission.fixture.ts'
import type { Fixture } from './database.fixture.ts'
import {
  addStaffMember,
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
} from '../support/alarm-samples.ts'
import { execute } from '#server/db/db.ts'
import { storeSubmission } from '#server/leads/record.ts'
import { dueChannels, claimNotices } from '#server/db/tables/notices.ts'
import { nextWaiting } from '#server/alarm/escalation/waiting-leads.ts'
import { transitionLead } from '#server/leads/transition.ts'
import { removeStaffMember } from '#server/db/tables/staff-members.ts'
import { answerCall } from '#server/alarm/sending/provider-status.ts'
import { findAlarm } from '#server/alarm/escalation/advance-alarms.ts'
import { pruneNotices } from '#server/maintenance/delete-expired.ts'
import { ALARM_LIFETIME_MS } from '#domain/alarm/plan.ts'

/** Delays every call. */
const DAY = 24 * 60 * MINUTE
const CAPPED = { phoneRules: phoneRules({ ...CAPS, perDay: 0 }) }
/** Of one customer: the first call about each is not delayed for long. */
const KNOWN = '(201) 555-0199'

/** Caps that delay calls, the network rule, and a clock that was set back. */
export function capsContract(fixture: Fixture): void {
  const beginCall = (id: string, now: number) =>
    reserveSend(fixture.db, id, { now, phoneRules: phoneRules() })

  test('makes a delayed call when its window opens, and merges the others into it', async () => {
    const caps = phoneRules({ ...CAPS, mergeWithinMs: 1 })
    const begin = (id: string, now: number, attempt = 1) =>
      reserveSend(fixture.db, id, { attempt, now, phoneRules: caps })
    for (const minute of [0, 1, 2])
      await begin(
        (await claimedNotice(fixture.db, sampleCall(), NOW + minute, null, KNOWN)).id,
        NOW + minute,
      )
    const delayed = [
      await claimedNotice(fixture.db, sampleCall(), NOW + 3, null, KNOWN),
      await claimedNotice(fixture.db, sampleCall(), NOW + 4, null, KNOWN),
    ]
    const until = NOW + 15 * MINUTE
    for (const [index, { id }] of delayed.entries())
      expect(await begin(id, NOW + 3 + index)).toEqual({ outcome: 'delayed', until })
    // The alarm of the first lead is over meanwhile; its lead is open.
    expect(await fixture.db.read((tx) => dueChannels(tx, until - 1))).toEqual([])
    const [job] = await fixture.db.writeRelaxed((tx) =>
      claimNotices(tx, { channel: 'call', now: until, ...LEASE }),
    )
    // The delay used up no attempt.
    expect(job?.attempt).toBe(1)
    expect(await begin(job?.id ?? '', until, job?.attempt)).toMatchObject({
      outcome: 'reserved',
      waiting: 5,
      open: 5,
      otherLead: 'waiting',
    })
    expect(await fixture.db.read((tx) => dueChannels(tx, until + 60 * MINUTE))).toEqual([])
    expect(
      await fixture.db.read((tx) => nextWaiting(tx, job?.id ?? '', null, until)),
    ).not.toBeNull()
  })

  test('calls about a customer of whom nobody has heard within two minutes, whatever the caps say', async () => {
    const rules = phoneRules({
      ...CAPS,
      perNumber: [{ limit: 1, windowMs: 60 * MINUTE }],
      perDay: 1,
    })
    const begin = async (id: string, now: number, attempt = 1) =>
      await reserveSend(fixture.db, id, { attempt, now, phoneRules: rules })
    const call = async (now: number, phone?: string) =>
      (await claimedNotice(fixture.db, sampleCall({ notAfter: now + DAY }), now, null, phone)).id
    expect(await begin(await call(NOW, KNOWN), NOW)).toMatchObject({ outcome: 'reserved' })
    const known = await begin(await call(NOW + 61_000, KNOWN), NOW + 61_000)
    expect(known).toEqual({ outcome: 'delayed', until: NOW + DAY })
    // A phone is not called more often than it can be answered; the later calls become one.
    const [one, other] = [await call(NOW + 62_000), await call(NOW + 63_000)]
    const until = NOW + 100_000
    expect(await begin(one, NOW + 62_000)).toEqual({ outcome: 'delayed', until })
    expect(await begin(other, NOW + 63_000)).toEqual({ outcome: 'delayed', until })
    const [job] = await fixture.db.writeRelaxed((tx) =>
      claimNotices(tx, { channel: 'call', now: until, ...LEASE }),
    )
    expect(await begin(job?.id ?? '', until, job?.attempt)).toMatchObject({
      outcome: 'reserved',
      waiting: 4,
    })
    const due = await fixture.db.read((tx) => dueChannels(tx, until + 12 * 60 * MINUTE))
    expect(due).not.toContain('call')
  })

  test('drops a delayed call once its lead is accepted', async () => {
    const { id, submissionId } = await claimedNotice(fixture.db, sampleCall())
    expect(await reserveSend(fixture.db, id, CAPPED)).toMatchObject({ outcome: 'delayed' })
    await fixture.db.write((tx) => transitionLead(tx, submissionId, acceptance()))
    expect(await fixture.db.read((tx) => dueChannels(tx, NOW + 48 * 60 * MINUTE))).toEqual([])
  })

  test('drops a delayed call to a removed staff member', async () => {
    const maria = await addStaffMember(fixture.db, 'Maria')
    const { id } = await claimedNotice(fixture.db, sampleCall({ staffMemberId: maria }))
    await reserveSend(fixture.db, id, CAPPED)
    await fixture.db.write((tx) => removeStaffMember(tx, maria, NOW + 1))
    expect(await fixture.db.read((tx) => dueChannels(tx, NOW + 48 * 60 * MINUTE))).toEqual([])
  })

  test('calls the next staff member in the same step when the first one is capped', async () => {
    const { id } = await claimedNotice(fixture.db, sampleCall({ staffMemberId: null }))
    const other = sampleCall({ number: '+12015550122', kind: 'waiting' })
    const asked: unknown[] = []
    const rules: PhoneRules = {
      ...CAPPED.phoneRules,
      alternativeCalls(_people, personIds, options) {
        asked.push([[...personIds], options.kind])
        return [other]
      },
    }
    await reserveSend(fixture.db, id, { phoneRules: rules })
    expect(asked).toEqual([[[null], 'created']])
    const [job] = await fixture.db.writeRelaxed((tx) =>
      claimNotices(tx, { channel: 'call', now: NOW, ...LEASE }),
    )
    expect(job).toMatchObject({ id: other.id, round: 1, step: 1 })
  })

  test('counts a call that another server began while this one waited for it', async () => {
    const [one, other] = [
      await claimedNotice(fixture.db, sampleCall()),
      await claimedNotice(fixture.db, sampleCall()),
    ]
    expect(await beginCall(one.id, NOW + 100)).toMatchObject({ outcome: 'reserved' })
    expect(await beginCall(other.id, NOW)).toEqual({ outcome: 'merged' })
  })

  test('does not count a call towards the cap when a lead that was merged into it is accepted', async () => {
    const staffMemberId = await addStaffMember(fixture.db, 'Maria')
    const claimCall = (now: number) => claimedNotice(fixture.db, sampleCall({ staffMemberId }), now)
    await beginCall((await claimCall(NOW)).id, NOW)
    const merged = await claimCall(NOW + 1)
    expect(await beginCall(merged.id, NOW + 1)).toEqual({ outcome: 'merged' })
    await fixture.db.write((tx) =>
      transitionLead(tx, merged.submissionId, acceptance(staffMemberId)),
    )
    const now = NOW + 2 * MINUTE
    const perNumber = [{ limit: 1, windowMs: 15 * MINUTE }]
    expect(
      await reserveSend(fixture.db, (await claimCall(now)).id, {
        now,
        phoneRules: phoneRules({ ...CAPS, perNumber }),
      }),
    ).toMatchObject({ outcome: 'reserved' })
  })

  test('does not count answered calls towards the cap', async () => {
    const maria = await addStaffMember(fixture.db, 'Maria')
    const outcomes: unknown[] = []
    for (let call = 0; call < 5; call++) {
      const now = NOW + call * 2 * MINUTE
      const notice = sampleCall({ staffMemberId: maria })
      const { id, submissionId } = await claimedNotice(fixture.db, notice, now)
      outcomes.push((await beginCall(id, now)).outcome === 'reserved')
      // Two are accepted by a link, one is declined by a digit, two are not answered.
      if (call < 2)
        await fixture.db.write((tx) =>
          transitionLead(tx, submissionId, { ...acceptance(maria), now }),
        )
      else if (call === 2) await fixture.db.write((tx) => answerCall(tx, id, now))
    }
    expect(outcomes).toEqual([true, true, true, true, true])
  })

  test('reserves the last third of a cap for networks without a call', async () => {
    const outcomes: unknown[] = []
    for (const [minute, network] of ['one', 'one', 'one', 'another', 'a third'].entries()) {
      const now = NOW + minute * MINUTE + minute
      const { id } = await claimedNotice(fixture.db, sampleCall(), now, network)
      outcomes.push((await beginCall(id, now)).outcome === 'reserved')
    }
    expect(outcomes).toEqual([true, true, false, true, false])
  })

  test('reserves the last third of a cap for leads without a call', async () => {
    const rules = phoneRules({ ...CAPS, mergeWithinMs: 1 })
    const submissionId = await recordSubmission(fixture.db)
    const begin = async (now: number) => {
      const [job] = await fixture.db.writeRelaxed((tx) =>
        claimNotices(tx, { channel: 'call', now, ...LEASE }),
      )
      const { id = '', attempt = 0 } = job ?? {}
      const { outcome } = await reserveSend(fixture.db, id, { attempt, now, phoneRules: rules })
      return outcome === 'reserved'
    }
    const outcomes: unknown[] = []
    for (const minute of [0, 1, 2]) {
      const now = NOW + minute * MINUTE
      await advanceAllAlarms(fixture.db, [sampleCall()], { now, nextAt: now + MINUTE })
      outcomes.push(await begin(now))
    }
    await fixture.db.write((tx) => transitionLead(tx, submissionId, acceptance()))
    await claimedNotice(fixture.db, sampleCall(), NOW + 3 * MINUTE)
    outcomes.push(await begin(NOW + 3 * MINUTE + LEASE.leaseMs))
    expect(outcomes).toEqual([true, true, false, true])
  })

  test('notifies the owner once a day when few calls are left', async () => {
    const rules = phoneRules({ ...CAPS, perNumber: [], perDay: 5, mergeWithinMs: 0 })
    const told: number[] = []
    for (let call = 0; call < 6; call++) {
      const now = NOW + call
      const { id } = await claimedNotice(fixture.db, sampleCall(), now)
      await reserveSend(fixture.db, id, { now, phoneRules: rules })
      const mails = await fixture.db.writeRelaxed((tx) =>
        claimNotices(tx, { channel: 'mail', now, ...LEASE }),
      )
      told.push(mails.filter(({ kind }) => kind === 'message').length)
    }
    expect(told).toEqual([0, 0, 0, 1, 0, 0])
  })

  test('uses push and mail only for the third unanswered ASAP lead of a network, until one is accepted', async () => {
    const isLimited = async (id: string) =>
      (await fixture.db.read((tx) => findAlarm(tx, id)))?.isLimited
    const ids: string[] = []
    for (let at = 0; at < 3; at++) ids.push(await recordSubmission(fixture.db, NOW + at, 'one'))
    const elsewhere = await recordSubmission(fixture.db, NOW + 3, 'another')
    const later = sampleSubmission({ now: NOW + 4, network: 'one', row: { timeframe: 'Same Day' } })
    await storeSubmission(fixture.db, later)
    const [first = '', second = '', third = ''] = ids
    await advanceAllAlarms(fixture.db, [], { now: NOW + 5, nextAt: NOW + 6 })
    for (const id of [first, second, elsewhere, later.row.id])
      expect(await isLimited(id)).toBe(false)
    expect(await isLimited(third)).toBe(true)
    await fixture.db.write((tx) => transitionLead(tx, second, { ...acceptance(), now: NOW + 5 }))
    await advanceAllAlarms(fixture.db, [], { now: NOW + 6 })
    expect(await isLimited(third)).toBe(false)
  })

  test('makes one call about an unverified lead: two an hour, eight a night, one of a network', async () => {
    const rules = phoneRules({ ...CAPS, perNumber: [], mergeWithinMs: 0 })
    const hour = 60 * MINUTE
    const callAbout = async (now: number, network: string | null) => {
      const submission = sampleSubmission({ now, network, checks: { verification: 'unverified' } })
      await storeSubmission(fixture.db, submission)
      const call = sampleCall({ notAfter: now + MINUTE })
      // Earlier alarms are not due again.
      await advanceAllAlarms(fixture.db, [call], { now, nextAt: NOW + 48 * hour })
      const [job] = await fixture.db.writeRelaxed((tx) =>
        claimNotices(tx, { channel: 'call', now, ...LEASE }),
      )
      const { outcome } = await reserveSend(fixture.db, job?.id ?? '', {
        now,
        phoneRules: rules,
      })
      return outcome
    }
    // 12:06 AM where the business is.
    const outcomes: string[] = []
    for (const at of [0, 1, 2, hour + 1, hour + 2, hour + 3])
      outcomes.push(await callAbout(NOW + at, `network ${at}`))
    expect(outcomes).toEqual(['reserved', 'reserved', 'capped', 'reserved', 'reserved', 'capped'])
    expect(await callAbout(NOW + 3 * hour, 'network 0')).toBe('capped')
    // What staff closed counts for nothing against its network.
    await fixture.db.write((tx) =>
      execute(tx, `UPDATE submissions SET status = 'spam' WHERE status = 'pending'`),
    )
    expect(await callAbout(NOW + 3 * hour + 1, 'network 0')).toBe('reserved')
    for (const at of [4, 5, 6]) expect(await callAbout(NOW + at * hour, null)).toBe('reserved')
    // 7:36 AM, and 8:06 AM.
    expect(await callAbout(NOW + 7.5 * hour, null)).toBe('capped')
    expect(await callAbout(NOW + 8 * hour, null)).toBe('reserved')
  })

  test('makes no second call about an unverified lead', async () => {
    const rules = phoneRules({ ...CAPS, mergeWithinMs: 0 })
    const submission = sampleSubmission({ now: NOW, checks: { verification: 'unverified' } })
    await storeSubmission(fixture.db, submission)
    const outcomes: string[] = []
    for (const now of [NOW, NOW + 10 * MINUTE]) {
      await advanceAllAlarms(fixture.db, [sampleCall()], { now, nextAt: now + MINUTE })
      const [job] = await fixture.db.writeRelaxed((tx) =>
        claimNotices(tx, { channel: 'call', now, ...LEASE }),
      )
      const result = await reserveSend(fixture.db, job?.id ?? '', { now, phoneRules: rules })
      outcomes.push(result.outcome)
    }
    expect(outcomes).toEqual(['reserved', 'capped'])
  })

  test('clears the hash of a network after 24 hours', async () => {
    for (let at = 0; at < 2; at++) await recordSubmission(fixture.db, NOW + at, 'one')
    const day = 24 * 60 * MINUTE
    await fixture.db.writeRelaxed((tx) => pruneNotices(tx, NOW + day + 2))
    const third = await recordSubmission(fixture.db, NOW + 2, 'one')
    await advanceAllAlarms(fixture.db, [], { now: NOW + 2 })
    expect((await fixture.db.read((tx) => findAlarm(tx, third)))?.isLimited).toBe(false)
  })

  test('does at once what a clock that ran ahead has postponed', async () => {
    const year = NOW + 365 * 24 * 60 * MINUTE
    const submissionId = await recordSubmission(fixture.db, year)
    await advanceAllAlarms(fixture.db, [])
    const alarm = await fixture.db.read((tx) => findAlarm(tx, submissionId))
    expect(alarm).toMatchObject({ step: 1, startedAt: NOW, notAfter: NOW + ALARM_LIFETIME_MS })
    const { id } = await claimedNotice(fixture.db, sampleNotice({ notAfter: year + MINUTE }), year)
    const again = await fixture.db.writeRelaxed((tx) =>
      claimNotices(tx, { channel: 'mail', now: NOW, ...LEASE }),
    )
    expect(again).toMatchObject([{ id, attempt: 2 }])
  })
}
