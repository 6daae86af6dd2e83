import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { eventsOf } from '#domain/lead/events.ts'
import { sampleSubmission } from '#server/db/sample-submission.fixture.ts'
import type { Fixture } from './database.fixture.ts'
import {
  addStaffMember,
  LEASE,
  MINUTE,
  NO_CHANNELS,
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
import { VISITOR } from '#server/db/tables/actor.ts'
import { storeSubmission } from '#server/leads/record.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'
import { purgeLeads } from '#server/maintenance/purge.ts'
import { markSent } from '#server/db/tables/outbox.ts'
import { claimMails } from '#tests/support/claim-mails.ts'
import { alarmStats } from '#server/alarm/escalation/alarm-stats.ts'
import { listEvents, addEvent } from '#server/db/tables/events.ts'
import { dueChannels, claimNotices, findNotice } from '#server/db/tables/notices.ts'
import { advanceAlarms } from '#server/alarm/escalation/advance-alarms.ts'
import { transitionLead } from '#server/leads/transition.ts'
import { recordResult } from '#server/alarm/sending/record-result.ts'
import { markEnded } from '#server/alarm/sending/provider-status.ts'
import { subjectOfToken } from '#server/db/tables/accept-tokens.ts'

export function alarmsContract(fixture: Fixture): void {
  test('starts an alarm that is due at once for a stored submission, and none for a repeat', async () => {
    const submission = sampleSubmission({ now: NOW })
    await storeSubmission(fixture.db, submission)
    expect((await storeSubmission(fixture.db, submission)).outcome).toBe('repeated')
    expect(await fixture.db.read((tx) => alarmStats(tx, NOW))).toEqual({
      escalating: 1,
      oldestDueAt: NOW,
      expired: 0,
    })
    expect(await fixture.db.read((tx) => listEvents(tx, submission.row.id))).toMatchObject([
      { kind: 'stored', at: NOW, staffMemberId: null, via: null },
    ])
  })

  test('starts no alarm for a submission refused for its captcha', async () => {
    const nonce = { value: 'once', expiresAt: NOW + MINUTE }
    await storeSubmission(fixture.db, sampleSubmission({ now: NOW, nonce }))
    const again = await storeSubmission(fixture.db, sampleSubmission({ now: NOW, nonce }))
    expect(again.outcome).toBe('nonce-spent')
    expect((await fixture.db.read((tx) => alarmStats(tx, NOW))).escalating).toBe(1)
  })

  test('writes a step and its notices together, once, for concurrent callers', async () => {
    const other = fixture.another()
    const id = await recordSubmission(fixture.db)
    const target = randomUUID()
    const step = (db: typeof other) => advanceAllAlarms(db, [sampleNotice({ target })])
    await Promise.all([step(fixture.db), step(other), step(fixture.db), step(other)])
    const taken = await Promise.all(
      [fixture.db, other].map((one) =>
        one.writeRelaxed((tx) => claimNotices(tx, { channel: 'mail', now: NOW, ...LEASE })),
      ),
    )
    expect(taken.flat()).toHaveLength(1)
    expect(taken.flat()[0]).toMatchObject({ lead: { id }, round: 1, step: 1, attempt: 1 })
  })

  test('leaves the alarm unchanged when a step fails', async () => {
    await recordSubmission(fixture.db)
    const id = randomUUID()
    const twice = [sampleNotice({ id }), sampleNotice({ id, notAfter: Number.NaN })]
    await expect(advanceAllAlarms(fixture.db, twice)).rejects.toThrow()
    expect(await fixture.db.read((tx) => dueChannels(tx, NOW))).toEqual([])
    expect((await fixture.db.read((tx) => alarmStats(tx, NOW))).oldestDueAt).toBe(NOW)
  })

  test('takes only due alarms, the longest due first', async () => {
    const later = await recordSubmission(fixture.db, NOW + 2)
    const sooner = await recordSubmission(fixture.db, NOW + 1)
    const seen: string[] = []
    const look = (now: number) =>
      advanceAlarms(fixture.db, {
        now,
        limit: 50,
        decide: (alarm) => {
          seen.push(alarm.lead.id)
          const { round, step } = alarm
          return { plan: '', round, step, nextAt: null, isExpired: false, notices: [] }
        },
      })
    await look(NOW)
    expect(seen).toEqual([])
    await look(NOW + 2)
    expect(seen).toEqual([sooner, later])
    await look(NOW + 60 * MINUTE)
    expect(seen).toHaveLength(2)
  })

  test('reads what the plan needs of a lead, with its suspicion flags', async () => {
    const suspicious = sampleSubmission({ now: NOW, checks: { verification: 'unverified' } })
    await storeSubmission(fixture.db, suspicious)
    const [due] = await advanceAlarms(fixture.db, {
      now: NOW,
      limit: 1,
      decide: (alarm, staff) => {
        expect(staff).toEqual([])
        return { ...alarm, plan: '0s mail all', nextAt: null, isExpired: false, notices: [] }
      },
    })
    expect(due).toMatchObject({
      plan: null,
      round: 0,
      step: 0,
      notAfter: NOW + 60 * MINUTE,
      lead: {
        id: suspicious.row.id,
        created_at: suspicious.row.created_at,
        timeframe: 'ASAP',
        visitor_info: suspicious.row.visitor_info,
        isSuspicious: true,
      },
    })
  })

  test('lets exactly one of a hundred concurrent callers accept a lead', async () => {
    const stores = [fixture.db, fixture.another(), fixture.another()]
    const people = await Promise.all(['Ana', 'Ben', 'Cy'].map((n) => addStaffMember(fixture.db, n)))
    const id = await recordSubmission(fixture.db)
    const results = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        (stores[index % 3] ?? fixture.db).write((tx) =>
          transitionLead(tx, id, acceptance(people[index % 3])),
        ),
      ),
    )
    const won = results.filter((result) => result.outcome === 'changed')
    expect(won).toHaveLength(1)
    const winner = people[results.findIndex((result) => result.outcome === 'changed') % 3]
    for (const result of results)
      if (result.outcome === 'refused')
        expect(result).toMatchObject({ status: 'accepted', assignee: { staffMemberId: winner } })
    expect((await fixture.db.read((tx) => getLead(tx, id)))?.status).toBe('accepted')
    const kinds = (await fixture.db.read((tx) => listEvents(tx, id))).map(({ kind }) => kind)
    expect(kinds).toEqual(['stored', 'accepted'])
  })

  test('allows only the steps of the status table', async () => {
    const id = await recordSubmission(fixture.db)
    const move = (to: 'accepted' | 'en_route' | 'done' | 'cancelled') =>
      fixture.db.write((tx) => transitionLead(tx, id, { ...acceptance(), to }))
    expect(await move('en_route')).toMatchObject({ outcome: 'refused', status: 'pending' })
    expect(await move('accepted')).toMatchObject({ outcome: 'changed', from: 'pending' })
    expect(await move('en_route')).toMatchObject({ outcome: 'changed', from: 'accepted' })
    expect(await move('done')).toMatchObject({ outcome: 'changed' })
    expect(await move('cancelled')).toMatchObject({ outcome: 'refused', status: 'done' })
    expect(await fixture.db.write((tx) => transitionLead(tx, randomUUID(), acceptance()))).toEqual({
      outcome: 'unknown',
    })
    expect(await fixture.db.read((tx) => alarmStats(tx, NOW + 60 * MINUTE))).toMatchObject({
      escalating: 0,
      oldestDueAt: null,
    })
  })

  test('cancels waiting notices and ends ringing calls after acceptance', async () => {
    const call = await claimedNotice(fixture.db, sampleCall())
    const { submissionId } = call
    await reserveSend(fixture.db, call.id, { phoneRules: NO_CAPS })
    await fixture.db.writeRelaxed((tx) =>
      recordResult(tx, call.id, {
        attempt: 1,
        now: NOW,
        result: { outcome: 'sent', providerId: 'CA1' },
      }),
    )
    await advanceAllAlarms(fixture.db, [sampleNotice({ kind: 'waiting' })], {
      now: NOW + 5 * MINUTE,
    })
    const [mail] = await fixture.db.writeRelaxed((tx) =>
      claimNotices(tx, {
        channel: 'mail',
        now: NOW + 5 * MINUTE,
        ...LEASE,
      }),
    )
    await fixture.db.write((tx) => transitionLead(tx, submissionId, acceptance()))
    const now = NOW + 5 * MINUTE
    expect(await reserveSend(fixture.db, mail?.id ?? '', { now })).toMatchObject({
      outcome: 'superseded',
    })
    const later = NOW + 6 * MINUTE
    expect(await fixture.db.read((tx) => dueChannels(tx, later))).toEqual(['call'])
    expect(
      await fixture.db.writeRelaxed((tx) =>
        claimNotices(tx, { channel: 'call', now: later, ...LEASE }),
      ),
    ).toMatchObject([{ id: call.id, work: 'end', providerId: 'CA1', attempt: 1 }])
    await fixture.db.writeRelaxed((tx) => markEnded(tx, call.id, later))
    expect(await fixture.db.read((tx) => dueChannels(tx, later + MINUTE))).toEqual([])
  })

  test('queues the notices that follow from a step in its transaction', async () => {
    const id = await recordSubmission(fixture.db)
    const person = await addStaffMember(fixture.db, 'Maria')
    await fixture.db.write((tx) =>
      transitionLead(tx, id, {
        ...acceptance(person),
        settings: { ...NO_CHANNELS, configuredChannels: new Set(['mail'] as const) },
      }),
    )
    expect(await fixture.db.read((tx) => dueChannels(tx, NOW + MINUTE))).toEqual([])
    await fixture.db.write((tx) =>
      transitionLead(tx, id, {
        ...{ to: 'cancelled', role: 'visitor', by: VISITOR, now: NOW + MINUTE, noticeId: null },
        settings: { ...NO_CHANNELS, configuredChannels: new Set(['mail'] as const) },
      }),
    )
    expect(await fixture.db.read((tx) => dueChannels(tx, NOW + MINUTE))).toEqual(['mail'])
  })

  test('counts an expired alarm until its lead is accepted', async () => {
    const id = await recordSubmission(fixture.db)
    await advanceAllAlarms(fixture.db, [], { isExpired: true, nextAt: null })
    expect(await fixture.db.read((tx) => alarmStats(tx, NOW))).toEqual({
      escalating: 0,
      oldestDueAt: null,
      expired: 1,
    })
    expect(await fixture.db.write((tx) => transitionLead(tx, id, acceptance()))).toMatchObject({
      outcome: 'changed',
    })
    expect((await fixture.db.read((tx) => alarmStats(tx, NOW))).expired).toBe(0)
  })

  test('adds an event for the first sent mail only', async () => {
    const id = await recordSubmission(fixture.db)
    const [job] = await claimMails(fixture.db, 'staff', { now: NOW, ...LEASE })
    await fixture.db.writeRelaxed((tx) => markSent(tx, job?.id ?? '', NOW + 1))
    await fixture.db.writeRelaxed((tx) => markSent(tx, job?.id ?? '', NOW + 2))
    const events = await fixture.db.read((tx) => listEvents(tx, id))
    expect(events.filter(({ kind }) => kind === 'mailed')).toMatchObject([{ at: NOW + 1 }])
  })

  test('lists events in order within one millisecond and after a clock was set back', async () => {
    const submissionId = await recordSubmission(fixture.db)
    const notes = Array.from({ length: 12 }, (_, index) => `note ${index}`)
    for (const [index, text] of notes.entries()) {
      const at = index < 6 ? NOW : NOW - MINUTE
      await fixture.db.write((tx) =>
        addEvent(tx, { submissionId, kind: 'note', payload: { text }, by: null, at }),
      )
    }
    const events = await fixture.db.read((tx) => listEvents(tx, submissionId))
    expect(eventsOf(events, 'note').map(({ payload }) => payload.text)).toEqual(notes)
    expect(new Set(events.map(({ at }) => at)).size).toBe(events.length)
  })

  test('purges alarm, notices, tokens and events with a submission', async () => {
    const { submissionId, id } = await claimedNotice(fixture.db, sampleNotice())
    const token = { hash: 'h', expiresAt: NOW + MINUTE }
    await reserveSend(fixture.db, id, { token })
    expect(await fixture.db.read((tx) => subjectOfToken(tx, 'h', NOW))).not.toBeNull()
    await purgeLeads(fixture.db, NOW + 1)
    expect(await fixture.db.read((tx) => subjectOfToken(tx, 'h', NOW))).toBeNull()
    expect(await fixture.db.read((tx) => findNotice(tx, id))).toBeNull()
    expect(await fixture.db.read((tx) => listEvents(tx, submissionId))).toEqual([])
    expect((await fixture.db.read((tx) => alarmStats(tx, NOW + MINUTE))).escalating).toBe(0)
  })
}

const NO_CAPS = phoneRules({ perNumber: [], perDay: 1000, mergeWithinMs: 0 })
