import type { FastifyInstance } from 'fastify'
import type { Alarm } from './notify/alarm.ts'
import type { MailWorkers } from './mail-workers.ts'
import type { Db } from '#server/store/db.ts'
import type { JobWorker } from './jobs/job-worker.ts'

/** Time for requests and mails to finish; the rest is for closing the database. */
const DRAIN_TIMEOUT_MS = 7000

/**
 * Lets requests, mails and notices finish, closes connections after the time limit, then closes the
 * database.
 */
export async function stopServer(
  app: FastifyInstance,
  {
    workers,
    alarm,
    store,
    incomingWorkers,
  }: {
    workers: MailWorkers
    alarm: Alarm
    store: Db
    incomingWorkers: readonly JobWorker[]
  },
): Promise<boolean> {
  app.log.info('stopping')
  const closeConnections = setTimeout(() => app.server.closeAllConnections(), DRAIN_TIMEOUT_MS)
  const [, mailDone, visitorsDone, alarmDone, ...incomingDone] = await Promise.all([
    app.close(),
    workers.staff.stop(DRAIN_TIMEOUT_MS),
    workers.visitors.stop(DRAIN_TIMEOUT_MS),
    alarm.stop(DRAIN_TIMEOUT_MS),
    ...incomingWorkers.map((worker) => worker.stop(DRAIN_TIMEOUT_MS)),
  ])
  clearTimeout(closeConnections)
  await store.close()
  app.log.info({ mailDone, visitorsDone, alarmDone }, 'stopped')
  return mailDone && visitorsDone && alarmDone && incomingDone.every(Boolean)
}
