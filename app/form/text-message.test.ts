import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { submissionForm } from '#copy/en/submission-form.ts'
import { EMPTY_DRAFT, type Draft } from '#domain/submission/draft.ts'
import { SAMPLE_DRAFT } from '#domain/submission/sample-draft.fixture.ts'
import {
  A_SERVICE,
  A_SPANISH_SERVICE,
  LOST_KEYS_SERVICES,
  OPTIONAL_CAR_SERVICES,
  UNUSED_KEY_SERVICES,
} from '#domain/services/sample-services.fixture.ts'
import { namesIn } from '#copy/names.ts'
import { SPANISH_TIMEFRAMES } from '#domain/submission/draft.ts'
import { messageBody, smsHref } from './text-message.ts'

const { labels } = submissionForm
const messages = { ...submissionForm, names: namesIn('en') }
const linesOf = (change: Partial<Draft>) =>
  messageBody({ ...SAMPLE_DRAFT, ...change }, messages).split('\n')

const CAR = `${submissionForm.vehicleHeading}: 2019 Honda Civic`

/** A service, and its dependent fields. */
const SAID: readonly [service: string, ...asked: string[]][] = [
  [A_SERVICE],
  ...OPTIONAL_CAR_SERVICES.map((service): [string, string] => [service, CAR]),
  ...LOST_KEYS_SERVICES.map((service): [string, string, string] => [
    service,
    CAR,
    `${labels.all_keys_lost} ${submissionForm.yes}`,
  ]),
]

describe('text message', () => {
  test.each(SAID)(
    'for %s states its purpose and contains all that was typed',
    (service, ...asked) => {
      const draft: Draft = {
        ...SAMPLE_DRAFT,
        email: 'maria@mail.example',
        unit_number: '4B',
        service,
        vehicle_year: '2019',
        vehicle_make: 'Honda',
        vehicle_model: 'Civic',
        all_keys_lost: 'yes',
        notes: 'By the ferry',
      }
      expect(messageBody(draft, messages).split('\n')).toEqual([
        submissionForm.smsOpening,
        `${labels.service}: ${service}`,
        `${labels.name}: Maria Ortiz`,
        `${labels.phone}: (201) 555-0123`,
        `${labels.email}: maria@mail.example`,
        `${labels.address}: 7601 Bergenline Ave, North Bergen, NJ`,
        `${labels.unit_number}: 4B`,
        ...asked,
        `${labels.timeframe}: ASAP`,
        `${labels.notes}: By the ferry`,
      ])
    },
  )

  test('omits empty fields; an empty form gives only the time', () => {
    expect(linesOf({})).toHaveLength(6)
    expect(messageBody(EMPTY_DRAFT, messages)).toBe(
      `${submissionForm.smsOpening}\n${labels.timeframe}: ASAP`,
    )
  })

  test('uses the Spanish words of the form in Spanish', () => {
    const draft = { ...SAMPLE_DRAFT, service: A_SERVICE, timeframe: 'ASAP' as const }
    const body = messageBody(draft, { ...submissionForm, names: namesIn('es') })
    expect(body).toContain(`${labels.service}: ${A_SPANISH_SERVICE}`)
    expect(body).toContain(`${labels.timeframe}: ${SPANISH_TIMEFRAMES['ASAP']}`)
  })

  test('omits the gate code, because texts are not encrypted', () => {
    expect(messageBody({ ...SAMPLE_DRAFT, gate_code: '#1207' }, messages)).not.toContain('1207')
  })

  test('contains the description instead of the option for Other', () => {
    const lines = linesOf({ service: 'Other', other_service: ' Safe opening ' })
    expect(lines).toContain(`${labels.service}: Safe opening`)
  })

  test('omits answers to questions that are not asked', () => {
    const lines = linesOf({ service: A_SERVICE, all_keys_lost: 'yes', unused_key: 'yes' })
    expect(lines.join()).not.toContain(labels.all_keys_lost)
    expect(lines.join()).not.toContain(labels.unused_key)
    for (const service of UNUSED_KEY_SERVICES)
      expect(linesOf({ service })).toContain(`${labels.unused_key} ${submissionForm.no}`)
  })

  test('omits values of hidden fields', () => {
    const hidden = { vehicle_make: 'Honda', other_service: 'Safe', unit_number: '4B', address: '' }
    expect(linesOf(hidden).join()).not.toMatch(/Honda|Safe|4B/)
  })
})

describe('smsHref', () => {
  test('addresses our number in a format that Android and iOS accept', () => {
    expect(smsHref('2015550142', SAMPLE_DRAFT, messages)).toMatch(
      /^sms:2015550142\?&body=[^&?#\s]+$/,
    )
  })

  test('encodes any text reversibly', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (notes) => {
        const draft = { ...SAMPLE_DRAFT, notes }
        const body = smsHref('2015550142', draft, messages).split('&body=')[1] ?? ''
        expect(decodeURIComponent(body)).toBe(messageBody(draft, messages))
      }),
    )
  })

  test('accepts a lone surrogate, as left by a cut paste', () => {
    const href = smsHref('2015550142', { ...SAMPLE_DRAFT, notes: 'door \ud83d' }, messages)
    expect(decodeURIComponent(href)).toContain(`${labels.notes}: door \ufffd`)
  })
})
