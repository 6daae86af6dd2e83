import type { SchemaDialect } from './schema-dialect.ts'

/** Tables of incoming calls and messages. Times are milliseconds since the epoch. */
export function callTables({ integer, options }: SchemaDialect): string {
  return `
    -- A row from the first signed request on, however the call goes on.
    CREATE TABLE incoming_calls (
      -- Twilio's CallSid.
      id text NOT NULL PRIMARY KEY,
      -- The number that was called, and where people find it.
      number text NOT NULL,
      source text NOT NULL,
      language text NOT NULL,
      -- E.164; null for a hidden number.
      caller text,
      caller_digits text,
      -- What the carriers say about the number (STIR/SHAKEN); '' if nothing.
      attestation text NOT NULL,
      state text NOT NULL CHECK (state IN ('ringing', 'accepted', 'taken', 'missed', 'left', 'hidden',
        'refused')),
      pressed ${integer} NOT NULL DEFAULT 0,
      started_at ${integer} NOT NULL,
      accepted_at ${integer},
      ended_at ${integer},
      -- When Twilio is asked what became of an open call.
      due_at ${integer} NOT NULL,
      written_at ${integer} NOT NULL,
      attempts ${integer} NOT NULL DEFAULT 0,
      lease_until ${integer},
      last_error text,
      submission_id text REFERENCES submissions (id) ON DELETE SET NULL
    ) ${options};
    CREATE INDEX incoming_calls_open ON incoming_calls (due_at, written_at, id)
      WHERE state IN ('ringing', 'accepted');
    CREATE INDEX incoming_calls_caller ON incoming_calls (caller_digits, started_at);
    CREATE INDEX incoming_calls_started ON incoming_calls (started_at);
    CREATE INDEX incoming_calls_submission ON incoming_calls (submission_id);

    -- One for each staff member whom a call may ring.
    CREATE TABLE incoming_call_legs (
      id text NOT NULL PRIMARY KEY,
      call_id text NOT NULL REFERENCES incoming_calls (id) ON DELETE CASCADE,
      position ${integer} NOT NULL,
      staff_member_id text NOT NULL REFERENCES staff_members (id) ON DELETE CASCADE,
      number text NOT NULL,
      -- When Twilio was told to ring it.
      begun_at ${integer},
      -- When the phone rang, as Twilio reported it. A caller who hangs up before costs nothing.
      rang_at ${integer},
      accepted_at ${integer},
      UNIQUE (call_id, position)
    ) ${options};
    CREATE INDEX incoming_call_legs_rang ON incoming_call_legs (rang_at);
    CREATE INDEX incoming_call_legs_member ON incoming_call_legs (staff_member_id);

    CREATE TABLE incoming_messages (
      -- Twilio's MessageSid.
      id text NOT NULL PRIMARY KEY,
      caller_digits text NOT NULL,
      received_at ${integer} NOT NULL,
      -- Pictures that came with it, which stay in Twilio's console.
      pictures ${integer} NOT NULL DEFAULT 0,
      submission_id text REFERENCES submissions (id) ON DELETE SET NULL
    ) ${options};
    CREATE INDEX incoming_messages_caller ON incoming_messages (caller_digits, received_at);
    CREATE INDEX incoming_messages_received ON incoming_messages (received_at);
    CREATE INDEX incoming_messages_submission ON incoming_messages (submission_id);

    -- Numbers whose calls are refused and whose texts are not kept (server/leads/blocked-numbers.ts).
    CREATE TABLE blocked_numbers (
      digits text NOT NULL PRIMARY KEY,
      blocked_at ${integer} NOT NULL,
      staff_member_id text REFERENCES staff_members (id) ON DELETE SET NULL,
      -- The lead that was marked as spam.
      submission_id text REFERENCES submissions (id) ON DELETE SET NULL,
      -- Calls and texts that were refused.
      refused ${integer} NOT NULL DEFAULT 0,
      last_refused_at ${integer}
    ) ${options};
    CREATE INDEX blocked_numbers_submission ON blocked_numbers (submission_id);
    CREATE INDEX blocked_numbers_member ON blocked_numbers (staff_member_id);

    -- Numbers that said STOP.
    CREATE TABLE text_opt_outs (
      digits text NOT NULL PRIMARY KEY,
      at ${integer} NOT NULL
    ) ${options};
  `
}
