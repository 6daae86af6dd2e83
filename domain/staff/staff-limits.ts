/** Limits of signing in, which texts to staff name. */

import { DAY_MS, HOUR_MS, MINUTE_MS, WEEK_MS } from '#domain/time/durations.ts'

/** How long a mailed code works. */
export const CODE_LIFETIME_MS = 10 * MINUTE_MS
/** Wrong entries after which a code no longer works. */
export const MAX_CODE_TRIES = 5
/** How long the link of an invitation works. */
export const INVITATION_LIFETIME_MS = WEEK_MS
/** The window of the rate limits that a staff member can meet. */
export const STAFF_PAUSE_MS = 10 * MINUTE_MS
/** How recent a sign-in must be before an owner sees others' money, changes the team or exports. */
export const RECENT_SIGN_IN_MS = 12 * HOUR_MS
/** How long a sign-in by passkey shows the overview, which an owner opens on the road. */
export const PASSKEY_MONEY_MS = 2 * WEEK_MS
/** How many passkeys a staff member can have. */
export const MAX_PASSKEYS = 10

/** How long before its end a session is announced, by mail and on the board. */
export const SESSION_WARNING_MS = 3 * DAY_MS
