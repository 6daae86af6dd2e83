/**
 * What an installation may have switched on that its legal pages tell visitors
 * of. The pages are made before anybody knows, so each such sentence stands
 * there as one that is true either way; the server puts the one in its place
 * that is true here (server/http/legal-page-flags.ts).
 */
export const FEATURE_FLAGS = [
  /** Google reCAPTCHA tells people from robots. */
  'recaptcha',
  /** Google Maps completes addresses. */
  'maps',
  /** A script of another company counts visits. */
  'analytics',
  /** Any of the three above. */
  'others',
  /** Mail goes out by a mail server. */
  'mail',
  /** Staff are called or texted through Twilio. */
  'telephone',
  /** Staff are told through ntfy, Pushover or a webhook. */
  'messages',
] as const

export type FeatureFlag = (typeof FEATURE_FLAGS)[number]

/** Attributes of an element that holds such a sentence, and what they hold. */
export const FEATURE_FLAG_ATTRIBUTES = {
  name: 'data-switch',
  /** The sentence while it is on. */
  on: 'data-on',
  /** While it is off; without this attribute the element goes. */
  off: 'data-off',
} as const

/** Stands in a sentence where the names of other companies' servers go. */
export const HOSTS_PLACEHOLDER = '[hosts]'
