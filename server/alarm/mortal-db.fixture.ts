import type { Db } from '#server/db/db.ts'

/** Wraps a database so that no transaction returns to a dead engine. Leases expire by themselves. */
export function mortal(db: Db, hasDied: () => boolean): Db {
  const mortally =
    (run: Db['read']): Db['read'] =>
    async (work) => {
      const result = await run(work)
      return hasDied() ? await new Promise(() => {}) : result
    }
  return {
    ...db,
    isShared: true,
    read: mortally(db.read),
    write: mortally(db.write),
    writeRelaxed: mortally(db.writeRelaxed),
    single: mortally(db.single),
  }
}
