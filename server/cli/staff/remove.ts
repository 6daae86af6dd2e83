import { staffMailbox } from '#domain/business/mailboxes.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { noticeSettings } from '#server/alarm/channels/channels.ts'
import { WAL_NOT_TRUNCATED } from '../database/command-errors.ts'
import { withDb } from '../database/with-db.ts'
import { CommandError, createCommand } from '../terminal/commands.ts'
import { formatAmount } from '../terminal/format.ts'
import { findStaffMember } from './find-staff-member.ts'
import { listStaff } from '#server/db/tables/staff-members.ts'
import { openLeadsOf, readsOneOf, removeFromStaff } from '#server/staff/leaving.ts'

const ARGUMENTS = {
  options: { yes: { type: 'boolean' } },
  positionals: [1, 1, 'remove takes one ID.'],
} as const

/**
 * Implements `staff remove ID`: asks at a terminal, hands open leads back, and ends sessions, links
 * and notices; the name stays in the history of leads.
 */
export const removeStaff = createCommand(ARGUMENTS, async ({ yes, positionals: [id = ''] }, io) => {
  return await withDb(io, { mayCreate: false }, async (db, environment) => {
    const staffMember = findStaffMember(await db.read((tx) => listStaff(tx)), id)
    const name = cleanLine(staffMember.name)
    const open = await db.read((tx) => openLeadsOf(tx, staffMember.id))
    if (open.length > 0) io.err(`${name} has ${formatAmount(open.length, 'open lead')}.\n`)
    // Without a terminal nobody can be asked, and the command was meant.
    const answer = yes === true ? 'yes' : await io.ask(`Remove ${name}? Type yes: `)
    if (answer !== null && answer.toLowerCase() !== 'yes')
      throw new CommandError('Nobody was removed.')
    const settings = noticeSettings(environment)
    const result = await db.write((tx) =>
      removeFromStaff(tx, staffMember.id, { now: io.clock(), settings }),
    )
    if (result.outcome === 'last-owner')
      throw new CommandError(
        `${name} is the only owner. Make somebody else an owner first: npm run staff -- role ID owner`,
      )
    if (result.outcome === 'unknown') throw new CommandError(`${name} was removed meanwhile.`)
    await io.out(
      `${name} gets no more notices and is signed out everywhere.\n${handedBackText(result.handedBack)}`,
    )
    if (readsOneOf(staffMember, staffMailbox(environment.staffEmail)))
      io.err(
        `${name} has a mailbox of STAFF_EMAIL, which can still sign in: change STAFF_EMAIL or its password.\n`,
      )
    if (!(await db.eraseDeleted())) io.err(WAL_NOT_TRUNCATED)
  })
})

const handedBackText = (ids: readonly string[]): string =>
  ids.length === 0
    ? ''
    : `Handed back, and the customers’ pages say so: ${formatAmount(ids.length, 'lead')} (${ids.join(', ')}).\n`
