import type { ReadyMessage } from '#domain/alarm/notice-kind.ts'
import { addShift, setOverride } from '../support/schedules.ts'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { NoticeResult } from '#server/db/tables/notice.ts'
import type { Fixture } from './database.fixture.ts'
import {
  addStaffMember,
  LEASE,
  MINUTE,
  NO_CHANNELS,
  NOW,
  pushChannel,
  recordSubmission,
  reserveSend,
  sampleCall,
  sampleNotice,
  advanceAllAlarms,
  acceptance,
} from '../support/alarm-samples.ts'
import { listStaff, removeStaffMember, saveChannel } from '#server/db/tables/staff-members.ts'
import { transitionLead } from '#server/leads/transition.ts'
import { listEvents } from '#server/db/tables/events.ts'
import { findNotice, claimNotices } from '#server/db/tables/notices.ts'
import { subjectOfToken, subjectOfNotice } from '#server/db/tables/accept-tokens.ts'
import { changeSchedule } from '#server/staff/schedule-changes.ts'
import { alarmStats } from '#server/alarm/escalation/alarm-stats.ts'
import { findAlarm } from '#server/alarm/escalation/advance-alarms.ts'
import { recordResult } from '#server/alarm/sending/record-result.ts'
import { addTest, testState, answerTest } from '#server/alarm/sending/channel-tests.ts'

const BY_COMMAND = { byId: null, now: NOW, settings: NO_CHANNELS }

export function staffMembersContract(fixture: Fixture): void {
  test('lists staff members in the order in which they were added', async () => {
    for (const name of ['Zoë', 'Ana', 'Ben']) await addStaffMember(fixture.db, name)
    const people = await fixture.db.read((tx) => listStaff(tx))
    expect(people.map(({ name }) => name)).toEqual(['Zoë', 'Ana', 'Ben'])
    expect(people[0]?.channels).toMatchObject([{ kind: 'mail', testedAt: null, goneAt: null }])
  })

  test('removes a staff member from alarms, and keeps the name in the history', async () => {
    const id = await addStaffMember(fixture.db, 'Maria')
    const submissionId = await recordSubmission(fixture.db)
    await fixture.db.write((tx) => transitionLead(tx, submissionId, acceptance(id)))
    expect(await fixture.db.write((tx) => removeStaffMember(tx, id, NOW))).toBe(true)
    expect(await fixture.db.write((tx) => removeStaffMember(tx, id, NOW))).toBe(false)
    expect(await fixture.db.read((tx) => listStaff(tx))).toEqual([])
    expect((await fixture.db.read((tx) => listEvents(tx, submissionId))).at(-1)).toMatchObject({
      kind: 'accepted',
      staffMemberId: id,
      staffMemberName: 'Maria',
      via: 'mail',
    })
    expect(
      await fixture.db.write((tx) =>
        saveChannel(tx, id, pushChannel('https://push.example/1'), NOW),
      ),
    ).toBe(false)
  })

  test("erases a removed staff member's addresses from notices, which are not sent", async () => {
    const gone = await addStaffMember(fixture.db, 'Maria')
    const stays = await addStaffMember(fixture.db, 'Dan')
    await recordSubmission(fixture.db)
    const samples = [sampleNotice({ staffMemberId: gone }), sampleNotice({ staffMemberId: stays })]
    await advanceAllAlarms(fixture.db, samples)
    const [ofGone = '', ofStays = ''] = samples.map(({ id }) => id)
    const kept = (await fixture.db.read((tx) => findNotice(tx, ofStays)))?.address
    await fixture.db.write((tx) => removeStaffMember(tx, gone, NOW))
    expect((await fixture.db.read((tx) => findNotice(tx, ofGone)))?.address).toBe('{}')
    expect((await fixture.db.read((tx) => findNotice(tx, ofStays)))?.address).toBe(kept)
    const claimed = await fixture.db.writeRelaxed((tx) =>
      claimNotices(tx, { channel: 'mail', now: NOW, ...LEASE }),
    )
    expect(claimed.map(({ id }) => id)).toEqual([ofStays])
  })

  test('keeps a removed staff member from accepting by earlier links or late messages', async () => {
    const gone = await addStaffMember(fixture.db, 'Maria')
    const stays = await addStaffMember(fixture.db, 'Dan')
    await recordSubmission(fixture.db)
    const samples = [sampleNotice({ staffMemberId: gone }), sampleNotice({ staffMemberId: stays })]
    await advanceAllAlarms(fixture.db, [
      ...samples,
      sampleNotice({ id: 'late', staffMemberId: gone }),
    ])
    await fixture.db.writeRelaxed((tx) => claimNotices(tx, { channel: 'mail', now: NOW, ...LEASE }))
    const begin = (id: string) =>
      reserveSend(fixture.db, id, {
        token: { hash: `link of ${id}`, expiresAt: NOW + 1000 },
      })
    for (const { id } of samples) await begin(id)
    await fixture.db.write((tx) => removeStaffMember(tx, gone, NOW))
    await begin('late')
    for (const id of [samples[0]?.id ?? '', 'late']) {
      expect(await fixture.db.read((tx) => subjectOfToken(tx, `link of ${id}`, NOW))).toBeNull()
      expect(await fixture.db.read((tx) => subjectOfNotice(tx, id))).toBeNull()
    }
    const other = samples[1]?.id ?? ''
    expect(
      await fixture.db.read((tx) => subjectOfToken(tx, `link of ${other}`, NOW)),
    ).toMatchObject({
      staffMember: { name: 'Dan' },
    })
    expect(await fixture.db.read((tx) => subjectOfNotice(tx, other))).toMatchObject({
      staffMember: { name: 'Dan' },
    })
  })

  test('stores shifts, and deletes them with the staff member', async () => {
    const id = await addStaffMember(fixture.db, 'Ana')
    const night = { days: ['mon', 'tue'], from: '18:00', to: '06:00', isFirst: true } as const
    const noon = { days: ['sun'], from: '12:00', to: '14:00', isFirst: false } as const
    for (const shift of [{ ...night, isFirst: false }, noon, night])
      expect(await addShift(fixture.db, id, shift)).toBe('changed')
    const scheduled = async () => (await fixture.db.read((tx) => listStaff(tx)))[0]
    expect(await scheduled()).toMatchObject({ shifts: [noon, night], overrides: [] })
    const remove = async () =>
      await fixture.db.write((tx) =>
        changeSchedule(tx, id, { kind: 'shift-removed', shift: noon }, BY_COMMAND),
      )
    expect(await remove()).toBe('changed')
    expect(await remove()).toBe('missing')
    expect(await scheduled()).toMatchObject({ shifts: [night] })
    await fixture.db.write((tx) => removeStaffMember(tx, id, NOW))
    expect(await addShift(fixture.db, id, night)).toBe('unknown')
    expect(await setOverride(fixture.db, id, { kind: 'on', until: NOW })).toBe('unknown')
  })

  test('keeps planned times in the order in which they were set, without those of no effect', async () => {
    const id = await addStaffMember(fixture.db, 'Ana')
    const set = async (kind: 'on' | 'off' | 'first', from: number, until: number) => {
      const change = { kind: 'override', override: { kind, from, until } } as const
      return await fixture.db.write((tx) => changeSchedule(tx, id, change, BY_COMMAND))
    }
    const overrides = async () =>
      (await fixture.db.read((tx) => listStaff(tx)))[0]?.overrides.map(({ kind, from, until }) => [
        kind,
        from - NOW,
        until - NOW,
      ])
    await set('off', NOW + 50, NOW + 90)
    await set('off', NOW, NOW + 20)
    await set('first', NOW + 60, NOW + 70)
    expect(await overrides()).toEqual([
      ['off', 50, 90],
      ['off', 0, 20],
      ['first', 60, 70],
    ])
    await set('on', NOW, NOW + 20)
    expect(await overrides()).toEqual([
      ['off', 50, 90],
      ['first', 60, 70],
      ['on', 0, 20],
    ])
    const removed = { kind: 'off', from: NOW + 50, until: NOW + 90 } as const
    const remove = { kind: 'override-removed', override: removed } as const
    expect(await fixture.db.write((tx) => changeSchedule(tx, id, remove, BY_COMMAND))).toBe(
      'changed',
    )
    expect(await fixture.db.write((tx) => changeSchedule(tx, id, remove, BY_COMMAND))).toBe(
      'missing',
    )
    await set('off', NOW, NOW + 100)
    expect(await overrides()).toEqual([['off', 0, 100]])
  })

  test('keeps a limited number of planned times', async () => {
    const id = await addStaffMember(fixture.db, 'Ana')
    const results: string[] = []
    for (let day = 0; day < 61; day++)
      results.push(
        await setOverride(fixture.db, id, { kind: 'off', from: day, until: NOW + day + 1 }),
      )
    expect([results.indexOf('too-many'), results.length]).toEqual([60, 61])
  })

  test('sets a colleague on call instead, both or none', async () => {
    const ana = await addStaffMember(fixture.db, 'Ana')
    const ben = await addStaffMember(fixture.db, 'Ben')
    const override = { kind: 'off', from: NOW, until: NOW + MINUTE } as const
    const change = { kind: 'override', override } as const
    await fixture.db.write((tx) =>
      changeSchedule(tx, ana, change, { ...BY_COMMAND, insteadId: ben }),
    )
    expect(await fixture.db.read((tx) => listStaff(tx))).toMatchObject([
      { overrides: [override] },
      { overrides: [{ ...override, kind: 'on' }] },
    ])
    const later = { ...override, until: NOW + 2 * MINUTE }
    const without = { ...BY_COMMAND, insteadId: randomUUID() }
    expect(
      await fixture.db.write((tx) =>
        changeSchedule(tx, ana, { ...change, override: later }, without),
      ),
    ).toBe('unknown')
    expect((await fixture.db.read((tx) => listStaff(tx)))[0]?.overrides).toEqual([override])
  })

  test('tells those concerned of a time off, by mail and push', async () => {
    const [olga, ana, ben] = [
      await addStaffMember(fixture.db, 'Olga'),
      await addStaffMember(fixture.db, 'Ana'),
      await addStaffMember(fixture.db, 'Ben'),
    ]
    const settings = { configuredChannels: new Set(['mail', 'push'] as const), staffEmail: [] }
    const override = { kind: 'off', from: NOW, until: NOW + MINUTE } as const
    const told = async (byId: string | null) => {
      await fixture.db.write((tx) =>
        changeSchedule(tx, ana, { kind: 'override', override }, { byId, now: NOW, settings }),
      )
      const jobs = await fixture.db.writeRelaxed((tx) =>
        claimNotices(tx, { channel: 'mail', now: NOW, ...LEASE }),
      )
      return jobs.map(({ staffMember, payload }) => ({
        to: staffMember?.id,
        text: Object.values(JSON.parse(payload) as ReadyMessage).join(' '),
      }))
    }
    const said = (who: string, byName: string) =>
      expect.stringMatching(
        new RegExp(`^${who} off: .* ${byName} changed it .* On call then: Olga, Ben\\.`),
      ) as string
    const byAna = await told(ana)
    expect(byAna).toHaveLength(2)
    expect(byAna).toContainEqual({ to: olga, text: said('Ana is', 'Ana') })
    expect(byAna).toContainEqual({ to: ben, text: said('Ana is', 'Ana') })
    // Nothing changes for Ben.
    const byOlga = await told(olga)
    expect(byOlga).toEqual([{ to: ana, text: said('You are', 'Olga') }])
  })

  test('cancels a call to a staff member who has gone off call, and takes the next step', async () => {
    const ana = await addStaffMember(fixture.db, 'Ana')
    const ben = await addStaffMember(fixture.db, 'Ben')
    const submissionId = await recordSubmission(fixture.db)
    const calls = [
      sampleCall({ staffMemberId: ana }),
      sampleNotice({ staffMemberId: ben, channel: 'call' }),
      sampleNotice({ staffMemberId: ana, channel: 'call', kind: 'offered' }),
    ]
    await advanceAllAlarms(fixture.db, calls)
    await fixture.db.writeRelaxed((tx) => claimNotices(tx, { channel: 'call', now: NOW, ...LEASE }))
    await setOverride(fixture.db, ana, { kind: 'off', until: NOW + MINUTE })
    const [toAna, toBen, offered] = await Promise.all(
      calls.map(({ id }) => reserveSend(fixture.db, id)),
    )
    expect(toAna).toEqual({ outcome: 'stale' })
    expect(toBen).toMatchObject({ outcome: 'reserved' })
    // Off is off.
    expect(offered).toEqual({ outcome: 'stale' })
    const { oldestDueAt } = await fixture.db.read((tx) => alarmStats(tx, NOW))
    expect(oldestDueAt).toBe(NOW)
    expect((await fixture.db.read((tx) => findAlarm(tx, submissionId)))?.notified).toMatchObject([
      { staffMemberId: ben, round: 1, step: 1 },
    ])
  })

  test('assigns a browser to the last staff member who registered it, and renews it', async () => {
    const ana = await addStaffMember(fixture.db, 'Ana')
    const ben = await addStaffMember(fixture.db, 'Ben')
    for (const id of [ana, ben, ben])
      await fixture.db.write((tx) =>
        saveChannel(tx, id, pushChannel('https://push.example/1'), NOW),
      )
    const kinds = (await fixture.db.read((tx) => listStaff(tx))).map(({ channels }) =>
      channels.map(({ kind }) => kind).toSorted(),
    )
    expect(kinds).toEqual([['mail'], ['mail', 'push']])
  })

  test('retires an address at once when it is gone, and at the second maybe-gone result in a row', async () => {
    const id = await addStaffMember(fixture.db, 'Ana')
    const channelId = (await fixture.db.read((tx) => listStaff(tx)))[0]?.channels[0]?.id ?? ''
    const settle = async (result: NoticeResult) => {
      await recordSubmission(fixture.db)
      await advanceAllAlarms(fixture.db, [sampleNotice({ channelId, staffMemberId: id })])
      const [job] = await fixture.db.writeRelaxed((tx) =>
        claimNotices(tx, { channel: 'mail', now: NOW, ...LEASE }),
      )
      await fixture.db.writeRelaxed((tx) =>
        recordResult(tx, job?.id ?? '', { attempt: 1, now: NOW, result }),
      )
      return (await fixture.db.read((tx) => listStaff(tx)))[0]?.channels[0]
    }
    const fail = (gone: 'no' | 'maybe' | 'yes') => settle({ outcome: 'failed', gone, error: 'why' })
    expect(await fail('no')).toMatchObject({ goneAt: null, lastError: 'why' })
    expect(await fail('maybe')).toMatchObject({ goneAt: null })
    await settle({ outcome: 'sent', providerId: null })
    expect(await fail('maybe')).toMatchObject({ goneAt: null })
    expect(await fail('maybe')).toMatchObject({ goneAt: NOW })
    const again = {
      id: randomUUID(),
      kind: 'mail' as const,
      address: '{}',
      addressKey: `${id}@palisade.example`,
    }
    await fixture.db.write((tx) => saveChannel(tx, id, again, NOW))
    expect(await fail('yes')).toMatchObject({ goneAt: NOW })
  })

  test('marks the channel of an answered test as tested', async () => {
    const id = await addStaffMember(fixture.db, 'Ana')
    const channelId = (await fixture.db.read((tx) => listStaff(tx)))[0]?.channels[0]?.id ?? ''
    const notice = sampleNotice({ kind: 'test', channelId, staffMemberId: id })
    await fixture.db.write((tx) => addTest(tx, notice, NOW))
    const [job] = await fixture.db.writeRelaxed((tx) =>
      claimNotices(tx, { channel: 'mail', now: NOW, ...LEASE }),
    )
    expect(job).toMatchObject({ id: notice.id, lead: null, staffMember: { name: 'Ana' } })
    const token = { hash: 'test', expiresAt: NOW + 1000 }
    await reserveSend(fixture.db, notice.id, { token })
    expect(await fixture.db.read((tx) => testState(tx, notice.id))).toMatchObject({
      answeredAt: null,
    })
    expect(await fixture.db.read((tx) => subjectOfToken(tx, 'test', NOW))).toMatchObject({
      submissionId: null,
    })
    await fixture.db.write((tx) => answerTest(tx, notice.id, NOW + 5))
    expect(await fixture.db.read((tx) => testState(tx, notice.id))).toMatchObject({
      answeredAt: NOW + 5,
    })
    expect((await fixture.db.read((tx) => listStaff(tx)))[0]?.channels[0]?.testedAt).toBe(NOW + 5)
  })
}
