import type { FastifyInstance } from 'fastify'
import type { Alarm } from './notify/alarm.ts'
import type { MailWorkers } from './mail-workers.ts'
import type { Db } from '#server/store/db.ts'
import type { JobWorker } from './platform/jobs/job-worker.ts'

/** Time for requests and mails to finish; the rest is for closing the database. */
const DRAIN_TIMEOUT_MS = 7000

/**
 * How long a process that was replaced keeps connections without a request: one that it accepted a
 * moment ago may still be sending its first request over a slow network, and a client may use an idle
 * one in the moment in which it is closed.
 */
const IDLE_GRACE_MS = 1500

/** Lets `Server.close` close idle connections later; until then each closes after its next response. */
function closeIdleLater(server: FastifyInstance['server']): void {
  const closeIdle = server.closeIdleConnections.bind(server)
  server.closeIdleConnections = () => void setTimeout(closeIdle, IDLE_GRACE_MS)
}

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
    isReplaced,
  }: {
    workers: MailWorkers
    alarm: Alarm
    store: Db
    incomingWorkers: readonly JobWorker[]
    /** Whether another process listens on the same socket. */
    isReplaced: boolean
  },
): Promise<boolean> {
  app.log.info('stopping')
  if (isReplaced) closeIdleLater(app.server)
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
