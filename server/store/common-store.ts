import { createAlarmStore } from './alarm/create-alarm-store.ts'
import { countHit, prune } from './counters.ts'
import { countLeads, findLeads, getLead, listLeads, purgeLeads } from './leads.ts'
import { createMailQueue, requeueMail } from './mail-queue.ts'
import { type Dialect, type Programs, storeMethod } from './sql-program.ts'
import { createReviewStore } from './reviews/create-review-store.ts'
import { createStatusPageStore } from './status-page/create-status-page-store.ts'
import { getSetting, listSettings, setSetting } from './settings.ts'
import { createStaffStore } from './staff/create-staff-store.ts'
import type { Store } from './store.ts'
import { findByKey, findByToken } from './submissions.ts'

/** What an engine adds: opening and closing, recording in one transaction, erasure. */
type EngineSpecific = 'engine' | 'migrate' | 'isReady' | 'close' | 'record' | 'eraseDeleted'

/** Creates the part of a store whose SQL both engines share. */
export function createCommonStore(
  programs: Programs,
  dialect: Dialect,
): Omit<Store, EngineSpecific> {
  const writes = storeMethod(programs.write)
  const reads = storeMethod(programs.read)
  return {
    alarms: createAlarmStore(programs, dialect),
    statusPages: createStatusPageStore(programs, dialect),
    staff: createStaffStore(programs, dialect),
    reviews: createReviewStore(programs, dialect),

    findByIdempotencyKey: reads(findByKey),
    findByTokenHash: reads(findByToken),

    getSetting: reads(getSetting),
    setSetting: writes(setSetting),
    listSettings: reads(listSettings),

    ...createMailQueue(programs, 'outbox', dialect),
    visitorMail: createMailQueue(programs, 'visitor_mails', dialect),
    requeueMail: writes(requeueMail),

    listLeads: (filter) => listLeads(filter, programs.read),
    getLead: reads(getLead),
    findLeads: reads(findLeads),
    countLeads: reads(countLeads),
    purgeLeads: (before) => purgeLeads(before, programs.write),

    countHit: storeMethod(programs.single)(countHit),
    prune: storeMethod(programs.writeRelaxed)(prune),
  }
}
