import {
  HOSTS_PLACEHOLDER,
  FEATURE_FLAG_ATTRIBUTES,
  type FeatureFlag,
} from '#domain/feature-flags.ts'
import type { Environment } from '#server/environment.ts'
import { twilioCredentials } from '#server/environment/twilio-credentials.ts'
import type { AllowedExternalServices } from './content-security-policy.ts'
import { type SiteFile, textFile } from './site.ts'

/** Flags that are on or off; a flag that is missing is unknown. */
export type FeatureFlagValues = Partial<Readonly<Record<FeatureFlag, boolean>>> & {
  /** Third-party servers other than Google's that the pages may load from. */
  readonly hosts?: readonly string[]
}

/** Returns the flags that the environment determines; constant while the server runs. */
export function featureFlagsOfEnvironment(environment: Environment): FeatureFlagValues {
  const { smtpUrl, ntfyUrl, pushoverToken, alertWebhookUrl, alertWebhookSecret } = environment
  return {
    mail: smtpUrl !== null,
    telephone: twilioCredentials(environment) !== null,
    'notice-services':
      ntfyUrl !== null ||
      pushoverToken !== null ||
      (alertWebhookUrl !== null && alertWebhookSecret !== null),
  }
}

/** Returns the flags that the settings determine; they may change while the server runs. */
export function featureFlagsOfSettings({
  recaptcha,
  maps,
  analytics,
}: AllowedExternalServices): FeatureFlagValues {
  return {
    recaptcha,
    maps,
    analytics: analytics.length > 0,
    'third-party': recaptcha || maps || analytics.length > 0,
    hosts: analytics.map((origin) => origin.replace(/^https:\/\//, '')),
  }
}

/** Start of a flagged sentence as React writes it: attributes in the given order. */
const FLAGGED_PARAGRAPH_START = `<p ${FEATURE_FLAG_ATTRIBUTES.name}="`
const PARAGRAPH_END = '</p>'

/** Renders each flagged sentence by its flag; leaves those with an unknown flag. */
export function renderFeatureFlags(html: string, flags: FeatureFlagValues): string {
  const [before = '', ...parts] = html.split(FLAGGED_PARAGRAPH_START)
  return before + parts.map((part) => renderFlaggedParagraph(part, flags)).join('')
}

/**
 * Renders one flagged paragraph.
 * @param part the text after its start, up to the next one
 */
function renderFlaggedParagraph(part: string, flags: FeatureFlagValues): string {
  // The name, then alternately the text before and inside each pair of quotes; attribute text
  // contains neither " nor >.
  const [flagName = '', , textWhenOn = '', , textWhenOff] = part
    .slice(0, part.indexOf('>'))
    .split('"')
  const state = flags[flagName as FeatureFlag]
  if (state === undefined) return FLAGGED_PARAGRAPH_START + part
  const following = part.slice(part.indexOf(PARAGRAPH_END) + PARAGRAPH_END.length)
  // Text in an attribute is already escaped for text, and an origin of the settings needs no
  // escaping.
  const text = state
    ? textWhenOn.replaceAll(HOSTS_PLACEHOLDER, (flags.hosts ?? []).join(', '))
    : textWhenOff
  return text === undefined ? following : `<p>${text}${PARAGRAPH_END}${following}`
}

/** Returns the file with its flags rendered; the same file when nothing changes. */
export function withFeatureFlags(file: SiteFile, flags: FeatureFlagValues): SiteFile {
  if (!file.type.startsWith('text/html')) return file
  const before = file.representations.identity.body.toString('utf8')
  const after = renderFeatureFlags(before, flags)
  return after === before ? file : textFile(file, after)
}
