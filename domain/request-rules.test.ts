import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CAPTCHA_MESSAGES,
  draftErrors,
  LIVE_MESSAGES,
  liveError,
  MAX_TEXT_LENGTH,
  MIN_TEXT_LENGTH,
  SUBMIT_MESSAGES,
  submissionErrors,
  TOO_LONG_MESSAGE,
  visibleText,
} from './request-rules.ts'
import { FIELD_NAMES, type FieldName, isShown, type RequestDraft, toSubmission } from './request.ts'
import { SAMPLE_DRAFT } from './sample-draft.fixture.ts'
import { SERVICE_OPTIONS } from './services.ts'

const errorsOf = (change: Partial<RequestDraft>) => draftErrors({ ...SAMPLE_DRAFT, ...change })
const context = { captchaToken: 'proof', sourceUrl: '/' }

describe('messages', () => {
  test('R35: the live messages, letter for letter', () => {
    expect(LIVE_MESSAGES).toEqual({
      name: 'Name should be at least 2 characters',
      phone: 'Please enter a complete phone number',
      email: 'Please enter a valid email address',
    })
  })

  test('R38: the messages on submit, letter for letter', () => {
    expect(SUBMIT_MESSAGES).toEqual({
      name: 'Please enter a valid name (minimum 2 characters)',
      phone: 'Please enter a valid phone number',
      email: 'Please enter a valid email address',
      address: 'Please enter a valid address',
      service: 'Please select a service',
      other_service: 'Please specify the service needed',
      vehicle_year: 'Please enter a valid year (YYYY)',
      vehicle_make: 'Please enter vehicle make',
      vehicle_model: 'Please enter vehicle model',
      timeframe: 'Please select a timeframe',
    })
  })

  test('R37: the messages of the captcha, letter for letter', () => {
    expect(CAPTCHA_MESSAGES).toEqual({
      inline: 'Please complete the reCAPTCHA to submit this form',
      title: 'Verification Required',
      description: 'Please complete the reCAPTCHA verification',
    })
  })

  test('R90: at least 2 characters, at most 10,000', () => {
    expect([MIN_TEXT_LENGTH, MAX_TEXT_LENGTH]).toEqual([2, 10_000])
  })
})

describe('on submit', () => {
  test('R38: a right request has no errors', () => {
    expect(errorsOf({})).toEqual({})
  })

  test('R38: an empty form names every field that is required, in its order', () => {
    const empty = { name: '', phone: '', address: '', service: '', timeframe: '' }
    expect(errorsOf(empty)).toEqual({
      name: 'Please enter a valid name (minimum 2 characters)',
      phone: 'Please enter a valid phone number',
      address: 'Please enter a valid address',
      service: 'Please select a service',
      timeframe: 'Please select a timeframe',
    })
  })

  const zeroWidth = '\u200b\u200d\u2060\ufeff\u00ad'

  test.each([
    ['one letter', 'M', false],
    ['one letter in white space', ' M ', false],
    ['one letter among signs that nobody sees', `M${zeroWidth}`, false],
    ['nothing that anybody sees', zeroWidth, false],
    ['control characters', '\u0000\u0007\u001b', false],
    ['one emoji', '😀', false],
    ['two emoji', '😀😀', true],
    ['two letters', 'Al', true],
    ['right-to-left script', 'محمد علي', true],
    ['right-to-left marks around it', '\u202eملك\u202c', true],
    ['Chinese', '王芳', true],
    ['an accent of its own', 'Jo\u0301', true],
    ['half a surrogate pair', '\ud83d', false],
    ['a line break inside', 'Maria\nOrtiz', true],
    ['10,000 characters', 'a'.repeat(10_000), true],
  ])('R38: a name of %s is judged: %j', (_, name, right) => {
    expect(errorsOf({ name })).toEqual(right ? {} : { name: SUBMIT_MESSAGES.name })
    expect(liveError('name', name)).toBe(right ? null : LIVE_MESSAGES.name)
  })

  test.each([
    ['2015550142', true],
    ['+1 201.555.0142', true],
    ['+1 201.555.0142 ext 4', false],
    ['+44 20 7946 0018', false],
    ['201555014', false],
    ['', false],
    ['call me', false],
  ])('R38: the phone %j is right: %s', (phone, right) => {
    expect(errorsOf({ phone })).toEqual(right ? {} : { phone: SUBMIT_MESSAGES.phone })
    expect(liveError('phone', phone)).toBe(right ? null : LIVE_MESSAGES.phone)
  })

  test.each([
    ['', true],
    ['   ', true],
    ['a@b.c', true],
    [' maria@mail.example ', true],
    ['maria+lock@sub.mail.example', true],
    ['мария@почта.example', true],
    ['maria@mail', false],
    ['maria@.example', false],
    ['maria@mail.', false],
    ['@mail.example', false],
    ['maria@@mail.example', false],
    ['maria ortiz@mail.example', false],
    ['maria@mail.example, ana@mail.example', false],
    ['maria', false],
  ])('R38: the email %j is right: %s', (email, right) => {
    expect(errorsOf({ email })).toEqual(right ? {} : { email: SUBMIT_MESSAGES.email })
    expect(liveError('email', email)).toBe(right ? null : LIVE_MESSAGES.email)
  })

  test('R38: an email is held against the simple pattern x@y.z', () => {
    const near = fc.string({ unit: fc.constantFrom('a', '@', '.', ' ', '\n', 'é'), maxLength: 12 })
    fc.assert(
      fc.property(near, (email) => {
        const right = email.trim() === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())
        expect(liveError('email', email) === null).toBe(right)
      }),
      { numRuns: 2000 },
    )
  })

  test('an email made to be slow is judged as fast as any other', () => {
    const started = performance.now()
    expect(liveError('email', `a@${'.'.repeat(1_000_000)}@`)).toBe(LIVE_MESSAGES.email)
    // The expression that this rule was once would take a quarter of an hour.
    expect(performance.now() - started).toBeLessThan(1000)
  })

  test.each([
    ['10 Downing Street, London SW1A 2AA', true],
    ['東京都千代田区千代田1-1', true],
    ['شارع التحرير ١٢، القاهرة', true],
    ['the blue house behind the ferry 🏠', true],
    ['7', true],
    ['', false],
    [' \t ', false],
    [zeroWidth, false],
  ])('R38: any address that is not blank is right, %j: %s', (address, right) => {
    expect(errorsOf({ address })).toEqual(right ? {} : { address: SUBMIT_MESSAGES.address })
  })

  test.each(['', 'house lockout', 'Locksmith', 'toString'])(
    'R38: %j is no service to select',
    (service) => {
      expect(errorsOf({ service })).toEqual({ service: SUBMIT_MESSAGES.service })
    },
  )

  test.each([
    ['1999', true],
    [' 2024 ', true],
    ['99', false],
    ['19999', false],
    ['20 4', false],
    ['２０２４', false],
    ['-201', false],
    ['year', false],
  ])('R38: the year %j is right: %s', (vehicle_year, right) => {
    const car = { vehicle_make: 'Kia', vehicle_model: 'Rio', vehicle_year }
    const errors = right ? {} : { vehicle_year: SUBMIT_MESSAGES.vehicle_year }
    expect(errorsOf({ service: 'Car Key Duplicate', ...car })).toEqual(errors)
    expect(errorsOf({ service: 'Car Lockout', ...car })).toEqual(errors)
  })

  test('R32: for Car Lockout each vehicle field may stay empty, but what is typed must be right', () => {
    const typed = { vehicle_year: '19', vehicle_make: 'K', vehicle_model: ' ' }
    expect(errorsOf({ service: 'Car Lockout', ...typed })).toEqual({
      vehicle_year: SUBMIT_MESSAGES.vehicle_year,
      vehicle_make: SUBMIT_MESSAGES.vehicle_make,
    })
  })
})

describe('Other', () => {
  const other = (other_service: string) => errorsOf({ service: 'Other', other_service })

  test.each(['', ' ', 'x', ' x ', 'Other', ' Other '])(
    'R38: %j does not say which service is needed',
    (text) => {
      expect(other(text)).toEqual({ other_service: SUBMIT_MESSAGES.other_service })
    },
  )

  test.each(['Safe, dial spins freely', 'إصلاح', 'Lock Rekey', 'Car Lockout', 'other things'])(
    'R31: %j does',
    (text) => {
      expect(other(text)).toEqual({})
    },
  )

  test('R32, R50: an option that needs vehicle details cannot be named in passing, it must be selected', () => {
    expect(other(' Car Key Replacement ')).toEqual({ service: SUBMIT_MESSAGES.service })
  })
})

describe('length', () => {
  const texts: readonly FieldName[] = [
    'name',
    'phone',
    'email',
    'address',
    'unit_number',
    'gate_code',
    'notes',
  ]

  test.each(texts)(
    '10,001 characters in %s are asked to be shortened, and nothing is cut',
    (name) => {
      expect(errorsOf({ [name]: 'a'.repeat(10_001) })[name]).toBe(
        'Please shorten this to 10,000 characters',
      )
      expect(errorsOf({ [name]: 'a'.repeat(10_000) })[name]).not.toBe(TOO_LONG_MESSAGE)
    },
  )

  test('R50: address and unit together are held against the limit, as they are stored together', () => {
    const address = 'a'.repeat(9_990)
    expect(errorsOf({ address, unit_number: '123' })).toEqual({})
    expect(errorsOf({ address, unit_number: '12345' })).toEqual({ address: TOO_LONG_MESSAGE })
  })

  test('R38: a field that is not shown raises no error, whatever it still holds', () => {
    const long = 'a'.repeat(10_001)
    const hidden = {
      other_service: long,
      vehicle_year: long,
      vehicle_make: long,
      vehicle_model: long,
    }
    expect(errorsOf(hidden)).toEqual({})
  })
})

describe('live', () => {
  test('R35: only name, phone and email are checked while somebody types', () => {
    for (const field of FIELD_NAMES) {
      const checked = field === 'name' || field === 'phone'
      expect(liveError(field, '') !== null).toBe(checked)
    }
    expect(liveError('email', 'maria@')).toBe(LIVE_MESSAGES.email)
  })
})

test('a text counts without what nobody can see', () => {
  expect(visibleText(' \u200bJo\u00ad \u2066Ann\u2069\u0000 ')).toBe('Jo Ann')
})

/** Anything a person can paste into the form. */
const pasted = fc.oneof(
  fc.constantFrom('', ' ', '\u200b', 'x', 'Al', '1999', 'Other', 'Lock Rekey', 'Car Key Cutting'),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
)
const drafts: fc.Arbitrary<RequestDraft> = fc
  .record(Object.fromEntries(FIELD_NAMES.map((name) => [name, pasted])))
  .chain((texts) =>
    fc
      .record({
        service: fc.constantFrom(...SERVICE_OPTIONS),
        phone: fc.constantFrom('2015550142', '+1 201.555.0142', '201'),
        email: fc.constantFrom('', 'a@b.c', 'a@b'),
        timeframe: fc.constantFrom('ASAP', 'Just Curious'),
        vehicle_year: fc.constantFrom('', '2019', '19'),
      })
      .map((choices) => ({ ...texts, ...choices }) as RequestDraft),
  )

describe('page and server', () => {
  test('R64: whatever the page lets pass, the server takes', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        fc.pre(Object.keys(draftErrors(draft)).length === 0)
        expect(submissionErrors(toSubmission(draft, context))).toEqual({})
      }),
      { numRuns: 500 },
    )
  })

  test('R38: every error stands at a field that is shown', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const errors = Object.keys(draftErrors(draft)) as FieldName[]
        expect(errors.filter((field) => !isShown(field, draft))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  test('R64: the server finds the same in a request that no page has checked', () => {
    const sent = toSubmission(SAMPLE_DRAFT, context)
    expect(submissionErrors({ ...sent, name: 'M', phone: '1', email: 'a@', address: ' ' })).toEqual(
      {
        name: SUBMIT_MESSAGES.name,
        phone: SUBMIT_MESSAGES.phone,
        email: SUBMIT_MESSAGES.email,
        address: SUBMIT_MESSAGES.address,
      },
    )
    expect(submissionErrors({ ...sent, timeframe: 'asap' })).toEqual({
      timeframe: SUBMIT_MESSAGES.timeframe,
    })
    expect(submissionErrors({ ...sent, service: ' ' })).toEqual({
      service: SUBMIT_MESSAGES.service,
    })
    expect(submissionErrors({ ...sent, service: 'Other' })).toEqual({
      other_service: SUBMIT_MESSAGES.other_service,
    })
    expect(submissionErrors({ ...sent, service: 'x' })).toEqual({
      other_service: SUBMIT_MESSAGES.other_service,
    })
    expect(submissionErrors({ ...sent, service: 'Safe opening', email: null })).toEqual({})
  })
})
