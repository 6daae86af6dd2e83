import { createLeadTransactions } from '#server/leads/lead-transactions.ts'
import { expect, test } from 'vitest'
import { randomUUID } from 'node:crypto'
import { sampleSubmission } from '#server/store/sample-submission.fixture.ts'
import { sourceOf } from '#server/submissions/incoming/new-lead.ts'
import { NO_CHANNELS, NOW } from '#tests/support/alarm-samples.ts'
import type { Fixture } from './database.fixture.ts'

export function incomingCallsContract(fixture: Fixture): void {
  const call = (id: string, caller: string | null = '+12015550123') => ({
    ...{ id, caller, number: '+12015550168', source: 'van', language: 'en' as const },
    ...{ attestation: '', legs: [], now: NOW, dueAt: NOW + 60_000 },
  })
  const missed = (id: string) => ({
    as: 'missed' as const,
    lead: sampleSubmission({
      row: { type: 'call', phone: '(201) 555-0123' },
      idempotencyKey: `call:${id}`,
      now: NOW,
    }),
    settings: NO_CHANNELS,
    now: NOW,
  })

  test('makes one lead of simultaneous endings on several servers, and joins a second call', async () => {
    const servers = [fixture.store, fixture.another()]
    const ids = [`CA${randomUUID()}`, `CA${randomUUID()}`]
    for (const id of ids) await fixture.store.incomingCalls.beginCall(call(id))
    const ended = await Promise.all(
      servers.flatMap((store) => ids.map((id) => store.incomingCalls.endCall(id, missed(id)))),
    )
    expect(new Set(ended.map((one) => one?.submissionId)).size).toBe(1)
    expect(await fixture.store.leads.countLeads({})).toBe(1)
    const events = await fixture.store.leads.listEvents(ended[0]?.submissionId ?? '')
    expect(events.map(({ kind }) => kind).toSorted()).toEqual(['called', 'called', 'stored'])
  })

  test('rings no more phones than the day has room for, at the same moment on several servers', async () => {
    const { incomingCalls, staff } = fixture.store
    const staffMemberId = randomUUID()
    await staff.addStaffMember({
      ...{ id: staffMemberId, name: 'A', language: 'en', channels: [], now: NOW },
    })
    const begun = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const leg = { id: randomUUID(), staffMemberId, number: '+12015550111' }
        const id = `CAP${index}`
        const caller = `+120155502${String(10 + index)}`
        await incomingCalls.beginCall({ ...call(id, caller), legs: [leg] })
        const store = index % 2 === 0 ? fixture.store : fixture.another()
        const legs = await store.incomingCalls.listLegs(id)
        return await store.incomingCalls.beginLegs(legs, { callsPerDay: 9, now: NOW })
      }),
    )
    // A third of the day's calls is for alarms.
    expect(begun.flat()).toHaveLength(6)
    // A repeat rings the same again.
    const [again] = begun.flat()
    const repeated = again && [again]
    expect(await incomingCalls.beginLegs(repeated ?? [], { callsPerDay: 9, now: NOW })).toEqual(
      repeated,
    )
  })

  test('claims an open call once it is due, and none that has ended', async () => {
    const { incomingCalls } = fixture.store
    await incomingCalls.beginCall(call('CA1'))
    await incomingCalls.beginCall(call('CA2'))
    await incomingCalls.endCall('CA2', missed('CA2'))
    const claim = { leaseMs: 15_000, limit: 10 }
    expect(await incomingCalls.claimCalls({ now: NOW, ...claim })).toEqual([])
    const due = await incomingCalls.claimCalls({ now: NOW + 61_000, ...claim })
    expect(due.map(({ id }) => id)).toEqual(['CA1'])
  })

  test('takes a call for one of those who press 1 at the same time', async () => {
    const { incomingCalls, staff } = fixture.store
    const [maria, dan] = [randomUUID(), randomUUID()]
    for (const id of [maria, dan])
      await staff.addStaffMember({ id, name: 'A', language: 'en', channels: [], now: NOW })
    const legs = [maria, dan].map((staffMemberId) => ({
      ...{ id: randomUUID(), staffMemberId, number: '+12015550111' },
    }))
    await incomingCalls.beginCall({ ...call('CA3'), legs })
    const taken = await Promise.all(legs.map(({ id }) => incomingCalls.acceptLeg(id, NOW)))
    expect(taken.toSorted()).toEqual(['accepted', 'late'])
  })

  test('counts the calls of each source, and those that nobody took', async () => {
    const { incomingCalls, leads } = fixture.store
    const transactions = createLeadTransactions(fixture.store)
    const begin = async (id: string, caller: string | null, source = 'van') =>
      await incomingCalls.beginCall({ ...call(id, caller), source })
    const end = async (id: string, as: 'taken' | 'missed' | 'left') =>
      await incomingCalls.endCall(id, {
        ...missed(id),
        as,
        lead: sampleSubmission({
          row: { type: 'call', phone: '(201) 555-0123', traffic_source: sourceOf('van', 'call') },
          idempotencyKey: `call:${id}`,
          now: NOW,
        }),
      })
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
      (await leads.countOutcomes(options, NOW + 3_600_000)).sources
        .map(({ name, calls, missed: ofThem }) => [name, calls, ofThem])
        .toSorted()
    // The missed call is not counted again as the request that it became.
    expect(await count()).toEqual([
      ['magnet', 1, 0],
      ['van', 3, 2],
    ])
    expect(await count({ since: NOW + 1, until: NOW + 2 })).toEqual([])
    await transactions.transitionLead(lead, {
      ...{ to: 'spam', role: 'staff', now: NOW, noticeId: null, settings: NO_CHANNELS },
      by: { staffMemberId: null, via: 'board' },
    })
    await begin('CA9', '+12015550123')
    expect((await incomingCalls.findCall('CA9'))?.state).toBe('refused')
    expect(await count()).toContainEqual(['van', 3, 2])
  })

  test('deletes calls as old as purged leads', async () => {
    const { incomingCalls } = fixture.store
    await incomingCalls.beginCall(call('CA4'))
    await fixture.store.maintenance.purgeLeads(NOW + 1)
    expect(await incomingCalls.findCall('CA4')).toBeNull()
  })

  test('makes one lead of a message that comes to several servers at once', async () => {
    const id = 'SM1'
    const message = {
      ...{ id, from: '+12015550123', text: 'Hello', pictures: 0, optOut: null },
      ...{ settings: NO_CHANNELS, now: NOW },
      lead: sampleSubmission({ row: { phone: '(201) 555-0123' }, now: NOW }),
    }
    const outcomes = await Promise.all(
      [fixture.store, fixture.another()].map((store) =>
        store.incomingMessages.receiveMessage(message),
      ),
    )
    expect(outcomes.toSorted()).toEqual(['lead', 'repeated'])
    const stop = { ...message, id: 'SM2', optOut: 'stop' as const }
    expect(await fixture.store.incomingMessages.receiveMessage(stop)).toBe('stopped')
    expect(await fixture.store.incomingMessages.saidStop('2015550123')).toBe(true)
  })

  test("claims a lead's events one after the other, each for one server", async () => {
    await fixture.store.record(sampleSubmission({ now: NOW }))
    const claim = { now: NOW, leaseMs: 15_000, limit: 10 }
    const claimed = await Promise.all(
      [fixture.store, fixture.another()].map((store) => store.eventPosts.claimEventPosts(claim)),
    )
    expect(claimed.flat().map(({ kind }) => kind)).toEqual(['stored'])
    await fixture.store.eventPosts.settleEventPost(claimed.flat()[0]?.id ?? '', 'sent', null)
    expect(await fixture.store.eventPosts.claimEventPosts({ ...claim, now: NOW + 60_000 })).toEqual(
      [],
    )
  })
}
