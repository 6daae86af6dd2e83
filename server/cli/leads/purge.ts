import { databaseFile, outboxFolder } from '#server/environment/open-db.ts'
import { findMailFiles } from '#server/outbox/transport/mail-files.ts'
import { countInRollbackCopies } from '#server/db/sqlite/rollback-copies.ts'
import { purgeFiles, purgeLeads } from '#server/maintenance/purge.ts'
import type { Db } from '#server/db/db.ts'
import { withDb } from '../database/with-db.ts'
import { WAL_NOT_TRUNCATED } from '../database/command-errors.ts'
import { CommandError, createCommand, UsageError } from '../terminal/commands.ts'
import { formatLocalMinute, parseDuration, formatAmount, formatCount } from '../terminal/format.ts'
import { listLeads } from '#server/db/tables/lead-queries.ts'

const ARGUMENTS = {
  options: { 'older-than': { type: 'string' }, yes: { type: 'boolean', short: 'y' } },
  positionals: [0, 0, 'purge takes options only.'],
} as const

/** Implements `leads purge`: deletes leads by age, with their mails, after showing the number. */
export const purgeLeadsCommand = createCommand(
  ARGUMENTS,
  async ({ 'older-than': age = '', yes }, io) => {
    const span = parseDuration(age)
    if (span === null)
      throw new UsageError(`purge takes --older-than with a span such as 180d, not '${age}'.`)
    const before = io.clock() - span

    return await withDb(io, { mayCreate: false }, async (db, { dataDir }) => {
      const { leadIds, unsent } = await readExpired(db, before)
      const selection = { before, leadIds }
      const mails = await findMailFiles(outboxFolder(dataDir), selection)
      const copied = await countInRollbackCopies(databaseFile(dataDir), before)
      if (leadIds.size + mails.length + copied === 0) {
        await io.out(`Nothing is older than ${age} (${formatLocalMinute(before)}).\n`)
        return
      }
      const warning = unsent === 0 ? '' : ` (${formatCount(unsent)} never mailed to anybody)`
      io.err(
        `Older than ${age} (${formatLocalMinute(before)}): ${formatAmount(leadIds.size, 'lead')}${warning}${mailFilesPhrase(mails.length)}${copiesPhrase(copied)}.\n`,
      )
      if (yes !== true) {
        const answer = await io.ask('Delete them for good? Type yes: ')
        if (answer === null)
          throw new CommandError(
            'Nothing was deleted: nobody is here to ask, so add --yes to mean it.',
          )
        if (answer.toLowerCase() !== 'yes') throw new CommandError('Nothing was deleted.')
      }
      const deleted = await purgeLeads(db, before)
      const files = await purgeFiles({ db, dataDir }, selection)
      await io.out(
        `${formatAmount(deleted, 'lead')} deleted${mailFilesPhrase(files.mails)}${copiesPhrase(copied)}.\n`,
      )
      for (const path of files.unpurged)
        io.err(`${path} may still hold them: delete it when you need it no longer.\n`)
      if (!files.isErased) io.err(WAL_NOT_TRUNCATED)
    })
  },
)

const mailFilesPhrase = (mails: number): string =>
  mails === 0 ? '' : `, and ${formatAmount(mails, 'mail')} in outbox/`

const copiesPhrase = (leads: number): string =>
  leads === 0 ? '' : `, and ${formatAmount(leads, 'lead')} in copies that restore kept`

/** Returns the IDs of the leads stored before a time, and how many of them were never mailed. */
async function readExpired(
  db: Db,
  before: number,
): Promise<{ readonly leadIds: ReadonlySet<string>; readonly unsent: number }> {
  const leadIds = new Set<string>()
  let unsent = 0
  for await (const { id, mail } of listLeads(db, { until: before })) {
    leadIds.add(id)
    if (mail.state !== 'sent') unsent += 1
  }
  return { leadIds, unsent }
}
