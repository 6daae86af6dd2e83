import type { App } from '#server/app.ts'
import type { JobApp } from '#server/jobs/job-app.ts'
import type { Pages } from '#server/pages/create-pages.tsx'

/** What mails and events are sent with: the parts of `App` that they use. */
export interface OutboxApp
  extends
    JobApp,
    Pick<App, 'db' | 'environment' | 'transport' | 'fetch' | 'random' | 'mailCounts'> {
  readonly pages: Pick<Pages, 'mail'>
}
