/** The part of a logger that the mail side needs; Fastify's fits. */
export interface MailLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}
