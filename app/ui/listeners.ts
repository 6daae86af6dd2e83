/** Creates a set of listeners; `subscribe` has the form that `useSyncExternalStore` takes. */
export function createListeners() {
  const listeners = new Set<() => void>()
  return {
    notify(): void {
      for (const listener of listeners) listener()
    },
    /** Returns a function that unsubscribes. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
