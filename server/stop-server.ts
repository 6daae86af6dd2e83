import type { FastifyInstance } from 'fastify'
import type { Db } from '#server/db/db.ts'
import type { JobWorker } from './jobs/job-worker.ts'

/** Time for requests and mails to finish; the rest is for closing the database. */
const DRAIN_TIMEOUT_MS = 7000

/**
 * Lets requests, mails and notices finish, closes connections after the time limit, then closes the
 * database.
 * @param workers by name
 * @returns whether all was finished
 */
export async function stopServer(
  http: FastifyInstance,
  db: Db,
  workers: Readonly<Record<string, Pick<JobWorker, 'stop'>>>,
): Promise<boolean> {
  http.log.info('stopping')
  const closeConnections = setTimeout(() => http.server.closeAllConnections(), DRAIN_TIMEOUT_MS)
  const [, ...unfinished] = await Promise.all([
    http.close(),
    ...Object.entries(workers).map(async ([name, worker]) =>
      (await worker.stop(DRAIN_TIMEOUT_MS)) ? [] : [name],
    ),
  ])
  clearTimeout(closeConnections)
  await db.close()
  http.log.info({ unfinished: unfinished.flat() }, 'stopped')
  return unfinished.flat().length === 0
}
