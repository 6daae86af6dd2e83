import type { Alarm } from './alarm/alarm.ts'
import type { Environment } from './environment.ts'
import type { ConnectionLimits } from './http/server-options.ts'
import type { Site } from './http/site.ts'
import type { LogStream } from './log.ts'
import type { MailWorker } from './mail/worker.ts'
import type { Store } from './store/store.ts'

/** Dependencies that the application does not create itself. */
export interface AppDeps {
  readonly environment: Environment
  readonly store: Store
  readonly site: Site
  readonly mail: Pick<MailWorker, 'nudge' | 'counts'>
  readonly alarm: Pick<Alarm, 'leads' | 'counts' | 'nudge'>
  readonly logStream: LogStream
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  /** A new UUID. */
  readonly randomId: () => string
  /** Used for calls to Google. */
  readonly fetch: typeof globalThis.fetch
  /** Free bytes on the volume of the embedded database; `null` when unknown. */
  readonly freeBytes: () => Promise<number | null>
  /** Returns true once the server has begun to stop. */
  readonly isStopping: () => boolean
  /** Defaults to the production limits; tests shorten them. */
  readonly connectionLimits?: ConnectionLimits
}
