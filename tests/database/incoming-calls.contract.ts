import { beforeEach, describe, expect, test } from 'vitest'
import { randomUUID } from 'node:crypto'
import { sampleSubmission } from '#server/db/sample-submission.fixture.ts'
import { sourceOf } from '#server/intake/new-lead.ts'
import { NO_CHANNELS, NOW } from '#tests/support/alarm-samples.ts'
import type { Fixture } from './database.fixture.ts'
import { beginCall, endCall, claimCalls, acceptLeg } from '#server/calls/stored/incoming-calls.ts'
import { countLeads } from '#server/db/tables/lead-queries.ts'
import { purgeLeads } from '#server/maintenance/purge.ts'
import { beginLegs, markRang } from '#server/calls/stored/incoming-call-legs.ts'
import { countedCalls } from '#server/alarm/sending/counted-calls.ts'
import { listEvents } from '#server/db/tables/events.ts'
import { addStaffMember } from '#server/db/tables/staff-members.ts'
import { listLegs, findCall } from '#server/db/tables/incoming-call.ts'
import { countOutcomes } from '#server/leads/overview/count-outcomes.ts'
import { receiveMessage } from '#server/calls/stored/incoming-messages.ts'
import { saidStop } from '#server/alarm/notices/opt-outs.ts'
import { storeSubmission } from '#server/leads/record.ts'
import { queueEvents } from '#server/outbox/queued/outgoing-events.ts'
import { claimOutbox, dueLanes, markSent } from '#server/db/tables/outbox.ts'
import { transitionLead } from '#server/leads/transition.ts'

const STOP = { kind: 'stop', isAll: true, isCarriers: true } as const

export function incomingCallsContract(fixture: Fixture): void {
  const call = (id: string, caller: string | null = '+12015550123') => ({
    ...{ id, caller, number: '+12015550168', source: 'van', language: 'en' as const },
    ...{ attestation: '', legs: [], now: NOW, dueAt: NOW + 60_000 },
  })
  const missed = (id: string) => ({
    as: 'missed' as const,
    lead: sampleSubmission({
      row: { type: 'call', phone: '(201) 555-0123' },
      idempotencyKey: `call ${id}`,
      now: NOW,
    }),
    settings: NO_CHANNELS,
    now: NOW,
  })

  test('makes one lead of simultaneous endings on several servers, and joins a second call', async () => {
    const servers = [fixture.db, fixture.another()]
    const ids = [`CA${randomUUID()}`, `CA${randomUUID()}`]
    for (const id of ids) await fixture.db.write((tx) => beginCall(tx, call(id)))
    const ended = await Promise.all(
      servers.flatMap((db) => ids.map((id) => db.write((tx) => endCall(tx, id, missed(id))))),
    )
    expect(new Set(ended.map((one) => one?.submissionId)).size).toBe(1)
    expect(await fixture.db.read((tx) => countLeads(tx, {}))).toBe(1)
    const events = await fixture.db.read((tx) => listEvents(tx, ended[0]?.submissionId ?? ''))
    expect(events.map(({ kind }) => kind).toSorted()).toEqual(['called', 'called', 'stored'])
  })

  describe('the budget of callers', () => {
    let staffMemberId: string
    beforeEach(async () => {
      staffMemberId = randomUUID()
      await fixture.db.write((tx) =>
        addStaffMember(tx, {
          id: staffMemberId,
          name: 'A',
          language: 'en',
          channels: [],
          now: NOW,
        }),
      )
    })
    let count = 0
    /** Returns the legs that a call rings. */
    const ring = async (caller: string | null, { phones = 1, rings = true, now = NOW } = {}) => {
      const id = `CAP${count++}`
      const legs = Array.from({ length: phones }, () => ({
        ...{ id: randomUUID(), staffMemberId, number: '+12015550111' },
      }))
      const db = count % 2 === 0 ? fixture.db : fixture.another()
      const begun = await db.write((tx) => beginCall(tx, { ...call(id, caller), legs, now }))
      const rung = await db.write(async (tx) =>
        beginLegs(tx, begun, await listLegs(tx, id), {
          ...{ isFirst: true, callsPerDay: 3, now, settings: NO_CHANNELS },
        }),
      )
      if (rings) for (const leg of rung) await db.write((tx) => markRang(tx, leg.id, now))
      await db.write((tx) => endCall(tx, id, { ...missed(id), as: 'left', now }))
      return rung
    }

    test('is not used by callers who hang up before a phone rings', async () => {
      for (let index = 0; index < 20; index++) await ring(null, { rings: false })
      for (let index = 0; index < 20; index++)
        await ring(`+120155502${10 + (index % 8)}`, { rings: false })
      expect(await ring('+12015550300', { phones: 3 })).toHaveLength(3)
      expect(await ring(null)).toHaveLength(1)
    })

    test('leaves one phone for the first call of each number, once it is used up', async () => {
      for (let index = 0; index < 3; index++) await ring('+12015550210')
      expect(await ring('+12015550210')).toEqual([])
      expect(await ring('+12015550220', { phones: 3 })).toHaveLength(1)
      expect(await ring('+12015550220', { phones: 3 })).toEqual([])
      expect(await ring(null, { phones: 3 })).toHaveLength(1)
      const nextDay = NOW + 25 * 3_600_000
      expect(await ring('+12015550220', { phones: 3, now: nextDay })).toHaveLength(3)
    })

    test('leaves the calls of the alarm as many as they were', async () => {
      for (let index = 0; index < 9; index++) await ring(`+1201555030${index}`)
      const caps = { perNumber: [], perDay: 3, mergeWithinMs: 0 }
      expect(await fixture.db.read((tx) => countedCalls(tx, 'staff', caps, NOW))).toEqual([])
    })
  })

  test('claims an open call once it is due, and none that has ended', async () => {
    await fixture.db.write((tx) => beginCall(tx, call('CA1')))
    await fixture.db.write((tx) => beginCall(tx, call('CA2')))
    await fixture.db.write((tx) => endCall(tx, 'CA2', missed('CA2')))
    const claim = { leaseMs: 15_000, limit: 10 }
    expect(await claimCalls(fixture.db, { now: NOW, ...claim })).toEqual([])
    const due = await claimCalls(fixture.db, { now: NOW + 61_000, ...claim })
    expect(due.map(({ id }) => id)).toEqual(['CA1'])
  })

  test('takes a call for one of those who press 1 at the same time', async () => {
    const [maria, dan] = [randomUUID(), randomUUID()]
    for (const id of [maria, dan])
      await fixture.db.write((tx) =>
        addStaffMember(tx, { id, name: 'A', language: 'en', channels: [], now: NOW }),
      )
    const legs = [maria, dan].map((staffMemberId) => ({
      ...{ id: randomUUID(), staffMemberId, number: '+12015550111' },
    }))
    await fixture.db.write((tx) => beginCall(tx, { ...call('CA3'), legs }))
    const taken = await Promise.all(
      legs.map(({ id }) => fixture.db.write((tx) => acceptLeg(tx, id, NOW))),
    )
    expect(taken.toSorted()).toEqual(['accepted', 'late'])
  })

  test('counts the calls of each source, and the requests that nobody took', async () => {
    const begin = async (id: string, caller: string | null, source = 'van') =>
      await fixture.db.write((tx) => beginCall(tx, { ...call(id, caller), source }))
    const end = async (id: string, as: 'taken' | 'missed' | 'left') =>
      await fixture.db.write((tx) =>
        endCall(tx, id, {
          ...missed(id),
          as,
          lead: sampleSubmission({
            row: { type: 'call', phone: '(201) 555-0123', traffic_source: sourceOf('van', 'call') },
            idempotencyKey: `call ${id}`,
            now: NOW,
          }),
        }),
      )
    await begin('CA5', '+12015550123')
    const lead = (await end('CA5', 'missed'))?.submissionId ?? ''
    await begin('CA6', null)
    await end('CA6', 'missed')
    await begin('CA7', '+12015550124')
    await end('CA7', 'taken')
    await begin('CA8', '+12015550125', 'magnet')
    await end('CA8', 'left')
    const period = { since: NOW, until: NOW + 1 }
    const count = async (options = period) =>
      (await fixture.db.read((tx) => countOutcomes(tx, options, NOW + 3_600_000))).sources
        .map(({ name, calls, missed: ofThem }) => [name, calls, ofThem])
        .toSorted()
    // A missed call is missed as the request that it became, once.
    expect(await count()).toEqual([
      ['magnet', 1, 0],
      ['van', 3, 1],
    ])
    expect(await count({ since: NOW + 1, until: NOW + 2 })).toEqual([])
    await fixture.db.write((tx) =>
      transitionLead(tx, lead, {
        ...{ to: 'spam', role: 'staff', now: NOW, noticeId: null, settings: NO_CHANNELS },
        by: { staffMemberId: null, via: 'board' },
      }),
    )
    await begin('CA9', '+12015550123')
    expect((await fixture.db.read((tx) => findCall(tx, 'CA9')))?.state).toBe('refused')
    expect(await count()).toContainEqual(['van', 3, 0])
  })

  test('deletes calls as old as purged leads', async () => {
    await fixture.db.write((tx) => beginCall(tx, call('CA4')))
    await purgeLeads(fixture.db, NOW + 1)
    expect(await fixture.db.read((tx) => findCall(tx, 'CA4'))).toBeNull()
  })

  test('makes one lead of a message that comes to several servers at once', async () => {
    const id = 'SM1'
    const message = {
      ...{ id, from: '+12015550123', text: 'Hello', pictures: 0, optOut: null },
      ...{ staffMemberId: null, isQuiet: false, sentAt: NOW },
      ...{ settings: NO_CHANNELS, now: NOW },
      lead: sampleSubmission({ row: { phone: '(201) 555-0123' }, now: NOW }),
    }
    const outcomes = await Promise.all(
      [fixture.db, fixture.another()].map((db) => db.write((tx) => receiveMessage(tx, message))),
    )
    expect(outcomes.toSorted()).toEqual(['lead', 'repeated'])
    const stop = { ...message, id: 'SM2', optOut: STOP }
    expect(await fixture.db.write((tx) => receiveMessage(tx, stop))).toBe('stopped')
    expect(await fixture.db.read((tx) => saidStop(tx, '2015550123'))).toBe(true)
  })

  test("claims a lead's events one after the other, each for one server", async () => {
    await storeSubmission(fixture.db, sampleSubmission({ now: NOW }))
    const claim = { now: NOW, leaseMs: 15_000, limit: 10 }
    const claimed = await Promise.all(
      [fixture.db, fixture.another()].map(async (db) => {
        await queueEvents(db, ['events'], NOW)
        return await db.writeRelaxed((tx) => claimOutbox(tx, 'events', claim))
      }),
    )
    expect(claimed.flat().map(({ kind }) => kind)).toEqual(['stored'])
    await fixture.db.single((tx) => markSent(tx, claimed.flat()[0]?.id ?? '', NOW))
    const later = NOW + 60_000
    await queueEvents(fixture.db, ['events'], later)
    expect(await fixture.db.read((tx) => dueLanes(tx, later))).not.toContain('events')
  })
}
