import { setTimeout } from 'node:timers/promises'
import { chooseByVerb, type Command } from '../terminal/commands.ts'
import { addStaff } from './add.ts'
import { inviteStaff } from './invite.ts'
import { listStaff } from './list.ts'
import { editShift, setOverride, showOnCall } from './on-call.ts'
import { removeStaff } from './remove.ts'
import { type Sleep, testStaff } from './test-notices.ts'

const STAFF_HELP = `The people who are rung until one of them takes a request.

  npm run staff -- add NAME [OPTIONS]     behind those who are there; a plan says 'call 1' for the first
  npm run staff -- list [--json]
  npm run staff -- invite NAME            a link and a QR code that open the board on one phone; an ID does too
  npm run staff -- remove ID
  npm run staff -- on-call [--json]       who is on call now and in the next seven days
  npm run staff -- shift ID --days mon-fri --from 18:00 --to 06:00 [--remove]
  npm run staff -- off ID [--until 2031-03-04T06:00]
  npm run staff -- on ID [--until 2031-03-04T06:00]
  npm run staff -- test ID                rings each channel and waits until it is answered

An ID may be its first characters, as list shows them.

add
  --email ADDRESS      a mail with a button
  --phone NUMBER       calls and SMS; such as +12015550142
  --pushover KEY       the person's own user key, 30 characters
  --language en|es     in which the person is told; en without it

While nobody is added, the addresses of STAFF_EMAIL are one person with mail,
and invite without a NAME is for whoever reads them.
Without any shift everybody is always on call. With shifts, a plan rings those
who are on call when a step is due; everybody while nobody is scheduled. Times
are in the business's time zone. off and on go before the shifts, until the next
6:00 without --until.

When whom is rung stands in the settings: npm run settings -- get alarm_plan.

test needs the server to run: it is what rings. A channel counts as tested
when somebody has answered: pressed 1 on the call, or the button behind the
link.

It works whether or not the server runs, on the database that DATABASE_URL or
DATA_DIR names.
`

/**
 * Implements `npm run staff`.
 * @param pause waits; real time by default
 */
export const staffCommand = (pause: Sleep = setTimeout): Command =>
  chooseByVerb(STAFF_HELP, {
    add: addStaff,
    invite: inviteStaff,
    list: listStaff,
    off: setOverride('off'),
    on: setOverride('on'),
    'on-call': showOnCall,
    remove: removeStaff,
    shift: editShift,
    test: testStaff(pause),
  })
