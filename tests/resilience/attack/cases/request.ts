import { fullAddress } from '#domain/submission/to-input.ts'
import { TIMEFRAMES } from '#domain/submission/draft.ts'
import {
  keyQuestion,
  serviceOptions,
  vehicleNeed,
  OTHER_SERVICE,
} from '#domain/services/services.ts'
import type { CaseContext } from './case-context.ts'

const MAKES = [
  ['Honda', 'Civic'],
  ['Toyota', 'RAV4'],
  ['Škoda', 'Octavia'],
] as const

/** Returns the valid form fields of the person with this number. */
export function filledForm(context: CaseContext, number: number): Record<string, string> {
  const random = context.contentOf(number)
  const person = context.person(number)
  const service = random.pick(serviceOptions())
  const [make, model] = random.pick(MAKES)
  return {
    name: person.name,
    phone: person.phone,
    email: random.chance(0.5) ? person.email : '',
    address: person.address,
    unit_number: person.unit,
    gate_code: person.gateCode,
    service,
    other_service: service === OTHER_SERVICE ? 'Safe will not open' : '',
    vehicle_year: '2019',
    vehicle_make: make,
    vehicle_model: model,
    all_keys_lost: random.pick(['yes', 'no']),
    unused_key: random.pick(['yes', 'no']),
    timeframe: random.pick(TIMEFRAMES),
    notes: person.notes,
  }
}

/** Returns the same as the page sends it, with its own captcha proof. */
export function submission(context: CaseContext, number: number): Record<string, unknown> {
  const form = filledForm(context, number)
  const { service = '', timeframe, vehicle_year: year, vehicle_make: make } = form
  const { address = '', unit_number = '' } = form
  const question = keyQuestion(service)
  return {
    type: 'booking',
    status: 'pending',
    name: form['name'],
    phone: form['phone'],
    email: form['email'],
    address: fullAddress({ address, unit_number }),
    unit_number,
    gate_code: form['gate_code'],
    service: form['other_service'] || service,
    timeframe,
    notes: form['notes'],
    source_url: '/book-online',
    recaptcha_token: context.proof(number),
    ...(vehicleNeed(service) !== 'none' && {
      vehicle_info: {
        year,
        make,
        model: form['vehicle_model'],
        ...(question === 'all_keys_lost' && { all_keys_lost: form['all_keys_lost'] === 'yes' }),
        ...(question === 'unused_key' && { has_unused_key: form['unused_key'] === 'yes' }),
      },
    }),
    visitor_info: { userAgent: 'Mozilla/5.0', deviceType: 'mobile', formCompletionTime: 42_000 },
    traffic_source: { source: 'google', medium: 'cpc', click_path: ['/', '/book-online'] },
    page_metrics: { timeOnPage: 60_000, scrollDepth: 40, pageInteractions: 5 },
  }
}
