/**
 * Reads the parameters of a PostgreSQL address as providers write them for libpq
 * (https://www.postgresql.org/docs/current/libpq-connect.html), Prisma or the driver.
 */

import { accessSync, constants } from 'node:fs'

/** A mistake in an address, and what to write instead. */
interface AddressProblem {
  readonly problem: string
  readonly instead: string
}

/** The driver and this module use them. */
const USED = (
  'application_name channel_binding client_encoding host options password port ssl sslcert sslkey ' +
  'sslmode sslnegotiation sslrootcert statement_timeout uselibpqcompat user'
).split(' ')
/** Change nothing for this program: it prepares no statements and has its own time limits. */
const IGNORED = (
  'connect_timeout connection_limit gssencmode keepalives keepalives_count keepalives_idle ' +
  'keepalives_interval krbsrvname pgbouncer pool_timeout prepare_threshold prepared_statements ' +
  'socket_timeout sslcompression sslsni statement_cache_size supa target_session_attrs ' +
  'tcp_user_timeout workaround'
).split(' ')
const KNOWN = new Set([...USED, ...IGNORED])
const SSL_MODES = ['disable', 'no-verify', 'prefer', 'require', 'verify-ca', 'verify-full']

const INSTEAD: Readonly<Record<string, string>> = {
  schema: 'write options=-c search_path=NAME',
  sslaccept: 'write sslmode=verify-full, or sslmode=no-verify',
  sslidentity: 'write sslcert=FILE and sslkey=FILE',
}

/** Returns the first problem of the parameters. */
export function parameterProblem(url: URL): AddressProblem | null {
  // A ? in a password ends it, and what follows must not be repeated in a message.
  if (url.search.includes('@'))
    return { problem: 'has an unencoded ? in it', instead: 'write %3F for ?, %40 for @' }
  const unknown = [...url.searchParams.keys()].find((name) => !KNOWN.has(name))
  if (unknown !== undefined) {
    const instead = INSTEAD[unknown] ?? `take it away; known ones are ${USED.join(', ')}`
    return { problem: `has the unknown parameter ${unknown}`, instead }
  }
  if (url.hostname.includes(','))
    return { problem: 'names several hosts', instead: 'write the one that takes writes' }
  return sslProblem(url.searchParams)
}

function sslProblem(parameters: URLSearchParams): AddressProblem | null {
  const mode = parameters.get('sslmode')
  if (mode !== null && !SSL_MODES.includes(mode))
    return { problem: `has sslmode=${mode}`, instead: `write one of ${SSL_MODES.join(', ')}` }
  if (mode === 'verify-ca' && !parameters.has('sslrootcert'))
    return {
      problem: 'has sslmode=verify-ca without the certificate of the authority',
      instead:
        "add sslrootcert=FILE with your provider's certificate, or write sslmode=verify-full",
    }
  for (const name of ['sslrootcert', 'sslcert', 'sslkey']) {
    const file = parameters.get(name)
    if (file !== null && !isSystemStore(name, file) && !isReadable(file))
      return {
        problem: `names in ${name} a file that cannot be read: ${file}`,
        instead: 'write its absolute path, and let the user of this server read it',
      }
  }
  return null
}

/** libpq's word for the certificates of the machine, which Node uses anyway. */
const isSystemStore = (name: string, file: string | null): boolean =>
  name === 'sslrootcert' && file === 'system'

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK)
    return true
  } catch {
    return false
  }
}

/** Options of the driver for an address without problems. */
interface DriverAddress {
  readonly connectionString: string
  readonly enableChannelBinding: boolean
}

/**
 * Returns the address as the driver takes it. Every mode from `prefer` on verifies the certificate,
 * except with the driver's `uselibpqcompat=true`.
 */
export function driverAddress(text: string): DriverAddress {
  const url = new URL(text)
  const parameters = url.searchParams
  if (isSystemStore('sslrootcert', parameters.get('sslrootcert'))) {
    parameters.delete('sslrootcert')
    parameters.delete('uselibpqcompat')
    parameters.set('sslmode', 'verify-full')
  }
  const mode = parameters.get('sslmode') ?? ''
  // The driver's own alias, without its warning at each start.
  if (
    parameters.get('uselibpqcompat') !== 'true' &&
    ['prefer', 'require', 'verify-ca'].includes(mode)
  )
    parameters.set('sslmode', 'verify-full')
  return {
    connectionString: url.href,
    enableChannelBinding: ['prefer', 'require'].includes(parameters.get('channel_binding') ?? ''),
  }
}

/** Returns the search path that the address asks for, or `null`. */
export function searchPathOf(url: string): string | null {
  const options = new URL(url).searchParams.get('options') ?? ''
  return /(?:-c\s*|--)search_path\s*=\s*((?:\\ |\S)+)/.exec(options)?.[1] ?? null
}

/** Returns whether two search paths are the same, as PostgreSQL prints them. */
export function isSameSearchPath(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => text.replaceAll(/["\\\s]/g, ''))
  return a === b
}

const OWN_AUTHORITY = /^(SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_\w+)$/
const POOLER_OPTIONS = /unsupported startup parameter/
const WITHOUT_TLS = /does not support SSL/
const TLS_REQUIRED = /no encryption|SSL off|SSL.{0,20}required/i

/** Thrown when a pooler lost the search path of the address. */
export class LostSearchPath extends Error {
  readonly code = 'SEARCH_PATH'
  constructor() {
    super('the pooler drops the parameter options')
  }
}

/** Returns what to write into the address after this error of a connection; '' if unknown. */
export function addressAdvice(error: {
  readonly code?: string | undefined
  readonly message: string
}): string {
  const code = error.code ?? ''
  if (OWN_AUTHORITY.test(code))
    return 'The provider signs with an authority of its own: download its certificate and add sslrootcert=FILE to the address (after ? or &), or write sslmode=no-verify to encrypt without knowing who answers.'
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return 'The certificate is for another host: write the host name that the provider gives, or sslmode=verify-ca&uselibpqcompat=true with sslrootcert=FILE for a certificate without the name.'
  if (WITHOUT_TLS.test(error.message))
    return 'Write sslmode=disable if this server needs no encryption, such as one on this machine.'
  if (TLS_REQUIRED.test(error.message)) return 'Add sslmode=require to the address.'
  if (code === 'SEARCH_PATH' || POOLER_OPTIONS.test(error.message))
    return 'A connection pooler does not pass on options: take it out of the address and run ALTER ROLE your_user SET search_path = your_schema, or use the direct address.'
  return ''
}
