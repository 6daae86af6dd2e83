import { describe, expect, test } from 'vitest'
import { business } from '#domain/business.ts'
import type { ReceiptBody } from '#domain/receipt.ts'
import { receiptStrip as words } from '#app/content/en/receipt-strip.ts'
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
      expect(sentenceOf(unknown, words, HERE)).toBe(HERE)
  })

  test('of one whose answer was lost that we have it', () => {
    expect(sentenceOf(sight({}), words, HERE)).toBe(words.stored)
  })

  test('of one that was acknowledged no less than that, and that the connection is gone', () => {
    expect(sentenceOf(null, words, null)).toBe(words.received)
    expect(sentenceOf({ known: 'nothing' }, words, null)).toBe(words.received)
    expect(sentenceOf({ known: 'no-answer' }, words, null)).toBe(words.stale)
  })

  test.each([
    [sight({}), words.stored],
    [sight({ events: [...sight({}).body.events, { kind: 'seen', at: AT }] }), words.seen],
    [sight({ state: 'accepted', by }), `Maria has your request. ${region} Locksmith Lic. 34LX.`],
    [sight({ state: 'en_route', by }), `Maria is on the way. ${region} Locksmith Lic. 34LX.`],
    [sight({ state: 'done', by }), words.done],
    [sight({ state: 'cancelled' }), words.cancelled],
  ])('says what is recorded and nothing else: %#', (seen, sentence) => {
    expect(sentenceOf(seen, words, null)).toBe(sentence)
  })

  test('R125: after ten minutes without anybody it says so, by the server’s clock', () => {
    expect(sentenceOf(sight({}, 10 * MINUTE - 1), words, null)).toBe(words.stored)
    expect(sentenceOf(sight({}, 10 * MINUTE), words, null)).toBe(words.late)
    expect(sentenceOf(sight({ state: 'accepted', by }, 20 * MINUTE), words, null)).not.toBe(
      words.late,
    )
    expect(sentenceOf(sight({}, Number.NaN), words, null)).toBe(words.stored)
  })
})
