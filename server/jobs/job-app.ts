import type { App } from '#server/app.ts'

/** The part of a logger that workers need; Fastify's logger fits. */
export interface JobLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** The parts of `App` that every task in the background uses. */
export interface JobApp extends Pick<App, 'clock' | 'setTimer'> {
  readonly log: JobLog
}
