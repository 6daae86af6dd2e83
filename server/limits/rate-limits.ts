import type { Store } from '#server/store/store.ts'
import { type ApiError, BUSY, TOO_MANY_REQUESTS } from '#server/http/api-error.ts'
import { networksOf } from '#server/http/client-address.ts'
import { createNetworkLimit, type NetworkLimit } from './network-limit.ts'
import { createSharedBudget } from './shared-budget.ts'
import { MINUTE_MS } from '#domain/durations.ts'

/**
 * Rate limits (R64). Generous, because carrier-grade NAT puts thousands of phones behind
 * one address; strict only for submissions without a verified captcha.
 */
export const RATE_LIMITS = {
  /** All API requests. */
  call: { perAddress: 600, per48: 6000, per32: 60_000, lengthMs: MINUTE_MS },
  /** Captcha challenges: each costs the server one key derivation. */
  challenge: { perAddress: 120, per48: 1200, per32: 12_000, lengthMs: MINUTE_MS },
  /** Sign-in attempts: addresses, codes, invitations. */
  signIn: { perAddress: 30, per48: 90, per32: 900, lengthMs: 10 * MINUTE_MS },
  /** Callbacks without a valid signature of Twilio. Signed ones are not counted. */
  callbackRefusal: { perAddress: 60, per48: 600, per32: 6000, lengthMs: MINUTE_MS },
  /** Photos sent on status pages, refused ones included: each may cost a decoding. */
  photo: { perAddress: 20, per48: 60, per32: 600, lengthMs: 10 * MINUTE_MS },
  /** Valid submissions. */
  submission: { perAddress: 30, per48: 90, per32: 3000, lengthMs: 10 * MINUTE_MS },
  /** Submissions without a verified captcha. */
  unverified: { perAddress: 6, per48: 18, per32: 120, lengthMs: 10 * MINUTE_MS },
} as const

/** Status mails to one recipient, over all servers. */
export const STATUS_MAIL_LIMIT = { most: 3, lengthMs: 24 * 60 * MINUTE_MS } as const

/** Submissions, verified and unverified ones separately, and photos that this process stores in total. */
export const STORAGE_BUDGETS = {
  verified: { hits: 3000, forNewcomers: 1000, lengthMs: 10 * MINUTE_MS },
  unverified: { hits: 300, forNewcomers: 150, lengthMs: 10 * MINUTE_MS },
  photo: { hits: 300, forNewcomers: 100, lengthMs: 10 * MINUTE_MS },
} as const

export type StorageBudget = keyof typeof STORAGE_BUDGETS

/** `null` means allowed. */
type RateLimitError = ApiError | null

export interface RateLimits {
  call(address: string): RateLimitError
  challenge(address: string): RateLimitError
  signIn(address: string): RateLimitError
  photo(address: string): RateLimitError
  /** Whether this address sent too many refused callbacks; counts nothing. */
  callbacks(address: string): RateLimitError
  /** Counts a refused callback. */
  callbackRefused(address: string): void
  submission(address: string): Promise<RateLimitError>
  unverified(address: string): Promise<RateLimitError>
  /**
   * Counts one status mail; returns false if its recipient is over the limit.
   * @param recipient keyed hash of the mailbox
   */
  statusMail(recipient: string): Promise<boolean>
  /** Checks the shared storage budget; `null` means allowed. */
  budgetError(budget: StorageBudget, address: string): RateLimitError
  /** Counts a stored submission or photo against the shared budget. */
  drawBudget(budget: StorageBudget, address: string): void
}

export interface RateLimitsDeps {
  readonly store: Pick<Store, 'countHit'>
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  /** Called when hits cannot be counted; the request is allowed. */
  readonly onFailure: (error: unknown) => void
}

/** Allows everything (RATE_LIMIT=off). */
export const NO_RATE_LIMITS: RateLimits = {
  call: () => null,
  challenge: () => null,
  signIn: () => null,
  photo: () => null,
  callbacks: () => null,
  callbackRefused: () => undefined,
  submission: async () => null,
  unverified: async () => null,
  statusMail: async () => true,
  budgetError: () => null,
  drawBudget: () => undefined,
}

/**
 * Creates the limits. Hits are counted in this process; hits that pass are also counted in the
 * database, because one address can send to several servers.
 */
export function createRateLimits({ store, clock, onFailure }: RateLimitsDeps): RateLimits {
  const limit = (name: keyof typeof RATE_LIMITS): NetworkLimit =>
    createNetworkLimit(RATE_LIMITS[name], clock)
  const networkLimits = {
    call: limit('call'),
    challenge: limit('challenge'),
    signIn: limit('signIn'),
    photo: limit('photo'),
    callbackRefusal: limit('callbackRefusal'),
    submission: limit('submission'),
    unverified: limit('unverified'),
  }
  const budgets = {
    verified: createSharedBudget(STORAGE_BUDGETS.verified, clock),
    unverified: createSharedBudget(STORAGE_BUDGETS.unverified, clock),
    photo: createSharedBudget(STORAGE_BUDGETS.photo, clock),
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
    const count = await countHitOrZero(`${name}:${networksOf(address).addressKey}`, {
      now,
      lengthMs,
    })
    return count <= perAddress
      ? null
      : TOO_MANY_REQUESTS(toWholeSeconds(lengthMs - (now % lengthMs)))
  }

  /** Allows the request if its counter fails: a visitor must not be refused for a fault of ours. */
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
    photo: (address) => checkInMemory('photo', address),
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
        // Without a count no mail is sent: the status page works without it, and the address may be a stranger's.
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
