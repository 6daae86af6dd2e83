import { alarmColumns } from './alarm/alarm-columns.ts'
import type { Migration, Tables } from './migration.ts'
import { KNOWN_BROWSERS, STAFF_PROOFS, STAFF_TABLES, staffTables } from './staff-tables.ts'

/** What the two engines write differently in a step. */
interface Engine extends Tables {
  /** What follows the making of tables: nobody but this server may read them. */
  readonly shut: (tables: readonly string[]) => string
}

interface Step {
  readonly name: string
  readonly sql: (engine: Engine) => string
}

/**
 * Steps of the schema, for both engines; a new one goes to the end. What came
 * before both were written once stands with each of them
 * (sqlite/migrations.ts, postgres/migrations.ts), and these are numbered
 * behind it, so neither gets another step there.
 */
const STEPS: readonly Step[] = [
  { name: 'board', sql: (engine) => staffTables(engine) + engine.shut(STAFF_TABLES) },
  { name: 'proofs of addresses', sql: () => STAFF_PROOFS },
  { name: 'known browsers', sql: KNOWN_BROWSERS },
  { name: 'caps that delay', sql: alarmColumns },
]

/** All steps of an engine, in order: its own first ones, then those of both. */
export function everyStep(own: readonly Migration[], engine: Engine): readonly Migration[] {
  const later = STEPS.map(({ name, sql }, index) => ({
    version: own.length + index + 1,
    name,
    sql: sql(engine),
  }))
  return [...own, ...later]
}
