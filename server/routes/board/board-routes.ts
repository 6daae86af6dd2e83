import { needs } from './needs.ts'
import { markSeen } from '#server/leads/seen.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { WEEK_MS } from '#domain/time/durations.ts'
import { PRIVATE_HEADERS } from '#server/http/response-headers.ts'
import { createLeadRequests } from './lead-requests.ts'
import { MINE_ADDRESS } from '#server/pages/board/addresses.ts'
import { endsSoonAt } from './session-cookie.ts'
import { listView } from './list-view.ts'
import { mineView, weekFrom } from './mine-view.ts'
import type { BoardDeps } from './board-deps.ts'
import { listBoard, listAppointments, countOpen } from '#server/leads/board/board-leads.ts'
import { listStaff } from '#server/store/staff-members.ts'

/**
 * Leads per page. The network rule lets 40 hostile networks put 160 leads before a real one
 * (unanswered-limit.ts).
 */
const PAGE_SIZE = 200
/** Keeps the offset within the range of a database integer. */
const MAX_PAGES = 100_000
const MAX_MARKED_SEEN = 50

/** Serves `/staff`, the list of leads (R130). The session guard has admitted every request. */
export function boardRoutes(app: FastifyInstance, deps: BoardDeps): void {
  const { store, guard, replies, clock } = deps
  const { sendNotFound } = createLeadRequests(deps)

  app.get(
    '/staff',
    needs('leads'),
    async (request: FastifyRequest<{ Querystring: { page?: string } }>, reply) => {
      const now = clock()
      const requested = Number.parseInt(request.query.page ?? '1', 10)
      const number = Math.min(Math.max(Number.isNaN(requested) ? 1 : requested, 1), MAX_PAGES)
      const [page, staff] = await Promise.all([
        store.read((tx) =>
          listBoard(tx, {
            since: now - WEEK_MS,
            limit: PAGE_SIZE,
            offset: (number - 1) * PAGE_SIZE,
            now,
          }),
        ),
        store.read((tx) => listStaff(tx)),
      ])
      const pages = Math.max(1, Math.ceil(page.total / PAGE_SIZE))
      // The leads of the last page may have been closed since the link was rendered.
      if (number > pages) return reply.redirect('/staff', 303)
      const view = listView({
        viewer: guard.sessionOf(request).staffMember,
        page,
        staff,
        number,
        pages,
        signedOutAt: endsSoonAt(guard.sessionOf(request), now),
        now,
      })
      return replies.sendPolledPage(request, reply, 'list', view)
    },
  )

  app.get(MINE_ADDRESS, needs('leads'), async (request, reply) => {
    const now = clock()
    const viewer = guard.sessionOf(request).staffMember
    const week = weekFrom(now)
    const [page, appointments, openLeads] = await Promise.all([
      store.read((tx) =>
        listBoard(tx, {
          since: now - WEEK_MS,
          assigneeId: viewer.id,
          limit: PAGE_SIZE,
          offset: 0,
          now,
        }),
      ),
      store.read((tx) => listAppointments(tx, week.period)),
      store.read((tx) => countOpen(tx, now)),
    ])
    const view = mineView({ viewer, page, days: week.days, appointments, openLeads, now })
    return replies.sendPolledPage(request, reply, 'mine', view)
  })

  // Sent by the script when the board is visible; fetching it proves nothing.
  app.post(
    '/staff/seen',
    needs('leads'),
    async (request: FastifyRequest<{ Body: URLSearchParams | undefined }>, reply) => {
      const ids = [...new Set(request.body?.getAll('id'))].slice(0, MAX_MARKED_SEEN)
      const staffMemberId = guard.sessionOf(request).staffMember.id
      if (ids.length > 0)
        await store.write((tx) => markSeen(tx, ids, { staffMemberId, now: clock() }))
      return reply.headers(PRIVATE_HEADERS).code(204).send()
    },
  )

  // Unknown addresses get a board page, because the site's pages run scripts and store the visited
  // address.
  app.get(
    '/staff/*',
    needs('leads'),
    async (request: FastifyRequest<{ Params: { '*': string } }>, reply) =>
      request.params['*'] === '' ? reply.redirect('/staff', 308) : sendNotFound(request, reply),
  )
}
