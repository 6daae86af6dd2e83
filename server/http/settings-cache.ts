import type { Store } from '#server/store/store.ts'

export type SettingsRows = ReadonlyMap<string, string>

/** The settings table as it was a moment ago. */
export interface SettingsCache {
  /** All rows, if they were read within the last two seconds; null: `rows` must be waited for. */
  freshRows(): SettingsRows | null
  /**
   * All rows, a quarter of a second after they were asked for at the latest; rejects only while
   * nothing has been read yet and the database fails or is late.
   */
  rows(): Promise<SettingsRows>
  /** The value of a row, or null where there is none; waits for the first reading, however long it takes. */
  get(key: string): Promise<string | null>
  /** Forgets what was read; the next `get` reads anew. */
  refresh(): void
}

/** How long a read may be old: a changed row shows within this time. */
export const SETTINGS_MAX_AGE_MS = 2000
/** How long a reading may hold anybody up who can do without it; counted from its beginning, for all together. */
const SLOW_READ_LIMIT_MS = 250

type SettingsSnapshot = { readonly rows: SettingsRows; readonly readAt: number }

interface PendingRead {
  readonly done: Promise<SettingsSnapshot>
  /** Fulfilled once it has taken too long. */
  readonly timeout: Promise<void>
}

/** A locked table, a network that swallows: the database may still answer, but a page does not wait for it. */
class SettingsTimeoutError extends Error {
  override readonly name = 'SettingsLate'
  constructor() {
    super(`settings not read within ${SLOW_READ_LIMIT_MS} ms`)
  }
}

export interface SettingsCacheDeps {
  readonly store: Pick<Store, 'listSettings'>
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  /** Told when the table could not be read and an older reading is used. */
  readonly onFailure: (error: unknown) => void
}

/**
 * Reads the settings table at most every two seconds. When the database
 * fails or is slow the last reading is kept: pages must not go down with it.
 */
export function createSettingsCache({ store, clock, onFailure }: SettingsCacheDeps): SettingsCache {
  let latest: SettingsSnapshot | null = null
  let reading: PendingRead | null = null

  const read = async (): Promise<SettingsSnapshot> => {
    try {
      const rows = await store.listSettings()
      latest = { rows: new Map(rows.map(({ key, value }) => [key, value])), readAt: clock() }
      return latest
    } catch (error) {
      if (latest !== null) onFailure(error)
      throw error
    }
  }

  const startRead = (): PendingRead => {
    const done = read()
    const forget = (): void => {
      reading = null
    }
    // Its failure is told by onFailure, and to those who wait for it.
    done.then(forget, forget)
    return { done, timeout: delay(SLOW_READ_LIMIT_MS) }
  }

  const fresh = (): SettingsSnapshot | null =>
    // Set back, the clock would make it fresh for as long as it ran ahead.
    latest && Math.abs(clock() - latest.readAt) < SETTINGS_MAX_AGE_MS ? latest : null

  /** The latest reading, for those who would rather have an older one than wait. */
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
    refresh() {
      if (latest) latest = { ...latest, readAt: Number.NEGATIVE_INFINITY }
    },
  }
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref()
  })
}
