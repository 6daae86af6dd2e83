/**
 * Reads from local storage; `null` without a value, or if storage is disabled. Small, because every
 * page inlines it.
 */
export function storedValue(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
