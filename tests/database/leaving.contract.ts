import { addInvitation, acceptInvitation, findInvitation } from '#server/staff/invitations.ts'
import { addCode, enterCode } from '#server/staff/codes.ts'
import { addPush, findSession } from '#server/staff/sessions.ts'
import { transitionLead } from '#server/leads/transition.ts'
import { subjectOfToken } from '#server/db/tables/accept-tokens.ts'
import { openLeadsOf, removeFromStaff, signOutEverywhere } from '#server/staff/leaving.ts'
import { listEvents } from '#server/db/tables/events.ts'
import { listStaff } from '#server/db/tables/staff-members.ts'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  acceptance,
  addStaffMember,
  claimedNotice,
  MINUTE,
  NO_CHANNELS,
  NOW,
  pushChannel,
  recordSubmission,
  reserveSend,
  sampleNotice,
} from '../support/alarm-samples.ts'
import type { Fixture } from './database.fixture.ts'
import { newSession } from './new-session.fixture.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'
import { moveStaffMember, changeStaffMember, setRole } from '#server/staff/team.ts'

const SHARE = { limit: 9, windowMs: 15 * MINUTE }
const LIMITS = { perNetwork: SHARE, perMailbox: SHARE, overall: SHARE, unknownAddresses: SHARE }

/** Staff members who leave, lose a phone, or change their role. */
export function leavingContract(fixture: Fixture): void {
  const options = { now: NOW + MINUTE, settings: NO_CHANNELS }

  const signIn = async (staffMemberId: string) => {
    const hash = randomUUID()
    await fixture.db.write((tx) =>
      addInvitation(tx, { hash, staffMemberId, now: NOW, expiresAt: NOW + MINUTE }),
    )
    const session = newSession()
    await fixture.db.write((tx) =>
      acceptInvitation(tx, hash, { session, newStaffMember: null, now: NOW }),
    )
    return session
  }

  const askForCode = async (staffMemberId: string, isStaffMailbox = false) => {
    const attemptHash = randomUUID()
    await fixture.db.write((tx) =>
      addCode(
        tx,
        {
          attemptHash,
          address: `${staffMemberId}@palisade.example`,
          addressHash: staffMemberId,
          networkHash: 'network',
          knownBrowser: null,
          codeHash: 'right',
          isStaffMailbox,
          noticeId: randomUUID(),
          now: NOW,
          expiresAt: NOW + 10 * MINUTE,
        },
        LIMITS,
      ),
    )
    return attemptHash
  }

  const enter = (attemptHash: string) =>
    fixture.db.write((tx) =>
      enterCode(tx, attemptHash, {
        codeHash: 'right',
        mostTries: 5,
        wrongTries: { perNetwork: 7, perMailbox: 12, windowMs: MINUTE },
        session: newSession(),
        invitation: { hash: randomUUID(), expiresAt: NOW + 15 * MINUTE },
        now: NOW,
      }),
    )

  /** Leo with everything that opens something, and a lead. */
  const setUp = async () => {
    const olga = await addStaffMember(fixture.db, 'Olga')
    const leo = await addStaffMember(fixture.db, 'Leo')
    const session = await signIn(leo)
    await fixture.db.write((tx) =>
      addPush(tx, session.id, pushChannel('https://push.example/leo'), NOW),
    )
    const notice = sampleNotice({ staffMemberId: leo })
    const { submissionId: offered } = await claimedNotice(fixture.db, notice)
    const token = { hash: randomUUID(), expiresAt: NOW + 60 * MINUTE }
    await reserveSend(fixture.db, notice.id, { token })
    const code = await askForCode(leo)
    const invitation = randomUUID()
    await fixture.db.write((tx) =>
      addInvitation(tx, {
        hash: invitation,
        staffMemberId: leo,
        now: NOW,
        expiresAt: NOW + 60 * MINUTE,
      }),
    )
    const lead = await recordSubmission(fixture.db)
    await fixture.db.write((tx) => transitionLead(tx, lead, acceptance(leo)))
    return { olga, leo, session, token, code, invitation, lead, offered }
  }

  const expectNothingOpens = async ({
    session,
    token,
    code,
    invitation,
  }: Awaited<ReturnType<typeof setUp>>) => {
    expect(await fixture.db.read((tx) => findSession(tx, session.hash, NOW))).toBeNull()
    expect(await fixture.db.read((tx) => subjectOfToken(tx, token.hash, NOW))).toBeNull()
    expect(await fixture.db.read((tx) => findInvitation(tx, invitation, NOW))).toBeNull()
    expect(await enter(code)).toEqual({ outcome: 'expired' })
  }

  test('removing ends sessions, links, codes and invitations, and hands open leads back', async () => {
    const all = await setUp()
    expect(await fixture.db.read((tx) => openLeadsOf(tx, all.leo))).toEqual([all.lead])
    expect(await fixture.db.write((tx) => removeFromStaff(tx, all.leo, options))).toEqual({
      outcome: 'done',
      handedBack: [all.lead],
    })
    await expectNothingOpens(all)
    expect((await fixture.db.read((tx) => getLead(tx, all.lead)))?.status).toBe('pending')
    expect((await fixture.db.read((tx) => listEvents(tx, all.lead))).at(-1)).toMatchObject({
      kind: 'handed_back',
      staffMemberName: 'Leo',
    })
    expect((await fixture.db.read((tx) => listStaff(tx))).map(({ name }) => name)).toEqual(['Olga'])
    expect(await fixture.db.write((tx) => removeFromStaff(tx, all.leo, options))).toEqual({
      outcome: 'unknown',
    })
  })

  test('signing out everywhere does the same, and keeps mailbox and place in the order', async () => {
    const all = await setUp()
    expect(await fixture.db.write((tx) => signOutEverywhere(tx, all.leo, options))).toEqual({
      outcome: 'done',
      handedBack: [all.lead],
    })
    await expectNothingOpens(all)
    const [, leo] = await fixture.db.read((tx) => listStaff(tx))
    expect(leo?.channels.map(({ kind }) => kind)).toEqual(['mail'])
  })

  test.each([false, true])(
    'after it a code to the mailbox opens nothing until an invitation is used (of STAFF_EMAIL: %s)',
    async (isStaffMailbox) => {
      const { leo } = await setUp()
      await fixture.db.write((tx) => signOutEverywhere(tx, leo, options))
      expect(await enter(await askForCode(leo, isStaffMailbox))).toEqual({ outcome: 'wrong' })
      await signIn(leo)
      expect(await enter(await askForCode(leo, isStaffMailbox))).toMatchObject({
        outcome: 'signed-in',
      })
    },
  )

  test('done to oneself, it keeps this session with its notifications, and the mailbox', async () => {
    const { leo, session, invitation } = await setUp()
    const other = await signIn(leo)
    await fixture.db.write((tx) =>
      signOutEverywhere(tx, leo, { ...options, exceptSessionId: session.id }),
    )
    expect(await fixture.db.read((tx) => findSession(tx, session.hash, NOW))).toMatchObject({
      notifies: true,
    })
    expect(await fixture.db.read((tx) => findSession(tx, other.hash, NOW))).toBeNull()
    expect(await fixture.db.read((tx) => findInvitation(tx, invitation, NOW))).toBeNull()
    expect(await enter(await askForCode(leo))).toMatchObject({ outcome: 'signed-in' })
  })

  test('the last owner is neither removed nor made a locksmith', async () => {
    const olga = await addStaffMember(fixture.db, 'Olga')
    const leo = await addStaffMember(fixture.db, 'Leo')
    expect(await fixture.db.write((tx) => removeFromStaff(tx, olga, options))).toEqual({
      outcome: 'last-owner',
    })
    expect(await fixture.db.write((tx) => setRole(tx, olga, 'locksmith'))).toBe('last-owner')
    expect(await fixture.db.write((tx) => setRole(tx, leo, 'owner'))).toBe('changed')
    expect(await fixture.db.write((tx) => setRole(tx, olga, 'locksmith'))).toBe('changed')
    expect(await fixture.db.write((tx) => setRole(tx, leo, 'locksmith'))).toBe('last-owner')
    expect((await fixture.db.write((tx) => removeFromStaff(tx, olga, options))).outcome).toBe(
      'done',
    )
  })

  test('of two owners who demote each other at once, one stays', async () => {
    const [one, two] = [
      await addStaffMember(fixture.db, 'Olga'),
      await addStaffMember(fixture.db, 'Leo'),
    ]
    await fixture.db.write((tx) => setRole(tx, two, 'owner'))
    const other = fixture.another()
    const results = await Promise.all([
      fixture.db.write((tx) => setRole(tx, one, 'locksmith')),
      other.write((tx) => setRole(tx, two, 'locksmith')),
    ])
    expect(results.toSorted()).toEqual(['changed', 'last-owner'])
  })

  test('moves staff members in the alarm order', async () => {
    const [ana, ben, cy] = [
      await addStaffMember(fixture.db, 'Ana'),
      await addStaffMember(fixture.db, 'Ben'),
      await addStaffMember(fixture.db, 'Cy'),
    ]
    const names = async () => (await fixture.db.read((tx) => listStaff(tx))).map(({ name }) => name)
    await fixture.db.write((tx) => moveStaffMember(tx, cy, 'up'))
    expect(await names()).toEqual(['Ana', 'Cy', 'Ben'])
    await fixture.db.write((tx) => moveStaffMember(tx, ana, 'up'))
    await fixture.db.write((tx) => moveStaffMember(tx, ben, 'down'))
    expect(await names()).toEqual(['Ana', 'Cy', 'Ben'])
    await fixture.db.write((tx) => moveStaffMember(tx, ana, 'down'))
    expect(await names()).toEqual(['Cy', 'Ana', 'Ben'])
  })

  test('changes name, language and addresses; an unchanged address keeps its test', async () => {
    const id = await addStaffMember(fixture.db, 'Ana')
    const [mail] = (await fixture.db.read((tx) => listStaff(tx)))[0]?.channels ?? []
    const phone = {
      id: randomUUID(),
      kind: 'call',
      address: '{"kind":"call","phone":"+12015550142"}',
      addressKey: '+12015550142',
    } as const
    const change = { name: 'Anna', language: 'es', role: 'owner', now: NOW } as const
    const kept = { id: randomUUID(), kind: 'mail', address: mail?.address ?? '' } as const
    await fixture.db.write((tx) =>
      changeStaffMember(tx, id, {
        ...change,
        kinds: ['mail', 'call'],
        channels: [{ ...kept, addressKey: `${id}@palisade.example` }, phone],
      }),
    )
    const [anna] = await fixture.db.read((tx) => listStaff(tx))
    expect(anna).toMatchObject({ name: 'Anna', language: 'es' })
    expect(anna?.channels.map((channel) => channel.id).toSorted()).toEqual(
      [mail?.id, phone.id].toSorted(),
    )
    await fixture.db.write((tx) =>
      changeStaffMember(tx, id, { ...change, kinds: ['mail', 'call'], channels: [phone] }),
    )
    expect(
      (await fixture.db.read((tx) => listStaff(tx)))[0]?.channels.map(({ kind }) => kind),
    ).toEqual(['call'])
  })
}
