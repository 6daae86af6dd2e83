import type { JobLog } from '#server/jobs/job-app.ts'
import type { AppParts } from '#server/app.ts'
import { type ApiError, busy, tooManyRequests } from '#server/http/api-error.ts'
import { networksOf } from '#server/http/client-address.ts'
import { createNetworkLimit } from './network-limit.ts'
import { createSharedBudget } from './shared-budget.ts'
import { STAFF_PAUSE_MS } from '#domain/staff/staff-limits.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time/durations.ts'
import { countHit } from '#server/db/tables/counters.ts'

const REFUSED = {
  perAddress: 60,
  perIpv6Slash48: 600,
  perIpv6Slash32: 6000,
  windowMs: MINUTE_MS,
} as const

/**
 * Rate limits. Generous, because carrier-grade NAT puts thousands of phones behind
 * one address; strict only for submissions without a verified captcha.
 */
export const RATE_LIMITS = {
  /**
   * Requests to the API, the board and pages with a token, except that submissions, sessions and links that
   * exist are never refused.
   */
  request: { perAddress: 600, perIpv6Slash48: 6000, perIpv6Slash32: 60_000, windowMs: MINUTE_MS },
  /** Captcha challenges that cost the server a key derivation; further ones are of a cheaper kind. */
  challenge: { perAddress: 120, perIpv6Slash48: 1200, perIpv6Slash32: 12_000, windowMs: MINUTE_MS },
  /** Sign-in attempts: addresses, codes, invitations. */
  signIn: { perAddress: 30, perIpv6Slash48: 90, perIpv6Slash32: 900, windowMs: STAFF_PAUSE_MS },
  /** Callbacks without a valid signature of Twilio. Signed ones are not counted. */
  refusedCallback: REFUSED,
  /** The same of leads that Google or others send. */
  refusedLead: REFUSED,
  /** Requests for the files of ad platforms, with a right password or not. */
  export: { perAddress: 30, perIpv6Slash48: 90, perIpv6Slash32: 900, windowMs: 10 * MINUTE_MS },
  /** Photos sent on status pages, refused ones included: each may cost a decoding. */
  photo: { perAddress: 20, perIpv6Slash48: 60, perIpv6Slash32: 600, windowMs: 10 * MINUTE_MS },
  /** Submissions with a solved captcha. Those whose proof is refused do not count. */
  submission: {
    perAddress: 120,
    perIpv6Slash48: 360,
    perIpv6Slash32: 3000,
    windowMs: 10 * MINUTE_MS,
  },
  unverified: { perAddress: 6, perIpv6Slash48: 18, perIpv6Slash32: 120, windowMs: 10 * MINUTE_MS },
} as const

/** Status mails to one recipient, over all servers. */
const STATUS_MAIL_LIMIT = { limit: 3, windowMs: DAY_MS } as const

/**
 * Submissions, verified and unverified ones separately, and photos that this process stores in
 * total.
 */
export const STORAGE_BUDGETS = {
  verified: { hits: 3000, reservedForNewSenders: 1000, windowMs: 10 * MINUTE_MS },
  unverified: { hits: 300, reservedForNewSenders: 150, windowMs: 10 * MINUTE_MS },
  photo: { hits: 300, reservedForNewSenders: 100, windowMs: 10 * MINUTE_MS },
} as const

type StorageBudget = keyof typeof STORAGE_BUDGETS

/** `null` means allowed. */
type RateLimitError = ApiError | null

/** Kinds that each server counts for itself. */
type LocalKind = 'request' | 'challenge' | 'signIn' | 'export' | 'photo'
/** Kinds of which only refused requests count. */
type RefusedKind = 'refusedCallback' | 'refusedLead'
/** Kinds that all servers count together. */
type SharedKind = 'submission' | 'unverified'

export interface RateLimits {
  /** Counts a request of this kind; returns the error if its network is above the limit. */
  admit(kind: LocalKind, address: string): RateLimitError
  /**
   * Counts a submission; resolves with the error if it is above the limit of this or of all
   * servers.
   */
  admitOnAllServers(kind: SharedKind, address: string): Promise<RateLimitError>
  /** Returns the error if this address sent too many refused callbacks; counts nothing. */
  checkCallback(kind: RefusedKind, address: string): RateLimitError
  countRefusedCallback(kind: RefusedKind, address: string): void
  /**
   * Counts one status mail; returns false if its recipient is over the limit.
   * @param recipient keyed hash of the mailbox
   */
  admitStatusMail(recipient: string): Promise<boolean>
  /** Checks the shared storage budget; counts nothing. */
  checkBudget(budget: StorageBudget, address: string): RateLimitError
  /** Counts a stored submission or photo against the shared budget. */
  countUse(budget: StorageBudget, address: string): void
}

/** Allows everything (RATE_LIMIT=off). */
export const NO_RATE_LIMITS: RateLimits = {
  admit: () => null,
  admitOnAllServers: async () => null,
  checkCallback: () => null,
  countRefusedCallback: () => undefined,
  admitStatusMail: async () => true,
  checkBudget: () => null,
  countUse: () => undefined,
}

/**
 * Creates the limits. Hits are counted in this process; hits that pass are also counted in the
 * database, because one address can send to several servers.
 */
export function createRateLimits({
  db,
  clock,
  log,
}: Pick<AppParts, 'db' | 'clock'> & { readonly log: Pick<JobLog, 'warn'> }): RateLimits {
  const networkLimits = mapValues(RATE_LIMITS, (allowance) => createNetworkLimit(allowance, clock))
  const budgets = mapValues(STORAGE_BUDGETS, (budget) => createSharedBudget(budget, clock))

  const admit = (kind: LocalKind | SharedKind, address: string): RateLimitError =>
    networkLimits[kind].admit(address)
      ? null
      : tooManyRequests(toWholeSeconds(networkLimits[kind].remainingMs()))

  /** Counts a hit in the database. If that fails, `otherwise` is the count. */
  const countShared = async (key: string, windowMs: number, otherwise: number): Promise<number> => {
    try {
      return await db.single((tx) => countHit(tx, key, { now: clock(), windowMs }))
    } catch (error) {
      log.warn({ err: error }, 'rate not counted')
      return otherwise
    }
  }

  return {
    admit,
    async admitOnAllServers(kind, address) {
      const rateLimitError = admit(kind, address)
      if (rateLimitError) return rateLimitError
      const { perAddress, windowMs } = RATE_LIMITS[kind]
      // A visitor must not be refused for a fault of ours.
      const count = await countShared(`${kind}:${networksOf(address).addressKey}`, windowMs, 0)
      return count <= perAddress
        ? null
        : tooManyRequests(toWholeSeconds(windowMs - (clock() % windowMs)))
    },
    checkCallback: (kind, address) =>
      networkLimits[kind].isUsedUp(address)
        ? tooManyRequests(toWholeSeconds(networkLimits[kind].remainingMs()))
        : null,
    countRefusedCallback: (kind, address) => void networkLimits[kind].admit(address),
    async admitStatusMail(recipient) {
      const { limit, windowMs } = STATUS_MAIL_LIMIT
      // Without a count no mail is sent: the status page works without it, and the address may be a
      // stranger's.
      return (await countShared(`status mail:${recipient}`, windowMs, Infinity)) <= limit
    },
    checkBudget: (budget, address) =>
      budgets[budget].hasRoom(address) ? null : busy(toWholeSeconds(budgets[budget].remainingMs())),
    countUse: (budget, address) => budgets[budget].countUse(address),
  }
}

const mapValues = <Key extends string, Value, Mapped>(
  values: Readonly<Record<Key, Value>>,
  map: (value: Value) => Mapped,
) =>
  Object.fromEntries(
    Object.entries<Value>(values).map(([key, value]) => [key, map(value)]),
  ) as Record<Key, Mapped>

function toWholeSeconds(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1000))
}
