/** Values of the column `escalation`; the board lists leads in this order. */
export const ESCALATION_LEVEL = { full: 0, limited: 1, suspicious: 2 } as const
