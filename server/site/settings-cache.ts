import type { Review } from '#domain/lead/review.ts'
import type { AppParts } from '#server/app.ts'
import type { JobLog } from '#server/jobs/job-app.ts'
import { listSettings } from '#server/db/setting-queries.ts'
import { listPublishedReviews } from '#server/leads/reviews.ts'

export type SettingsRows = ReadonlyMap<string, string>

/** Caches the settings table and the published reviews for a short time. */
export interface SettingsCache {
  /** Returns all rows if they were read within the last two seconds; `null` otherwise. */
  freshRows(): SettingsRows | null
  /**
   * Returns all rows within a quarter of a second. Rejects only when nothing has been read yet and
   * the database fails or is slow.
   */
  rows(): Promise<SettingsRows>
  /** Returns the value of a row, or `null` for none; waits for the first read without a limit. */
  get(key: string): Promise<string | null>
  /** Returns the published reviews as they were read with the latest rows. */
  publishedReviews(): readonly Review[]
  /** Discards the cached rows; the next `get` reads again. */
  refresh(): void
}

/** Most reviews that the review page shows. */
const MAX_PUBLISHED_REVIEWS = 40
/** Maximum age of a cached row: a change takes effect within this time. */
export const SETTINGS_MAX_AGE_MS = 2000
/** Maximum delay for callers that can use older rows, measured from the start of the read. */
const SLOW_READ_LIMIT_MS = 250

interface SettingsSnapshot {
  readonly rows: SettingsRows
  readonly reviews: readonly Review[]
  readonly readAt: number
}

interface PendingRead {
  readonly done: Promise<SettingsSnapshot>
  /** Resolves once the read takes too long. */
  readonly timeout: Promise<void>
}

/**
 * Thrown when the table is locked or the network is down: the database may still answer, but a page
 * does not wait.
 */
class SettingsTimeoutError extends Error {
  override readonly name = 'SettingsTimeoutError'
  constructor() {
    super(`settings not read within ${SLOW_READ_LIMIT_MS} ms`)
  }
}

/**
 * Creates the cache, which holds the rows and the read in progress. It reads the table at most every two seconds. Keeps the last rows while the database fails
 * or is slow, so that pages stay available.
 */
export function createSettingsCache({
  db,
  clock,
  log,
}: Pick<AppParts, 'db' | 'clock'> & { readonly log: Pick<JobLog, 'warn'> }): SettingsCache {
  let latest: SettingsSnapshot | null = null
  let reading: PendingRead | null = null

  const read = async (): Promise<SettingsSnapshot> => {
    try {
      const [rows, reviews] = await Promise.all([
        db.read((tx) => listSettings(tx)),
        db.read((tx) => listPublishedReviews(tx, MAX_PUBLISHED_REVIEWS)),
      ])
      const values = new Map(rows.map(({ key, value }) => [key, value]))
      latest = { rows: values, reviews, readAt: clock() }
      return latest
    } catch (error) {
      if (latest !== null) log.warn({ err: error }, 'settings unreadable, the last reading is used')
      throw error
    }
  }

  const startRead = (): PendingRead => {
    const done = read()
    const forget = (): void => {
      reading = null
    }
    // The log and the waiting callers have the failure.
    done.then(forget, forget)
    return { done, timeout: unrefTimeout(SLOW_READ_LIMIT_MS) }
  }

  const fresh = (): SettingsSnapshot | null =>
    // Without `abs`, a clock that was set back would keep the rows fresh too long.
    latest && Math.abs(clock() - latest.readAt) < SETTINGS_MAX_AGE_MS ? latest : null

  /** Returns the latest rows, for callers that prefer older rows to waiting. */
  const latestWithinLimit = async (): Promise<SettingsSnapshot> => {
    const freshSnapshot = fresh()
    if (freshSnapshot !== null) return freshSnapshot
    reading ??= startRead()
    const staleSnapshot = latest
    const late = reading.timeout.then(() => {
      if (staleSnapshot === null) throw new SettingsTimeoutError()
      return staleSnapshot
    })
    const next = reading.done.catch((error: unknown) => {
      if (staleSnapshot === null) throw error
      return staleSnapshot
    })
    return await Promise.race([next, late])
  }

  return {
    freshRows: () => fresh()?.rows ?? null,
    rows: async () => (await latestWithinLimit()).rows,
    async get(key) {
      const { rows } =
        latest === null ? await (reading ??= startRead()).done : await latestWithinLimit()
      return rows.get(key) ?? null
    },
    publishedReviews: () => latest?.reviews ?? [],
    refresh() {
      if (latest) latest = { ...latest, readAt: Number.NEGATIVE_INFINITY }
    },
  }
}

/** Resolves after the time; does not keep the process running. */
function unrefTimeout(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref()
  })
}
