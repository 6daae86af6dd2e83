import { describe, expect, test } from 'vitest'
import { draftFieldErrors, type FieldErrors, submissionFieldErrors } from './rules.ts'
import { FIELD_NAMES, type FieldName, isFieldVisible, type Draft } from './draft.ts'
import { toSubmissionInput } from './to-input.ts'
import { SAMPLE_DRAFT } from './sample-draft.fixture.ts'
import { OTHER_SERVICE, serviceOptions } from '#domain/services/services.ts'
import { OPTIONAL_CAR_SERVICES } from '#domain/services/sample-services.fixture.ts'
import { isSpecified } from '#domain/pages/specification.fixture.ts'

interface Row {
  /** Conditional fields beside unit and gate code, in their order. */
  readonly shows: readonly FieldName[]
  /** What is wrong with an otherwise right form without them. */
  readonly errors: FieldErrors
  /** vehicle_info of a filled form; `null`: the key is not sent at all. */
  readonly vehicle: Readonly<Record<string, string | boolean>> | null
  /** What is stored as service. */
  readonly service: string
}

const CAR = { year: '2019', make: 'Honda', model: 'Civic' }
const CAR_FIELDS = ['vehicle_year', 'vehicle_make', 'vehicle_model'] as const
const CAR_ERRORS = {
  vehicle_year: 'vehicle-year-invalid',
  vehicle_make: 'vehicle-make-missing',
  vehicle_model: 'vehicle-model-missing',
} as const

const plain = (service: string): Row => ({ shows: [], errors: {}, vehicle: null, service })
const lockout = (service: string): Row => ({ ...plain(service), shows: ['locked_in'] })

/** What each of the 19 options of the specification shows, requires and sends. */
const MATRIX: Readonly<Record<string, Row>> = {
  'Car Lockout': {
    shows: ['locked_in', ...CAR_FIELDS],
    errors: {},
    vehicle: CAR,
    service: 'Car Lockout',
  },
  'House Lockout': lockout('House Lockout'),
  'Business Lockout': lockout('Business Lockout'),
  'Storage Unit Lockout': lockout('Storage Unit Lockout'),
  'Lock Replacement': plain('Lock Replacement'),
  'Lock Rekey': plain('Lock Rekey'),
  'Lock Repair': plain('Lock Repair'),
  'Gate Locks': plain('Gate Locks'),
  'Commercial Lock Replacement': plain('Commercial Lock Replacement'),
  'Commercial Lock Rekey': plain('Commercial Lock Rekey'),
  'Master Key System': plain('Master Key System'),
  'Access Control': plain('Access Control'),
  'Emergency Exit Device': plain('Emergency Exit Device'),
  'Car Key Replacement': {
    shows: [...CAR_FIELDS, 'all_keys_lost'],
    errors: CAR_ERRORS,
    vehicle: { ...CAR, all_keys_lost: true },
    service: 'Car Key Replacement',
  },
  'Key Fob Programming': {
    shows: [...CAR_FIELDS, 'unused_key'],
    errors: CAR_ERRORS,
    vehicle: { ...CAR, has_unused_key: true },
    service: 'Key Fob Programming',
  },
  'Car Key Duplicate': {
    shows: CAR_FIELDS,
    errors: CAR_ERRORS,
    vehicle: CAR,
    service: 'Car Key Duplicate',
  },
  'Car Key Cutting': {
    shows: [...CAR_FIELDS, 'unused_key'],
    errors: CAR_ERRORS,
    vehicle: { ...CAR, has_unused_key: true },
    service: 'Car Key Cutting',
  },
  'Ignition Lock Cylinder Repair': plain('Ignition Lock Cylinder Repair'),
  Other: {
    shows: ['other_service'],
    errors: { other_service: 'other-service-missing' },
    vehicle: null,
    service: 'Safe opening',
  },
}

const ALWAYS: readonly FieldName[] = [
  'name',
  'phone',
  'email',
  'address',
  'unit_number',
  'gate_code',
  'service',
  'timeframe',
  'notes',
  'sms_consent_at',
]
const KEYS = [
  'type',
  'status',
  'name',
  'phone',
  'address',
  'service',
  'timeframe',
  'source_url',
  'recaptcha_token',
]

/** Every conditional field filled in, as after trying one service after the other. */
const FILLED: Partial<Draft> = {
  other_service: 'Safe opening',
  vehicle_year: '2019',
  vehicle_make: 'Honda',
  vehicle_model: 'Civic',
  all_keys_lost: 'yes',
  unused_key: 'yes',
}

const context = { captchaToken: 'proof', sourceUrl: '/' }
const rows = Object.entries(MATRIX)
  .filter(([label]) => serviceOptions().includes(label))
  .map(([label, row]) => ({ label, ...row }))

test('the table has one row for each option of the specification', () => {
  const options = serviceOptions().filter((label) => isSpecified(label) || label === OTHER_SERVICE)
  expect(rows.map(({ label }) => label)).toEqual(options)
})

describe.each(rows)('$label', ({ label, shows, errors, vehicle, service }) => {
  const empty: Draft = { ...SAMPLE_DRAFT, service: label }
  const filled: Draft = { ...empty, ...FILLED }
  const vehicleKey = vehicle ? ['vehicle_info'] : []

  test('it shows its own conditional fields and no others', () => {
    const expected = FIELD_NAMES.filter((name) => ALWAYS.includes(name) || shows.includes(name))
    expect(FIELD_NAMES.filter((name) => isFieldVisible(name, filled))).toEqual(expected)
    expect(expected).toHaveLength(ALWAYS.length + shows.length)
  })

  test('reports exactly these errors when only the fields of the service are empty', () => {
    expect(draftFieldErrors(empty)).toEqual(errors)
  })

  test('filled in, it has no errors', () => {
    expect(draftFieldErrors(filled)).toEqual({})
  })

  test('sends exactly these keys, whatever hidden fields contain', () => {
    const sent = toSubmissionInput(filled, context)
    expect(Object.keys(sent).toSorted()).toEqual([...KEYS, ...vehicleKey].toSorted())
    expect(sent.service).toBe(service)
    expect(sent.vehicle_info ?? null).toEqual(vehicle)
  })

  test('sends four more keys with all optional fields', () => {
    const optional = { email: 'a@b.c', unit_number: '4B', gate_code: '12', notes: 'Blue door' }
    const sent = toSubmissionInput({ ...filled, ...optional }, context)
    const expected = [...KEYS, ...Object.keys(optional), ...vehicleKey]
    expect(Object.keys(sent).toSorted()).toEqual(expected.toSorted())
  })

  test('sends no as false, and leaves out a question that is not asked', () => {
    const sent = toSubmissionInput({ ...filled, all_keys_lost: 'no', unused_key: 'no' }, context)
    const flags = Object.entries(vehicle ?? {}).filter(([, value]) => value === true)
    expect(sent.vehicle_info ?? null).toEqual(
      vehicle && { ...vehicle, ...Object.fromEntries(flags.map(([name]) => [name, false])) },
    )
  })

  test('gets the same result from the server, with the fields filled in and empty', () => {
    expect(submissionFieldErrors(toSubmissionInput(filled, context))).toEqual({})
    const unnamed = label === 'Other' ? { service: 'service-missing' } : errors
    expect(submissionFieldErrors(toSubmissionInput(empty, context))).toEqual(unnamed)
  })
})

test.each(OPTIONAL_CAR_SERVICES)(
  'for %s an empty vehicle section sends no vehicle, a part of it sends that part',
  (service) => {
    const draft = { ...SAMPLE_DRAFT, service }
    expect(toSubmissionInput(draft, context).vehicle_info).toBeUndefined()
    expect(toSubmissionInput({ ...draft, vehicle_make: 'Kia' }, context).vehicle_info).toEqual({
      year: '',
      make: 'Kia',
      model: '',
    })
  },
)
