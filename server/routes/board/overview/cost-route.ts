import { needs } from '../needs.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { formatAdCosts, readAdCost, withAdCost } from '#domain/sources/ad-costs.ts'
import { AD_COSTS_KEY, readAdCosts } from '#server/leads/overview/stored-ad-costs.ts'
import { AD_COSTS_ADDRESS } from '#server/pages/board/addresses.ts'
import type { RejectedCost } from '#server/pages/board/overview/sources.tsx'
import type { BoardDeps } from '../board-deps.ts'
import { setSetting } from '#server/store/setting-queries.ts'

type CostRequest = FastifyRequest<{ Body: URLSearchParams | undefined }>

const PARTS = ['month', 'source', 'cents'] as const

/**
 * Receives what ads of a source cost in a month (R215).
 * @param reject shows the overview with what was typed
 */
export function costRoute(
  app: FastifyInstance,
  { store }: Pick<BoardDeps, 'store'>,
  reject: (
    request: CostRequest,
    reply: FastifyReply,
    rejected: RejectedCost,
  ) => Promise<FastifyReply>,
): void {
  app.post(AD_COSTS_ADDRESS, needs('money'), async (request: CostRequest, reply) => {
    const typed = (name: string): string => request.body?.get(name) ?? ''
    const fields = { month: typed('month'), source: typed('source'), amount: typed('amount') }
    const { month, source, cents } = readAdCost(fields)
    if (month === null || source === null || cents === null) {
      const wrong = { month, source, cents }
      const part = PARTS.find((each) => wrong[each] === null) ?? 'month'
      return await reject(request, reply, { ...fields, part })
    }
    const costs = withAdCost(await readAdCosts(store), { month, source, cents })
    await store.write((tx) => setSetting(tx, AD_COSTS_KEY, formatAdCosts(costs)))
    const days = /^\d{1,3}$/.test(typed('days')) ? typed('days') : ''
    return reply.redirect(`/staff/overview?days=${days}#sources`, 303)
  })
}
