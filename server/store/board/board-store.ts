import { deleteChannels } from '../alarm/staff-members.ts'
import { execute, type Program, type Programs, storeMethods } from '../sql-program.ts'
import {
  addNote,
  boardDetail,
  getPhoto,
  listBoard,
  markSeen,
  purgeGateCodesAndPhotos,
} from './board.ts'
import { addCode, enterCode } from './codes.ts'
import { acceptInvitation, addInvitation, findInvitation } from './invitations.ts'
import { countOutcomes } from './lead-counts.ts'
import { listDelayedCalls, listOutcomes, search } from './outcomes.ts'
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
import { HOUR_MS } from '#domain/durations.ts'

/** The board's part of the store: sessions, and what the board shows (R130 to R133). */
export type BoardStore = ReturnType<typeof createBoardStore>

/** Creates the board's part of a store, on either engine. */
export const createBoardStore = ({ write, writeRelaxed, read }: Programs) => ({
  ...storeMethods(read, {
    findInvitation,
    findSession,
    listSessions,
    listBoard,
    countOutcomes,
    listOutcomes,
    listDelayedCalls,
    search,
    boardDetail,
    getPhoto,
  }),
  ...storeMethods(write, {
    addInvitation,
    acceptInvitation,
    addCode,
    enterCode,
    renameSession,
    endSession,
    addPush,
    removePush,
    markSeen,
    addNote,
    addQuote,
    savePayment,
    purgeGateCodesAndPhotos,
  }),
  ...storeMethods(writeRelaxed, { touchSession, prune }),
})

/** Wrong attempts count for a day. */
const CODE_RETENTION_MS = 25 * HOUR_MS

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
