/** Phone numbers that asked for no more text messages (R204). */

import { comparableDigits } from '#domain/phone/phone.ts'
import { hasRows, type Tx } from '#server/db/db.ts'

/** Returns whether a number said STOP and not START since. */
export const saidStop = (tx: Tx, number: string): Promise<boolean> =>
  hasRows(tx, `SELECT digits FROM text_opt_outs WHERE digits = :digits`, {
    digits: comparableDigits(number) ?? '',
  })
