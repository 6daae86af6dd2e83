import { NOTICE_MESSAGES } from '#copy/server/notices.ts'
import type { Provider } from '#domain/alarm/channels.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import { tellOwners } from '#server/alarm/notices/tell-owners.ts'
import type { NoticeSettings } from '#server/db/tables/notice.ts'
import type { Db } from '#server/db/db.ts'
import type { JobDeps } from '#server/jobs/job-deps.ts'
import { repeat } from '#server/jobs/timer.ts'
import type { ProviderState } from './channels/provider-state.ts'
import { countHit } from '#server/db/tables/counters.ts'

export interface ProviderWatchDeps extends JobDeps {
  readonly store: Db
  readonly providers: readonly {
    readonly provider: Provider
    readonly check: () => Promise<ProviderState>
  }[]
  readonly settings: NoticeSettings
}

/**
 * Asks each provider of a channel once an hour, on one of the servers of a database, whether it accepts
 * us. If not, logs an error and tells the owners, once a day for each: otherwise the first lead at night would
 * find out.
 * @returns a function that stops it
 */
export function watchProviders(deps: ProviderWatchDeps): () => void {
  const { store, providers, clock, setTimer, log } = deps
  if (providers.length === 0) return () => {}
  return repeat({ setTimer, firstMs: MINUTE_MS, everyMs: MINUTE_MS }, async () => {
    try {
      const window = { now: clock(), windowMs: HOUR_MS }
      if ((await store.single((tx) => countHit(tx, 'provider-watch', window))) === 1)
        await checkAll(deps)
    } catch (error) {
      log.error({ err: error }, 'providers of channels not checked')
    }
  })
}

async function checkAll(deps: ProviderWatchDeps): Promise<void> {
  const { store, providers, clock, log, settings } = deps
  for (const { provider, check } of providers) {
    const state = await check()
    if (state.state === 'ok') continue
    const { reason } = state
    if (state.state === 'unknown') {
      log.warn({ provider, reason }, 'a provider of a channel did not answer')
      continue
    }
    log.error({ provider, reason }, 'a provider of a channel refuses us: it notifies nobody')
    await store.write((tx) =>
      tellOwners(tx, (language) => NOTICE_MESSAGES[language].refused[provider], {
        now: clock(),
        settings,
        repeatedMs: DAY_MS,
      }),
    )
  }
}
