import { networksOf } from '#server/http/client-address.ts'
import { createMemoryWindow } from './memory-window.ts'

/** What everybody draws on together. */
export interface SharedBudget {
  /** True while there is room for one more from this address. */
  hasRoom(address: string): boolean
  /** Draws one: only for what was stored, so that nothing that fails costs anybody else. */
  draw(address: string): void
  /** Milliseconds until it is full again. */
  remainingMs(): number
}

const SHARED_KEY = ''

/**
 * A budget of one window. Its last part is kept for those who have not drawn
 * on it yet: a crowd that sends all it may leaves room for a newcomer.
 * @param clock milliseconds since the epoch
 */
export function createSharedBudget(
  { hits, forNewcomers, lengthMs }: { hits: number; forNewcomers: number; lengthMs: number },
  clock: () => number,
): SharedBudget {
  const window = createMemoryWindow(lengthMs, clock)
  /** A new line of the same customer is nobody new. */
  const customerKey = (address: string): string => {
    const { perAddress, per48 } = networksOf(address)
    return per48 ?? perAddress
  }
  return {
    hasRoom(address) {
      const available = window.count(customerKey(address)) === 0 ? hits : hits - forNewcomers
      return window.count(SHARED_KEY) < available
    },
    draw(address) {
      window.hit(SHARED_KEY)
      window.hit(customerKey(address))
    },
    remainingMs: window.remainingMs,
  }
}
