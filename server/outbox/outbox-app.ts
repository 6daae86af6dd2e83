import type { App } from '#server/app.ts'
import type { JobDeps } from '#server/jobs/job-deps.ts'
import type { Pages } from '#server/pages/create-pages.tsx'

/** What mails and events are sent with: the parts of `App` that they use. */
export interface OutboxApp
  extends
    JobDeps,
    Pick<App, 'db' | 'environment' | 'transport' | 'fetch' | 'random' | 'mailCounts'> {
  readonly pages: Pick<Pages, 'mail'>
}
