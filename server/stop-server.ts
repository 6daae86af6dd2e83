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
  http: FastifyInstance,
  parts: {
    readonly workers: MailWorkers
    readonly alarm: Alarm
    readonly store: Db
    readonly callWatch: JobWorker
    readonly eventPosts: JobWorker | null
  },
): Promise<boolean> {
  const { workers, alarm, store, callWatch, eventPosts } = parts
  http.log.info('stopping')
  const closeConnections = setTimeout(() => http.server.closeAllConnections(), DRAIN_TIMEOUT_MS)
  const closed = http.close()
  const [mailDone, visitorsDone, alarmDone, ...othersDone] = await Promise.all(
    [workers.staff, workers.visitors, alarm, callWatch, eventPosts].map(
      async (worker) => (await worker?.stop(DRAIN_TIMEOUT_MS)) ?? true,
    ),
  )
  await closed
  clearTimeout(closeConnections)
  await store.close()
  http.log.info({ mailDone, visitorsDone, alarmDone }, 'stopped')
  return [mailDone, visitorsDone, alarmDone, ...othersDone].every(Boolean)
}
