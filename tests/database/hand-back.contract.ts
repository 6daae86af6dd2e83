import { expect, test } from 'vitest'
import { HAND_OVER_MS, type LeadStatus, UNDO_OFFERED_MS } from '#domain/lead/lifecycle.ts'
import type { NoticeSettings } from '#server/db/tables/notice.ts'
import {
  acceptance,
  addStaffMember,
  MINUTE,
  NO_CHANNELS,
  NOW,
  recordSubmission,
} from '../support/alarm-samples.ts'
import type { Fixture } from './database.fixture.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'
import { boardDetail } from '#server/leads/board-leads.ts'
import { transitionLead } from '#server/leads/transition.ts'
import { claimNotices } from '#server/db/tables/notices.ts'
import { reserveSend } from '#server/alarm/sending/reserve-send.ts'
import { findAlarm } from '#server/alarm/escalation/advance-alarms.ts'
import { listEvents } from '#server/db/tables/events.ts'
import { alarmStats } from '#server/alarm/escalation/alarm-stats.ts'
import { undoTransition } from '#server/leads/undo.ts'

/** Hand-back, hand-over, reopening and undo. */
export function handBackContract(fixture: Fixture): void {
  const MAIL: NoticeSettings = { ...NO_CHANNELS, configuredChannels: new Set(['mail']) }

  const setUp = async () => {
    const [ana, ben] = [
      await addStaffMember(fixture.db, 'Ana'),
      await addStaffMember(fixture.db, 'Ben'),
    ]
    const id = await recordSubmission(fixture.db)
    await fixture.db.write((tx) => transitionLead(tx, id, { ...acceptance(ana), settings: MAIL }))
    const move = async (staffMemberId: string, to: LeadStatus, colleagueId?: string) =>
      (
        await fixture.db.write((tx) =>
          transitionLead(tx, id, {
            ...acceptance(staffMemberId),
            to,
            now: NOW + 2 * MINUTE,
            settings: MAIL,
            ...(colleagueId !== undefined && { colleagueId }),
          }),
        )
      ).outcome
    const mails = async (now: number) =>
      (
        await fixture.db.writeRelaxed((tx) =>
          claimNotices(tx, { channel: 'mail', now, leaseMs: 1000, limit: 20 }),
        )
      ).map(({ kind, staffMember }) => `${kind} ${staffMember?.name ?? ''}`)
    return { ana, ben, id, move, mails }
  }

  test('lets only the assignee hand a lead back, and restarts its alarm', async () => {
    const { ana, ben, id, move } = await setUp()
    expect(await move(ben, 'pending')).toBe('refused')
    expect(await move(ana, 'pending')).toBe('changed')
    expect(await fixture.db.read((tx) => findAlarm(tx, id))).toMatchObject({
      round: 0,
      plan: null,
      acceptedBy: null,
      restartedBy: ana,
      startedAt: NOW + 2 * MINUTE,
    })
    const kinds = (await fixture.db.read((tx) => listEvents(tx, id))).map(({ kind }) => kind)
    expect(kinds).toEqual(['stored', 'accepted', 'handed_back'])
    expect((await fixture.db.read((tx) => alarmStats(tx, NOW + 2 * MINUTE))).escalating).toBe(1)
  })

  test('asks again at the time of the arrival after a step that is undone', async () => {
    const { ana, id } = await setUp()
    const en_route = { ...acceptance(ana), to: 'en_route', now: NOW + 2 * MINUTE } as const
    const isMoved = async (etaMinutes?: number) =>
      (
        await fixture.db.write((tx) =>
          transitionLead(tx, id, { ...en_route, ...(etaMinutes && { etaMinutes }) }),
        )
      ).outcome
    const dueAt = async () =>
      (await fixture.db.read((tx) => alarmStats(tx, NOW + 600 * MINUTE))).oldestDueAt
    expect(await isMoved(20)).toBe('changed')
    expect(await dueAt()).toBe(NOW + 32 * MINUTE)
    expect(await isMoved()).toBe('refused')
    await fixture.db.write((tx) => transitionLead(tx, id, { ...en_route, to: 'done' }))
    expect(await dueAt()).toBeNull()
    const at = (await fixture.db.read((tx) => listEvents(tx, id))).at(-1)?.at ?? 0
    const by = { staffMemberId: ana, via: 'board' }
    expect(
      await fixture.db.write((tx) => undoTransition(tx, id, { at, by, now: at })),
    ).toMatchObject({
      outcome: 'changed',
    })
    expect(await dueAt()).toBe(NOW + 32 * MINUTE + 1)
  })

  test('offers a lead that is handed over to the colleague before its alarm restarts', async () => {
    const { ana, ben, id, move, mails } = await setUp()
    expect(await move(ana, 'pending', 'nobody')).toBe('refused')
    expect(await move(ana, 'pending', ben)).toBe('changed')
    const handedOverAt = NOW + 2 * MINUTE
    expect((await fixture.db.read((tx) => findAlarm(tx, id)))?.startedAt).toBe(
      handedOverAt + HAND_OVER_MS,
    )
    expect(
      (await fixture.db.read((tx) => alarmStats(tx, handedOverAt + HAND_OVER_MS - 1))).oldestDueAt,
    ).toBe(handedOverAt)
    expect(await mails(handedOverAt)).toEqual(['offered Ben'])
    expect((await fixture.db.read((tx) => listEvents(tx, id))).at(-1)).toMatchObject({
      kind: 'handed_over',
      staffMemberId: ana,
      payload: { colleagueName: 'Ben' },
    })
  })

  test('undoes a step once, for its staff member, within seconds', async () => {
    const { ana, ben, id, move } = await setUp()
    expect(await move(ben, 'lost')).toBe('changed')
    const at = (await fixture.db.read((tx) => listEvents(tx, id))).at(-1)?.at ?? 0
    const undo = async (staffMemberId: string, now = at + UNDO_OFFERED_MS) =>
      (
        await fixture.db.write((tx) =>
          undoTransition(tx, id, { at, by: { staffMemberId, via: 'board' }, now }),
        )
      ).outcome
    expect(await undo(ana)).toBe('refused')
    expect(await undo(ben, at + MINUTE)).toBe('refused')
    const both = await Promise.all([undo(ben), undo(ben)])
    expect(both.toSorted()).toEqual(['changed', 'refused'])
    expect((await fixture.db.read((tx) => getLead(tx, id)))?.status).toBe('accepted')
    expect((await fixture.db.read((tx) => boardDetail(tx, id)))?.assignee).toEqual({
      staffMemberId: ana,
      name: 'Ana',
      at: NOW + MINUTE,
    })
    const later = at + MINUTE
    const sent = async () => {
      const claimed = await fixture.db.writeRelaxed((tx) =>
        claimNotices(tx, { channel: 'mail', now: later, leaseMs: 15_000, limit: 10 }),
      )
      const outcomes = []
      for (const { id: noticeId, attempt } of claimed) {
        const options = { attempt, now: later, phoneRules: null, token: null }
        outcomes.push((await reserveSend(fixture.db, noticeId, options)).outcome)
      }
      return outcomes
    }
    expect(await sent()).toEqual(['stale'])
    expect(await move(ben, 'lost')).toBe('changed')
    expect(await sent()).toEqual(['reserved'])
  })
}
