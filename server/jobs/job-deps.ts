import type { SetTimer } from './timer.ts'

/** The part of a logger that workers need; Fastify's logger fits. */
export interface JobLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** What every task in the background needs. */
export interface JobDeps {
  readonly clock: () => number
  readonly setTimer: SetTimer
  readonly log: JobLog
}
