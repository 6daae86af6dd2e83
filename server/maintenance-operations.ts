/** What the server does by itself from time to time: it deletes what has expired, and reminds people. */

import { prune, removeCanaries } from './leads/maintenance/prune.ts'
import { purgeGateCodesAndPhotos } from './leads/maintenance/purge-closed.ts'
import { queueParkedMails } from './leads/maintenance/parked-mails.ts'
import { warnOfEndingSessions } from '#server/leads/outgoing/device-warnings.ts'
import { pruneSessions } from '#server/staff/prune-sessions.ts'
import { purgeLeads } from './store/lead-queries.ts'
import { type Db, storeMethods } from '#server/store/db.ts'

export type MaintenanceOperations = ReturnType<typeof createMaintenanceOperations>

export const createMaintenanceOperations = ({ write, writeRelaxed }: Db) => ({
  ...storeMethods(write, {
    warnOfEndingSessions,
    queueParkedMails,
    purgeGateCodesAndPhotos,
    removeCanaries,
  }),
  /** Deletes leads that were stored before; see `purgeLeads` in server/store/lead-queries.ts. */
  purgeLeads: (before: number) => purgeLeads(before, write),
  ...storeMethods(writeRelaxed, { pruneNotices: prune, pruneSessions }),
})
