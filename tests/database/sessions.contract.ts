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
  const maintenance = () => fixture.store.maintenance
  const sessions = () => fixture.store.sessions

  const invite = async (staffMemberId: string | null): Promise<string> => {
    const hash = randomUUID()
    await sessions().addInvitation({ hash, staffMemberId, now: NOW, expiresAt: NOW + MINUTE })
    return hash
  }

  const signIn = async (name: string, changes: Partial<NewSession> = {}): Promise<NewSession> => {
    const session = newSession(changes)
    const hash = await invite(await addStaffMember(fixture.store, name))
    await sessions().acceptInvitation(hash, { session, newStaffMember: null, now: NOW })
    return session
  }

  /** The warnings that are due, by recipient. */
  const warnings = async (now: number) => {
    const jobs = await fixture.store.notices.claimNotices({ channel: 'mail', now, ...LEASE })
    return jobs
      .filter(({ kind }) => kind === 'device')
      .map(({ staffMember, payload }) => [staffMember?.id, JSON.parse(payload) as unknown])
  }

  test('signs in once by an invitation, for concurrent uses too', async () => {
    const id = await addStaffMember(fixture.store, 'Maria')
    const hash = await invite(id)
    expect(await sessions().findInvitation(hash, NOW)).toMatchObject({
      staffMember: { id, name: 'Maria', language: 'en' },
    })
    const other = fixture.another()
    const accepted = await Promise.all(
      [fixture.store, other, fixture.store].map((store) =>
        store.sessions.acceptInvitation(hash, {
          session: newSession(),
          newStaffMember: null,
          now: NOW,
        }),
      ),
    )
    expect(accepted.filter((staffMember) => staffMember !== null)).toMatchObject([
      { name: 'Maria' },
    ])
    expect(await sessions().findInvitation(hash, NOW)).toBeNull()
    expect(await sessions().listSessions(NOW)).toHaveLength(1)
  })

  test('refuses an expired invitation, and one of a removed staff member', async () => {
    const id = await addStaffMember(fixture.store, 'Maria')
    const late = await invite(id)
    expect(await sessions().findInvitation(late, NOW + MINUTE)).toBeNull()
    await fixture.store.staff.removeStaffMember(id, NOW)
    const accept = { session: newSession(), newStaffMember: null, now: NOW }
    expect(await sessions().acceptInvitation(late, accept)).toBeNull()
  })

  test('adds a staff member by the invitation of STAFF_EMAIL, once', async () => {
    const come = async (name: string) => {
      const channel = {
        id: randomUUID(),
        kind: 'mail' as const,
        address: '{}',
        addressKey: 'boss@x.example',
      }
      return await sessions().acceptInvitation(await invite(null), {
        session: newSession(),
        newStaffMember: { id: randomUUID(), name, language: 'es', channels: [channel] },
        now: NOW,
      })
    }
    const first = await come('Dan')
    expect(first).toMatchObject({ name: 'Dan', language: 'es' })
    expect(await come('Somebody')).toEqual(first)
    expect(await fixture.store.staff.listStaff()).toMatchObject([
      { name: 'Dan', channels: [{ kind: 'mail' }] },
    ])
    const nameless = { session: newSession(), newStaffMember: null, now: NOW }
    expect(await sessions().acceptInvitation(await invite(null), nameless)).toBeNull()
  })

  test('extends a session at each use until it expires', async () => {
    const { id, hash } = await signIn('Maria', { expiresAt: NOW + 10 * MINUTE })
    expect(await fixture.another().sessions.findSession(hash, NOW)).toMatchObject({
      id,
      staffMember: { name: 'Maria' },
      createdAt: NOW,
      device: 'iPhone, Safari',
      notifies: false,
    })
    await sessions().touchSession(id, { now: NOW + MINUTE, expiresAt: NOW + 20 * MINUTE })
    expect(await sessions().findSession(hash, NOW + 15 * MINUTE)).toMatchObject({
      lastSeenAt: NOW + MINUTE,
    })
    expect(await sessions().findSession(hash, NOW + 20 * MINUTE)).toBeNull()
    expect(await sessions().findSession('another', NOW)).toBeNull()
  })

  test('lists and ends sessions; a removed staff member has none', async () => {
    const maria = await signIn('Maria')
    const dan = await signIn('Dan')
    expect(
      (await sessions().listSessions(NOW)).map(({ staffMember }) => staffMember.name).toSorted(),
    ).toEqual(['Dan', 'Maria'])
    const owner = (await sessions().findSession(maria.hash, NOW))?.staffMember
    expect(await sessions().renameSession(maria.id, owner?.id ?? '', 'Van')).toBe(true)
    expect(await sessions().renameSession(dan.id, owner?.id ?? '', 'Stolen')).toBe(false)
    expect((await sessions().findSession(maria.hash, NOW))?.device).toBe('Van')
    expect(await sessions().endSession(maria.id)).toBe(true)
    expect(await sessions().endSession(maria.id)).toBe(false)
    expect(await sessions().findSession(maria.hash, NOW)).toBeNull()
    const [person] = (await sessions().listSessions(NOW)).map(({ staffMember }) => staffMember)
    await fixture.store.staff.removeStaffMember(person?.id ?? '', NOW)
    expect(await sessions().findSession(dan.hash, NOW)).toBeNull()
    expect(await sessions().listSessions(NOW)).toEqual([])
  })

  test('stops notifying the browser of an ended session', async () => {
    const { id } = await signIn('Maria')
    const push = pushChannel('https://push.example/1')
    const kinds = async () =>
      (await fixture.store.staff.listStaff())[0]?.channels.map(({ kind }) => kind).toSorted()
    expect(await sessions().addPush(id, push, NOW)).toBe(true)
    expect(await kinds()).toEqual(['mail', 'push'])
    expect(await sessions().listSessions(NOW)).toMatchObject([{ notifies: true }])
    await sessions().endSession(id)
    expect(await kinds()).toEqual(['mail'])
    expect(await sessions().addPush(id, push, NOW)).toBe(false)
  })

  test('stops notifying the earlier browser of a session', async () => {
    const { id, hash } = await signIn('Maria')
    const push = (endpoint: string) => sessions().addPush(id, pushChannel(endpoint), NOW)
    const channels = async () => (await fixture.store.staff.listStaff())[0]?.channels ?? []
    for (const endpoint of ['one', 'two', 'two']) expect(await push(endpoint)).toBe(true)
    expect((await channels()).map(({ kind }) => kind).toSorted()).toEqual(['mail', 'push'])
    expect(await sessions().findSession(hash, NOW)).toMatchObject({ notifies: true })
    await sessions().endSession(id)
    expect(await channels()).toMatchObject([{ kind: 'mail' }])
  })

  test('does not count a browser as notified after its push service has given it up, until it registers again', async () => {
    const { id, hash } = await signIn('Maria')
    const put = () => sessions().addPush(id, pushChannel('one'), NOW)
    await put()
    const [person] = await fixture.store.staff.listStaff()
    const channelId = person?.channels.find(({ kind }) => kind === 'push')?.id ?? ''
    await fixture.store.notices.addTest(
      sampleNotice({ kind: 'test', channelId, staffMemberId: person?.id ?? '' }),
      NOW,
    )
    const [job] = await fixture.store.notices.claimNotices({ channel: 'mail', now: NOW, ...LEASE })
    const result = { outcome: 'failed' as const, gone: 'yes' as const, error: 'why' }
    await fixture.store.notices.recordResult(job?.id ?? '', { attempt: 1, now: NOW, result })
    expect(await sessions().findSession(hash, NOW)).toMatchObject({ notifies: false })
    expect(await warnings(NOW)).toEqual([[person?.id, { device: 'iPhone, Safari', endsAt: null }]])
    await put()
    expect(await sessions().findSession(hash, NOW)).toMatchObject({ notifies: true })
  })

  test('tells of a session in use that is about to end, once', async () => {
    const DAY = 24 * 60 * MINUTE
    const ending = await signIn('Maria', { expiresAt: NOW + 90 * DAY })
    await signIn('Dan', { expiresAt: NOW + 90 * DAY })
    const { staffMember } = (await sessions().findSession(ending.hash, NOW)) ?? {}
    const lastUse = NOW + 86 * DAY
    // Nobody uses Dan's any more.
    await sessions().touchSession(ending.id, { now: lastUse, expiresAt: NOW + 90 * DAY })
    const warn = async (now: number) => {
      for (const store of [fixture.store, fixture.another()])
        await store.maintenance.warnOfEndingSessions(now)
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
    await sessions().addPush(id, pushChannel('one'), NOW)
    await maintenance().pruneSessions(NOW)
    expect(await sessions().findSession(hash, NOW)).not.toBeNull()
    await maintenance().pruneSessions(NOW + MINUTE)
    expect((await fixture.store.staff.listStaff())[0]?.channels).toHaveLength(1)
  })

  test('a new sign-in of the same browser keeps its notifications, of another person does not', async () => {
    const maria = await signIn('Maria')
    await sessions().addPush(maria.id, pushChannel('https://push.example/1'), NOW)
    const hash = await invite((await sessions().findSession(maria.hash, NOW))?.staffMember.id ?? '')
    const again = newSession()
    await sessions().acceptInvitation(hash, { session: again, newStaffMember: null, now: NOW })
    await sessions().replaceSession(maria.id, again.id)
    expect(await sessions().findSession(maria.hash, NOW)).toBeNull()
    expect(await sessions().findSession(again.hash, NOW)).toMatchObject({ notifies: true })
    const dan = await signIn('Dan')
    await sessions().replaceSession(again.id, dan.id)
    expect(await sessions().findSession(dan.hash, NOW)).toMatchObject({ notifies: false })
    expect(await sessions().listSessions(NOW)).toHaveLength(1)
  })
}
