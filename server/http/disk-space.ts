/** Returns whether there is disk space to write. */
export type HasDiskSpace = () => Promise<boolean>

/**
 * Below this the embedded database refuses new submissions while it can still finish pending work:
 * its log alone may grow to 16 MB.
 */
export const MIN_FREE_BYTES = 64 * 1024 * 1024

/** A disk does not fill up within this interval. */
const CHECK_INTERVAL_MS = 2000

/**
 * Creates the disk check.
 * @param freeBytes bytes that this process may still write; `null` when unknown, which counts as
 *   enough
 * @param clock milliseconds since the epoch
 */
export function createDiskCheck(
  freeBytes: () => Promise<number | null>,
  clock: () => number,
): HasDiskSpace {
  let checkedAt = Number.NEGATIVE_INFINITY
  let answer: Promise<boolean> = Promise.resolve(true)
  return () => {
    // Also checks when the clock was set back.
    if (Math.abs(clock() - checkedAt) >= CHECK_INTERVAL_MS) {
      checkedAt = clock()
      answer = freeBytes().then((bytes) => bytes === null || bytes >= MIN_FREE_BYTES)
    }
    return answer
  }
}
