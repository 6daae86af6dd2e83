/** Says whether there is room to write. */
export type HasRoom = () => Promise<boolean>

/**
 * Below this the embedded database refuses new requests while it can still
 * finish what it began: its log alone may grow to 16 MB.
 */
export const LEAST_FREE_BYTES = 64 * 1024 * 1024

/** A full disk does not fill up within one look. */
const LOOK_EVERY_MS = 2000

/**
 * @param freeBytes bytes that this process may still write; null when nobody can say, which counts as room
 * @param clock milliseconds since the epoch
 */
export function createDiskCheck(
  freeBytes: () => Promise<number | null>,
  clock: () => number,
): HasRoom {
  let seenAt = Number.NEGATIVE_INFINITY
  let answer: Promise<boolean> = Promise.resolve(true)
  return () => {
    // Also where the clock was set back behind the last look.
    if (Math.abs(clock() - seenAt) >= LOOK_EVERY_MS) {
      seenAt = clock()
      answer = freeBytes().then((bytes) => bytes === null || bytes >= LEAST_FREE_BYTES)
    }
    return answer
  }
}
