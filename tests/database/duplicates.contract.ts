import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { leadState } from '#domain/lead/replay.ts'
import { sampleSubmission } from '#server/db/sample-submission.fixture.ts'
import { statusPageFacts } from '#domain/lead/status-page.ts'
import type { Submission } from '#domain/submission/fields.ts'
import type { Fixture } from './database.fixture.ts'
import { acceptance, addStaffMember, MINUTE, NO_CHANNELS, NOW } from '../support/alarm-samples.ts'
import { storeSubmission } from '#server/leads/record.ts'
import { findStatusPage } from '#server/leads/status-page.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'
import { boardDetail } from '#server/leads/board-leads.ts'
import { joinLeads, closeAsDuplicate } from '#server/leads/duplicates.ts'
import { transitionLead } from '#server/leads/transition.ts'
import { openDuplicates } from '#server/leads/same-customer.ts'
import { advanceAlarms, findAlarm } from '#server/alarm/escalation/advance-alarms.ts'
import { VISITOR } from '#server/db/tables/actor.ts'
import { listEvents } from '#server/db/tables/events.ts'
import { undoTransition } from '#server/leads/undo.ts'

const NO_STEP = {
  plan: '0s mail all',
  round: 1,
  step: 1,
  nextAt: NOW + 5 * MINUTE,
  isExpired: false,
  notices: [],
} as const

export function duplicatesContract(fixture: Fixture): void {
  const record = async (ago: number, row: Partial<Submission> = {}) => {
    const hash = randomUUID()
    const submission = sampleSubmission({ row, now: NOW - ago, statusPageTokenHash: hash })
    await storeSubmission(fixture.db, submission)
    return { id: submission.row.id, hash }
  }
  const join = (id: string, otherId: string, staffMemberId: string | null = null) =>
    fixture.db.write((tx) =>
      joinLeads(tx, id, {
        otherId,
        by: { staffMemberId, via: 'board' },
        now: NOW,
        settings: NO_CHANNELS,
      }),
    )
  const pageOf = async (hash: string) => {
    const page = await fixture.db.read((tx) => findStatusPage(tx, hash))
    return page && { ...statusPageFacts(page.events), id: page.lead.id, isJoined: page.isJoined }
  }
  const statusOf = async (id: string) => (await fixture.db.read((tx) => getLead(tx, id)))?.status

  test('finds the other open leads of a phone number, and of an address with the same name', async () => {
    const first = await record(5 * MINUTE)
    const second = await record(4 * MINUTE, { phone: '+1 (201) 555 0199', address: '1 Other St' })
    const third = await record(3 * MINUTE, {
      phone: '(201) 555-0100',
      name: 'Zoë Ångström',
    })
    await record(2 * MINUTE, { phone: '(201) 555-0111', name: 'Somebody Else' })
    const closed = await record(MINUTE)
    await fixture.db.write((tx) => transitionLead(tx, closed.id, { ...acceptance(), to: 'spam' }))
    await record(20 * 24 * 60 * MINUTE)
    const found = async (id: string) =>
      (await fixture.db.read((tx) => openDuplicates(tx, id))).map((duplicate) => duplicate.id)
    expect(await found(first.id)).toEqual([second.id, third.id])
    expect(await found(second.id)).toEqual([first.id])
    expect(await found(third.id)).toEqual([first.id])
    expect(await found(randomUUID())).toEqual([])
  })

  test('takes two callers who were asked nothing for two customers', async () => {
    const asked = { type: 'call', name: '', address: '', service: '' } as const
    const first = await record(2 * MINUTE, { ...asked, phone: '(201) 555-0100' })
    const second = await record(MINUTE, { ...asked, phone: '(201) 555-0111' })
    for (const { id } of [first, second])
      expect(await fixture.db.read((tx) => openDuplicates(tx, id))).toEqual([])
  })

  test('joins two leads: the one that is further goes on, and each status page shows its own', async () => {
    const maria = await addStaffMember(fixture.db, 'Maria')
    const [first, second] = [await record(9 * MINUTE), await record(5 * MINUTE)]
    await fixture.db.write((tx) => transitionLead(tx, second.id, acceptance(maria)))
    await fixture.db.write((tx) =>
      transitionLead(tx, second.id, {
        ...acceptance(maria),
        to: 'en_route',
        etaMinutes: 20,
      }),
    )
    expect(await join(second.id, first.id)).toEqual({ outcome: 'joined', keptId: second.id })
    expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(['duplicate', 'en_route'])
    expect(await pageOf(first.hash)).toMatchObject({
      id: first.id,
      state: 'joined',
      acceptedBy: null,
    })
    expect(await pageOf(second.hash)).toMatchObject({
      ...{ id: second.id, state: 'en_route', acceptedBy: 'Maria', isJoined: true },
    })
    const detail = await fixture.db.read((tx) => boardDetail(tx, second.id))
    expect(detail?.joined.map(({ id, events }) => [id, events.map(({ kind }) => kind)])).toEqual([
      [first.id, ['stored', 'duplicate']],
    ])
  })

  test('keeps the older of two leads that nobody has, and ends the alarm of the other', async () => {
    await addStaffMember(fixture.db, 'Maria')
    const [first, second] = [await record(9 * MINUTE), await record(5 * MINUTE)]
    expect(await join(second.id, first.id)).toEqual({ outcome: 'joined', keptId: first.id })
    const due: string[] = []
    await advanceAlarms(fixture.db, {
      now: NOW,
      limit: 9,
      decide: ({ lead }) => {
        due.push(lead.id)
        return NO_STEP
      },
    })
    expect(due).toEqual([first.id])
  })

  test('undoes a join: both leads are as before, each with its own status page', async () => {
    const maria = await addStaffMember(fixture.db, 'Maria')
    const [first, second] = [await record(9 * MINUTE), await record(5 * MINUTE)]
    await join(first.id, second.id, maria)
    const { transition } = leadState(await fixture.db.read((tx) => listEvents(tx, second.id)))
    const by = { staffMemberId: maria, via: 'board' }
    const undone = await fixture.db.write((tx) =>
      undoTransition(tx, second.id, {
        at: transition?.at ?? 0,
        by,
        now: NOW + 5000,
      }),
    )
    expect(undone.outcome).toBe('changed')
    expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(['pending', 'pending'])
    expect(await pageOf(second.hash)).toMatchObject({ id: second.id, isJoined: false })
    expect((await fixture.db.read((tx) => boardDetail(tx, first.id)))?.joined).toEqual([])
  })

  test('opens a joined request again when the sender of the other one cancels theirs', async () => {
    const maria = await addStaffMember(fixture.db, 'Maria')
    const [first, second] = [await record(9 * MINUTE), await record(5 * MINUTE)]
    await join(second.id, first.id, maria)
    const cancel = {
      to: 'cancelled',
      role: 'visitor',
      by: VISITOR,
      now: NOW + MINUTE,
      noticeId: null,
      settings: NO_CHANNELS,
    } as const
    await fixture.db.write((tx) => transitionLead(tx, first.id, cancel))
    expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(['cancelled', 'pending'])
    const alarm = await fixture.db.read((tx) => findAlarm(tx, second.id))
    expect(alarm).toMatchObject({ startedAt: NOW + MINUTE, round: 0 })
    expect(await pageOf(second.hash)).toMatchObject({ state: 'stored', isJoined: false })
  })

  test('joins no leads of different customers, no closed one, and none with itself', async () => {
    const first = await record(9 * MINUTE)
    const other = await record(5 * MINUTE, { phone: '(201) 555-0111', name: 'Somebody Else' })
    const closed = await record(MINUTE)
    await fixture.db.write((tx) => transitionLead(tx, closed.id, { ...acceptance(), to: 'lost' }))
    for (const { id } of [other, closed, first])
      expect(await join(first.id, id)).toEqual({ outcome: 'refused' })
    expect(await join(first.id, randomUUID())).toEqual({ outcome: 'unknown' })
  })

  test('closes a lead as a duplicate of the customer’s other one, or of one elsewhere', async () => {
    const maria = await addStaffMember(fixture.db, 'Maria')
    const close = (id: string, from: 'pending' | 'accepted' = 'pending') =>
      fixture.db.write((tx) =>
        closeAsDuplicate(tx, id, {
          from,
          by: { staffMemberId: maria, via: 'board' },
          reason: 'Called twice',
          now: NOW,
          settings: NO_CHANNELS,
        }),
      )
    const [first, second] = [await record(9 * MINUTE), await record(5 * MINUTE)]
    // The one that was chosen is closed, also when it is further.
    await fixture.db.write((tx) => transitionLead(tx, second.id, acceptance(maria)))
    expect((await close(second.id)).outcome).toBe('refused')
    expect((await close(second.id, 'accepted')).outcome).toBe('changed')
    expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(['pending', 'duplicate'])
    expect(await pageOf(second.hash)).toMatchObject({ id: second.id, state: 'joined' })
    expect(await pageOf(first.hash)).toMatchObject({ id: first.id, isJoined: true })
    expect((await fixture.db.read((tx) => listEvents(tx, second.id))).at(-1)?.payload).toEqual({
      keptId: first.id,
      reason: 'Called twice',
    })
    // With no other open request in sight, the page says that they come with the other one.
    expect((await close(first.id)).outcome).toBe('changed')
    expect(await pageOf(first.hash)).toMatchObject({ id: first.id, state: 'joined' })
    expect((await fixture.db.read((tx) => listEvents(tx, first.id))).at(-1)?.payload).toEqual({
      reason: 'Called twice',
    })
  })

  test('of two staff members who join the same leads at once, one does', async () => {
    const [first, second] = [await record(9 * MINUTE), await record(5 * MINUTE)]
    const results = await Promise.all([join(first.id, second.id), join(second.id, first.id)])
    expect(results.map(({ outcome }) => outcome).toSorted()).toEqual(['joined', 'refused'])
    expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(['pending', 'duplicate'])
  })
}
