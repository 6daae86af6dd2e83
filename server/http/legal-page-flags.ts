import {
  HOSTS_PLACEHOLDER,
  FEATURE_FLAG_ATTRIBUTES,
  type FeatureFlag,
} from '#domain/feature-flags.ts'
import type { Environment } from '#server/environment.ts'
import type { AllowedExternalServices } from './content-security-policy.ts'
import { type SiteFile, textFile } from './site.ts'

/** What is on and what is off; what is not named here nobody knows. */
export type FeatureFlagValues = Partial<Readonly<Record<FeatureFlag, boolean>>> & {
  /** Servers of other companies that the pages may load from, besides Google's. */
  readonly hosts?: readonly string[]
}

/** By the environment, for as long as the server runs. */
export function featureFlagsOfEnvironment(environment: Environment): FeatureFlagValues {
  const { smtpUrl, twilioAccountSid, twilioAuthToken, twilioFrom } = environment
  const { ntfyUrl, pushoverToken, alertWebhookUrl, alertWebhookSecret } = environment
  return {
    mail: smtpUrl !== null,
    telephone: twilioAccountSid !== null && twilioAuthToken !== null && twilioFrom !== null,
    messages:
      ntfyUrl !== null ||
      pushoverToken !== null ||
      (alertWebhookUrl !== null && alertWebhookSecret !== null),
  }
}

/** By the settings, which may change while the server runs. */
export function featureFlagsOfSettings({
  recaptcha,
  maps,
  analytics,
}: AllowedExternalServices): FeatureFlagValues {
  return {
    recaptcha,
    maps,
    analytics: analytics.length > 0,
    others: recaptcha || maps || analytics.length > 0,
    hosts: analytics.map((origin) => origin.replace(/^https:\/\//, '')),
  }
}

/** How React writes the begin of such a sentence: attributes in the order in which they were given. */
const FLAGGED_PARAGRAPH_START = `<p ${FEATURE_FLAG_ATTRIBUTES.name}="`
const PARAGRAPH_END = '</p>'

/** The page with the sentence that is true here in each place where it is known which one that is. */
export function renderFeatureFlags(html: string, flags: FeatureFlagValues): string {
  const [before = '', ...parts] = html.split(FLAGGED_PARAGRAPH_START)
  return before + parts.map((part) => renderFlaggedParagraph(part, flags)).join('')
}

/** @param part what follows a BEGIN, to the next one */
function renderFlaggedParagraph(part: string, flags: FeatureFlagValues): string {
  // The name, then in turn what stands before and in each pair of quotes; text in an attribute has neither " nor >.
  const [flagName = '', , textWhenOn = '', , textWhenOff] = part
    .slice(0, part.indexOf('>'))
    .split('"')
  const state = flags[flagName as FeatureFlag]
  if (state === undefined) return FLAGGED_PARAGRAPH_START + part
  const following = part.slice(part.indexOf(PARAGRAPH_END) + PARAGRAPH_END.length)
  // An attribute's escapes are a text's escapes too, and an origin of the settings needs none.
  const text = state
    ? textWhenOn.replaceAll(HOSTS_PLACEHOLDER, (flags.hosts ?? []).join(', '))
    : textWhenOff
  return text === undefined ? following : `<p>${text}${PARAGRAPH_END}${following}`
}

/** The file with what is told; the same file where nothing is to tell. */
export function withFeatureFlags(file: SiteFile, flags: FeatureFlagValues): SiteFile {
  if (!file.type.startsWith('text/html')) return file
  const before = file.representations.identity.body.toString('utf8')
  const after = renderFeatureFlags(before, flags)
  return after === before ? file : textFile(file, after)
}
