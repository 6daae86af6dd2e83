import { recordResult } from '#server/alarm/sending/record-result.ts'
import { claimNotices, dueChannels } from '#server/db/tables/notices.ts'
import { answerTest } from '#server/alarm/sending/channel-tests.ts'
import { business } from '#domain/business/business.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { hashOfToken } from '#server/secrets/token.ts'
import type { Db } from '#server/db/db.ts'
import { type CommandResult, useCommandHarness } from '../database/command-harness.fixture.ts'
import { staffCommand } from './command.ts'
import { listStaff } from '#server/db/tables/staff-members.ts'
import { findInvitation } from '#server/staff/invitations.ts'

const harness = useCommandHarness()
/** The work of a running server while the command waits a second. */
let server: (db: Db) => Promise<void>

beforeEach(async () => {
  server = async () => {}
  await harness.withDb(async () => {})
})

const pause = async (ms: number): Promise<void> => {
  harness.now += ms
  await harness.withDb(server)
}
const staff = (...args: string[]): Promise<CommandResult> =>
  harness.run(staffCommand(pause), ...args)
const people = () => harness.withDb((db) => db.read((tx) => listStaff(tx)))
const firstId = async (): Promise<string> => (await people())[0]?.id ?? ''

const MARIA = ['add', 'Maria', 'Lopez', '--email', 'maria@hudson-keys.com']

describe('add', () => {
  test('adds a position and a channel per contact, and says how to test them', async () => {
    await staff(...MARIA)
    const { status, out } = await staff(
      ...['add', 'Ben', '--phone', '+12015550142', '--language', 'es'],
      ...['--pushover', 'uQiRzpo4DXghDmr9QzzfQu27cmVRsG'],
    )
    expect(status).toBe(0)
    expect(out).toContain('Ben is number 2 of the staff list')
    expect(out).toContain('npm run staff -- test ')
    expect(await people()).toMatchObject([
      { name: 'Maria Lopez', language: 'en', channels: [{ kind: 'mail' }] },
      { name: 'Ben', language: 'es' },
    ])
    const kinds = (await people())[1]?.channels.map(({ kind }) => kind).toSorted()
    expect(kinds).toEqual(['call', 'pushover', 'sms'])
  })

  test.each([
    [['add'], 'add takes a NAME'],
    [['add', 'Maria'], 'A staff member needs --email, --phone or --pushover'],
    [['add', 'Maria', '--phone', '555-0142'], 'write one such as +12015550142'],
    [['add', 'Maria', '--email', 'maria'], 'is not an e-mail address'],
    [['add', 'Maria', '--pushover', 'short'], '--pushover has another form'],
    [[...MARIA, '--language', 'fr'], '--language is one of en, es'],
    [['remove'], 'remove takes one ID'],
    [['role', 'x', 'boss'], "'boss' is no role"],
    [[...MARIA, '--role', 'locksmith'], 'The first one is an owner'],
    [[...MARIA, '--role', 'boss'], '--role is one of owner, locksmith'],
    [['test'], 'test takes one ID'],
    [
      ['ring', 'x'],
      "'ring' is not known: write one of add, invite, list, off, on, on-call, remove, role, shift, test",
    ],
  ])('refuses %j and says what to write', async (args, words) => {
    const { status, err } = await staff(...args)
    expect(status).toBe(2)
    expect(err).toContain(words)
    expect(await people()).toEqual([])
  })
})

describe('list and remove', () => {
  test('accepts an empty list', async () => {
    const { status, err } = await staff('list')
    expect(status).toBe(0)
    expect(err).toContain('the addresses of STAFF_EMAIL count as one staff member with mail')
  })

  test('lists where each channel leads and whether it was tested', async () => {
    await staff(...MARIA, '--phone', '+12015550142')
    const { out } = await staff('list')
    expect(out).toMatch(/1 {2}[0-9a-f]{8} {2}Maria Lopez {2}owner {2}en/)
    expect(out).toMatch(/call +\+12015550142 +never tested/)
    const json = JSON.parse((await staff('list', '--json')).out) as unknown
    expect(json).toMatchObject([
      { position: 1, name: 'Maria Lopez', channels: [{ kind: 'call', testedAt: null }, {}, {}] },
    ])
  })

  test('removes by ID prefix, and nobody by mistake', async () => {
    await staff(...MARIA)
    const id = await firstId()
    expect((await staff('remove', 'zzz')).err).toContain(
      "whose name is 'zzz' or whose id begins with it",
    )
    const alone = await staff('remove', id)
    expect([alone.status, alone.err]).toEqual([1, expect.stringContaining('is the only owner')])
    await staff('add', 'Dan', '--email', 'dan@hudson-keys.com')
    expect((await staff('role', 'Dan', 'owner')).out).toBe('Dan is an owner.\n')
    harness.answer = 'no'
    const kept = await staff('remove', id)
    expect([kept.status, kept.err]).toEqual([1, expect.stringContaining('Nobody was removed.')])
    harness.answer = null
    const { status, out } = await staff('remove', id.slice(0, 8))
    expect({ status, out }).toEqual({
      status: 0,
      out: 'Maria Lopez gets no more notices and is signed out everywhere.\n',
    })
    expect((await people()).map(({ name }) => name)).toEqual(['Dan'])
  })
})

describe('test', () => {
  /** Sends due notices; the staff member presses the button for the kinds in `answers`. */
  const rings =
    (answers: string) =>
    async (db: Db): Promise<void> => {
      for (const channel of await db.read((tx) => dueChannels(tx, harness.now))) {
        const claim = { channel, now: harness.now, leaseMs: 1000, limit: 9 }
        for (const { id, attempt } of await db.write((tx) => claimNotices(tx, claim))) {
          const result = { outcome: 'sent', providerId: null } as const
          await db.write((tx) => recordResult(tx, id, { attempt, now: harness.now, result }))
          if (channel === answers) await db.write((tx) => answerTest(tx, id, harness.now))
        }
      }
    }

  test('waits until every channel is answered, and marks them as tested', async () => {
    await staff(...MARIA)
    server = rings('mail')
    const { status, out, err } = await staff('test', await firstId())
    expect(out).toContain('mail      maria@hudson-keys.com: answered, this way reaches')
    expect(err).toContain('1 of 1 answered')
    expect(status).toBe(0)
    expect((await people())[0]?.channels[0]?.testedAt).not.toBeNull()
  })

  test('names a channel without an answer, and the exit status says so', async () => {
    await staff(...MARIA, '--phone', '+12015550142')
    server = rings('mail')
    const { status, out, err } = await staff('test', await firstId())
    expect(out).toContain('call      +12015550142: sent, waiting for the answer')
    expect(out).toContain('call      +12015550142: no answer')
    expect(err).toContain('1 of 3 answered')
    expect(status).toBe(1)
  })

  test('reports a missing server instead of waiting', async () => {
    await staff(...MARIA)
    const { status, err } = await staff('test', await firstId())
    expect(err).toContain('No server rings on this database')
    expect(status).toBe(1)
  })
})

describe('invite', () => {
  const tokenIn = (text: string): string => /\/staff\/invite\/([\w-]{22})\n/.exec(text)?.[1] ?? ''
  const invited = async (text: string) =>
    await harness.withDb((db) =>
      db.read((tx) =>
        findInvitation(tx, hashOfToken(tokenIn(text)), harness.now + 6 * 24 * 3_600_000),
      ),
    )

  test('prints a link and a QR code by name or ID, valid for seven days', async () => {
    await staff(...MARIA)
    for (const who of ['maria lopez', (await firstId()).slice(0, 8)]) {
      const { status, out } = await staff('invite', who)
      expect(status).toBe(0)
      expect(out).toMatch(/[█▀▄]{20}/)
      expect(await invited(out)).toMatchObject({ staffMember: { name: 'Maria Lopez' } })
    }
  })

  test('invites the address in STAFF_EMAIL without a name, with and without a staff list', async () => {
    const { out } = await staff('invite')
    expect(await invited(out)).toMatchObject({ staffMember: null })
    expect(out).toContain('Set SITE_URL to your public address')
    await staff(...MARIA)
    expect((await staff('invite')).status).toBe(0)
  })

  test('requires an ID for a shared name, and refuses an unknown one', async () => {
    await staff(...MARIA)
    await staff(...MARIA)
    expect(await staff('invite', 'Maria Lopez')).toMatchObject({
      status: 1,
      err: expect.stringContaining("More than one is called 'Maria Lopez'"),
    })
    expect((await staff('invite', 'Ben')).status).toBe(1)
  })
})

describe('on call', () => {
  const shiftOf = (days: string, from: string, to: string) => [
    ...['--days', days, '--from', from, '--to', to],
  ]
  const onCallNow = async () => {
    const { now } = JSON.parse((await staff('on-call', '--json')).out) as {
      now: { onCall: { name: string }[]; nobodyScheduled: boolean }
    }
    return [now.onCall.map(({ name }) => name).join(), now.nobodyScheduled]
  }
  let maria: string

  beforeEach(async () => {
    await staff(...MARIA)
    await staff('add', 'Ben', '--phone', '+12015550142')
    maria = await firstId()
    // A Tuesday.
    harness.now = Temporal.ZonedDateTime.from(
      `2031-03-04T20:00[${business.timeZone}]`,
    ).epochMilliseconds
  })

  test('is everybody without a shift, and follows shifts that are added and removed', async () => {
    expect(await onCallNow()).toEqual(['Maria Lopez,Ben', false])
    const night = shiftOf('mon-fri', '18:00', '06:00')
    expect((await staff('shift', maria, ...night)).out).toBe(
      'Maria Lopez has these shifts: mon-fri 18:00 to 06:00.\n',
    )
    expect(await onCallNow()).toEqual(['Maria Lopez', false])
    const { out } = await staff('on-call')
    expect(out).toContain('2031-03-04 20:00  2031-03-05 06:00  Maria Lopez\n')
    expect(out).toContain('nobody, so everybody who is not off: Maria Lopez, Ben')
    expect((await staff('list')).out).toContain('Maria Lopez: mon-fri 18:00 to 06:00')
    expect(
      await staff('shift', maria, ...shiftOf('mon', '18:00', '06:00'), '--remove'),
    ).toMatchObject({
      status: 1,
      err: expect.stringContaining('has no shift mon 18:00 to 06:00'),
    })
    expect((await staff('shift', maria, ...night, '--remove')).out).toBe(
      'Maria Lopez has no shift.\n',
    )
  })

  test('is changed by off and on, until the next 6:00 or a chosen time', async () => {
    expect((await staff('off', maria)).out).toBe(
      'Maria Lopez is off call until 2031-03-05 06:00.\nOn call now: Ben.\n',
    )
    expect((await staff('list')).out).toContain('Maria Lopez: off until 2031-03-05 06:00')
    expect((await staff('on', maria, '--until', '2031-03-04T21:00')).out).toContain(
      'on call until 2031-03-04 21:00',
    )
    expect(await onCallNow()).toEqual(['Maria Lopez,Ben', false])
  })

  test('plans a time ahead, and puts somebody or a shift first', async () => {
    const [from, until] = ['2031-03-07T18:00', '2031-03-08T06:00']
    expect((await staff('off', maria, '--from', from, '--until', until)).out).toBe(
      'Maria Lopez is off call from 2031-03-07 18:00 until 2031-03-08 06:00.\nOn call now: Maria Lopez, Ben.\n',
    )
    expect((await staff('list')).out).toContain(
      'Maria Lopez: off from 2031-03-07 18:00 until 2031-03-08 06:00',
    )
    await staff('on', 'Ben', '--first')
    expect(await onCallNow()).toEqual(['Ben,Maria Lopez', false])
    const night = shiftOf('daily', '00:00', '00:00')
    expect((await staff('shift', maria, ...night, '--first')).out).toBe(
      'Maria Lopez has these shifts: mon-sun 00:00 to 00:00, first.\n',
    )
    // Both are first: in the order of the list.
    expect(await onCallNow()).toEqual(['Maria Lopez,Ben', false])
  })

  test.each([
    [['off', 'x', '--first'], 'off takes no --first'],
    [['off', 'x', '--from', 'friday'], '--from takes a date and a time, such as'],
    [['on', 'x', '--from', '2031-03-05T06:00', '--until', '2031-03-05T06:00'], 'after --from'],
    [['off', 'x', '--until', '9999-01-01T06:00'], 'within 400 days'],
    [['shift'], 'shift takes one ID'],
    [['shift', 'x', ...shiftOf('weekdays', '18:00', '06:00')], '--days takes days such as mon-fri'],
    [['shift', 'x', ...shiftOf('mon', '6pm', '06:00')], '--from takes a time such as 18:00'],
    [['shift', 'x', ...shiftOf('mon', '18:00', '24:00')], '--to takes a time such as 06:00'],
    [['off', 'x', '--until', '2031-03-04'], '--until takes a time to come, such as'],
    [['on', 'x', '--until', '2031-03-04T19:59'], '--until takes a time to come, such as'],
    [['off'], 'off takes one ID'],
  ])('%j is refused in one sentence', async (args, sentence) => {
    const { status, err } = await staff(...args)
    expect(status).toBe(2)
    expect(err).toContain(sentence)
  })
})
