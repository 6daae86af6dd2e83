import { createHmac } from 'node:crypto'
import type { RateLimits } from '#server/submissions/limits/rate-limits.ts'

/** Facts that decide whether a visitor gets a status mail. */
export interface StatusMailCandidate {
  readonly email: string
  readonly verified: boolean
  readonly honeypotFilled: boolean
}

/** Counts the mail that it allows. Rejects when the store does. */
export type IsStatusMailAllowed = (request: StatusMailCandidate) => Promise<boolean>

export interface StatusMailDeps {
  readonly limits: Pick<RateLimits, 'admitStatusMail'>
  /** Secret of this installation, which the hash of an address is keyed with. */
  readonly readSecret: () => Promise<string>
  /** Mailboxes that never get a status mail: those of staff members and the sender. */
  readonly ownAddresses: () => Promise<readonly string[]>
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
 * Limits status mails, because a visitor can type a stranger's address (R175): none for an
 * unverified submission or a filled honeypot, none to our own mailboxes, and a few a day to
 * each other one. The submission is stored in any case.
 */
export function createStatusMailRule(deps: StatusMailDeps): IsStatusMailAllowed {
  const { limits, readSecret, ownAddresses } = deps
  return async ({ email, verified, honeypotFilled }) => {
    if (!verified || honeypotFilled) return false
    const mailbox = canonicalMailbox(email)
    const own = await ownAddresses()
    if (own.some((address) => canonicalMailbox(address) === mailbox)) return false
    const hash = createHmac('sha256', await readSecret())
      .update(`status mail:${mailbox}`)
      .digest('hex')
    return await limits.admitStatusMail(hash)
  }
}
