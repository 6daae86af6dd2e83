import { createLeadTransactions } from '#server/leads/lead-transactions.ts'
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

const SHARE = { limit: 9, windowMs: 15 * MINUTE }
const LIMITS = { perNetwork: SHARE, perMailbox: SHARE, overall: SHARE, unknownAddresses: SHARE }

/** Staff members who leave, lose a phone, or change their role. */
export function leavingContract(fixture: Fixture): void {
  const leads = () => fixture.store.leads
  const notices = () => fixture.store.notices
  const sessions = () => fixture.store.sessions
  const staff = () => fixture.store.staff
  const transactions = () => createLeadTransactions(fixture.store)
  const options = { now: NOW + MINUTE, settings: NO_CHANNELS }

  const signIn = async (staffMemberId: string) => {
    const hash = randomUUID()
    await sessions().addInvitation({ hash, staffMemberId, now: NOW, expiresAt: NOW + MINUTE })
    const session = newSession()
    await sessions().acceptInvitation(hash, { session, newStaffMember: null, now: NOW })
    return session
  }

  const askForCode = async (staffMemberId: string, isStaffMailbox = false) => {
    const attemptHash = randomUUID()
    await sessions().addCode(
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
    )
    return attemptHash
  }

  const enter = (attemptHash: string) =>
    sessions().enterCode(attemptHash, {
      codeHash: 'right',
      mostTries: 5,
      wrongTries: { perNetwork: 7, perMailbox: 12, windowMs: MINUTE },
      session: newSession(),
      invitation: { hash: randomUUID(), expiresAt: NOW + 15 * MINUTE },
      now: NOW,
    })

  /** Leo with everything that opens something, and a lead. */
  const setUp = async () => {
    const olga = await addStaffMember(fixture.store, 'Olga')
    const leo = await addStaffMember(fixture.store, 'Leo')
    const session = await signIn(leo)
    await sessions().addPush(session.id, pushChannel('https://push.example/leo'), NOW)
    const notice = sampleNotice({ staffMemberId: leo })
    const { submissionId: offered } = await claimedNotice(fixture.store, notice)
    const token = { hash: randomUUID(), expiresAt: NOW + 60 * MINUTE }
    await reserveSend(fixture.store, notice.id, { token })
    const code = await askForCode(leo)
    const invitation = randomUUID()
    await sessions().addInvitation({
      hash: invitation,
      staffMemberId: leo,
      now: NOW,
      expiresAt: NOW + 60 * MINUTE,
    })
    const lead = await recordSubmission(fixture.store)
    await transactions().transitionLead(lead, acceptance(leo))
    return { olga, leo, session, token, code, invitation, lead, offered }
  }

  const expectNothingOpens = async ({
    session,
    token,
    code,
    invitation,
  }: Awaited<ReturnType<typeof setUp>>) => {
    expect(await sessions().findSession(session.hash, NOW)).toBeNull()
    expect(await notices().subjectOfToken(token.hash, NOW)).toBeNull()
    expect(await sessions().findInvitation(invitation, NOW)).toBeNull()
    expect(await enter(code)).toEqual({ outcome: 'expired' })
  }

  test('removing ends sessions, links, codes and invitations, and hands open leads back', async () => {
    const all = await setUp()
    expect(await staff().openLeadsOf(all.leo)).toEqual([all.lead])
    expect(await staff().removeFromStaff(all.leo, options)).toEqual({
      outcome: 'done',
      handedBack: [all.lead],
    })
    await expectNothingOpens(all)
    expect((await fixture.store.leads.getLead(all.lead))?.status).toBe('pending')
    expect((await leads().listEvents(all.lead)).at(-1)).toMatchObject({
      kind: 'handed_back',
      staffMemberName: 'Leo',
    })
    expect((await staff().listStaff()).map(({ name }) => name)).toEqual(['Olga'])
    expect(await staff().removeFromStaff(all.leo, options)).toEqual({ outcome: 'unknown' })
  })

  test('signing out everywhere does the same, and keeps mailbox and place in the order', async () => {
    const all = await setUp()
    expect(await staff().signOutEverywhere(all.leo, options)).toEqual({
      outcome: 'done',
      handedBack: [all.lead],
    })
    await expectNothingOpens(all)
    const [, leo] = await staff().listStaff()
    expect(leo?.channels.map(({ kind }) => kind)).toEqual(['mail'])
  })

  test.each([false, true])(
    'after it a code to the mailbox opens nothing until an invitation is used (of STAFF_EMAIL: %s)',
    async (isStaffMailbox) => {
      const { leo } = await setUp()
      await staff().signOutEverywhere(leo, options)
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
    await staff().signOutEverywhere(leo, { ...options, exceptSessionId: session.id })
    expect(await sessions().findSession(session.hash, NOW)).toMatchObject({ notifies: true })
    expect(await sessions().findSession(other.hash, NOW)).toBeNull()
    expect(await sessions().findInvitation(invitation, NOW)).toBeNull()
    expect(await enter(await askForCode(leo))).toMatchObject({ outcome: 'signed-in' })
  })

  test('the last owner is neither removed nor made a locksmith', async () => {
    const olga = await addStaffMember(fixture.store, 'Olga')
    const leo = await addStaffMember(fixture.store, 'Leo')
    expect(await staff().removeFromStaff(olga, options)).toEqual({ outcome: 'last-owner' })
    expect(await staff().setRole(olga, 'locksmith')).toBe('last-owner')
    expect(await staff().setRole(leo, 'owner')).toBe('changed')
    expect(await staff().setRole(olga, 'locksmith')).toBe('changed')
    expect(await staff().setRole(leo, 'locksmith')).toBe('last-owner')
    expect((await staff().removeFromStaff(olga, options)).outcome).toBe('done')
  })

  test('of two owners who demote each other at once, one stays', async () => {
    const [one, two] = [
      await addStaffMember(fixture.store, 'Olga'),
      await addStaffMember(fixture.store, 'Leo'),
    ]
    await staff().setRole(two, 'owner')
    const other = fixture.another()
    const results = await Promise.all([
      staff().setRole(one, 'locksmith'),
      other.staff.setRole(two, 'locksmith'),
    ])
    expect(results.toSorted()).toEqual(['changed', 'last-owner'])
  })

  test('moves staff members in the alarm order', async () => {
    const [ana, ben, cy] = [
      await addStaffMember(fixture.store, 'Ana'),
      await addStaffMember(fixture.store, 'Ben'),
      await addStaffMember(fixture.store, 'Cy'),
    ]
    const names = async () => (await staff().listStaff()).map(({ name }) => name)
    await staff().moveStaffMember(cy, 'up')
    expect(await names()).toEqual(['Ana', 'Cy', 'Ben'])
    await staff().moveStaffMember(ana, 'up')
    await staff().moveStaffMember(ben, 'down')
    expect(await names()).toEqual(['Ana', 'Cy', 'Ben'])
    await staff().moveStaffMember(ana, 'down')
    expect(await names()).toEqual(['Cy', 'Ana', 'Ben'])
  })

  test('changes name, language and addresses; an unchanged address keeps its test', async () => {
    const id = await addStaffMember(fixture.store, 'Ana')
    const [mail] = (await staff().listStaff())[0]?.channels ?? []
    const phone = {
      id: randomUUID(),
      kind: 'call',
      address: '{"kind":"call","phone":"+12015550142"}',
      addressKey: '+12015550142',
    } as const
    const change = { name: 'Anna', language: 'es', role: 'owner', now: NOW } as const
    const kept = { id: randomUUID(), kind: 'mail', address: mail?.address ?? '' } as const
    await staff().changeStaffMember(id, {
      ...change,
      kinds: ['mail', 'call'],
      channels: [{ ...kept, addressKey: `${id}@palisade.example` }, phone],
    })
    const [anna] = await staff().listStaff()
    expect(anna).toMatchObject({ name: 'Anna', language: 'es' })
    expect(anna?.channels.map((channel) => channel.id).toSorted()).toEqual(
      [mail?.id, phone.id].toSorted(),
    )
    await staff().changeStaffMember(id, { ...change, kinds: ['mail', 'call'], channels: [phone] })
    expect((await staff().listStaff())[0]?.channels.map(({ kind }) => kind)).toEqual(['call'])
  })
}
