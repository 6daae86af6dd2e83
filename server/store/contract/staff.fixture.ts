import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Fixture } from './database.fixture.ts'
import type { NewCode, NewSession } from '../staff/staff-store.ts'
import { addPerson, LEASE, MINUTE, NOW, sampleNotice } from './alarm-stage.fixture.ts'

const LIMITS = {
  perLine: { most: 3, withinMs: 15 * MINUTE },
  perAddress: { most: 5, withinMs: 15 * MINUTE },
  overall: { most: 8, withinMs: 60 * MINUTE },
  strangers: { most: 6, withinMs: 60 * MINUTE },
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
  lineHash: 'the line of somebody',
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
    wrongTries: { perLine: 7, perAddress: 12, withinMs: 24 * 60 * MINUTE },
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

  test('R108: a session has one browser: what it had before is told nothing any more', async () => {
    const { id, hash } = await signIn('Maria')
    const push = (endpoint: string) =>
      staff().addPush(
        id,
        { id: randomUUID(), kind: 'push', address: '{}', addressKey: endpoint },
        NOW,
      )
    const channels = async () => (await fixture.store.alarms.listPeople())[0]?.channels ?? []
    for (const endpoint of ['one', 'two', 'two']) expect(await push(endpoint)).toBe(true)
    expect((await channels()).map(({ kind }) => kind).toSorted()).toEqual(['mail', 'push'])
    expect(await staff().findSession(hash, NOW)).toMatchObject({ notifies: true })
    await staff().endSession(id)
    expect(await channels()).toMatchObject([{ kind: 'mail' }])
  })

  test('R108: a browser that its push service has given up does not count as notified, until it comes again', async () => {
    const { id, hash } = await signIn('Maria')
    const put = () =>
      staff().addPush(id, { id: randomUUID(), kind: 'push', address: '{}', addressKey: 'one' }, NOW)
    await put()
    const [person] = await fixture.store.alarms.listPeople()
    const channelId = person?.channels.find(({ kind }) => kind === 'push')?.id ?? ''
    await fixture.store.alarms.addTest(
      sampleNotice({ kind: 'test', channelId, personId: person?.id ?? '' }),
      NOW,
    )
    const [job] = await fixture.store.alarms.claimNotices({ channel: 'mail', now: NOW, ...LEASE })
    const result = { outcome: 'failed' as const, gone: 'yes' as const, error: 'why' }
    await fixture.store.alarms.settle(job?.id ?? '', { attempt: 1, now: NOW, result })
    expect(await staff().findSession(hash, NOW)).toMatchObject({ notifies: false })
    await put()
    expect(await staff().findSession(hash, NOW)).toMatchObject({ notifies: true })
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

  const askFrom = (lineHash: string, address: string, now = NOW) =>
    staff().addCode(newCode(address, { now, lineHash }), LIMITS)

  test('R131: a line gets so many codes for an address, known or not; that of another gets its own', async () => {
    const known = mailbox(await addPerson(fixture.store, 'Maria'))
    for (const address of [known, 'nobody@palisade.example']) {
      for (const _ of [1, 2, 3]) expect(await askFrom('a stranger', address)).toBe('begun')
      expect(await askFrom('a stranger', address)).toBe('held')
      for (const _ of [1, 2]) expect(await askFrom('the owner', address)).toBe('begun')
      // What one mailbox can bear, from however many lines.
      expect(await askFrom('a third', address)).toBe('held')
    }
    expect(await askFrom('a stranger', known, NOW + 15 * MINUTE)).toBe('begun')
  })

  test('R131: whatever is asked for addresses that nobody has, those of the staff keep their share', async () => {
    const [maria, dan] = [
      mailbox(await addPerson(fixture.store, 'Maria')),
      mailbox(await addPerson(fixture.store, 'Dan')),
    ]
    const stranger = (one: number) => askFrom('a stranger', `nobody${one}@palisade.example`)
    for (const one of [1, 2, 3, 4, 5, 6]) expect(await stranger(one)).toBe('begun')
    expect(await stranger(7)).toBe('held')
    const lines = ['one', 'two', 'three', 'four']
    for (const line of lines) expect(await askFrom(line, maria)).toBe('begun')
    for (const line of lines) expect(await askFrom(line, dan)).toBe('begun')
    expect(await askFrom('five', dan)).toBe('held')
    expect(await askFrom('five', dan, NOW + 60 * MINUTE)).toBe('begun')
  })

  test('R131: of codes that are asked for at the same moment, no more begin than may', async () => {
    const known = mailbox(await addPerson(fixture.store, 'Maria'))
    const other = fixture.another()
    const asked = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        (index % 2 === 0 ? fixture.store : other).staff.addCode(newCode(known), LIMITS),
      ),
    )
    expect(asked.filter((one) => one === 'begun')).toHaveLength(3)
  })

  test('R131: wrong digits count for a day, for a line and for an address, however many codes are asked for', async () => {
    const address = mailbox(await addPerson(fixture.store, 'Maria'))
    const guess = async (lineHash: string, now: number) => {
      const code = newCode(address, { lineHash, now, expiresAt: now + 10 * MINUTE })
      expect(await staff().addCode(code, LIMITS)).toBe('begun')
      const outcomes = []
      for (const digits of ['wrong', 'wrong', 'wrong', 'wrong', 'right']) {
        const { outcome } = await staff().enterCode(code.attemptHash, enter(code, digits, now))
        outcomes.push(outcome)
      }
      return outcomes
    }
    const wrong = (times: number) => Array.from({ length: times }, () => 'wrong')
    const over = (times: number) => Array.from({ length: times }, () => 'over')
    const later = (minutes: number) => NOW + minutes * MINUTE
    for (let hour = 0; hour < 3; hour++) {
      const code = newCode(address, { lineHash: 'a stranger', now: later(hour) })
      await staff().addCode(code, LIMITS)
      for (let tries = 0; tries < 3; tries++)
        await staff().enterCode(code.attemptHash, enter(code, 'wrong', later(hour)))
    }
    // Seven of the nine counted; no code is right there any more, but elsewhere it is.
    expect(await guess('a stranger', later(60))).toEqual(over(5))
    expect(await guess('the owner', later(61))).toEqual([...wrong(4), 'signed-in'])
    const times = { now: later(62), expiresAt: later(72) }
    const code = newCode(address, { lineHash: 'a third', ...times })
    await staff().addCode(code, LIMITS)
    for (let tries = 0; tries < 5; tries++)
      await staff().enterCode(code.attemptHash, enter(code, 'wrong', later(62)))
    expect(await guess('a fourth', later(120))).toEqual(over(5))
    expect(await guess('a stranger', later(24 * 60 + 63))).toEqual([...wrong(4), 'signed-in'])
  })

  test('R131: of several addresses of STAFF_EMAIL, whoever proved one is that one and nobody else', async () => {
    const addresses = ['maria@x.example', 'bob@x.example']
    const comeBy = async (address: string, name: string) => {
      const code = newCode(address, { isHouse: true })
      await staff().addCode(code, LIMITS)
      const entered = enter(code, 'right')
      const result = await staff().enterCode(code.attemptHash, entered)
      if (result.outcome !== 'invited') return result
      const channels = addresses.map((one) => ({
        id: randomUUID(),
        kind: 'mail',
        address: JSON.stringify({ kind: 'mail', to: [one] }),
        addressKey: one,
      }))
      return await staff().acceptInvitation(entered.invitation.hash, {
        session: newSession(),
        newcomer: { id: randomUUID(), name, language: 'en', channels },
        now: NOW,
      })
    }
    expect(await comeBy('maria@x.example', 'Maria')).toMatchObject({ name: 'Maria' })
    expect(await comeBy('bob@x.example', 'Bob')).toMatchObject({ name: 'Bob' })
    expect(await comeBy('bob@x.example', 'Robert')).toMatchObject({
      outcome: 'signed-in',
      member: { name: 'Bob' },
    })
    const people = await fixture.store.alarms.listPeople()
    expect(people.map(({ name, channels }) => [name, channels.map((one) => one.address)])).toEqual([
      ['Maria', ['{"kind":"mail","to":["maria@x.example"]}']],
      ['Bob', ['{"kind":"mail","to":["bob@x.example"]}']],
    ])
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
