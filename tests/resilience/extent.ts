/**
 * TEST_FULL selects the long forms, TEST_SCALE multiplies all extents, and TEST_SEED repeats a run.
 */
export const isFull = process.env['TEST_FULL'] !== undefined

const SCALE = Number(process.env['TEST_SCALE'] ?? 1)

/** Returns the number of requests, kills or seconds of the short or the long form. */
export const extent = (short: number, long: number): number =>
  Math.round((isFull ? long : short) * SCALE)

/** Time limit of a test, ms. */
export const LIMIT_MS = 300_000 * Math.max(1, SCALE)

export const seedOr = (usual: number): number => Number(process.env['TEST_SEED'] ?? usual)

/** Formats each count above 0 as a sentence. */
export const problemsOf = (defects: Readonly<Record<string, number>>): readonly string[] =>
  Object.entries(defects).flatMap(([name, times]) => (times > 0 ? [`${name}: ${times}`] : []))
