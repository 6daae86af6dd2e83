import { hasGoogleTag } from '#domain/pages/page-tags.ts'
import type { FeatureFlagValues } from '#domain/pages/feature-flags.ts'
import type { Environment } from '#server/environment.ts'
import { twilioCredentials } from '#server/environment/twilio-credentials.ts'
import type { AllowedExternalServices } from './content-security-policy.ts'

/** Returns the flags that the environment determines; constant while the server runs. */
export function featureFlagsOfEnvironment(environment: Environment): FeatureFlagValues {
  const { smtpUrl, pushoverToken, alertWebhookUrl, alertWebhookSecret } = environment
  const { leadEventsUrl, leadEventsSecret } = environment
  return {
    mail: smtpUrl !== null,
    telephone: twilioCredentials(environment) !== null,
    'customer-calls': twilioCredentials(environment) !== null,
    'notice-services':
      pushoverToken !== null || (alertWebhookUrl !== null && alertWebhookSecret !== null),
    'lead-events': leadEventsUrl !== null && leadEventsSecret !== null,
  }
}

/** Returns the flags that the settings determine; they may change while the server runs. */
export function featureFlagsOfSettings({
  recaptcha,
  maps,
  analytics,
  tags,
}: Pick<AllowedExternalServices, 'recaptcha' | 'maps' | 'analytics' | 'tags'>): FeatureFlagValues {
  const hosts = [
    ...(tags !== null && hasGoogleTag(tags) ? GOOGLE_HOSTS : []),
    ...analytics.map((origin) => origin.replace(/^https:\/\//, '')),
  ]
  const isCounted = hosts.length > 0
  return {
    recaptcha,
    maps,
    analytics: isCounted,
    'third-party': recaptcha || maps || isCounted,
    consent: tags !== null,
    sharing: isCounted,
    hosts,
  }
}

/** The domains of Google's tags, for people to read (google-sources.ts has the exact ones). */
const GOOGLE_HOSTS = [
  'googletagmanager.com',
  'google-analytics.com',
  'googleadservices.com',
  'doubleclick.net',
  'google.com',
]
