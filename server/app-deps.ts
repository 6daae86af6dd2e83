import type { Alarm } from './alarm/alarm.ts'
import type { Environment } from './environment.ts'
import type { ConnectionLimits } from './http/server-options.ts'
import type { Site } from './http/site.ts'
import type { LogStream } from './log.ts'
import type { MailWorker } from './mail/worker.ts'
import type { Store } from './store/store.ts'

/** Everything that the application does not make itself. */
export interface AppDeps {
  readonly environment: Environment
  readonly store: Store
  readonly site: Site
  readonly mail: Pick<MailWorker, 'nudge' | 'counts'>
  readonly alarm: Pick<Alarm, 'desk' | 'visitors' | 'staff' | 'counts' | 'nudge'>
  readonly logStream: LogStream
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  /** A new UUID. */
  readonly randomId: () => string
  /** For the calls to Google. */
  readonly fetch: typeof globalThis.fetch
  /** Bytes left where the embedded database writes; null where that says nothing. */
  readonly freeBytes: () => Promise<number | null>
  /** True from the moment at which the server begins to stop. */
  readonly isStopping: () => boolean
  /** What a connection may cost; the ordinary limits unless a test cannot wait for them. */
  readonly connectionLimits?: ConnectionLimits
}
