/** Runs PostgreSQL's own programs on the database of an address. */

import { execFile, type ExecFileException } from 'node:child_process'
import { promisify } from 'node:util'
import { CommandError } from '../terminal/commands.ts'

/**
 * Address parameters that libpq accepts
 * (https://www.postgresql.org/docs/current/libpq-connect.html).
 */
const KNOWN_PARAMETERS = new Set([
  'application_name',
  'channel_binding',
  'connect_timeout',
  'gssencmode',
  'host',
  'options',
  'port',
  'sslcert',
  'sslkey',
  'sslmode',
  'sslrootcert',
  'target_session_attrs',
  'user',
])

/** The driver's name for encryption without certificate verification. */
const UNVERIFIED_SSL_MODE = 'no-verify'

interface PostgresConnection {
  /** The address without its password, which would be visible in the process list. */
  readonly address: string
  readonly environment: Readonly<Record<string, string>>
}

export function connectionOf(url: string): PostgresConnection {
  const address = new URL(url)
  const password = address.searchParams.get('password') ?? decodeURIComponent(address.password)
  address.password = ''
  const unknown = [...address.searchParams.keys()].filter((name) => !KNOWN_PARAMETERS.has(name))
  for (const name of unknown) address.searchParams.delete(name)
  if (address.searchParams.get('sslmode') === UNVERIFIED_SSL_MODE)
    address.searchParams.set('sslmode', 'require')
  return {
    // libpq does not decode a plus as a space.
    address: address.href.replaceAll('+', '%20'),
    environment: password === '' ? {} : { PGPASSWORD: password },
  }
}

const MAX_OUTPUT_BYTES = 4 * 1024 * 1024

/**
 * Runs pg_dump or pg_restore; resolves with its output when it has ended.
 * @throws CommandError if it fails, or is not installed on this machine
 */
export async function runTool(
  program: 'pg_dump' | 'pg_restore',
  args: readonly string[],
  {
    environment,
    path,
  }: { environment: PostgresConnection['environment']; path: string | undefined },
): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(program, args, {
      env: { ...(path !== undefined && { PATH: path }), ...environment, LC_ALL: 'C' },
      maxBuffer: MAX_OUTPUT_BYTES,
    })
    return stdout
  } catch (error) {
    const { code, stderr } = error as ExecFileException
    if (code === 'ENOENT')
      throw new CommandError(
        `${program} is not installed on this machine: install PostgreSQL's client programs, of the database's release or a later one (Debian: postgresql-client).`,
      )
    const reason = String(stderr ?? '').trim() || String(code)
    const mismatch = /server version mismatch|unsupported version/.test(reason)
      ? ' Its release must be that of the database or a later one.'
      : ''
    throw new CommandError(
      `${program} failed: ${reason.split('\n').slice(0, 5).join(' ')}${mismatch}`,
    )
  }
}
