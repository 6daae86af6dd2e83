/** Phone numbers that asked for no more text messages. */

import { comparableDigits } from '#domain/phone/phone.ts'
import { execute, hasRows, type Tx } from '#server/db/db.ts'

/** Returns whether a number said STOP and not START since. */
export const saidStop = (tx: Tx, number: string): Promise<boolean> =>
  hasRows(tx, `SELECT digits FROM text_opt_outs WHERE digits = :digits`, {
    digits: comparableDigits(number) ?? '',
  })

/**
 * Remembers that a customer said STOP to the carrier. Staff are left out: each refusal of their channel
 * is shown to them, and only they can lift it at the carrier.
 */
export async function rememberOptOut(
  tx: Tx,
  {
    number,
    staffMemberId,
  }: { readonly number: string | null; readonly staffMemberId: string | null },
  now: number,
): Promise<void> {
  if (staffMemberId === null && number !== null && number !== '') await addOptOut(tx, number, now)
}

/** Ends texts to a number. */
export const addOptOut = (tx: Tx, number: string, at: number): Promise<void> =>
  execute(
    tx,
    `INSERT INTO text_opt_outs (digits, at) VALUES (:digits, :at)
     ON CONFLICT (digits) DO UPDATE
     SET at = CASE WHEN excluded.at > text_opt_outs.at THEN excluded.at ELSE text_opt_outs.at END`,
    { digits: comparableDigits(number) ?? '', at },
  )
