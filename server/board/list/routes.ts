import { listTakenCalls } from '#server/db/tables/incoming-call.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { business } from '#domain/business/business.ts'
import { localDate, shiftDate } from '#domain/time/appointment.ts'
import { HOUR_MS, WEEK_MS } from '#domain/time/durations.ts'
import { countOpen, listAppointments, listBoard } from '#server/leads/board-leads.ts'
import { countAllRefused } from '#server/leads/blocked-numbers.ts'
import { markSeen } from '#server/leads/seen.ts'
import { MINE_ADDRESS } from '#server/board/addresses.ts'
import type { Period, Session } from '#server/db/tables/board-records.ts'
import { listStaff } from '#server/db/tables/staff-members.ts'
import type { App } from '#server/app.ts'
import { addForm, type BoardForm } from '#server/board/form.ts'
import { needs } from '#server/board/needs.ts'
import { sendNotFound, sendPolledPage } from '#server/board/replies.ts'
import { sessionOf, viewerOf } from '#server/board/sign-in/session.ts'
import { relyingParty } from '#server/board/sign-in/relying-party.ts'
import { endsSoonAt } from '#server/board/sign-in/session-cookie.ts'

/**
 * Leads per page. The network rule lets 40 hostile networks put 160 leads before a real one
 * (server/alarm/escalation/unanswered-limit.ts).
 */
const PAGE_SIZE = 200
/** Keeps the offset within the range of a database integer. */
const MAX_PAGES = 100_000
const MAX_MARKED_SEEN = 50

/** Serves `/staff`, the list of leads, and `/staff/mine`. */
export function listRoutes(http: FastifyInstance, app: App): void {
  const { db, pages: allPages, clock } = app

  http.get(
    '/staff',
    needs('leads'),
    async (request: FastifyRequest<{ Querystring: { page?: string } }>, reply) => {
      const now = clock()
      const requested = Number.parseInt(request.query.page ?? '1', 10)
      const number = Math.min(Math.max(Number.isNaN(requested) ? 1 : requested, 1), MAX_PAGES)
      const offset = (number - 1) * PAGE_SIZE
      const viewer = viewerOf(request)
      const [page, staff, calls, refused] = await Promise.all([
        db.read((tx) => listBoard(tx, { since: now - WEEK_MS, limit: PAGE_SIZE, offset, now })),
        db.read((tx) => listStaff(tx)),
        db.read((tx) => listTakenCalls(tx, now - CALLS_OFFERED_MS, MAX_CALLS_OFFERED)),
        db.read(countAllRefused),
      ])
      const pages = Math.max(1, Math.ceil(page.total / PAGE_SIZE))
      // The leads of the last page may have been closed since the link was rendered.
      if (number > pages) return reply.redirect('/staff', 303)
      const list = allPages.board.list({
        viewer,
        page,
        staff,
        calls: calls.filter(({ staffMemberName }) => staffMemberName === viewer.name),
        hasPush: sessionOf(request).notifies,
        offersPasskey: isOfferedPasskey(sessionOf(request), app, now),
        number,
        pages,
        signedOutAt: endsSoonAt(sessionOf(request), now),
        refused,
        now,
      })
      return sendPolledPage(request, reply, list)
    },
  )

  http.get(MINE_ADDRESS, needs('leads'), async (request, reply) => {
    const now = clock()
    const viewer = viewerOf(request)
    const week = weekFrom(now)
    const own = { since: now - WEEK_MS, assigneeId: viewer.id, limit: PAGE_SIZE, offset: 0, now }
    const [page, appointments, openLeads] = await Promise.all([
      db.read((tx) => listBoard(tx, own)),
      db.read((tx) => listAppointments(tx, week.period)),
      db.read((tx) => countOpen(tx, now)),
    ])
    const { days } = week
    const mine = { viewer, page, days, appointments, openLeads, now }
    return sendPolledPage(request, reply, allPages.board.mine(mine))
  })

  addForm(http, app, seen)

  // Unknown addresses get a board page, because the site's pages run scripts and store the visited
  // address.
  http.get(
    '/staff/*',
    needs('leads'),
    async (request: FastifyRequest<{ Params: { '*': string } }>, reply) =>
      request.params['*'] === ''
        ? reply.redirect('/staff', 308)
        : sendNotFound(request, reply, allPages),
  )
}

/** A passkey is offered after a sign-in, not for ever to somebody who wants none. */
const PASSKEY_OFFERED_MS = WEEK_MS

const isOfferedPasskey = (session: Session, { environment }: App, now: number): boolean =>
  !session.hasPasskey &&
  now - session.createdAt < PASSKEY_OFFERED_MS &&
  relyingParty(environment.staffUrl) !== null

/** Answered calls of the last hours, each of which may be a job. */
const CALLS_OFFERED_MS = 2 * HOUR_MS
const MAX_CALLS_OFFERED = 3

/**
 * POST /staff/seen: the leads that are on a staff member's screen. The script sends them when the
 * board is visible; fetching it proves nothing.
 */
const seen: BoardForm<{ readonly id: readonly string[] }> = {
  address: '/staff/seen',
  needs: 'leads',
  lists: ['id'],
  fields: () => z.object({ id: z.array(z.string()) }),
  async save(tx, { id }, press) {
    await markSeen(tx, [...new Set(id)].slice(0, MAX_MARKED_SEEN), press)
    return 'done'
  },
}

const DAYS_SHOWN = 7

interface Week {
  /** Dates of the business, such as 2031-03-04. */
  readonly days: readonly string[]
  readonly period: Period
}

/** Returns today and the six days after it, on the business's calendar. */
function weekFrom(now: number): Week {
  const today = localDate(now)
  const startOf = (date: string): number =>
    Temporal.PlainDate.from(date).toZonedDateTime(business.timeZone).epochMilliseconds
  return {
    days: Array.from({ length: DAYS_SHOWN }, (_, index) => shiftDate(today, index)),
    period: { since: startOf(today), until: startOf(shiftDate(today, DAYS_SHOWN)) },
  }
}
