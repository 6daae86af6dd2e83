import type { NoticeKind } from '#domain/alarm/notice-kind.ts'
import { describe, expect, test } from 'vitest'
import type { SpanishSignal } from '#domain/submission/visitor-language.ts'
import { ANOTHER_TOWN } from '#domain/places/sample-towns.fixture.ts'
import { A_SERVICE, A_SPANISH_SERVICE } from '#domain/services/sample-services.fixture.ts'
import { SAMPLE_NEWS, SAMPLE_NOW, sampleNotice } from '#server/alarm/sample-notice.fixture.ts'
import { announcementText } from './call-text.ts'
import { noticeText } from './notice-text.ts'
import { smsText } from './sms-text.ts'

const notice = (spanish: SpanishSignal | null, language: 'en' | 'es' = 'en', kind?: NoticeKind) =>
  sampleNotice('push', {
    ...(kind && { ...SAMPLE_NEWS, kind }),
    staffMember: { id: 'x', name: 'Luis', language },
    facts: { spanish },
  })

const said = (spanish: SpanishSignal | null, further = false) =>
  announcementText(notice(spanish), { now: SAMPLE_NOW, keys: true, further })

describe('visitor who used a Spanish page', () => {
  test.each(['created', 'waiting', 'expired', 'news'] as const)(
    'a notice that is %s begins with it, and says it once',
    (kind) => {
      const { title, body } = noticeText(notice('speaks', 'en', kind))
      expect(title).toMatch(
        new RegExp(String.raw`^Speaks Spanish\. .*${A_SERVICE}, ${ANOTHER_TOWN}$`),
      )
      expect(body).not.toContain('Spanish')
    },
  )

  test('addresses a Spanish-speaking staff member in Spanish', () => {
    expect(noticeText(notice('speaks', 'es')).title).toBe(
      `Habla español. ${A_SPANISH_SERVICE}, ${ANOTHER_TOWN}`,
    )
  })

  test('begins a text message with the mark', () => {
    expect(smsText(notice('speaks'))).toMatch(
      new RegExp(String.raw`^Speaks Spanish\. ${A_SERVICE}, ${ANOTHER_TOWN}\.`),
    )
  })

  test('says it first on a call, and again for each further lead', () => {
    expect(said('speaks')).toMatch(
      new RegExp(
        String.raw`^This is .+?\. The customer speaks Spanish\. New request: ${A_SERVICE}, ${ANOTHER_TOWN}\.`,
      ),
    )
    expect(said('speaks', true)).toMatch(
      new RegExp(
        String.raw`^The next one\. The customer speaks Spanish\. ${A_SERVICE}, ${ANOTHER_TOWN}\.`,
      ),
    )
  })
})

describe('visitor whose phone is set to Spanish', () => {
  test('adds a hint to a notice, after service and town', () => {
    const { title, body } = noticeText(notice('phone'))
    expect(title).toBe(`${A_SERVICE}, ${ANOTHER_TOWN}`)
    expect(body).toMatch(/^Phone set to Spanish\. /)
  })

  test('adds a hint to a call, after service and town', () => {
    expect(said('phone')).toContain(
      `${A_SERVICE}, ${ANOTHER_TOWN}. The customer’s phone is set to Spanish.`,
    )
  })
})

test('says nothing about any other visitor', () => {
  const { title, body } = noticeText(notice(null))
  expect(title + body + said(null)).not.toMatch(/Spanish/)
})
