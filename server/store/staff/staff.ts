import { cleanChannel } from '../alarm/people.ts'
import { type Dialect, type Program, type Programs, rows } from '../program.ts'
import { cleanText } from '../text.ts'
import { addStaffNote, boardDetail, listBoard, markSeen, wipeGateCodes } from './board.ts'
import { addCode, enterCode } from './codes.ts'
import { acceptInvitation, addInvitation, findInvitation } from './invitations.ts'
import {
  addPush,
  endSession,
  findSession,
  listSessions,
  removePush,
  renameSession,
  touchSession,
} from './sessions.ts'
import type { NewSession, StaffStore } from './staff-store.ts'

/** The board's part of a store, on either engine. */
export function createStaffStore({ write, note, read }: Programs, dialect: Dialect): StaffStore {
  return {
    addInvitation: (invitation) => write(() => addInvitation({ ...invitation, address: null })),
    async findInvitation(hash, now) {
      const found = await read(() => findInvitation(cleanText(hash), now))
      return found && { member: found.member }
    },
    acceptInvitation: (hash, { session, newcomer, now }) =>
      write(() =>
        acceptInvitation(cleanText(hash), {
          session: cleanSession(session),
          newcomer: newcomer && {
            ...newcomer,
            name: cleanText(newcomer.name),
            channels: newcomer.channels.map(cleanChannel),
          },
          now,
        }),
      ),

    addCode: (code, limits) =>
      write(() => addCode({ ...code, address: cleanText(code.address) }, limits, dialect)),
    enterCode: (attemptHash, options) =>
      write(() =>
        enterCode(attemptHash, { ...options, session: cleanSession(options.session) }, dialect),
      ),

    findSession: (hash, now) => read(() => findSession(hash, now)),
    touchSession: (id, seen) => note(() => touchSession(id, seen)),
    listSessions: (now) => read(() => listSessions(now)),
    renameSession: (id, personId, name) =>
      write(() => renameSession(cleanText(id), personId, cleanText(name))),
    endSession: (id) => write(() => endSession(cleanText(id))),
    addPush: (id, channel, now) => write(() => addPush(id, cleanChannel(channel), now)),
    removePush: (id) => write(() => removePush(id)),

    listBoard: ({ since, openSince, limit, offset }) =>
      read(() =>
        listBoard({
          since: new Date(since).toISOString(),
          openSince: new Date(openSince).toISOString(),
          limit,
          offset,
        }),
      ),
    boardDetail: (submissionId) => read(() => boardDetail(cleanText(submissionId))),
    markSeen: (ids, by) => write(() => markSeen(ids.map(cleanText), by, dialect)),
    addNote: (submissionId, added) =>
      write(() =>
        addStaffNote(cleanText(submissionId), { ...added, text: cleanText(added.text) }, dialect),
      ),
    wipeGateCodes: (closedBefore) => write(() => wipeGateCodes(closedBefore)),
    prune: (now) => note(() => prune(now)),
  }
}

/** The wrong tries of a code count for a day. */
const CODE_KEPT_MS = 25 * 60 * 60_000

function* prune(now: number): Program<void> {
  yield* rows(
    `DELETE FROM channels WHERE id IN
       (SELECT channel_id FROM staff_sessions WHERE expires_at <= :now)`,
    { now },
  )
  yield* rows(`DELETE FROM staff_sessions WHERE expires_at <= :now`, { now })
  yield* rows(`DELETE FROM staff_invitations WHERE expires_at <= :now`, { now })
  yield* rows(`DELETE FROM staff_codes WHERE created_at <= :before`, { before: now - CODE_KEPT_MS })
}

const cleanSession = (session: NewSession): NewSession => ({
  ...session,
  device: cleanText(session.device),
})
