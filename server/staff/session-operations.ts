/** How staff sign in, and the devices on which they are. */

import { type Db, storeMethods } from '#server/store/db.ts'
import { addCode, enterCode } from './codes.ts'
import { acceptInvitation, addInvitation, findInvitation } from './invitations.ts'
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

export type SessionOperations = ReturnType<typeof createSessionOperations>

export const createSessionOperations = ({ write, writeRelaxed, read }: Db) => ({
  ...storeMethods(read, { findInvitation, findSession, listSessions }),
  ...storeMethods(write, {
    addInvitation,
    acceptInvitation,
    addCode,
    enterCode,
    renameSession,
    endSession,
    replaceSession,
    addPush,
    removePush,
  }),
  ...storeMethods(writeRelaxed, { touchSession }),
})
