/** What is sent and stored of a submission. */

import type { FIRST_STATUS } from '#domain/lead/lifecycle.ts'
import type { OptionalAppointment } from '#domain/time/appointment.ts'

export interface VehicleInfo {
  /** Four digits, as typed. */
  readonly year: string
  readonly make: string
  readonly model: string
  readonly all_keys_lost?: boolean
  readonly has_unused_key?: boolean
}

/** Device and visit facts. Times in ms unless named otherwise. */
export interface VisitorInfo {
  readonly userAgent: string
  readonly language: string
  readonly platform: string
  /** CSS pixels, `WIDTHxHEIGHT`. */
  readonly screenResolution: string
  /** CSS pixels, `WIDTHxHEIGHT`. */
  readonly windowSize: string
  /** ISO 8601, UTC. */
  readonly timestamp: string
  /** IANA name. */
  readonly timezone: string
  readonly deviceType: string
  readonly browser: string
  readonly browserVersion: string
  readonly operatingSystem: string
  /** Degrees; only with permission. */
  readonly geolocation?: { readonly latitude: number; readonly longitude: number }
  /** From the first input of the draft to submit. */
  readonly formCompletionTime: number
  readonly pageLoadTime: number
  /** Since the first page of this visit. */
  readonly visitDuration: number
}

/** How the visitor came. */
export interface TrafficSource {
  readonly source: string
  readonly medium: string
  readonly campaign: string
  readonly keyword: string
  /** Paths in the order of the visit. */
  readonly click_path: readonly string[]
  readonly gclid?: string
  readonly gbraid?: string
  readonly wbraid?: string
  readonly msclkid?: string
  readonly fbclid?: string
}

/** What happened on the page. Times in ms. */
export interface PageMetrics {
  readonly timeOnPage: number
  /** Per cent, 0 to 100. */
  readonly scrollDepth: number
  readonly pageInteractions: number
  readonly formFocusEvents: number
  /** First page of the visit to submit. */
  readonly conversionTime: number
}

/** The body of `POST /rest/v1/submissions`, and the same after intake has read it. */
export interface SubmissionInput extends OptionalAppointment {
  readonly type: 'booking'
  readonly status: typeof FIRST_STATUS
  readonly name: string
  readonly phone: string
  readonly email?: string | null
  readonly address: string
  readonly unit_number?: string | null
  readonly gate_code?: string | null
  readonly service: string
  readonly timeframe: string
  readonly notes?: string | null
  /** When the visitor agreed to a text message with the arrival time: ISO 8601. */
  readonly sms_consent_at?: string | null
  /** Whether the visitor ticked that a child or a pet is locked in. */
  readonly locked_in?: 'yes' | null
  readonly source_url: string
  readonly recaptcha_token: string
  /** The honeypot; adds to the suspicion score and is never stored. */
  readonly website?: string
  readonly vehicle_info?: VehicleInfo | null
  readonly visitor_info?: VisitorInfo | null
  readonly traffic_source?: TrafficSource | null
  readonly page_metrics?: PageMetrics | null
}
