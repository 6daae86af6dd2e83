import { HOSTS, SWITCH_MARKS, type SwitchName } from '#domain/switches.ts'
import type { Environment } from '#server/environment.ts'
import type { AllowedServices } from './content-security-policy.ts'
import { type SiteFile, textFile } from './site.ts'

/** What is on and what is off; what is not named here nobody knows. */
export type Switches = Partial<Readonly<Record<SwitchName, boolean>>> & {
  /** Servers of other companies that the pages may load from, besides Google's. */
  readonly hosts?: readonly string[]
}

/** By the environment, for as long as the server runs. */
export function switchesOfEnvironment(environment: Environment): Switches {
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
export function switchesOfSettings({ recaptcha, maps, analytics }: AllowedServices): Switches {
  return {
    recaptcha,
    maps,
    analytics: analytics.length > 0,
    others: recaptcha || maps || analytics.length > 0,
    hosts: analytics.map((origin) => origin.replace(/^https:\/\//, '')),
  }
}

/** How React writes the begin of such a sentence: attributes in the order in which they were given. */
const BEGIN = `<p ${SWITCH_MARKS.name}="`
const END = '</p>'

/** The page with the sentence that is true here in each place where it is known which one that is. */
export function tellSwitches(html: string, switches: Switches): string {
  const [before = '', ...parts] = html.split(BEGIN)
  return before + parts.map((part) => tell(part, switches)).join('')
}

/** @param part what follows a BEGIN, to the next one */
function tell(part: string, switches: Switches): string {
  // The name, then in turn what stands before and in each pair of quotes; text in an attribute has neither " nor >.
  const [known = '', , whenOn = '', , whenOff] = part.slice(0, part.indexOf('>')).split('"')
  const state = switches[known as SwitchName]
  if (state === undefined) return BEGIN + part
  const rest = part.slice(part.indexOf(END) + END.length)
  // An attribute's escapes are a text's escapes too, and an origin of the settings needs none.
  const told = state ? whenOn.replaceAll(HOSTS, (switches.hosts ?? []).join(', ')) : whenOff
  return told === undefined ? rest : `<p>${told}${END}${rest}`
}

/** The file with what is told; the same file where nothing is to tell. */
export function toldFile(file: SiteFile, switches: Switches): SiteFile {
  if (!file.type.startsWith('text/html')) return file
  const before = file.representations.identity.body.toString('utf8')
  const after = tellSwitches(before, switches)
  return after === before ? file : textFile(file, after)
}
