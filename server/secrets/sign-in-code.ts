/** Six-digit codes that are mailed to sign in. */

import { createHash, createHmac } from 'node:crypto'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'

/** Limits on requested codes; beyond them no mail is sent and the response stays the same. */
export const CODE_LIMITS = {
  /**
   * For one mailbox from one network, so that a stranger uses up the share of the own network only.
   */
  perNetwork: { limit: 3, windowMs: 15 * MINUTE_MS },
  /** For one mailbox from all networks: as many mails as its reader tolerates. */
  perMailbox: { limit: 20, windowMs: 15 * MINUTE_MS },
  /** For the mailboxes of all staff members: bounds the mails that are sent. */
  overall: { limit: 200, windowMs: HOUR_MS },
  /** Rows for unknown addresses. No mail is sent for them, so only the table's size is bounded. */
  unknownAddresses: { limit: 2000, windowMs: HOUR_MS },
} as const

/**
 * Wrong codes for one mailbox per day, from one network and from all. The chance is one in a
 * million per attempt: from one network 10 × 365 / 1,000,000 = 0.4 % in a year of daily attempts,
 * from any number of networks 50 × 365 / 1,000,000 = 1.8 %.
 */
export const WRONG_TRIES = { perNetwork: 10, perMailbox: 50, windowMs: DAY_MS } as const

/**
 * Derives the code of a mail from its id and the server's secret, so that it is not stored while
 * the mail waits to be sent.
 */
export function codeOfMail(secret: string, noticeId: string): string {
  const bits = createHmac('sha256', secret).update(`sign-in:${noticeId}`).digest()
  // 48 bits: the bias of the modulo is below one part in 10^8.
  return String(bits.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
}

/**
 * Computes the stored hash of a code. It includes the attempt's secret, which only the requesting
 * browser knows, so that a copy of the database does not reveal the six digits to a search.
 */
export const hashOfCode = (attempt: string, code: string): string =>
  createHash('sha256').update(`${attempt}:${code}`).digest('hex')

/** Extracts the digits of a typed or pasted code; `null` unless there are six. */
export function readCode(text: string): string | null {
  const digits = text.replace(/\D/g, '')
  return digits.length === 6 ? digits : null
}
