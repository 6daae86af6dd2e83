import {
  count,
  headerToken,
  internationalNumber,
  matching,
  onOff,
  type Reading,
  webAddress,
} from './values.ts'
import { orNone, variable } from './variable.ts'
import { webhookKey } from './webhook-key.ts'

/** Where Twilio answers; anything else is a stand-in. */
export const TWILIO_API = 'https://api.twilio.com/'

const TOPIC = /^[\w-]{1,64}$/
const lastOf = (path: string): string => path.split('/').findLast((part) => part !== '') ?? ''

/** Server and topic: the topic is what keeps others out, so it has to be there. */
function ntfyTopic(raw: string): Reading<string> {
  const reading = webAddress(raw)
  return reading.ok && TOPIC.test(lastOf(new URL(raw).pathname))
    ? reading
    : {
        ok: false,
        problem: 'names no topic',
        instead: 'write server and topic, such as https://ntfy.sh/a-long-random-name',
      }
}

/** Standard Webhooks 1.0.0, "Signature scheme". */
function webhookSecret(raw: string): Reading<string> {
  return webhookKey(raw) !== null
    ? { ok: true, value: raw }
    : {
        ok: false,
        problem: 'is no secret for webhooks',
        instead: 'write whsec_ and what openssl rand -base64 32 prints',
      }
}

/** What the alarm reads of the environment (R101, R106 to R108). */
export const ALARM_VARIABLES = {
  twilioAccountSid: variable(
    'TWILIO_ACCOUNT_SID',
    'Account at Twilio, for calls and text messages.',
    orNone(matching(/^AC[0-9A-Za-z]+$/, 'AC and 32 digits from the console')),
    null,
  ),
  twilioAuthToken: variable(
    'TWILIO_AUTH_TOKEN',
    'Its auth token; the signature of what Twilio calls back is checked with it.',
    orNone(headerToken(8)),
    null,
    { secret: true },
  ),
  twilioFrom: variable(
    'TWILIO_FROM',
    'The number that calls, such as +12015550142; people save it as a contact that may ring at night.',
    orNone(internationalNumber),
    null,
  ),
  twilioApiUrl: variable(
    'TWILIO_API_URL',
    'Where Twilio is reached; for tests.',
    webAddress,
    TWILIO_API,
  ),
  alertWebhookUrl: variable(
    'ALERT_WEBHOOK_URL',
    'Where each notice is posted, signed by the Standard Webhooks specification.',
    orNone(webAddress),
    null,
    { secret: true },
  ),
  alertWebhookSecret: variable(
    'ALERT_WEBHOOK_SECRET',
    'What it is signed with: whsec_ and base64 of 24 to 64 bytes. Without it nothing is posted.',
    orNone(webhookSecret),
    null,
    { secret: true },
  ),
  ntfyUrl: variable(
    'NTFY_URL',
    'A topic of a ntfy server; an access token may stand before an @.',
    orNone(ntfyTopic),
    null,
    { secret: true },
  ),
  pushoverToken: variable(
    'PUSHOVER_TOKEN',
    'Application token at Pushover; each person brings a key of their own.',
    orNone(headerToken(8)),
    null,
    { secret: true },
  ),
  pushoverApiUrl: variable(
    'PUSHOVER_API_URL',
    'Where Pushover is reached; for tests.',
    webAddress,
    'https://api.pushover.net/',
  ),
  heartbeatUrl: variable(
    'HEARTBEAT_URL',
    'Called each minute while no alarm is overdue; for any service that reports when the calls stop.',
    orNone(webAddress),
    null,
    { secret: true },
  ),
  alarmCallsPerDay: variable(
    'ALARM_CALLS_PER_DAY',
    'Calls and text messages a day in all; more than that ring by mail and push only.',
    count(0, 10_000),
    60,
  ),
  canary: variable(
    'CANARY',
    'on: once an hour a marked request goes the whole way and is removed again; it fails loudly.',
    onOff,
    false,
    { fallbackText: 'off' },
  ),
} as const
