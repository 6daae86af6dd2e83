import type { After } from './mail/timer.ts'
import type { Store } from './store/store.ts'

export interface ReadinessOptions {
  readonly store: Pick<Store, 'isReady'>
  readonly log: {
    info(fields: object, message: string): void
    error(fields: object, message: string): void
  }
  readonly after: After
}

const CHECK_INTERVAL_MS = 2000

/**
 * Looks at the database every two seconds and says in the log when it is
 * lost and when it is back: nobody may be sending a request at three in the
 * morning, and nobody may be asking /readyz.
 * @returns what ends it
 */
export function watchReadiness({ store, log, after }: ReadinessOptions): () => void {
  let wasReady = true
  let stopped = false
  let cancel = (): void => {}

  const check = async (): Promise<void> => {
    const reason = await store.isReady().then(
      (ready) => (ready ? null : {}),
      (error: unknown) => ({ err: error }),
    )
    if (stopped) return
    if (wasReady && reason) log.error(reason, 'database lost: requests are answered with 503')
    if (!wasReady && !reason) log.info({}, 'database is back')
    wasReady = reason === null
    schedule()
  }

  const schedule = (): void => {
    cancel = after(CHECK_INTERVAL_MS, () => void check())
  }

  schedule()
  return () => {
    stopped = true
    cancel()
  }
}
