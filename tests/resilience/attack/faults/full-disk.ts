import { setTimeout as pause } from 'node:timers/promises'
import type { Target } from '../../server.ts'
import { get } from '../cases/messages.ts'
import { ask, idOf, validInsert } from './asking.ts'
import type { Fault } from './fault.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'

const LARGEST_KB = 1024
/** More submissions than fit, of about 10 KB each. */
const MAX_SUBMISSIONS = 600

/**
 * The test write of /readyz is smaller than a submission and its result is cached for two seconds,
 * so a nearly full disk can still report ready.
 */
const PROOFS = 6
const PROOF_EVERY_MS = 2100

/** Returns the status of /readyz once nothing fits any more, or its last one. */
async function readyWhenFull(target: Target): Promise<number> {
  let status = 0
  for (let asked = 0; asked < PROOFS && status !== 503; asked++) {
    await pause(asked === 0 ? 1000 : PROOF_EVERY_MS)
    status = (await ask(target.port, get('/readyz'))).status
  }
  return status
}

/** Limits the size of files, which has the same effect on the database as a full disk. */
export const fullDisk: Fault = {
  name: 'where nothing more can be written, requests are answered 503 and /readyz says so',
  engines: ['sqlite'],
  async run({ start, mailPort }) {
    const target = await start({
      environment: { RATE_LIMIT: 'off', SMTP_URL: `smtp://127.0.0.1:${mailPort}` },
      largestFileKb: LARGEST_KB,
    })
    const ids: string[] = []
    const other = new Set<number>()
    let refused = 0
    for (let sent = 0; sent < MAX_SUBMISSIONS && refused < 5; sent++) {
      const answer = await ask(target.port, validInsert(target))
      const id = answer.status === 201 ? idOf(answer) : null
      if (id !== null) ids.push(id)
      else if (answer.status === 503) refused++
      else other.add(answer.status)
    }
    const ready = await readyWhenFull(target)
    const { status: page } = await ask(target.port, get('/faq'))
    const leads = await target.withDb(
      async (db) =>
        await Promise.all(ids.map(async (id) => await db.read((tx) => getLead(tx, id)))),
    )
    const lost = leads.filter((lead) => lead === null).length
    return [
      refused === 0 && 'no request was refused: the disk was not full',
      other.size > 0 && `requests were answered ${[...other].join(', ')}`,
      ready !== 503 && `/readyz was ${ready}`,
      page !== 200 && `a page was ${page}`,
      lost > 0 && `${lost} acknowledged requests are lost`,
    ].filter((problem) => problem !== false)
  },
}
