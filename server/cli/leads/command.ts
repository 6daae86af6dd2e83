import { chooseByVerb } from '../terminal/commands.ts'
import { addLead } from './add.ts'
import { exportLeads } from './export.ts'
import { listLeadsCommand } from './list.ts'
import { purgeLeadsCommand } from './purge.ts'
import { resendLead } from './resend.ts'
import { searchLeads } from './search.ts'
import { showLead } from './show.ts'
import { summarizeLeads } from './summary.ts'

const LEADS_HELP = `The submissions that visitors sent, as leads.

  npm run leads -- list                        newest first, a line each (the last 50)
  npm run leads -- show ID                     everything about one lead
  npm run leads -- export --format csv|json    all fields; csv when nothing is said
  npm run leads -- add --phone N               a lead by hand; prints its id
  npm run leads -- resend ID                   queues the mail to staff again
  npm run leads -- purge --older-than 180d     deletes by age; says how many and asks first
  npm run leads -- search TEXT [--json]        by phone number, name, address or service
  npm run leads -- summary [--days 30] [--json]  how many came, were accepted and missed

An ID may be its first characters, 6 at least, as list shows them.

Narrowing down (list, export)
  --since WHEN, --until WHEN   2026-11-20, 2026-11-20T18:30, or back from now: 7d, 24h, 2w
                               (time zone of the business; --until a day includes that day)
  --service NAME               such as "House Lockout"
  --status STATUS              such as pending
  --campaign NAME              letter for letter
  --mail queued|sent|dead      by what became of the mail; dead ones were refused for good
  --limit N                    0 for all

export
  --out FILE                   into a file that only you can read; --overwrite replaces one
                               Without it, use npm run --silent leads -- export, or npm's own
                               lines end up in front.
  csv opens in a spreadsheet as it is: UTF-8 with its mark, one line of titles, nothing that
  could run as a formula. json is an array with everything that is stored.

add
  --phone N                    a complete number, such as 201-555-0142
  --name, --service, --address TEXT   what is known
  --source WORD                where the customer came from, such as van
  --alarm                      notifies staff as for a submission; without it only the mail is sent

purge
  --older-than SPAN            such as 180d, 26w
  --yes                        does not ask; needed where nobody sits at a terminal

It works whether or not the server runs, on the database that DATABASE_URL or
DATA_DIR names.
`

export const leadsCommand = chooseByVerb(LEADS_HELP, {
  add: addLead,
  list: listLeadsCommand,
  show: showLead,
  export: exportLeads,
  resend: resendLead,
  purge: purgeLeadsCommand,
  search: searchLeads,
  summary: summarizeLeads,
})
