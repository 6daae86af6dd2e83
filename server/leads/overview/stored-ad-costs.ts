import type { SettingName } from '#domain/settings.ts'
import { type AdCost, parseAdCosts } from '#domain/sources/ad-costs.ts'
import { getSetting } from '#server/db/setting-queries.ts'
import type { Tx } from '#server/db/db.ts'

/** Settings row with what ads cost. */
export const AD_COSTS_KEY = 'ad_costs' satisfies SettingName

/** Reads what ads cost; a row written without our tools may contain anything. */
export async function readAdCosts(tx: Tx): Promise<readonly AdCost[]> {
  const reading = parseAdCosts((await getSetting(tx, AD_COSTS_KEY)) ?? '')
  return reading.ok ? reading.costs : []
}
