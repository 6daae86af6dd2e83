import { expect, test } from 'vitest'
import type { News } from '#domain/alarm/notice-kind.ts'
import type { Appointment } from '#domain/time/appointment.ts'
import type { Submission } from '#domain/submission/fields.ts'
import { MAX_CUSTOMER_WINDOWS, openProposal } from '#domain/lead/window-proposal.ts'
import { sampleSubmission } from '#server/db/sample-submission.fixture.ts'
import { VISITOR } from '#server/db/tables/actor.ts'
import { acceptance, addStaffMember, LEASE, MINUTE, NOW } from '../support/alarm-samples.ts'
import type { Fixture } from './database.fixture.ts'
import { storeSubmission } from '#server/leads/record.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'
import { claimNotices } from '#server/db/tables/notices.ts'
import { markSent } from '#server/db/tables/outbox.ts'
import { claimMails } from '#tests/support/claim-mails.ts'
import { proposeWindows, answerProposal, moveWindow } from '#server/leads/appointment-changes.ts'
import { listEvents } from '#server/db/tables/events.ts'
import { transitionLead } from '#server/leads/transition.ts'
import { remind } from '#server/alarm/notices/reminders.ts'

const HOUR = 60 * MINUTE
const settings = {
  configuredChannels: new Set(['mail'] as const),
  staffEmail: ['staff@palisade.example'],
}
const windowAt = (hours: number): Appointment => ({
  appointment_start: new Date(NOW + hours * HOUR).toISOString(),
  appointment_end: new Date(NOW + (hours + 2) * HOUR).toISOString(),
})
const PLANNED = { timeframe: 'Within Couple of Days', ...windowAt(30) }
const CUSTOMER = { role: 'customer', by: VISITOR, settings } as const

export function appointmentChangesContract(fixture: Fixture): void {
  const record = async (row: Partial<Submission> = PLANNED): Promise<string> => {
    const submission = sampleSubmission({ now: NOW, row })
    await storeSubmission(fixture.db, submission)
    return submission.row.id
  }
  const ask = (id: string, hours: number, now = NOW + MINUTE) =>
    fixture.db.write((tx) =>
      proposeWindows(tx, id, { ...CUSTOMER, windows: [windowAt(hours)], now }),
    )
  const staffBy = (staffMemberId: string) =>
    ({ role: 'staff', by: { staffMemberId, via: 'board' }, settings }) as const
  const proposalOf = async (id: string, now = NOW + MINUTE) => {
    const lead = await fixture.db.read((tx) => getLead(tx, id))
    return openProposal(
      await fixture.db.read((tx) => listEvents(tx, id)),
      lead?.status ?? 'lost',
      now,
    )
  }
  const windowOf = async (id: string) =>
    (await fixture.db.read((tx) => getLead(tx, id)))?.appointment_start
  const told = async (now: number) => {
    const found = await fixture.db.writeRelaxed((tx) =>
      claimNotices(tx, { channel: 'mail', now, ...LEASE }),
    )
    return found.map(
      ({ kind, payload, staffMember }) =>
        `${kind === 'news' ? (JSON.parse(payload) as News).event : kind} ${staffMember?.name ?? 'nobody'}`,
    )
  }
  const mails = async (now: number) => {
    const jobs = await claimMails(fixture.db, 'visitor', { now, leaseMs: 15_000, limit: 20 })
    for (const { id } of jobs) await fixture.db.writeRelaxed((tx) => markSent(tx, id, now))
    return jobs.map(({ kind }) => kind).filter((kind) => kind.startsWith('window'))
  }

  test('moves the time at once while nobody has accepted, and tells those on call', async () => {
    await addStaffMember(fixture.db, 'Maria')
    const id = await record()
    expect(await ask(id, 50)).toBe('moved')
    expect(await windowOf(id)).toBe(windowAt(50).appointment_start)
    expect(await proposalOf(id)).toBeNull()
    expect(await told(NOW + 2 * MINUTE)).toContain('window_moved Maria')
    expect(await mails(NOW + 2 * MINUTE)).toEqual(['window-moved'])
    expect((await fixture.db.read((tx) => listEvents(tx, id))).at(-1)).toMatchObject({
      kind: 'window_moved',
      payload: { before: windowAt(30), after: windowAt(50) },
    })
  })

  test('asks the assignee, who agrees or keeps the time', async () => {
    const maria = await addStaffMember(fixture.db, 'Maria')
    const dan = await addStaffMember(fixture.db, 'Dan')
    const id = await record()
    await fixture.db.write((tx) => transitionLead(tx, id, acceptance(maria)))
    expect(await ask(id, 50)).toBe('proposed')
    expect(await windowOf(id)).toBe(PLANNED.appointment_start)
    expect(await told(NOW + 2 * MINUTE)).toEqual(['window_proposed Maria'])
    const proposal = await proposalOf(id)
    expect(proposal).toMatchObject({ by: 'customer', windows: [windowAt(50)] })
    const answer = (by: string, start: string | null, proposalId = proposal?.id ?? 0) =>
      fixture.db.write((tx) =>
        answerProposal(tx, id, {
          ...staffBy(by),
          proposalId,
          start,
          now: NOW + 3 * MINUTE,
        }),
      )
    expect(await answer(dan, null)).toBe('refused')
    expect(await answer(maria, windowAt(51).appointment_start)).toBe('changed')
    expect(await answer(maria, null, 1)).toBe('changed')
    // Of two answers at once, one counts.
    const start = windowAt(50).appointment_start
    expect((await Promise.all([answer(maria, start), answer(maria, start)])).toSorted()).toEqual([
      'changed',
      'moved',
    ])
    expect(await windowOf(id)).toBe(start)
    expect(await mails(NOW + 4 * MINUTE)).toEqual(['window-moved'])
    expect(await ask(id, 60, NOW + 5 * MINUTE)).toBe('proposed')
    const next = await proposalOf(id, NOW + 5 * MINUTE)
    expect(await answer(maria, null, next?.id)).toBe('declined')
    expect(await windowOf(id)).toBe(start)
    expect(await mails(NOW + 6 * MINUTE)).toEqual(['window-declined'])
    expect(await proposalOf(id, NOW + 6 * MINUTE)).toBeNull()
  })

  test('proposes times of staff to the customer, who chooses one or none', async () => {
    const maria = await addStaffMember(fixture.db, 'Maria')
    const id = await record()
    const propose = (by: string, ...hours: readonly number[]) =>
      fixture.db.write((tx) =>
        proposeWindows(tx, id, { ...staffBy(by), windows: hours.map(windowAt), now: NOW }),
      )
    expect(await propose(maria, 40)).toBe('refused')
    await fixture.db.write((tx) => transitionLead(tx, id, acceptance(maria)))
    expect(await propose(maria, -3)).toBe('past')
    expect(await propose(maria)).toBe('past')
    expect(await propose(maria, 40, 44)).toBe('proposed')
    expect(await mails(NOW + MINUTE)).toEqual(['window-proposed'])
    const answer = async (start: string | null, now = NOW + MINUTE) => {
      const proposalId = (await proposalOf(id))?.id ?? 0
      return await fixture.db.write((tx) =>
        answerProposal(tx, id, { ...CUSTOMER, proposalId, start, now }),
      )
    }
    expect(await answer(null)).toBe('declined')
    expect(await told(NOW + 2 * MINUTE)).toEqual(['window_declined Maria'])
    expect(await propose(maria, 44, 48)).toBe('proposed')
    expect(await answer(windowAt(48).appointment_start)).toBe('moved')
    expect(await windowOf(id)).toBe(windowAt(48).appointment_start)
    expect(await told(NOW + 3 * MINUTE)).toContain('window_moved Maria')
    // The mail about the proposal, which was not sent, gave way.
    expect(await mails(NOW + 3 * MINUTE)).toEqual(['window-moved'])
  })

  test('ends a proposal of staff with their acceptance, and every one that is past', async () => {
    const maria = await addStaffMember(fixture.db, 'Maria')
    const id = await record()
    await fixture.db.write((tx) => transitionLead(tx, id, acceptance(maria)))
    const change = { ...staffBy(maria), windows: [windowAt(40)], now: NOW }
    expect(await fixture.db.write((tx) => proposeWindows(tx, id, change))).toBe('proposed')
    expect(await proposalOf(id, NOW + 41 * HOUR)).toBeNull()
    expect(await proposalOf(id)).not.toBeNull()
    await fixture.db.write((tx) => transitionLead(tx, id, { ...acceptance(maria), to: 'pending' }))
    expect(await proposalOf(id)).toBeNull()
  })

  test('reminds of the new time only, also as long before it as of the former one', async () => {
    const maria = await addStaffMember(fixture.db, 'Maria')
    const id = await record()
    await fixture.db.write((tx) => transitionLead(tx, id, acceptance(maria)))
    const remindAt = (now: number) => remind(fixture.db, { now, limit: 50, settings })
    const hourBefore = 29 * HOUR
    await remindAt(NOW + hourBefore - MINUTE)
    await remindAt(NOW + hourBefore)
    const change = { ...staffBy(maria), after: windowAt(80), now: NOW + hourBefore + MINUTE }
    // The reminder of the former time was queued and not sent.
    expect(await fixture.db.write((tx) => moveWindow(tx, id, change))).toBe('moved')
    expect(await told(NOW + hourBefore + 2 * MINUTE)).toEqual([])
    for (const hours of [78, 79]) await remindAt(NOW + hours * HOUR)
    expect(await told(NOW + 79 * HOUR)).toEqual(['reminder Maria', 'reminder Maria'])
  })

  test.each([
    ['urgent', { timeframe: 'ASAP', appointment_start: null, appointment_end: null }, 'closed'],
    ['planned without a day', { timeframe: 'Just Curious' }, 'moved'],
  ] as const)('the time of a request that is %s: %s', async (_what, row, result) => {
    expect(await ask(await record(row), 40)).toBe(result)
  })

  test('changes no time once somebody drives or it is closed, and none too often', async () => {
    const maria = await addStaffMember(fixture.db, 'Maria')
    const [driving, closed, often] = [await record(), await record(), await record()]
    for (const to of ['accepted', 'en_route'] as const)
      await fixture.db.write((tx) => transitionLead(tx, driving, { ...acceptance(maria), to }))
    await fixture.db.write((tx) =>
      transitionLead(tx, closed, { ...acceptance(maria), to: 'cancelled' }),
    )
    expect(await ask(driving, 40)).toBe('closed')
    expect(await ask(closed, 40)).toBe('closed')
    expect(await ask('none', 40)).toBe('unknown')
    for (let times = 0; times < MAX_CUSTOMER_WINDOWS; times += 1)
      expect(await ask(often, 40 + times)).toBe('moved')
    expect(await ask(often, 60)).toBe('full')
  })
}
