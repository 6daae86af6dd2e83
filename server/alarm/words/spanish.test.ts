import { describe, expect, test } from 'vitest'
import type { SpanishSign } from '#domain/visitor-language.ts'
import type { NoticeKind } from '../channel.ts'
import { SAMPLE_NOW, sampleNotice } from '../sample-notice.fixture.ts'
import { announcement } from './call-text.ts'
import { noticeText } from './notice-text.ts'
import { smsText } from './sms-text.ts'

const notice = (spanish: SpanishSign | null, language: 'en' | 'es' = 'en', kind?: NoticeKind) =>
  sampleNotice('push', {
    ...(kind && { kind }),
    person: { id: 'x', name: 'Luis', language },
    facts: { spanish },
  })

const said = (spanish: SpanishSign | null, further = false) =>
  announcement(notice(spanish), { now: SAMPLE_NOW, keys: true, further })

describe('R152: of a visitor who used a Spanish page', () => {
  test.each(['created', 'waiting', 'nobody', 'cancelled'] as const)(
    'a notice that is %s begins with it, and says it once',
    (kind) => {
      const { title, body } = noticeText(notice('speaks', 'en', kind))
      expect(title).toMatch(/^Speaks Spanish\. .*House Lockout, Union City$/)
      expect(body).not.toContain('Spanish')
    },
  )

  test('whoever reads Spanish is told in Spanish', () => {
    expect(noticeText(notice('speaks', 'es')).title).toBe(
      'Habla español. Apertura de casa, Union City',
    )
  })

  test('a text message begins with it', () => {
    expect(smsText(notice('speaks'))).toMatch(/^Speaks Spanish\. House Lockout, Union City\./)
  })

  test('a call says it right after who is calling, and again for each further request', () => {
    expect(said('speaks')).toMatch(
      /^This is [^.]+\. The customer speaks Spanish\. New request: House Lockout, Union City\./,
    )
    expect(said('speaks', true)).toMatch(
      /^The next one\. The customer speaks Spanish\. House Lockout, Union City\./,
    )
  })
})

describe('R152: of a visitor whose phone alone is set to Spanish', () => {
  test('a notice gives a hint, after what and where', () => {
    const { title, body } = noticeText(notice('phone'))
    expect(title).toBe('House Lockout, Union City')
    expect(body).toMatch(/^Phone set to Spanish\. /)
  })

  test('a call gives it after what and where', () => {
    expect(said('phone')).toContain(
      'House Lockout, Union City. The customer’s phone is set to Spanish.',
    )
  })
})

test('R152: of everybody else nothing is said', () => {
  const { title, body } = noticeText(notice(null))
  expect(title + body + said(null)).not.toMatch(/Spanish/)
})
