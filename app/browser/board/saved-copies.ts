import { DAY_MS } from '#domain/time/durations.ts'

/** Offline copies of the board's pages, written by worker.ts and read by board.ts. */
export const BOARD_CACHE = 'staff'
/** Header with the time at which a copy was saved, ms since the epoch. */
export const SAVED_AT = 'x-saved-at'

/**
 * Returns whether a copy must not be shown any more, to protect a lost phone that stays offline. A
 * copy dated in the future (after a clock was set back) counts as old too.
 * @param savedAt ms since the epoch; NaN counts as old
 */
export const isOld = (savedAt: number): boolean => !(Math.abs(Date.now() - savedAt) <= DAY_MS)
