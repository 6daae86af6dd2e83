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

/** What the two engines write differently where a table is made. */
export interface Tables {
  /** A whole number of 64 bits. */
  readonly integer: string
  /** After the closing bracket of a table. */
  readonly options: string
}

/** The steps that a database at `version` still needs. */
export function pending(migrations: readonly Migration[], version: number): readonly Migration[] {
  return migrations.filter((migration) => migration.version > version)
}

/** The version of this release. */
export function latestVersion(migrations: readonly Migration[]): number {
  return migrations.at(-1)?.version ?? 0
}
