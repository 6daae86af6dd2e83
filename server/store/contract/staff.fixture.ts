import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Fixture } from './database.fixture.ts'
import type { NewCode, NewSession } from '../staff/staff-store.ts'
import { addPerson, LEASE, MINUTE, NOW } from './alarm-stage.fixture.ts'

const LIMITS = {
  perAddress: { most: 3, withinMs: 15 * MINUTE },
  overall: { most: 6, withinMs: 60 * MINUTE },
}

const newSession = (changes: Partial<NewSession> = {}): NewSession => ({
  id: randomUUID(),
  hash: randomUUID(),
  device: 'iPhone, Safari',
  expiresAt: NOW + 180 * 24 * 60 * MINUTE,
  ...changes,
})

const newCode = (address: string, changes: Partial<NewCode> = {}): NewCode => ({
  attemptHash: randomUUID(),
  address,
  addressHash: `hash of ${address}`,
  codeHash: 'right',
  isHouse: false,
  noticeId: randomUUID(),
  now: NOW,
  expiresAt: NOW + 10 * MINUTE,
  ...changes,
})

export function staffContract(fixture: Fixture): void {
  const staff = () => fixture.store.staff
  const mailbox = (personId: string) => `${personId}@palisade.example`

  const invite = async (personId: string | null): Promise<string> => {
    const hash = randomUUID()
    await staff().addInvitation({ hash, personId, now: NOW, expiresAt: NOW + MINUTE })
    return hash
  }

  const signIn = async (name: string, changes: Partial<NewSession> = {}): Promise<NewSession> => {
    const session = newSession(changes)
    const hash = await invite(await addPerson(fixture.store, name))
    await staff().acceptInvitation(hash, { session, newcomer: null, now: NOW })
    return session
  }

  const enter = (code: NewCode, codeHash: string, now = NOW) => ({
    codeHash,
    mostTries: 5,
    session: newSession(),
    invitation: { hash: `invitation of ${code.attemptHash}`, expiresAt: NOW + 15 * MINUTE },
    now,
  })

  test('R131: an invitation signs in once, however many use it at the same time', async () => {
    const id = await addPerson(fixture.store, 'Maria')
    const hash = await invite(id)
    expect(await staff().findInvitation(hash, NOW)).toEqual({
      member: { id, name: 'Maria', language: 'en' },
    })
    const other = fixture.another()
    const accepted = await Promise.all(
      [fixture.store, other, fixture.store].map((store) =>
        store.staff.acceptInvitation(hash, { session: newSession(), newcomer: null, now: NOW }),
      ),
    )
    expect(accepted.filter((member) => member !== null)).toMatchObject([{ name: 'Maria' }])
    expect(await staff().findInvitation(hash, NOW)).toBeNull()
    expect(await staff().listSessions(NOW)).toHaveLength(1)
  })

  test('R131: an invitation is over after its time, and for somebody who was removed', async () => {
    const id = await addPerson(fixture.store, 'Maria')
    const late = await invite(id)
    expect(await staff().findInvitation(late, NOW + MINUTE)).toBeNull()
    await fixture.store.alarms.removePerson(id, NOW)
    const accept = { session: newSession(), newcomer: null, now: NOW }
    expect(await staff().acceptInvitation(late, accept)).toBeNull()
  })

  test('R131: who comes by the invitation of STAFF_EMAIL becomes a person with its mailboxes, once', async () => {
    const come = async (name: string) => {
      const channel = {
        id: randomUUID(),
        kind: 'mail',
        address: '{}',
        addressKey: 'boss@x.example',
      }
      return await staff().acceptInvitation(await invite(null), {
        session: newSession(),
        newcomer: { id: randomUUID(), name, language: 'es', channels: [channel] },
        now: NOW,
      })
    }
    const first = await come('Dan')
    expect(first).toMatchObject({ name: 'Dan', language: 'es' })
    expect(await come('Somebody')).toEqual(first)
    expect(await fixture.store.alarms.listPeople()).toMatchObject([
      { name: 'Dan', channels: [{ kind: 'mail' }] },
    ])
    const nameless = { session: newSession(), newcomer: null, now: NOW }
    expect(await staff().acceptInvitation(await invite(null), nameless)).toBeNull()
  })

  test('R131: a session opens until it ends, and each use puts its end off', async () => {
    const { id, hash } = await signIn('Maria', { expiresAt: NOW + 10 * MINUTE })
    expect(await fixture.another().staff.findSession(hash, NOW)).toMatchObject({
      id,
      member: { name: 'Maria' },
      createdAt: NOW,
      device: 'iPhone, Safari',
      notifies: false,
    })
    await staff().touchSession(id, { now: NOW + MINUTE, expiresAt: NOW + 20 * MINUTE })
    expect(await staff().findSession(hash, NOW + 15 * MINUTE)).toMatchObject({
      lastSeenAt: NOW + MINUTE,
    })
    expect(await staff().findSession(hash, NOW + 20 * MINUTE)).toBeNull()
    expect(await staff().findSession('another', NOW)).toBeNull()
  })

  test('R131: sessions are listed and ended; a removed person has none', async () => {
    const maria = await signIn('Maria')
    const dan = await signIn('Dan')
    expect((await staff().listSessions(NOW)).map(({ member }) => member.name).toSorted()).toEqual([
      'Dan',
      'Maria',
    ])
    expect(await staff().endSession(maria.id)).toBe(true)
    expect(await staff().endSession(maria.id)).toBe(false)
    expect(await staff().findSession(maria.hash, NOW)).toBeNull()
    const [person] = (await staff().listSessions(NOW)).map(({ member }) => member)
    await fixture.store.alarms.removePerson(person?.id ?? '', NOW)
    expect(await staff().findSession(dan.hash, NOW)).toBeNull()
    expect(await staff().listSessions(NOW)).toEqual([])
  })

  test('R108: the browser of a session that ended is told nothing any more', async () => {
    const { id } = await signIn('Maria')
    const push = {
      id: randomUUID(),
      kind: 'push',
      address: '{}',
      addressKey: 'https://push.example/1',
    }
    const kinds = async () =>
      (await fixture.store.alarms.listPeople())[0]?.channels.map(({ kind }) => kind).toSorted()
    expect(await staff().addPush(id, push, NOW)).toBe(true)
    expect(await kinds()).toEqual(['mail', 'push'])
    expect(await staff().listSessions(NOW)).toMatchObject([{ notifies: true }])
    await staff().endSession(id)
    expect(await kinds()).toEqual(['mail'])
    expect(await staff().addPush(id, push, NOW)).toBe(false)
  })

  test('R131: the right code signs in once, within its time', async () => {
    const id = await addPerson(fixture.store, 'Maria')
    const code = newCode(mailbox(id))
    expect(await staff().addCode(code, LIMITS)).toBe('begun')
    const late = enter(code, 'right', code.expiresAt)
    expect(await staff().enterCode(code.attemptHash, late)).toEqual({ outcome: 'over' })
    expect(await staff().enterCode(code.attemptHash, enter(code, 'right'))).toMatchObject({
      outcome: 'signed-in',
      member: { name: 'Maria' },
    })
    expect(await staff().enterCode(code.attemptHash, enter(code, 'right'))).toEqual({
      outcome: 'over',
    })
  })

  test('R131: a code is locked after five tries, whoever makes them at once', async () => {
    const id = await addPerson(fixture.store, 'Maria')
    const code = newCode(mailbox(id))
    await staff().addCode(code, LIMITS)
    const other = fixture.another()
    const tries = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        (index % 2 === 0 ? fixture.store : other).staff.enterCode(
          code.attemptHash,
          enter(code, 'wrong'),
        ),
      ),
    )
    expect(tries.filter((result) => result.outcome === 'wrong')).toHaveLength(4)
    expect(await staff().enterCode(code.attemptHash, enter(code, 'right'))).toEqual({
      outcome: 'over',
    })
  })

  test('R131: for an address that nobody has, the same is written and nothing is sent', async () => {
    const known = newCode(mailbox(await addPerson(fixture.store, 'Maria')))
    const unknown = newCode('nobody@palisade.example')
    for (const code of [known, unknown]) expect(await staff().addCode(code, LIMITS)).toBe('begun')
    const due = await fixture.store.alarms.claimNotices({ channel: 'mail', now: NOW, ...LEASE })
    expect(due).toMatchObject([{ id: known.noticeId, kind: 'sign-in', lead: null }])
    expect(await fixture.store.alarms.findNotice(unknown.noticeId)).toMatchObject({
      kind: 'sign-in',
    })
    expect(await staff().enterCode(unknown.attemptHash, enter(unknown, 'right'))).toEqual({
      outcome: 'wrong',
    })
  })

  test('R131: an address, known or not, gets so many codes and no more; all together too', async () => {
    const known = mailbox(await addPerson(fixture.store, 'Maria'))
    const ask = (address: string, now = NOW) => staff().addCode(newCode(address, { now }), LIMITS)
    for (const address of [known, 'nobody@palisade.example']) {
      for (const _ of [1, 2, 3]) expect(await ask(address)).toBe('begun')
      expect(await ask(address)).toBe('held')
    }
    expect(await ask('another@palisade.example')).toBe('held')
    expect(await ask(known, NOW + 61 * MINUTE)).toBe('begun')
  })

  test('R131: a code to an address of STAFF_EMAIL that is nobody’s yet leads to an invitation', async () => {
    const code = newCode('boss@palisade.example', { isHouse: true })
    await staff().addCode(code, LIMITS)
    const entered = enter(code, 'right')
    expect(await staff().enterCode(code.attemptHash, entered)).toEqual({ outcome: 'invited' })
    expect(await staff().findInvitation(entered.invitation.hash, NOW)).toEqual({ member: null })
  })

  test('what is over is forgotten, with the browser that it rang', async () => {
    const { id, hash } = await signIn('Maria', { expiresAt: NOW + MINUTE })
    const push = { id: randomUUID(), kind: 'push', address: '{}', addressKey: 'one' }
    await staff().addPush(id, push, NOW)
    await staff().prune(NOW)
    expect(await staff().findSession(hash, NOW)).not.toBeNull()
    await staff().prune(NOW + MINUTE)
    expect((await fixture.store.alarms.listPeople())[0]?.channels).toHaveLength(1)
  })
}
