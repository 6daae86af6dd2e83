import { setTimeout } from 'node:timers/promises'
import { chooseByVerb } from '../terminal/commands.ts'
import type { Command } from '../terminal/io.ts'
import { addStaff } from './add.ts'
import { STAFF_HELP } from './help.ts'
import { inviteStaff } from './invite.ts'
import { listStaff } from './list.ts'
import { removeStaff } from './remove.ts'
import { type Pause, testStaff } from './test.ts'

/**
 * `npm run staff` (runtime.md).
 * @param pause real time by default
 */
export const staffCommand = (pause: Pause = setTimeout): Command =>
  chooseByVerb(STAFF_HELP, {
    add: addStaff,
    invite: inviteStaff,
    list: listStaff,
    remove: removeStaff,
    test: testStaff(pause),
  })
