/** Addresses of providers, tried on a server with its own certificate and behind a pooler. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readEnvironment } from '#server/environment.ts'
import { sampleSubmission } from '#server/db/sample-submission.fixture.ts'
import { openReadyDb } from '#server/start/data-folder.ts'
import { isInPath } from '../../../scripts/checks/debian-packages.ts'
import { startPgbouncer } from '#tests/support/pgbouncer.ts'
import { startThrowaway, type ThrowawayServer } from '#tests/support/postgres-throwaway.ts'
import { selfSigned } from '#tests/support/self-signed.ts'
import {
  NO_POSTGRES_SERVER,
  notInstalled,
  skipRunningUnless,
  skipUnless,
} from '#tests/support/skip-unless.ts'
import { storeSubmission } from '#server/leads/record.ts'

const certificate = selfSigned()
let server: ThrowawayServer | null
let folder: string
let authority: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'provider-'))
  authority = join(folder, 'authority.pem')
  writeFileSync(authority, certificate.cert)
  const changes = { password_encryption: 'scram-sha-256', unix_socket_directories: '/tmp' }
  server = await startThrowaway(changes, certificate)
})
afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true })
})
beforeEach((context) => skipRunningUnless(context, server !== null, NO_POSTGRES_SERVER))

/** Starts as the server does, stores a submission, and returns the reasons of a failure. */
async function open(url: string): Promise<readonly string[]> {
  const reading = readEnvironment({ DATABASE_URL: url, DATA_DIR: folder })
  if (!reading.ok) return reading.problems
  const opened = await openReadyDb(reading.environment, () => {})
  if (!opened.ok) return opened.reasons
  const stored = await storeSubmission(opened.db, sampleSubmission())
  await opened.db.close()
  return stored.outcome === 'stored' ? [] : [stored.outcome]
}

const at = (query: string): string => `${server?.url}?${query}`

describe('a server with a certificate of its own authority', () => {
  test.each([
    'sslmode=no-verify',
    'sslmode=disable',
    'uselibpqcompat=true&sslmode=require',
    'sslmode=no-verify&channel_binding=require',
    'pgbouncer=true&connection_limit=5',
  ])('is used with %s', async (query) => {
    expect(await open(at(query))).toEqual([])
  })

  test.each(['require', 'verify-ca', 'verify-full'])(
    'is used with sslmode=%s and sslrootcert',
    async (mode) => {
      expect(await open(at(`sslmode=${mode}&sslrootcert=${authority}`))).toEqual([])
    },
  )

  test.each(['sslmode=require', 'sslmode=verify-full&sslrootcert=system'])(
    'names sslrootcert with %s',
    async (query) => {
      const [reason = '', ...more] = await open(at(query))
      expect(more).toEqual([])
      expect(reason).toMatch(/^The database of DATABASE_URL cannot be used \(DEPTH_ZERO_SELF/)
      expect(reason).toContain('add sslrootcert=FILE')
    },
  )

  test('is used through its socket, without a host', async () => {
    const { username, password, port } = new URL(at(''))
    const socket = `postgres://${username}:${password}@/postgres?host=/tmp&port=${port}`
    expect(await open(socket)).toEqual([])
  })
})

describe(
  'a transaction pooler',
  skipUnless(isInPath('pgbouncer'), notInstalled('PgBouncer')),
  () => {
    /** Runs the work behind a pooler with these settings. */
    async function behind(settings: string, work: (url: string) => Promise<void>): Promise<void> {
      const pooler = await startPgbouncer(at('').slice(0, -1), settings)
      try {
        await work(pooler.url)
      } finally {
        await pooler.stop()
      }
    }

    test('stores submissions', async () => {
      await behind('', async (url) => {
        expect(await open(`${url}?pgbouncer=true&sslmode=disable`)).toEqual([])
      })
    })

    test.each(['', 'ignore_startup_parameters = options'])(
      'with "%s" gets a sentence about options',
      async (settings) => {
        await behind(settings, async (url) => {
          const [reason = ''] = await open(`${url}?options=-c search_path=site`)
          expect(reason).toContain('does not pass on options')
          expect(reason).toContain('ALTER ROLE')
        })
      },
    )
  },
)
