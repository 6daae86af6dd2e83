/** Event of the window when the visitor answers the banner; `detail` is the answer. */
export const CONSENT_EVENT = 'consent'
