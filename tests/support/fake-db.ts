import type { Db, Row, Statement, Tx } from '#server/db/db.ts'

type Work<Result> = (tx: Tx) => Promise<Result>

/** Creates a database whose statements are answered by a function, for code that runs few of them. */
export function fakeDb(
  run: (statement: Statement) => Promise<readonly Row[]>,
  changes: Partial<Db> = {},
): Db {
  const work = <Result>(transaction: Work<Result>): Promise<Result> => transaction({ run })
  return {
    engine: 'sqlite',
    isShared: false,
    read: work,
    write: work,
    writeRelaxed: work,
    writeUnlocked: work,
    single: work,
    onWrite: () => () => {},
    migrate: async () => {},
    isReady: async () => true,
    verify: () => {},
    eraseDeleted: async () => true,
    close: async () => {},
    ...changes,
  }
}

/** Creates a database that has nothing but settings, in a map. */
export const fakeSettings = (rows: Map<string, string>): Db =>
  fakeDb(async ({ sql, values }) => {
    const key = String(values['key'])
    if (sql.startsWith('INSERT')) {
      if (!sql.includes("WHERE settings.value = ''") || !rows.get(key))
        rows.set(key, String(values['value']))
      return []
    }
    const found = rows.get(key)
    return found === undefined ? [] : [{ key, value: found }]
  })
