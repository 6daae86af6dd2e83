import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { databaseFile } from '#server/environment/open-store.ts'
import type { Target } from '../target.ts'
import { ask, get, rightInsert } from './asking.ts'
import type { Fault } from './fault.ts'

/** How soon the server must have seen it. */
const SEEN_MS = 1000
const AFTERWARDS = 20

function deletedDatabase(
  id: string,
  name: string,
  remove: (target: Target) => Promise<void>,
): Fault {
  return {
    id,
    name,
    engines: ['sqlite'],
    async run({ start }) {
      const target = await start({ environment: { RATE_LIMIT: 'off' } })
      const before = await ask(target.port, rightInsert(target))
      if (before.status !== 201) return [`before it, a request was answered ${before.status}`]
      await remove(target)
      await pause(SEEN_MS)
      let acknowledged = 0
      for (let sent = 0; sent < AFTERWARDS; sent++) {
        const { status } = await ask(target.port, rightInsert(target))
        if (status === 201) acknowledged++
        else if (status !== 503) return [`a request was answered ${status}, not 503`]
      }
      const { status: ready } = await ask(target.port, get('/readyz'))
      const { status: page } = await ask(target.port, get('/faq'))
      return [
        acknowledged > 0 &&
          `${acknowledged} of ${AFTERWARDS} requests were acknowledged into nothing`,
        ready !== 503 && `/readyz was ${ready}`,
        page !== 200 && `a page was ${page}`,
        ![...target.log.troubles.keys()].some((line) => line.startsWith('50')) &&
          'no error in the log tells of it',
      ].filter((problem) => problem !== false)
    },
  }
}

export const deletedFiles = deletedDatabase(
  'deleted-files',
  'a database whose files are deleted under the server is an outage, not a 201',
  async ({ dataDir }) => {
    for (const end of ['', '-wal', '-shm']) await rm(`${databaseFile(dataDir)}${end}`)
  },
)

export const deletedFolder = deletedDatabase(
  'deleted-folder',
  'so is one whose whole folder is deleted',
  async ({ dataDir }) => await rm(dataDir, { recursive: true }),
)
