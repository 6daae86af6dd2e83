import type { Tables } from './migration.ts'

/** The tables of the board's sign-in (R131). Times are milliseconds since the epoch; of every secret only a hash. */
export function staffTables({ integer, options }: Tables): string {
  return `
    CREATE TABLE staff_sessions (
      id text NOT NULL PRIMARY KEY,
      hash text NOT NULL UNIQUE,
      person_id text NOT NULL REFERENCES people (id) ON DELETE CASCADE,
      created_at ${integer} NOT NULL,
      last_seen_at ${integer} NOT NULL,
      expires_at ${integer} NOT NULL,
      -- In words, such as 'iPhone, Safari'.
      device text NOT NULL,
      -- The browser that was allowed to notify: it is told no more once the session ends.
      channel_id text REFERENCES channels (id) ON DELETE SET NULL
    ) ${options};
    CREATE INDEX staff_sessions_person ON staff_sessions (person_id);
    CREATE INDEX staff_sessions_channel ON staff_sessions (channel_id) WHERE channel_id IS NOT NULL;
    CREATE INDEX staff_sessions_expiry ON staff_sessions (expires_at);

    CREATE TABLE staff_invitations (
      hash text NOT NULL PRIMARY KEY,
      -- Null for whoever reads STAFF_EMAIL and has no name here yet.
      person_id text REFERENCES people (id) ON DELETE CASCADE,
      created_at ${integer} NOT NULL,
      expires_at ${integer} NOT NULL
    ) ${options};
    CREATE INDEX staff_invitations_person ON staff_invitations (person_id);
    CREATE INDEX staff_invitations_expiry ON staff_invitations (expires_at);

    CREATE TABLE staff_codes (
      -- Of the secret that only the browser that asked knows.
      attempt_hash text NOT NULL PRIMARY KEY,
      address_hash text NOT NULL,
      -- Of that secret and the six digits; for an address that nobody here has, of nothing.
      code_hash text NOT NULL,
      person_id text REFERENCES people (id) ON DELETE CASCADE,
      -- 1 for an address of STAFF_EMAIL.
      is_house ${integer} NOT NULL,
      tries ${integer} NOT NULL DEFAULT 0,
      created_at ${integer} NOT NULL,
      expires_at ${integer} NOT NULL
    ) ${options};
    CREATE INDEX staff_codes_address ON staff_codes (address_hash, created_at);
    CREATE INDEX staff_codes_created ON staff_codes (created_at);
    CREATE INDEX staff_codes_person ON staff_codes (person_id);

    CREATE INDEX submissions_phone ON submissions (phone);
    CREATE INDEX submissions_gate_codes ON submissions (id) WHERE gate_code IS NOT NULL;
  `
}

/** Who proved which address, and from where codes were asked for. Columns that came later. */
export const STAFF_PROOFS = `
  -- A keyed hash of the network that asked; empty for what an earlier release wrote.
  ALTER TABLE staff_codes ADD COLUMN line_hash text NOT NULL DEFAULT '';
  -- Lower case, for an address of STAFF_EMAIL.
  ALTER TABLE staff_codes ADD COLUMN address text;
  -- Proved by a code; null for an invitation that was handed over.
  ALTER TABLE staff_invitations ADD COLUMN address text;
`

/** Sign-ins from a browser that has signed in before count by themselves. */
export const KNOWN_BROWSERS = ({ integer }: Tables): string => `
  -- 1 where line_hash is the hash of a browser.
  ALTER TABLE staff_codes ADD COLUMN known_browser ${integer} NOT NULL DEFAULT 0;
`

export const STAFF_TABLES: readonly string[] = [
  'staff_sessions',
  'staff_invitations',
  'staff_codes',
]
