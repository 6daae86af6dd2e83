/**
 * One step of the schema. Steps are numbered from 1 without gaps, run in
 * order, once, and are never edited after a release. A step only adds, so
 * that a server of the release before keeps working beside the new one.
 */
export interface Migration {
  readonly version: number
  readonly name: string
  readonly sql: string
}

/** What the engines write differently where a table is created. */
export interface SchemaDialect {
  /** Type of a whole number of 64 bits. */
  readonly integer: string
  readonly real: string
  /** Type of a moment, written as ISO 8601 text. */
  readonly time: string
  readonly json: string
  /** After the closing bracket of a table. */
  readonly options: string
  /** Before TABLE where a crash may empty it. */
  readonly unlogged: string
  /** Expression of 256 random bits, in hex. */
  readonly secret: string
  /** Runs after all tables. */
  readonly last: string
}

/** The steps that a database at `version` still needs. */
export function pendingMigrations(
  steps: readonly Migration[],
  version: number,
): readonly Migration[] {
  return steps.filter((step) => step.version > version)
}

/** The version of this release. */
export function latestVersion(steps: readonly Migration[]): number {
  return steps.at(-1)?.version ?? 0
}
