import { randomUUID } from 'node:crypto'
import { startPostgres, type TestPostgres, type TestSchema } from '#tests/support/postgres.ts'
import { Client } from 'pg'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { NOW, sampleNotice } from '../support/alarm-samples.ts'
import { postgresDurability } from '#server/cli/doctor/checks/durability.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { sampleSubmission } from '#server/db/sample-submission.fixture.ts'
import { execute, rows } from '#server/db/db.ts'
import { TABLES } from '#server/db/postgres/migrations.ts'
import { storeContract } from './store.contract.ts'
import type { Db } from '#server/db/db.ts'
import { NO_POSTGRES_SERVER, skipRunningUnless } from '#tests/support/skip-unless.ts'
import { getSetting, setSetting } from '#server/db/setting-queries.ts'
import { storeSubmission } from '#server/leads/record.ts'
import { markSent, outboxStats, requeueMail } from '#server/db/tables/outbox.ts'
import { countLeads } from '#server/db/tables/lead-queries.ts'
import { purgeLeads } from '#server/maintenance/purge.ts'
import { addStaffMember, removeStaffMember } from '#server/db/tables/staff-members.ts'
import { addTest } from '#server/alarm/sending/channel-tests.ts'

let server: TestPostgres

beforeAll(async () => {
  server = await startPostgres()
  return () => server.stop()
}, 60_000)

async function run(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

beforeEach((context) => skipRunningUnless(context, server.kind !== 'missing', NO_POSTGRES_SERVER))

/** Empties all tables and restores what the migration put into them. */
const EMPTY = [
  ...TABLES.toReversed().map((table) => `DELETE FROM ${table}`),
  'INSERT INTO settings SELECT * FROM first_settings',
  'DELETE FROM site_migrations',
  'INSERT INTO site_migrations SELECT * FROM first_steps',
].join(';')

/** One schema for the whole contract: emptying its tables is much faster than creating them. */
let shared: Promise<string> | undefined

async function migratedSchema(): Promise<string> {
  const { url } = await server.createSchema()
  const db = openPostgres({ url })
  await db.migrate()
  await db.close()
  await run(url, 'CREATE TABLE first_settings AS SELECT * FROM settings')
  await run(url, 'CREATE TABLE first_steps AS SELECT * FROM site_migrations')
  return url
}

storeContract('postgres', async () => {
  const url = await (shared ??= migratedSchema())
  return { open: () => openPostgres({ url }), drop: async () => void (await run(url, EMPTY)) }
})

describe('postgres: shared database', () => {
  let schema: TestSchema
  let db: Db
  let broken: Error[]

  beforeEach(async () => {
    schema = await server.createSchema()
    broken = []
    db = openPostgres({
      url: schema.url,
      onConnectionError: (error) => broken.push(error),
    })
  })

  afterEach(async () => {
    await db.close()
    await schema.drop()
  })

  const sql = (text: string): Promise<Record<string, unknown>[]> => run(schema.url, text)

  test('is not ready before the first migration', async () => {
    expect(await db.isReady()).toBe(false)
  })

  test('does not compile queries, which takes longer than they do', async () => {
    const found = await db.read((tx) => rows(tx, `SELECT current_setting('jit') AS jit`))
    expect(found).toEqual([{ jit: 'off' }])
  })

  test('is not ready while unreachable, and every call rejects', async () => {
    const away = openPostgres({ url: 'postgres://nobody@127.0.0.1:1/none' })
    expect(await away.isReady()).toBe(false)
    await expect(away.read((tx) => getSetting(tx, 'a'))).rejects.toThrow('ECONNREFUSED')
    await away.close()
  })

  test.each(['statement_timeout', 'lock_timeout'])(
    'is not ready while %s of its role is too short',
    async (limit) => {
      const { url } = await server.createSchema()
      const first = openPostgres({ url })
      await first.migrate()
      expect(await first.isReady()).toBe(true)
      await first.close()
      const limited = `${url}%20-c%20${limit}=500`
      const db = openPostgres({ url: limited })
      onTestFinished(() => db.close())
      expect(await db.isReady()).toBe(false)
      expect(await postgresDurability(limited)).toContainEqual(
        expect.objectContaining({ text: expect.stringContaining(`${limit} is 500 ms`) as string }),
      )
    },
  )

  test('leaves a column of a later release empty, also on open connections', async () => {
    await db.migrate()
    await storeSubmission(db, sampleSubmission())
    await sql('ALTER TABLE submissions ADD COLUMN called_at text')
    expect((await storeSubmission(db, sampleSubmission())).outcome).toBe('stored')
    expect(await sql('SELECT DISTINCT called_at FROM submissions')).toEqual([{ called_at: null }])
  })

  test('creates one schema when several servers start at once on an empty database', async () => {
    const servers = Array.from({ length: 6 }, () => openPostgres({ url: schema.url }))
    await Promise.all(servers.map((one) => one.migrate()))
    expect(await sql('SELECT count(*) = max(version) AS once FROM site_migrations')).toEqual([
      { once: true },
    ])
    expect(await sql('SELECT count(*)::int AS count FROM settings')).toEqual([{ count: 4 }])
    await Promise.all(servers.map((one) => one.close()))
  })

  describe('database with synchronous_commit off', () => {
    let careless: Db
    /** Returns the synchronous_commit setting of the last transaction that touched this table. */
    const seen = async (table: string): Promise<unknown[]> => {
      const rows = await sql(`SELECT setting FROM seen WHERE name = '${table}'`)
      await sql('DELETE FROM seen')
      return rows.map(({ setting }) => setting)
    }

    beforeEach(async () => {
      await db.migrate()
      await sql(`
        CREATE TABLE seen (name text, setting text);
        CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
          INSERT INTO seen VALUES (TG_TABLE_NAME, current_setting('synchronous_commit'));
          RETURN NULL;
        END $$;
        CREATE TRIGGER note AFTER INSERT OR DELETE ON submissions FOR EACH ROW EXECUTE FUNCTION note();
        CREATE TRIGGER note AFTER UPDATE ON outbox FOR EACH ROW EXECUTE FUNCTION note();
        CREATE TRIGGER note AFTER UPDATE ON settings FOR EACH ROW EXECUTE FUNCTION note()`)
      const url = new URL(schema.url)
      const options = url.searchParams.get('options')
      url.searchParams.set('options', `${options} -c synchronous_commit=off`)
      careless = openPostgres({ url: url.href.replaceAll('+', '%20') })
    })
    afterEach(() => careless.close())

    test('waits for the disk for a submission', async () => {
      await storeSubmission(careless, sampleSubmission())
      expect(await seen('submissions')).toEqual(['on'])
    })

    test("waits for the disk for the owner's commands", async () => {
      const submission = sampleSubmission()
      await storeSubmission(careless, submission)
      await seen('submissions')
      await careless.write((tx) => requeueMail(tx, submission.row.id, submission.now))
      expect(await seen('outbox')).toEqual(['on'])
      await careless.write((tx) => setSetting(tx, 'captcha_provider', 'recaptcha'))
      expect(await seen('settings')).toEqual(['on'])
      await purgeLeads(careless, submission.now + 1)
      expect(await seen('submissions')).toEqual(['on'])
    })

    test('does not wait for the disk for outcomes of mails', async () => {
      const submission = sampleSubmission()
      await storeSubmission(careless, submission)
      await careless.writeRelaxed((tx) => markSent(tx, submission.mail.id, submission.now))
      expect(await seen('outbox')).toEqual(['off'])
    })
  })

  test('replaces a connection that breaks while idle', async () => {
    const name = `idle-${Date.now()}`
    const url = `${schema.url}&application_name=${name}`
    const idle = openPostgres({ url, onConnectionError: (error) => broken.push(error) })
    await idle.migrate()
    const cut = new Promise<void>((resolve) => {
      const timer = setInterval(() => {
        if (broken.length === 0) return
        clearInterval(timer)
        resolve()
      }, 5)
    })
    await sql(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '${name}'`,
    )
    await cut
    expect((await storeSubmission(idle, sampleSubmission())).outcome).toBe('stored')
    await idle.close()
  })

  test('rejects a write whose connection breaks, and serves the next call', async () => {
    await db.migrate()
    await sql(`
      CREATE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF NEW.name = 'cut me' THEN PERFORM pg_terminate_backend(pg_backend_pid()); END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER cut BEFORE INSERT ON submissions FOR EACH ROW EXECUTE FUNCTION cut()`)
    await expect(
      storeSubmission(db, sampleSubmission({ row: { name: 'cut me' } })),
    ).rejects.toThrow()
    expect((await storeSubmission(db, sampleSubmission())).outcome).toBe('stored')
    expect(await db.read((tx) => countLeads(tx, {}))).toBe(1)
    expect((await db.read((tx) => outboxStats(tx, 'staff'))).queued).toBe(1)
  })

  describe('beside the transaction of another server', () => {
    const id = randomUUID()
    const channelId = randomUUID()
    let other: Client

    beforeEach(async () => {
      await db.migrate()
      const channels = [
        { id: channelId, kind: 'mail', address: '{"kind":"mail","to":[]}', addressKey: channelId },
      ] as const
      await db.write((tx) =>
        addStaffMember(tx, { id, name: 'Maria', language: 'en', now: NOW, channels }),
      )
      await db.write((tx) => addTest(tx, sampleNotice({ staffMemberId: id, channelId }), NOW))
      other = new Client({ connectionString: schema.url })
      await other.connect()
      return () => other.end().catch(() => {})
    })

    /** Begins a transaction as another server that writes does. */
    const beginWriting = () => other.query(`BEGIN; SELECT pg_advisory_xact_lock(7205550143)`)

    test('stores submissions, and reads, while the other one writes', async () => {
      await beginWriting()
      expect((await storeSubmission(db, sampleSubmission())).outcome).toBe('stored')
      expect(await db.read((tx) => countLeads(tx, {}))).toBe(1)
      await other.query('COMMIT')
    })

    test('writes when the other one has ended', async () => {
      await beginWriting()
      const removal = db.write((tx) => removeStaffMember(tx, id, NOW))
      expect(await Promise.race([removal, pause(200, 'waits')])).toBe('waits')
      await other.query('COMMIT')
      expect(await removal).toBe(true)
    })

    test('sees what the other one has written: a notice of a removed staff member is erased', async () => {
      await beginWriting()
      await other.query(`CREATE TEMP TABLE added ON COMMIT DROP AS SELECT * FROM notices;
        UPDATE added SET id = '${randomUUID()}', number = '+12015550123';
        INSERT INTO notices SELECT * FROM added`)
      const removal = db.write((tx) => removeStaffMember(tx, id, NOW))
      await pause(50)
      await other.query('COMMIT')
      expect(await removal).toBe(true)
      expect(await sql('SELECT state, number FROM notices WHERE number IS NOT NULL')).toEqual([
        { state: 'cancelled', number: '' },
      ])
    })

    test('waits at most three seconds for a server that froze while it wrote', async () => {
      const frozen = openPostgres({ url: schema.url, onConnectionError: () => {} })
      onTestFinished(() => frozen.close())
      const { promise: forever, resolve: thaw } = Promise.withResolvers<void>()
      const { promise: begun, resolve: begins } = Promise.withResolvers<void>()
      const freezing = frozen.write(async (tx) => {
        await execute(tx, `UPDATE settings SET value = 'x'`)
        begins()
        await forever
      })
      await begun
      const since = performance.now()
      await db.write((tx) => setSetting(tx, 'captcha_provider', 'recaptcha'))
      const waited = performance.now() - since
      thaw()
      await expect(freezing).rejects.toThrow()
      expect(waited).toBeGreaterThan(1000)
      expect(waited).toBeLessThan(4500)
      expect(await db.read((tx) => getSetting(tx, 'captcha_provider'))).toBe('recaptcha')
    }, 20_000)
  })

  test("denies other roles access to tables with visitors' data", async () => {
    await db.migrate()
    const open = await sql(
      `SELECT relname FROM pg_class WHERE relnamespace = current_schema()::regnamespace
         AND relkind = 'r' AND NOT relrowsecurity`,
    )
    expect(open).toEqual([{ relname: 'site_migrations' }])
  })
})
