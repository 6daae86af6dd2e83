/** Phone numbers that asked for no more text messages (R204). */

import { comparableDigits } from '#domain/phone/phone.ts'
import { hasRows, type Program } from '#server/store/sql-program.ts'

/** Returns whether a number said STOP and not START since. */
export const saidStop = (number: string): Program<boolean> =>
  hasRows(`SELECT digits FROM text_opt_outs WHERE digits = :digits`, {
    digits: comparableDigits(number) ?? '',
  })
