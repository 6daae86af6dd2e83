/** Enables offline copies. Set to false, and browsers delete their copies at the next visit. */
export const OFFLINE_COPIES_ENABLED = true
