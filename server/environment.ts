/** Every environment variable: read and checked once, at the start. */

import { z } from 'zod'
import {
  addressRange,
  databaseAddress,
  headerToken,
  list,
  mailbox,
  matching,
  onOff,
  oneOf,
  origin,
  phoneNumber,
  sender,
  smtpAddress,
  text,
  variable,
  webAddress,
  encryptedAddress,
  webhookSecret,
  wholeNumber,
} from './environment/variable.ts'

/** Included in every page: it identifies the caller and protects nothing. */
export const DEFAULT_PUBLIC_ANON_KEY = 'palisade-public-anon-key'
/** Twilio's API; any other address is a fake. */
export const TWILIO_API_URL = 'https://api.twilio.com/'

/** By name. The field of `Environment` is the name in camel case. */
export const VARIABLES = {
  PORT: variable('Port of the server; 0 selects a free one.', wholeNumber(0, 65_535), 3000),
  HOST: variable('Address of the network interface to listen on.', text, null, {
    fallbackText: 'all interfaces',
  }),
  SITE_URL: variable(
    'Public address, for canonical links, sitemap and social images. With https, HSTS is sent.',
    origin,
    null,
    { fallbackText: 'http://localhost:PORT' },
  ),
  STAFF_URL: variable(
    'Address of a host name of its own for the board, status pages and accept links, such as https://desk.example.com, out of reach of scripts on the public pages. Tags and analytics need it.',
    origin,
    null,
    { fallbackText: 'SITE_URL' },
  ),
  DATA_DIR: variable(
    'Folder of the SQLite database, and of outbox/ with one .eml file per mail while SMTP_URL is not set.',
    text,
    './data',
  ),
  BUSINESS_FILE: variable(
    'File with the facts of the business, which publishing writes too.',
    text,
    null,
    { fallbackText: 'DATA_DIR/business.json once facts are published, else business.json' },
  ),
  DATABASE_URL: variable(
    'PostgreSQL address; any number of servers can share it. For encryption add ?sslmode=require, and sslrootcert=FILE if the provider has an authority of its own; a transaction pooler takes no options.',
    databaseAddress,
    null,
    { fallbackText: 'none: SQLite in DATA_DIR', secret: true },
  ),
  STAFF_EMAIL: variable('Recipients of mails about leads, comma-separated.', list(mailbox), null, {
    fallbackText: 'from the business configuration',
  }),
  SMTP_URL: variable('Mail server, smtp:// or smtps://.', smtpAddress, null, {
    fallbackText: 'none: files in outbox/',
    secret: true,
  }),
  MAIL_FROM: variable('Sender of all mails.', sender, null, {
    fallbackText: 'from the business configuration',
  }),
  PUBLIC_ANON_KEY: variable(
    'Required value of the apikey header; public.',
    headerToken(8),
    DEFAULT_PUBLIC_ANON_KEY,
  ),
  RECAPTCHA_SECRET_KEY: variable('Secret half of the reCAPTCHA key pair.', headerToken(8), null, {
    secret: true,
  }),
  RECAPTCHA_VERIFY_URL: variable(
    'Address that verifies reCAPTCHA tokens; for tests and proxies.',
    webAddress,
    'https://www.google.com/recaptcha/api/siteverify',
  ),
  TRUST_PROXY: variable(
    "Addresses or ranges of trusted proxies, comma-separated. X-Forwarded-For of others is ignored and the socket's address counts.",
    list(addressRange),
    [],
    { fallbackText: 'none' },
  ),
  ALLOWED_ORIGINS: variable(
    'Other origins that may call the API, comma-separated.',
    list(origin),
    [],
    { fallbackText: 'none' },
  ),
  RATE_LIMIT: variable('off for load tests.', onOff, true, { fallbackText: 'on' }),
  LOG_LEVEL: variable(
    'Minimum level of log lines; silent for none.',
    oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    'info',
  ),
  METRICS_TOKEN: variable(
    'Bearer token for /metrics. Without one only this machine can read it, and nobody if SITE_URL is public.',
    headerToken(16),
    null,
    { secret: true },
  ),
  EXPORT_PASSWORD: variable(
    'Password with which ad platforms fetch /exports/google.csv and /exports/microsoft.csv, user export. Without it nobody can.',
    headerToken(16),
    null,
    { secret: true },
  ),
  TWILIO_ACCOUNT_SID: variable(
    'Twilio account, for calls and text messages.',
    matching(
      /^AC[0-9A-Za-z]+$/,
      'has another form: write one such as AC and 32 digits from the console',
    ),
    null,
  ),
  TWILIO_AUTH_TOKEN: variable(
    'Auth token of the account; also verifies the signature of callbacks.',
    headerToken(8),
    null,
    { secret: true },
  ),
  TWILIO_FROM: variable(
    'Calling phone number, such as +12015550142. Staff save it as a contact that may ring at night.',
    phoneNumber,
    null,
  ),
  TWILIO_API_URL: variable('Address of Twilio; for tests.', webAddress, TWILIO_API_URL),
  ALERT_WEBHOOK_URL: variable(
    'Address that receives each notice, signed by the Standard Webhooks specification.',
    webAddress,
    null,
    { secret: true },
  ),
  ALERT_WEBHOOK_SECRET: variable(
    'Signing secret of the webhook: whsec_ and base64 of 24 to 64 bytes. Without it nothing is sent.',
    webhookSecret,
    null,
    { secret: true },
  ),
  PUSHOVER_TOKEN: variable(
    'Pushover application token; each staff member also needs a user key.',
    headerToken(8),
    null,
    { secret: true },
  ),
  PUSHOVER_API_URL: variable(
    'Address of Pushover; for tests.',
    webAddress,
    'https://api.pushover.net/',
  ),
  HEARTBEAT_URL: variable(
    'Requested each minute while no alarm is overdue; for a service that alerts you when the requests stop.',
    webAddress,
    null,
    { secret: true },
  ),
  BACKUP_FOLDER: variable(
    'Folder of the nightly backups: the doctor reports when none came for two days. The units set it.',
    text,
    null,
  ),
  PALISADE_TOOL: variable(
    'Command that runs the tools where systemd runs the server, so that messages name it. The units set it.',
    text,
    null,
  ),
  ALARM_CALLS_PER_DAY: variable(
    'Cap on calls and text messages of the alarm in 24 hours, and on phones that ring for callers. Beyond it further calls wait, but the first call about a customer goes out within two minutes, and the first call of each caller rings one phone. 0 stands for no calls.',
    wholeNumber(0, 10_000),
    60,
  ),
  LEADS_WEBHOOK_SECRET: variable(
    'Signing secret of POST /leads/incoming (Standard Webhooks): whsec_ and base64 of 24 to 64 bytes. Without it the address is closed.',
    webhookSecret,
    null,
    { secret: true },
  ),
  GOOGLE_LEAD_FORM_KEY: variable(
    "Key that you entered beside the webhook of Google's lead form. Without it POST /leads/google-form is closed.",
    headerToken(8),
    null,
    { secret: true },
  ),
  LEAD_EVENTS_URL: variable(
    'Address that receives the events of each lead with name, phone and address, signed by the Standard Webhooks specification.',
    encryptedAddress,
    null,
    { secret: true },
  ),
  LEAD_EVENTS_SECRET: variable(
    'Signing secret of these events: whsec_ and base64 of 24 to 64 bytes. Without it nothing is sent.',
    webhookSecret,
    null,
    { secret: true },
  ),
} as const

type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}${Capitalize<CamelCase<Rest>>}`
  : Lowercase<Name>

type ReadValues = {
  readonly [Name in keyof typeof VARIABLES as CamelCase<Name>]: z.output<
    (typeof VARIABLES)[Name]['schema']
  >
}

/** Without a trailing slash; the same one without STAFF_URL. */
interface Origins {
  readonly siteUrl: string
  readonly staffUrl: string
}

/** The checked environment. */
export type Environment = Omit<ReadValues, keyof Origins> & Origins

/** The unparsed environment of a process. */
export type RawEnvironment = Readonly<Record<string, string | undefined>>

/**
 * Reads every variable.
 * @returns the values, or one sentence per wrong variable that says which, why, and what to write
 *   instead
 */
export function readEnvironment(
  raw: RawEnvironment,
): { ok: true; environment: Environment } | { ok: false; problems: readonly string[] } {
  const problems: string[] = []
  const values: Record<string, unknown> = {}
  for (const [name, { schema, fallback, secret }] of Object.entries(VARIABLES)) {
    const given = raw[name]?.trim() ?? ''
    const field = name
      .toLowerCase()
      .replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase())
    const { data, error } = schema.safeParse(given, { reportInput: true })
    const issue = error?.issues[0]
    const shown = secret ? '(not repeated here)' : `'${String(issue?.input)}'`
    if (given === '') values[field] = fallback
    else if (issue === undefined) values[field] = data
    else problems.push(`${name} ${shown} ${issue.message}.`)
  }
  if (problems.length > 0) return { ok: false, problems }
  // The loop has just filled in every field of the table by its own schema.
  const read = values as unknown as ReadValues
  const siteUrl = read.siteUrl ?? `http://localhost:${read.port}`
  const problem = read.staffUrl === null ? null : staffUrlProblem(read.staffUrl, siteUrl)
  if (problem !== null) return { ok: false, problems: [problem] }
  return { ok: true, environment: { ...read, siteUrl, staffUrl: read.staffUrl ?? siteUrl } }
}

/** Returns the origin of the private pages if they have a host name of their own; `null` otherwise. */
export const privateOrigin = ({ siteUrl, staffUrl }: Origins): string | null =>
  staffUrl === siteUrl ? null : staffUrl

/** Cookies do not tell ports apart, so another port of the same name separates nothing. */
function staffUrlProblem(staffUrl: string, siteUrl: string): string | null {
  const [staff, site] = [new URL(staffUrl), new URL(siteUrl)]
  if (staff.hostname === site.hostname)
    return `STAFF_URL '${staffUrl}' has the host name of SITE_URL: write another name that leads to this server, such as ${site.protocol}//desk.example.com, or leave it out.`
  if (site.protocol === 'https:' && staff.protocol !== 'https:')
    return `STAFF_URL '${staffUrl}' is not encrypted while SITE_URL is: write https://${staff.host}.`
  return null
}
