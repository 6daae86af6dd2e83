import { createHmac } from 'node:crypto'
import { mailSender, staffMailbox } from '#domain/business/mailboxes.ts'
import type { App } from '#server/app.ts'
import { staffMailboxes } from '#server/alarm/notices/new-notice.ts'
import { listStaff } from '#server/db/tables/staff-members.ts'

/** Facts that decide whether a visitor gets a status mail. */
interface StatusMailCandidate {
  readonly email: string
  readonly verified: boolean
  readonly honeypotFilled: boolean
}

/**
 * Reduces an address to the mailbox it most likely reaches: lower case, without
 * a display name, a tag behind `+` and dots before the `@`. Only for comparing:
 * some mailboxes that differ by dots become one, and then share a limit.
 */
export function canonicalMailbox(address: string): string {
  const trimmed = address.trim().toLowerCase()
  const text = trimmed.endsWith('>') ? trimmed.slice(trimmed.lastIndexOf('<') + 1, -1) : trimmed
  const at = text.lastIndexOf('@')
  const local = text.slice(0, at)
  const untagged = local.split('+', 1)[0] || local
  return untagged.replaceAll('.', '') + text.slice(at)
}

/**
 * Returns whether a visitor gets a status mail, and counts it. They are limited, because a visitor
 * can type a stranger's address: none for an unverified submission or a filled honeypot, none to our
 * own mailboxes, and a few a day to each other one. The submission is stored in any case. Rejects
 * when the database does.
 */
export async function mayMailStatus(
  { environment, db, readSecret, limits }: App,
  { email, verified, honeypotFilled }: StatusMailCandidate,
): Promise<boolean> {
  if (!verified || honeypotFilled) return false
  const mailbox = canonicalMailbox(email)
  const own = [
    mailSender(environment.mailFrom),
    ...staffMailbox(environment.staffEmail),
    ...staffMailboxes(await db.read(listStaff)),
  ]
  if (own.some((address) => canonicalMailbox(address) === mailbox)) return false
  const hash = createHmac('sha256', await readSecret())
    .update(`status mail:${mailbox}`)
    .digest('hex')
  return await limits.admitStatusMail(hash)
}
