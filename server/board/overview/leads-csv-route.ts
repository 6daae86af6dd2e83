import { needs } from '#server/board/needs.ts'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { business } from '#domain/business/business.ts'
import { isCounted } from '#domain/lead/lifecycle.ts'
import { OWNER_WARNINGS } from '#copy/server/owner-warnings.ts'
import { firstName } from '#domain/text/first-name.ts'
import { tellOwners } from '#server/alarm/notices/tell-owners.ts'
import type { Language } from '#domain/text/language.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { parseLocalDateTime } from '#domain/staff/on-call/shift.ts'
import { PRIVATE_HEADERS } from '#server/http/response-headers.ts'
import { BYTE_ORDER_MARK, csvLine } from '#server/leads/facts/csv-line.ts'
import { exportedLeads } from '#server/leads/overview/exported-leads.ts'
import { type ExportedLead, leadColumns } from '#server/leads/overview/csv-columns.ts'
import type { App } from '#server/app.ts'
import { viewerOf } from '#server/board/sign-in/session.ts'

/** Serves `/staff/leads.csv?from=2031-03-01&to=2031-03-31` for an owner, without spam; both days count. The other owners are told. */
export function leadsCsvRoute(
  http: FastifyInstance,
  { db, clock, noticeSettings: settings }: App,
): void {
  const dayStart = (text: unknown): number | null =>
    typeof text === 'string' ? parseLocalDateTime(`${text}T00:00`, business.timeZone) : null

  http.get(
    '/staff/leads.csv',
    needs('exports'),
    async (request: FastifyRequest<{ Querystring: { from?: unknown; to?: unknown } }>, reply) => {
      const { from, to } = request.query
      const [since, last] = [dayStart(from), dayStart(to)]
      reply.headers(PRIVATE_HEADERS)
      for (const [field, text, at] of [
        ['from', from, since],
        ['to', to, last],
      ] as const)
        if (text !== undefined && at === null)
          return reply
            .code(422)
            .type('text/plain; charset=utf-8')
            .send(`${field} takes a day such as 2031-03-01.\n`)
      const now = clock()
      const period = {
        since: since ?? now - 30 * DAY_MS,
        until: last === null ? now : last + DAY_MS,
      }
      const { id: byId, name, language } = viewerOf(request)
      await db.write((tx) =>
        tellOwners(tx, (each) => OWNER_WARNINGS[each].exported(firstName(name)), {
          byId,
          now,
          settings,
        }),
      )
      return reply
        .header('content-disposition', 'attachment; filename="leads.csv"')
        .type('text/csv; charset=utf-8')
        .send(Readable.from(lines(exportedLeads(db, period, now), language)))
    },
  )
}

async function* lines(
  leads: AsyncIterable<ExportedLead>,
  language: Language,
): AsyncGenerator<string> {
  const { titles, cells } = leadColumns({ language, showsSecrets: false })
  yield BYTE_ORDER_MARK + csvLine(titles)
  for await (const exported of leads)
    if (isCounted(exported.lead.status)) yield csvLine(cells(exported))
}
