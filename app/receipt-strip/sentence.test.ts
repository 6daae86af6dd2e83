import { describe, expect, test } from 'vitest'
import { business } from '#domain/business.ts'
import type { ReceiptBody } from '#domain/receipt.ts'
import { receiptStrip as words } from '#app/content/en/receipt-strip.ts'
import { receiptStrip as spanish } from '#app/content/es/receipt-strip.ts'
import { sentenceOf } from './sentence.ts'

const { region } = business.address

const AT = '2031-03-04T08:12:00.000Z'
const MINUTE = 60_000

const sight = (changes: Partial<ReceiptBody>, ageMs = 0) => ({
  known: 'body' as const,
  serverNow: Date.parse(AT) + ageMs,
  body: {
    state: 'stored' as const,
    town: '',
    service: 'House Lockout',
    by: null,
    events: [{ kind: 'stored' as const, at: AT }],
    ...changes,
  },
})
const HERE = 'It is only here.'
const by = { name: 'Maria', licence: '34LX' }

describe('R121: the strip', () => {
  test('says of a request that has not arrived that it is still on this phone, whatever is wrong', () => {
    for (const unknown of [null, { known: 'nothing' }, { known: 'no-answer' }] as const)
      expect(sentenceOf(unknown, words, HERE, 'en-US')).toBe(HERE)
  })

  test('of one whose answer was lost that we have it', () => {
    expect(sentenceOf(sight({}), words, HERE, 'en-US')).toBe(words.stored)
  })

  test('of one that was acknowledged no less than that, and that the connection is gone', () => {
    expect(sentenceOf(null, words, null, 'en-US')).toBe(words.received)
    expect(sentenceOf({ known: 'nothing' }, words, null, 'en-US')).toBe(words.received)
    expect(sentenceOf({ known: 'no-answer' }, words, null, 'en-US')).toBe(words.stale)
  })

  test.each([
    [sight({}), words.stored],
    [sight({ events: [...sight({}).body.events, { kind: 'seen', at: AT }] }), words.seen],
    [sight({ state: 'accepted', by }), `Maria has your request. ${region} Locksmith Lic. 34LX.`],
    [sight({ state: 'en_route', by }), `Maria is on the way. ${region} Locksmith Lic. 34LX.`],
    [sight({ state: 'done', by }), words.done],
    [sight({ state: 'cancelled' }), words.cancelled],
  ])('says what is recorded and nothing else: %#', (seen, sentence) => {
    expect(sentenceOf(seen, words, null, 'en-US')).toBe(sentence)
  })

  test('R125: after ten minutes without anybody it says so, by the server’s clock', () => {
    expect(sentenceOf(sight({}, 10 * MINUTE - 1), words, null, 'en-US')).toBe(words.stored)
    const late = (minutes: number) => sentenceOf(sight({}, minutes * MINUTE), words, null, 'en-US')
    expect(late(10)).toBe('Nobody has taken it in 10 minutes. Please call us now.')
    expect(late(20.9)).toBe('Nobody has taken it in 20 minutes. Please call us now.')
    expect(sentenceOf(sight({}, 20 * MINUTE), spanish, null, 'es-US')).toContain('en 20 minutos.')
    const taken = sight({ state: 'accepted', by }, 20 * MINUTE)
    expect(sentenceOf(taken, words, null, 'en-US')).toContain('Maria has your request.')
    expect(sentenceOf(sight({}, Number.NaN), words, null, 'en-US')).toBe(words.stored)
  })
})
