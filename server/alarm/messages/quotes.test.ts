import { expect, test } from 'vitest'
import { noticeText } from './notice-text.ts'
import { announcementText } from './call-text.ts'
import { smsText } from './sms-text.ts'
import { SAMPLE_NOW, sampleNotice } from '../sample-notice.fixture.ts'

const SAID = {
  type: 'booking',
  source: 'website',
  isPressed: false,
  words: 'Blue car, my 2 year old is inside',
  danger: 'inside',
  note: '',
  agreed: null,
  proposed: [],
} as const
const notice = (said: object = {}) =>
  sampleNotice('push', { facts: { service: 'House Lockout', said: { ...SAID, ...said } } })
const call = { now: SAMPLE_NOW, keys: true, further: false }

test('danger is the first word of every notice, also of a call', () => {
  expect(noticeText(notice()).title).toMatch(/^CHILD OR PET LOCKED IN, House Lockout/)
  expect(smsText(notice())).toMatch(/^CHILD OR PET LOCKED IN/)
  expect(announcementText(notice(), call)).toContain('CHILD OR PET LOCKED IN, House Lockout')
})

test('push and mail quote the customer, and no service that could read it', () => {
  expect(noticeText(notice(), { quotes: true }).body).toContain('“Blue car')
  for (const text of [
    noticeText(notice()).body,
    smsText(notice()),
    announcementText(notice(), call),
  ])
    expect(text).not.toContain('Blue car')
})

test('a missed call is called so, and without an address not “as soon as possible”', () => {
  const missed = sampleNotice('push', {
    facts: {
      service: '',
      town: '',
      timeframe: 'ASAP',
      hasAddress: false,
      said: { ...SAID, type: 'call', source: 'google-ads', isPressed: true, danger: null },
    },
  })
  const { title, body } = noticeText(missed)
  expect(title).toBe('Missed call, Google Ads, said: locked out')
  expect(body).not.toContain('As soon as possible')
  expect(announcementText(missed, call)).toContain('Missed call, Google Ads, said: locked out.')
})
