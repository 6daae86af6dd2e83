import { createHash, createHmac } from 'node:crypto'

/** The six digits that are mailed to sign in (R131). */

/** Ten minutes, five tries. */
export const CODE_LIFETIME_MS = 10 * 60_000
export const MAX_CODE_TRIES = 5

const DAY_MS = 24 * 60 * 60_000

/**
 * How many codes are asked for; beyond it nothing is sent and nothing else is said. A stranger
 * spends the share of their own line, and from many lines what one mailbox can bear.
 */
export const CODE_LIMITS = {
  perLine: { most: 3, withinMs: 15 * 60_000 },
  perAddress: { most: 20, withinMs: 15 * 60_000 },
  overall: { most: 200, withinMs: 60 * 60_000 },
  strangers: { most: 2000, withinMs: 60 * 60_000 },
} as const

/**
 * Wrong digits for one address in a day, by one line and by all of them. Six digits are found with
 * a chance of one in a million each time: from one line 10 × 365 / 1,000,000 = 0.4 % in a year of
 * daily tries, from any number of lines 50 × 365 / 1,000,000 = 1.8 %.
 */
export const WRONG_TRIES = { perLine: 10, perAddress: 50, withinMs: DAY_MS } as const

/**
 * The code that a mail carries. It follows from the mail's id and the server's
 * secret, so that it lies nowhere while the mail waits to be sent.
 */
export function codeOfMail(secret: string, noticeId: string): string {
  const bits = createHmac('sha256', secret).update(`sign-in:${noticeId}`).digest()
  // 48 bits: what a million does not divide evenly is less than one part in 10^8.
  return String(bits.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
}

/**
 * What is kept of a code. With the attempt's own secret in it, which only the
 * browser that asked knows: nobody finds six digits in a copy of the database by trying.
 */
export const hashOfCode = (attempt: string, code: string): string =>
  createHash('sha256').update(`${attempt}:${code}`).digest('hex')

/** The digits of what somebody typed or pasted; null unless there are six. */
export function readCode(text: string): string | null {
  const digits = text.replace(/\D/g, '')
  return digits.length === 6 ? digits : null
}
