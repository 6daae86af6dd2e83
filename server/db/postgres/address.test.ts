import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnvironment } from '#server/environment.ts'
import { driverAddress, isSameSearchPath, searchPathOf } from './address.ts'

let folder: string
let file: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'authority-'))
  file = join(folder, 'ca.pem')
  writeFileSync(file, 'a certificate')
})
afterAll(() => rmSync(folder, { recursive: true }))

const at = (query: string): string => `postgres://site:a%40b@db.example/site?${query}`
/** Returns the address that the server uses; `null` with the sentences about a wrong one. */
function read(raw: string): {
  readonly address: string | null
  readonly problems: readonly string[]
} {
  const reading = readEnvironment({ DATABASE_URL: raw })
  return reading.ok
    ? { address: reading.environment.databaseUrl, problems: [] }
    : { address: null, problems: reading.problems }
}

describe('an address of a provider', () => {
  test.each([
    'sslmode=require',
    'sslmode=require&channel_binding=require',
    'sslmode=verify-full&sslrootcert=system',
    'sslmode=no-verify',
    'uselibpqcompat=true&sslmode=require',
    'pgbouncer=true&connection_limit=1',
    'options=-c search_path=site',
    'options=-c%20search_path%3Dsite&connect_timeout=15&application_name=x',
    'sslmode=require&supa=base-pooler.x',
  ])('is accepted with %s', (query) => {
    expect(read(at(query))).toMatchObject({ problems: [] })
  })

  test('is accepted with the certificate of the authority', () => {
    expect(read(at(`sslmode=verify-ca&sslrootcert=${file}`))).toMatchObject({ problems: [] })
  })

  test.each([
    ['sslmode=on', 'sslmode=on', 'disable, no-verify'],
    ['sslmode=allow', 'sslmode=allow', 'require'],
    ['sslmode=verify-ca', 'certificate of the authority', 'sslrootcert=FILE'],
    ['sslrootcert=/no/such.pem', 'cannot be read: /no/such.pem', 'absolute path'],
    ['schema=site', 'unknown parameter schema', 'options=-c search_path=NAME'],
    ['sslaccept=strict', 'unknown parameter sslaccept', 'sslmode=verify-full'],
    ['sslmod=require', 'unknown parameter sslmod', 'sslmode'],
  ])('with %s gets what to write instead', (query, problem, instead) => {
    const { problems } = read(at(query))
    expect(problems).toEqual([expect.stringContaining(problem)])
    expect(problems).toEqual([expect.stringContaining(instead)])
  })

  test('with several hosts, or with a ? in the password, is refused without repeating it', () => {
    expect(read('postgres://site:x@one.example,two.example/site').problems).toEqual([
      expect.stringContaining('names several hosts'),
    ])
    const { problems } = read('postgres://site:5?hush@db.example/site')
    expect(problems).toHaveLength(1)
    expect(problems.join()).not.toContain('hush')
  })
})

test.each([
  ['postgres://site:x@/site?host=/run/postgresql', 'localhost', '/run/postgresql'],
  ['postgres:///site?host=/run/postgresql&user=site', 'localhost', '/run/postgresql'],
  ['postgres://site:x@any/site?host=db.example', 'db.example', null],
])('reads the host of %s', (raw, hostname, socket) => {
  const url = new URL(read(raw).address ?? 'about:blank')
  expect([url.hostname, url.searchParams.get('host')]).toEqual([hostname, socket])
})

test.each([
  ['sslmode=require', 'sslmode=verify-full'],
  ['sslmode=prefer', 'sslmode=verify-full'],
  ['sslmode=no-verify', 'sslmode=no-verify'],
  ['sslmode=disable', 'sslmode=disable'],
  ['uselibpqcompat=true&sslmode=require', 'uselibpqcompat=true&sslmode=require'],
  ['sslrootcert=system', 'sslmode=verify-full'],
])('the driver gets for %s: %s', (query, given) => {
  expect(new URL(driverAddress(at(query)).connectionString).search).toBe(`?${given}`)
})

test('binds the channel where the address asks for it', () => {
  expect(driverAddress(at('channel_binding=require')).enableChannelBinding).toBe(true)
  expect(driverAddress(at('channel_binding=disable')).enableChannelBinding).toBe(false)
  expect(driverAddress(at('')).enableChannelBinding).toBe(false)
})

test('reads the search path of an address', () => {
  expect(searchPathOf(at('options=-c search_path=site'))).toBe('site')
  expect(searchPathOf(at('options=-csearch_path%3Dsite,public'))).toBe('site,public')
  expect(searchPathOf(at('options=--search_path%3Dsite'))).toBe('site')
  expect(searchPathOf(at('options=-c geqo=off'))).toBeNull()
  expect(isSameSearchPath('site, public', 'site,public')).toBe(true)
  expect(isSameSearchPath('"$user", public', 'site')).toBe(false)
})
