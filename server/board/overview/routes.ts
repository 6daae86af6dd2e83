import { needs } from '#server/board/needs.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { PRIVATE_HEADERS } from '#server/http/response-headers.ts'
import { BYTE_ORDER_MARK } from '#server/leads/facts/csv-line.ts'
import { COUNTED_GROUPS } from '#server/leads/overview/count-outcomes.ts'
import {
  listOutcomes,
  COUNT_NAMES,
  COUNT_FILTERS,
  type CountedLead,
} from '#server/leads/overview/counted-leads.ts'
import { nameIn } from '#server/leads/overview/group-names.ts'
import { readOverview } from '#server/leads/overview/overview.ts'
import { lastDays } from '#server/leads/overview/overview-period.ts'
import { BOARD_MESSAGES } from '#copy/server/board.ts'
import { countedAddress } from '#server/board/addresses.ts'
import type { App } from '#server/app.ts'
import { outcomeRow } from '#server/board/lead/outcome-row.ts'
import { groupName } from '#server/board/overview/group-name.ts'
import { cost } from './cost.ts'
import { DEFAULT_DAYS, OVERVIEW_DAYS, overviewPage } from './get-overview.ts'
import { addForm } from '#server/board/form.ts'
import { savedOf } from '#server/board/saved.ts'
import { sendPage } from '#server/board/replies.ts'
import { viewerOf } from '#server/board/sign-in/session.ts'
import { overviewCsv } from './overview-csv.ts'
import { search } from '#server/db/tables/outcomes.ts'

type Query = FastifyRequest<{ Querystring: Readonly<Record<string, unknown>> }>

const LEADS_PER_PAGE = 50

/** Returns a parameter of the query; '' for one that is missing or repeated. */
const parameter = ({ query }: Query, name: string): string => {
  const value = query[name]
  return typeof value === 'string' ? value : ''
}

const daysOf = (request: Query): number =>
  OVERVIEW_DAYS.find((days) => String(days) === parameter(request, 'days')) ?? DEFAULT_DAYS

/** Serves the overview, the lists behind its numbers, and the search. */
export function overviewRoutes(http: FastifyInstance, app: App): void {
  const { db, pages, clock } = app

  http.get('/staff/overview', needs('money'), async (request: Query, reply) =>
    sendPage(
      reply,
      200,
      await overviewPage(viewerOf(request), app, {
        days: daysOf(request),
        saved: savedOf(request),
      }),
    ),
  )

  addForm(http, app, cost)

  http.get('/staff/overview.csv', needs('exports'), async (request: Query, reply) => {
    const [days, now] = [daysOf(request), clock()]
    const overview = await readOverview(db, lastDays(days, now), now)
    return reply
      .headers(PRIVATE_HEADERS)
      .header('content-disposition', `attachment; filename="overview-${days}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(BYTE_ORDER_MARK + overviewCsv(overview, viewerOf(request).language))
  })

  http.get('/staff/overview/leads', needs('money'), async (request: Query, reply) => {
    const [days, now] = [daysOf(request), clock()]
    const viewer = viewerOf(request)
    const messages = BOARD_MESSAGES[viewer.language].overview
    const [of, name] = [parameter(request, 'of'), parameter(request, 'name')]
    const group = COUNTED_GROUPS.find((each) => each === of)
    const countName = COUNT_NAMES.find((each) => each === of) ?? 'submissions'
    const isCounted = (lead: CountedLead): boolean =>
      group === undefined ? COUNT_FILTERS[countName](lead) : nameIn(group, lead) === name
    const counted = (await db.read((tx) => listOutcomes(tx, lastDays(days, now), now))).filter(
      isCounted,
    )
    const start = counted.findIndex(({ id }) => id === parameter(request, 'after')) + 1
    const leads = counted.slice(start, start + LEADS_PER_PAGE)
    const after = leads.at(-1)?.id ?? ''
    const isLast = counted.length <= start + LEADS_PER_PAGE
    const what =
      group === undefined ? messages.counts[countName] : groupName(group, name, viewer.language)
    const page = pages.board.counted({
      language: viewer.language,
      title: `${what}, ${messages.days(days)} (${counted.length})`,
      leads: leads.map((lead) => outcomeRow(lead, viewer)),
      next: isLast ? null : countedAddress({ days: String(days), of, name, after }),
    })
    return sendPage(reply, 200, page)
  })

  http.get('/staff/search', needs('leads'), async (request: Query, reply) => {
    const text = parameter(request, 'q')
    const [, at, id] = /^(\d{1,13})\.([\w-]{1,64})$/.exec(parameter(request, 'after')) ?? []
    const after = at === undefined || id === undefined ? null : { at: Number(at), id }
    const { leads, next } = await db.read((tx) =>
      search(tx, { text, after, limit: LEADS_PER_PAGE }),
    )
    const more = new URLSearchParams({ q: text, after: next ? `${next.at}.${next.id}` : '' })
    const viewer = viewerOf(request)
    const page = pages.board.search({
      language: viewer.language,
      text,
      leads: leads.map((lead) => outcomeRow(lead, viewer)),
      next: next && `/staff/search?${more.toString()}`,
    })
    return sendPage(reply, 200, page)
  })
}
