/**
 * Returns the number that a receipt names: the end of the lead's id, whose beginning is a time that
 * requests of one minute share.
 */
export const receiptNumber = (leadId: string): string => leadId.slice(-8).toUpperCase()
