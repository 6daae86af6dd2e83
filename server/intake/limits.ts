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
export const LIMITS = {
  /** Every call of the API. */
  call: { line: 600, site: 6000, provider: 60_000, lengthMs: MINUTE_MS },
  /** Challenges: each costs the server a derived key. */
  challenge: { line: 120, site: 1200, provider: 12_000, lengthMs: MINUTE_MS },
  /** Tries to open the board: addresses, codes, invitations (R133). */
  signIn: { line: 30, site: 90, provider: 900, lengthMs: 10 * MINUTE_MS },
  /** Callbacks without Twilio's signature (R174). Those with it are not counted. */
  callbackRefusal: { line: 60, site: 600, provider: 6000, lengthMs: MINUTE_MS },
  /** Requests that passed the rules. */
  submission: { line: 30, site: 90, provider: 3000, lengthMs: 10 * MINUTE_MS },
  /** Requests that no captcha vouches for. */
  unverified: { line: 6, site: 18, provider: 120, lengthMs: 10 * MINUTE_MS },
} as const

/** Mails with the link of the status page to one recipient (R175), whichever server sends them. */
export const STATUS_MAILS = { most: 3, lengthMs: 24 * 60 * MINUTE_MS } as const

/** What this process stores in all; each kind has its own, so that neither takes the other's room. */
export const BUDGETS = {
  verified: { hits: 3000, forNewcomers: 1000, lengthMs: 10 * MINUTE_MS },
  unverified: { hits: 300, forNewcomers: 150, lengthMs: 10 * MINUTE_MS },
} as const

export type Budget = keyof typeof BUDGETS

/** Null lets the caller through. */
type Verdict = ApiError | null

export interface Limits {
  call(address: string): Verdict
  challenge(address: string): Verdict
  signIn(address: string): Verdict
  /** Whether this address sent too many refused callbacks; counts nothing. */
  callbacks(address: string): Verdict
  /** Counts a refused callback. */
  callbackRefused(address: string): void
  submission(address: string): Promise<Verdict>
  unverified(address: string): Promise<Verdict>
  /**
   * Counts one status mail; false when its recipient had as many as allowed in this window.
   * @param recipient keyed hash of the mailbox
   */
  statusMail(recipient: string): Promise<boolean>
  /** Whether what everybody shares has room for a request that passed all else. */
  room(budget: Budget, address: string): Verdict
  /** A request was stored: only now does it draw on what is shared. */
  stored(budget: Budget, address: string): void
}

export interface LimitsDeps {
  readonly store: Pick<Store, 'countHit'>
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  /** Told when hits cannot be counted; the caller is let through. */
  readonly onFailure: (error: unknown) => void
}

/** Lets everybody through (RATE_LIMIT=off). */
export const NO_LIMITS: Limits = {
  call: () => null,
  challenge: () => null,
  signIn: () => null,
  callbacks: () => null,
  callbackRefused: () => undefined,
  submission: async () => null,
  unverified: async () => null,
  statusMail: async () => true,
  room: () => null,
  stored: () => undefined,
}

/**
 * All is counted in this process; what a line sends to several servers is
 * counted in the database as well, once it has passed here.
 */
export function createLimits({ store, clock, onFailure }: LimitsDeps): Limits {
  const limit = (name: keyof typeof LIMITS): NetworkLimit => createNetworkLimit(LIMITS[name], clock)
  const here = {
    call: limit('call'),
    challenge: limit('challenge'),
    signIn: limit('signIn'),
    callbackRefusal: limit('callbackRefusal'),
    submission: limit('submission'),
    unverified: limit('unverified'),
  }
  const budgets = {
    verified: createSharedBudget(BUDGETS.verified, clock),
    unverified: createSharedBudget(BUDGETS.unverified, clock),
  }

  const inMemory = (name: keyof typeof LIMITS, address: string): Verdict =>
    here[name].admit(address) ? null : TOO_MANY_REQUESTS(seconds(here[name].remainingMs()))

  const everywhere = async (
    name: 'submission' | 'unverified',
    address: string,
  ): Promise<Verdict> => {
    const tooOften = inMemory(name, address)
    if (tooOften) return tooOften
    const { line, lengthMs } = LIMITS[name]
    const now = clock()
    const count = await countOrZero(`${name}:${networksOf(address).line}`, { now, lengthMs })
    return count <= line ? null : TOO_MANY_REQUESTS(seconds(lengthMs - (now % lengthMs)))
  }

  /** A counter that fails must not cost a request: whatever went wrong, the visitor goes on. */
  const countOrZero = async (
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
    call: (address) => inMemory('call', address),
    challenge: (address) => inMemory('challenge', address),
    signIn: (address) => inMemory('signIn', address),
    callbacks: (address) =>
      here.callbackRefusal.isUsedUp(address)
        ? TOO_MANY_REQUESTS(seconds(here.callbackRefusal.remainingMs()))
        : null,
    callbackRefused: (address) => void here.callbackRefusal.admit(address),
    submission: (address) => everywhere('submission', address),
    unverified: (address) => everywhere('unverified', address),
    async statusMail(recipient) {
      const { most, lengthMs } = STATUS_MAILS
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
    room: (name, address) =>
      budgets[name].hasRoom(address) ? null : BUSY(seconds(budgets[name].remainingMs())),
    stored: (name, address) => budgets[name].draw(address),
  }
}

function seconds(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1000))
}
