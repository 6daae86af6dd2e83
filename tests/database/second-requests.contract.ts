import { expect, test } from 'vitest'
import { statusPageFacts } from '#domain/lead/status-page.ts'
import type { LeadStatus } from '#domain/lead/lifecycle.ts'
import type { Submission } from '#domain/submission/fields.ts'

import { sampleSubmission } from '#server/store/sample-submission.fixture.ts'
import type { Db } from '#server/store/db.ts'
import type { Fixture } from './database.fixture.ts'
import { acceptance, addStaffMember, MINUTE, NO_CHANNELS, NOW } from '../support/alarm-samples.ts'
import { storeSubmission } from '#server/store/record.ts'
import { advanceAlarms, findAlarm } from '#server/leads/escalation/advance-alarms.ts'
import { listEvents } from '#server/store/events.ts'
import { getLead, purgeLeads } from '#server/store/lead-queries.ts'
import { openDuplicates } from '#server/leads/same-customer.ts'
import { countWaiting } from '#server/leads/escalation/waiting-leads.ts'
import { transitionLead } from '#server/leads/transition.ts'

const DAY = 24 * 60 * MINUTE

export function secondRequestsContract(fixture: Fixture): void {
  const record = async (ago: number, row: Partial<Submission> = {}) => {
    const submission = sampleSubmission({ row, now: NOW - ago })
    await storeSubmission(fixture.store, submission)
    return submission.row.id
  }
  /** Takes a step of each due alarm; returns the ids of the leads that were decided. */
  const advance = async (now = NOW, store: Db = fixture.store): Promise<readonly string[]> => {
    const advanced = await advanceAlarms(store, {
      now,
      limit: 50,
      settings: NO_CHANNELS,
      decide: ({ round, step }) => ({
        plan: '0s mail all',
        round: Math.max(1, round),
        step: step + 1,
        nextAt: now + 60 * MINUTE,
        isExpired: false,
        notices: [],
      }),
    })
    return advanced.map(({ lead }) => lead.id)
  }
  const move = (id: string, to: LeadStatus, { now = NOW, by = '' } = {}) =>
    fixture.store.write((tx) =>
      transitionLead(tx, id, {
        ...acceptance(by === '' ? null : by),
        to,
        now,
      }),
    )
  const kindsOf = async (id: string) =>
    (await fixture.store.read((tx) => listEvents(tx, id))).map(({ kind }) => kind)
  const statusOf = async (id: string) => (await fixture.store.read((tx) => getLead(tx, id)))?.status

  test('lets an alarm wait for the open request of the same number, place and service', async () => {
    await addStaffMember(fixture.store, 'Maria')
    const [first, second] = [
      await record(4 * MINUTE),
      await record(1000, { phone: '+1 201.555.0199' }),
    ]
    const other = await record(1000, { phone: '(201) 555-0100', name: 'Dan' })
    expect(await advance()).toEqual([first, other])
    expect(await kindsOf(first)).toEqual(['stored', 'second_request'])
    expect(await kindsOf(second)).toEqual(['stored', 'waits_for_first'])
    expect(await fixture.store.read((tx) => openDuplicates(tx, first))).toMatchObject([
      { id: second, waits: 'it' },
    ])
    expect(await fixture.store.read((tx) => openDuplicates(tx, second))).toMatchObject([
      { id: first, waits: 'this' },
    ])
    expect(await fixture.store.read((tx) => countWaiting(tx, NOW))).toBe(2)
    // Nothing about a second request is on the first one's page, which may be a stranger's.
    const { events } = statusPageFacts(await fixture.store.read((tx) => listEvents(tx, first)))
    expect(events.map(({ kind }) => kind)).toEqual(['stored'])
  })

  test('starts the alarm in the moment in which the first request is closed', async () => {
    await addStaffMember(fixture.store, 'Maria')
    const [first, second] = [await record(4 * MINUTE), await record(1000)]
    await advance()
    expect(await advance(NOW + MINUTE)).toEqual([])
    await move(first, 'lost', { now: NOW + 2 * MINUTE })
    expect(await advance(NOW + 2 * MINUTE)).toEqual([second])
    expect(await kindsOf(second)).toEqual(['stored', 'waits_for_first', 'waits_no_more'])
    expect(await fixture.store.read((tx) => findAlarm(tx, second))).toMatchObject({
      startedAt: NOW + 2 * MINUTE,
      notAfter: NOW + 62 * MINUTE,
    })
  })

  test('starts the alarm when the first request was purged', async () => {
    await addStaffMember(fixture.store, 'Maria')
    const [, second] = [await record(4 * MINUTE), await record(1000)]
    await advance()
    await purgeLeads(fixture.store, NOW - 1500)
    expect(await advance(NOW + 6 * MINUTE)).toEqual([second])
  })

  test('closes what waits when the first request is done, and says nothing of it on the page', async () => {
    const maria = await addStaffMember(fixture.store, 'Maria')
    const [first, second] = [await record(4 * MINUTE), await record(1000)]
    await advance()
    await move(first, 'accepted', { by: maria })
    await move(first, 'done', { by: maria })
    expect([await statusOf(first), await statusOf(second)]).toEqual(['done', 'duplicate'])
    const { state } = statusPageFacts(await fixture.store.read((tx) => listEvents(tx, second)))
    expect(state).toBe('closed')
    expect(await advance(NOW + DAY)).toEqual([])
  })

  test('lets none wait for one of a former day', async () => {
    await addStaffMember(fixture.store, 'Maria')
    const [first, second] = [await record(DAY + MINUTE), await record(1000)]
    expect(await advance()).toEqual([first, second])
  })

  test('never waits for a request that is closed in the same moment', async () => {
    await addStaffMember(fixture.store, 'Maria')
    const other = fixture.another()
    for (let round = 0; round < 10; round += 1) {
      const phone = `(201) 555-03${round}0`
      const first = await record(4 * MINUTE, { phone })
      await advance()
      const second = await record(1000, { phone })
      const [, decided] = await Promise.all([move(first, 'spam'), advance(NOW, other)])
      const later = await advance(NOW + 2)
      expect([...decided, ...later]).toEqual([second])
    }
  })
}
