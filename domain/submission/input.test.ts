import { describe, expect, test } from 'vitest'
import {
  EMPTY_DRAFT,
  FIELD_NAMES,
  fullAddress,
  isFieldVisible,
  type Draft,
  visibleFields,
  TIMEFRAMES,
  toSubmissionInput,
} from './input.ts'
import { SAMPLE_DRAFT } from './sample-draft.fixture.ts'

const context = { captchaToken: 'proof', sourceUrl: '/book-online' }
const send = (change: Partial<Draft>) => toSubmissionInput({ ...SAMPLE_DRAFT, ...change }, context)

describe('form', () => {
  test('lists the fields in the order of the specification', () => {
    expect(FIELD_NAMES).toEqual([
      'name',
      'phone',
      'email',
      'address',
      'unit_number',
      'gate_code',
      'service',
      'other_service',
      'vehicle_year',
      'vehicle_make',
      'vehicle_model',
      'all_keys_lost',
      'unused_key',
      'timeframe',
      'appointment_date',
      'appointment_window',
      'notes',
      'sms_consent_at',
    ])
  })

  test('offers the five timeframes of the specification', () => {
    expect(TIMEFRAMES).toEqual([
      'ASAP',
      'Same Day',
      'Within Couple of Days',
      'Within Couple of Weeks',
      'Just Curious',
    ])
  })

  test('starts with ASAP, both questions at no, and everything else empty', () => {
    const { timeframe, all_keys_lost, unused_key, ...rest } = EMPTY_DRAFT
    expect({ timeframe, all_keys_lost, unused_key }).toEqual({
      timeframe: 'ASAP',
      all_keys_lost: 'no',
      unused_key: 'no',
    })
    expect(Object.values(rest).join('')).toBe('')
    expect(Object.keys(EMPTY_DRAFT)).toEqual([...FIELD_NAMES])
  })

  test.each([
    ['', false],
    ['   ', false],
    ['7', true],
  ])('shows unit and gate code with the address %j: %s', (address, shown) => {
    const draft = { ...SAMPLE_DRAFT, address }
    expect(visibleFields(draft).addressDetails).toBe(shown)
    expect(isFieldVisible('unit_number', draft)).toBe(shown)
    expect(isFieldVisible('gate_code', draft)).toBe(shown)
  })
})

describe('submission', () => {
  test('leaves empty optional fields out of the submission', () => {
    expect(send({})).toEqual({
      type: 'booking',
      status: 'pending',
      name: 'Maria Ortiz',
      phone: '(201) 555-0123',
      address: '7601 Bergenline Ave, North Bergen, NJ',
      service: SAMPLE_DRAFT.service,
      timeframe: 'ASAP',
      source_url: '/book-online',
      recaptcha_token: 'proof',
    })
  })

  test('includes optional fields that are filled in', () => {
    const sent = send({
      email: 'maria@mail.example',
      unit_number: '4B',
      gate_code: '#1207',
      notes: 'Blue door.\nRing twice.',
      timeframe: 'Same Day',
    })
    expect(sent).toMatchObject({
      email: 'maria@mail.example',
      address: '7601 Bergenline Ave, North Bergen, NJ Unit 4B',
      unit_number: '4B',
      gate_code: '#1207',
      notes: 'Blue door.\nRing twice.',
      timeframe: 'Same Day',
    })
  })

  test('trims white space, and treats an answer of white space as empty', () => {
    const sent = send({
      name: '  Maria Ortiz ',
      address: ' 7601 Bergenline Ave ',
      unit_number: ' 4B ',
      email: '  ',
      gate_code: '\t',
      notes: ' \n ',
    })
    expect(sent.name).toBe('Maria Ortiz')
    expect(sent.address).toBe('7601 Bergenline Ave Unit 4B')
    expect(sent.unit_number).toBe('4B')
    expect(Object.keys(sent)).not.toContain('email')
    expect(Object.keys(sent)).not.toContain('gate_code')
    expect(Object.keys(sent)).not.toContain('notes')
  })

  test('keeps the address as it is without a unit', () => {
    expect(fullAddress({ address: ' 5 Main St ', unit_number: '  ' })).toBe('5 Main St')
    expect(fullAddress({ address: '', unit_number: '4B' })).toBe('')
  })

  test('includes the data of device, visit and page under their column names', () => {
    const traffic_source = { source: '', medium: '', campaign: '', keyword: '', click_path: ['/'] }
    const page_metrics = {
      timeOnPage: 1,
      scrollDepth: 2,
      pageInteractions: 3,
      formFocusEvents: 4,
      conversionTime: 5,
    }
    const sent = toSubmissionInput(SAMPLE_DRAFT, {
      ...context,
      trafficSource: traffic_source,
      pageMetrics: page_metrics,
    })
    expect(sent).toMatchObject({ traffic_source, page_metrics })
    expect(Object.keys(sent)).not.toContain('visitor_info')
  })
})
