/** The database with everything that is done to leads and staff in it. */

import { type AlarmOperations, createAlarmOperations } from '#server/leads/alarm-operations.ts'
import { type BoardOperations, createBoardOperations } from '#server/staff/board-operations.ts'
import {
  createIncomingCallOperations,
  type IncomingCallOperations,
} from './leads/incoming/incoming-calls.ts'
import {
  createEventPostOperations,
  type EventPostOperations,
} from './leads/outgoing/lead-event-posts.ts'
import {
  createIncomingMessageOperations,
  type IncomingMessageOperations,
} from './leads/incoming/incoming-messages.ts'
import { createReviewOperations, type ReviewOperations } from '#server/leads/review-operations.ts'
import {
  createStatusPageOperations,
  type StatusPageOperations,
} from '#server/leads/status-page-operations.ts'
import type { Database } from '#server/store/database.ts'
import { openPostgresDatabase } from '#server/store/postgres.ts'
import { openSqliteDatabase, type SqliteOptions } from '#server/store/sqlite.ts'
import type { PostgresOptions } from '#server/store/postgres/connection.ts'

/** What routes, workers and commands receive. Each operation is one transaction. */
export interface Store extends Database {
  readonly alarms: AlarmOperations
  readonly statusPages: StatusPageOperations
  readonly board: BoardOperations
  readonly reviews: ReviewOperations
  readonly incomingCalls: IncomingCallOperations
  readonly eventPosts: EventPostOperations
  readonly incomingMessages: IncomingMessageOperations
}

const createStore = (database: Database): Store => ({
  ...database,
  alarms: createAlarmOperations(database.programs),
  statusPages: createStatusPageOperations(database.programs),
  board: createBoardOperations(database.programs),
  reviews: createReviewOperations(database.programs),
  incomingCalls: createIncomingCallOperations(database.programs),
  eventPosts: createEventPostOperations(database.programs),
  incomingMessages: createIncomingMessageOperations(database.programs),
})

/** Opens the embedded database in a file, without migrating it. */
export const openSqliteStore = (options: SqliteOptions): Store =>
  createStore(openSqliteDatabase(options))

/** Opens the shared database, without migrating it; connects at the first call. */
export const openPostgresStore = (options: PostgresOptions): Store =>
  createStore(openPostgresDatabase(options))
