import type { Tables } from './migration.ts'

/**
 * Mails to visitors (R124). A table beside `outbox` and not rows in it: a
 * server of the release before, which goes on during an update, would send
 * them to staff.
 */
export function visitorMailTable({ integer, options }: Tables): string {
  return `
    CREATE TABLE visitor_mails (
      id text NOT NULL PRIMARY KEY,
      -- One for each request, however often it is sent.
      submission_id text NOT NULL UNIQUE REFERENCES submissions (id) ON DELETE CASCADE,
      message_id text NOT NULL,
      state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sent', 'dead')),
      attempts ${integer} NOT NULL DEFAULT 0,
      due_at ${integer} NOT NULL,
      lease_until ${integer},
      queued_at ${integer} NOT NULL,
      sent_at ${integer},
      last_error text
    ) ${options};
    CREATE INDEX visitor_mails_due ON visitor_mails (due_at, queued_at, id) WHERE state = 'queued';
    CREATE INDEX visitor_mails_dead ON visitor_mails (id) WHERE state = 'dead';
  `
}
