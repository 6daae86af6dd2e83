import { deleteChannels } from '../alarm/staff-members.ts'
import { type Dialect, execute, type Program, type Programs, storeMethod } from '../sql-program.ts'
import {
  addStaffNote,
  boardDetail,
  getPhoto,
  listBoard,
  markSeen,
  wipeGateCodesAndPhotos,
} from './board.ts'
import { addCode, enterCode } from './codes.ts'
import { acceptInvitation, addInvitation, findInvitation } from './invitations.ts'
import { countOutcomes } from './lead-counts.ts'
import { listDelayedCalls, listOutcomes, searchLeads } from './outcomes.ts'
import { addQuote, savePayment } from './prices.ts'
import {
  addPush,
  endSession,
  findSession,
  listSessions,
  removePush,
  renameSession,
  touchSession,
} from './sessions.ts'
import type { StaffStore } from './staff-store.ts'

/** Creates the board's part of a store, on either engine. */
export function createStaffStore(programs: Programs, dialect: Dialect): StaffStore {
  const { write, writeRelaxed, read } = programs
  const writes = storeMethod(write)
  const reads = storeMethod(read)
  return {
    addInvitation: (invitation) => write(() => addInvitation({ ...invitation, address: null })),
    async findInvitation(hash, now) {
      const found = await read(() => findInvitation(hash, now))
      return found && { member: found.member }
    },
    acceptInvitation: writes(acceptInvitation),

    addCode: (code, limits) => write(() => addCode(code, limits, dialect)),
    enterCode: (attemptHash, options) => write(() => enterCode(attemptHash, options, dialect)),

    findSession: reads(findSession),
    touchSession: storeMethod(writeRelaxed)(touchSession),
    listSessions: reads(listSessions),
    renameSession: writes(renameSession),
    endSession: writes(endSession),
    addPush: writes(addPush),
    removePush: writes(removePush),

    listBoard: ({ since, openSince, limit, offset }) =>
      read(() =>
        listBoard({
          since: new Date(since).toISOString(),
          openSince: new Date(openSince).toISOString(),
          limit,
          offset,
        }),
      ),
    countOutcomes: reads(countOutcomes),
    listOutcomes: reads(listOutcomes),
    listDelayedCalls: reads(listDelayedCalls),
    search: reads(searchLeads),
    boardDetail: reads(boardDetail),
    markSeen: (ids, by) => write(() => markSeen(ids, by, dialect)),
    addNote: (submissionId, added) => write(() => addStaffNote(submissionId, added, dialect)),
    addQuote: (submissionId, quote) => write(() => addQuote(submissionId, quote, dialect)),
    savePayment: (submissionId, paid) => write(() => savePayment(submissionId, paid, dialect)),
    getPhoto: reads(getPhoto),
    wipeGateCodesAndPhotos: writes(wipeGateCodesAndPhotos),
    prune: storeMethod(writeRelaxed)(prune),
  }
}

/** Wrong attempts count for a day. */
const CODE_RETENTION_MS = 25 * 60 * 60_000

function* prune(now: number): Program<void> {
  yield* deleteChannels(`id IN (SELECT channel_id FROM staff_sessions WHERE expires_at <= :now)`, {
    now,
  })
  yield* execute(`DELETE FROM staff_sessions WHERE expires_at <= :now`, { now })
  yield* execute(`DELETE FROM staff_invitations WHERE expires_at <= :now`, { now })
  yield* execute(`DELETE FROM staff_codes WHERE created_at <= :before`, {
    before: now - CODE_RETENTION_MS,
  })
}
