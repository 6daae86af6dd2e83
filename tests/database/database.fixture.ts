import type { Db } from '#server/db/db.ts'

/** Creates an empty database of one engine. */
export interface EmptyDatabase {
  /** Opens a store with its own connections, as another process would. */
  open(): Db
  drop(): Promise<void>
}

/** A fresh database for one test, with any number of stores on it. */
export interface Fixture {
  /** A store, opened and migrated. */
  readonly db: Db
  /** Opens another store on the same database; it is closed after the test. */
  another(): Db
}
