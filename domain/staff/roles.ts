/** Who may do what: one table that the board's routes ask before anything is read or changed. */

import { PASSKEY_MONEY_MS, RECENT_SIGN_IN_MS } from './staff-limits.ts'

export const ROLES = ['owner', 'locksmith'] as const
export type Role = (typeof ROLES)[number]

export const parseRole = (text: string | null): Role | null =>
  ROLES.find((role) => role === text) ?? null

/** How somebody signed in: by a mailed code, by an invitation, or by a passkey. */
export type Proof = 'code' | 'invitation' | 'passkey'

interface CapabilityRow {
  readonly roles: readonly Role[]
  /**
   * How long a sign-in counts, because a found phone stays signed in; `null` where any session is
   * enough.
   */
  readonly lasts: Readonly<Record<Proof, number>> | null
}

const HOURS: CapabilityRow['lasts'] = {
  code: RECENT_SIGN_IN_MS,
  invitation: RECENT_SIGN_IN_MS,
  passkey: RECENT_SIGN_IN_MS,
}
const EVERYBODY: CapabilityRow = { roles: ROLES, lasts: null }
const OWNER: CapabilityRow = { roles: ['owner'], lasts: null }
const OWNER_AGAIN: CapabilityRow = { roles: ['owner'], lasts: HOURS }

const CAPABILITIES = {
  /** Leads: read, accept, work on, quote, close, find. */
  leads: EVERYBODY,
  /** One's own sessions, notifications, shifts and times off. */
  self: EVERYBODY,
  /** Adding and removing one's own passkeys. */
  passkeys: { roles: ROLES, lasts: HOURS },
  /** Gate codes of leads that are not one's own. */
  codes: OWNER,
  /** Shifts and times off of others. */
  schedules: OWNER,
  /** Sessions of others. */
  sessions: OWNER,
  /** Publishing and hiding customers' reviews. */
  reviews: OWNER,
  /** Blocked numbers, which are let through. */
  blocks: OWNER,
  /** The facts of the business, and its alarm plan. */
  facts: OWNER_AGAIN,
  /** What others were paid, and all sums. */
  money: { roles: ['owner'], lasts: { ...HOURS, passkey: PASSKEY_MONEY_MS } },
  /** Adding, changing, inviting, signing out and removing staff members. */
  team: OWNER_AGAIN,
  /** Files with many leads. */
  exports: OWNER_AGAIN,
} as const satisfies Record<string, CapabilityRow>

export type Capability = keyof typeof CAPABILITIES

/** `sign-in-again`: the role allows it, but the last sign-in is too long ago, or was by a code only. */
export type Access = 'yes' | 'sign-in-again' | 'no'

/** Returns whether a role has a capability. */
export const isAllowed = (role: Role, capability: Capability): boolean =>
  (CAPABILITIES[capability] as CapabilityRow).roles.includes(role)

/**
 * Returns whether a sign-in is enough for a capability. For who has a passkey a mailed code is not:
 * the mailbox may be open on the phone that was found.
 * @param signIn.ageMs how long ago it was
 */
export function isProved(
  capability: Capability,
  signIn: { readonly proof: Proof; readonly hasPasskey: boolean; readonly ageMs: number },
): boolean {
  const { lasts } = CAPABILITIES[capability] as CapabilityRow
  if (lasts === null) return true
  return !(signIn.hasPasskey && signIn.proof === 'code') && signIn.ageMs < lasts[signIn.proof]
}
