/**
 * Features that the legal pages must disclose when an installation uses them. Each such
 * sentence has a wording for on, one for off, and one that is true either way, for an installation
 * whose settings cannot be read.
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
  /** Tags run, so that the banner asks; otherwise it only tells. */
  'consent',
  /** Tags tell others about visits. */
  'sharing',
  /** Mail is sent through a mail server. */
  'mail',
  /** Staff are called or texted through Twilio. */
  'telephone',
  /** Calls and texts of customers go through Twilio to this server. */
  'customer-calls',
  /** Staff are notified through Pushover or a webhook. */
  'notice-services',
  /** Requests and their progress are sent to another program of the owner's. */
  'lead-events',
] as const

export type FeatureFlag = (typeof FEATURE_FLAGS)[number]

/** Flags that are on or off; a flag that is missing is unknown. */
export type FeatureFlagValues = Partial<Readonly<Record<FeatureFlag, boolean>>> & {
  /** Third-party servers that count visits. */
  readonly hosts?: readonly string[]
}
