import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  formatPhone,
  isCompletePhone,
  isUnsupportedPhone,
  phoneDigits,
  phoneNumberKind,
  reformatPhone,
  telHref,
} from './phone.ts'

/** Digits 0 to 9 of ASCII, Arabic, Persian and full-width keyboards. */
const KEYBOARDS = ['0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '０１２３４５６７８９']
const digitsOf = (text: string): string =>
  [...text]
    .flatMap((sign) => KEYBOARDS.map((keys) => [...keys].indexOf(sign)).filter((at) => at >= 0))
    .join('')

/** Input of a phone field: mostly numbers, sometimes any text. */
const typed = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'0123456789+-(). ext'), maxLength: 24 }),
  fc.string({ unit: fc.constantFrom(...KEYBOARDS.join(''), 'x', ' '), maxLength: 24 }),
  fc.string({ unit: 'binary', maxLength: 24 }),
)

describe('display form', () => {
  test.each([
    ['', ''],
    ['2', '(2'],
    ['201', '(201'],
    ['2015', '(201) 5'],
    ['201555', '(201) 555'],
    ['2015550', '(201) 555-0'],
    ['2015550142', '(201) 555-0142'],
    ['1201555014', '(120) 155-5014'],
    ['12015550142', '+1 (201) 555-0142'],
    ['201-555-0142', '(201) 555-0142'],
    ['+1 201.555.0142', '+1 (201) 555-0142'],
    ['call me', ''],
  ])('formats %j as %j', (text, shown) => {
    expect(formatPhone(text)).toBe(shown)
  })

  test.each([
    ['22015550142', '(220) 155-5014 2'],
    ['1201555014299', '+1 (201) 555-0142 99'],
  ])('keeps every digit of %j: %j', (text, shown) => {
    expect(formatPhone(text)).toBe(shown)
    expect(isCompletePhone(text)).toBe(false)
  })

  test.each([
    '+1 201.555.0142 ext 4',
    '(201) 555-0142 ext. 4',
    '201 555 0142 x 12',
    '(201) 555-0142x12',
    '(201) 555-0142 #7',
    '0012015550142',
    '+44 20 7946 0018',
    '(+44) 20 7946 0018',
    '0044 20 7946 0018',
    '+٤٤ 20 7946 0018',
  ])('leaves %j as typed and reports it as unsupported', (text) => {
    expect(formatPhone(text)).toBe(text)
    expect(isUnsupportedPhone(text)).toBe(true)
    expect(isCompletePhone(text)).toBe(false)
  })

  test.each(['+', '0', '(201) 555-0142e'])(
    'keeps the beginning of a prefix or extension without calling it unsupported: %j',
    (text) => {
      expect(formatPhone(text)).toBe(text)
      expect(isUnsupportedPhone(text)).toBe(false)
    },
  )

  test.each(['', '+1', '+1 (201) 555-0142', '+ 1 201 555 0142', '0201', '(201) 555-0142', 'fax 2'])(
    'calls a number that the format can hold supported: %j',
    (text) => {
      expect(isUnsupportedPhone(text)).toBe(false)
    },
  )

  test.each(['٢٠١٥٥٥٠١٤٢', '۲۰۱۵۵۵۰۱۴۲', '２０１５５５０１４２'])(
    'converts %s from another keyboard',
    (text) => {
      expect(formatPhone(text)).toBe('(201) 555-0142')
    },
  )

  test('keeps every digit in its order, for any text', () => {
    fc.assert(
      fc.property(typed, (text) => {
        expect(phoneDigits(text)).toBe(digitsOf(text))
        expect(digitsOf(formatPhone(text))).toBe(digitsOf(text))
      }),
    )
  })

  test('formatting is idempotent', () => {
    fc.assert(
      fc.property(typed, (text) => {
        expect(formatPhone(formatPhone(text))).toBe(formatPhone(text))
      }),
    )
  })

  test('a complete number has exactly one of the two forms of the specification', () => {
    const ten = fc
      .string({ unit: fc.constantFrom(...'0123456789'), minLength: 10, maxLength: 10 })
      .filter((digits) => !digits.startsWith('00'))
    fc.assert(
      fc.property(ten, (digits) => {
        expect(formatPhone(digits)).toMatch(/^\(\d{3}\) \d{3}-\d{4}$/)
        expect(formatPhone(`1${digits}`)).toMatch(/^\+1 \(\d{3}\) \d{3}-\d{4}$/)
      }),
    )
  })
})

describe('completeness', () => {
  test.each([
    ['2015550142', true],
    ['(201) 555-0142', true],
    ['+1 (201) 555-0142', true],
    ['201555014', false],
    ['22015550142', false],
    ['120155501423', false],
    ['', false],
    ['ten digits', false],
  ])('%j is complete: %s', (text, complete) => {
    expect(isCompletePhone(text)).toBe(complete)
  })

  test('counts digits only', () => {
    fc.assert(
      fc.property(typed, (text) => {
        expect(isCompletePhone(formatPhone(text))).toBe(isCompletePhone(text))
      }),
    )
  })
})

describe('call links and phone numbers', () => {
  test.each(['2015550142', '(201) 555-0142', '+1 (201) 555-0142'])(
    'the link for %s contains digits only',
    (phone) => {
      expect(telHref(phone)).toBe(`tel:${digitsOf(phone)}`)
    },
  )

  test.each([
    ['google', 'cpc', 'paidSearch'],
    ['google', 'organic', 'default'],
    ['bing', 'cpc', 'default'],
    ['Google', 'CPC', 'default'],
    ['google ', 'cpc', 'default'],
    ['', '', 'default'],
    [null, null, 'default'],
    [undefined, undefined, 'default'],
  ] as const)('source %j with medium %j shows the %s number', (source, medium, line) => {
    expect(phoneNumberKind({ ...(source !== undefined && { source, medium }) })).toBe(line)
  })
})

describe('caret', () => {
  test('stays behind the same digit, wherever it was', () => {
    fc.assert(
      fc.property(typed, fc.nat(), (text, place) => {
        const caret = place % (text.length + 1)
        const after = reformatPhone(text, caret)
        expect(after.text).toBe(formatPhone(text))
        if (isUnsupportedPhone(text)) expect(after).toEqual({ text, caret })
        expect(digitsOf(after.text.slice(0, after.caret))).toBe(digitsOf(text.slice(0, caret)))
        if (after.caret > 0 && after.text !== text)
          expect(after.text.charAt(after.caret - 1)).toMatch(/\d/)
      }),
    )
  })
})
