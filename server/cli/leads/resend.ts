import { CommandError } from '../terminal/commands.ts'
import { commandForLead } from './find-lead.ts'
import { requeueMail } from '#server/db/tables/outbox.ts'

/** Implements `leads resend ID`: queues the staff mail of one lead again. */
export const resendLead = commandForLead('resend', async (lead, db, io) => {
  // Another process may have purged the lead.
  if (!(await db.write((tx) => requeueMail(tx, lead.id, io.clock()))))
    throw new CommandError(`There is no lead '${lead.id}' any more.`)
  await io.out(
    `The mail about ${lead.id} is queued again.\n` +
      'A running server sends it within seconds; without one it waits for the next start.\n',
  )
})
