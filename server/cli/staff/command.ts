import { setTimeout } from 'node:timers/promises'
import { chooseByVerb, type Command } from '../terminal/commands.ts'
import { addStaff } from './add.ts'
import { STAFF_HELP } from './help.ts'
import { inviteStaff } from './invite.ts'
import { listStaff } from './list.ts'
import { removeStaff } from './remove.ts'
import { type Sleep, testStaff } from './test-notices.ts'

/**
 * Implements `npm run staff`.
 * @param pause waits; real time by default
 */
export const staffCommand = (pause: Sleep = setTimeout): Command =>
  chooseByVerb(STAFF_HELP, {
    add: addStaff,
    invite: inviteStaff,
    list: listStaff,
    remove: removeStaff,
    test: testStaff(pause),
  })
