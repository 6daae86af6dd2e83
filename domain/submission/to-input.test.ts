import { describe, expect, test } from 'vitest'
import { allServices, isLockout, OTHER_SERVICE } from '#domain/services/services.ts'
import { type Draft } from './draft.ts'
import { SAMPLE_DRAFT } from './sample-draft.fixture.ts'
import { fullAddress, toSubmissionInput } from './to-input.ts'

const A_LOCKOUT = allServices().find(({ label }) => isLockout(label))?.label ?? ''
const context = { captchaToken: 'proof', sourceUrl: '/book-online' }
const send = (change: Partial<Draft>) => toSubmissionInput({ ...SAMPLE_DRAFT, ...change }, context)

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

  test('says who is locked in where the service is a lockout, and nowhere else', () => {
    const locked_in = '2031-03-04T08:12:00.000Z'
    expect(send({ service: A_LOCKOUT, locked_in })).toMatchObject({ locked_in: 'yes' })
    expect(Object.keys(send({ service: A_LOCKOUT }))).not.toContain('locked_in')
    expect(
      Object.keys(send({ service: OTHER_SERVICE, other_service: 'A safe', locked_in })),
    ).not.toContain('locked_in')
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
