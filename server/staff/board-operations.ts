import { deleteChannels } from '../store/staff-members.ts'
import { execute, type Program, type Programs, storeMethods } from '../store/sql-program.ts'
import {
  addNote,
  boardDetail,
  getPhoto,
  listAppointments,
  listBoard,
  markSeen,
  purgeGateCodesAndPhotos,
} from '../leads/board/board-leads.ts'
import { addCode, enterCode } from './codes.ts'
import { acceptInvitation, addInvitation, findInvitation } from './invitations.ts'
import { countOutcomes } from '../store/lead-counts.ts'
import { listDelayedCalls, listOutcomes, search } from '../store/outcomes.ts'
import { correctLead } from '../leads/correct-lead.ts'
import { queueParkedMails } from '../leads/board/parked-mails.ts'
import { addLeadByHand } from '../leads/lead-by-hand.ts'
import { reportAccess } from '../leads/access-changes.ts'
import { addQuote, savePayment } from '../leads/prices.ts'
import {
  addPush,
  endSession,
  findSession,
  listSessions,
  removePush,
  renameSession,
  replaceSession,
  touchSession,
} from './sessions.ts'
import { changeStaffMember, moveStaffMember, setRole } from './team.ts'
import { HOUR_MS } from '#domain/time/durations.ts'

/** Sessions, and what the board shows and changes (R130 to R133). */
export type BoardOperations = ReturnType<typeof createBoardOperations>

/** Creates the operations of the board. */
export const createBoardOperations = ({ write, writeRelaxed, read }: Programs) => ({
  ...storeMethods(read, {
    findInvitation,
    findSession,
    listSessions,
    listAppointments,
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
    replaceSession,
    setRole,
    changeStaffMember,
    moveStaffMember,
    addPush,
    removePush,
    markSeen,
    addNote,
    correctLead,
    addLeadByHand,
    addQuote,
    savePayment,
    reportAccess,
    purgeGateCodesAndPhotos,
    queueParkedMails,
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
