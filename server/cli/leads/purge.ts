import { outboxFolder } from '#server/environment/open-store.ts'
import type { Store } from '#server/store/store.ts'
import { withStore } from '../database/open.ts'
import { readArguments } from '../terminal/arguments.ts'
import { misunderstood } from '../terminal/commands.ts'
import { type Command, type CommandIo, DONE, fail } from '../terminal/io.ts'
import { count, startProgress } from '../terminal/progress.ts'
import { localMinute, readSpan } from '../terminal/time.ts'
import { deleteOldMails, findOldMails } from './old-mails.ts'

const OPTIONS = { 'older-than': { type: 'string' }, yes: { type: 'boolean', short: 'y' } } as const

/** Requests between two steps of the deletion, each of which can be counted. */
const STEP = 2000

/** What is about to go. */
interface Plan {
  readonly total: number
  /** Requests of which nobody has been told by mail. */
  readonly unsent: number
  /** Times that cut the requests into steps, oldest first; the last one is the limit itself. */
  readonly steps: readonly number[]
}

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
    const mails = await findOldMails(outboxFolder(dataDir), before)
    if (plan.total + mails.length === 0) {
      await io.out(`Nothing is older than ${age} (${localMinute(before)}).\n`)
      return DONE
    }
    io.err(`${announce(plan, mails.length)} older than ${age} (${localMinute(before)}).\n`)
    if (parsed.values.yes !== true) {
      const answer = await io.ask('Delete them for good? Type yes: ')
      if (answer === null)
        return fail(io, 'Nothing was deleted: nobody is here to ask, so add --yes to mean it.')
      if (answer.toLowerCase() !== 'yes') return fail(io, 'Nothing was deleted.')
    }
    const deleted = await carryOut(store, io, plan)
    await deleteOldMails(mails)
    await io.out(`${count(deleted)} requests deleted${mailsToo(mails.length)}.\n`)
    return DONE
  })
}

const mailsToo = (mails: number): string =>
  mails === 0 ? '' : `, and ${count(mails)} mails in outbox/`

function announce({ total, unsent }: Plan, mails: number): string {
  const warning = unsent === 0 ? '' : `, of which ${count(unsent)} were never mailed to anybody,`
  return `${count(total)} requests${mailsToo(mails)}${warning} are`
}

async function makePlan(
  store: Pick<Store, 'listLeads' | 'countLeads'>,
  io: CommandIo,
  before: number,
): Promise<Plan> {
  const progress = startProgress(io, 'Counting', await store.countLeads({ until: before }))
  const boundaries: number[] = []
  let total = 0
  let unsent = 0
  for await (const lead of store.listLeads({ until: before })) {
    if (total > 0 && total % STEP === 0) boundaries.push(Date.parse(lead.created_at))
    if (lead.mail.state !== 'sent') unsent += 1
    progress.at(++total)
  }
  progress.end()
  return { total, unsent, steps: [...boundaries.reverse(), before] }
}

async function carryOut(
  store: Pick<Store, 'purgeLeads'>,
  io: CommandIo,
  { total, steps }: Plan,
): Promise<number> {
  const progress = startProgress(io, 'Deleting', total)
  let deleted = 0
  for (const step of steps) {
    deleted += await store.purgeLeads(step)
    progress.at(deleted)
  }
  progress.end()
  return deleted
}
