import { networksOf } from './client-address.ts'
import { createConcurrencyLimit } from './concurrency-limit.ts'

/** Limits concurrent uploads, in total and per network, so that no network holds all of them. */
export interface UploadSlots {
  /** Returns a release function to call once; `null` when no slot is free for this address. */
  acquire(address: string): (() => void) | null
}

export function createUploadSlots(limits: {
  readonly total: number
  readonly perNetwork: number
}): UploadSlots {
  const all = createConcurrencyLimit(limits.total)
  const inUse = new Map<string, number>()
  return {
    acquire(address) {
      const { addressKey, ipv6Slash48 } = networksOf(address)
      const network = ipv6Slash48 ?? addressKey
      const ofNetwork = inUse.get(network) ?? 0
      const releaseTotal = ofNetwork < limits.perNetwork ? all.acquire() : null
      if (releaseTotal === null) return null
      inUse.set(network, ofNetwork + 1)
      let isReleased = false
      return () => {
        if (isReleased) return
        isReleased = true
        releaseTotal()
        const left = (inUse.get(network) ?? 1) - 1
        if (left === 0) inUse.delete(network)
        else inUse.set(network, left)
      }
    },
  }
}
