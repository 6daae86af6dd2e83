import { ALARM_TABLES, alarmTables } from '../alarm/tables.ts'
import { everyStep } from '../steps.ts'
import { visitorMailTable } from '../visitor-mail-table.ts'
import { latestVersion, type Migration, pending } from '../migration.ts'
import type { Postgres, Queries } from './connection.ts'
import { RECORD_FUNCTION_1, RECORD_FUNCTION_2 } from './record-function.ts'

const shut = (tables: readonly string[]): string =>
  tables.map((table) => `ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;`).join('\n')

/** Times are milliseconds since the epoch unless the column is a timestamptz. What comes later is in ../steps.ts. */
const FIRST_STEPS: readonly Migration[] = [
  {
    version: 1,
    name: 'requests, outbox, settings',
    sql: `
      CREATE TABLE submissions (
        id text NOT NULL PRIMARY KEY,
        created_at timestamptz(3) NOT NULL,
        type text NOT NULL,
        status text NOT NULL,
        name text NOT NULL,
        phone text NOT NULL,
        email text,
        address text NOT NULL,
        unit_number text,
        gate_code text,
        service text NOT NULL,
        timeframe text NOT NULL,
        notes text,
        source_url text NOT NULL,
        recaptcha_token text NOT NULL,
        vehicle_info jsonb,
        visitor_info jsonb,
        traffic_source jsonb,
        page_metrics jsonb,
        verification text NOT NULL,
        captcha_provider text NOT NULL,
        suspicion double precision NOT NULL,
        suspicion_reasons jsonb NOT NULL,
        idempotency_key text,
        token_hash text
      );
      CREATE INDEX submissions_newest ON submissions (created_at, id);
      CREATE UNIQUE INDEX submissions_key ON submissions (idempotency_key)
        WHERE idempotency_key IS NOT NULL;
      CREATE INDEX submissions_token ON submissions (token_hash) WHERE token_hash IS NOT NULL;
      -- Without a key the token says which request it is (R64).
      CREATE UNIQUE INDEX submissions_keyless_token ON submissions (token_hash)
        WHERE token_hash IS NOT NULL AND idempotency_key IS NULL;

      CREATE TABLE outbox (
        id text NOT NULL PRIMARY KEY,
        submission_id text NOT NULL UNIQUE REFERENCES submissions (id) ON DELETE CASCADE,
        message_id text NOT NULL,
        state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sent', 'dead')),
        attempts integer NOT NULL DEFAULT 0,
        due_at bigint NOT NULL,
        lease_until bigint,
        queued_at bigint NOT NULL,
        sent_at bigint,
        last_error text
      );
      -- What waits and what is dead stays quick to find among years of sent mails.
      CREATE INDEX outbox_due ON outbox (due_at, queued_at, id) WHERE state = 'queued';
      CREATE INDEX outbox_dead ON outbox (id) WHERE state = 'dead';

      CREATE TABLE captcha_nonces (
        value text NOT NULL PRIMARY KEY,
        expires_at bigint NOT NULL
      );
      CREATE INDEX captcha_nonces_expiry ON captcha_nonces (expires_at);

      -- Counters may be forgotten in a crash: not logged, so a hit waits for no disk.
      CREATE UNLOGGED TABLE rate_hits (
        key text NOT NULL,
        window_start bigint NOT NULL,
        count bigint NOT NULL,
        expires_at bigint NOT NULL,
        PRIMARY KEY (key, window_start)
      );
      CREATE INDEX rate_hits_expiry ON rate_hits (expires_at);

      -- A settings table that was here before holds its owner's choice, and a
      -- missing row then means the specification's own providers (R45). Only a
      -- table made here starts with those that need no account.
      DO $$ BEGIN
        IF to_regclass(quote_ident(current_schema()) || '.settings') IS NULL THEN
          CREATE TABLE settings (key text NOT NULL PRIMARY KEY, value text NOT NULL);
          ALTER TABLE settings ENABLE ROW LEVEL SECURITY;
          INSERT INTO settings (key, value) VALUES
            ('captcha_provider', 'altcha'), ('address_provider', 'manual');
        ELSE
          CREATE UNIQUE INDEX settings_one_row_a_key ON settings (key);
        END IF;
      END $$;
      -- Three random UUIDs hold 366 random bits, the hash keeps 256 of them.
      INSERT INTO settings (key, value)
        SELECT 'altcha_hmac_secret', encode(sha256(convert_to(
          concat(gen_random_uuid(), gen_random_uuid(), gen_random_uuid()), 'UTF8')), 'hex')
        ON CONFLICT DO NOTHING;
      ${RECORD_FUNCTION_1}

      -- Some hosts offer every table of 'public' to anonymous callers of an API of
      -- their own. Row security without a policy shuts it; the owner, who is
      -- this server, is not bound by it.
      ALTER TABLE submissions ENABLE ROW LEVEL SECURITY;
      ALTER TABLE outbox ENABLE ROW LEVEL SECURITY;
      ALTER TABLE captcha_nonces ENABLE ROW LEVEL SECURITY;
      ALTER TABLE rate_hits ENABLE ROW LEVEL SECURITY;
    `,
  },
  {
    version: 2,
    name: 'alarm',
    sql: `
      ${alarmTables({
        integer: 'bigint',
        options: '',
      })}
      ${shut(ALARM_TABLES)}
    `,
  },
  {
    version: 3,
    name: 'mails to visitors',
    sql: `
      ${visitorMailTable({ integer: 'bigint', options: '' })}
      ${shut(['visitor_mails'])}
    `,
  },
  { version: 4, name: 'rows by name', sql: RECORD_FUNCTION_2 },
]

const MIGRATIONS = everyStep(FIRST_STEPS, { integer: 'bigint', options: '', shut })

/** Any number that nobody else in the database is likely to lock. */
const LOCK = 7_205_550_142
/** A later step may build an index over years of requests, or wait for another server to do so. */
const LIMIT_MS = 10 * 60_000

/** Brings the schema to this release's version, in the first schema of the search path. */
export async function migratePostgres(postgres: Postgres, now: number): Promise<void> {
  await postgres.transaction(async (queries) => {
    // Held by the transaction, not by the session: that also works behind a transaction pooler.
    await queries.query('SELECT pg_advisory_xact_lock($1)', [LOCK])
    await queries.query(`CREATE TABLE IF NOT EXISTS site_migrations (
      version integer PRIMARY KEY,
      name text NOT NULL,
      applied_at timestamptz NOT NULL
    )`)
    for (const migration of pending(MIGRATIONS, await schemaVersion(queries))) {
      await queries.query(migration.sql)
      await queries.query('INSERT INTO site_migrations VALUES ($1, $2, $3)', [
        migration.version,
        migration.name,
        new Date(now).toISOString(),
      ])
    }
  }, LIMIT_MS)
}

/** True when the schema is at least this release's. Rejects when the database does not answer. */
export async function isMigrated(queries: Queries): Promise<boolean> {
  const table = await queries.query<{ present: boolean }>(
    `SELECT to_regclass('site_migrations') IS NOT NULL AS present`,
  )
  if (!table.rows[0]?.present) return false
  return (await schemaVersion(queries)) >= latestVersion(MIGRATIONS)
}

async function schemaVersion(queries: Queries): Promise<number> {
  const { rows } = await queries.query<{ version: number }>(
    'SELECT coalesce(max(version), 0) AS version FROM site_migrations',
  )
  return rows[0]?.version ?? 0
}
