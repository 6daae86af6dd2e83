import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { problemOf, visit } from '../visitor.ts'
import { ask, idOf, validInsert } from './asking.ts'
import type { Fault } from './fault.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'

const LASTS_MS = 4000
const CUT_EVERY_MS = 100

/** Database connections are closed repeatedly, as by a failover or a firewall. */
export const cutConnections: Fault = {
  name: 'connections to the database that are cut cost no acknowledged request',
  engines: ['postgres'],
  async run({ start, databaseUrl }) {
    const target = await start({ environment: { RATE_LIMIT: 'off' } })
    const client = new Client({ connectionString: databaseUrl ?? '' })
    await client.connect()
    const ids: string[] = []
    const other = new Set<number>()
    const end = performance.now() + LASTS_MS
    const cutting = async (): Promise<void> => {
      while (performance.now() < end) {
        await client.query(
          'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
        )
        await pause(CUT_EVERY_MS)
      }
    }
    const sending = async (): Promise<void> => {
      while (performance.now() < end) {
        const answer = await ask(target.port, validInsert(target))
        const id = answer.status === 201 ? idOf(answer) : null
        if (id !== null) ids.push(id)
        else if (answer.status !== 503) other.add(answer.status)
      }
    }
    await Promise.all([cutting(), sending(), sending(), sending()])
    await client.end()
    const afterwards = problemOf(await visit(target, 1))
    const leads = await target.withDb(
      async (db) =>
        await Promise.all(ids.map(async (id) => await db.read((tx) => getLead(tx, id)))),
    )
    const lost = leads.filter((lead) => lead === null).length
    return [
      ids.length === 0 && 'nothing was acknowledged: nothing was tested',
      lost > 0 && `${lost} of ${ids.length} acknowledged requests are lost`,
      other.size > 0 && `requests were answered ${[...other].join(', ')}`,
      afterwards !== null && `afterwards, ${afterwards}`,
    ].filter((problem) => problem !== false)
  },
}
