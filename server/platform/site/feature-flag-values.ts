import type { FeatureFlag } from '#domain/feature-flags.ts'
import type { Environment } from '#server/platform/environment.ts'
import { twilioCredentials } from '#server/platform/environment/twilio-credentials.ts'
import type { AllowedExternalServices } from './content-security-policy.ts'

/** Flags that are on or off; a flag that is missing is unknown. */
export type FeatureFlagValues = Partial<Readonly<Record<FeatureFlag, boolean>>> & {
  /** Third-party servers other than Google's that the pages may load from. */
  readonly hosts?: readonly string[]
}

/** Returns the flags that the environment determines; constant while the server runs. */
export function featureFlagsOfEnvironment(environment: Environment): FeatureFlagValues {
  const { smtpUrl, ntfyUrl, pushoverToken, alertWebhookUrl, alertWebhookSecret } = environment
  const { leadEventsUrl, leadEventsSecret } = environment
  return {
    mail: smtpUrl !== null,
    telephone: twilioCredentials(environment) !== null,
    'customer-calls': twilioCredentials(environment) !== null,
    'notice-services':
      ntfyUrl !== null ||
      pushoverToken !== null ||
      (alertWebhookUrl !== null && alertWebhookSecret !== null),
    'lead-events': leadEventsUrl !== null && leadEventsSecret !== null,
  }
}

/** Returns the flags that the settings determine; they may change while the server runs. */
export function featureFlagsOfSettings({
  recaptcha,
  maps,
  analytics,
}: Pick<AllowedExternalServices, 'recaptcha' | 'maps' | 'analytics'>): FeatureFlagValues {
  return {
    recaptcha,
    maps,
    analytics: analytics.length > 0,
    'third-party': recaptcha || maps || analytics.length > 0,
    hosts: analytics.map((origin) => origin.replace(/^https:\/\//, '')),
  }
}
