/** Says whether there is room to write. */
export type HasDiskSpace = () => Promise<boolean>

/**
 * Below this the embedded database refuses new requests while it can still
 * finish what it began: its log alone may grow to 16 MB.
 */
export const MIN_FREE_BYTES = 64 * 1024 * 1024

/** A full disk does not fill up within one look. */
const CHECK_INTERVAL_MS = 2000

/**
 * @param freeBytes bytes that this process may still write; null when nobody can say, which counts as room
 * @param clock milliseconds since the epoch
 */
export function createDiskCheck(
  freeBytes: () => Promise<number | null>,
  clock: () => number,
): HasDiskSpace {
  let checkedAt = Number.NEGATIVE_INFINITY
  let answer: Promise<boolean> = Promise.resolve(true)
  return () => {
    // Also where the clock was set back behind the last look.
    if (Math.abs(clock() - checkedAt) >= CHECK_INTERVAL_MS) {
      checkedAt = clock()
      answer = freeBytes().then((bytes) => bytes === null || bytes >= MIN_FREE_BYTES)
    }
    return answer
  }
}
