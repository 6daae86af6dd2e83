import type { RawStorage } from './safe-storage.ts'

/** Creates browser storage with these values, which can also be read in `values`. */
export function fakeStorage(entries: Iterable<readonly [string, string]> = []) {
  const values = new Map(entries)
  const storage: RawStorage = {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
  }
  return { ...storage, values }
}
