/** Reads from local storage; `null` if absent or disabled. Small: every page inlines it. */
export function storedValue(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
