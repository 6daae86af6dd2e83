import type { DatabaseSync } from 'node:sqlite'
import { alarmTables } from '../alarm/tables.ts'
import { everyStep } from '../steps.ts'
import { visitorMailTable } from '../visitor-mail-table.ts'
import { latestVersion, type Migration, pending } from '../migration.ts'

/** Times are milliseconds since the epoch unless the column holds ISO 8601 text. What comes later is in ../steps.ts. */
const FIRST_STEPS: readonly Migration[] = [
  {
    version: 1,
    name: 'requests, outbox, settings',
    sql: `
      CREATE TABLE submissions (
        id TEXT NOT NULL PRIMARY KEY,
        created_at TEXT NOT NULL,
        type TEXT NOT NULL,
        status TEXT NOT NULL,
        name TEXT NOT NULL,
        phone TEXT NOT NULL,
        email TEXT,
        address TEXT NOT NULL,
        unit_number TEXT,
        gate_code TEXT,
        service TEXT NOT NULL,
        timeframe TEXT NOT NULL,
        notes TEXT,
        source_url TEXT NOT NULL,
        recaptcha_token TEXT NOT NULL,
        vehicle_info TEXT,
        visitor_info TEXT,
        traffic_source TEXT,
        page_metrics TEXT,
        verification TEXT NOT NULL,
        captcha_provider TEXT NOT NULL,
        suspicion REAL NOT NULL,
        suspicion_reasons TEXT NOT NULL,
        idempotency_key TEXT,
        token_hash TEXT
      ) STRICT;
      CREATE INDEX submissions_newest ON submissions (created_at, id);
      CREATE UNIQUE INDEX submissions_key ON submissions (idempotency_key)
        WHERE idempotency_key IS NOT NULL;
      CREATE INDEX submissions_token ON submissions (token_hash) WHERE token_hash IS NOT NULL;
      -- Without a key the token says which request it is (R64).
      CREATE UNIQUE INDEX submissions_keyless_token ON submissions (token_hash)
        WHERE token_hash IS NOT NULL AND idempotency_key IS NULL;

      CREATE TABLE outbox (
        id TEXT NOT NULL PRIMARY KEY,
        submission_id TEXT NOT NULL UNIQUE REFERENCES submissions (id) ON DELETE CASCADE,
        message_id TEXT NOT NULL,
        state TEXT NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sent', 'dead')),
        attempts INTEGER NOT NULL DEFAULT 0,
        due_at INTEGER NOT NULL,
        lease_until INTEGER,
        queued_at INTEGER NOT NULL,
        sent_at INTEGER,
        last_error TEXT
      ) STRICT;
      -- What waits and what is dead stays quick to find among years of sent mails.
      CREATE INDEX outbox_due ON outbox (due_at, queued_at, id) WHERE state = 'queued';
      CREATE INDEX outbox_dead ON outbox (id) WHERE state = 'dead';

      CREATE TABLE captcha_nonces (
        value TEXT NOT NULL PRIMARY KEY,
        expires_at INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX captcha_nonces_expiry ON captcha_nonces (expires_at);

      CREATE TABLE rate_hits (
        key TEXT NOT NULL,
        window_start INTEGER NOT NULL,
        count INTEGER NOT NULL,
        expires_at INTEGER NOT NULL,
        PRIMARY KEY (key, window_start)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX rate_hits_expiry ON rate_hits (expires_at);

      CREATE TABLE settings (
        key TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;
      -- R45: a new database works at once, with no account anywhere.
      INSERT INTO settings (key, value) VALUES
        ('captcha_provider', 'altcha'),
        ('address_provider', 'manual'),
        ('altcha_hmac_secret', lower(hex(randomblob(32))));
    `,
  },
  {
    version: 2,
    name: 'alarm',
    sql: alarmTables({
      integer: 'INTEGER',
      options: 'STRICT',
    }),
  },
  {
    version: 3,
    name: 'mails to visitors',
    sql: visitorMailTable({ integer: 'INTEGER', options: 'STRICT' }),
  },
]

const MIGRATIONS = everyStep(FIRST_STEPS, {
  integer: 'INTEGER',
  options: 'STRICT',
  // Who can read the file can read all of it.
  shut: () => '',
})

/**
 * Brings the schema to this release's version. Call it inside a write
 * transaction: that lock is what keeps two processes from doing it at once.
 * @param now milliseconds since the epoch
 */
export function migrateSqlite(database: DatabaseSync, now: number): void {
  database.exec(`CREATE TABLE IF NOT EXISTS site_migrations (
    version INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    applied_at TEXT NOT NULL
  ) STRICT`)
  const record = database.prepare('INSERT INTO site_migrations VALUES (?, ?, ?)')
  for (const migration of pending(MIGRATIONS, schemaVersion(database))) {
    database.exec(migration.sql)
    record.run(migration.version, migration.name, new Date(now).toISOString())
  }
}

/** True when the schema is at least this release's; false also for a database never migrated. */
export function isMigrated(database: DatabaseSync): boolean {
  const table = database.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'site_migrations'`).get()
  return table !== undefined && schemaVersion(database) >= latestVersion(MIGRATIONS)
}

function schemaVersion(database: DatabaseSync): number {
  const row = database
    .prepare('SELECT coalesce(max(version), 0) AS version FROM site_migrations')
    .get()
  return Number(row?.['version'] ?? 0)
}
