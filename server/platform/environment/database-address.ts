import { parameterProblem } from '#server/store/postgres/address.ts'
import { readAddressWithScheme, type ValueResult } from './parse-values.ts'

const readAddress = readAddressWithScheme(
  ['postgres', 'postgresql'],
  'postgres://user:password@host/database',
)

/**
 * Reads a PostgreSQL address with its parameters. With a folder in `host`, for a socket of this
 * machine, the address needs no other host.
 */
export function readDatabaseAddress(raw: string): ValueResult<string> {
  const host = new URLSearchParams(raw.split('?')[1] ?? '').get('host')
  // An address needs a host, so the socket's is this machine.
  const text = host === null ? raw : raw.replace(/(@|:\/\/)\//, '$1localhost/')
  const reading = readAddress(text)
  if (!reading.ok) return reading
  const url = new URL(reading.value)
  const problem = parameterProblem(url)
  if (problem) return { ok: false, ...problem }
  if (host === null || host.startsWith('/')) return reading
  url.hostname = host
  url.searchParams.delete('host')
  return { ok: true, value: url.href }
}
