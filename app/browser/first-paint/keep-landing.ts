import { currentLanding, LANDING_KEY } from '../storage/landing.ts'
import { storedValue } from './stored-value.ts'

/**
 * Keeps how the visitor came from the first moment on, because a tap before the first script file
 * would lose its click ids; visit/save-source.ts reads it later. A prerendered page may
 * never be seen.
 * @returns the landing
 */
export function keepLanding(): string {
  const landing = currentLanding(storedValue(LANDING_KEY))
  try {
    if (!(document as { readonly prerendering?: boolean }).prerendering)
      localStorage.setItem(LANDING_KEY, landing)
  } catch {
    // Storage is disabled or full: visit.ts reads the landing of this page once more.
  }
  return landing
}
