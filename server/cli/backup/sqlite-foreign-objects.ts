import { DatabaseSync } from 'node:sqlite'

/**
 * Drops the triggers and views of a database file that no other process has open: this site creates
 * neither, and both would run when its tables are used. SQLite stores no functions in a file.
 * @returns the dropped objects, such as `trigger audit`
 */
export function dropForeignObjects(file: string): readonly string[] {
  const database = new DatabaseSync(file)
  try {
    const found = database
      .prepare(
        `SELECT type, name FROM sqlite_schema WHERE type IN ('trigger', 'view') ORDER BY 1, 2`,
      )
      .all()
    // Dropping a view drops its triggers.
    for (const { type, name } of found)
      database.exec(`DROP ${String(type)} IF EXISTS "${String(name).replaceAll('"', '""')}"`)
    return found.map(({ type, name }) => `${String(type)} ${String(name)}`)
  } finally {
    database.close()
  }
}
