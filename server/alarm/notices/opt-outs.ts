/** Phone numbers that asked for no more text messages. */

import { comparableDigits } from '#domain/phone/phone.ts'
import { execute, hasRows, type Tx } from '#server/db/db.ts'

/** Returns whether a number said STOP and not START since. */
export const saidStop = (tx: Tx, number: string): Promise<boolean> =>
  hasRows(tx, `SELECT digits FROM text_opt_outs WHERE digits = :digits`, {
    digits: comparableDigits(number) ?? '',
  })

/** Ends texts to a number. */
export const addOptOut = (tx: Tx, number: string, at: number): Promise<void> =>
  execute(
    tx,
    `INSERT INTO text_opt_outs (digits, at) VALUES (:digits, :at)
     ON CONFLICT (digits) DO UPDATE
     SET at = CASE WHEN excluded.at > text_opt_outs.at THEN excluded.at ELSE text_opt_outs.at END`,
    { digits: comparableDigits(number) ?? '', at },
  )
