import {
  createReader,
  readHeaderToken,
  readMatchingText,
  readPhoneNumber,
  readSwitch,
  readWebAddress,
  readWholeNumber,
} from './parse-values.ts'
import { variable } from './variable.ts'
import { webhookSecret } from './webhook-key.ts'

/** Twilio's API; any other address is a fake. */
export const TWILIO_API_URL = 'https://api.twilio.com/'

const NTFY_TOPIC_PATTERN = /^[\w-]{1,64}$/
const lastOf = (path: string): string => path.split('/').findLast((part) => part !== '') ?? ''

/** Reads an ntfy server and topic. The topic is required, because it keeps others out. */
const ntfyTopic = createReader(
  (raw) => {
    const reading = readWebAddress(raw)
    return reading.ok && NTFY_TOPIC_PATTERN.test(lastOf(new URL(raw).pathname))
      ? reading.value
      : null
  },
  'names no topic',
  'write server and topic, such as https://ntfy.sh/a-long-random-name',
)

/** Environment variables of the alarm (R101, R106 to R108). */
export const ALARM_VARIABLES = {
  twilioAccountSid: variable(
    'TWILIO_ACCOUNT_SID',
    'Twilio account, for calls and text messages.',
    readMatchingText(/^AC[0-9A-Za-z]+$/, 'AC and 32 digits from the console'),
    null,
  ),
  twilioAuthToken: variable(
    'TWILIO_AUTH_TOKEN',
    'Auth token of the account; also verifies the signature of callbacks.',
    readHeaderToken(8),
    null,
    { secret: true },
  ),
  twilioFrom: variable(
    'TWILIO_FROM',
    'Calling phone number, such as +12015550142. Staff save it as a contact that may ring at night.',
    readPhoneNumber,
    null,
  ),
  twilioApiUrl: variable(
    'TWILIO_API_URL',
    'Address of Twilio; for tests.',
    readWebAddress,
    TWILIO_API_URL,
  ),
  alertWebhookUrl: variable(
    'ALERT_WEBHOOK_URL',
    'Address that receives each notice, signed by the Standard Webhooks specification.',
    readWebAddress,
    null,
    { secret: true },
  ),
  alertWebhookSecret: variable(
    'ALERT_WEBHOOK_SECRET',
    'Signing secret of the webhook: whsec_ and base64 of 24 to 64 bytes. Without it nothing is sent.',
    webhookSecret,
    null,
    { secret: true },
  ),
  ntfyUrl: variable(
    'NTFY_URL',
    'Topic of an ntfy server, optionally with an access token before an @.',
    ntfyTopic,
    null,
    { secret: true },
  ),
  pushoverToken: variable(
    'PUSHOVER_TOKEN',
    'Pushover application token; each staff member also needs a user key.',
    readHeaderToken(8),
    null,
    { secret: true },
  ),
  pushoverApiUrl: variable(
    'PUSHOVER_API_URL',
    'Address of Pushover; for tests.',
    readWebAddress,
    'https://api.pushover.net/',
  ),
  heartbeatUrl: variable(
    'HEARTBEAT_URL',
    'Requested each minute while no alarm is overdue; for a service that alerts you when the requests stop.',
    readWebAddress,
    null,
    { secret: true },
  ),
  alarmCallsPerDay: variable(
    'ALARM_CALLS_PER_DAY',
    'Cap on calls and text messages in 24 hours. Further calls are delayed, not dropped.',
    readWholeNumber(0, 10_000),
    60,
  ),
  canary: variable(
    'CANARY',
    'on: sends a test submission through the whole system once an hour and deletes it; a failure is logged as an error.',
    readSwitch,
    false,
    { fallbackText: 'off' },
  ),
} as const
