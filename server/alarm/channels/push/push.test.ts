import type { PushSubscriptionKeys } from '#domain/alarm/channels.ts'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { NOTICE_MESSAGES } from '#copy/server/notices.ts'
import { isPlanned } from '#domain/submission/urgency.ts'
import { TIMEFRAMES } from '#domain/submission/draft.ts'
import { A_SERVICE } from '#domain/services/sample-services.fixture.ts'
import { ANOTHER_TOWN } from '#domain/places/sample-towns.fixture.ts'
import { type FakePushService, startFakePushService } from '#tests/support/fake-push-service.ts'
import type { Notice } from '#server/alarm/channel.ts'
import {
  SAMPLE_NEWS,
  SAMPLE_NOW,
  sampleNotice,
  SAMPLE_DISTANCE,
} from '#server/alarm/sample-notice.fixture.ts'
import { channelApp } from '#server/alarm/channel-app.fixture.ts'
import { fakeSettings } from '#tests/support/fake-db.ts'
import { pushChannel } from './push.ts'
import { createVapidKeys, VAPID_KEY } from './vapid.ts'

const keys = createVapidKeys()
const authorities = getCACertificates('default')
let service: FakePushService
let channel: ReturnType<typeof channelTo>
let subscription: PushSubscriptionKeys
let now: number
let addresses: readonly string[]

beforeAll(async () => {
  service = await startFakePushService(() => SAMPLE_NOW)
  setDefaultCACertificates([...authorities, service.cert])
})
afterAll(async () => {
  setDefaultCACertificates(authorities)
  await service.stop()
})
beforeEach(() => {
  now = SAMPLE_NOW
  addresses = ['93.184.216.34']
  service.status = 201
  service.retryAfter = null
  subscription = service.subscribe(keys.publicKey)
  channel = channelTo(service.fetch)
})

/** The channel of a server whose requests go this way. */
const channelTo = (fetch: typeof globalThis.fetch) => ({
  send: (notice: Notice) =>
    pushChannel.send(
      channelApp(fakeSettings(new Map([[VAPID_KEY, keys.privateKey]])), {
        fetch,
        resolveName: async () => addresses.map((address) => ({ address })),
        clock: () => now,
      }),
      notice,
    ),
})

const push = (changes: Parameters<typeof sampleNotice>[1] = {}): Notice =>
  sampleNotice('push', { to: { kind: 'push', subscription }, ...changes })

test('sends service and town in the format that Safari displays by itself', async () => {
  const notice = push({ facts: { waiting: 2, open: 5 } })
  const leadPage = `https://keys.example/staff/l/${notice.facts.submissionId}`
  expect(await channel.send(notice)).toEqual({ outcome: 'sent', providerId: null })
  expect(service.received.at(-1)?.json).toEqual({
    web_push: 8030,
    notification: {
      title: `${A_SERVICE}, ${ANOTHER_TOWN}`,
      body: `As soon as possible. ${SAMPLE_DISTANCE} 2 requests are waiting.`,
      lang: 'en',
      tag: notice.facts.submissionId,
      navigate: notice.acceptUrl,
      actions: [
        { action: 'take', title: "I'll take it", navigate: leadPage },
        { action: 'call', title: 'Call', navigate: leadPage },
      ],
      data: { lead: leadPage, failures: NOTICE_MESSAGES.en.pushFailures },
    },
    app_badge: 5,
  })
})

test('is an ordinary message for a planned request', async () => {
  for (const timeframe of TIMEFRAMES) {
    await channel.send(push({ facts: { timeframe } }))
    const urgency = isPlanned(timeframe) ? 'normal' : 'high'
    expect(service.received.at(-1)?.headers).toMatchObject({ urgency })
  }
})

test('has no buttons when there is nothing to take', async () => {
  await channel.send(push(SAMPLE_NEWS))
  expect(service.received.at(-1)?.json).toMatchObject({ notification: { tag: expect.anything() } })
  expect(JSON.stringify(service.received.at(-1)?.json)).not.toMatch(/"actions"|"data"/)
})

test('replaces the earlier notification about the same lead', async () => {
  await channel.send(push())
  await channel.send(push({ ...SAMPLE_NEWS, acceptUrl: null }))
  const [first, second] = service.received.slice(-2)
  expect(first?.headers['topic']).toBe(second?.headers['topic'])
  expect(second?.json).toMatchObject({
    notification: {
      title: `Canceled: ${A_SERVICE}, ${ANOTHER_TOWN}`,
      navigate: 'https://keys.example/staff',
    },
  })
})

test('sets a TTL that ends with the notice', async () => {
  await channel.send(push())
  expect(service.received.at(-1)?.headers).toMatchObject({ ttl: '600', urgency: 'high' })
  now = SAMPLE_NOW + 51 * 60_000
  await channel.send(push())
  expect(service.received.at(-1)?.headers['ttl']).toBe('60')
})

test.each([
  [404, true, 'yes'],
  [410, true, 'yes'],
  [400, true, 'no'],
  [403, true, 'no'],
  [413, true, 'no'],
  [429, false, 'no'],
  [503, false, 'no'],
])(
  'an answer of %d is final: %j, and the subscription gone: %s',
  async (status, permanent, gone) => {
    service.status = status
    expect(await channel.send(push())).toEqual({
      outcome: 'failed',
      permanent,
      gone,
      error: `status ${status}`,
    })
  },
)

const APPLE = 'https://web.push.apple.com/QOd1'
const MOZILLA = 'https://updates.push.services.mozilla.com/wpush/v2/a'
const GOOGLE = 'https://fcm.googleapis.com/fcm/send/a'

test.each<[string, number, string, 'no' | 'maybe' | 'yes', string]>([
  [APPLE, 403, '{"reason":"BadJwtToken"}', 'no', 'status 403 BadJwtToken'],
  [APPLE, 400, '{"reason":"BadJwtToken"}', 'no', 'status 400 BadJwtToken'],
  [APPLE, 403, '{ "reason": "ExpiredJwtToken" }', 'no', 'status 403 ExpiredJwtToken'],
  [APPLE, 400, '{"reason":"VapidPkHashMismatch"}', 'yes', 'status 400 VapidPkHashMismatch'],
  [APPLE, 400, '{"reason":"BadDeviceToken"}', 'yes', 'status 400 BadDeviceToken'],
  [APPLE, 410, '{"reason":"Unregistered"}', 'yes', 'status 410'],
  [APPLE, 403, '', 'maybe', 'status 403'],
  [APPLE, 400, '{"reason":"Something new"}', 'maybe', 'status 400'],
  [APPLE, 413, '{"reason":"PayloadTooLarge"}', 'no', 'status 413'],
  [MOZILLA, 401, '{"errno":109,"message":"Invalid authorization"}', 'no', 'status 401'],
  [MOZILLA, 401, '{"message":"VAPID public key mismatch"}', 'yes', 'status 401'],
  [GOOGLE, 403, 'invalid JWT provided', 'no', 'status 403'],
  [
    GOOGLE,
    403,
    'the VAPID credentials in the authorization header do not correspond to the credentials used to create the subscriptions.',
    'yes',
    'status 403',
  ],
  [GOOGLE, 404, '', 'yes', 'status 404'],
])(
  'from %s the answer %d %s makes the phone gone: %s',
  async (endpoint, status, text, gone, error) => {
    const answering = channelTo(async () => new Response(text, { status }))
    const to = { kind: 'push', subscription: { ...subscription, endpoint } } as const
    expect(await answering.send(push({ to }))).toMatchObject({ permanent: true, gone, error })
  },
)

test('returns the delay of a rate limit', async () => {
  service.status = 429
  service.retryAfter = '30'
  expect(await channel.send(push())).toMatchObject({ permanent: false, retryAfterMs: 30_000 })
})

test('reports a subscription for another key as gone', async () => {
  subscription = service.subscribe(createVapidKeys().publicKey)
  expect(await channel.send(push())).toMatchObject({ error: 'status 403' })
})

test.each<[string, Partial<PushSubscriptionKeys>]>([
  ['no key', { keys: { p256dh: '', auth: '' } }],
  ['a key that is none', { keys: { p256dh: 'BBBB', auth: 'AAAA' } }],
])('reports a subscription with %s as gone', async (_what, changes) => {
  const to = { kind: 'push', subscription: { ...subscription, ...changes } } as const
  expect(await channel.send(push({ to }))).toMatchObject({ permanent: true, gone: 'yes' })
})

test('sends nothing to the own network, whatever the host name', async () => {
  const before = service.received.length
  addresses = ['10.0.0.1']
  expect(await channel.send(push())).toMatchObject({ permanent: true, gone: 'yes' })
  addresses = []
  expect(await channel.send(push())).toMatchObject({ permanent: false, gone: 'no' })
  expect(service.received).toHaveLength(before)
})

test('retries a push service that is unreachable or has an invalid certificate', async () => {
  const stranger = await startFakePushService(() => SAMPLE_NOW)
  const to = { kind: 'push', subscription: stranger.subscribe(keys.publicKey) } as const
  channel = channelTo(stranger.fetch)
  const again = { outcome: 'failed', permanent: false, gone: 'no' }
  expect(await channel.send(push({ to }))).toEqual({
    ...again,
    error: 'DEPTH_ZERO_SELF_SIGNED_CERT',
  })
  await stranger.stop()
  expect(await channel.send(push({ to }))).toEqual({ ...again, error: 'ECONNREFUSED' })
})
