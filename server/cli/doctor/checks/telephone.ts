import { callbacksReachUs } from '#server/alarm/channels/twilio/callbacks.ts'
import type { Environment } from '#server/environment.ts'
import { type Finding, look, ok, open } from '../finding.ts'

/** Whether what is set up of the alarm's channels is whole (R108). */
export function checkTelephone(environment: Environment): readonly Finding[] {
  return [...twilio(environment), ...webhook(environment)]
}

function twilio(environment: Environment): readonly Finding[] {
  const parts = {
    TWILIO_ACCOUNT_SID: environment.twilioAccountSid,
    TWILIO_AUTH_TOKEN: environment.twilioAuthToken,
    TWILIO_FROM: environment.twilioFrom,
  }
  const missing = Object.entries(parts).flatMap(([name, value]) => (value === null ? [name] : []))
  if (missing.length === Object.keys(parts).length) return []
  if (missing.length > 0)
    return [
      open('Telephone', `half set up, nobody is called: ${missing.join(', ')}`, 'Set them too.'),
    ]
  if (callbacksReachUs(environment.siteUrl, environment.twilioApiUrl))
    return [ok('Telephone', `calls come from ${environment.twilioFrom}, digits come back`)]
  return [
    look(
      'Telephone',
      `calls can only announce: no digit comes back to ${environment.siteUrl}`,
      'Set SITE_URL to the public https address of this site.',
    ),
  ]
}

function webhook({ alertWebhookUrl, alertWebhookSecret }: Environment): readonly Finding[] {
  if ((alertWebhookUrl === null) === (alertWebhookSecret === null)) return []
  const [has, lacks] =
    alertWebhookUrl === null
      ? ['ALERT_WEBHOOK_SECRET', 'ALERT_WEBHOOK_URL']
      : ['ALERT_WEBHOOK_URL', 'ALERT_WEBHOOK_SECRET']
  return [open('Webhook', `${has} without ${lacks}: nothing is posted`, `Set ${lacks}.`)]
}
