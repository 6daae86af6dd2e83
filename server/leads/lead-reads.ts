/** What pages and commands read of leads. Nothing here changes a lead; see `LeadService`. */

import { listEvents } from '#server/store/events.ts'
import type { Lead, LeadFilter } from '#server/store/lead.ts'
import { countLeads, findLeads, getLead, listLeads } from '#server/store/lead-queries.ts'
import { countOutcomes } from './overview/count-outcomes.ts'
import { search } from '#server/store/outcomes.ts'
import { listOutcomes, outcomesOf } from './overview/counted-leads.ts'
import { listDelayedCalls } from './overview/delayed-calls.ts'
import { type Db, storeMethods } from '#server/store/db.ts'
import {
  boardDetail,
  countOpen,
  getPhoto,
  listAppointments,
  listBoard,
} from './board/board-leads.ts'
import { openDuplicates } from './same-customer.ts'

export type LeadReads = ReturnType<typeof createLeadReads>

export const createLeadReads = ({ read }: Db) => ({
  ...storeMethods(read, {
    getLead,
    findLeads,
    countLeads,
    listBoard,
    countOpen,
    listAppointments,
    boardDetail,
    getPhoto,
    listEvents,
    openDuplicates,
    listOutcomes,
    outcomesOf,
    countOutcomes,
    listDelayedCalls,
    search,
  }),
  /** Reads leads in portions, because there may be years of them. */
  listLeads: (filter: LeadFilter): AsyncIterable<Lead> => listLeads(filter, read),
})
