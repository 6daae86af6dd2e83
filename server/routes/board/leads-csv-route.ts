import type { FastifyInstance, FastifyRequest } from 'fastify'
import { business } from '#domain/business/business.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { localDateTime, parseLocalDateTime } from '#domain/staff/on-call/shift.ts'
import { PRIVATE_HEADERS } from '#server/platform/http/response-headers.ts'
import { BYTE_ORDER_MARK, csvLine } from '#server/leads/facts/csv-line.ts'
import { BOARD_MESSAGES } from '#copy/server/board.ts'
import { lossOf } from '#server/leads/overview.ts'
import type { LeadOutcome } from '#server/store/board-records.ts'
import type { BoardDeps } from './board-deps.ts'

const TITLES =
  'Received,Status,Name,Service,Address,Town,Source,Taken by,Minutes until taken,Missed or lost,ID'.split(
    ',',
  )

/** Serves `/staff/leads.csv?from=2031-03-01&to=2031-03-31` for an owner (R224); both days count. */
export async function leadsCsvRoute(
  app: FastifyInstance,
  { store, clock }: BoardDeps,
): Promise<void> {
  const dayStart = (text: unknown): number | null =>
    typeof text === 'string' ? parseLocalDateTime(`${text}T00:00`, business.timeZone) : null

  app.get(
    '/staff/leads.csv',
    async (request: FastifyRequest<{ Querystring: { from?: unknown; to?: unknown } }>, reply) => {
      const { from, to } = request.query
      const [since, last] = [dayStart(from), dayStart(to)]
      reply.headers(PRIVATE_HEADERS)
      for (const [name, text, at] of [
        ['from', from, since],
        ['to', to, last],
      ] as const)
        if (text !== undefined && at === null)
          return reply
            .code(422)
            .type('text/plain; charset=utf-8')
            .send(`${name} takes a day such as 2031-03-01.\n`)
      const now = clock()
      const period = {
        since: since ?? now - 30 * DAY_MS,
        until: last === null ? now : last + DAY_MS,
      }
      const leads = await store.leads.listOutcomes(period)
      return reply
        .header('content-disposition', 'attachment; filename="leads.csv"')
        .type('text/csv; charset=utf-8')
        .send(
          BYTE_ORDER_MARK +
            csvLine(TITLES) +
            leads.map((lead) => csvLine(cells(lead, now))).join(''),
        )
    },
  )
}

const cells = (lead: LeadOutcome, now: number): readonly string[] => [
  localDateTime(lead.at, business.timeZone),
  lead.status,
  lead.name,
  lead.service,
  lead.address,
  lead.town ?? '',
  lead.source ?? '',
  lead.assignee === null ? '' : (lead.assignee.name ?? business.name),
  lead.acceptedAt === null ? '' : String(Math.round((lead.acceptedAt - lead.at) / 60_000)),
  lossText(lead, now),
  lead.id,
]

function lossText(lead: LeadOutcome, now: number): string {
  const reason = lossOf(lead, now)
  return reason === null ? '' : BOARD_MESSAGES.en.overview.losses[reason]
}
