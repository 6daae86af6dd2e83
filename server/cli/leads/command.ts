import { chooseByVerb } from '../terminal/commands.ts'
import { exportLeads } from './export.ts'
import { LEADS_HELP } from './help.ts'
import { listLeads } from './list.ts'
import { purgeLeads } from './purge.ts'
import { resendLead } from './resend.ts'
import { showLead } from './show.ts'
import { summarizeLeads } from './summary.ts'

/** Implements `npm run leads`. */
export const leadsCommand = chooseByVerb(LEADS_HELP, {
  list: listLeads,
  show: showLead,
  export: exportLeads,
  resend: resendLead,
  purge: purgeLeads,
  summary: summarizeLeads,
})
