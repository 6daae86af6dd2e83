import { networksOf } from '#server/http/client-address.ts'
import { createMemoryWindow } from './memory-window.ts'

const SHARED_KEY = ''

/**
 * Creates a budget for one window, which all senders share. Its last part is reserved for customer networks that have not
 * used it yet, so that a flood leaves room for new senders.
 */
export function createSharedBudget(
  {
    hits,
    reservedForNewSenders,
    windowMs,
  }: { hits: number; reservedForNewSenders: number; windowMs: number },
  clock: () => number,
) {
  const window = createMemoryWindow(windowMs, clock)
  /** Another address of the same /48 is not a new sender. */
  const customerKey = (address: string): string => {
    const { addressKey, ipv6Slash48 } = networksOf(address)
    return ipv6Slash48 ?? addressKey
  }
  return {
    /** Returns whether this address may use the budget once more. */
    hasRoom(address: string): boolean {
      const available =
        window.count(customerKey(address)) === 0 ? hits : hits - reservedForNewSenders
      return window.count(SHARED_KEY) < available
    },
    /** Called for stored submissions only, so that failures do not use up the budget. */
    countUse(address: string): void {
      window.hit(SHARED_KEY)
      window.hit(customerKey(address))
    },
    remainingMs: window.remainingMs,
  }
}
