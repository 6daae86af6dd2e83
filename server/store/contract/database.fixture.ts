import type { Store } from '../store.ts'

/** An empty database of one engine. */
export interface EmptyDatabase {
  /** A store of its own connections, as another process would have. */
  open(): Store
  drop(): Promise<void>
}

/** What one test works with: a fresh database and as many stores on it as it asks for. */
export interface Fixture {
  /** Opened and migrated. */
  readonly store: Store
  /** Opens another store on the same database; closed after the test. */
  another(): Store
}
