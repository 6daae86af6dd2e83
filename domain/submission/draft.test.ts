import { describe, expect, test } from 'vitest'
import { EMPTY_DRAFT, FIELD_NAMES, isFieldVisible, visibleFields, TIMEFRAMES } from './draft.ts'
import { SAMPLE_DRAFT } from './sample-draft.fixture.ts'

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
      'locked_in',
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
