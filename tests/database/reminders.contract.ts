import { createLeadTransactions } from '#server/leads/lead-transactions.ts'
import { expect, test } from 'vitest'
import { sampleSubmission } from '#server/store/sample-submission.fixture.ts'
import { acceptance, addStaffMember, LEASE, MINUTE, NOW } from '../support/alarm-samples.ts'
import type { Fixture } from './database.fixture.ts'

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
  const alarms = () => fixture.store.alarms
  const notices = () => fixture.store.notices
  const transactions = () => createLeadTransactions(fixture.store)
  const record = async (row: Partial<typeof ROW> = ROW, now = NOW): Promise<string> => {
    const submission = sampleSubmission({ now, row })
    await fixture.store.record(submission)
    return submission.row.id
  }
  const remind = (now: number) => alarms().remind({ now, limit: 50, settings: SETTINGS })
  const claim = async (now: number) =>
    (await notices().claimNotices({ channel: 'mail', now, ...LEASE })).map(
      ({ kind, staffMember }) => `${kind} ${staffMember?.name ?? 'nobody'}`,
    )

  test('returns an appointment as it was stored', async () => {
    expect(await fixture.store.leads.getLead(await record())).toMatchObject(ROW)
  })

  test('reminds everybody in the evening, then the assignee an hour ahead, each once', async () => {
    const maria = await addStaffMember(fixture.store, 'Maria')
    await addStaffMember(fixture.store, 'Dan')
    const id = await record()
    const hourAhead = START - HOUR
    // Whatever the time zone is, the evening before is within the last day but one hour.
    const before = hourAhead - MINUTE
    expect(await remind(before)).toBe(1)
    expect(
      await Promise.all([
        remind(before),
        fixture.another().alarms.remind({ now: before, limit: 50, settings: SETTINGS }),
      ]),
    ).toEqual([0, 0])
    expect((await claim(before)).toSorted()).toEqual(['reminder Dan', 'reminder Maria'])
    await transactions().transitionLead(id, acceptance(maria))
    expect(await remind(hourAhead)).toBe(1)
    expect(await claim(hourAhead)).toEqual(['reminder Maria'])
    expect(await remind(START)).toBe(0)
  })

  test('sends no reminder of a closed lead, none of the past, and none for the same evening', async () => {
    const closed = await record()
    await transactions().transitionLead(closed, { ...acceptance(), to: 'spam' })
    expect(await remind(START - HOUR)).toBe(1)
    await record()
    expect(await remind(START)).toBe(1)
    await record(ROW, START - HOUR)
    await record({})
    expect(await remind(START - MINUTE)).toBe(0)
    expect(await claim(START)).not.toContainEqual(expect.stringMatching(/^reminder/))
  })

  test('sends a queued reminder to the next assignee instead', async () => {
    const maria = await addStaffMember(fixture.store, 'Maria')
    const dan = await addStaffMember(fixture.store, 'Dan')
    const id = await record()
    await transactions().transitionLead(id, acceptance(maria))
    await remind(START - HOUR)
    const now = START - HOUR + MINUTE
    await transactions().transitionLead(id, { ...acceptance(dan), from: 'accepted', now })
    expect(await claim(now)).not.toContain('reminder Maria')
    expect(await remind(now)).toBe(1)
    expect(await claim(now)).toEqual(['reminder Dan'])
    expect(await remind(START)).toBe(0)
  })

  test('reminds only the mailbox of the owner of a suspicious lead that nobody accepted', async () => {
    await addStaffMember(fixture.store, 'Maria')
    const checks = { verification: 'unverified', suspicion: 3, suspicionReasons: [] } as const
    await fixture.store.record(sampleSubmission({ now: NOW, row: ROW, checks }))
    await remind(START - HOUR)
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
        await fixture.store.record(sampleSubmission({ now: NOW, row, checks }))
    }
    await flood(START)
    await flood(START + 30 * MINUTE)
    await flood(START + 90 * MINUTE)
    for (const at of [START, START + 30 * MINUTE, START + 90 * MINUTE]) await remind(at - HOUR)
    const sent = await claim(START + 30 * MINUTE)
    expect(sent).toEqual(['reminder nobody', 'reminder nobody'])
  })

  test('cancels a queued reminder when the lead is taken or closed', async () => {
    await addStaffMember(fixture.store, 'Maria')
    const id = await record()
    await remind(START - HOUR)
    await transactions().transitionLead(id, acceptance())
    expect(await claim(START - HOUR)).toEqual([])
  })
}
