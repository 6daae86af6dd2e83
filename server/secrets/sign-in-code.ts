import { createHash, createHmac } from 'node:crypto'

/** The six digits that are mailed to sign in (R131). */

/** Ten minutes, five tries. */
export const CODE_LIFE_MS = 10 * 60_000
export const CODE_TRIES = 5

/** What one address may ask for, and all of them together; beyond it nothing is sent and nothing else is said. */
export const CODE_LIMITS = {
  perAddress: { most: 3, withinMs: 15 * 60_000 },
  overall: { most: 200, withinMs: 60 * 60_000 },
} as const

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
