import type { Store } from '#server/store/store.ts'
import { type ApiError, BUSY, TOO_MANY_REQUESTS } from './api-error.ts'
import { rateKey } from './client-address.ts'
import { createMemoryWindow, type MemoryWindow } from './memory-window.ts'

/**
 * How often one address may do what (R64). Generous, because carriers put
 * thousands of phones behind one address; strict only where no captcha stands.
 */
export const LIMITS = {
  /** Requests that passed the rules, per address. */
  submission: { hits: 30, lengthMs: 10 * 60 * 1000 },
  /** Requests that no captcha vouches for, per address. */
  unverified: { hits: 6, lengthMs: 10 * 60 * 1000 },
  /** All requests that reach this process. */
  everySubmission: { hits: 3000, lengthMs: 10 * 60 * 1000 },
  /** All requests of this process that no captcha vouches for. */
  everyUnverified: { hits: 300, lengthMs: 10 * 60 * 1000 },
  /** Every call of the API, per address. */
  call: { hits: 600, lengthMs: 60 * 1000 },
  /** Challenges, per address: each costs the server a few milliseconds. */
  challenge: { hits: 120, lengthMs: 60 * 1000 },
} as const

/** Null lets the caller through. */
type Verdict = ApiError | null

export interface Limits {
  call(address: string): Verdict
  challenge(address: string): Verdict
  submission(address: string): Promise<Verdict>
  unverified(address: string): Promise<Verdict>
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
  submission: async () => null,
  unverified: async () => null,
}

/** Shared limits are counted in the database, all others in this process. */
export function createLimits({ store, clock, onFailure }: LimitsDeps): Limits {
  const memory = (name: keyof typeof LIMITS): MemoryWindow =>
    createMemoryWindow(LIMITS[name].lengthMs, clock)
  const windows = {
    call: memory('call'),
    challenge: memory('challenge'),
    everySubmission: memory('everySubmission'),
    everyUnverified: memory('everyUnverified'),
  }

  const inMemory = (
    name: keyof typeof windows,
    key: string,
    refuse: (seconds: number) => ApiError,
  ): Verdict =>
    windows[name].hit(key) <= LIMITS[name].hits
      ? null
      : refuse(seconds(windows[name].remainingMs()))

  const shared = async (name: 'submission' | 'unverified', address: string): Promise<Verdict> => {
    const { hits, lengthMs } = LIMITS[name]
    const now = clock()
    const count = await countOrZero(`${name}:${rateKey(address)}`, { now, lengthMs })
    return count <= hits ? null : TOO_MANY_REQUESTS(seconds(lengthMs - (now % lengthMs)))
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
    call: (address) => inMemory('call', rateKey(address), TOO_MANY_REQUESTS),
    challenge: (address) => inMemory('challenge', rateKey(address), TOO_MANY_REQUESTS),
    submission: async (address) =>
      inMemory('everySubmission', '', BUSY) ?? (await shared('submission', address)),
    unverified: async (address) =>
      inMemory('everyUnverified', '', BUSY) ?? (await shared('unverified', address)),
  }
}

function seconds(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1000))
}
