import { createLeadTransactions } from '#server/leads/lead-transactions.ts'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { eventsOf } from '#domain/lead/events.ts'
import { sampleSubmission } from '#server/store/sample-submission.fixture.ts'
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

export function alarmsContract(fixture: Fixture): void {
  const alarms = () => fixture.store.alarms
  const leads = () => fixture.store.leads
  const maintenance = () => fixture.store.maintenance
  const notices = () => fixture.store.notices
  const transactions = () => createLeadTransactions(fixture.store)

  test('starts an alarm that is due at once for a stored submission, and none for a repeat', async () => {
    const submission = sampleSubmission({ now: NOW })
    await fixture.store.record(submission)
    expect((await fixture.store.record(submission)).outcome).toBe('repeated')
    expect(await alarms().stats(NOW)).toEqual({ escalating: 1, oldestDueAt: NOW, expired: 0 })
    expect(await leads().listEvents(submission.row.id)).toMatchObject([
      { kind: 'stored', at: NOW, staffMemberId: null, via: null },
    ])
  })

  test('starts no alarm for a submission refused for its captcha', async () => {
    const nonce = { value: 'once', expiresAt: NOW + MINUTE }
    await fixture.store.record(sampleSubmission({ now: NOW, nonce }))
    const again = await fixture.store.record(sampleSubmission({ now: NOW, nonce }))
    expect(again.outcome).toBe('nonce-spent')
    expect((await alarms().stats(NOW)).escalating).toBe(1)
  })

  test('writes a step and its notices together, once, for concurrent callers', async () => {
    const other = fixture.another()
    const id = await recordSubmission(fixture.store)
    const target = randomUUID()
    const step = (store: typeof other) => advanceAllAlarms(store, [sampleNotice({ target })])
    await Promise.all([step(fixture.store), step(other), step(fixture.store), step(other)])
    const taken = await Promise.all(
      [notices(), other.notices].map((one) =>
        one.claimNotices({ channel: 'mail', now: NOW, ...LEASE }),
      ),
    )
    expect(taken.flat()).toHaveLength(1)
    expect(taken.flat()[0]).toMatchObject({ lead: { id }, round: 1, step: 1, attempt: 1 })
  })

  test('leaves the alarm unchanged when a step fails', async () => {
    await recordSubmission(fixture.store)
    const id = randomUUID()
    const twice = [sampleNotice({ id }), sampleNotice({ id, notAfter: Number.NaN })]
    await expect(advanceAllAlarms(fixture.store, twice)).rejects.toThrow()
    expect(await notices().dueChannels(NOW)).toEqual([])
    expect((await alarms().stats(NOW)).oldestDueAt).toBe(NOW)
  })

  test('takes only due alarms, the longest due first', async () => {
    const later = await recordSubmission(fixture.store, NOW + 2)
    const sooner = await recordSubmission(fixture.store, NOW + 1)
    const seen: string[] = []
    const look = (now: number) =>
      alarms().advanceAlarms({
        now,
        limit: 50,
        settings: NO_CHANNELS,
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
    await fixture.store.record(suspicious)
    const [due] = await alarms().advanceAlarms({
      now: NOW,
      limit: 1,
      settings: NO_CHANNELS,
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
    const stores = [fixture.store, fixture.another(), fixture.another()]
    const people = await Promise.all(
      ['Ana', 'Ben', 'Cy'].map((n) => addStaffMember(fixture.store, n)),
    )
    const id = await recordSubmission(fixture.store)
    const results = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        createLeadTransactions(stores[index % 3] ?? fixture.store).transitionLead(
          id,
          acceptance(people[index % 3]),
        ),
      ),
    )
    const won = results.filter((result) => result.outcome === 'changed')
    expect(won).toHaveLength(1)
    const winner = people[results.findIndex((result) => result.outcome === 'changed') % 3]
    for (const result of results)
      if (result.outcome === 'refused')
        expect(result).toMatchObject({ status: 'accepted', assignee: { staffMemberId: winner } })
    expect((await fixture.store.leads.getLead(id))?.status).toBe('accepted')
    const kinds = (await leads().listEvents(id)).map(({ kind }) => kind)
    expect(kinds).toEqual(['stored', 'accepted'])
  })

  test('allows only the steps of the status table', async () => {
    const id = await recordSubmission(fixture.store)
    const move = (to: 'accepted' | 'en_route' | 'done' | 'cancelled') =>
      transactions().transitionLead(id, { ...acceptance(), to })
    expect(await move('en_route')).toMatchObject({ outcome: 'refused', status: 'pending' })
    expect(await move('accepted')).toMatchObject({ outcome: 'changed', from: 'pending' })
    expect(await move('en_route')).toMatchObject({ outcome: 'changed', from: 'accepted' })
    expect(await move('done')).toMatchObject({ outcome: 'changed' })
    expect(await move('cancelled')).toMatchObject({ outcome: 'refused', status: 'done' })
    expect(await transactions().transitionLead(randomUUID(), acceptance())).toEqual({
      outcome: 'unknown',
    })
    expect(await alarms().stats(NOW + 60 * MINUTE)).toMatchObject({
      escalating: 0,
      oldestDueAt: null,
    })
  })

  test('cancels waiting notices and ends ringing calls after acceptance', async () => {
    const call = await claimedNotice(fixture.store, sampleCall())
    const { submissionId } = call
    await reserveSend(fixture.store, call.id, { phoneRules: NO_CAPS })
    await notices().recordResult(call.id, {
      attempt: 1,
      now: NOW,
      result: { outcome: 'sent', providerId: 'CA1' },
    })
    await advanceAllAlarms(fixture.store, [sampleNotice({ kind: 'waiting' })], {
      now: NOW + 5 * MINUTE,
    })
    const [mail] = await notices().claimNotices({
      channel: 'mail',
      now: NOW + 5 * MINUTE,
      ...LEASE,
    })
    await transactions().transitionLead(submissionId, acceptance())
    const now = NOW + 5 * MINUTE
    expect(await reserveSend(fixture.store, mail?.id ?? '', { now })).toMatchObject({
      outcome: 'superseded',
    })
    const later = NOW + 6 * MINUTE
    expect(await notices().dueChannels(later)).toEqual(['call'])
    expect(await notices().claimNotices({ channel: 'call', now: later, ...LEASE })).toMatchObject([
      { id: call.id, work: 'end', providerId: 'CA1', attempt: 1 },
    ])
    await notices().markEnded(call.id, later)
    expect(await notices().dueChannels(later + MINUTE)).toEqual([])
  })

  test('queues the notices that follow from a step in its transaction', async () => {
    const id = await recordSubmission(fixture.store)
    const person = await addStaffMember(fixture.store, 'Maria')
    await transactions().transitionLead(id, {
      ...acceptance(person),
      settings: { ...NO_CHANNELS, configuredChannels: new Set(['webhook', 'mail'] as const) },
    })
    expect(await notices().dueChannels(NOW + MINUTE)).toEqual(['webhook'])
  })

  test('counts an expired alarm until its lead is accepted', async () => {
    const id = await recordSubmission(fixture.store)
    await advanceAllAlarms(fixture.store, [], { isExpired: true, nextAt: null })
    expect(await alarms().stats(NOW)).toEqual({ escalating: 0, oldestDueAt: null, expired: 1 })
    expect(await transactions().transitionLead(id, acceptance())).toMatchObject({
      outcome: 'changed',
    })
    expect((await alarms().stats(NOW)).expired).toBe(0)
  })

  test('adds an event for the first sent mail only', async () => {
    const id = await recordSubmission(fixture.store)
    const [job] = await fixture.store.staffMail.claimMail({ now: NOW, ...LEASE })
    await fixture.store.staffMail.markMailSent(job?.id ?? '', NOW + 1)
    await fixture.store.staffMail.markMailSent(job?.id ?? '', NOW + 2)
    const events = await leads().listEvents(id)
    expect(events.filter(({ kind }) => kind === 'mailed')).toMatchObject([{ at: NOW + 1 }])
  })

  test('lists events in order within one millisecond and after a clock was set back', async () => {
    const submissionId = await recordSubmission(fixture.store)
    const notes = Array.from({ length: 12 }, (_, index) => `note ${index}`)
    for (const [index, text] of notes.entries()) {
      const at = index < 6 ? NOW : NOW - MINUTE
      await transactions().addEvent({ submissionId, kind: 'note', payload: { text }, by: null, at })
    }
    const events = await leads().listEvents(submissionId)
    expect(eventsOf(events, 'note').map(({ payload }) => payload.text)).toEqual(notes)
    expect(new Set(events.map(({ at }) => at)).size).toBe(events.length)
  })

  test('keeps canaries out of lists and counts, and removes canaries only', async () => {
    await recordSubmission(fixture.store)
    const canary = sampleSubmission({ now: NOW, row: { type: 'canary' } })
    await fixture.store.record(canary)
    expect(await fixture.store.leads.countLeads({})).toBe(1)
    expect(await alarms().countWaiting(NOW)).toBe(1)
    expect(await maintenance().removeCanaries(NOW)).toBe(0)
    expect(await maintenance().removeCanaries(NOW + 1)).toBe(1)
    expect(await fixture.store.leads.getLead(canary.row.id)).toBeNull()
    expect(await fixture.store.leads.countLeads({})).toBe(1)
  })

  test('purges alarm, notices, tokens and events with a submission', async () => {
    const { submissionId, id } = await claimedNotice(fixture.store, sampleNotice())
    const token = { hash: 'h', expiresAt: NOW + MINUTE }
    await reserveSend(fixture.store, id, { token })
    expect(await notices().subjectOfToken('h', NOW)).not.toBeNull()
    await fixture.store.maintenance.purgeLeads(NOW + 1)
    expect(await notices().subjectOfToken('h', NOW)).toBeNull()
    expect(await notices().findNotice(id)).toBeNull()
    expect(await leads().listEvents(submissionId)).toEqual([])
    expect((await alarms().stats(NOW + MINUTE)).escalating).toBe(0)
  })
}

const NO_CAPS = phoneRules({ perNumber: [], perDay: 1000, mergeWithinMs: 0 })
