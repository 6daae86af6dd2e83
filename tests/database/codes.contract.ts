import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Fixture } from './database.fixture.ts'
import type { NewCode } from '#server/db/tables/board-records.ts'
import { addStaffMember, LEASE, MINUTE, NOW } from '../support/alarm-samples.ts'
import { newSession } from './new-session.fixture.ts'
import { claimNotices, findNotice } from '#server/db/tables/notices.ts'
import { listStaff } from '#server/db/tables/staff-members.ts'
import { addCode, enterCode } from '#server/staff/codes.ts'
import { acceptInvitation, findInvitation } from '#server/staff/invitations.ts'

const LIMITS = {
  perNetwork: { limit: 3, windowMs: 15 * MINUTE },
  perMailbox: { limit: 5, windowMs: 15 * MINUTE },
  overall: { limit: 8, windowMs: 60 * MINUTE },
  unknownAddresses: { limit: 6, windowMs: 60 * MINUTE },
}

const newCode = (address: string, changes: Partial<NewCode> = {}): NewCode => ({
  attemptHash: randomUUID(),
  address,
  addressHash: `hash of ${address}`,
  networkHash: 'the line of somebody',
  knownBrowser: null,
  codeHash: 'right',
  isStaffMailbox: false,
  noticeId: randomUUID(),
  now: NOW,
  expiresAt: NOW + 10 * MINUTE,
  ...changes,
})

export function codesContract(fixture: Fixture): void {
  const mailbox = (staffMemberId: string) => `${staffMemberId}@palisade.example`

  const enter = (code: NewCode, codeHash: string, now = NOW) => ({
    codeHash,
    mostTries: 5,
    wrongTries: { perNetwork: 7, perMailbox: 12, windowMs: 24 * 60 * MINUTE },
    session: newSession(),
    invitation: { hash: `invitation of ${code.attemptHash}`, expiresAt: NOW + 15 * MINUTE },
    now,
  })

  test('signs in once with the correct code, within its lifetime', async () => {
    const id = await addStaffMember(fixture.db, 'Maria')
    const code = newCode(mailbox(id))
    expect(await fixture.db.write((tx) => addCode(tx, code, LIMITS))).toBe('begun')
    const late = enter(code, 'right', code.expiresAt)
    expect(await fixture.db.write((tx) => enterCode(tx, code.attemptHash, late))).toEqual({
      outcome: 'expired',
    })
    expect(
      await fixture.db.write((tx) => enterCode(tx, code.attemptHash, enter(code, 'right'))),
    ).toMatchObject({
      outcome: 'signed-in',
      staffMember: { name: 'Maria' },
    })
    expect(
      await fixture.db.write((tx) => enterCode(tx, code.attemptHash, enter(code, 'right'))),
    ).toEqual({
      outcome: 'expired',
    })
  })

  test('locks a code after five attempts, concurrent ones included', async () => {
    const id = await addStaffMember(fixture.db, 'Maria')
    const code = newCode(mailbox(id))
    await fixture.db.write((tx) => addCode(tx, code, LIMITS))
    const other = fixture.another()
    const tries = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        (index % 2 === 0 ? fixture.db : other).write((tx) =>
          enterCode(tx, code.attemptHash, enter(code, 'wrong')),
        ),
      ),
    )
    expect(tries.filter((result) => result.outcome === 'wrong')).toHaveLength(4)
    expect(
      await fixture.db.write((tx) => enterCode(tx, code.attemptHash, enter(code, 'right'))),
    ).toEqual({
      outcome: 'expired',
    })
  })

  test('writes the same for an unknown address and sends nothing', async () => {
    const known = newCode(mailbox(await addStaffMember(fixture.db, 'Maria')))
    const unknown = newCode('nobody@palisade.example')
    for (const code of [known, unknown])
      expect(await fixture.db.write((tx) => addCode(tx, code, LIMITS))).toBe('begun')
    const due = await fixture.db.writeRelaxed((tx) =>
      claimNotices(tx, { channel: 'mail', now: NOW, ...LEASE }),
    )
    expect(due).toMatchObject([{ id: known.noticeId, kind: 'sign-in', lead: null }])
    expect(await fixture.db.read((tx) => findNotice(tx, unknown.noticeId))).toBeNull()
    expect(
      await fixture.db.write((tx) => enterCode(tx, unknown.attemptHash, enter(unknown, 'right'))),
    ).toEqual({
      outcome: 'wrong',
    })
  })

  const askFrom = (networkHash: string, address: string, now = NOW) =>
    fixture.db.write((tx) => addCode(tx, newCode(address, { now, networkHash }), LIMITS))

  test('limits codes per network and address, known or not, independently of other networks', async () => {
    const known = mailbox(await addStaffMember(fixture.db, 'Maria'))
    for (const address of [known, 'nobody@palisade.example']) {
      for (const _ of [1, 2, 3]) expect(await askFrom('a stranger', address)).toBe('begun')
      expect(await askFrom('a stranger', address)).toBe('withheld')
      for (const _ of [1, 2]) expect(await askFrom('the owner', address)).toBe('begun')
      // As many as one mailbox tolerates, from any number of networks.
      expect(await askFrom('a third', address)).toBe('withheld')
    }
    expect(await askFrom('a stranger', known, NOW + 15 * MINUTE)).toBe('begun')
  })

  test('keeps the limits of staff addresses apart from those of unknown ones', async () => {
    const [maria, dan] = [
      mailbox(await addStaffMember(fixture.db, 'Maria')),
      mailbox(await addStaffMember(fixture.db, 'Dan')),
    ]
    const stranger = (one: number) => askFrom('a stranger', `nobody${one}@palisade.example`)
    for (const one of [1, 2, 3, 4, 5, 6, 7]) expect(await stranger(one)).toBe('begun')
    const lines = ['one', 'two', 'three', 'four']
    for (const line of lines) expect(await askFrom(line, maria)).toBe('begun')
    for (const line of lines) expect(await askFrom(line, dan)).toBe('begun')
    expect(await askFrom('five', dan)).toBe('withheld')
    expect(await askFrom('five', dan, NOW + 60 * MINUTE)).toBe('begun')
  })

  test('answers a wrong code alike for every address, whichever limit is reached', async () => {
    const maria = mailbox(await addStaffMember(fixture.db, 'Maria'))
    const wrongFor = async (address: string) => {
      const code = newCode(address, { networkHash: 'the one who asks' })
      await fixture.db.write((tx) => addCode(tx, code, LIMITS))
      return (await fixture.db.write((tx) => enterCode(tx, code.attemptHash, enter(code, 'wrong'))))
        .outcome
    }
    for (let one = 0; one < 8; one++) await askFrom('a stranger', `nobody${one}@palisade.example`)
    expect([await wrongFor(maria), await wrongFor('x@palisade.example')]).toEqual([
      'wrong',
      'wrong',
    ])
    const others = [
      mailbox(await addStaffMember(fixture.db, 'Dan')),
      mailbox(await addStaffMember(fixture.db, 'Ana')),
    ]
    for (const address of others)
      for (const line of ['one', 'two', 'three', 'four', 'five']) await askFrom(line, address)
    expect([await wrongFor(maria), await wrongFor('y@palisade.example')]).toEqual([
      'wrong',
      'wrong',
    ])
  })

  test("does not lock out a browser that signed in before because of other people's attempts", async () => {
    const staffMemberId = await addStaffMember(fixture.db, 'Maria')
    const address = mailbox(staffMemberId)
    const signIn = async (changes: Partial<NewCode>) => {
      const code = newCode(address, changes)
      const begun = await fixture.db.write((tx) => addCode(tx, code, LIMITS))
      const { outcome } = await fixture.db.write((tx) =>
        enterCode(tx, code.attemptHash, enter(code, 'right')),
      )
      return [begun, outcome]
    }
    for (const networkHash of ['one', 'two', 'three', 'four', 'five']) {
      const code = newCode(address, { networkHash })
      await fixture.db.write((tx) => addCode(tx, code, LIMITS))
      for (let tries = 0; tries < 5; tries++)
        await fixture.db.write((tx) => enterCode(tx, code.attemptHash, enter(code, 'wrong')))
    }
    const others = mailbox(await addStaffMember(fixture.db, 'Dan'))
    for (const line of ['one', 'two', 'three', 'four', 'five']) await askFrom(line, others)
    const known = { hash: 'browser of Maria', staffMemberId }
    expect(await signIn({})).toEqual(['withheld', 'expired'])
    expect(await signIn({ knownBrowser: { ...known, staffMemberId: 'Dan' } })).toEqual([
      'withheld',
      'expired',
    ])
    expect(await signIn({ knownBrowser: known })).toEqual(['begun', 'signed-in'])
    // Its own limits apply: two codes more, since the correct one is deleted, and seven wrong
    // attempts.
    const statuses = []
    for (let asked = 0; asked < 4; asked++) {
      const code = newCode(address, { knownBrowser: known })
      statuses.push(await fixture.db.write((tx) => addCode(tx, code, LIMITS)))
      for (let tries = 0; tries < 4; tries++)
        await fixture.db.write((tx) => enterCode(tx, code.attemptHash, enter(code, 'wrong')))
    }
    expect(statuses).toEqual(['begun', 'begun', 'begun', 'withheld'])
    const later = newCode(address, { knownBrowser: known, now: NOW + 16 * MINUTE })
    const times = { expiresAt: NOW + 26 * MINUTE }
    expect(await fixture.db.write((tx) => addCode(tx, { ...later, ...times }, LIMITS))).toBe(
      'begun',
    )
    expect(
      await fixture.db.write((tx) =>
        enterCode(tx, later.attemptHash, enter(later, 'right', NOW + 16 * MINUTE)),
      ),
    ).toEqual({ outcome: 'expired' })
  })

  test('begins no more codes than allowed for concurrent requests', async () => {
    const known = mailbox(await addStaffMember(fixture.db, 'Maria'))
    const other = fixture.another()
    const asked = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        (index % 2 === 0 ? fixture.db : other).write((tx) => addCode(tx, newCode(known), LIMITS)),
      ),
    )
    expect(asked.filter((one) => one === 'begun')).toHaveLength(3)
  })

  test('counts wrong digits for a day, per network and per address, over all codes', async () => {
    const address = mailbox(await addStaffMember(fixture.db, 'Maria'))
    const guess = async (networkHash: string, now: number) => {
      const code = newCode(address, { networkHash, now, expiresAt: now + 10 * MINUTE })
      expect(await fixture.db.write((tx) => addCode(tx, code, LIMITS))).toBe('begun')
      const outcomes = []
      for (const digits of ['wrong', 'wrong', 'wrong', 'wrong', 'right']) {
        const { outcome } = await fixture.db.write((tx) =>
          enterCode(tx, code.attemptHash, enter(code, digits, now)),
        )
        outcomes.push(outcome)
      }
      return outcomes
    }
    const wrong = (times: number) => Array.from({ length: times }, () => 'wrong')
    const over = (times: number) => Array.from({ length: times }, () => 'expired')
    const later = (minutes: number) => NOW + minutes * MINUTE
    for (let hour = 0; hour < 3; hour++) {
      const code = newCode(address, { networkHash: 'a stranger', now: later(hour) })
      await fixture.db.write((tx) => addCode(tx, code, LIMITS))
      for (let tries = 0; tries < 3; tries++)
        await fixture.db.write((tx) =>
          enterCode(tx, code.attemptHash, enter(code, 'wrong', later(hour))),
        )
    }
    // Seven of the nine counted; no code is accepted there any more, but elsewhere it is.
    expect(await guess('a stranger', later(60))).toEqual(over(5))
    expect(await guess('the owner', later(61))).toEqual([...wrong(4), 'signed-in'])
    const times = { now: later(62), expiresAt: later(72) }
    const code = newCode(address, { networkHash: 'a third', ...times })
    await fixture.db.write((tx) => addCode(tx, code, LIMITS))
    for (let tries = 0; tries < 5; tries++)
      await fixture.db.write((tx) =>
        enterCode(tx, code.attemptHash, enter(code, 'wrong', later(62))),
      )
    expect(await guess('a fourth', later(120))).toEqual(over(5))
    expect(await guess('a stranger', later(24 * 60 + 63))).toEqual([...wrong(4), 'signed-in'])
  })

  test('signs in only the verified one of several addresses of STAFF_EMAIL', async () => {
    const addresses = ['maria@x.example', 'bob@x.example']
    const comeBy = async (address: string, name: string) => {
      const code = newCode(address, { isStaffMailbox: true })
      await fixture.db.write((tx) => addCode(tx, code, LIMITS))
      const entered = enter(code, 'right')
      const result = await fixture.db.write((tx) => enterCode(tx, code.attemptHash, entered))
      if (result.outcome !== 'invited') return result
      const channels = addresses.map((one) => ({
        id: randomUUID(),
        kind: 'mail' as const,
        address: JSON.stringify({ kind: 'mail', to: [one] }),
        addressKey: one,
      }))
      return await fixture.db.write((tx) =>
        acceptInvitation(tx, entered.invitation.hash, {
          session: newSession(),
          newStaffMember: { id: randomUUID(), name, language: 'en', channels },
          now: NOW,
        }),
      )
    }
    expect(await comeBy('maria@x.example', 'Maria')).toMatchObject({ name: 'Maria' })
    expect(await comeBy('bob@x.example', 'Bob')).toMatchObject({ name: 'Bob' })
    expect(await comeBy('bob@x.example', 'Robert')).toMatchObject({
      outcome: 'signed-in',
      staffMember: { name: 'Bob' },
    })
    const people = await fixture.db.read((tx) => listStaff(tx))
    expect(people.map(({ name, channels }) => [name, channels.map((one) => one.address)])).toEqual([
      ['Maria', ['{"kind":"mail","to":["maria@x.example"]}']],
      ['Bob', ['{"kind":"mail","to":["bob@x.example"]}']],
    ])
  })

  test('leads to an invitation after a code to an unassigned address of STAFF_EMAIL', async () => {
    const code = newCode('boss@palisade.example', { isStaffMailbox: true })
    await fixture.db.write((tx) => addCode(tx, code, LIMITS))
    const entered = enter(code, 'right')
    expect(await fixture.db.write((tx) => enterCode(tx, code.attemptHash, entered))).toEqual({
      outcome: 'invited',
    })
    expect(
      await fixture.db.read((tx) => findInvitation(tx, entered.invitation.hash, NOW)),
    ).toMatchObject({
      staffMember: null,
    })
  })
}
