import { setTimeout as pause } from 'node:timers/promises'
import { ask, get, idOf, rightInsert } from './asking.ts'
import type { Fault } from './fault.ts'

const LARGEST_KB = 1024
/** More than fit, each of some 10 KB. */
const MOST = 600

/** No file may grow beyond a size, which is to the database what a full disk is. */
export const fullDisk: Fault = {
  id: 'full-disk',
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
    for (let sent = 0; sent < MOST && refused < 5; sent++) {
      const answer = await ask(target.port, rightInsert(target))
      const id = answer.status === 201 ? idOf(answer) : null
      if (id !== null) ids.push(id)
      else if (answer.status === 503) refused++
      else other.add(answer.status)
    }
    await pause(1000)
    const { status: ready } = await ask(target.port, get('/readyz'))
    const { status: page } = await ask(target.port, get('/faq'))
    const leads = await target.withStore(
      async (store) => await Promise.all(ids.map(async (id) => await store.getLead(id))),
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
