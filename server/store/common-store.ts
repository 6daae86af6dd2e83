import { createAlarmStore } from './alarm/alarms.ts'
import { countHit, prune } from './counters.ts'
import { countLeads, findLeads, getLead, listLeads, purgeLeads } from './leads.ts'
import { createMailQueue, requeueMail } from './mail-queue.ts'
import { type Dialect, method, type Programs } from './program.ts'
import { createReceiptStore } from './receipt/receipts.ts'
import { getSetting, listSettings, setSetting } from './settings.ts'
import { createStaffStore } from './staff/staff.ts'
import type { Store } from './store.ts'
import { findByKey, findByToken } from './submissions.ts'

/** What an engine adds: the life of its database, recording in one transaction, erasure. */
type OfEngine = 'engine' | 'migrate' | 'isReady' | 'close' | 'record' | 'eraseDeleted'

/** The part of a store whose SQL both engines share. */
export function createCommonStore(programs: Programs, dialect: Dialect): Omit<Store, OfEngine> {
  const writes = method(programs.write)
  const reads = method(programs.read)
  return {
    alarms: createAlarmStore(programs, dialect),
    receipts: createReceiptStore(programs, dialect),
    staff: createStaffStore(programs, dialect),

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

    countHit: method(programs.single)(countHit),
    prune: method(programs.note)(prune),
  }
}
