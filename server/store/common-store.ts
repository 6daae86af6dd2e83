import { createAlarmStore } from './alarm/alarms.ts'
import { countHit, prune } from './counters.ts'
import { countLeads, findLeads, getLead, listLeads, purgeLeads } from './leads.ts'
import { createMailQueue, requeueMail } from './mail-queue.ts'
import type { Dialect, Programs } from './program.ts'
import { createReceiptStore } from './receipt/receipts.ts'
import { getSetting, listSettings, setSetting } from './settings.ts'
import { createStaffStore } from './staff/staff.ts'
import type { Store } from './store.ts'
import { findByKey, findByToken } from './submissions.ts'
import { cleanText } from './text.ts'

/** What an engine adds: the life of its database, recording in one transaction, erasure. */
type OfEngine = 'engine' | 'migrate' | 'isReady' | 'close' | 'record' | 'eraseDeleted'

/** The part of a store whose SQL both engines share. */
export function createCommonStore(programs: Programs, dialect: Dialect): Omit<Store, OfEngine> {
  const { write, note, single, read } = programs
  return {
    alarms: createAlarmStore(programs, dialect),
    receipts: createReceiptStore(programs, dialect),
    staff: createStaffStore(programs, dialect),

    findByIdempotencyKey: (key) => read(() => findByKey(cleanText(key))),
    findByTokenHash: (tokenHash) => read(() => findByToken(cleanText(tokenHash))),

    getSetting: (key) => read(() => getSetting(cleanText(key))),
    setSetting: (key, value) => write(() => setSetting(cleanText(key), cleanText(value))),
    listSettings: () => read(() => listSettings()),

    ...createMailQueue(programs, 'outbox', dialect),
    visitorMail: createMailQueue(programs, 'visitor_mails', dialect),
    requeueMail: (submissionId, now) => write(() => requeueMail(cleanText(submissionId), now)),

    listLeads: (filter) => listLeads(filter, read),
    getLead: (id) => read(() => getLead(cleanText(id))),
    findLeads: (idPrefix, limit) => read(() => findLeads(cleanText(idPrefix), limit)),
    countLeads: (filter) => read(() => countLeads(filter)),
    purgeLeads: (before) => purgeLeads(before, write),

    countHit: (key, window) => single(() => countHit(cleanText(key), window)),
    prune: (now) => note(() => prune(now)),
  }
}
