import { fakeSettings } from '#tests/support/fake-db.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Priority, priorityOf } from '#domain/alarm/loudness.ts'
import { noticeKinds } from '#domain/alarm/notice-kind.ts'
import { TIMEFRAMES } from '#domain/submission/draft.ts'
import { A_SERVICE } from '#domain/services/sample-services.fixture.ts'
import { ANOTHER_TOWN } from '#domain/places/sample-towns.fixture.ts'
import { type FakeReceiver, startFakeReceiver } from '#tests/support/fake-receiver.ts'
import { SAMPLE_NEWS, sampleNotice, SAMPLE_DISTANCE } from '#server/alarm/sample-notice.fixture.ts'
import type { Notice } from '#server/alarm/channel.ts'
import { channelApp } from '#server/alarm/channel-app.fixture.ts'
import { pushoverChannel } from './pushover.ts'

let receiver: FakeReceiver
beforeEach(async () => {
  receiver = await startFakeReceiver()
})
afterEach(() => receiver.stop())

const KINDS = noticeKinds(() => true)

/** Sends each kind of notice about each timeframe; returns the priorities by the table's. */
async function sentPriorities(
  send: (notice: Notice) => Promise<unknown>,
  priority: () => unknown,
): Promise<Readonly<Record<Priority, readonly unknown[]>>> {
  const sent = { emergency: new Set(), high: new Set(), normal: new Set() }
  for (const timeframe of TIMEFRAMES)
    for (const kind of KINDS) {
      await send(sampleNotice('pushover', { ...SAMPLE_NEWS, kind, facts: { timeframe } }))
      sent[priorityOf(kind, timeframe)].add(priority())
    }
  return { emergency: [...sent.emergency], high: [...sent.high], normal: [...sent.normal] }
}

const lastBody = (): string => receiver.received.at(-1)?.body ?? ''

describe('Pushover', () => {
  const app = () =>
    channelApp(fakeSettings(new Map()), {
      environment: { pushoverApiUrl: receiver.url, pushoverToken: 'app-token' },
    })
  const send = (notice: Notice) => pushoverChannel.send(app(), notice)
  const end = (receipt: string) => pushoverChannel.end?.(app(), receipt)
  const fields = (): object => Object.fromEntries(new URLSearchParams(lastBody()))

  test('repeats until acknowledged or over, and returns the receipt', async () => {
    receiver.answer = { status: 200, body: '{"status":1,"request":"x","receipt":"rcpt01"}' }
    const notice = sampleNotice('pushover')
    expect(await send(notice)).toEqual({ outcome: 'sent', providerId: 'rcpt01' })
    expect(receiver.received[0]?.path).toBe('/1/messages.json')
    expect(fields()).toEqual({
      token: 'app-token',
      user: 'uQiRzpo4DXghDmr9QzzfQu27cmVRsG',
      title: `${A_SERVICE}, ${ANOTHER_TOWN}`,
      message: `As soon as possible. ${SAMPLE_DISTANCE}`,
      url: notice.acceptUrl,
      url_title: "I'll take it",
      priority: '2',
      retry: '30',
      expire: '3120',
    })
  })

  test('ends an emergency by its receipt, and ignores one that is over already', async () => {
    await end('rcpt01')
    expect(receiver.received[0]).toMatchObject({
      path: '/1/receipts/rcpt01/cancel.json',
      body: 'token=app-token',
    })
    receiver.answer = { status: 404 }
    await end('rcpt02')
    receiver.answer = { status: 500 }
    await expect(end('rcpt03')).rejects.toThrow('status 500')
  })

  test('has the priority of the table for each kind of notice and timeframe', async () => {
    const priority = () => new URLSearchParams(lastBody()).get('priority')
    expect(await sentPriorities(send, priority)).toEqual({
      emergency: ['2'],
      high: ['1'],
      normal: ['0'],
    })
  })

  test('sends other notices without repetition', async () => {
    await send(sampleNotice('pushover', { kind: 'question' }))
    expect(fields()).toMatchObject({
      priority: '1',
      title: `How is it going? ${A_SERVICE}, ${ANOTHER_TOWN}`,
    })
    expect(fields()).not.toHaveProperty('retry')
  })

  test('treats a wrong key as final and an outage as temporary', async () => {
    receiver.answer = { status: 400, body: '{"user":"invalid","status":0}' }
    expect(await send(sampleNotice('pushover'))).toMatchObject({ permanent: true })
    receiver.answer = { status: 500 }
    expect(await send(sampleNotice('pushover'))).toMatchObject({ permanent: false })
  })
})
