import { createLeadTransactions } from '#server/leads/lead-transactions.ts'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { leadState } from '#domain/lead/replay.ts'
import { sampleSubmission } from '#server/store/sample-submission.fixture.ts'
import { statusPageFacts } from '#domain/lead/status-page.ts'
import type { Submission } from '#domain/submission/fields.ts'
import type { Fixture } from './database.fixture.ts'
import { acceptance, addStaffMember, MINUTE, NO_CHANNELS, NOW } from '../support/alarm-samples.ts'

const NO_STEP = {
  plan: '0s mail all',
  round: 1,
  step: 1,
  nextAt: NOW + 5 * MINUTE,
  isExpired: false,
  notices: [],
} as const

export function duplicatesContract(fixture: Fixture): void {
  const alarms = () => fixture.store.alarms
  const leads = () => fixture.store.leads
  const transactions = () => createLeadTransactions(fixture.store)
  const record = async (ago: number, row: Partial<Submission> = {}) => {
    const hash = randomUUID()
    const submission = sampleSubmission({ row, now: NOW - ago, statusPageTokenHash: hash })
    await fixture.store.record(submission)
    return { id: submission.row.id, hash }
  }
  const join = (id: string, otherId: string, staffMemberId: string | null = null) =>
    transactions().joinLeads(id, {
      otherId,
      by: { staffMemberId, via: 'board' },
      now: NOW,
      settings: NO_CHANNELS,
    })
  const pageOf = async (hash: string) => {
    const page = await fixture.store.statusPages.find(hash)
    return page && { ...statusPageFacts(page.events), id: page.lead.id, isJoined: page.isJoined }
  }
  const statusOf = async (id: string) => (await fixture.store.leads.getLead(id))?.status

  test('finds the other open leads of a phone number, and of an address with the same name', async () => {
    const first = await record(5 * MINUTE)
    const second = await record(4 * MINUTE, { phone: '+1 (201) 555 0199', address: '1 Other St' })
    const third = await record(3 * MINUTE, {
      phone: '(201) 555-0100',
      name: 'Zoë Ångström',
    })
    await record(2 * MINUTE, { phone: '(201) 555-0111', name: 'Somebody Else' })
    const closed = await record(MINUTE)
    await transactions().transitionLead(closed.id, { ...acceptance(), to: 'spam' })
    await record(20 * 24 * 60 * MINUTE)
    const found = async (id: string) =>
      (await leads().openDuplicates(id)).map((duplicate) => duplicate.id)
    expect(await found(first.id)).toEqual([second.id, third.id])
    expect(await found(second.id)).toEqual([first.id])
    expect(await found(third.id)).toEqual([first.id])
    expect(await found(randomUUID())).toEqual([])
  })

  test('takes two callers who were asked nothing for two customers', async () => {
    const asked = { type: 'call', name: '', address: '', service: '' } as const
    const first = await record(2 * MINUTE, { ...asked, phone: '(201) 555-0100' })
    const second = await record(MINUTE, { ...asked, phone: '(201) 555-0111' })
    for (const { id } of [first, second]) expect(await leads().openDuplicates(id)).toEqual([])
  })

  test('joins two leads: the one that is further goes on, and both status pages show it', async () => {
    const maria = await addStaffMember(fixture.store, 'Maria')
    const [first, second] = [await record(9 * MINUTE), await record(5 * MINUTE)]
    await transactions().transitionLead(second.id, acceptance(maria))
    await transactions().transitionLead(second.id, {
      ...acceptance(maria),
      to: 'en_route',
      etaMinutes: 20,
    })
    expect(await join(second.id, first.id)).toEqual({ outcome: 'joined', keptId: second.id })
    expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(['duplicate', 'en_route'])
    for (const [hash, isJoined] of [
      [first.hash, true],
      [second.hash, false],
    ] as const)
      expect(await pageOf(hash)).toMatchObject({
        id: second.id,
        state: 'en_route',
        acceptedBy: 'Maria',
        isJoined,
      })
    const detail = await fixture.store.leads.boardDetail(second.id)
    expect(detail?.joined.map(({ id, events }) => [id, events.map(({ kind }) => kind)])).toEqual([
      [first.id, ['stored', 'duplicate']],
    ])
  })

  test('keeps the older of two leads that nobody has, and ends the alarm of the other', async () => {
    await addStaffMember(fixture.store, 'Maria')
    const [first, second] = [await record(9 * MINUTE), await record(5 * MINUTE)]
    expect(await join(second.id, first.id)).toEqual({ outcome: 'joined', keptId: first.id })
    const due: string[] = []
    await alarms().advanceAlarms({
      now: NOW,
      limit: 9,
      settings: NO_CHANNELS,
      decide: ({ lead }) => {
        due.push(lead.id)
        return NO_STEP
      },
    })
    expect(due).toEqual([first.id])
  })

  test('undoes a join: both leads are as before, each with its own status page', async () => {
    const maria = await addStaffMember(fixture.store, 'Maria')
    const [first, second] = [await record(9 * MINUTE), await record(5 * MINUTE)]
    await join(first.id, second.id, maria)
    const { transition } = leadState(await leads().listEvents(second.id))
    const by = { staffMemberId: maria, via: 'board' }
    const undone = await transactions().undoTransition(second.id, {
      at: transition?.at ?? 0,
      by,
      now: NOW + 5000,
    })
    expect(undone.outcome).toBe('changed')
    expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(['pending', 'pending'])
    expect(await pageOf(second.hash)).toMatchObject({ id: second.id, isJoined: false })
    expect((await fixture.store.leads.boardDetail(first.id))?.joined).toEqual([])
  })

  test('joins no leads of different customers, no closed one, and none with itself', async () => {
    const first = await record(9 * MINUTE)
    const other = await record(5 * MINUTE, { phone: '(201) 555-0111', name: 'Somebody Else' })
    const closed = await record(MINUTE)
    await transactions().transitionLead(closed.id, { ...acceptance(), to: 'lost' })
    for (const { id } of [other, closed, first])
      expect(await join(first.id, id)).toEqual({ outcome: 'refused' })
    expect(await join(first.id, randomUUID())).toEqual({ outcome: 'unknown' })
  })

  test('closes a lead as a duplicate of the customer’s other one, or of one elsewhere', async () => {
    const maria = await addStaffMember(fixture.store, 'Maria')
    const close = (id: string, from: 'pending' | 'accepted' = 'pending') =>
      transactions().closeAsDuplicate(id, {
        from,
        by: { staffMemberId: maria, via: 'board' },
        reason: 'Called twice',
        now: NOW,
        settings: NO_CHANNELS,
      })
    const [first, second] = [await record(9 * MINUTE), await record(5 * MINUTE)]
    // The one that was chosen is closed, also when it is further.
    await transactions().transitionLead(second.id, acceptance(maria))
    expect((await close(second.id)).outcome).toBe('refused')
    expect((await close(second.id, 'accepted')).outcome).toBe('changed')
    expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(['pending', 'duplicate'])
    expect(await pageOf(second.hash)).toMatchObject({ id: first.id, isJoined: true })
    expect((await leads().listEvents(second.id)).at(-1)?.payload).toEqual({
      keptId: first.id,
      reason: 'Called twice',
    })
    // With no other open request in sight, the page says that they come with the other one.
    expect((await close(first.id)).outcome).toBe('changed')
    expect(await pageOf(first.hash)).toMatchObject({ state: 'joined', isJoined: false })
    expect((await leads().listEvents(first.id)).at(-1)?.payload).toEqual({ reason: 'Called twice' })
  })

  test('of two staff members who join the same leads at once, one does', async () => {
    const [first, second] = [await record(9 * MINUTE), await record(5 * MINUTE)]
    const results = await Promise.all([join(first.id, second.id), join(second.id, first.id)])
    expect(results.map(({ outcome }) => outcome).toSorted()).toEqual(['joined', 'refused'])
    expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(['pending', 'duplicate'])
  })
}
