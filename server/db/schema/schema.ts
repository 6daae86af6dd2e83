import { alarmTables } from './alarm-tables.ts'
import { callTables } from './call-tables.ts'
import type { SchemaDialect } from './schema-dialect.ts'
import { passkeyTables, staffTables } from './staff-tables.ts'

/**
 * Returns the steps of the schema, whose versions count from 1. Each runs once and in order, and is
 * never edited once it has run anywhere: add new ones at the end. A database that an edited step
 * made is refused (schema-history.ts). A step only adds, so that a server of the previous release
 * keeps working beside the new one.
 */
export const migrations = (dialect: SchemaDialect): readonly string[] => [
  firstSchema(dialect),
  passkeyTables(dialect),
  LOCKED_IN,
  LEADS_BY_STATUS,
]

/** Lists the tables that steps create, in their order. */
export const createdTables = (steps: readonly string[]): readonly string[] =>
  Array.from(steps.join('').matchAll(/CREATE (?:UNLOGGED )?TABLE (\w+)/g), ([, name = '']) => name)

/** 'yes' if a child or a pet is locked in, as ticked in the form. */
const LOCKED_IN = `ALTER TABLE submissions ADD COLUMN locked_in text;`

/** Finds the few open leads among those of years. */
const LEADS_BY_STATUS = `CREATE INDEX submissions_status ON submissions (status, created_at);`

/** Columns of type `time` hold ISO 8601; all other times are milliseconds since the epoch. */
function firstSchema(dialect: SchemaDialect): string {
  const { integer, real, time, json, bytes, options, unlogged, secret } = dialect
  return `
    CREATE TABLE submissions (
      id text NOT NULL PRIMARY KEY,
      created_at ${time} NOT NULL,
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
      vehicle_info ${json},
      visitor_info ${json},
      traffic_source ${json},
      page_metrics ${json},
      verification text NOT NULL,
      captcha_provider text NOT NULL,
      suspicion ${real} NOT NULL,
      suspicion_reasons ${json} NOT NULL,
      idempotency_key text,
      token_hash text,
      -- The phone number's digits, so that it is found however it is written.
      phone_digits text,
      -- What a search looks through, in lower case and without accents (search-text.ts).
      search_text text,
      -- What a search looks through besides: long texts, and what was added later.
      search_rest text,
      -- The address without its unit, for maps.
      street text,
      -- Where the job is, as intake found it, and how.
      town text,
      town_source text,
      appointment_start ${time},
      appointment_end ${time},
      sms_consent_at ${time},
      -- What staff recorded at the end (domain/lead/payment.ts).
      price_agreed_cents ${integer},
      price_paid_cents ${integer},
      payment_method text,
      payment_note text
    ) ${options};
    CREATE INDEX submissions_newest ON submissions (created_at, id);
    CREATE INDEX submissions_phone ON submissions (phone_digits, created_at);
    CREATE INDEX submissions_search ON submissions
      (created_at, id, type, search_text, (CASE WHEN search_rest IS NULL THEN 0 ELSE 1 END));
    CREATE INDEX submissions_gate_codes ON submissions (id) WHERE gate_code IS NOT NULL;
    CREATE UNIQUE INDEX submissions_key ON submissions (idempotency_key)
      WHERE idempotency_key IS NOT NULL;
    CREATE INDEX submissions_token ON submissions (token_hash) WHERE token_hash IS NOT NULL;
    -- Without a key the token identifies the submission.
    CREATE UNIQUE INDEX submissions_keyless_token ON submissions (token_hash)
      WHERE token_hash IS NOT NULL AND idempotency_key IS NULL;

    -- Mails, and events for the owner's addresses, until they are sent.
    CREATE TABLE outbox (
      id text NOT NULL PRIMARY KEY,
      lane text NOT NULL CHECK (lane IN ('staff', 'visitor', 'alert', 'events')),
      submission_id text NOT NULL REFERENCES submissions (id) ON DELETE CASCADE,
      -- Of the mail, or of the event.
      kind text NOT NULL,
      -- Of an event; a lead has one mail of each kind.
      event_id text NOT NULL DEFAULT '',
      message_id text NOT NULL DEFAULT '',
      -- JSON of the addresses that have not taken the mail yet; null for all.
      recipients text,
      state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sent', 'dead')),
      attempts ${integer} NOT NULL DEFAULT 0,
      due_at ${integer} NOT NULL,
      -- When due_at was computed, by the clock of then.
      written_at ${integer} NOT NULL,
      lease_until ${integer},
      -- For an event, when it happened.
      queued_at ${integer} NOT NULL,
      sent_at ${integer},
      last_error text,
      UNIQUE (submission_id, lane, kind, event_id)
    ) ${options};
    -- What is queued or dead stays quick to find among years of sent mails.
    CREATE INDEX outbox_due ON outbox (lane, due_at, written_at, queued_at, id)
      WHERE state = 'queued';
    CREATE INDEX outbox_dead ON outbox (lane, id) WHERE state = 'dead';

    CREATE TABLE photos (
      id text NOT NULL PRIMARY KEY,
      submission_id text NOT NULL REFERENCES submissions (id) ON DELETE CASCADE,
      added_at ${integer} NOT NULL,
      jpeg ${bytes} NOT NULL
    ) ${options};
    CREATE INDEX photos_submission ON photos (submission_id);

    CREATE TABLE reviews (
      id text NOT NULL PRIMARY KEY,
      -- Null once the lead is purged; a published review stays.
      submission_id text UNIQUE REFERENCES submissions (id) ON DELETE SET NULL,
      created_at ${integer} NOT NULL,
      stars ${integer} NOT NULL,
      text text NOT NULL,
      author text NOT NULL,
      town text NOT NULL,
      service text NOT NULL,
      language text NOT NULL,
      publishable ${integer} NOT NULL,
      state text NOT NULL,
      -- The link that was used: 'mail', 'sms', or '' for the page after sending.
      link_channel text NOT NULL DEFAULT ''
    ) ${options};
    CREATE INDEX reviews_published ON reviews (created_at) WHERE state = 'published';

    CREATE TABLE captcha_nonces (
      value text NOT NULL PRIMARY KEY,
      expires_at ${integer} NOT NULL
    ) ${options};
    CREATE INDEX captcha_nonces_expiry ON captcha_nonces (expires_at);

    CREATE ${unlogged} TABLE rate_hits (
      key text NOT NULL,
      window_start ${integer} NOT NULL,
      count ${integer} NOT NULL,
      expires_at ${integer} NOT NULL,
      PRIMARY KEY (key, window_start)
    ) ${options};
    CREATE INDEX rate_hits_expiry ON rate_hits (expires_at);

    CREATE TABLE settings (key text NOT NULL PRIMARY KEY, value text NOT NULL) ${options};
    -- A new database works at once, with no account anywhere.
    INSERT INTO settings (key, value) VALUES
      ('captcha_provider', 'altcha'),
      ('address_provider', 'manual'),
      ('arrival_sms', 'off'),
      ('altcha_hmac_secret', ${secret});

    ${alarmTables(dialect)}
    ${staffTables(dialect)}
    -- What the owner published (domain/business/reader/file.ts); the newest is in force.
    CREATE TABLE business_versions (
      id text NOT NULL PRIMARY KEY,
      text text NOT NULL,
      published_at ${integer} NOT NULL,
      staff_member_id text REFERENCES staff_members (id) ON DELETE SET NULL
    ) ${options};
    CREATE INDEX business_versions_member ON business_versions (staff_member_id)
      WHERE staff_member_id IS NOT NULL;
    -- Photographs of the owner, which versions name.
    CREATE TABLE business_photos (
      name text NOT NULL PRIMARY KEY,
      uploaded_at ${integer} NOT NULL,
      jpeg ${bytes} NOT NULL
    ) ${options};
    ${callTables(dialect)}
  `
}
