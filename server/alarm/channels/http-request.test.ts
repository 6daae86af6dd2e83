import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FakeReceiver, startFakeReceiver } from '#tests/support/fake-receiver.ts'
import { sendHttpRequest, retryAfterMs } from './http-request.ts'

let receiver: FakeReceiver
beforeEach(async () => {
  receiver = await startFakeReceiver()
})
afterEach(() => receiver.stop())

test('returns the status and the beginning of the text', async () => {
  receiver.answer = { status: 418, body: 'x'.repeat(100_000) }
  const reply = await sendHttpRequest(receiver.url, { body: 'y' }, { fetch, limitMs: 5000 })
  expect(reply).toMatchObject({ kind: 'answered', status: 418 })
  expect(reply.kind === 'answered' && reply.text.length).toBe(16 * 1024)
})

test('follows no redirect, so that signed content is sent to one address only', async () => {
  receiver.answer = { status: 307, headers: { location: '/elsewhere' } }
  const reply = await sendHttpRequest(receiver.url, { body: 'y' }, { fetch, limitMs: 5000 })
  expect(reply).toMatchObject({ kind: 'answered', status: 307 })
  expect(receiver.received).toHaveLength(1)
})

test('distinguishes a refused connection, an unknown host name and a missing answer', async () => {
  receiver.answer = null
  const silent = await sendHttpRequest(receiver.url, {}, { fetch, limitMs: 100 })
  expect(silent).toEqual({ kind: 'no-answer', error: 'no answer in time' })
  await receiver.stop()
  const away = await sendHttpRequest(receiver.url, {}, { fetch, limitMs: 5000 })
  expect(away).toEqual({ kind: 'never-sent', error: 'ECONNREFUSED' })
})

test('rethrows a programming error instead of reporting an outage', async () => {
  await expect(sendHttpRequest('no address', {}, { fetch, limitMs: 100 })).rejects.toThrow(
    'Failed to parse',
  )
  const broken = (): never => {
    throw new RangeError('bug')
  }
  await expect(sendHttpRequest(receiver.url, {}, { fetch: broken, limitMs: 100 })).rejects.toThrow(
    'bug',
  )
})

const NOW = Date.parse('2031-03-04T08:20:00Z')
test.each([
  ['30', 30_000],
  ['Tue, 04 Mar 2031 08:21:00 GMT', 60_000],
  ['Tue, 04 Mar 2031 08:19:00 GMT', 0],
  ['9999999', 3_600_000],
  ['soon', undefined],
  [null, undefined],
])('reads Retry-After %j as %j ms (RFC 9110, 10.2.3)', (value, ms) => {
  expect(retryAfterMs(new Headers(value === null ? {} : { 'retry-after': value }), NOW)).toBe(ms)
})
