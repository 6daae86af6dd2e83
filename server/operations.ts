/** The database with everything that is done to leads and staff in it. */

import {
  type AlarmOperations,
  createAlarmOperations,
} from '#server/leads/escalation/alarm-operations.ts'
import { createNoticeOperations, type NoticeOperations } from './leads/sending/notice-operations.ts'
import {
  createIncomingCallOperations,
  type IncomingCallOperations,
} from '#server/leads/incoming/incoming-calls.ts'
import {
  createIncomingMessageOperations,
  type IncomingMessageOperations,
} from '#server/leads/incoming/incoming-messages.ts'
import { createLeadReads, type LeadReads } from '#server/leads/lead-reads.ts'
import {
  createEventPostOperations,
  type EventPostOperations,
} from '#server/leads/outgoing/lead-event-posts.ts'
import { createReviewOperations, type ReviewOperations } from '#server/leads/review-operations.ts'
import { createStatusPageReads, type StatusPageReads } from '#server/leads/status-page-reads.ts'
import {
  createSessionOperations,
  type SessionOperations,
} from '#server/staff/session-operations.ts'
import { createStaffOperations, type StaffOperations } from '#server/staff/staff-operations.ts'
import {
  createMaintenanceOperations,
  type MaintenanceOperations,
} from './maintenance-operations.ts'
import type { Database } from '#server/store/database.ts'
import { openPostgresDatabase } from '#server/store/postgres.ts'
import { openSqliteDatabase, type SqliteOptions } from '#server/store/sqlite.ts'
import type { PostgresOptions } from '#server/store/postgres/connection.ts'

/**
 * What routes, workers and commands receive. Each operation is one transaction. What people do to a
 * stored lead goes through `LeadService`.
 */
export interface Store extends Database {
  readonly leads: LeadReads
  readonly statusPages: StatusPageReads
  readonly reviews: ReviewOperations
  readonly staff: StaffOperations
  readonly sessions: SessionOperations
  readonly alarms: AlarmOperations
  readonly notices: NoticeOperations
  readonly incomingCalls: IncomingCallOperations
  readonly incomingMessages: IncomingMessageOperations
  readonly eventPosts: EventPostOperations
  readonly maintenance: MaintenanceOperations
}

const createStore = (database: Database): Store => {
  const { db } = database
  return {
    ...database,
    leads: createLeadReads(db),
    statusPages: createStatusPageReads(db),
    reviews: createReviewOperations(db),
    staff: createStaffOperations(db),
    sessions: createSessionOperations(db),
    alarms: createAlarmOperations(db),
    notices: createNoticeOperations(db),
    incomingCalls: createIncomingCallOperations(db),
    incomingMessages: createIncomingMessageOperations(db),
    eventPosts: createEventPostOperations(db),
    maintenance: createMaintenanceOperations(db),
  }
}

/** Opens the embedded database in a file, without migrating it. */
export const openSqliteStore = (options: SqliteOptions): Store =>
  createStore(openSqliteDatabase(options))

/** Opens the shared database, without migrating it; connects at the first call. */
export const openPostgresStore = (options: PostgresOptions): Store =>
  createStore(openPostgresDatabase(options))
