import { setTimeout } from 'node:timers/promises'
import { chooseByVerb, type Command } from '../terminal/commands.ts'
import { addStaff } from './add.ts'
import { inviteStaff } from './invite.ts'
import { listStaffCommand } from './list.ts'
import { editShift, setOverride, showOnCall } from './on-call.ts'
import { removeStaff } from './remove.ts'
import { setRoleCommand } from './role.ts'
import { type Sleep, testStaff } from './test-notices.ts'

const STAFF_HELP = `Staff members, who are notified until one of them accepts a lead.

  npm run staff -- add NAME [OPTIONS]     adds at the end of the list; 'call 1' in the plan is the first
  npm run staff -- list [--json]
  npm run staff -- invite NAME            prints a link and a QR code that open the board on one phone; NAME or ID
  npm run staff -- role ID owner|locksmith
  npm run staff -- remove ID [--yes]      hands open leads back, ends sessions and links
  npm run staff -- on-call [--json]       who is on call now and in the next seven days
  npm run staff -- shift ID --days mon-fri --from 18:00 --to 06:00 [--first] [--remove]
  npm run staff -- off ID [--from 2031-03-03T18:00] [--until 2031-03-04T06:00]
  npm run staff -- on ID [--from 2031-03-03T18:00] [--until 2031-03-04T06:00] [--first]
  npm run staff -- test ID                sends a test to each channel and waits for its answer

In place of an ID, its first characters or the NAME do as well.

add
  --email ADDRESS      a mail with a button
  --phone NUMBER       calls and SMS; such as (201) 555-0142
  --pushover KEY       the staff member's own user key, 30 characters
  --role ROLE          owner or locksmith; the first one is an owner, others are locksmiths
  --language en|es     language of notices to the staff member; en by default

While no staff member is added, the addresses of STAFF_EMAIL count as one staff
member with mail, and invite without a NAME invites their readers at any time.
Without any shift everybody is always on call. With shifts, a step of the plan
notifies those who are on call when it is due, or everybody if nobody is. Times
are in the business's time zone. off and on override shifts from now until the
next 6:00, or from --from until --until. --first: notified before the others on
call. Owners and those concerned get a mail about each change.

The order and delays of notices are a setting: npm run settings -- get alarm_plan.

test needs a running server, which sends the notices. A channel is tested once
its notice is answered: with 1 on the call, or with the button behind the link.

All other commands work with or without a running server, on the database that
DATABASE_URL or DATA_DIR names.
`

/**
 * Implements `npm run staff`.
 * @param pause waits; real time by default
 */
export const staffCommand = (pause: Sleep = setTimeout): Command =>
  chooseByVerb(STAFF_HELP, {
    add: addStaff,
    invite: inviteStaff,
    list: listStaffCommand,
    off: setOverride('off'),
    on: setOverride('on'),
    'on-call': showOnCall,
    remove: removeStaff,
    role: setRoleCommand,
    shift: editShift,
    test: testStaff(pause),
  })
