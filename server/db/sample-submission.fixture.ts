import { createHash, randomUUID, randomUUIDv7 } from 'node:crypto'
import { LOST_KEYS_SERVICES, PLAIN_SERVICES } from '#domain/services/sample-services.fixture.ts'
import { A_TOWN } from '#domain/places/sample-towns.fixture.ts'
import { townOfLead } from '#domain/places/lead-town.ts'
import { joinUnit } from '#domain/submission/address/address-unit.ts'
import type { Submission } from '#domain/submission/fields.ts'
import type { RecordOptions } from './tables/lead.ts'

/** Values of a sample that differ from the usual ones. */
export type SampleChanges = Partial<Omit<RecordOptions, 'row' | 'checks'>> & {
  readonly row?: Partial<Submission>
  readonly checks?: Partial<RecordOptions['checks']>
}

/** A complete request for tests; every call makes another one. */
export function sampleSubmission(changes: SampleChanges = {}): RecordOptions {
  const id = changes.row?.id ?? randomUUIDv7()
  const now = changes.now ?? Date.parse('2031-03-04T05:06:07.089Z')
  const row = { ...SAMPLE_ROW, id, created_at: new Date(now).toISOString(), ...changes.row }
  return {
    idempotencyKey: randomUUID(),
    captchaTokenHash: createHash('sha256').update(id).digest('hex'),
    nonce: null,
    mail: { id: randomUUIDv7(), messageId: `<${id}@palisade.example>` },
    visitorMail: { id: randomUUIDv7(), messageId: `<receipt.${id}@palisade.example>` },
    network: null,
    statusPageTokenHash: createHash('sha256').update(`receipt ${id}`).digest('hex'),
    now,
    ...changes,
    row,
    checks: {
      ...SAMPLE_CHECKS,
      street: joinUnit(row.address, row.unit_number).street,
      town: townOfLead(row),
      ...changes.checks,
    },
  }
}

let customers = 0

/** Returns another phone number at each call: leads of one number may be one customer's. */
export const anotherPhone = (): string =>
  `(201) 556-${String(++customers % 10_000).padStart(4, '0')}`

/** A request of another customer than the others. */
export const sampleOfAnother = (changes: SampleChanges = {}): RecordOptions =>
  sampleSubmission({ ...changes, row: { phone: anotherPhone(), ...changes.row } })

/** 'Car Key Replacement' as delivered; none of those that tests name themselves. */
export const [SAMPLE_SERVICE = ''] = [...LOST_KEYS_SERVICES, ...PLAIN_SERVICES.slice(2)]

/** What a new lead has. */
export const NO_PAYMENT = { agreedCents: null, paidCents: null, method: null, note: null } as const

/** What a lead has whose customer neither called nor texted. */
export const NOTHING_ASKED = { callBack: false, pictures: 0 } as const

const SAMPLE_CHECKS: Omit<RecordOptions['checks'], 'street' | 'town'> = {
  verification: 'verified',
  captchaProvider: 'altcha',
  suspicion: 0,
  suspicionReasons: [],
}

const SAMPLE_ROW: Omit<Submission, 'id' | 'created_at'> = {
  type: 'booking',
  status: 'pending',
  name: 'Zoë Ångström',
  phone: '(201) 555-0199',
  email: 'zoe@visitor.example',
  address: `12 Sample St, ${A_TOWN}, NJ 07047, USA Unit 4B`,
  unit_number: '4B',
  gate_code: '#9876',
  service: SAMPLE_SERVICE,
  timeframe: 'ASAP',
  appointment_start: null,
  appointment_end: null,
  sms_consent_at: null,
  locked_in: null,
  notes: 'Blue car.\nSecond level of the garage.',
  source_url: '/book-online',
  recaptcha_token: 'token-of-the-sample',
  vehicle_info: { year: '2019', make: 'Honda', model: 'Civic', all_keys_lost: true },
  visitor_info: {
    userAgent: 'Mozilla/5.0 (Sample)',
    language: 'en-US',
    platform: 'iPhone',
    screenResolution: '390x844',
    windowSize: '390x664',
    timestamp: '2031-03-04T05:06:07.000Z',
    timezone: 'America/New_York',
    deviceType: 'mobile',
    browser: 'Safari',
    browserVersion: '26.1',
    operatingSystem: 'iOS',
    geolocation: { latitude: 40.7951, longitude: -74.0254 },
    formCompletionTime: 41_000,
    pageLoadTime: 812.5,
    visitDuration: 65_000,
  },
  traffic_source: {
    source: 'google',
    medium: 'cpc',
    campaign: 'night-lockouts',
    keyword: 'lost car key',
    click_path: ['/', '/services/auto-locksmith/car-key-replacement', '/book-online'],
  },
  page_metrics: {
    timeOnPage: 60_000,
    scrollDepth: 75,
    pageInteractions: 14,
    formFocusEvents: 9,
    conversionTime: 65_000,
  },
}
