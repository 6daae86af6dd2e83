import type { FastifyInstance } from 'fastify'
import type { Alarm } from './alarm/alarm.ts'
import type { Db } from '#server/db/db.ts'
import type { JobWorker } from './jobs/job-worker.ts'

/** Time for requests and mails to finish; the rest is for closing the database. */
const DRAIN_TIMEOUT_MS = 7000

/**
 * Lets requests, mails and notices finish, closes connections after the time limit, then closes the
 * database.
 */
export async function stopServer(
  http: FastifyInstance,
  {
    outbox,
    alarm,
    callWatch,
    store,
  }: {
    readonly outbox: JobWorker
    readonly alarm: Alarm
    readonly callWatch: JobWorker
    readonly store: Db
  },
): Promise<boolean> {
  http.log.info('stopping')
  const closeConnections = setTimeout(() => http.server.closeAllConnections(), DRAIN_TIMEOUT_MS)
  const [, outboxDone, alarmDone, callsDone] = await Promise.all([
    http.close(),
    outbox.stop(DRAIN_TIMEOUT_MS),
    alarm.stop(DRAIN_TIMEOUT_MS),
    callWatch.stop(DRAIN_TIMEOUT_MS),
  ])
  clearTimeout(closeConnections)
  await store.close()
  http.log.info({ outboxDone, alarmDone, callsDone }, 'stopped')
  return outboxDone && alarmDone && callsDone
}
