/**
 * Features that the legal pages must disclose when an installation uses them. The pages are built
 * before the settings are known, so each such sentence has a wording that is true either way; the
 * server renders the one that applies in its place (domain/pages/page-slots.ts).
 */
export const FEATURE_FLAGS = [
  /** Google reCAPTCHA checks visitors. */
  'recaptcha',
  /** Google Maps completes addresses. */
  'maps',
  /** An external script counts visits. */
  'analytics',
  /** Any of the three above. */
  'third-party',
  /** Tags run, so that the banner asks; otherwise it only tells (R213). */
  'consent',
  /** Tags tell others about visits. */
  'sharing',
  /** Mail is sent through a mail server. */
  'mail',
  /** Staff are called or texted through Twilio. */
  'telephone',
  /** Calls and texts of customers go through Twilio to this server. */
  'customer-calls',
  /** Staff are notified through ntfy, Pushover or a webhook. */
  'notice-services',
  /** Requests and their progress are sent to another program of the owner's. */
  'lead-events',
] as const

export type FeatureFlag = (typeof FEATURE_FLAGS)[number]

/** Placeholder for the names of third-party servers. */
export const HOSTS_PLACEHOLDER = '[hosts]'
