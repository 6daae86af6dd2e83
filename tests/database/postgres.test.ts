import { createLeadTransactions } from '#server/leads/lead-transactions.ts'
import { randomUUID } from 'node:crypto'
import { startPostgres, type TestPostgres, type TestSchema } from '#tests/support/postgres.ts'
import { Client } from 'pg'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { acceptance, claimedNotice, NOW, sampleNotice } from '../support/alarm-samples.ts'
import { openPostgresStore } from '#server/operations.ts'
import { sampleSubmission } from '#server/store/sample-submission.fixture.ts'
import { record } from '#server/store/record.ts'
import { TABLES } from '#server/store/postgres/migrations.ts'
import { storeContract } from './store.contract.ts'
import type { Store } from '#server/operations.ts'
import { NO_POSTGRES_SERVER, skipRunningUnless } from '#tests/support/skip-unless.ts'

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

/** Empties all tables and restores the settings of the migration. */
const EMPTY = [
  ...TABLES.toReversed().map((table) => `DELETE FROM ${table}`),
  'INSERT INTO settings SELECT * FROM first_settings',
].join(';')

/** One schema for the whole contract: emptying its tables is much faster than creating them. */
let shared: Promise<string> | undefined

async function migratedSchema(): Promise<string> {
  const { url } = await server.createSchema()
  const store = openPostgresStore({ url })
  await store.migrate()
  await store.close()
  await run(url, 'CREATE TABLE first_settings AS SELECT * FROM settings')
  return url
}

storeContract('postgres', async () => {
  const url = await (shared ??= migratedSchema())
  return { open: () => openPostgresStore({ url }), drop: async () => void (await run(url, EMPTY)) }
})

describe('postgres: shared database', () => {
  let schema: TestSchema
  let store: Store
  let broken: Error[]

  beforeEach(async () => {
    schema = await server.createSchema()
    broken = []
    store = openPostgresStore({
      url: schema.url,
      onConnectionError: (error) => broken.push(error),
    })
  })

  afterEach(async () => {
    await store.close()
    await schema.drop()
  })

  const sql = (text: string): Promise<Record<string, unknown>[]> => run(schema.url, text)

  test('is not ready before the first migration', async () => {
    expect(await store.isReady()).toBe(false)
  })

  test('is not ready while unreachable, and every call rejects', async () => {
    const away = openPostgresStore({ url: 'postgres://nobody@127.0.0.1:1/none' })
    expect(await away.isReady()).toBe(false)
    await expect(away.getSetting('a')).rejects.toThrow('ECONNREFUSED')
    await away.close()
  })

  test('one statement writes the rows of the program that SQLite runs, in every column', async () => {
    await store.migrate()
    const tables = TABLES.filter((table) => table !== 'settings')
    const empty = tables.toReversed().map((table) => `DELETE FROM ${table}`)
    /** All rows of the database; an event's id is random. */
    const written = async (): Promise<readonly object[]> => {
      const rows: object[] = []
      for (const table of tables)
        for (const row of await sql(`SELECT * FROM ${table} ORDER BY 1`))
          rows.push({ table, ...row, ...(table === 'events' && { id: 'random' }) })
      return rows
    }
    const nonce = { value: 'proof', expiresAt: NOW + 60_000 }
    const planned = {
      timeframe: 'Within Couple of Days',
      appointment_start: '2031-03-06T14:00:00.000Z',
      appointment_end: '2031-03-06T16:00:00.000Z',
      sms_consent_at: '2031-03-04T05:06:07.089Z',
    }
    const none = {
      email: null,
      unit_number: null,
      gate_code: null,
      notes: null,
      vehicle_info: null,
      visitor_info: null,
      traffic_source: null,
      page_metrics: null,
    }
    for (const submission of [
      sampleSubmission({ nonce, network: 'hash-of-a-network' }),
      sampleSubmission({ row: planned }),
      sampleSubmission({
        row: none,
        idempotencyKey: null,
        captchaTokenHash: null,
        visitorMail: null,
        checks: { verification: 'unverified', suspicion: 99, suspicionReasons: ['headless'] },
      }),
    ]) {
      expect((await store.record(submission)).outcome).toBe('stored')
      const byStatement = await written()
      expect(byStatement.length).toBeGreaterThan(3)
      await sql(empty.join(';'))
      expect((await store.db.write((tx) => record(tx, submission))).outcome).toBe('stored')
      expect(await written()).toEqual(byStatement)
      await sql(empty.join(';'))
    }
  })

  test('leaves a column of a later release empty, also on open connections', async () => {
    await store.migrate()
    await store.record(sampleSubmission())
    await sql('ALTER TABLE submissions ADD COLUMN called_at text')
    expect((await store.record(sampleSubmission())).outcome).toBe('stored')
    expect(await sql('SELECT DISTINCT called_at FROM submissions')).toEqual([{ called_at: null }])
  })

  test('creates one schema when several servers start at once on an empty database', async () => {
    const servers = Array.from({ length: 6 }, () => openPostgresStore({ url: schema.url }))
    await Promise.all(servers.map((one) => one.migrate()))
    expect(await sql('SELECT count(*) = max(version) AS once FROM site_migrations')).toEqual([
      { once: true },
    ])
    expect(await sql('SELECT count(*)::int AS count FROM settings')).toEqual([{ count: 4 }])
    await Promise.all(servers.map((one) => one.close()))
  })

  describe('database with synchronous_commit off', () => {
    let careless: Store
    /** Returns the synchronous_commit setting of the last transaction that touched this table. */
    const seen = async (table: string): Promise<unknown[]> => {
      const rows = await sql(`SELECT setting FROM seen WHERE name = '${table}'`)
      await sql('DELETE FROM seen')
      return rows.map(({ setting }) => setting)
    }

    beforeEach(async () => {
      await store.migrate()
      await sql(`
        CREATE TABLE seen (name text, setting text);
        CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
          INSERT INTO seen VALUES (TG_TABLE_NAME, current_setting('synchronous_commit'));
          RETURN NULL;
        END $$;
        CREATE TRIGGER note AFTER INSERT OR DELETE ON submissions FOR EACH ROW EXECUTE FUNCTION note();
        CREATE TRIGGER note AFTER UPDATE ON staff_mails FOR EACH ROW EXECUTE FUNCTION note();
        CREATE TRIGGER note AFTER UPDATE ON settings FOR EACH ROW EXECUTE FUNCTION note()`)
      const url = new URL(schema.url)
      const options = url.searchParams.get('options')
      url.searchParams.set('options', `${options} -c synchronous_commit=off`)
      careless = openPostgresStore({ url: url.href.replaceAll('+', '%20') })
    })
    afterEach(() => careless.close())

    test('waits for the disk for a submission', async () => {
      await careless.record(sampleSubmission())
      expect(await seen('submissions')).toEqual(['on'])
    })

    test("waits for the disk for the owner's commands", async () => {
      const submission = sampleSubmission()
      await careless.record(submission)
      await seen('submissions')
      await careless.requeueMail(submission.row.id, submission.now)
      expect(await seen('staff_mails')).toEqual(['on'])
      await careless.setSetting('captcha_provider', 'recaptcha')
      expect(await seen('settings')).toEqual(['on'])
      await careless.maintenance.purgeLeads(submission.now + 1)
      expect(await seen('submissions')).toEqual(['on'])
    })

    test('does not wait for the disk for outcomes of mails', async (context) => {
      // PGlite keeps the setting of its only connection.
      skipRunningUnless(context, server.kind !== 'pglite', NO_POSTGRES_SERVER)
      const submission = sampleSubmission()
      await careless.record(submission)
      await careless.staffMail.markMailSent(submission.mail.id, submission.now)
      expect(await seen('staff_mails')).toEqual(['off'])
    })
  })

  test('replaces a connection that breaks while idle', async (context) => {
    skipRunningUnless(context, server.kind !== 'pglite', NO_POSTGRES_SERVER)
    const name = `idle-${Date.now()}`
    const url = `${schema.url}&application_name=${name}`
    const idle = openPostgresStore({ url, onConnectionError: (error) => broken.push(error) })
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
    expect((await idle.record(sampleSubmission())).outcome).toBe('stored')
    await idle.close()
  })

  test('rejects a write whose connection breaks, and serves the next call', async (context) => {
    skipRunningUnless(context, server.kind !== 'pglite', NO_POSTGRES_SERVER)
    await store.migrate()
    await sql(`
      CREATE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF NEW.name = 'cut me' THEN PERFORM pg_terminate_backend(pg_backend_pid()); END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER cut BEFORE INSERT ON submissions FOR EACH ROW EXECUTE FUNCTION cut()`)
    await expect(store.record(sampleSubmission({ row: { name: 'cut me' } }))).rejects.toThrow()
    expect((await store.record(sampleSubmission())).outcome).toBe('stored')
    expect(await store.leads.countLeads({})).toBe(1)
    expect((await store.staffMail.queueStats()).queued).toBe(1)
  })

  describe('beside another transaction', () => {
    const id = randomUUID()
    const channelId = randomUUID()
    let other: Client

    beforeEach(async (context) => {
      skipRunningUnless(context, server.kind !== 'pglite', NO_POSTGRES_SERVER)
      await store.migrate()
      const channels = [
        { id: channelId, kind: 'mail', address: '{"kind":"mail","to":[]}', addressKey: channelId },
      ] as const
      await store.staff.addStaffMember({ id, name: 'Maria', language: 'en', now: NOW, channels })
      await store.notices.addTest(sampleNotice({ staffMemberId: id, channelId }), NOW)
      other = new Client({ connectionString: schema.url })
      await other.connect()
      return () => other.end()
    })

    /** Returns once a program waits for the other transaction. */
    async function waitUntilBlocked(): Promise<void> {
      const { rows } = await other.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
      const waiting = `SELECT FROM pg_stat_activity WHERE ${rows[0]?.pid} = ANY (pg_blocking_pids(pid))`
      while ((await sql(waiting)).length === 0);
    }

    test('holds no channel while the removal of a staff member waits for a notice', async () => {
      // Locks a notice and then its channel, as recording a result does.
      await other.query(`BEGIN; UPDATE notices SET last_error = 'busy'`)
      const removal = store.staff.removeStaffMember(id, NOW)
      await waitUntilBlocked()
      const locked = await other.query('SELECT id FROM channels FOR NO KEY UPDATE NOWAIT')
      expect(locked.rows).toEqual([{ id: channelId }])
      await other.query('COMMIT')
      expect(await removal).toBe(true)
    })

    test('holds no alarm while a transition of a lead waits for a notice', async () => {
      const { submissionId } = await claimedNotice(store, sampleNotice())
      // Locks a notice and then its alarm, as recording a failure does.
      await other.query(`BEGIN; UPDATE notices SET last_error = 'busy'`)
      const transition = createLeadTransactions(store).transitionLead(submissionId, acceptance(id))
      await waitUntilBlocked()
      const locked = await other.query('SELECT submission_id FROM alarms FOR NO KEY UPDATE NOWAIT')
      expect(locked.rows).toEqual([{ submission_id: submissionId }])
      await other.query('COMMIT')
      expect(await transition).toMatchObject({ outcome: 'changed' })
    })

    test('cancels and erases a notice of a removed staff member that is added meanwhile', async () => {
      await other.query(`BEGIN; CREATE TEMP TABLE added ON COMMIT DROP AS SELECT * FROM notices;
        UPDATE added SET id = '${randomUUID()}', number = '+12015550123'; INSERT INTO notices SELECT * FROM added`)
      const removal = store.staff.removeStaffMember(id, NOW)
      await waitUntilBlocked()
      await other.query('COMMIT')
      expect(await removal).toBe(true)
      expect(await sql('SELECT state, number FROM notices WHERE number IS NOT NULL')).toEqual([
        { state: 'cancelled', number: '' },
      ])
    })
  })

  test("denies other roles access to tables with visitors' data", async () => {
    await store.migrate()
    const open = await sql(
      `SELECT relname FROM pg_class WHERE relnamespace = current_schema()::regnamespace
         AND relkind = 'r' AND NOT relrowsecurity`,
    )
    expect(open).toEqual([{ relname: 'site_migrations' }])
  })
})
