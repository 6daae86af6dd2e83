import { expect, test } from 'vitest'
import { sampleSubmission } from '#server/db/sample-submission.fixture.ts'
import { acceptance, addStaffMember, LEASE, MINUTE, NOW } from '../support/alarm-samples.ts'
import type { Fixture } from './database.fixture.ts'
import { storeSubmission } from '#server/leads/record.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'
import { remind } from '#server/alarm/notices/reminders.ts'
import { claimNotices } from '#server/db/tables/notices.ts'
import { transitionLead } from '#server/leads/transition.ts'

const HOUR = 60 * MINUTE
const SETTINGS = {
  configuredChannels: new Set(['mail'] as const),
  staffEmail: ['staff@palisade.example'],
}
const START = NOW + 50 * HOUR
const ROW = {
  appointment_start: new Date(START).toISOString(),
  appointment_end: new Date(START + 2 * HOUR).toISOString(),
}

export function remindersContract(fixture: Fixture): void {
  const record = async (row: Partial<typeof ROW> = ROW, now = NOW): Promise<string> => {
    const submission = sampleSubmission({ now, row })
    await storeSubmission(fixture.db, submission)
    return submission.row.id
  }
  const remindAt = (now: number) => remind(fixture.db, { now, limit: 50, settings: SETTINGS })
  const claim = async (now: number) =>
    (
      await fixture.db.writeRelaxed((tx) => claimNotices(tx, { channel: 'mail', now, ...LEASE }))
    ).map(({ kind, staffMember }) => `${kind} ${staffMember?.name ?? 'nobody'}`)

  test('returns an appointment as it was stored', async () => {
    const id = await record()
    expect(await fixture.db.read((tx) => getLead(tx, id))).toMatchObject(ROW)
  })

  test('reminds everybody in the evening, then the assignee an hour ahead, each once', async () => {
    const maria = await addStaffMember(fixture.db, 'Maria')
    await addStaffMember(fixture.db, 'Dan')
    const id = await record()
    const hourAhead = START - HOUR
    // Whatever the time zone is, the evening before is within the last day but one hour.
    const before = hourAhead - MINUTE
    expect(await remindAt(before)).toBe(1)
    expect(
      await Promise.all([
        remindAt(before),
        remind(fixture.another(), { now: before, limit: 50, settings: SETTINGS }),
      ]),
    ).toEqual([0, 0])
    expect((await claim(before)).toSorted()).toEqual(['reminder Dan', 'reminder Maria'])
    await fixture.db.write((tx) => transitionLead(tx, id, acceptance(maria)))
    expect(await remindAt(hourAhead)).toBe(1)
    expect(await claim(hourAhead)).toEqual(['reminder Maria'])
    expect(await remindAt(START)).toBe(0)
  })

  test('sends no reminder of a closed lead, none of the past, and none for the same evening', async () => {
    const closed = await record()
    await fixture.db.write((tx) => transitionLead(tx, closed, { ...acceptance(), to: 'spam' }))
    expect(await remindAt(START - HOUR)).toBe(1)
    await record()
    expect(await remindAt(START)).toBe(1)
    await record(ROW, START - HOUR)
    await record({})
    expect(await remindAt(START - MINUTE)).toBe(0)
    expect(await claim(START)).not.toContainEqual(expect.stringMatching(/^reminder/))
  })

  test('sends a queued reminder to the next assignee instead', async () => {
    const maria = await addStaffMember(fixture.db, 'Maria')
    const dan = await addStaffMember(fixture.db, 'Dan')
    const id = await record()
    await fixture.db.write((tx) => transitionLead(tx, id, acceptance(maria)))
    await remindAt(START - HOUR)
    const now = START - HOUR + MINUTE
    await fixture.db.write((tx) =>
      transitionLead(tx, id, { ...acceptance(dan), from: 'accepted', now }),
    )
    expect(await claim(now)).not.toContain('reminder Maria')
    expect(await remindAt(now)).toBe(1)
    expect(await claim(now)).toEqual(['reminder Dan'])
    expect(await remindAt(START)).toBe(0)
  })

  test('reminds only the mailbox of the owner of a suspicious lead that nobody accepted', async () => {
    await addStaffMember(fixture.db, 'Maria')
    const checks = { verification: 'unverified', suspicion: 3, suspicionReasons: [] } as const
    await storeSubmission(fixture.db, sampleSubmission({ now: NOW, row: ROW, checks }))
    await remindAt(START - HOUR)
    expect(await claim(START - HOUR)).toEqual(['reminder nobody'])
  })

  test('merges the reminders of suspicious leads into one mail an hour', async () => {
    const checks = { verification: 'unverified', suspicion: 3, suspicionReasons: [] } as const
    const flood = async (startsAt: number): Promise<void> => {
      const row = {
        appointment_start: new Date(startsAt).toISOString(),
        appointment_end: new Date(startsAt + HOUR).toISOString(),
      }
      for (let count = 0; count < 3; count++)
        await storeSubmission(fixture.db, sampleSubmission({ now: NOW, row, checks }))
    }
    await flood(START)
    await flood(START + 30 * MINUTE)
    await flood(START + 90 * MINUTE)
    for (const at of [START, START + 30 * MINUTE, START + 90 * MINUTE]) await remindAt(at - HOUR)
    const sent = await claim(START + 30 * MINUTE)
    expect(sent).toEqual(['reminder nobody', 'reminder nobody'])
  })

  test('cancels a queued reminder when the lead is taken or closed', async () => {
    await addStaffMember(fixture.db, 'Maria')
    const id = await record()
    await remindAt(START - HOUR)
    await fixture.db.write((tx) => transitionLead(tx, id, acceptance()))
    expect(await claim(START - HOUR)).toEqual([])
  })
}
