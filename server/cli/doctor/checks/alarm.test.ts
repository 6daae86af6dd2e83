import { advanceAlarms } from '#server/alarm/escalation/advance-alarms.ts'
import { addStaffMember } from '#server/db/tables/staff-members.ts'
import { addShift } from '#tests/support/schedules.ts'
import type { ChannelKind } from '#domain/alarm/channels.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { business } from '#domain/business/business.ts'
import { e164 } from '#domain/phone/phone.ts'
import { channelsOfPhone } from '#server/staff/contact-channels.ts'
import { readEnvironment } from '#server/environment.ts'
import { sampleSubmission } from '#server/db/sample-submission.fixture.ts'
import {
  createCommandHarness,
  type CommandHarness,
} from '#server/cli/database/command-harness.fixture.ts'
import type { Finding } from '../finding.ts'
import { addTestedStaff, HEALTHY_ENVIRONMENT } from '../healthy-installation.fixture.ts'
import { checkAlarm } from './alarm.ts'
import { listStaff } from '#server/db/tables/staff-members.ts'
import { storeSubmission } from '#server/leads/record.ts'

const TWILIO = {
  TWILIO_ACCOUNT_SID: 'AC0123456789abcdef0123456789abcdef',
  TWILIO_AUTH_TOKEN: 'token-of-a-test',
  TWILIO_FROM: '+12018631234',
}

let harness: CommandHarness

beforeEach(() => {
  harness = createCommandHarness()
})
afterEach(() => harness.remove())

function environmentOf(raw: Record<string, string>) {
  const reading = readEnvironment(raw)
  if (!reading.ok) throw new Error(reading.problems.join(' '))
  return reading.environment
}

const check = (
  raw: Record<string, string> = HEALTHY_ENVIRONMENT,
  settings: Record<string, string> = {},
): Promise<readonly Finding[]> =>
  harness.withDb((db) =>
    checkAlarm(db, {
      environment: environmentOf(raw),
      settings: new Map(Object.entries(settings)),
      clock: () => harness.now,
      fetch: async () => Response.json({ status: 'active' }),
    }),
  )

const trouble = (findings: readonly Finding[]) => findings.filter(({ state }) => state !== 'ok')

const add = (name: string, kinds: readonly ChannelKind[]) =>
  harness.withDb((db) =>
    db.write((tx) =>
      addStaffMember(tx, {
        id: crypto.randomUUID(),
        name,
        language: 'en',
        now: harness.now,
        channels: kinds.map((kind) => ({
          id: crypto.randomUUID(),
          kind,
          address: JSON.stringify({ kind }),
          addressKey: kind,
        })),
      }),
    ),
  )

describe('staff', () => {
  test('accepts two staff members with two tested channels each', async () => {
    await harness.withDb((db) => addTestedStaff(db, harness.now))
    expect(trouble(await check())).toEqual([])
  })

  test('names a staff member whose phone the server itself answers', async () => {
    const phones = [
      '+12018631234',
      e164(business.phones.default),
      e164(business.phones.paidSearch),
      '+12015550111',
    ]
    await harness.withDb((db) =>
      db.write(async (tx) => {
        for (const phone of phones) {
          const channels = channelsOfPhone(phone)
          const id = crypto.randomUUID()
          await addStaffMember(tx, { id, name: phone, language: 'en', now: harness.now, channels })
        }
      }),
    )
    const about = (await check({ ...HEALTHY_ENVIRONMENT, ...TWILIO })).filter(({ text }) =>
      text.startsWith('has'),
    )
    expect(about.map(({ state, subject }) => [state, subject])).toEqual([
      ['error', `Staff members: ${phones[0]}`],
      ['warning', `Staff members: ${phones[1]}`],
      ['warning', `Staff members: ${phones[2]}`],
    ])
  })

  test('reports a missing staff list as open, because a mail wakes nobody', async () => {
    expect(trouble(await check())).toMatchObject([
      { state: 'error', subject: 'Staff members', text: expect.stringContaining('nobody') },
    ])
  })

  test.each([
    [['mail'], 'has mail only'],
    [['call'], 'cannot be reached by anything that is set up'],
    [['mail', 'pushover'], '0 channels of 2 tested, two are needed'],
  ] as const)('reports a staff member with %j as open', async (kinds, words) => {
    await harness.withDb((db) => addTestedStaff(db, harness.now))
    await add('Cy', kinds)
    const found = trouble(await check())
    expect(found).toMatchObject([{ state: 'error', subject: 'Staff members: Cy' }])
    expect(found[0]?.text).toContain(words)
  })
})

test('says who is on call, when nobody is, and whose shifts no tested channel wakes for', async () => {
  const onCall = async () => (await check()).filter(({ subject }) => subject.startsWith('On call'))
  await harness.withDb((db) => addTestedStaff(db, harness.now))
  expect(await onCall()).toMatchObject([{ state: 'ok' }])
  await add('Cy', ['call', 'mail'])
  await harness.withDb(async (db) => {
    const cy = (await db.read((tx) => listStaff(tx))).find(({ name }) => name === 'Cy')
    await addShift(db, cy?.id ?? '', { days: ['tue'], from: '18:00', to: '06:00' })
  })
  expect(await onCall()).toMatchObject([
    { state: 'warning', text: expect.stringContaining('nobody is scheduled from ') },
    { state: 'error', subject: 'On call: Cy', text: expect.stringContaining('no tested call') },
  ])
  const settings = { alarm_plan: '0s call 2' }
  expect((await check(HEALTHY_ENVIRONMENT, settings)).map(({ text }) => text)).toContainEqual(
    expect.stringContaining('rings number 2, and there are 1 on call at times'),
  )
})

describe('the plan', () => {
  beforeEach(() => harness.withDb((db) => addTestedStaff(db, harness.now)))

  test('is shown as clock times, with missing channels', async () => {
    const plan = (await check()).find(
      ({ subject }) => subject === 'Alarm plan, as soon as possible',
    )
    expect(plan?.text).toContain('3:12:45 AM  call to the next of those on call')
    expect(plan?.text).toContain('Not set up and skipped: webhook, call')
  })

  test('is open when it cannot be parsed, and a warning when it calls nobody', async () => {
    expect(trouble(await check(HEALTHY_ENVIRONMENT, { alarm_plan: 'ring!' }))).toMatchObject([
      { state: 'error', action: expect.stringContaining('settings -- set alarm_plan') },
    ])
    expect(trouble(await check(HEALTHY_ENVIRONMENT, { alarm_plan: '0s call 3' }))).toMatchObject([
      { state: 'warning', action: expect.stringContaining('Set up calls') },
      { state: 'warning', text: expect.stringContaining('rings number 3, and there are 2') },
    ])
  })

  test('warns that SMS from an American number needs a registration', async () => {
    const raw = { ...HEALTHY_ENVIRONMENT, ...TWILIO }
    expect(trouble(await check(raw, { alarm_plan: '0s sms 1' }))).toMatchObject([
      { state: 'warning', text: expect.stringContaining('10DLC') },
    ])
  })
})

test('reports an overdue step and an unaccepted lead as open', async () => {
  await harness.withDb(async (db) => {
    await addTestedStaff(db, harness.now)
    await storeSubmission(db, sampleSubmission({ now: harness.now - 90_000 }))
  })
  expect(trouble(await check())).toMatchObject([
    { state: 'error', subject: 'Alarms', text: expect.stringContaining('a step is 90 s late') },
  ])
  await harness.withDb((db) =>
    advanceAlarms(db, {
      now: harness.now,
      limit: 1,
      decide: () => ({ plan: '', round: 1, step: 1, nextAt: null, isExpired: true, notices: [] }),
    }),
  )
  expect(trouble(await check())).toMatchObject([
    { state: 'error', text: expect.stringContaining('1 lead of the last 24 hours') },
  ])
})

test('warns without heartbeat, because nothing else reports a stopped server', async () => {
  await harness.withDb((db) => addTestedStaff(db, harness.now))
  const { HEARTBEAT_URL: _, ...rest } = HEALTHY_ENVIRONMENT
  expect(trouble(await check(rest)).map(({ subject }) => subject)).toEqual(['Heartbeat'])
})
