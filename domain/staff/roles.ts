/** Who may do what: one table that the board's routes ask before anything is read or changed. */

export const ROLES = ['owner', 'locksmith'] as const
export type Role = (typeof ROLES)[number]

export const parseRole = (text: string | null): Role | null =>
  ROLES.find((role) => role === text) ?? null

interface CapabilityRow {
  readonly roles: readonly Role[]
  /** Whether it also needs a sign-in of the last hours, because a found phone stays signed in. */
  readonly needsRecentSignIn: boolean
}

const EVERYBODY: CapabilityRow = { roles: ROLES, needsRecentSignIn: false }
const OWNER: CapabilityRow = { roles: ['owner'], needsRecentSignIn: false }
const OWNER_AGAIN: CapabilityRow = { roles: ['owner'], needsRecentSignIn: true }

const CAPABILITIES = {
  /** Leads: read, accept, work on, quote, close, find. */
  leads: EVERYBODY,
  /** One's own sessions, notifications, shifts and times off. */
  self: EVERYBODY,
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
  money: OWNER_AGAIN,
  /** Adding, changing, inviting, signing out and removing staff members. */
  team: OWNER_AGAIN,
  /** Files with many leads. */
  exports: OWNER_AGAIN,
} as const satisfies Record<string, CapabilityRow>

export type Capability = keyof typeof CAPABILITIES

/** `sign-in-again`: the role allows it, but the last sign-in is too long ago. */
export type Access = 'yes' | 'sign-in-again' | 'no'

/** Returns whether a role has a capability. */
export const isAllowed = (role: Role, capability: Capability): boolean =>
  (CAPABILITIES[capability] as CapabilityRow).roles.includes(role)

/** Returns whether a capability needs a sign-in of the last hours. */
export const needsRecentSignIn = (capability: Capability): boolean =>
  CAPABILITIES[capability].needsRecentSignIn
