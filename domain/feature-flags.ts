/**
 * Features that the legal pages must disclose when an installation uses them. The pages are built
 * before the settings are known, so each such sentence has a wording that is true either way; the
 * server replaces it by the one that applies (server/site/legal-page-flags.ts).
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
  /** Mail is sent through a mail server. */
  'mail',
  /** Staff are called or texted through Twilio. */
  'telephone',
  /** Staff are notified through ntfy, Pushover or a webhook. */
  'notice-services',
] as const

export type FeatureFlag = (typeof FEATURE_FLAGS)[number]

/** Attributes of an element with such a sentence. */
export const FEATURE_FLAG_ATTRIBUTES = {
  name: 'data-switch',
  /** Wording while the feature is on. */
  on: 'data-on',
  /** Wording while it is off; without this attribute the element is removed. */
  off: 'data-off',
} as const

/** Placeholder for the names of third-party servers. */
export const HOSTS_PLACEHOLDER = '[hosts]'
