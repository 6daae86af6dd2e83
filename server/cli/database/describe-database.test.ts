import { beforeEach, describe, expect, test } from 'vitest'
import { A_SERVICE } from '#domain/services/sample-services.fixture.ts'
import { sampleSubmission } from '#server/db/sample-submission.fixture.ts'
import { listLeadsCommand } from '../leads/list.ts'
import { useCommandHarness } from './command-harness.fixture.ts'
import { databaseName } from './describe-database.ts'
import { storeSubmission } from '#server/leads/record.ts'

const harness = useCommandHarness()

const asked: string[] = []
/** Answers as a server on this machine. */
const answers: typeof fetch = async (input) => {
  asked.push(String(input))
  return new Response('ready\n')
}

test('names a database without user and password', () => {
  expect(
    databaseName({ databaseUrl: 'postgres://me:secret@db.example:5433/site', dataDir: 'x' }),
  ).toBe('PostgreSQL db.example:5433/site')
  expect(databaseName({ databaseUrl: null, dataDir: '/srv/data' })).toBe('/srv/data/palisade.db')
})

describe('a command at a terminal', () => {
  beforeEach(async () => {
    await harness.withDb(async (db) => void (await storeSubmission(db, sampleSubmission())))
  })

  test('names its database in its first line', async () => {
    harness.terminal = { ...harness.terminal, out: true }
    const { err } = await harness.run(listLeadsCommand)
    expect(err.split('\n')[0]).toBe(`Database: ${harness.dataDir}/palisade.db`)
  })

  test('prints nothing more into a pipe or a file', async () => {
    const { err } = await harness.run(listLeadsCommand)
    expect(err).not.toContain('Database:')
  })
})

describe('a command that finds no leads', () => {
  test('names a running server that may use another database, when there is no database', async () => {
    harness.fetch = answers
    harness.environment = { ...harness.environment, PORT: '4321' }
    const { status, err } = await harness.run(listLeadsCommand)
    expect(status).toBe(1)
    expect(err).toMatch(
      /^There is no database at .*\. But a server answers at port 4321: .*palisade leads list/,
    )
    expect(asked.at(-1)).toBe('http://127.0.0.1:4321/readyz')
  })

  test('names a running server when the database is empty', async () => {
    await harness.withDb(async () => {})
    expect((await harness.run(listLeadsCommand)).err).toBe('No requests.\n')
    harness.fetch = answers
    expect((await harness.run(listLeadsCommand)).err).toMatch(/^No requests\. But a server answers/)
  })

  test('names no server when only a filter finds nothing', async () => {
    await harness.withDb(async () => {})
    harness.fetch = answers
    expect((await harness.run(listLeadsCommand, '--service', A_SERVICE)).err).toBe('No requests.\n')
  })
})
