/** The text message with the arrival time: real engine and store beside a fake of Twilio. */

import { afterEach, beforeEach, expect, test } from 'vitest'
import { business } from '#domain/business/business.ts'
import { type FakeTwilio, startFakeTwilio } from '#tests/support/fake-twilio.ts'
import { smsChannel } from './channels/twilio/sms.ts'
import { useEngineHarness } from './engine-harness.fixture.ts'
import { saidStop } from './notices/opt-outs.ts'
import { first } from '#server/db/db.ts'
import { correctLead } from '#server/board/lead/correction.ts'
import { NO_CHANNELS } from '#tests/support/alarm-samples.ts'
import { setSetting } from '#server/db/setting-queries.ts'

const harness = useEngineHarness()
let twilio: FakeTwilio

beforeEach(async () => {
  twilio = await startFakeTwilio()
})
afterEach(async () => await twilio.stop())

/** An engine whose texts go to the fake of Twilio. */
const texting = () =>
  harness.engine({
    channels: { sms: smsChannel },
    environment: { ...twilio.environment, siteUrl: 'https://www.keys.example' },
  })

/** Resolves when the assignee of a lead of this page is on the way. */
async function announce(page: string, phone = '(201) 555-0123'): Promise<string> {
  const ana = await harness.addStaffMember('Ana')
  await harness.db.write((tx) => setSetting(tx, 'arrival_sms', 'on'))
  const id = await harness.record({
    row: { source_url: page, sms_consent_at: '2031-03-04T17:00:00.000Z', phone },
  })
  const step = { staffMemberId: ana } as const
  await harness.leads.transitionLead(id, { ...step, from: 'pending', to: 'accepted' })
  await harness.leads.transitionLead(id, {
    ...step,
    from: 'accepted',
    to: 'en_route',
    etaMinutes: 20,
  })
  return id
}

test.each([
  [
    '/book-online',
    `${business.name} here. We are on the way: about 20 minutes, as the locksmith said at 12:00 PM. Follow it here: https://keys.example/r/TOKEN?from=sms.SIGNATURE Reply STOP for no more texts.`,
  ],
  [
    '/es/pedir-servicio',
    `Le escribe ${business.name}. Ya vamos en camino. Llegamos en unos 20 minutos, segun dijo el cerrajero a las 12:00 p.m. Vea como va: https://keys.example/r/TOKEN?from=sms.SIGNATURE Responda STOP para no recibir mas mensajes.`,
  ],
])('tells the visitor of %s when the assignee arrives', async (page, text) => {
  texting()
  await announce(page)
  await harness.advanceClock(60_000)
  expect(twilio.taken.map(({ to }) => to)).toEqual(['+12015550123'])
  expect(
    twilio.taken[0]?.said[0]
      ?.replace(/(?<=\/r\/)[\w-]{22}/, 'TOKEN')
      .replace(/(?<=sms\.)[\w-]{11}/, 'SIGNATURE'),
  ).toBe(text)
})

test('remembers a customer whom the carrier says has opted out, at once or later', async () => {
  const isStopped = (number: string) => harness.db.read((tx) => saidStop(tx, number))
  texting()
  twilio.behavior = { code: 21_614 }
  await announce('/', '(201) 555-0124')
  await harness.advanceClock(60_000)
  expect(await isStopped('2015550124')).toBe(false)
  twilio.behavior = { code: 21_610 }
  await announce('/')
  await harness.advanceClock(60_000)
  expect(await isStopped('+12015550123')).toBe(true)

  twilio.behavior = 'well'
  await announce('/', '(201) 555-0125')
  await harness.advanceClock(60_000)
  const sent = await harness.db.read((tx) =>
    first<{ id: string; providerId: string }>(
      tx,
      `SELECT id, provider_id FROM notices WHERE number = '+12015550125'`,
    ),
  )
  const { id = '', providerId = '' } = sent ?? {}
  const status = { providerId, status: 'undelivered', sequence: null }
  await harness.report(id, { ...status, error: '21610' })
  expect(await isStopped('+12015550125')).toBe(true)
})

test('does not remember so of a staff member, so that each refusal is seen', async () => {
  const refused = { outcome: 'failed', permanent: true, gone: 'no', error: 'refused' } as const
  harness.answer = () => ({ ...refused, hasOptedOut: true })
  harness.engine()
  await harness.addStaffMember('Ana', '+12015550111')
  await harness.record()
  await harness.advanceClock(60_000)
  expect(harness.sent.map(({ notice: { to } }) => to)).toContainEqual(
    expect.objectContaining({ phone: '+12015550111' }),
  )
  expect(await harness.db.read((tx) => saidStop(tx, '+12015550111'))).toBe(false)
})

test('sends no link that agrees or cancels to a number that staff wrote', async () => {
  texting()
  const ana = await harness.addStaffMember('Ana')
  await harness.db.write((tx) => setSetting(tx, 'arrival_sms', 'on'))
  const id = await harness.record({ row: { sms_consent_at: '2031-03-04T17:00:00.000Z' } })
  await harness.leads.transitionLead(id, { staffMemberId: ana, from: 'pending', to: 'accepted' })
  const press = { staffMemberId: ana, now: harness.now, settings: NO_CHANNELS }
  const changes = [['phone', '(201) 555-0177']] as const
  await harness.db.write((tx) => correctLead(tx, id, changes, press))
  await harness.leads.transitionLead(id, {
    ...{ staffMemberId: ana, from: 'accepted', to: 'en_route', etaMinutes: 20 },
  })
  await harness.advanceClock(60_000)
  expect(twilio.taken.map(({ to }) => to)).toEqual(['+12015550177'])
  const token = /\/r\/([\w-]+)(\S*)/.exec(twilio.taken[0]?.said[0] ?? '')
  // A link that only shows is twice as long.
  expect([token?.[1]?.length, token?.[2]]).toEqual([43, ''])
})

test('a server that is killed at any operation sends it once at most', async () => {
  for (let operations = 0; operations < 12; operations++) {
    const engine = texting()
    const number = `201555${1000 + operations}`
    await announce('/', number)
    engine.killAfter(operations)
    await harness.advanceClock(120_000)
    expect(twilio.taken.filter(({ to }) => to === `+1${number}`).length).toBeLessThanOrEqual(1)
    await engine.stop(0)
  }
  expect(twilio.taken.length).toBeGreaterThan(6)
})
