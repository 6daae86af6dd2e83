import { describe, expect, test } from 'vitest'
import { MAX_TEXT_LENGTH } from '#domain/submission/rules.ts'
import { ENGLISH_RULE_MESSAGES } from '#copy/en/rule-messages.ts'
import { EMPTY_DRAFT } from '#domain/submission/draft.ts'
import type { SubmissionInput } from '#domain/submission/input.ts'
import { toSubmissionInput } from '#domain/submission/to-input.ts'
import { allServices } from '#domain/services/services.ts'
import {
  A_SERVICE,
  CAR_SERVICES,
  LOST_KEYS_SERVICES,
  OPTIONAL_CAR_SERVICES,
  UNUSED_KEY_SERVICES,
} from '#domain/services/sample-services.fixture.ts'
import type { ApiError } from '#server/http/api-error.ts'
import { type BodyChanges, sampleSubmission } from '#tests/support/running-app-request.ts'
import { parseSubmission } from './submission-body.ts'

function row(changes: BodyChanges = {}): SubmissionInput {
  const reading = parseSubmission(sampleSubmission(changes))
  if (!reading.ok) throw new Error(reading.error.message)
  return reading.input
}

function refusal(changes: BodyChanges): ApiError {
  const reading = parseSubmission(sampleSubmission(changes))
  if (reading.ok) throw new Error('accepted')
  return reading.error
}

const { rules } = ENGLISH_RULE_MESSAGES
const car = { year: '2015', make: 'Honda', model: 'Civic' }

describe('rules of the page', () => {
  test('accepts what the page sends for every service', () => {
    for (const { label, vehicle } of allServices()) {
      const draft = {
        ...EMPTY_DRAFT,
        name: 'Al',
        phone: '2015550123',
        address: '1 Main St',
        unit_number: '4B',
        service: label,
        ...(vehicle !== 'none' && {
          vehicle_year: '2015',
          vehicle_make: 'Honda',
          vehicle_model: 'Fit',
        }),
      }
      const submission = toSubmissionInput(draft, { captchaToken: 'token', sourceUrl: '/' })
      const reading = parseSubmission({ ...submission })
      expect(reading.ok && reading.input).toMatchObject({ ...submission, email: null, notes: null })
    }
  })

  test.each<[field: string, changes: Parameters<typeof refusal>[0], message: string]>([
    ['name', { name: ' A ' }, rules['name-invalid']],
    ['name', { name: null }, rules['name-invalid']],
    ['phone', { phone: '555-0123' }, rules['phone-invalid']],
    ['email', { email: 'maria@' }, rules['email-invalid']],
    ['address', { address: '\u200b ' }, rules['address-missing']],
    ['service', { service: '' }, rules['service-missing']],
    ['other_service', { service: 'Other' }, rules['other-service-missing']],
    ['timeframe', { timeframe: 'Tomorrow' }, rules['timeframe-missing']],
    ...[...CAR_SERVICES, ...OPTIONAL_CAR_SERVICES].flatMap(
      (service): [string, Parameters<typeof refusal>[0], string][] => [
        [
          'vehicle_year',
          { service, vehicle_info: { ...car, year: '15' } },
          rules['vehicle-year-invalid'],
        ],
        [
          'vehicle_make',
          { service, vehicle_info: { ...car, make: 'H' } },
          rules['vehicle-make-missing'],
        ],
      ],
    ),
  ])('reports a wrong %s with its message (%o)', (field, changes, message) => {
    const error = refusal(changes)
    expect(error).toMatchObject({ status: 400, code: '23514', details: { [field]: message } })
    expect(error.message).toBe(`${field}: ${message}`)
    expect(error.hint).toContain('Correct')
  })

  test('reports all wrong fields at once', () => {
    expect(refusal({ name: '', phone: '', address: '' }).details).toEqual({
      name: rules['name-invalid'],
      phone: rules['phone-invalid'],
      address: rules['address-missing'],
    })
  })

  test.each([
    ['name', { name: 7 }, 'This must be text'],
    ['notes', { notes: 'x'.repeat(MAX_TEXT_LENGTH + 1) }, rules['too-long']],
    ['vehicle_info', { vehicle_info: 'Honda' }, 'This must be an object'],
    ['vehicle_info.year', { vehicle_info: { ...car, year: 2015 } }, 'This must be text'],
    [
      'vehicle_info.all_keys_lost',
      { vehicle_info: { ...car, all_keys_lost: 'yes' } },
      'This must be true or false',
    ],
    ['type', { type: 'quote' }, "This must be 'booking'"],
    ['status', { status: 'done' }, "This must be 'pending'"],
  ])('reports a wrong type of %s with a code of its own', (field, changes, message) => {
    expect(refusal(changes)).toMatchObject({
      status: 400,
      code: '22023',
      details: { [field]: message },
    })
  })
})

describe('stored values', () => {
  test('appends the unit to the address, once', () => {
    expect(row({ address: '1 Main St', unit_number: '4B' }).address).toBe('1 Main St Unit 4B')
    expect(row({ address: '1 Main St Unit 4B', unit_number: '4B' }).address).toBe(
      '1 Main St Unit 4B',
    )
    expect(row({ address: '1 Main St' })).toMatchObject({ address: '1 Main St', unit_number: null })
  })

  test('replaces the service by the text of Other', () => {
    expect(row({ service: 'Safe opening' }).service).toBe('Safe opening')
  })

  test('refuses a vehicle for a service without vehicle fields', () => {
    expect(refusal({ service: A_SERVICE, vehicle_info: car }).details).toHaveProperty(
      'vehicle_info',
    )
    expect(refusal({ service: 'Safe opening', vehicle_info: car }).details).toHaveProperty(
      'vehicle_info',
    )
    expect(row({ service: A_SERVICE, vehicle_info: null }).vehicle_info).toBeNull()
  })

  test('refuses the answer to a question that is not asked', () => {
    const flagged = (service: string, flags: object): unknown =>
      refusal({ service, vehicle_info: { ...car, ...flags } }).details
    for (const service of [...CAR_SERVICES, ...OPTIONAL_CAR_SERVICES]) {
      if (!LOST_KEYS_SERVICES.includes(service))
        for (const all_keys_lost of [true, false])
          expect(flagged(service, { all_keys_lost }), service).toHaveProperty([
            'vehicle_info.all_keys_lost',
          ])
      if (!UNUSED_KEY_SERVICES.includes(service))
        expect(flagged(service, { has_unused_key: true }), service).toHaveProperty([
          'vehicle_info.has_unused_key',
        ])
    }
    for (const service of UNUSED_KEY_SERVICES)
      expect(
        row({ service, vehicle_info: { ...car, has_unused_key: true, all_keys_lost: null } })
          .vehicle_info,
      ).toEqual({ ...car, has_unused_key: true })
  })

  test.each(OPTIONAL_CAR_SERVICES)(
    'stores no vehicle for %s when all its fields are empty',
    (service) => {
      const empty = { year: '', make: ' ', model: null }
      expect(row({ service, vehicle_info: empty }).vehicle_info).toBeNull()
      expect(row({ service, vehicle_info: car }).vehicle_info).toEqual(car)
    },
  )

  test('cleans texts before it validates them', () => {
    expect(row({ name: ' Ann\u0000\r\nBcc: x ' }).name).toBe('Ann Bcc: x')
    expect(refusal({ name: '\u0000\u0001A' }).details).toHaveProperty('name')
    expect(row({ notes: 'one\r\ntwo' }).notes).toBe('one\ntwo')
  })

  test('accepts no appointment, or a complete one within the next 15 days', () => {
    const HOUR_MS = 60 * 60_000
    const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
    const appointment = (start: unknown, end: unknown) =>
      parseSubmission({ ...sampleSubmission(), appointment_start: start, appointment_end: end })
    const [start, end] = [at(20), at(22)]
    expect(appointment(start, end)).toMatchObject({
      ok: true,
      input: { appointment_start: start, appointment_end: end },
    })
    expect(appointment(at(-1), at(1)).ok).toBe(true)
    expect(appointment(null, null).ok).toBe(true)
    for (const [from, to] of [
      [at(-3), at(-1)],
      [at(22), at(20)],
      [at(20), null],
      [at(20), at(50)],
      [at(400), at(402)],
      ['tomorrow', end],
      [5, end],
    ])
      expect(appointment(from, to).ok).toBe(false)
  })

  test('ignores a source that is not a path', () => {
    expect(row({ source_url: 7 }).source_url).toBe('')
    expect(row({ source_url: `/${'x'.repeat(9000)}` }).source_url).toHaveLength(2000)
  })

  test('reads whether the honeypot was filled in', () => {
    for (const website of ['https://spam.example', 7, {}])
      expect(row({ website }).website).not.toBe('')
    for (const website of ['', null, false, undefined]) expect(row({ website }).website).toBe('')
  })
})
