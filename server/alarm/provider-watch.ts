import { OWNER_WARNINGS } from '#copy/server/owner-warnings.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import { tellOwners } from '#server/alarm/notices/tell-owners.ts'
import { listStaff } from '#server/db/tables/staff-members.ts'
import { repeat } from '#server/jobs/timer.ts'
import { checkProvider, PROVIDERS } from './channels/provider-checks.ts'
import type { AlarmApp } from './alarm-app.ts'
import { countHit } from '#server/db/tables/counters.ts'

/**
 * Asks each provider of a channel once an hour, on one of the servers of a database, whether it accepts
 * us. If not, logs an error and tells the owners, once a day for each: otherwise the first lead at night would
 * find out.
 * @returns a function that stops it
 */
export function watchProviders(app: AlarmApp): () => void {
  const { db, clock, setTimer, log } = app
  return repeat({ setTimer, firstMs: MINUTE_MS, everyMs: MINUTE_MS }, async () => {
    try {
      const window = { now: clock(), windowMs: HOUR_MS }
      if ((await db.single((tx) => countHit(tx, 'provider-watch', window))) === 1)
        await checkAll(app)
    } catch (error) {
      log.error({ err: error }, 'providers of channels not checked')
    }
  })
}

async function checkAll(app: AlarmApp): Promise<void> {
  const { db, clock, log, noticeSettings: settings } = app
  const staff = await db.read(listStaff)
  for (const provider of PROVIDERS) {
    const state = await checkProvider(app, provider, staff)
    if (state === null || state.state === 'ok') continue
    const { reason } = state
    if (state.state === 'unknown') {
      log.warn({ provider, reason }, 'a provider of a channel did not answer')
      continue
    }
    log.error({ provider, reason }, 'a provider of a channel refuses us: it notifies nobody')
    await db.write((tx) =>
      tellOwners(tx, (language) => OWNER_WARNINGS[language].refused[provider], {
        now: clock(),
        settings,
        repeatedMs: DAY_MS,
      }),
    )
  }
}
