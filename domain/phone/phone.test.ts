import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cleanPhone,
  comparableDigits,
  dialableDigits,
  formatPhone,
  internationalNumber,
  isCompletePhone,
  isPossiblePhone,
  phoneKind,
  phoneDigits,
  phoneNumberKind,
  reformatPhone,
  telHref,
} from './phone.ts'

/** Digits 0 to 9 of every script that this runtime can write. */
const SCRIPTS = Intl.supportedValuesOf('numberingSystem').flatMap((system) => {
  const { format } = new Intl.NumberFormat('en', { numberingSystem: system })
  const digits = Array.from({ length: 10 }, (_, digit) => format(digit))
  // Some write tens with a sign of their own, or letters.
  return digits.every((digit) => /^\p{Nd}$/u.test(digit)) ? [digits] : []
})
const VALUES = new Map(
  SCRIPTS.flatMap((digits) => digits.map((digit, value) => [digit, String(value)] as const)),
)
const digitsOf = (text: string): string => [...text].map((sign) => VALUES.get(sign) ?? '').join('')

/** Input of a phone field: mostly numbers, sometimes any text. */
const typed = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'0123456789+-(). ext'), maxLength: 24 }),
  fc.string({ unit: fc.constantFrom(...VALUES.keys(), 'x', ' '), maxLength: 24 }),
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
  ])('leaves %j as typed and accepts it as no number', (text) => {
    expect(formatPhone(text)).toBe(text)
    expect(isCompletePhone(text)).toBe(false)
  })

  test.each(['+', '0', '(201) 555-0142e'])(
    'keeps the beginning of a prefix or extension as typed: %j',
    (text) => {
      expect(formatPhone(text)).toBe(text)
      expect(['complete', 'incomplete']).toContain(phoneKind(text))
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
      .filter((digits) => !/^(?:00|011)/.test(digits))
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
        if (/foreign|extension/.test(phoneKind(text))) expect(after).toEqual({ text, caret })
        expect(digitsOf(after.text.slice(0, after.caret))).toBe(digitsOf(text.slice(0, caret)))
        if (after.caret > 0 && after.text !== text)
          expect(after.text.charAt(after.caret - 1)).toMatch(/\d/)
      }),
    )
  })
})

describe('kinds', () => {
  test.each([
    '+65 8123 4567',
    '\u2068+65 8123 4567\u2069',
    '\u200b+65\u00a08123\u00a04567',
    '\ufeff＋６５ ８１２３ ４５６７',
    'tel:+6581234567',
    'phone: +6581234567',
    'Tel. +65 8123 4567',
    'Call +65 8123 4567',
    'WhatsApp (+65) 8123-4567',
    '+٦٥ ٨١٢٣ ٤٥٦٧',
    '0065 8123 4567',
    '011 65 8123 4567',
    '(+44) 20 7946 0018',
    '+52 55 1234 5678',
  ])('%j is foreign, and nothing dialable is made of it', (text) => {
    expect(phoneKind(text)).toBe('foreign')
    expect(dialableDigits(text)).toBeNull()
    expect(isCompletePhone(text)).toBe(false)
  })

  test('a caller from abroad can be called back, a typed number that only looks like it cannot', () => {
    expect(dialableDigits('+442079460018')).toBe('+442079460018')
    for (const text of [
      '+44 20 7946 0018',
      '442079460018',
      '+4420',
      '+10000000000',
      '+442079460018 x2',
    ])
      expect(dialableDigits(text)).toBeNull()
  })

  test.each([
    '(201) 555-0142 x12',
    '2015550142 ext. 12',
    '201-555-0142 #12',
    '201555014 x2',
    'tel:+12015550142;ext=12',
    '201 555 0142 extensión 12',
  ])('%j has an extension, and nothing dialable is made of it', (text) => {
    expect(phoneKind(text)).toBe('extension')
    expect(dialableDigits(text)).toBeNull()
  })

  test.each([
    'tel:+1-201-555-0142',
    'Tel. (201) 555-0142',
    'Call 201.555.0142',
    '\u202a+1\u00a0201\u00a0555\u00a00142\u202c',
    '२०१-५५५-०१४२',
    '𝟐𝟎𝟏 𝟓𝟓𝟓 𝟎𝟏𝟒𝟐',
  ])('%j is the number that it looks like', (text) => {
    expect(phoneKind(text)).toBe('complete')
    expect(dialableDigits(text)?.slice(-10)).toBe('2015550142')
    expect(formatPhone(text)).toMatch(/^(?:\+1 )?\(201\) 555-0142$/)
    expect(cleanPhone(text)).toMatch(/^[+(\d][\d ().-]*$/)
    expect(formatPhone(cleanPhone(text))).toBe(formatPhone(text))
  })

  test('reads the digits of every script', () => {
    expect(SCRIPTS.length).toBeGreaterThan(50)
    for (const digits of SCRIPTS) expect(phoneDigits(digits.join(''))).toBe('0123456789')
  })
})

describe('numbers that can exist', () => {
  test.each(['2015550142', '+1 (201) 555-0142', '9292345678', '8005550199', '2015550100'])(
    '%s can be called',
    (text) => {
      expect(isPossiblePhone(text)).toBe(true)
    },
  )

  test.each([
    ['an area code with 1 in front', '1333456789'],
    ['an area code with 0 in front', '0123456789'],
    ['an area code with 9 in the middle', '2955550142'],
    ['a service code as area code', '9115550142'],
    ['an exchange with 1 in front', '2011550142'],
    ['an exchange with 0 in front', '+1 (201) 055-0142'],
    ['a service code as exchange', '2019110142'],
    ['ten digits after 00', '0065812345'],
  ])('%s is accepted, and nothing dialable is made of it: %s', (_what, text) => {
    expect(isCompletePhone(text)).toBe(true)
    expect(isPossiblePhone(text)).toBe(false)
    expect(dialableDigits(text)).toBeNull()
  })
})

test.each([
  ['\u2066(201)\u00a0555-0142\u2069', '+12015550142'],
  ['tel:+1-201-555-0142', '+12015550142'],
  ['+52 55 1234 5678', '+525512345678'],
  ['+44 20 7946 0018', '+442079460018'],
  ['1333456789', null],
  ['+11234567890', null],
  ['0044 20 7946 0018', null],
  ['201 555 0142 x12', null],
  ['+44 20 7946 0018 x12', null],
  ['5550142', null],
])('the number of a staff member %j is %s', (text, number) => {
  expect(internationalNumber(text)).toBe(number)
})

test('reads a hostile text as fast as any other', () => {
  const started = performance.now()
  expect(phoneKind(`1${'#'.repeat(1_000_000)}`)).toBe('incomplete')
  expect(formatPhone(`1${'#'.repeat(1_000_000)}`)).toMatch(/^1#/)
  // One of the expressions would take hours.
  expect(performance.now() - started).toBeLessThan(1000)
})

test.each([
  ['+5215512345678', '+52 55 1234 5678'],
  ['+5491123456789', '+54 11 2345 6789'],
  ['+1 (201) 555-0123', '2015550123'],
])('takes %s and %s for one number', (one, other) =>
  expect(comparableDigits(one)).toBe(comparableDigits(other)),
)

test.each([
  ['5215550123', '525550123'],
  ['+52155123456', '+5255123456'],
  ['+447912345678', '+44912345678'],
])('takes %s and %s for two numbers', (one, other) =>
  expect(comparableDigits(one)).not.toBe(comparableDigits(other)),
)
