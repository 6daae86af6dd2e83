import { createAlarmStore } from './alarm/alarms.ts'
import { leadPages } from './lead-query.ts'
import { connectPostgres, retrying } from './postgres/connection.ts'
import { countHit, prune } from './postgres/counters.ts'
import { durably } from './postgres/durable.ts'
import {
  countLeads,
  findLead,
  leadPage,
  leadsStartingWith,
  PURGE_BATCH,
  purgeSome,
} from './postgres/leads.ts'
import { isMigrated, migratePostgres } from './postgres/migrations.ts'
import { createMailQueue, requeueMail } from './postgres/outbox.ts'
import { createPrograms, POSTGRES_DIALECT } from './postgres/programs.ts'
import { findByKey, findByToken, record } from './postgres/record.ts'
import { getSetting, listSettings, setSetting } from './postgres/settings.ts'
import { createStaffStore } from './staff/staff.ts'
import { createReceiptStore } from './receipt/receipts.ts'
import { cleanSubmission } from './rows.ts'
import type { Store } from './store.ts'
import { cleanText } from './text.ts'

export interface PostgresStoreOptions {
  /** `postgres://user:password@host:port/database`; `?sslmode=` and `?options=` are understood. */
  readonly url: string
  /** Milliseconds since the epoch; dates the migrations. */
  readonly clock?: () => number
  /** Connections of this process; others wait their turn. */
  readonly maxConnections?: number
  /** Told of every connection that breaks. The store itself goes on with a new one. */
  readonly onConnectionError?: (error: Error) => void
}

/**
 * The shared store: any number of servers on one PostgreSQL (13 or later).
 * Nothing is connected before the first call, and every call rejects while
 * the database is away.
 */
export function openPostgresStore(options: PostgresStoreOptions): Store {
  const { url, clock = Date.now, maxConnections = 10, onConnectionError = () => {} } = options
  const postgres = connectPostgres({ url, maxConnections, onConnectionError })
  const programs = createPrograms(postgres)

  return {
    engine: 'postgres',
    alarms: createAlarmStore(programs, POSTGRES_DIALECT, { isShared: true }),
    receipts: createReceiptStore(programs, POSTGRES_DIALECT),
    staff: createStaffStore(programs, POSTGRES_DIALECT),
    migrate: () => migratePostgres(postgres, clock()),
    // Whatever keeps the question from being answered, the answer is no.
    isReady: () => isMigrated(postgres).catch(() => false),
    close: () => postgres.close(),

    findByIdempotencyKey: (key) => findByKey(postgres, cleanText(key)),
    findByTokenHash: (tokenHash) => findByToken(postgres, cleanText(tokenHash)),
    record: (submission) => record(postgres, cleanSubmission(submission)),

    getSetting: (key) => getSetting(postgres, cleanText(key)),
    setSetting: (key, value) =>
      durably(postgres, (queries) => setSetting(queries, cleanText(key), cleanText(value))),
    listSettings: () => listSettings(postgres),

    ...createMailQueue(postgres, 'outbox'),
    visitorMail: createMailQueue(postgres, 'visitor_mails'),
    requeueMail: (submissionId, now) =>
      durably(postgres, (queries) => requeueMail(queries, cleanText(submissionId), now)),

    listLeads: (filter) =>
      leadPages(filter, (cursor, size) => leadPage(postgres, filter, cursor, size)),
    getLead: (id) => findLead(postgres, cleanText(id)),
    findLeads: (idPrefix, limit) => leadsStartingWith(postgres, cleanText(idPrefix), limit),
    countLeads: (filter) => countLeads(postgres, filter),
    async purgeLeads(before) {
      let purged = 0
      for (;;) {
        const some = await durably(postgres, (queries) => purgeSome(queries, before))
        purged += some
        if (some < PURGE_BATCH) return purged
      }
    },
    // Dead rows and old log segments are the database server's own to remove (docs/operations.md).
    eraseDeleted: async () => true,

    countHit: (key, window) => retrying(() => countHit(postgres, cleanText(key), window)),
    prune: (now) => prune(postgres, now),
  }
}
