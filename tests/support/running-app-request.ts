import type { SubmissionInput } from '#domain/submission/input.ts'
import { A_TOWN } from '#domain/places/sample-towns.fixture.ts'
import { A_SERVICE } from '#domain/services/sample-services.fixture.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'

/** Values of a body's fields, of any type. */
export type BodyChanges = Partial<Record<keyof SubmissionInput | 'website', unknown>>

/** Returns a submission as the page sends it, complete except for the captcha token. */
export function sampleSubmission(changes: BodyChanges = {}): Record<string, unknown> {
  return {
    type: 'booking',
    status: 'pending',
    name: 'Maria Gómez',
    phone: '(201) 555-0123',
    email: 'maria@mail.example',
    address: `7601 Bergenline Ave, ${A_TOWN}, NJ 07047`,
    service: A_SERVICE,
    timeframe: 'ASAP',
    notes: 'Blue door.\nRing twice.',
    source_url: '/book-online',
    recaptcha_token: '',
    visitor_info: { userAgent: 'test', deviceType: 'mobile', formCompletionTime: 42_000 },
    traffic_source: {
      source: 'google',
      medium: 'cpc',
      campaign: 'night',
      keyword: 'locksmith',
      click_path: ['/', '/book-online'],
    },
    page_metrics: {
      timeOnPage: MINUTE_MS,
      scrollDepth: 40,
      pageInteractions: 5,
      formFocusEvents: 8,
      conversionTime: 61_000,
    },
    ...changes,
  }
}
