import { dueLanes } from '#server/db/tables/outbox.ts'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openPostgres } from '#server/db/postgres.ts'
import { sampleSubmission } from '#server/db/sample-submission.fixture.ts'
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts'
import { createCommandHarness, type CommandHarness } from '../database/command-harness.fixture.ts'
import { useBackups } from './backup-harness.fixture.ts'
import { NO_POSTGRES_SERVER, skipRunningUnless } from '#tests/support/skip-unless.ts'
import { setSetting, getSetting } from '#server/db/setting-queries.ts'
import { claimMails } from '#tests/support/claim-mails.ts'
import { countHit } from '#server/db/tables/counters.ts'
import { storeSubmission } from '#server/leads/record.ts'
import { listLeads } from '#server/db/tables/lead-queries.ts'

let postgres: TestPostgres
let harness: CommandHarness
let url: string
let number = 0

beforeAll(async () => {
  postgres = await startPostgres()
}, 60_000)
afterAll(() => postgres.stop())

const KEPT_SCHEMAS = `SELECT nspname FROM pg_namespace WHERE nspname LIKE '%before_restore%'`

/** Runs SQL on the database of an address. */
async function execute(address: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: address })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

/** Creates a separate database, because other connections to it matter. */
async function createDatabase(): Promise<string> {
  const schema = await postgres.createSchema()
  await schema.drop()
  const name = `restore_${process.pid}_${Date.now()}_${++number}`
  const address = new URL(schema.url)
  address.search = ''
  await execute(address.href, `CREATE DATABASE ${name}`)
  address.pathname = name
  return address.href
}

async function dropDatabase(address: string): Promise<void> {
  const admin = new URL(address)
  const name = admin.pathname.slice(1)
  admin.pathname = 'postgres'
  await execute(admin.href, `DROP DATABASE ${name} WITH (FORCE)`)
}

const { backup, restore: restoreNow, record, names } = useBackups(() => harness)

/** Restores once the sessions that this test has closed are gone: a busy server ends them late. */
async function restore(...args: Parameters<typeof restoreNow>): ReturnType<typeof restoreNow> {
  const others = `SELECT pid FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND state IS NOT NULL`
  for (let tries = 0; tries < 20 && (await execute(url, others)).length > 0; tries++)
    await new Promise((resolve) => setTimeout(resolve, 100))
  return await restoreNow(...args)
}

describe('on PostgreSQL', () => {
  beforeEach(async (context) => {
    skipRunningUnless(context, postgres.kind !== 'missing', NO_POSTGRES_SERVER)
    url = await createDatabase()
    harness = createCommandHarness({ DATABASE_URL: url, PATH: process.env['PATH'] })
    await record('first')
  }, 30_000)
  afterEach(async () => {
    harness.remove()
    await dropDatabase(url)
  })

  test('restores a backup with everything up to its time, and nothing later', async () => {
    await harness.withDb((db) => db.write((tx) => setSetting(tx, 'address_provider', 'google')))
    const saved = await backup('one.dump')
    expect(saved).toMatchObject({ status: 0, err: '' })
    expect(saved.out).toContain(`1 lead in ${join(harness.folder, 'one.dump')}`)
    await record('second')

    const { status, out, err } = await restore('one.dump')
    expect({ status, err }).toEqual({ status: 0, err: '' })
    expect(out).toContain('Restored 1 lead.')
    expect(out).toContain('kept in the schema public_before_restore_20310304t173000z')
    expect(await names()).toEqual(['first'])
    const kept = 'SELECT name FROM public_before_restore_20310304t173000z.submissions ORDER BY 1'
    expect(await execute(url, kept)).toEqual([{ name: 'first' }, { name: 'second' }])
  }, 60_000)

  test('records submissions and keeps mails and settings after a restore', async () => {
    await backup('one.dump')
    await restore('one.dump')
    await record('later')
    expect(await names()).toEqual(['first', 'later'])
    await harness.withDb(async (db) => {
      expect(await db.isReady()).toBe(true)
      expect(await db.read((tx) => getSetting(tx, 'captcha_provider'))).toBe('altcha')
      expect(
        await claimMails(db, 'staff', { now: harness.now, leaseMs: 1000, limit: 9 }),
      ).toHaveLength(2)
      expect(
        await db.single((tx) => countHit(tx, 'key', { now: harness.now, windowMs: 1000 })),
      ).toBe(1)
      await expect(
        storeSubmission(db, sampleSubmission({ row: { id: (await firstId(db)) ?? '' } })),
      ).rejects.toThrow(/has the id .* already/)
    })
  }, 60_000)

  const firstId = async (db: ReturnType<typeof openPostgres>): Promise<string | null> => {
    for await (const { id } of listLeads(db, { limit: 1 })) return id
    return null
  }

  test('restores a backup into another, empty database', async () => {
    await backup('one.dump')
    const other = await createDatabase()
    harness.environment = { ...harness.environment, DATABASE_URL: other }
    const { status, out } = await restore('one.dump')
    expect({ status, out }).toEqual({
      status: 0,
      out: expect.not.stringContaining('kept') as string,
    })
    expect(await names()).toEqual(['first'])
    await dropDatabase(other)
  }, 60_000)

  test('neither saves nor changes foreign tables in the same schema', async () => {
    await execute(url, `CREATE TABLE customers AS SELECT 'Ann' AS name`)
    await backup('one.dump')
    expect(readFileSync(join(harness.folder, 'one.dump'), 'latin1')).not.toContain('customers')
    await restore('one.dump')
    expect(await execute(url, 'SELECT name FROM customers')).toEqual([{ name: 'Ann' }])
  }, 60_000)

  test("omits triggers and rules, which are not this site's", async () => {
    await execute(
      url,
      `CREATE FUNCTION steal() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$;
       CREATE TRIGGER thief BEFORE INSERT ON submissions FOR EACH ROW EXECUTE FUNCTION steal();
       CREATE RULE silence AS ON DELETE TO settings DO INSTEAD NOTHING`,
    )
    await backup('one.dump')
    const { status, out } = await restore('one.dump')
    expect(status).toBe(0)
    expect(out).toMatch(/^Left out, .*trigger submissions thief/m)
    expect(out).toContain('rule settings silence')
    const here = `SELECT tgname FROM pg_trigger t JOIN pg_class c ON c.oid = tgrelid
      WHERE relnamespace = 'public'::regnamespace AND NOT tgisinternal`
    expect(await execute(url, here)).toEqual([])
    await record('later')
    expect(await names()).toEqual(['first', 'later'])
  }, 60_000)

  test('refuses while a server polls the mail queue', async () => {
    await backup('one.dump')
    const server = openPostgres({ url })
    await server.read((tx) => dueLanes(tx, 0))
    const { status, err } = await restore('one.dump')
    expect(status).toBe(1)
    expect(err).toContain('a server used the tables in the last 15 seconds')
    await server.close()
    expect((await restore('one.dump')).status).toBe(0)
  }, 60_000)

  test('changes nothing when an archive is truncated', async () => {
    await backup('one.dump')
    const whole = readFileSync(join(harness.folder, 'one.dump'))
    writeFileSync(join(harness.folder, 'half.dump'), whole.subarray(0, whole.length - 900))
    const { status, err } = await restore('half.dump')
    expect(status).toBe(1)
    expect(err).toContain('Nothing was restored: pg_restore failed')
    expect(await names()).toEqual(['first'])
    expect(await execute(url, KEPT_SCHEMAS)).toEqual([])
    await record('second')
    expect(await names()).toEqual(['first', 'second'])
  }, 60_000)

  test('puts the old tables back when a step after the archive throws', async () => {
    await backup('one.dump')
    await record('second')
    await execute(
      url,
      `CREATE FUNCTION refuse() RETURNS event_trigger LANGUAGE plpgsql
         AS $$ BEGIN
           IF current_query() ~ 'IF NOT EXISTS site_migrations' THEN RAISE 'no migration today'; END IF;
         END $$;
       CREATE EVENT TRIGGER refuse ON ddl_command_start WHEN TAG IN ('CREATE TABLE')
         EXECUTE FUNCTION refuse()`,
    )
    await expect(restore('one.dump')).rejects.toThrow('no migration today')
    await execute(url, 'DROP EVENT TRIGGER refuse')
    expect(await names()).toEqual(['first', 'second'])
    expect(await execute(url, KEPT_SCHEMAS)).toEqual([])
    await record('third')
  }, 60_000)

  test('names what to install when the programs are missing, and leaves no file', async () => {
    harness.environment = { ...harness.environment, PATH: harness.folder }
    const { status, err } = await backup('one.dump')
    expect(status).toBe(1)
    expect(err).toContain('pg_dump is not installed on this machine')
    expect(readdirSync(harness.folder)).toEqual([])
  }, 60_000)

  test('reports a wrong password and a missing database in sentences', async () => {
    const wrong = new URL(url)
    wrong.pathname = 'no_such_database'
    harness.environment = { ...harness.environment, DATABASE_URL: wrong.href }
    const { status, err } = await backup('one.dump')
    expect(status).toBe(1)
    expect(err).toMatch(/^The database of DATABASE_URL cannot be used \(3D000, /)
  }, 60_000)
})
