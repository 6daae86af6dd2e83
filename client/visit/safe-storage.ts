/** Text values by name, kept by the browser where it can and by this page where it cannot. */
export interface SafeStorage {
  get(name: string): string | null
  set(name: string, value: string): void
  remove(name: string): void
}

/** The part of Web Storage that is needed; every method may throw. */
export type RawStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Storage that never throws: it may be missing (older web views), refused
 * (blocked cookies make the mere access throw) or full. What the browser does
 * not take lives as long as the page.
 * @param open returns the browser's storage; called anew each time, because access itself may throw
 */
export function createSafeStorage(open: () => RawStorage | null | undefined): SafeStorage {
  /** Newest word on names that the browser would not take; null stands for removed. */
  const memory = new Map<string, string | null>()

  /** True when the browser did it. */
  function attempt(act: (storage: RawStorage) => void): boolean {
    try {
      const storage = open()
      if (!storage) return false
      act(storage)
      return true
    } catch {
      // SecurityError, QuotaExceededError, or no such object at all.
      return false
    }
  }

  return {
    get(name) {
      const kept = memory.get(name)
      if (kept !== undefined) return kept
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

/** Local storage: stays on the device. */
export const deviceValues = createSafeStorage(() => window.localStorage)

/** Session storage: stays as long as the tab. */
export const tabValues = createSafeStorage(() => window.sessionStorage)
