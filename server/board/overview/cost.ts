import { z } from 'zod'
import { AD_COST_COPY } from '#copy/server/ad-costs.ts'
import { type AdCost, formatAdCosts, readAdCost, withAdCost } from '#domain/sources/ad-costs.ts'
import { AD_COSTS_KEY, readAdCosts } from '#server/leads/overview/stored-ad-costs.ts'
import { AD_COSTS_ADDRESS, OVERVIEW_ADDRESS } from '#server/board/addresses.ts'
import { savedAddress } from '#server/board/saved.ts'
import { setSetting } from '#server/db/setting-queries.ts'
import type { BoardForm } from '#server/board/form.ts'
import { overviewPage } from './get-overview.ts'

interface Fields extends AdCost {
  /** The period that the page showed; '' for the usual one. */
  readonly days: string
}

const PARTS = { month: 'month', source: 'source', cents: 'amount' } as const

const text = () => z.string().default('')

/** POST /staff/overview/costs: what ads of a source cost in a month. */
export const cost: BoardForm<Fields> = {
  address: AD_COSTS_ADDRESS,
  needs: 'money',
  fields: ({ viewer }) =>
    z
      .object({ month: text(), source: text(), amount: text(), days: text() })
      .transform(({ days, ...typed }, context) => {
        const { month, source, cents } = readAdCost(typed)
        if (month === null || source === null || cents === null) {
          const part = month === null ? 'month' : source === null ? 'source' : 'cents'
          const message = AD_COST_COPY[viewer.language].problems[part]
          context.addIssue({ code: 'custom', message, path: [PARTS[part]] })
          return z.NEVER
        }
        return { month, source, cents, days: /^\d{1,3}$/.test(days) ? days : '' }
      }),
  async save(tx, { days, ...entered }) {
    const costs = withAdCost(await readAdCosts(tx), entered)
    await setSetting(tx, AD_COSTS_KEY, formatAdCosts(costs))
    return { to: savedAddress(`${OVERVIEW_ADDRESS}?days=${days}`, 'ad-cost') }
  },
  rejected: (rejected, { viewer }, deps) => overviewPage(viewer, deps, { rejectedCost: rejected }),
}
