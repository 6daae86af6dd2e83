import { callbacksReachUs } from '#server/notify/channels/twilio/callback-paths.ts'
import { pushContact } from '#server/notify/channels/push/push-contact.ts'
import { isLocalHost } from '#server/platform/environment/local-host.ts'
import type { Environment } from '#server/platform/environment.ts'
import { checkTwilioAccount } from '#server/notify/channels/twilio/account.ts'
import { phoneOptions } from '#server/notify/channels/channels.ts'
import { twilioCredentials } from '#server/platform/environment/twilio-credentials.ts'
import type { ChannelKind } from '#domain/alarm/channels.ts'
import type { CheckDependencies } from '../check-dependencies.ts'
import { type Finding, findingsAbout } from '../finding.ts'

type ChannelCheckDeps = Pick<CheckDependencies, 'fetch' | 'clock'>
type ChannelCheck = (
  environment: Environment,
  deps: ChannelCheckDeps,
) => Finding | null | Promise<Finding | null>

async function checkTwilio(
  environment: Environment,
  deps: ChannelCheckDeps,
): Promise<Finding | null> {
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
  const credentials = twilioCredentials(environment)
  const account =
    credentials && (await checkTwilioAccount(phoneOptions(credentials, { environment, ...deps })))
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

function checkPushContact({ siteUrl, staffEmail }: Environment): Finding | null {
  const isLocal = isLocalHost(new URL(siteUrl).hostname)
  if (isLocal || pushContact(siteUrl, staffEmail) !== null) return null
  return findingsAbout('Push').error(
    'Apple refuses every message to a phone (BadJwtToken): neither SITE_URL nor STAFF_EMAIL is a public address',
    'Set SITE_URL to the public https address of this site, or STAFF_EMAIL to a real mailbox.',
  )
}

function checkWebhook({ alertWebhookUrl, alertWebhookSecret }: Environment): Finding | null {
  if ((alertWebhookUrl === null) === (alertWebhookSecret === null)) return null
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
  pushover: nothingToCheck,
  ntfy: nothingToCheck,
}

/** Checks that configured alarm channels are complete, and that Twilio accepts the account. */
export async function checkAlarmChannels(
  environment: Environment,
  deps: ChannelCheckDeps,
): Promise<readonly Finding[]> {
  const checks = new Set(Object.values(CHANNEL_CHECKS))
  const findings = await Promise.all(
    [...checks].map(async (check) => await check(environment, deps)),
  )
  return findings.filter((finding) => finding !== null)
}
