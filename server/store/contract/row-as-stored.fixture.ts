import { A_TOWN } from '#domain/sample-towns.fixture.ts'
import { SPANISH_SERVICES } from '#domain/spanish-names.ts'
import { sampleSubmission, SAMPLE_SERVICE } from '../sample-submission.fixture.ts'
import type { RecordOptions } from '../lead.ts'

/** A submission with fixed values in every column. */
export function knownSubmission(): RecordOptions {
  return sampleSubmission({
    idempotencyKey: 'key-of-the-sample',
    captchaTokenHash: 'hash-of-the-token',
    row: { id: '0195a1c2-0000-7000-8000-000000000001', notes: 'One "quoted" line.\nZoë\0 \ud83d' },
    checks: { suspicion: 30.5, suspicionReasons: ['too \0fast', 'no pointer'] },
  })
}

/** Its row in the table's column order: no release may change a byte of it. */
export const ROW_AS_STORED = {
  id: '0195a1c2-0000-7000-8000-000000000001',
  created_at: '2031-03-04T05:06:07.089Z',
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
  notes: 'One "quoted" line.\nZoë \ufffd',
  source_url: '/book-online',
  recaptcha_token: 'token-of-the-sample',
  vehicle_info: '{"year":"2019","make":"Honda","model":"Civic","all_keys_lost":true}',
  visitor_info:
    '{"userAgent":"Mozilla/5.0 (Sample)","language":"en-US","platform":"iPhone",' +
    '"screenResolution":"390x844","windowSize":"390x664","timestamp":"2031-03-04T05:06:07.000Z",' +
    '"timezone":"America/New_York","deviceType":"mobile","browser":"Safari",' +
    '"browserVersion":"26.1","operatingSystem":"iOS",' +
    '"geolocation":{"latitude":40.7951,"longitude":-74.0254},' +
    '"formCompletionTime":41000,"pageLoadTime":812.5,"visitDuration":65000}',
  traffic_source:
    '{"source":"google","medium":"cpc","campaign":"night-lockouts","keyword":"lost car key",' +
    '"click_path":["/","/services/auto-locksmith/car-key-replacement","/book-online"]}',
  page_metrics:
    '{"timeOnPage":60000,"scrollDepth":75,"pageInteractions":14,"formFocusEvents":9,' +
    '"conversionTime":65000}',
  verification: 'verified',
  captcha_provider: 'altcha',
  suspicion: 30.5,
  suspicion_reasons: '["too fast","no pointer"]',
  idempotency_key: 'key-of-the-sample',
  token_hash: 'hash-of-the-token',
  phone_digits: '2015550199',
  search_text:
    `zoë ångström 2015550199 ${SAMPLE_SERVICE} ${SPANISH_SERVICES[SAMPLE_SERVICE]} 12 Sample St, ${A_TOWN}, NJ 07047, USA Unit 4B`.toLowerCase(),
  street: `12 Sample St, ${A_TOWN}, NJ 07047, USA`,
  town: A_TOWN,
  town_source: 'zip',
  appointment_start: null,
  appointment_end: null,
  sms_consent_at: null,
  price_agreed_cents: null,
  price_paid_cents: null,
  payment_method: null,
  payment_note: null,
} as const
