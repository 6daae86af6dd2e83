import type { Store } from '#server/store/store.ts'

export type SettingsRows = ReadonlyMap<string, string>

/** The settings table as it was a moment ago. */
export interface Settings {
  /** All rows, if they were read within the last two seconds; null: `rows` must be waited for. */
  fresh(): SettingsRows | null
  /** All rows; rejects only while nothing has been read yet. */
  rows(): Promise<SettingsRows>
  /** The value of a row, or null where there is none. */
  get(key: string): Promise<string | null>
  /** Forgets what was read; the next `get` reads anew. */
  refresh(): void
}

/** How long a read may be old: a changed row shows within this time. */
export const SETTINGS_FRESH_MS = 2000
/** How long anybody waits for the database while an older reading is at hand. */
const PATIENCE_MS = 250

type Snapshot = { readonly rows: SettingsRows; readonly readAt: number }

export interface SettingsDeps {
  readonly store: Pick<Store, 'listSettings'>
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  /** Told when the table could not be read and an older reading is used. */
  readonly onFailure: (error: unknown) => void
}

/**
 * Reads the settings table at most every two seconds. When the database
 * fails or is slow the last reading is kept: pages must not go down with it.
 * `get` rejects only while nothing has been read yet.
 */
export function createSettings({ store, clock, onFailure }: SettingsDeps): Settings {
  let latest: Snapshot | null = null
  let reading: Promise<Snapshot> | null = null

  const read = async (): Promise<Snapshot> => {
    const rows = await store.listSettings()
    latest = { rows: new Map(rows.map(({ key, value }) => [key, value])), readAt: clock() }
    return latest
  }

  const fresh = (): Snapshot | null =>
    // Set back, the clock would make it fresh for as long as it ran ahead.
    latest && Math.abs(clock() - latest.readAt) < SETTINGS_FRESH_MS ? latest : null

  const current = async (): Promise<Snapshot> => {
    const young = fresh()
    if (young !== null) return young
    reading ??= read().finally(() => {
      reading = null
    })
    const older = latest
    if (older === null) return await reading
    const next = reading.catch((error: unknown) => {
      onFailure(error)
      return older
    })
    return await Promise.race([next, after(PATIENCE_MS, older)])
  }

  return {
    fresh: () => fresh()?.rows ?? null,
    rows: async () => (await current()).rows,
    async get(key) {
      return (await current()).rows.get(key) ?? null
    },
    refresh() {
      if (latest) latest = { ...latest, readAt: Number.NEGATIVE_INFINITY }
    },
  }
}

function after<Value>(milliseconds: number, value: Value): Promise<Value> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds, value).unref()
  })
}
