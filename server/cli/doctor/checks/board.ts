import { chosenOption } from '#domain/settings.ts'
import type { Db } from '#server/db/db.ts'
import { formatAmount } from '#server/cli/terminal/format.ts'
import { type Finding, findingsAbout } from '../finding.ts'
import { listStaff } from '#server/db/tables/staff-members.ts'
import { listSessions } from '#server/staff/sessions.ts'

/** Warns when the owner has enabled gate codes in mails. */
export function checkGateCode(settings: ReadonlyMap<string, string>): readonly Finding[] {
  return chosenOption('gate_code_in_mail', settings.get('gate_code_in_mail')) === 'on'
    ? [
        findingsAbout('Gate codes').warning(
          'are in the mails to staff: everybody who reads the mailbox reads them',
          'npm run settings -- set gate_code_in_mail off, unless you want that.',
        ),
      ]
    : []
}

/** Checks that alerted staff members can open the board. */
export async function checkBoard(db: Db, now: number): Promise<readonly Finding[]> {
  const staff = await db.read((tx) => listStaff(tx))
  // Without a staff list, another check reports that.
  if (staff.length === 0) return []
  const sessions = await db.read((tx) => listSessions(tx, now))
  const report = findingsAbout('Board')
  return [
    sessions.length > 0
      ? report.ok(`open on ${formatAmount(sessions.length, 'phone')}`)
      : report.error(
          'nobody is signed in: staff members who are called see no list and no gate code',
          'npm run staff -- invite NAME',
        ),
  ]
}
