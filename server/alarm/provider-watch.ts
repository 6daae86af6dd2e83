import { NOTICE_MESSAGES } from '#copy/server/notices.ts'
import type { Provider } from '#domain/alarm/channels.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import { readyMessage, staffMailboxTarget } from '#server/alarm/notices/new-notice.ts'
import type { Db } from '#server/db/db.ts'
import type { JobDeps } from '#server/jobs/job-deps.ts'
import { repeat } from '#server/jobs/timer.ts'
import type { ProviderState } from './channels/provider-state.ts'
import { countHit } from '#server/db/tables/counters.ts'
import { addDailyNotice } from '#server/alarm/sending/counted-calls.ts'

export interface ProviderWatchDeps extends JobDeps {
  readonly store: Db
  readonly providers: readonly {
    readonly provider: Provider
    readonly check: () => Promise<ProviderState>
  }[]
  readonly staffEmail: readonly string[] | null
}

/**
 * Asks each provider of a channel once an hour, on one of the servers of a database, whether it accepts
 * us. If not, logs an error and mails the owner, once a day for each (R244): otherwise the first lead at
 * night would find out.
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
  const { store, providers, clock, log, staffEmail } = deps
  for (const { provider, check } of providers) {
    const state = await check()
    if (state.state === 'ok') continue
    const { reason } = state
    if (state.state === 'unknown') {
      log.warn({ provider, reason }, 'a provider of a channel did not answer')
      continue
    }
    log.error({ provider, reason }, 'a provider of a channel refuses us: it notifies nobody')
    const target = staffMailboxTarget(staffEmail)
    const notice = readyMessage(target, NOTICE_MESSAGES.en.refused[provider], clock())
    await store.write((tx) => addDailyNotice(tx, notice, clock()))
  }
}
