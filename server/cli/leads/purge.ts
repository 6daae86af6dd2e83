import { outboxFolder } from '#server/environment/open-store.ts'
import { findMails } from '#server/mail/old-mails.ts'
import { purgeFiles } from '#server/retention/purge-files.ts'
import { withStore } from '../database/open.ts'
import { readArguments } from '../terminal/arguments.ts'
import { misunderstood } from '../terminal/commands.ts'
import { type Command, DONE, fail } from '../terminal/io.ts'
import { localMinute, readSpan } from '../terminal/time.ts'
import { amount, count, STILL_IN_THE_LOG } from '../terminal/words.ts'
import { carryOut, makePlan, type Plan } from './purge-plan.ts'

const OPTIONS = { 'older-than': { type: 'string' }, yes: { type: 'boolean', short: 'y' } } as const

/** `leads purge`: deletes requests by age, with their mails, after saying how many. */
export const purgeLeads: Command = async (args, io) => {
  const parsed = readArguments(args, OPTIONS)
  if (!parsed.ok) return misunderstood(io, parsed.problem)
  if (parsed.positionals.length > 0)
    return misunderstood(io, `purge takes options only, not '${parsed.positionals.join(' ')}'.`)
  const age = parsed.values['older-than'] ?? ''
  const span = readSpan(age)
  if (span === null)
    return misunderstood(io, `purge takes --older-than with a span such as 180d, not '${age}'.`)
  const before = io.clock() - span

  return await withStore(io, { mayCreate: false }, async (store, { dataDir }) => {
    const plan = await makePlan(store, io, before)
    const selection = { before, leadIds: plan.leadIds }
    const mails = await findMails(outboxFolder(dataDir), selection)
    if (plan.total + mails.length === 0) {
      await io.out(`Nothing is older than ${age} (${localMinute(before)}).\n`)
      return DONE
    }
    io.err(`Older than ${age} (${localMinute(before)}): ${announce(plan, mails.length)}.\n`)
    if (parsed.values.yes !== true) {
      const answer = await io.ask('Delete them for good? Type yes: ')
      if (answer === null)
        return fail(io, 'Nothing was deleted: nobody is here to ask, so add --yes to mean it.')
      if (answer.toLowerCase() !== 'yes') return fail(io, 'Nothing was deleted.')
    }
    const deleted = await carryOut(store, io, plan)
    const files = await purgeFiles({ store, dataDir }, selection)
    await io.out(`${amount(deleted, 'request')} deleted${mailsToo(files.mails)}.\n`)
    for (const path of files.unpurged)
      io.err(`${path} may still hold them: delete it when you need it no longer.\n`)
    if (!files.isErased) io.err(STILL_IN_THE_LOG)
    return DONE
  })
}

const mailsToo = (mails: number): string =>
  mails === 0 ? '' : `, and ${amount(mails, 'mail')} in outbox/`

function announce({ total, unsent }: Plan, mails: number): string {
  const warning = unsent === 0 ? '' : ` (${count(unsent)} never mailed to anybody)`
  return `${amount(total, 'request')}${warning}${mailsToo(mails)}`
}
