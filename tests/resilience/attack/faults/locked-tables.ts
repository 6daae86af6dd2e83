import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { databaseFile } from '#server/environment/open-db.ts'
import type { Target } from '../../server.ts'
import { get } from '../cases/messages.ts'
import { ask } from './asking.ts'
import { ENGINES } from '../../databases.ts'
import type { Fault } from './fault.ts'
import { problemOf, visit } from '../visitor.ts'

/** Longer than every cached value that a page may use. */
const LOCKED_MS = 12_000
const PAGE_WITHIN_MS = 1000
const BETWEEN_MS = 250

/** Locks the tables, as a backup or a forgotten session does. */
async function lock(target: Target, databaseUrl: string | null): Promise<() => Promise<void>> {
  if (databaseUrl === null) {
    const database = new DatabaseSync(databaseFile(target.dataDir))
    database.exec('BEGIN EXCLUSIVE')
    return async () => {
      database.exec('ROLLBACK')
      database.close()
    }
  }
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('BEGIN; LOCK TABLE settings, submissions IN ACCESS EXCLUSIVE MODE')
  return async () => await client.end()
}

export const lockedTables: Fault = {
  name: 'no page waits for a locked table, and requests go through once it is free',
  engines: ENGINES,
  async run({ start, databaseUrl }) {
    const target = await start()
    // No page was requested before, so the settings are not cached.
    const unlock = await lock(target, databaseUrl)
    const problems: string[] = []
    const end = performance.now() + LOCKED_MS
    try {
      while (performance.now() < end && problems.length === 0) {
        for (const path of ['/', '/nowhere']) {
          const { status, ms } = await ask(target.port, get(path))
          if (status >= 500 || status === 0) problems.push(`the page ${path} was ${status}`)
          if (ms > PAGE_WITHIN_MS) problems.push(`the page ${path} took ${Math.round(ms)} ms`)
        }
        await pause(BETWEEN_MS)
      }
    } finally {
      await unlock()
    }
    const problem = problemOf(await visit(target, 1))
    return problem === null ? problems : [...problems, `afterwards, ${problem}`]
  },
}
