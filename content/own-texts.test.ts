import { afterEach, describe, expect, test } from 'vitest'
import { business, type Business, putInForce } from '#domain/business/business.ts'
import { documentAt, textFile } from './documents.ts'
import { deliveredText } from './files.ts'
import {
  formerServices,
  namedServices,
  newSlips,
  pageSlips,
  textInForce,
  textPages,
} from './own-texts.ts'
import { joinedParts, partsOf, placeInParts } from './parts.ts'
import { slipSentence } from './slips.ts'
import { plainText } from './text.ts'

const FACTS = business
afterEach(() => putInForce(FACTS))

const textOf = (path: string, language: 'en' | 'es') =>
  deliveredText(textFile(path, language)) ?? ''

describe.each(textPages())('the text of $path', ({ path }) => {
  test.each(['en', 'es'] as const)('is its parts, in %s', (language) => {
    const text = textOf(path, language)
    expect(joinedParts(partsOf(path, text))).toBe(text)
  })

  test('has no slip by the rules for owners', () => {
    const slips = pageSlips(path, { en: textOf(path, 'en'), es: textOf(path, 'es') })
    expect(slips.map((each) => slipSentence(each))).toEqual([])
  })
})
