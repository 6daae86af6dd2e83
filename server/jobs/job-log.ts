/** The part of a logger that workers need; Fastify's logger fits. */
export interface JobLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}
