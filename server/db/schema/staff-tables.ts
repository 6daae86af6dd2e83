import type { SchemaDialect } from './schema-dialect.ts'

/**
 * Tables of the board's sign-in and of the times on call. Times are milliseconds
 * since the epoch; secrets are stored as hashes only.
 */
export function staffTables({ integer, options }: SchemaDialect): string {
  return `
    CREATE TABLE staff_sessions (
      id text NOT NULL PRIMARY KEY,
      hash text NOT NULL UNIQUE,
      staff_member_id text NOT NULL REFERENCES staff_members (id) ON DELETE CASCADE,
      created_at ${integer} NOT NULL,
      last_seen_at ${integer} NOT NULL,
      expires_at ${integer} NOT NULL,
      -- When the staff member was told that it is about to end.
      warned_at ${integer},
      -- In words, such as 'iPhone, Safari'.
      device text NOT NULL,
      -- The browser that may be notified until the session ends.
      channel_id text REFERENCES channels (id) ON DELETE SET NULL
    ) ${options};
    CREATE INDEX staff_sessions_member ON staff_sessions (staff_member_id);
    CREATE INDEX staff_sessions_channel ON staff_sessions (channel_id) WHERE channel_id IS NOT NULL;
    CREATE INDEX staff_sessions_expiry ON staff_sessions (expires_at);

    CREATE TABLE staff_invitations (
      hash text NOT NULL PRIMARY KEY,
      -- Null for an address of STAFF_EMAIL that no staff member has yet.
      staff_member_id text REFERENCES staff_members (id) ON DELETE CASCADE,
      -- Proved by a code; null for an invitation that was handed over.
      address text,
      created_at ${integer} NOT NULL,
      expires_at ${integer} NOT NULL
    ) ${options};
    CREATE INDEX staff_invitations_member ON staff_invitations (staff_member_id);
    CREATE INDEX staff_invitations_expiry ON staff_invitations (expires_at);

    CREATE TABLE staff_codes (
      -- Of the secret that only the browser that asked knows.
      attempt_hash text NOT NULL PRIMARY KEY,
      address_hash text NOT NULL,
      -- Of that secret and the six digits; for an address that nobody here has, of nothing.
      code_hash text NOT NULL,
      staff_member_id text REFERENCES staff_members (id) ON DELETE CASCADE,
      -- Keyed hash of the network that asked, or of a browser that signed in before.
      source_hash text NOT NULL,
      -- 1 where source_hash is the hash of a browser.
      known_browser ${integer} NOT NULL DEFAULT 0,
      -- 1 for an address of STAFF_EMAIL.
      is_staff_email ${integer} NOT NULL,
      -- That address in lower case; null for any other.
      address text,
      tries ${integer} NOT NULL DEFAULT 0,
      created_at ${integer} NOT NULL,
      expires_at ${integer} NOT NULL
    ) ${options};
    CREATE INDEX staff_codes_address ON staff_codes (address_hash, created_at);
    CREATE INDEX staff_codes_created ON staff_codes (created_at);
    CREATE INDEX staff_codes_member ON staff_codes (staff_member_id);

    CREATE TABLE staff_shifts (
      staff_member_id text NOT NULL REFERENCES staff_members (id) ON DELETE CASCADE,
      -- In the order of the week, such as 'mon,tue'.
      days text NOT NULL,
      -- In the business's time zone, such as '18:00'.
      starts text NOT NULL,
      ends text NOT NULL,
      -- 1 if the staff member is notified before the others on call.
      is_first ${integer} NOT NULL DEFAULT 0,
      PRIMARY KEY (staff_member_id, days, starts, ends)
    ) ${options};

    CREATE TABLE staff_overrides (
      staff_member_id text NOT NULL REFERENCES staff_members (id) ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('off', 'on', 'first')),
      from_at ${integer} NOT NULL,
      until_at ${integer} NOT NULL,
      -- From 1 for each staff member: the last one that applies counts.
      position ${integer} NOT NULL,
      PRIMARY KEY (staff_member_id, position)
    ) ${options};
  `
}

/** Passkeys, and how a session was begun. */
export function passkeyTables({ integer, options }: SchemaDialect): string {
  return `
    CREATE TABLE staff_passkeys (
      -- Given by the authenticator, base64url.
      id text NOT NULL PRIMARY KEY,
      staff_member_id text NOT NULL REFERENCES staff_members (id) ON DELETE CASCADE,
      -- COSE key, base64url.
      public_key text NOT NULL,
      -- How often it was used, as it says itself; 0 if it does not count.
      counter ${integer} NOT NULL,
      -- In words, such as 'iPhone, Safari'.
      name text NOT NULL,
      created_at ${integer} NOT NULL,
      used_at ${integer}
    ) ${options};
    CREATE INDEX staff_passkeys_member ON staff_passkeys (staff_member_id);

    -- What an authenticator signs: random, used once.
    CREATE TABLE staff_challenges (
      hash text NOT NULL PRIMARY KEY,
      -- The session that adds a passkey; '' for a sign-in.
      session_id text NOT NULL,
      expires_at ${integer} NOT NULL
    ) ${options};
    CREATE INDEX staff_challenges_expiry ON staff_challenges (expires_at);

    ALTER TABLE staff_sessions ADD COLUMN proof text NOT NULL DEFAULT 'code'
      CHECK (proof IN ('code', 'invitation', 'passkey'));
  `
}

export const STAFF_TABLES: readonly string[] = [
  'staff_sessions',
  'staff_passkeys',
  'staff_invitations',
  'staff_codes',
  'staff_shifts',
  'staff_overrides',
]
