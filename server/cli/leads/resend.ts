import { withStore } from '../database/open.ts'
import { readArguments } from '../terminal/arguments.ts'
import { misunderstood } from '../terminal/commands.ts'
import { type Command, DONE, fail } from '../terminal/io.ts'
import { findLead } from './find.ts'

/** `leads resend ID`: queues the staff mail of one request again. */
export const resendLead: Command = async (args, io) => {
  const parsed = readArguments(args, {})
  if (!parsed.ok) return misunderstood(io, parsed.problem)
  const [id, ...more] = parsed.positionals
  if (id === undefined || more.length > 0) return misunderstood(io, 'resend takes one ID.')
  return await withStore(io, { mayCreate: false }, async (store) => {
    const found = await findLead(store, id)
    if (!found.ok) return fail(io, found.problem)
    const lead = found.value
    // It may have been purged in between.
    if (!(await store.requeueMail(lead.id, io.clock())))
      return fail(io, `There is no request '${lead.id}' any more.`)
    await io.out(
      `The mail about ${lead.id} is queued again.\n` +
        'A running server sends it within seconds; without one it waits for the next start.\n',
    )
    return DONE
  })
}
