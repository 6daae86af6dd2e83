/** Maximum characters of the board's fields, which forms write and routes check. */

/** Of a note for staff. */
export const NOTE_LENGTH = 500
/** Of the reason for closing a lead. */
export const REASON_LENGTH = 200
export const PAYMENT_NOTE_LENGTH = 200
/** Fits `$1,000,000.00`. */
export const AMOUNT_LENGTH = 13
/** Of the name of a phone. */
export const PHONE_NAME_LENGTH = 40
export const SEARCH_LENGTH = 100
/** Rows of a list of the business's facts. */
export const MAX_ROWS = 200
