import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Returns false in the prerendered page and during hydration, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
