/** The text to a caller whom nobody answered: real engine and store beside a fake of Twilio. */

import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { business } from '#domain/business/business.ts'
import { CHANNEL_KINDS } from '#domain/alarm/channels.ts'
import { sampleSubmission } from '#server/db/sample-submission.fixture.ts'
import { type FakeTwilio, startFakeTwilio } from '#tests/support/fake-twilio.ts'
import { smsChannel } from './channels/twilio/sms.ts'
import { useEngineHarness } from './engine-harness.fixture.ts'
import { beginCall, endCall } from '#server/calls/stored/incoming-calls.ts'
import { setSetting } from '#server/db/setting-queries.ts'
import { receiveMessage } from '#server/calls/stored/incoming-messages.ts'
import { transitionLead } from '#server/leads/transition.ts'

const STOP = { kind: 'stop', isAll: true, isCarriers: true } as const

const harness = useEngineHarness()
let twilio: FakeTwilio

beforeEach(async () => {
  twilio = await startFakeTwilio()
  await harness.addStaffMember('Ana')
  harness.engine({ channels: { sms: smsChannel }, environment: twilio.environment })
})
afterEach(async () => await twilio.stop())

const settings = { configuredChannels: new Set(CHANNEL_KINDS), staffEmail: [] }

/** A call that ends like this. */
async function call(
  as: 'missed' | 'taken' | 'left',
  {
    caller = '+12015550123',
    language = 'en' as 'en' | 'es',
    verification = 'verified',
  }: {
    caller?: string
    language?: 'en' | 'es'
    verification?: 'verified' | 'unverified'
  } = {},
): Promise<string | null> {
  const id = `CA${randomUUID()}`
  const { now } = harness
  await harness.db.write((tx) =>
    beginCall(tx, {
      ...{ id, caller, language, number: '+12015550168', source: 'van', attestation: '' },
      ...{ legs: [], now, dueAt: now + 60_000 },
    }),
  )
  const lead = sampleSubmission({
    now,
    idempotencyKey: `call ${id}`,
    row: {
      type: 'call',
      phone: caller,
      source_url: language === 'es' ? '/es' : '/',
    },
    checks: { verification },
  })
  const ended = await harness.db.write((tx) => endCall(tx, id, { as, lead, settings, now }))
  await harness.processDue()
  return ended?.submissionId ?? null
}

const texts = () => twilio.taken.map(({ to, said }) => [to, said[0]])

test('nobody gets a text unless the owner offers it', async () => {
  await call('missed')
  expect(texts()).toEqual([])
})

test('a caller whom nobody answered gets one text with the link that fills in the number', async () => {
  await harness.db.write((tx) => setSetting(tx, 'text_back', 'on'))
  await call('missed')
  await call('missed')
  expect(texts()).toEqual([
    [
      '+12015550123',
      `${business.name}: nobody could take your call, and your number is saved. You can also tell us here what you need: https://keys.example/book-online#phone=2015550123 Reply STOP for no more texts.`,
    ],
  ])
  await call('missed', { caller: '+12015550124', language: 'es' })
  expect(texts()[1]?.[1]).toContain('#phone=2015550124 Responda STOP')
})

test('nobody gets one who was connected, hung up at once, said STOP, or has a number that may be false', async () => {
  await harness.db.write((tx) => setSetting(tx, 'text_back', 'on'))
  await call('taken')
  await call('left', { caller: '+12015550124' })
  await harness.db.write((tx) =>
    receiveMessage(tx, {
      ...{ id: 'SM1', from: '+12015550125', text: 'STOP', pictures: 0, optOut: STOP },
      ...{ staffMemberId: null, isQuiet: false, sentAt: harness.now },
      ...{ lead: sampleSubmission(), settings, now: harness.now },
    }),
  )
  await call('missed', { caller: '+12015550125' })
  await call('missed', { caller: '+12015550126', verification: 'unverified' })
  // Not of the United States or Canada.
  await call('missed', { caller: '+18765550123' })
  expect(texts()).toEqual([])
})

test('one number gets one in 24 hours, and all numbers together thirty', async () => {
  await harness.db.write((tx) => setSetting(tx, 'text_back', 'on'))
  const lead = await call('missed')
  await harness.db.write((tx) =>
    transitionLead(tx, lead ?? '', {
      ...{ to: 'cancelled', role: 'visitor', now: harness.now, noticeId: null, settings },
      by: { staffMemberId: null, via: 'status-page' },
    }),
  )
  harness.now += 3_600_000
  expect(await call('missed')).not.toBe(lead)
  expect(texts()).toHaveLength(1)
  for (let number = 0; number < 35; number++)
    await call('missed', { caller: `+1201555${String(2000 + number)}` })
  await harness.advanceClock(60_000)
  expect(texts().length).toBeLessThanOrEqual(30)
  expect(texts().length).toBeGreaterThan(10)
})
