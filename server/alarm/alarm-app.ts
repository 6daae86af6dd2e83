import type { App } from '#server/app.ts'
import type { JobLog } from '#server/jobs/job-app.ts'
import type { SettingsCache } from '#server/site/settings-cache.ts'
import type { ChannelApp } from './channel.ts'

/** What the alarm runs with: the parts of `App` that it uses. */
export interface AlarmApp
  extends ChannelApp, Pick<App, 'setTimer' | 'random' | 'randomId' | 'noticeSettings'> {
  readonly log: JobLog
  readonly settings: Pick<SettingsCache, 'get'>
}
