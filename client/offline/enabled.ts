/**
 * The one line that switches copies for use without a connection off: set it to
 * false, and browsers that hold copies throw them away at their next visit.
 */
export const OFFLINE_COPIES_ENABLED = true
