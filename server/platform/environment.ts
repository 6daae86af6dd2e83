import {
  readAddressWithScheme,
  readAddressRange,
  readHeaderToken,
  readList,
  readMailbox,
  readSwitch,
  readOrigin,
  readSender,
  readText,
  readWebAddress,
  readOneOf,
  readWholeNumber,
} from './environment/parse-values.ts'
import { readDatabaseAddress } from './environment/database-address.ts'
import { variable, type Variable } from './environment/variable.ts'
import { LEAD_VARIABLES } from './environment/lead-variables.ts'
import { ALARM_VARIABLES } from './environment/alarm-variables.ts'

/** Included in every page: it identifies the caller and protects nothing. */
export const DEFAULT_PUBLIC_ANON_KEY = 'palisade-public-anon-key'
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/**
 * Defines every environment variable once. The environment is read and checked at the start, never
 * later.
 */
export const VARIABLES = {
  port: variable(
    'PORT',
    'Port of the server; 0 selects a free one.',
    readWholeNumber(0, 65_535),
    3000,
  ),
  host: variable('HOST', 'Address of the network interface to listen on.', readText, null, {
    fallbackText: 'all interfaces',
  }),
  siteUrl: variable(
    'SITE_URL',
    'Public address, for canonical links, sitemap and social images. With https, HSTS is sent.',
    readOrigin,
    null,
    { fallbackText: 'http://localhost:PORT' },
  ),
  staffUrl: variable(
    'STAFF_URL',
    'Address of a host name of its own for the board, status pages and accept links, such as https://desk.example.com, out of reach of scripts on the public pages. Tags and analytics need it.',
    readOrigin,
    null,
    { fallbackText: 'SITE_URL' },
  ),
  dataDir: variable(
    'DATA_DIR',
    'Folder of the SQLite database, and of outbox/ with one .eml file per mail while SMTP_URL is not set.',
    readText,
    './data',
  ),
  businessFile: variable(
    'BUSINESS_FILE',
    'File with the facts of the business, which publishing writes too.',
    readText,
    null,
    { fallbackText: 'DATA_DIR/business.json once facts are published, else business.json' },
  ),
  databaseUrl: variable(
    'DATABASE_URL',
    'PostgreSQL address; any number of servers can share it. For encryption add ?sslmode=require, and sslrootcert=FILE if the provider has an authority of its own; a transaction pooler takes no options.',
    readDatabaseAddress,
    null,
    { fallbackText: 'none: SQLite in DATA_DIR', secret: true },
  ),
  staffEmail: variable(
    'STAFF_EMAIL',
    'Recipients of mails about leads, comma-separated.',
    readList(readMailbox),
    null as readonly string[] | null,
    { fallbackText: 'from the business configuration' },
  ),
  smtpUrl: variable(
    'SMTP_URL',
    'Mail server, smtp:// or smtps://.',
    readAddressWithScheme(['smtp', 'smtps'], 'smtps://user:password@mail.example.com'),
    null,
    { fallbackText: 'none: files in outbox/', secret: true },
  ),
  mailFrom: variable('MAIL_FROM', 'Sender of all mails.', readSender, null as string | null, {
    fallbackText: 'from the business configuration',
  }),
  publicAnonKey: variable(
    'PUBLIC_ANON_KEY',
    'Required value of the apikey header; public.',
    readHeaderToken(8),
    DEFAULT_PUBLIC_ANON_KEY,
  ),
  recaptchaSecretKey: variable(
    'RECAPTCHA_SECRET_KEY',
    'Secret half of the reCAPTCHA key pair.',
    readHeaderToken(8),
    null,
    { secret: true },
  ),
  recaptchaVerifyUrl: variable(
    'RECAPTCHA_VERIFY_URL',
    'Address that verifies reCAPTCHA tokens; for tests and proxies.',
    readWebAddress,
    'https://www.google.com/recaptcha/api/siteverify',
  ),
  trustProxy: variable(
    'TRUST_PROXY',
    "Addresses or ranges of trusted proxies, comma-separated. X-Forwarded-For of others is ignored and the socket's address counts.",
    readList(readAddressRange),
    [],
    { fallbackText: 'none' },
  ),
  allowedOrigins: variable(
    'ALLOWED_ORIGINS',
    'Other origins that may call the API, comma-separated.',
    readList(readOrigin),
    [],
    { fallbackText: 'none' },
  ),
  rateLimit: variable('RATE_LIMIT', 'off for load tests.', readSwitch, true, {
    fallbackText: 'on',
  }),
  logLevel: variable(
    'LOG_LEVEL',
    'Minimum level of log lines; silent for none.',
    readOneOf(LOG_LEVELS),
    'info',
  ),
  metricsToken: variable(
    'METRICS_TOKEN',
    'Bearer token for /metrics. Without one only this machine can read it, and nobody if SITE_URL is public.',
    readHeaderToken(16),
    null,
    { secret: true },
  ),
  exportPassword: variable(
    'EXPORT_PASSWORD',
    'Password with which ad platforms fetch /exports/google.csv and /exports/microsoft.csv, user export. Without it nobody can.',
    readHeaderToken(8),
    null,
    { secret: true },
  ),
  ...ALARM_VARIABLES,
  ...LEAD_VARIABLES,
} as const

type ReadValues = {
  readonly [Field in keyof typeof VARIABLES]: (typeof VARIABLES)[Field]['fallback']
}

/**
 * The checked environment. `siteUrl` and `staffUrl` are origins without a trailing slash, the same
 * one without STAFF_URL.
 */
export type Environment = Omit<ReadValues, 'siteUrl' | 'staffUrl'> & {
  readonly siteUrl: string
  readonly staffUrl: string
}

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
  for (const [field, entry] of Object.entries(VARIABLES) as [string, Variable<unknown>][]) {
    const given = raw[entry.name]?.trim() ?? ''
    const reading = given === '' ? { ok: true as const, value: entry.fallback } : entry.read(given)
    if (reading.ok) values[field] = reading.value
    else problems.push(`${subject(entry, given)} ${reading.problem}: ${reading.instead}.`)
  }
  if (problems.length > 0) return { ok: false, problems }
  // The loop has just filled in every field of the table by its own reader.
  const read = values as unknown as ReadValues
  const siteUrl = read.siteUrl ?? `http://localhost:${read.port}`
  const problem = read.staffUrl === null ? null : staffUrlProblem(read.staffUrl, siteUrl)
  if (problem !== null) return { ok: false, problems: [problem] }
  return { ok: true, environment: { ...read, siteUrl, staffUrl: read.staffUrl ?? siteUrl } }
}

/** Returns the origin of the private pages if they have a host name of their own; `null` otherwise. */
export const privateOrigin = ({
  siteUrl,
  staffUrl,
}: Pick<Environment, 'siteUrl' | 'staffUrl'>): string | null =>
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

function subject(entry: Variable<unknown>, given: string): string {
  return entry.secret ? `${entry.name} (not repeated here)` : `${entry.name} '${given}'`
}
