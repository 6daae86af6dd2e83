import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ReadyMessage } from '#domain/alarm/notice-kind.ts'
import type { Fixture } from './database.fixture.ts'
import type { NewSession } from '#server/db/tables/board-records.ts'
import {
  addStaffMember,
  LEASE,
  MINUTE,
  NOW,
  pushChannel,
  sampleNotice,
} from '../support/alarm-samples.ts'
import { newSession } from './new-session.fixture.ts'
import { claimNotices } from '#server/db/tables/notices.ts'
import { addInvitation, findInvitation, acceptInvitation } from '#server/staff/invitations.ts'
import { removeStaffMember, listStaff } from '#server/db/tables/staff-members.ts'
import {
  listSessions,
  touchSession,
  renameSession,
  endSession,
  addPush,
  replaceSession,
  findSession,
} from '#server/staff/sessions.ts'
import { addTest } from '#server/alarm/sending/channel-tests.ts'
import { recordResult } from '#server/alarm/sending/record-result.ts'
import { warnOfEndingSessions } from '#server/alarm/notices/device-warnings.ts'
import { pruneSessions } from '#server/maintenance/delete-expired.ts'

export function sessionsContract(fixture: Fixture): void {
  const invite = async (staffMemberId: string | null): Promise<string> => {
    const hash = randomUUID()
    await fixture.db.write((tx) =>
      addInvitation(tx, { hash, staffMemberId, now: NOW, expiresAt: NOW + MINUTE }),
    )
    return hash
  }

  const signIn = async (name: string, changes: Partial<NewSession> = {}): Promise<NewSession> => {
    const session = newSession(changes)
    const hash = await invite(await addStaffMember(fixture.db, name))
    await fixture.db.write((tx) =>
      acceptInvitation(tx, hash, { session, newStaffMember: null, now: NOW }),
    )
    return session
  }

  /** The warnings that are due, by recipient. */
  const warnings = async (now: number) => {
    const jobs = await fixture.db.writeRelaxed((tx) =>
      claimNotices(tx, { channel: 'mail', now, ...LEASE }),
    )
    return jobs
      .filter(({ kind }) => kind === 'message')
      .map(({ staffMember, payload }) => [
        staffMember?.id,
        (JSON.parse(payload) as ReadyMessage).title,
      ])
  }

  test('signs in once by an invitation, for concurrent uses too', async () => {
    const id = await addStaffMember(fixture.db, 'Maria')
    const hash = await invite(id)
    expect(await fixture.db.read((tx) => findInvitation(tx, hash, NOW))).toMatchObject({
      staffMember: { id, name: 'Maria', language: 'en' },
    })
    const other = fixture.another()
    const accepted = await Promise.all(
      [fixture.db, other, fixture.db].map((db) =>
        db.write((tx) =>
          acceptInvitation(tx, hash, {
            session: newSession(),
            newStaffMember: null,
            now: NOW,
          }),
        ),
      ),
    )
    expect(accepted.filter((staffMember) => staffMember !== null)).toMatchObject([
      { name: 'Maria' },
    ])
    expect(await fixture.db.read((tx) => findInvitation(tx, hash, NOW))).toBeNull()
    expect(await fixture.db.read((tx) => listSessions(tx, NOW))).toHaveLength(1)
  })

  test('refuses an expired invitation, and one of a removed staff member', async () => {
    const id = await addStaffMember(fixture.db, 'Maria')
    const late = await invite(id)
    expect(await fixture.db.read((tx) => findInvitation(tx, late, NOW + MINUTE))).toBeNull()
    await fixture.db.write((tx) => removeStaffMember(tx, id, NOW))
    const accept = { session: newSession(), newStaffMember: null, now: NOW }
    expect(await fixture.db.write((tx) => acceptInvitation(tx, late, accept))).toBeNull()
  })

  test('adds a staff member by the invitation of STAFF_EMAIL, once', async () => {
    const come = async (name: string) => {
      const channel = {
        id: randomUUID(),
        kind: 'mail' as const,
        address: '{}',
        addressKey: 'boss@x.example',
      }
      const hash = await invite(null)
      return await fixture.db.write((tx) =>
        acceptInvitation(tx, hash, {
          session: newSession(),
          newStaffMember: { id: randomUUID(), name, language: 'es', channels: [channel] },
          now: NOW,
        }),
      )
    }
    const first = await come('Dan')
    expect(first).toMatchObject({ name: 'Dan', language: 'es' })
    expect(await come('Somebody')).toEqual(first)
    expect(await fixture.db.read((tx) => listStaff(tx))).toMatchObject([
      { name: 'Dan', channels: [{ kind: 'mail' }] },
    ])
    const nameless = { session: newSession(), newStaffMember: null, now: NOW }
    const hash = await invite(null)
    expect(await fixture.db.write((tx) => acceptInvitation(tx, hash, nameless))).toBeNull()
  })

  test('extends a session at each use until it expires', async () => {
    const { id, hash } = await signIn('Maria', { expiresAt: NOW + 10 * MINUTE })
    expect(await fixture.another().read((tx) => findSession(tx, hash, NOW))).toMatchObject({
      id,
      staffMember: { name: 'Maria' },
      createdAt: NOW,
      device: 'iPhone, Safari',
      notifies: false,
    })
    await fixture.db.writeRelaxed((tx) =>
      touchSession(tx, id, { now: NOW + MINUTE, expiresAt: NOW + 20 * MINUTE }),
    )
    expect(await fixture.db.read((tx) => findSession(tx, hash, NOW + 15 * MINUTE))).toMatchObject({
      lastSeenAt: NOW + MINUTE,
    })
    expect(await fixture.db.read((tx) => findSession(tx, hash, NOW + 20 * MINUTE))).toBeNull()
    expect(await fixture.db.read((tx) => findSession(tx, 'another', NOW))).toBeNull()
  })

  test('lists and ends sessions; a removed staff member has none', async () => {
    const maria = await signIn('Maria')
    const dan = await signIn('Dan')
    expect(
      (await fixture.db.read((tx) => listSessions(tx, NOW)))
        .map(({ staffMember }) => staffMember.name)
        .toSorted(),
    ).toEqual(['Dan', 'Maria'])
    const owner = (await fixture.db.read((tx) => findSession(tx, maria.hash, NOW)))?.staffMember
    expect(
      await fixture.db.write((tx) => renameSession(tx, maria.id, owner?.id ?? '', 'Van')),
    ).toBe(true)
    expect(
      await fixture.db.write((tx) => renameSession(tx, dan.id, owner?.id ?? '', 'Stolen')),
    ).toBe(false)
    expect((await fixture.db.read((tx) => findSession(tx, maria.hash, NOW)))?.device).toBe('Van')
    expect(await fixture.db.write((tx) => endSession(tx, maria.id))).toBe(true)
    expect(await fixture.db.write((tx) => endSession(tx, maria.id))).toBe(false)
    expect(await fixture.db.read((tx) => findSession(tx, maria.hash, NOW))).toBeNull()
    const [person] = (await fixture.db.read((tx) => listSessions(tx, NOW))).map(
      ({ staffMember }) => staffMember,
    )
    await fixture.db.write((tx) => removeStaffMember(tx, person?.id ?? '', NOW))
    expect(await fixture.db.read((tx) => findSession(tx, dan.hash, NOW))).toBeNull()
    expect(await fixture.db.read((tx) => listSessions(tx, NOW))).toEqual([])
  })

  test('stops notifying the browser of an ended session', async () => {
    const { id } = await signIn('Maria')
    const push = pushChannel('https://push.example/1')
    const kinds = async () =>
      (await fixture.db.read((tx) => listStaff(tx)))[0]?.channels.map(({ kind }) => kind).toSorted()
    expect(await fixture.db.write((tx) => addPush(tx, id, push, NOW))).toBe(true)
    expect(await kinds()).toEqual(['mail', 'push'])
    expect(await fixture.db.read((tx) => listSessions(tx, NOW))).toMatchObject([{ notifies: true }])
    await fixture.db.write((tx) => endSession(tx, id))
    expect(await kinds()).toEqual(['mail'])
    expect(await fixture.db.write((tx) => addPush(tx, id, push, NOW))).toBe(false)
  })

  test('stops notifying the earlier browser of a session', async () => {
    const { id, hash } = await signIn('Maria')
    const push = (endpoint: string) =>
      fixture.db.write((tx) => addPush(tx, id, pushChannel(endpoint), NOW))
    const channels = async () => (await fixture.db.read((tx) => listStaff(tx)))[0]?.channels ?? []
    for (const endpoint of ['one', 'two', 'two']) expect(await push(endpoint)).toBe(true)
    expect((await channels()).map(({ kind }) => kind).toSorted()).toEqual(['mail', 'push'])
    expect(await fixture.db.read((tx) => findSession(tx, hash, NOW))).toMatchObject({
      notifies: true,
    })
    await fixture.db.write((tx) => endSession(tx, id))
    expect(await channels()).toMatchObject([{ kind: 'mail' }])
  })

  test('does not count a browser as notified after its push service has given it up, until it registers again', async () => {
    const { id, hash } = await signIn('Maria')
    const put = () => fixture.db.write((tx) => addPush(tx, id, pushChannel('one'), NOW))
    await put()
    const [person] = await fixture.db.read((tx) => listStaff(tx))
    const channelId = person?.channels.find(({ kind }) => kind === 'push')?.id ?? ''
    await fixture.db.write((tx) =>
      addTest(tx, sampleNotice({ kind: 'test', channelId, staffMemberId: person?.id ?? '' }), NOW),
    )
    const [job] = await fixture.db.writeRelaxed((tx) =>
      claimNotices(tx, { channel: 'mail', now: NOW, ...LEASE }),
    )
    const result = { outcome: 'failed' as const, gone: 'yes' as const, error: 'why' }
    await fixture.db.writeRelaxed((tx) =>
      recordResult(tx, job?.id ?? '', { attempt: 1, now: NOW, result }),
    )
    expect(await fixture.db.read((tx) => findSession(tx, hash, NOW))).toMatchObject({
      notifies: false,
    })
    expect(await warnings(NOW)).toEqual([[person?.id, 'iPhone, Safari is not notified anymore']])
    await put()
    expect(await fixture.db.read((tx) => findSession(tx, hash, NOW))).toMatchObject({
      notifies: true,
    })
  })

  test('tells of a session in use that is about to end, once', async () => {
    const DAY = 24 * 60 * MINUTE
    const ending = await signIn('Maria', { expiresAt: NOW + 90 * DAY })
    await signIn('Dan', { expiresAt: NOW + 90 * DAY })
    const { staffMember } = (await fixture.db.read((tx) => findSession(tx, ending.hash, NOW))) ?? {}
    const lastUse = NOW + 86 * DAY
    // Nobody uses Dan's any more.
    await fixture.db.writeRelaxed((tx) =>
      touchSession(tx, ending.id, { now: lastUse, expiresAt: NOW + 90 * DAY }),
    )
    const warn = async (now: number) => {
      for (const db of [fixture.db, fixture.another()])
        await db.write((tx) => warnOfEndingSessions(tx, now))
      return await warnings(now)
    }
    expect(await warn(lastUse)).toEqual([])
    expect(await warn(lastUse + 2 * DAY)).toEqual([
      [staffMember?.id, expect.stringMatching(/^The board closes on iPhone, Safari: /)],
    ])
    expect(await warn(lastUse + 2 * DAY + 1000)).toEqual([])
  })

  test('prunes expired sessions with their browsers', async () => {
    const { id, hash } = await signIn('Maria', { expiresAt: NOW + MINUTE })
    await fixture.db.write((tx) => addPush(tx, id, pushChannel('one'), NOW))
    await fixture.db.writeRelaxed((tx) => pruneSessions(tx, NOW))
    expect(await fixture.db.read((tx) => findSession(tx, hash, NOW))).not.toBeNull()
    await fixture.db.writeRelaxed((tx) => pruneSessions(tx, NOW + MINUTE))
    expect((await fixture.db.read((tx) => listStaff(tx)))[0]?.channels).toHaveLength(1)
  })

  test('a new sign-in of the same browser keeps its notifications, of another person does not', async () => {
    const maria = await signIn('Maria')
    await fixture.db.write((tx) =>
      addPush(tx, maria.id, pushChannel('https://push.example/1'), NOW),
    )
    const hash = await invite(
      (await fixture.db.read((tx) => findSession(tx, maria.hash, NOW)))?.staffMember.id ?? '',
    )
    const again = newSession()
    await fixture.db.write((tx) =>
      acceptInvitation(tx, hash, { session: again, newStaffMember: null, now: NOW }),
    )
    await fixture.db.write((tx) => replaceSession(tx, maria.id, again.id))
    expect(await fixture.db.read((tx) => findSession(tx, maria.hash, NOW))).toBeNull()
    expect(await fixture.db.read((tx) => findSession(tx, again.hash, NOW))).toMatchObject({
      notifies: true,
    })
    const dan = await signIn('Dan')
    await fixture.db.write((tx) => replaceSession(tx, again.id, dan.id))
    expect(await fixture.db.read((tx) => findSession(tx, dan.hash, NOW))).toMatchObject({
      notifies: false,
    })
    expect(await fixture.db.read((tx) => listSessions(tx, NOW))).toHaveLength(1)
  })
}
