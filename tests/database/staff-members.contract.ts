import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { NoticeResult } from '#server/store/notice.ts'
import type { Fixture } from './database.fixture.ts'
import {
  addStaffMember,
  LEASE,
  MINUTE,
  NOW,
  pushChannel,
  recordSubmission,
  reserveSend,
  sampleCall,
  sampleNotice,
  advanceAllAlarms,
  acceptance,
} from '../support/alarm-samples.ts'

export function staffMembersContract(fixture: Fixture): void {
  const alarms = () => fixture.store.alarms

  test('lists staff members in the order in which they were added', async () => {
    for (const name of ['Zoë', 'Ana', 'Ben']) await addStaffMember(fixture.store, name)
    const people = await alarms().listStaff()
    expect(people.map(({ name }) => name)).toEqual(['Zoë', 'Ana', 'Ben'])
    expect(people[0]?.channels).toMatchObject([{ kind: 'mail', testedAt: null, goneAt: null }])
  })

  test('removes a staff member from alarms, and keeps the name in the history', async () => {
    const id = await addStaffMember(fixture.store, 'Maria')
    const submissionId = await recordSubmission(fixture.store)
    await alarms().transitionLead(submissionId, acceptance(id))
    expect(await alarms().removeStaffMember(id, NOW)).toBe(true)
    expect(await alarms().removeStaffMember(id, NOW)).toBe(false)
    expect(await alarms().listStaff()).toEqual([])
    expect((await alarms().listEvents(submissionId)).at(-1)).toMatchObject({
      kind: 'accepted',
      staffMemberId: id,
      staffMemberName: 'Maria',
      via: 'mail',
    })
    expect(await alarms().saveChannel(id, pushChannel('https://push.example/1'), NOW)).toBe(false)
  })

  test("erases a removed staff member's addresses from notices, which are not sent", async () => {
    const gone = await addStaffMember(fixture.store, 'Maria')
    const stays = await addStaffMember(fixture.store, 'Dan')
    await recordSubmission(fixture.store)
    const notices = [sampleNotice({ staffMemberId: gone }), sampleNotice({ staffMemberId: stays })]
    await advanceAllAlarms(fixture.store, notices)
    const [ofGone = '', ofStays = ''] = notices.map(({ id }) => id)
    const kept = (await alarms().findNotice(ofStays))?.address
    await alarms().removeStaffMember(gone, NOW)
    expect((await alarms().findNotice(ofGone))?.address).toBe('{}')
    expect((await alarms().findNotice(ofStays))?.address).toBe(kept)
    const claimed = await alarms().claimNotices({ channel: 'mail', now: NOW, ...LEASE })
    expect(claimed.map(({ id }) => id)).toEqual([ofStays])
  })

  test('keeps a removed staff member from accepting by earlier links or late messages', async () => {
    const gone = await addStaffMember(fixture.store, 'Maria')
    const stays = await addStaffMember(fixture.store, 'Dan')
    await recordSubmission(fixture.store)
    const notices = [sampleNotice({ staffMemberId: gone }), sampleNotice({ staffMemberId: stays })]
    await advanceAllAlarms(fixture.store, [
      ...notices,
      sampleNotice({ id: 'late', staffMemberId: gone }),
    ])
    await alarms().claimNotices({ channel: 'mail', now: NOW, ...LEASE })
    const begin = (id: string) =>
      reserveSend(fixture.store, id, {
        token: { hash: `link of ${id}`, expiresAt: NOW + 1000 },
      })
    for (const { id } of notices) await begin(id)
    await alarms().removeStaffMember(gone, NOW)
    await begin('late')
    for (const id of [notices[0]?.id ?? '', 'late']) {
      expect(await alarms().subjectOfToken(`link of ${id}`, NOW)).toBeNull()
      expect(await alarms().subjectOfNotice(id)).toBeNull()
    }
    const other = notices[1]?.id ?? ''
    expect(await alarms().subjectOfToken(`link of ${other}`, NOW)).toMatchObject({
      staffMember: { name: 'Dan' },
    })
    expect(await alarms().subjectOfNotice(other)).toMatchObject({ staffMember: { name: 'Dan' } })
  })

  test('stores shifts and one override, and deletes them with the staff member', async () => {
    const id = await addStaffMember(fixture.store, 'Ana')
    const night = { days: ['mon', 'tue'], from: '18:00', to: '06:00' } as const
    const noon = { days: ['sun'], from: '12:00', to: '14:00' } as const
    for (const shift of [night, noon, night]) expect(await alarms().addShift(id, shift)).toBe(true)
    const scheduled = async () => (await alarms().listStaff())[0]
    expect(await scheduled()).toMatchObject({ shifts: [noon, night], override: null })
    expect(await alarms().removeShift(id, noon)).toBe(true)
    expect(await alarms().removeShift(id, noon)).toBe(false)
    await alarms().setOverride(id, { kind: 'on', until: NOW })
    expect(await alarms().setOverride(id, { kind: 'off', until: NOW + 5 })).toBe(true)
    expect(await scheduled()).toMatchObject({
      shifts: [night],
      override: { kind: 'off', until: NOW + 5 },
    })
    await alarms().removeStaffMember(id, NOW)
    expect(await alarms().removeShift(id, night)).toBe(false)
    expect(await alarms().addShift(id, night)).toBe(false)
    expect(await alarms().setOverride(id, { kind: 'on', until: NOW })).toBe(false)
  })

  test('cancels a call to a staff member who has gone off call, and takes the next step', async () => {
    const ana = await addStaffMember(fixture.store, 'Ana')
    const ben = await addStaffMember(fixture.store, 'Ben')
    const submissionId = await recordSubmission(fixture.store)
    const calls = [
      sampleCall({ staffMemberId: ana }),
      sampleNotice({ staffMemberId: ben, channel: 'call' }),
      sampleNotice({ staffMemberId: ana, channel: 'call', kind: 'offered' }),
    ]
    await advanceAllAlarms(fixture.store, calls)
    await alarms().claimNotices({ channel: 'call', now: NOW, ...LEASE })
    await alarms().setOverride(ana, { kind: 'off', until: NOW + MINUTE })
    const [toAna, toBen, offered] = await Promise.all(
      calls.map(({ id }) => reserveSend(fixture.store, id)),
    )
    expect(toAna).toEqual({ outcome: 'stale' })
    expect(toBen).toMatchObject({ outcome: 'reserved' })
    // Off is off (R234).
    expect(offered).toEqual({ outcome: 'stale' })
    const { oldestDueAt } = await alarms().stats(NOW)
    expect(oldestDueAt).toBe(NOW)
    expect((await alarms().findAlarm(submissionId))?.notified).toEqual([
      { staffMemberId: ben, round: 1, step: 1 },
    ])
  })

  test('assigns a browser to the last staff member who registered it, and renews it', async () => {
    const ana = await addStaffMember(fixture.store, 'Ana')
    const ben = await addStaffMember(fixture.store, 'Ben')
    for (const id of [ana, ben, ben])
      await alarms().saveChannel(id, pushChannel('https://push.example/1'), NOW)
    const kinds = (await alarms().listStaff()).map(({ channels }) =>
      channels.map(({ kind }) => kind).toSorted(),
    )
    expect(kinds).toEqual([['mail'], ['mail', 'push']])
  })

  test('retires an address at once when it is gone, and at the second maybe-gone result in a row', async () => {
    const id = await addStaffMember(fixture.store, 'Ana')
    const channelId = (await alarms().listStaff())[0]?.channels[0]?.id ?? ''
    const settle = async (result: NoticeResult) => {
      await recordSubmission(fixture.store)
      await advanceAllAlarms(fixture.store, [sampleNotice({ channelId, staffMemberId: id })])
      const [job] = await alarms().claimNotices({ channel: 'mail', now: NOW, ...LEASE })
      await alarms().recordResult(job?.id ?? '', { attempt: 1, now: NOW, result })
      return (await alarms().listStaff())[0]?.channels[0]
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
    await alarms().saveChannel(id, again, NOW)
    expect(await fail('yes')).toMatchObject({ goneAt: NOW })
  })

  test('marks the channel of an answered test as tested', async () => {
    const id = await addStaffMember(fixture.store, 'Ana')
    const channelId = (await alarms().listStaff())[0]?.channels[0]?.id ?? ''
    const notice = sampleNotice({ kind: 'test', channelId, staffMemberId: id })
    await alarms().addTest(notice, NOW)
    const [job] = await alarms().claimNotices({ channel: 'mail', now: NOW, ...LEASE })
    expect(job).toMatchObject({ id: notice.id, lead: null, staffMember: { name: 'Ana' } })
    const token = { hash: 'test', expiresAt: NOW + 1000 }
    await reserveSend(fixture.store, notice.id, { token })
    expect(await alarms().testState(notice.id)).toMatchObject({ answeredAt: null })
    expect(await alarms().subjectOfToken('test', NOW)).toMatchObject({ submissionId: null })
    await alarms().answerTest(notice.id, NOW + 5)
    expect(await alarms().testState(notice.id)).toMatchObject({ answeredAt: NOW + 5 })
    expect((await alarms().listStaff())[0]?.channels[0]?.testedAt).toBe(NOW + 5)
  })
}
