import type { SchemaDialect } from './schema-dialect.ts'

/** Tables of the alarm. Times are milliseconds since the epoch. */
export function alarmTables({ integer, options }: SchemaDialect): string {
  return `
    CREATE TABLE staff_members (
      id text NOT NULL PRIMARY KEY,
      name text NOT NULL,
      language text NOT NULL CHECK (language IN ('en', 'es')),
      -- What the staff member may do: domain/staff/roles.ts.
      role text NOT NULL DEFAULT 'locksmith' CHECK (role IN ('owner', 'locksmith')),
      -- 1 after another staff member signed them out everywhere: no code until an invitation.
      codes_stopped ${integer} NOT NULL DEFAULT 0,
      -- How often the links in their texts to customers were ended.
      links_ended ${integer} NOT NULL DEFAULT 0,
      position ${integer} NOT NULL,
      created_at ${integer} NOT NULL,
      -- Removed staff keep their row, because events refer to it.
      removed_at ${integer}
    ) ${options};

    CREATE TABLE channels (
      id text NOT NULL PRIMARY KEY,
      staff_member_id text NOT NULL REFERENCES staff_members (id) ON DELETE CASCADE,
      kind text NOT NULL,
      address text NOT NULL,
      -- Identity of an address within its kind: number, endpoint or mailbox.
      address_key text NOT NULL,
      created_at ${integer} NOT NULL,
      tested_at ${integer},
      last_ok_at ${integer},
      last_error text,
      strikes ${integer} NOT NULL DEFAULT 0,
      gone_at ${integer},
      UNIQUE (staff_member_id, kind, address_key)
    ) ${options};

    CREATE TABLE alarms (
      submission_id text NOT NULL PRIMARY KEY REFERENCES submissions (id) ON DELETE CASCADE,
      -- Not unique: one UUID may be written in capitals or not, and then names two requests.
      status_page_hash text NOT NULL,
      state text NOT NULL DEFAULT 'escalating'
        CHECK (state IN ('escalating', 'assigned', 'none', 'expired')),
      -- As it was when the alarm began: a changed plan does not affect running alarms.
      plan text,
      round ${integer} NOT NULL DEFAULT 0,
      step ${integer} NOT NULL DEFAULT 0,
      -- When the next step is due; all schedule state is in this column.
      next_at ${integer},
      -- When next_at was last computed: later than now only where the clock was set back.
      stepped_at ${integer} NOT NULL,
      started_at ${integer} NOT NULL,
      not_after ${integer} NOT NULL,
      accepted_at ${integer},
      accepted_by text REFERENCES staff_members (id) ON DELETE SET NULL,
      accepted_via text,
      -- The staff member whose step made the lead pending again, who is notified after the others.
      restarted_by text REFERENCES staff_members (id) ON DELETE SET NULL,
      ended_at ${integer},
      -- Of a duplicate: the lead that it was joined with, which goes on.
      joined_with text REFERENCES submissions (id) ON DELETE SET NULL,
      -- Keyed hash of the network that sent the submission; cleared after 24 hours.
      network text,
      -- 0: every channel. 1: lowered by the network rule. 2: unverified, or the honeypot was filled in.
      escalation ${integer} NOT NULL DEFAULT 0,
      -- Id of the event of the latest transition, undone or not; '' before the first.
      transition_id text NOT NULL DEFAULT '',
      -- When staff are reminded of the appointment next.
      reminder_at ${integer},
      -- The time of the submission.
      stored_at ${integer} NOT NULL,
      -- When the lead was first accepted and first closed, unless that was undone.
      first_accepted_at ${integer},
      first_closed_at ${integer},
      -- Why a lead was canceled or lost (domain/lead/loss.ts); null for every other one.
      loss_cause text
    ) ${options};
    CREATE INDEX alarms_status_page ON alarms (status_page_hash);
    CREATE INDEX alarms_due ON alarms (next_at, stepped_at) WHERE next_at IS NOT NULL;
    CREATE INDEX alarms_escalating ON alarms (started_at) WHERE state = 'escalating';
    CREATE INDEX alarms_waiting ON alarms (started_at) WHERE escalation = 0;
    CREATE INDEX alarms_network ON alarms (network, started_at) WHERE network IS NOT NULL;
    CREATE INDEX alarms_reminders ON alarms (reminder_at) WHERE reminder_at IS NOT NULL;
    CREATE INDEX alarms_joined ON alarms (joined_with) WHERE joined_with IS NOT NULL;
    CREATE INDEX alarms_expired ON alarms (ended_at) WHERE state = 'expired';

    CREATE TABLE notices (
      id text NOT NULL PRIMARY KEY,
      -- Null for a test of a channel.
      submission_id text REFERENCES submissions (id) ON DELETE CASCADE,
      kind text NOT NULL,
      channel text NOT NULL,
      -- Id of a channel, or a broadcast channel's name.
      target text NOT NULL,
      channel_id text REFERENCES channels (id) ON DELETE SET NULL,
      staff_member_id text REFERENCES staff_members (id) ON DELETE SET NULL,
      address text NOT NULL,
      -- What it reports beyond its kind and lead, as JSON.
      payload text NOT NULL DEFAULT '{}',
      -- The number that is called or texted, for the caps.
      number text,
      -- alarms.transition_id when it was queued.
      transition_id text NOT NULL DEFAULT '',
      round ${integer} NOT NULL,
      step ${integer} NOT NULL,
      state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sent', 'failed', 'unknown',
        'done', 'cancelled', 'capped', 'merged', 'ending')),
      attempts ${integer} NOT NULL DEFAULT 0,
      due_at ${integer} NOT NULL,
      lease_until ${integer},
      -- When due_at was computed, by the clock of then.
      written_at ${integer} NOT NULL DEFAULT 0,
      created_at ${integer} NOT NULL,
      not_after ${integer} NOT NULL,
      -- When it was last about to be sent.
      begun_at ${integer},
      -- When a cap first delayed this call or message.
      delayed_at ${integer},
      settled_at ${integer},
      answered_at ${integer},
      provider_id text,
      provider_status text,
      provider_sequence ${integer},
      merged_into text REFERENCES notices (id) ON DELETE SET NULL,
      last_error text,
      -- After a transition, a step has one notice for each target, however many servers decide it.
      UNIQUE (submission_id, transition_id, kind, round, step, target)
    ) ${options};
    CREATE INDEX notices_due ON notices (due_at, written_at, id) WHERE state IN ('queued', 'ending');
    CREATE INDEX notices_numbers ON notices (begun_at) WHERE number IS NOT NULL;
    CREATE INDEX notices_capped ON notices (number) WHERE delayed_at IS NOT NULL;
    CREATE INDEX notices_delayed ON notices (created_at)
      WHERE number IS NOT NULL AND (delayed_at IS NOT NULL OR last_error IS NOT NULL);
    CREATE INDEX notices_merged ON notices (merged_into) WHERE merged_into IS NOT NULL;

    -- Only the hash of the token in an address, which the recipient alone knows.
    CREATE TABLE accept_tokens (
      hash text NOT NULL PRIMARY KEY,
      submission_id text REFERENCES submissions (id) ON DELETE CASCADE,
      notice_id text REFERENCES notices (id) ON DELETE CASCADE,
      created_at ${integer} NOT NULL,
      expires_at ${integer} NOT NULL
    ) ${options};
    CREATE INDEX accept_tokens_submission ON accept_tokens (submission_id);
    CREATE INDEX accept_tokens_notice ON accept_tokens (notice_id);
    CREATE INDEX accept_tokens_expiry ON accept_tokens (expires_at);

    -- Append-only history for status page and board.
    CREATE TABLE events (
      -- UUID of version 7: events of one millisecond sort by insertion.
      id text NOT NULL PRIMARY KEY,
      submission_id text NOT NULL REFERENCES submissions (id) ON DELETE CASCADE,
      at ${integer} NOT NULL,
      kind text NOT NULL,
      staff_member_id text REFERENCES staff_members (id) ON DELETE SET NULL,
      via text,
      -- What its kind records (domain/lead/events.ts), as JSON.
      payload text NOT NULL DEFAULT '{}'
    ) ${options};
    -- Those that are sent to the owner's addresses (server/outbox/queued/outgoing-events.ts).
    CREATE INDEX events_outgoing ON events (at)
      WHERE kind IN ('stored', 'accepted', 'en_route', 'done', 'payment', 'cancelled',
        'handed_back', 'handed_over', 'reopened');
    CREATE INDEX events_submission ON events (submission_id, at, id, kind);
  `
}
