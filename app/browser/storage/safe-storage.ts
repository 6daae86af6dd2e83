/** Text values by name, stored by the browser if possible, otherwise in memory. */
export interface SafeStorage {
  get(name: string): string | null
  set(name: string, value: string): void
  remove(name: string): void
}

/** The part of Web Storage that is used; every method may throw. */
export type RawStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Creates storage that never throws. Web Storage may be missing (older web views), blocked (with
 * blocked cookies even access throws) or full. Rejected values live as long as the page.
 * @param open returns the browser's storage; called each time, because access itself may throw
 */
export function createSafeStorage(open: () => RawStorage | null | undefined): SafeStorage {
  /** Latest values that the browser rejected; `null` means removed. */
  const memory = new Map<string, string | null>()

  /** Returns whether the browser did it. */
  function attempt(act: (storage: RawStorage) => void): boolean {
    try {
      const storage = open()
      if (!storage) return false
      act(storage)
      return true
    } catch {
      // SecurityError, QuotaExceededError, or no storage object.
      return false
    }
  }

  return {
    get(name) {
      const rejected = memory.get(name)
      if (rejected !== undefined) return rejected
      let value: string | null = null
      attempt((storage) => (value = storage.getItem(name)))
      return value
    },
    set(name, value) {
      if (attempt((storage) => storage.setItem(name, value))) memory.delete(name)
      else memory.set(name, value)
    },
    remove(name) {
      if (attempt((storage) => storage.removeItem(name))) memory.delete(name)
      else memory.set(name, null)
    },
  }
}

/** Local storage: persists on the device. */
export const deviceValues = createSafeStorage(() => window.localStorage)

/** Session storage: lasts as long as the tab. */
export const tabValues = createSafeStorage(() => window.sessionStorage)
