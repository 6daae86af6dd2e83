import type { Environment } from '#server/environment.ts'
import type { JobDeps } from '#server/jobs/job-deps.ts'
import type { MailTransport } from '#server/outbox/transport/transport.ts'
import type { Mails } from '#server/pages/create-pages.tsx'
import type { Db } from '#server/db/db.ts'

export interface OutboxDeps extends JobDeps {
  readonly db: Db
  readonly environment: Environment
  readonly transport: MailTransport
  readonly mails: Mails
  readonly fetch: typeof globalThis.fetch
  readonly random: () => number
}
