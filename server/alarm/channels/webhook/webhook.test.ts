import { fakeSettings } from '#tests/support/fake-db.ts'
import type { NoticeKind } from '#domain/alarm/notice-kind.ts'
import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { A_SERVICE } from '#domain/services/sample-services.fixture.ts'
import { ANOTHER_TOWN } from '#domain/places/sample-towns.fixture.ts'
import { type FakeReceiver, startFakeReceiver } from '#tests/support/fake-receiver.ts'
import { sampleNotice } from '#server/alarm/sample-notice.fixture.ts'
import type { Notice } from '#server/alarm/channel.ts'
import { channelApp, fetchWithin } from '#server/alarm/channel-app.fixture.ts'
import { webhookChannel } from './webhook.ts'

const SECRET = `whsec_${Buffer.from('0123456789abcdef0123456789abcdef').toString('base64')}`

let receiver: FakeReceiver
let now: number
beforeEach(async () => {
  receiver = await startFakeReceiver()
  now = Date.now()
})
afterEach(() => receiver.stop())

const channel = (limitMs = 5000) => ({
  send: (notice: Notice) =>
    webhookChannel.send(
      channelApp(fakeSettings(new Map()), {
        environment: { alertWebhookUrl: `${receiver.url}/hook`, alertWebhookSecret: SECRET },
        fetch: fetchWithin(limitMs),
        clock: () => now,
      }),
      notice,
    ),
})

test('is accepted by an independent library, and contains service and town only', async () => {
  const notice = sampleNotice('webhook', { facts: { spanish: 'speaks', round: 2, step: 3 } })
  expect(await channel().send(notice)).toEqual({ outcome: 'sent', providerId: null })
  const [post] = receiver.received
  expect(post?.headers['content-type']).toBe('application/json')
  expect(post?.headers['webhook-id']).toBe(notice.id)
  expect(new Webhook(SECRET).verify(post?.body ?? '', post?.headers as never)).toEqual({
    type: 'lead.created',
    timestamp: new Date(now).toISOString(),
    data: {
      id: notice.facts.submissionId,
      service: A_SERVICE,
      town: ANOTHER_TOWN,
      timeframe: 'ASAP',
      language: 'es',
      round: 2,
      step: 3,
      take: notice.acceptUrl,
    },
  })
})

test.each<[NoticeKind, string]>([
  ['created', 'lead.created'],
  ['waiting', 'lead.waiting'],
  ['test', 'alarm.test'],
])('sends a notice of kind %s as %s', async (kind, type) => {
  await channel().send(sampleNotice('webhook', { kind }))
  expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({ type })
})

test('contains the appointment of a lead that has one', async () => {
  const appointment = {
    appointment_start: '2031-03-05T15:00:00.000Z',
    appointment_end: '2031-03-05T17:00:00.000Z',
  }
  await channel().send(sampleNotice('webhook', { facts: appointment }))
  expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({ data: appointment })
})

test('omits text that a visitor typed in place of a service', async () => {
  const service = 'Open my safe, Zoë, 201 555 0199'
  await channel().send(sampleNotice('webhook', { facts: { service } }))
  expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({ data: { service: 'Other' } })
})

test.each([
  [410, { permanent: true, gone: 'yes' }],
  [400, { permanent: true, gone: 'no' }],
  [301, { permanent: true, gone: 'no' }],
  [429, { permanent: false, gone: 'no', retryAfterMs: 12_000 }],
  [502, { permanent: false, gone: 'no', retryAfterMs: 12_000 }],
])('treats an answer of %d as a failure', async (status, outcome) => {
  const headers = {
    ...(status === 301 && { location: `${receiver.url}/elsewhere` }),
    ...(!('retryAfterMs' in outcome) ? {} : { 'retry-after': '12' }),
  }
  receiver.answer = { status, headers }
  const expected = { outcome: 'failed', error: `status ${status}`, ...outcome }
  expect(await channel().send(sampleNotice('webhook'))).toEqual(expected)
  expect(receiver.received.map(({ path }) => path)).toEqual(['/hook'])
})

test('retries a silent or unreachable receiver, since a duplicate is harmless', async () => {
  receiver.answer = null
  const again = { outcome: 'failed', permanent: false, gone: 'no' }
  expect(await channel(150).send(sampleNotice('webhook'))).toMatchObject(again)
  await receiver.stop()
  expect(await channel().send(sampleNotice('webhook'))).toMatchObject(again)
})
