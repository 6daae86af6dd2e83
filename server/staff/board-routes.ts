import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { business } from '#domain/business.ts'
import { parseEtaMinutes } from '#domain/lead/arrival.ts'
import { hasAssignee, isClosed, parseLeadStatus, type LeadStatus } from '#domain/lead/lifecycle.ts'
import { leadState, statusAfter, UNDONE } from '#domain/lead/replay.ts'
import { onCallAt } from '#domain/on-call/on-call.ts'
import type { LeadService } from '#server/lead/lead-service.ts'
import { serviceName } from '#server/alarm/messages/service-name.ts'
import { calendarFile } from '#server/lead/calendar-file.ts'
import { toSingleLine } from '#server/lead/display-text.ts'
import { PRIVATE_HEADERS } from '#server/http/response-headers.ts'
import type { StatusPageTokenFactory } from '#server/status-page-token/token-factory.ts'
import { cleanLine, cleanProse } from '#server/intake/clean-input.ts'
import type { Store } from '#server/store/store.ts'
import type { StaffReplies } from './staff-replies.ts'
import type { SessionGuard } from './session-guard.ts'
import { leadPage, NOTE_LENGTH, type LeadPageProps } from './lead-page.ts'
import { standingText } from './lead-view.ts'
import { ETA_FIELD } from './eta-buttons.ts'
import { listPage } from './list-page.ts'
import { type LeadRequest, priceRoutes } from './price-routes.ts'
import { REASON_LENGTH } from './step-forms.ts'
import type { PageTheme } from '#server/pages/page-theme.ts'
import { messagePage } from './message-page.ts'
import { BOARD_MESSAGES } from './messages.ts'
import { DAY_MS, WEEK_MS } from '#domain/durations.ts'

export interface BoardDeps {
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  readonly store: Pick<Store, 'staff' | 'alarms' | 'getLead'>
  readonly door: SessionGuard
  readonly leads: Pick<LeadService, 'advance' | 'handBack' | 'undo'>
  readonly answers: StaffReplies
  readonly theme: PageTheme
  readonly statusPageToken: StatusPageTokenFactory
  /** SITE_URL, without a trailing slash. */
  readonly siteUrl: string
}

type Form = URLSearchParams | undefined

/** Older open leads are not listed, because their customers no longer wait; the command line shows them. */
const OPEN_LEADS_SHOWN_MS = 90 * DAY_MS
/**
 * Leads per page. The network rule lets 40 hostile networks put 160 leads before a real one
 * (store/alarm/network-limit.ts).
 */
const PAGE_SIZE = 200
/** Keeps the offset within the range of a database integer. */
const MAX_PAGES = 100_000
const MAX_MARKED_SEEN = 50
const MAX_STAFF_NOTES = 50

/** Serves `/staff` and `/staff/l/ID` (R130). The session guard has admitted every request. */
export async function boardRoutes(app: FastifyInstance, deps: BoardDeps): Promise<void> {
  const { store, door, leads, answers, theme, statusPageToken, siteUrl, clock } = deps

  const open = async (
    request: LeadRequest,
  ): Promise<(LeadPageProps & { readonly status: LeadStatus }) | null> => {
    const { id } = request.params
    const [lead, detail] = await Promise.all([store.getLead(id), store.staff.boardDetail(id)])
    if (lead === null || detail === null) return null
    const reader = door.sessionOf(request).member
    const isMine = detail.assignee?.staffMemberId === reader.id
    const staff = isMine ? await store.alarms.listStaff() : []
    const token = await statusPageToken({ id: lead.id, idempotencyKey: detail.idempotencyKey })
    return {
      theme,
      reader,
      lead,
      detail,
      colleagues: staff.filter(({ id: other }) => other !== reader.id),
      statusPageUrl: `${siteUrl}/r/${token}`,
      now: clock(),
      status: lead.status,
    }
  }

  const nothing = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { language } = door.sessionOf(request).member
    const { nothing: messages } = BOARD_MESSAGES[language].door
    return answers.page(reply, 404, messagePage(theme, language, messages, 'board'))
  }

  const back = ({ params: { id } }: LeadRequest, reply: FastifyReply): FastifyReply =>
    reply.redirect(`/staff/l/${encodeURIComponent(id)}`, 303)

  /** Answers a step that was refused: with the lead as it is now, and why. */
  const explainConflict = async (
    request: LeadRequest,
    reply: FastifyReply,
    /** Whether the same step was taken before; its answer was lost, or the button pressed twice. */
    isRepeated: (fresh: LeadPageProps) => boolean,
  ): Promise<FastifyReply> => {
    const fresh = await open(request)
    if (fresh === null) return nothing(request, reply)
    if (isRepeated(fresh)) return back(request, reply)
    const { reader, status, detail } = fresh
    const { language } = reader
    const standing = standingText({ status, assignee: detail.assignee }, reader, language)
    const problem = BOARD_MESSAGES[language].conflict(standing)
    return answers.page(reply, 409, leadPage({ ...fresh, problem }))
  }

  const conflict = (request: LeadRequest, reply: FastifyReply): Promise<FastifyReply> =>
    explainConflict(request, reply, () => false)
  priceRoutes(app, { store, answers, open, notFound: nothing, conflict })

  app.get('/staff', async (request: FastifyRequest<{ Querystring: { page?: string } }>, reply) => {
    const now = clock()
    const asked = Number.parseInt(request.query.page ?? '1', 10)
    const number = Math.min(Math.max(Number.isNaN(asked) ? 1 : asked, 1), MAX_PAGES)
    const [page, staff] = await Promise.all([
      store.staff.listBoard({
        since: now - WEEK_MS,
        openSince: now - OPEN_LEADS_SHOWN_MS,
        limit: PAGE_SIZE,
        offset: (number - 1) * PAGE_SIZE,
      }),
      store.alarms.listStaff(),
    ])
    const pages = Math.max(1, Math.ceil(page.total / PAGE_SIZE))
    // The leads of the last page may have been closed since the link was rendered.
    if (number > pages) return reply.redirect('/staff', 303)
    const html = listPage({
      theme,
      reader: door.sessionOf(request).member,
      page,
      onCall: onCallAt(staff, now, business.timeZone),
      number,
      pages,
      now,
    })
    return answers.polled(request, reply, html)
  })

  app.get('/staff/l/:id', async (request: LeadRequest, reply) => {
    const opened = await open(request)
    return opened === null
      ? nothing(request, reply)
      : answers.polled(request, reply, leadPage(opened))
  })

  app.get('/staff/l/:id/calendar.ics', async (request: LeadRequest, reply) => {
    const opened = await open(request)
    const { lead, reader } = opened ?? {}
    if (!lead?.appointment_start || !lead.appointment_end || !reader) return nothing(request, reply)
    const file = calendarFile({
      uid: `${lead.id}@${new URL(siteUrl).hostname}`,
      createdAt: lead.created_at,
      start: lead.appointment_start,
      end: lead.appointment_end,
      isConfirmed: hasAssignee(lead.status),
      summary: serviceName(lead.service, reader.language),
      description: `${siteUrl}/staff/l/${lead.id}`,
      location: toSingleLine(lead.address),
    })
    return reply.headers(PRIVATE_HEADERS).type('text/calendar; charset=utf-8').send(file)
  })

  app.post('/staff/l/:id/step', async (request: LeadRequest, reply) => {
    const from = parseLeadStatus(request.body?.get('from') ?? '')
    const etaMinutes = parseEtaMinutes(request.body?.get(ETA_FIELD))
    const to = etaMinutes === null ? parseLeadStatus(request.body?.get('to') ?? '') : 'en_route'
    const { member } = door.sessionOf(request)
    const opened = await open(request)
    if (opened === null || from === null || to === null) return nothing(request, reply)
    const detail = [...cleanLine(request.body?.get('reason') ?? '')]
      .slice(0, REASON_LENGTH)
      .join('')
    const colleagueId = request.body?.get('colleague')
    const step = { from, staffMemberId: member.id, ...(detail !== '' && { detail }) }
    const isHandBack = to === 'pending' && !isClosed(from)
    const outcome = isHandBack
      ? await leads.handBack(opened.lead.id, { ...step, ...(colleagueId && { colleagueId }) })
      : await leads.advance(opened.lead.id, {
          ...step,
          to,
          ...(etaMinutes !== null && { etaMinutes }),
        })
    if (outcome === 'moved') return back(request, reply)
    return await explainConflict(request, reply, (fresh) => isRepeatedStep(fresh, to, member.id))
  })

  app.post('/staff/l/:id/undo', async (request: LeadRequest, reply) => {
    const at = Number(request.body?.get('at'))
    const { id: staffMemberId } = door.sessionOf(request).member
    const outcome = await leads.undo(request.params.id, { at, staffMemberId })
    if (outcome === 'unknown') return nothing(request, reply)
    if (outcome === 'moved') return back(request, reply)
    return await explainConflict(request, reply, ({ detail: { events } }) => {
      const last = events.findLast(({ kind }) => kind === UNDONE || statusAfter(kind) !== null)
      return last?.kind === UNDONE && last.staffMemberId === staffMemberId
    })
  })

  app.post('/staff/l/:id/code', async (request: LeadRequest, reply) => {
    const opened = await open(request)
    if (opened === null) return nothing(request, reply)
    const { lead, reader, now } = opened
    // Recorded before it is shown, so that every reader of a code is known.
    if (lead.gate_code !== null)
      await store.alarms.addEvent({
        submissionId: lead.id,
        kind: 'gate_code',
        by: { staffMemberId: reader.id, via: 'board' },
        at: now,
      })
    const fresh = (await open(request)) ?? opened
    return answers.page(reply, 200, leadPage({ ...fresh, showsCode: true }))
  })

  app.post('/staff/l/:id/note', async (request: LeadRequest, reply) => {
    const opened = await open(request)
    if (opened === null) return nothing(request, reply)
    const { reader, lead, now } = opened
    const messages = BOARD_MESSAGES[reader.language].lead
    const text = cleanProse(request.body?.get('note') ?? '')
    const refuse = (status: number, problem: string): FastifyReply =>
      answers.page(reply, status, leadPage({ ...opened, typed: { text, problem } }))
    if (text === '') return refuse(422, messages.noteEmpty)
    if ([...text].length > NOTE_LENGTH) return refuse(422, messages.noteTooLong(NOTE_LENGTH))
    const note = { text, limit: MAX_STAFF_NOTES, staffMemberId: reader.id, now }
    const added = await store.staff.addNote(lead.id, note)
    return added === 'added' ? back(request, reply) : refuse(409, messages.notesFull)
  })

  // Sent by the script when the board is visible; fetching it proves nothing.
  app.post('/staff/seen', async (request: FastifyRequest<{ Body: Form }>, reply) => {
    const ids = [...new Set(request.body?.getAll('id'))].slice(0, MAX_MARKED_SEEN)
    const staffMemberId = door.sessionOf(request).member.id
    if (ids.length > 0) await store.staff.markSeen(ids, { staffMemberId, now: clock() })
    return reply.headers(PRIVATE_HEADERS).code(204).send()
  })

  // Unknown addresses get a board page, because the site's pages run scripts and store the visited address.
  app.get('/staff/*', async (request: FastifyRequest<{ Params: { '*': string } }>, reply) =>
    request.params['*'] === '' ? reply.redirect('/staff', 308) : nothing(request, reply),
  )
}

/** Returns true for a step that was sent twice because its response was lost. */
const isRepeatedStep = (
  { lead, detail }: LeadPageProps,
  to: LeadStatus,
  staffMemberId: string,
): boolean =>
  lead.status === to && leadState(detail.events).transition?.staffMemberId === staffMemberId
