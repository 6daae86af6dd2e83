import type { Store } from '#server/store/store.ts'
import { type ApiError, BUSY, TOO_MANY_REQUESTS } from '#server/http/api-error.ts'
import { networksOf } from '#server/http/client-address.ts'
import { createNetworkLimit, type NetworkLimit } from './network-limit.ts'
import { createSharedBudget } from './shared-budget.ts'

const MINUTE_MS = 60 * 1000

/**
 * How often who may do what (R64). Generous, because carriers put thousands
 * of phones behind one address; strict only where no captcha stands.
 */
export const RATE_LIMITS = {
  /** Every call of the API. */
  call: { perAddress: 600, per48: 6000, per32: 60_000, lengthMs: MINUTE_MS },
  /** Challenges: each costs the server a derived key. */
  challenge: { perAddress: 120, per48: 1200, per32: 12_000, lengthMs: MINUTE_MS },
  /** Tries to open the board: addresses, codes, invitations. */
  signIn: { perAddress: 30, per48: 90, per32: 900, lengthMs: 10 * MINUTE_MS },
  /** Callbacks without Twilio's signature. Those with it are not counted. */
  callbackRefusal: { perAddress: 60, per48: 600, per32: 6000, lengthMs: MINUTE_MS },
  /** Requests that passed the rules. */
  submission: { perAddress: 30, per48: 90, per32: 3000, lengthMs: 10 * MINUTE_MS },
  /** Requests that no captcha vouches for. */
  unverified: { perAddress: 6, per48: 18, per32: 120, lengthMs: 10 * MINUTE_MS },
} as const

/** Mails with the link of the status page to one recipient, whichever server sends them. */
export const STATUS_MAIL_LIMIT = { most: 3, lengthMs: 24 * 60 * MINUTE_MS } as const

/** What this process stores in all; each kind has its own, so that neither takes the other's room. */
export const STORAGE_BUDGETS = {
  verified: { hits: 3000, forNewcomers: 1000, lengthMs: 10 * MINUTE_MS },
  unverified: { hits: 300, forNewcomers: 150, lengthMs: 10 * MINUTE_MS },
} as const

export type StorageBudget = keyof typeof STORAGE_BUDGETS

/** Null lets the caller through. */
type RateLimitError = ApiError | null

export interface RateLimits {
  call(address: string): RateLimitError
  challenge(address: string): RateLimitError
  signIn(address: string): RateLimitError
  /** Whether this address sent too many refused callbacks; counts nothing. */
  callbacks(address: string): RateLimitError
  /** Counts a refused callback. */
  callbackRefused(address: string): void
  submission(address: string): Promise<RateLimitError>
  unverified(address: string): Promise<RateLimitError>
  /**
   * Counts one status mail; false when its recipient had as many as allowed in this window.
   * @param recipient keyed hash of the mailbox
   */
  statusMail(recipient: string): Promise<boolean>
  /** Whether what everybody shares has room for a request that passed all else. */
  budgetError(budget: StorageBudget, address: string): RateLimitError
  /** A request was stored: only now does it draw on what is shared. */
  drawBudget(budget: StorageBudget, address: string): void
}

export interface RateLimitsDeps {
  readonly store: Pick<Store, 'countHit'>
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  /** Told when hits cannot be counted; the caller is let through. */
  readonly onFailure: (error: unknown) => void
}

/** Lets everybody through (RATE_LIMIT=off). */
export const NO_RATE_LIMITS: RateLimits = {
  call: () => null,
  challenge: () => null,
  signIn: () => null,
  callbacks: () => null,
  callbackRefused: () => undefined,
  submission: async () => null,
  unverified: async () => null,
  statusMail: async () => true,
  budgetError: () => null,
  drawBudget: () => undefined,
}

/**
 * All is counted in this process; what a line sends to several servers is
 * counted in the database as well, once it has passed here.
 */
export function createRateLimits({ store, clock, onFailure }: RateLimitsDeps): RateLimits {
  const limit = (name: keyof typeof RATE_LIMITS): NetworkLimit =>
    createNetworkLimit(RATE_LIMITS[name], clock)
  const networkLimits = {
    call: limit('call'),
    challenge: limit('challenge'),
    signIn: limit('signIn'),
    callbackRefusal: limit('callbackRefusal'),
    submission: limit('submission'),
    unverified: limit('unverified'),
  }
  const budgets = {
    verified: createSharedBudget(STORAGE_BUDGETS.verified, clock),
    unverified: createSharedBudget(STORAGE_BUDGETS.unverified, clock),
  }

  const checkInMemory = (name: keyof typeof RATE_LIMITS, address: string): RateLimitError =>
    networkLimits[name].admit(address)
      ? null
      : TOO_MANY_REQUESTS(toWholeSeconds(networkLimits[name].remainingMs()))

  const checkAllServers = async (
    name: 'submission' | 'unverified',
    address: string,
  ): Promise<RateLimitError> => {
    const rateLimitError = checkInMemory(name, address)
    if (rateLimitError) return rateLimitError
    const { perAddress, lengthMs } = RATE_LIMITS[name]
    const now = clock()
    const count = await countHitOrZero(`${name}:${networksOf(address).perAddress}`, {
      now,
      lengthMs,
    })
    return count <= perAddress
      ? null
      : TOO_MANY_REQUESTS(toWholeSeconds(lengthMs - (now % lengthMs)))
  }

  /** A counter that fails must not cost a request: whatever went wrong, the visitor goes on. */
  const countHitOrZero = async (
    key: string,
    window: { now: number; lengthMs: number },
  ): Promise<number> => {
    try {
      return await store.countHit(key, window)
    } catch (error) {
      onFailure(error)
      return 0
    }
  }

  return {
    call: (address) => checkInMemory('call', address),
    challenge: (address) => checkInMemory('challenge', address),
    signIn: (address) => checkInMemory('signIn', address),
    callbacks: (address) =>
      networkLimits.callbackRefusal.isUsedUp(address)
        ? TOO_MANY_REQUESTS(toWholeSeconds(networkLimits.callbackRefusal.remainingMs()))
        : null,
    callbackRefused: (address) => void networkLimits.callbackRefusal.admit(address),
    submission: (address) => checkAllServers('submission', address),
    unverified: (address) => checkAllServers('unverified', address),
    async statusMail(recipient) {
      const { most, lengthMs } = STATUS_MAIL_LIMIT
      try {
        return (
          (await store.countHit(`status mail:${recipient}`, { now: clock(), lengthMs })) <= most
        )
      } catch (error) {
        // Not counted, not sent: the status page is open without the mail, and the recipient may be a stranger.
        onFailure(error)
        return false
      }
    },
    budgetError: (name, address) =>
      budgets[name].hasRoom(address) ? null : BUSY(toWholeSeconds(budgets[name].remainingMs())),
    drawBudget: (name, address) => budgets[name].draw(address),
  }
}

function toWholeSeconds(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1000))
}
