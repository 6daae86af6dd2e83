import { listDelayedCalls } from '#server/leads/overview/delayed-calls.ts'
import { lastDays } from '#server/leads/overview/overview-period.ts'
import { readOverview } from '#server/leads/overview/overview.ts'
import { readAdCosts } from '#server/leads/overview/stored-ad-costs.ts'
import type { Saved } from '#server/board/saved.ts'
import type { Rejected } from '#server/pages/parts/rejected.ts'
import type { Page } from '#server/pages/create-pages.tsx'
import type { Viewer } from '#server/db/tables/board-records.ts'
import type { App } from '#server/app.ts'

/** Periods of the overview, in days. */
export const OVERVIEW_DAYS: readonly number[] = [1, 7, 30, 90]
export const DEFAULT_DAYS = 7

/** Makes the overview, with a cost that was refused. */
export async function overviewPage(
  { language }: Viewer,
  { db, pages, clock }: App,
  {
    days = DEFAULT_DAYS,
    rejectedCost = null,
    saved = null,
  }: {
    readonly days?: number
    readonly rejectedCost?: Rejected | null
    readonly saved?: Saved | null
  },
): Promise<Page> {
  const now = clock()
  const period = lastDays(days, now)
  return pages.board.overview({
    language,
    periods: OVERVIEW_DAYS,
    days,
    overview: await readOverview(db, period, now),
    delayed: await db.read((tx) => listDelayedCalls(tx, period)),
    costs: await db.read((tx) => readAdCosts(tx)),
    rejectedCost,
    saved,
    now,
  })
}
