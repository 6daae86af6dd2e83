/** Tests an owner's typical commands on each engine, beside an open connection like a server's. */

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sampleSubmission } from '#server/db/sample-submission.fixture.ts'
import { NO_POSTGRES_SERVER, skipRunningUnless } from '#tests/support/skip-unless.ts'
import { startPostgres, type TestPostgres, type TestSchema } from '#tests/support/postgres.ts'
import { doctorCommand } from '../doctor/command.ts'
import type { Finding } from '../doctor/finding.ts'
import { healthyDependencies } from '../doctor/healthy-installation.fixture.ts'
import { leadsCommand } from '../leads/command.ts'
import { settingsCommand } from '../settings/command.ts'
import {
  createCommandHarness,
  type CommandResult,
  type CommandHarness,
} from './command-harness.fixture.ts'
import { storeSubmission } from '#server/leads/record.ts'
import { markSent, outboxStats } from '#server/db/tables/outbox.ts'
import { claimMails } from '#tests/support/claim-mails.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'

const DAY = 24 * 3_600_000
let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
}, 60_000)
afterAll(async () => {
  await postgres.stop()
})

describe.each(['sqlite', 'postgres'] as const)('on %s', (engine) => {
  let harness: CommandHarness
  let schema: TestSchema | undefined

  beforeEach(async (context) => {
    skipRunningUnless(
      context,
      engine === 'sqlite' || postgres.kind !== 'missing',
      NO_POSTGRES_SERVER,
    )
    schema = engine === 'postgres' ? await postgres.createSchema() : undefined
    harness = createCommandHarness(schema ? { DATABASE_URL: schema.url } : {})
  }, 30_000)
  afterEach(async () => {
    harness.remove()
    await schema?.drop()
  })

  const leads = (...args: string[]): Promise<CommandResult> => harness.run(leadsCommand, ...args)
  const settings = (...args: string[]): Promise<CommandResult> =>
    harness.run(settingsCommand, ...args)

  test('runs settings, leads and doctor beside a running server', async () => {
    expect((await settings('set', 'address_provider', 'google')).status).toBe(0)
    await harness.withDb(async (server) => {
      await storeSubmission(
        server,
        sampleSubmission({ now: harness.now - 200 * DAY, row: { id: 'old-lead-1', name: 'Old' } }),
      )
      await storeSubmission(
        server,
        sampleSubmission({ now: harness.now - 1000, row: { id: 'new-1' } }),
      )
      const [job] = await claimMails(server, 'staff', { now: harness.now, leaseMs: 1, limit: 1 })
      await server.writeRelaxed((tx) => markSent(tx, job?.id ?? '', harness.now))

      expect((await settings('get', 'address_provider')).out).toBe('google\n')
      expect((await leads('list')).out).toMatch(/new-1 .*\n.*old-lead/)
      expect((await leads('show', 'old-le')).out).toContain('Old')
      expect(JSON.parse((await leads('export', '--format', 'json')).out)).toHaveLength(2)
      expect((await leads('summary')).out).toContain('1 submissions, 1 open')
      expect((await leads('search', '555-0199')).out).toContain('Zoë')
      expect((await leads('resend', 'old-le')).status).toBe(0)
      expect((await server.read((tx) => outboxStats(tx, 'staff'))).queued).toBe(2)
      expect((await leads('purge', '--older-than', '180d', '--yes')).out).toBe('1 lead deleted.\n')
      expect(await server.read((tx) => getLead(tx, 'old-lead-1'))).toBeNull()

      const { out } = await harness.run(
        doctorCommand(healthyDependencies(harness.now, harness.dataDir)),
        '--json',
      )
      const { findings } = JSON.parse(out) as { findings: Finding[] }
      const database = findings.find(({ subject }) => subject === 'Database')
      expect(database).toMatchObject({
        state: 'ok',
        text: expect.stringMatching(/^(SQLite|PostgreSQL), a row was written$/) as string,
      })
      expect(findings.map(({ subject }) => subject)).toContain('Durability')
    })
  }, 60_000)

  test('accepts a database without leads', async () => {
    await harness.withDb(async () => {})
    expect(await leads('list')).toEqual({ status: 0, out: '', err: 'No requests.\n' })
    expect((await leads('purge', '--older-than', '0d')).out).toContain('Nothing is older')
  })
})

test('reports an unreachable PostgreSQL in a sentence, with every command', async () => {
  const harness = createCommandHarness({ DATABASE_URL: 'postgres://ann:hush@127.0.0.1:1/site' })
  for (const [command, ...args] of [
    [settingsCommand, 'list'],
    [leadsCommand, 'list'],
  ] as const) {
    const { status, err } = await harness.run(command, ...args)
    expect(status).toBe(1)
    expect(err).toMatch(/^The database of DATABASE_URL cannot be used \(ECONNREFUSED/)
    expect(err).not.toContain('hush')
  }
  harness.remove()
})

test('reports a PostgreSQL without our tables as an error, not as an empty list', async (context) => {
  skipRunningUnless(context, postgres.kind !== 'missing', NO_POSTGRES_SERVER)
  const schema = await postgres.createSchema()
  const harness = createCommandHarness({ DATABASE_URL: schema.url })
  const { status, err } = await harness.run(leadsCommand, 'list')
  expect({ status, err }).toEqual({
    status: 1,
    err: 'The database is not set up for this release yet: start the server once with npm start.\n',
  })
  harness.remove()
  await schema.drop()
}, 30_000)
