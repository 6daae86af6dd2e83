import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Fixture } from './database.fixture.ts'
import type { NewSession } from '#server/store/board-records.ts'
import {
  addStaffMember,
  LEASE,
  MINUTE,
  NOW,
  pushChannel,
  sampleNotice,
} from '../support/alarm-samples.ts'
import { newSession } from './new-session.fixture.ts'

export function sessionsContract(fixture: Fixture): void {
  const board = () => fixture.store.board

  const invite = async (staffMemberId: string | null): Promise<string> => {
    const hash = randomUUID()
    await board().addInvitation({ hash, staffMemberId, now: NOW, expiresAt: NOW + MINUTE })
    return hash
  }

  const signIn = async (name: string, changes: Partial<NewSession> = {}): Promise<NewSession> => {
    const session = newSession(changes)
    const hash = await invite(await addStaffMember(fixture.store, name))
    await board().acceptInvitation(hash, { session, newStaffMember: null, now: NOW })
    return session
  }

  /** The warnings that are due, by recipient. */
  const warnings = async (now: number) => {
    const jobs = await fixture.store.alarms.claimNotices({ channel: 'mail', now, ...LEASE })
    return jobs
      .filter(({ kind }) => kind === 'phone')
      .map(({ staffMember, payload }) => [staffMember?.id, JSON.parse(payload) as unknown])
  }

  test('signs in once by an invitation, for concurrent uses too', async () => {
    const id = await addStaffMember(fixture.store, 'Maria')
    const hash = await invite(id)
    expect(await board().findInvitation(hash, NOW)).toMatchObject({
      staffMember: { id, name: 'Maria', language: 'en' },
    })
    const other = fixture.another()
    const accepted = await Promise.all(
      [fixture.store, other, fixture.store].map((store) =>
        store.board.acceptInvitation(hash, {
          session: newSession(),
          newStaffMember: null,
          now: NOW,
        }),
      ),
    )
    expect(accepted.filter((staffMember) => staffMember !== null)).toMatchObject([
      { name: 'Maria' },
    ])
    expect(await board().findInvitation(hash, NOW)).toBeNull()
    expect(await board().listSessions(NOW)).toHaveLength(1)
  })

  test('refuses an expired invitation, and one of a removed staff member', async () => {
    const id = await addStaffMember(fixture.store, 'Maria')
    const late = await invite(id)
    expect(await board().findInvitation(late, NOW + MINUTE)).toBeNull()
    await fixture.store.alarms.removeStaffMember(id, NOW)
    const accept = { session: newSession(), newStaffMember: null, now: NOW }
    expect(await board().acceptInvitation(late, accept)).toBeNull()
  })

  test('adds a staff member by the invitation of STAFF_EMAIL, once', async () => {
    const come = async (name: string) => {
      const channel = {
        id: randomUUID(),
        kind: 'mail' as const,
        address: '{}',
        addressKey: 'boss@x.example',
      }
      return await board().acceptInvitation(await invite(null), {
        session: newSession(),
        newStaffMember: { id: randomUUID(), name, language: 'es', channels: [channel] },
        now: NOW,
      })
    }
    const first = await come('Dan')
    expect(first).toMatchObject({ name: 'Dan', language: 'es' })
    expect(await come('Somebody')).toEqual(first)
    expect(await fixture.store.alarms.listStaff()).toMatchObject([
      { name: 'Dan', channels: [{ kind: 'mail' }] },
    ])
    const nameless = { session: newSession(), newStaffMember: null, now: NOW }
    expect(await board().acceptInvitation(await invite(null), nameless)).toBeNull()
  })

  test('extends a session at each use until it expires', async () => {
    const { id, hash } = await signIn('Maria', { expiresAt: NOW + 10 * MINUTE })
    expect(await fixture.another().board.findSession(hash, NOW)).toMatchObject({
      id,
      staffMember: { name: 'Maria' },
      createdAt: NOW,
      device: 'iPhone, Safari',
      notifies: false,
    })
    await board().touchSession(id, { now: NOW + MINUTE, expiresAt: NOW + 20 * MINUTE })
    expect(await board().findSession(hash, NOW + 15 * MINUTE)).toMatchObject({
      lastSeenAt: NOW + MINUTE,
    })
    expect(await board().findSession(hash, NOW + 20 * MINUTE)).toBeNull()
    expect(await board().findSession('another', NOW)).toBeNull()
  })

  test('lists and ends sessions; a removed staff member has none', async () => {
    const maria = await signIn('Maria')
    const dan = await signIn('Dan')
    expect(
      (await board().listSessions(NOW)).map(({ staffMember }) => staffMember.name).toSorted(),
    ).toEqual(['Dan', 'Maria'])
    const owner = (await board().findSession(maria.hash, NOW))?.staffMember
    expect(await board().renameSession(maria.id, owner?.id ?? '', 'Van')).toBe(true)
    expect(await board().renameSession(dan.id, owner?.id ?? '', 'Stolen')).toBe(false)
    expect((await board().findSession(maria.hash, NOW))?.device).toBe('Van')
    expect(await board().endSession(maria.id)).toBe(true)
    expect(await board().endSession(maria.id)).toBe(false)
    expect(await board().findSession(maria.hash, NOW)).toBeNull()
    const [person] = (await board().listSessions(NOW)).map(({ staffMember }) => staffMember)
    await fixture.store.alarms.removeStaffMember(person?.id ?? '', NOW)
    expect(await board().findSession(dan.hash, NOW)).toBeNull()
    expect(await board().listSessions(NOW)).toEqual([])
  })

  test('stops notifying the browser of an ended session', async () => {
    const { id } = await signIn('Maria')
    const push = pushChannel('https://push.example/1')
    const kinds = async () =>
      (await fixture.store.alarms.listStaff())[0]?.channels.map(({ kind }) => kind).toSorted()
    expect(await board().addPush(id, push, NOW)).toBe(true)
    expect(await kinds()).toEqual(['mail', 'push'])
    expect(await board().listSessions(NOW)).toMatchObject([{ notifies: true }])
    await board().endSession(id)
    expect(await kinds()).toEqual(['mail'])
    expect(await board().addPush(id, push, NOW)).toBe(false)
  })

  test('stops notifying the earlier browser of a session', async () => {
    const { id, hash } = await signIn('Maria')
    const push = (endpoint: string) => board().addPush(id, pushChannel(endpoint), NOW)
    const channels = async () => (await fixture.store.alarms.listStaff())[0]?.channels ?? []
    for (const endpoint of ['one', 'two', 'two']) expect(await push(endpoint)).toBe(true)
    expect((await channels()).map(({ kind }) => kind).toSorted()).toEqual(['mail', 'push'])
    expect(await board().findSession(hash, NOW)).toMatchObject({ notifies: true })
    await board().endSession(id)
    expect(await channels()).toMatchObject([{ kind: 'mail' }])
  })

  test('does not count a browser as notified after its push service has given it up, until it registers again', async () => {
    const { id, hash } = await signIn('Maria')
    const put = () => board().addPush(id, pushChannel('one'), NOW)
    await put()
    const [person] = await fixture.store.alarms.listStaff()
    const channelId = person?.channels.find(({ kind }) => kind === 'push')?.id ?? ''
    await fixture.store.alarms.addTest(
      sampleNotice({ kind: 'test', channelId, staffMemberId: person?.id ?? '' }),
      NOW,
    )
    const [job] = await fixture.store.alarms.claimNotices({ channel: 'mail', now: NOW, ...LEASE })
    const result = { outcome: 'failed' as const, gone: 'yes' as const, error: 'why' }
    await fixture.store.alarms.recordResult(job?.id ?? '', { attempt: 1, now: NOW, result })
    expect(await board().findSession(hash, NOW)).toMatchObject({ notifies: false })
    expect(await warnings(NOW)).toEqual([[person?.id, { device: 'iPhone, Safari', endsAt: null }]])
    await put()
    expect(await board().findSession(hash, NOW)).toMatchObject({ notifies: true })
  })

  test('tells of a session in use that is about to end, once', async () => {
    const DAY = 24 * 60 * MINUTE
    const ending = await signIn('Maria', { expiresAt: NOW + 90 * DAY })
    await signIn('Dan', { expiresAt: NOW + 90 * DAY })
    const { staffMember } = (await board().findSession(ending.hash, NOW)) ?? {}
    const lastUse = NOW + 86 * DAY
    // Nobody uses Dan's any more.
    await board().touchSession(ending.id, { now: lastUse, expiresAt: NOW + 90 * DAY })
    const warn = async (now: number) => {
      for (const store of [fixture.store, fixture.another()])
        await store.alarms.warnOfEndingSessions(now)
      return await warnings(now)
    }
    expect(await warn(lastUse)).toEqual([])
    expect(await warn(lastUse + 2 * DAY)).toEqual([
      [staffMember?.id, { device: 'iPhone, Safari', endsAt: NOW + 90 * DAY }],
    ])
    expect(await warn(lastUse + 2 * DAY + 1000)).toEqual([])
  })

  test('prunes expired sessions with their browsers', async () => {
    const { id, hash } = await signIn('Maria', { expiresAt: NOW + MINUTE })
    await board().addPush(id, pushChannel('one'), NOW)
    await board().prune(NOW)
    expect(await board().findSession(hash, NOW)).not.toBeNull()
    await board().prune(NOW + MINUTE)
    expect((await fixture.store.alarms.listStaff())[0]?.channels).toHaveLength(1)
  })

  test('a new sign-in of the same browser keeps its notifications, of another person does not', async () => {
    const maria = await signIn('Maria')
    await board().addPush(maria.id, pushChannel('https://push.example/1'), NOW)
    const hash = await invite((await board().findSession(maria.hash, NOW))?.staffMember.id ?? '')
    const again = newSession()
    await board().acceptInvitation(hash, { session: again, newStaffMember: null, now: NOW })
    await board().replaceSession(maria.id, again.id)
    expect(await board().findSession(maria.hash, NOW)).toBeNull()
    expect(await board().findSession(again.hash, NOW)).toMatchObject({ notifies: true })
    const dan = await signIn('Dan')
    await board().replaceSession(again.id, dan.id)
    expect(await board().findSession(dan.hash, NOW)).toMatchObject({ notifies: false })
    expect(await board().listSessions(NOW)).toHaveLength(1)
  })
}
