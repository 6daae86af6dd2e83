/**
 * The steps of the schema that a database has taken, each with a fingerprint of what was run: a
 * database of another history has other tables, whatever number its last step has.
 */

import { createHash } from 'node:crypto'

/** The database was made by other steps than those of this release. */
export class ForeignSchema extends Error {
  readonly code = 'FOREIGN_SCHEMA'
  constructor(what: string) {
    super(`${what}, so it was made by another program or by an unreleased version of this one`)
  }
}

/** A row of `site_migrations`, which older versions made without a fingerprint. */
export interface AppliedStep {
  readonly version: number
  readonly fingerprint?: string | null
}

/** The table of the steps taken; the same on both engines. */
export const HISTORY_TABLE = `CREATE TABLE IF NOT EXISTS site_migrations (
  version INTEGER PRIMARY KEY,
  applied_at TEXT NOT NULL,
  fingerprint TEXT NOT NULL
)`

export const fingerprintOf = (step: string): string =>
  createHash('sha256').update(step).digest('hex').slice(0, 16)

/**
 * Returns how many steps of this release a database has taken. Steps after them are those of a
 * later release, which only add.
 * @throws {ForeignSchema} if one of them was another step
 */
export function stepsTaken(applied: readonly AppliedStep[], steps: readonly string[]): number {
  const taken = steps.findIndex((_, index) => !applied.some(({ version }) => version === index + 1))
  const count = taken === -1 ? steps.length : taken
  for (const [index, step] of steps.slice(0, count).entries()) {
    const row = applied.find(({ version }) => version === index + 1)
    if (row?.fingerprint !== fingerprintOf(step))
      throw new ForeignSchema(`step ${index + 1} of its schema is another one`)
  }
  if (count < steps.length && applied.some(({ version }) => version > count))
    throw new ForeignSchema(`step ${count + 1} of its schema is missing`)
  return count
}

/** Returns the error of a step that found tables of the same name, as a sentence about them. */
export function asForeignSchema(error: unknown): unknown {
  const message = error instanceof Error ? error.message : ''
  return /already exists/.test(message)
    ? new ForeignSchema(`it has tables without a history (${message})`)
    : error
}
