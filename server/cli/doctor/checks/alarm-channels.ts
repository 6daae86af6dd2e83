import { staffMailbox } from '#domain/business/mailboxes.ts'
import { callbacksReachUs } from '#server/alarm/channels/twilio/callback-paths.ts'
import { pushContact } from '#server/alarm/channels/push/push-contact.ts'
import { isLocalHost } from '#server/environment/local-host.ts'
import { sendHttpRequest } from '#server/alarm/channels/http-request.ts'
import { checkProvider as askProvider } from '#server/alarm/channels/provider-checks.ts'
import type { StaffMember } from '#server/db/tables/staff-member.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import type { ChannelKind, Provider } from '#domain/alarm/channels.ts'
import type { CheckDependencies } from '../check-dependencies.ts'
import { type Finding, findingsAbout } from '../finding.ts'

/** What the checks of channels need. */
interface ChannelCheckContext extends Pick<CheckDependencies, 'environment' | 'fetch'> {
  readonly staff: readonly Pick<StaffMember, 'name' | 'channels'>[]
}
type ChannelCheck = (deps: ChannelCheckContext) => Finding | null | Promise<Finding | null>

/** Says whether a provider accepts us, of which that is all that can be checked. */
const checkProvider =
  (provider: Provider, name: string, setting: string): ChannelCheck =>
  async (deps) => {
    const state = await askProvider(deps, provider, deps.staff)
    const report = findingsAbout(name)
    if (state === null) return null
    if (state.state === 'ok') return report.ok(`${name} accepts ${setting}`)
    if (state.state === 'unknown')
      return report.warning(
        `${name} did not say whether it accepts ${setting}: ${state.reason}`,
        'Check that this server reaches it, then run the doctor again.',
      )
    const who = (state.staff ?? []).map(cleanLine).join(', ')
    return who === ''
      ? report.error(
          `${name} refuses ${setting}, so it notifies nobody: ${state.reason}`,
          `Check ${setting}.`,
        )
      : report.error(
          `${name} does not notify ${who}: ${state.reason}`,
          'Remove them and add them again with the right --pushover.',
        )
  }

async function checkTwilio(deps: ChannelCheckContext): Promise<Finding | null> {
  const { environment } = deps
  const report = findingsAbout('Telephone')
  const parts = {
    TWILIO_ACCOUNT_SID: environment.twilioAccountSid,
    TWILIO_AUTH_TOKEN: environment.twilioAuthToken,
    TWILIO_FROM: environment.twilioFrom,
  }
  const missing = Object.entries(parts).flatMap(([name, value]) => (value === null ? [name] : []))
  if (missing.length === Object.keys(parts).length) return null
  if (missing.length > 0)
    return report.error(`half set up, nobody is called: ${missing.join(', ')}`, 'Set them too.')
  const account = await askProvider(deps, 'twilio', deps.staff)
  if (account?.state === 'refused')
    return report.error(
      `Twilio refuses the account, so nobody is called: ${account.reason}`,
      'Look at the balance and state of the account at Twilio, and check TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN.',
    )
  if (account?.state === 'unknown')
    return report.warning(
      `Twilio did not say whether the account may call: ${account.reason}`,
      'Check that this server reaches TWILIO_API_URL, then run the doctor again.',
    )
  if (callbacksReachUs(environment.siteUrl, environment.twilioApiUrl))
    return report.ok(
      `calls come from ${environment.twilioFrom}, digits come back, accepted calls connect to the customer`,
    )
  return report.warning(
    `calls can only announce, and connect to no customer: no digit comes back to ${environment.siteUrl}`,
    'Set SITE_URL to the public https address of this site.',
  )
}

function checkPushContact({ environment }: ChannelCheckContext): Finding | null {
  const { siteUrl, staffEmail } = environment
  const isLocal = isLocalHost(new URL(siteUrl).hostname)
  if (isLocal || pushContact(siteUrl, staffMailbox(staffEmail)) !== null) return null
  return findingsAbout('Push').error(
    'Apple refuses every message to a phone (BadJwtToken): neither SITE_URL nor STAFF_EMAIL is a public address',
    'Set SITE_URL to the public https address of this site, or STAFF_EMAIL to a real mailbox.',
  )
}

/** Whether the receiver accepts the signature, only a notice shows: no request delivers nothing. */
async function checkWebhook({ environment, fetch }: ChannelCheckContext): Promise<Finding | null> {
  const { alertWebhookUrl, alertWebhookSecret } = environment
  if (alertWebhookUrl !== null && alertWebhookSecret !== null) {
    const reply = await sendHttpRequest(alertWebhookUrl, { method: 'HEAD' }, { fetch })
    return reply.kind === 'answered'
      ? null
      : findingsAbout('Webhook').warning(
          `the receiver does not answer: ${reply.error}`,
          'Check ALERT_WEBHOOK_URL, and that this server reaches it.',
        )
  }
  if (alertWebhookUrl === alertWebhookSecret) return null
  const [has, lacks] =
    alertWebhookUrl === null
      ? ['ALERT_WEBHOOK_SECRET', 'ALERT_WEBHOOK_URL']
      : ['ALERT_WEBHOOK_URL', 'ALERT_WEBHOOK_SECRET']
  return findingsAbout('Webhook').error(
    `${has} without ${lacks}: nothing is posted`,
    `Set ${lacks}.`,
  )
}

const nothingToCheck = (): null => null

/** What each channel needs, if not only one variable, and whether its provider accepts us. */
const CHANNEL_CHECKS: Readonly<Record<ChannelKind, ChannelCheck>> = {
  call: checkTwilio,
  sms: checkTwilio,
  webhook: checkWebhook,
  push: checkPushContact,
  // Mail has a check of its own, because staff mails use it too.
  mail: nothingToCheck,
  pushover: checkProvider('pushover', 'Pushover', 'PUSHOVER_TOKEN'),
}

/** Checks that configured alarm channels are complete, and that their providers accept us. */
export async function checkAlarmChannels(deps: ChannelCheckContext): Promise<readonly Finding[]> {
  const checks = new Set(Object.values(CHANNEL_CHECKS))
  const findings = await Promise.all([...checks].map(async (check) => await check(deps)))
  return findings.filter((finding) => finding !== null)
}
