import { cleanLine, cleanProse } from '#domain/text/clean-text.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { parseEtaMinutes } from '#domain/lead/arrival.ts'
import { hasAssignee, type LeadStatus, parseLeadStatus } from '#domain/lead/lifecycle.ts'
import { parseLossCause } from '#domain/lead/loss.ts'
import { leadState, statusAfter } from '#domain/lead/replay.ts'
import { serviceName } from '#server/leads/facts/service-name.ts'
import { PRIVATE_HEADERS } from '#server/platform/http/response-headers.ts'
import { calendarFile } from '#server/leads/facts/calendar-file.ts'
import { ETA_FIELD } from '#server/pages/form-names.ts'
import { NOTE_LENGTH, REASON_LENGTH } from '#server/pages/board/field-lengths.ts'
import { createLeadRequests, type LeadRequest, type LeadRequests } from './lead-requests.ts'
import { correctionRoute } from './correction-route.ts'
import { customerCallRoute } from './customer-call-route.ts'
import { priceRoutes } from './price-routes.ts'
import { windowRoutes } from './window-routes.ts'
import type { BoardDeps } from './board-deps.ts'
import { leadView, mayOpenCode } from './lead-view.ts'
import type { OpenedLead } from './opened-lead.ts'
import { BOARD_MESSAGES } from '#copy/server/board.ts'

/** Serves `/staff/l/ID`: the page of a lead and its forms (R130). */
export function leadRoutes(app: FastifyInstance, deps: BoardDeps): void {
  const requests = createLeadRequests(deps)
  readRoutes(app, deps, requests)
  transitionRoutes(app, deps, requests)
  noteRoute(app, deps, requests)
  priceRoutes(app, deps, requests)
  correctionRoute(app, deps, requests)
  customerCallRoute(app, deps, requests)
  windowRoutes(app, deps, requests)
}

/** The page, the appointment as a file, and the page with the gate code. */
function readRoutes(
  app: FastifyInstance,
  { leads, replies, pages, staffUrl }: BoardDeps,
  { load, withLead, sendNotFound }: LeadRequests,
): void {
  app.get(
    '/staff/l/:id',
    withLead((opened, request, reply) =>
      replies.sendPolledPage(request, reply, 'lead', leadView(opened)),
    ),
  )

  app.get(
    '/staff/l/:id/calendar.ics',
    withLead(({ lead, viewer }, request, reply) => {
      if (!lead.appointment_start || !lead.appointment_end) return sendNotFound(request, reply)
      const file = calendarFile({
        uid: `${lead.id}@${new URL(staffUrl).hostname}`,
        createdAt: lead.created_at,
        start: lead.appointment_start,
        end: lead.appointment_end,
        isConfirmed: hasAssignee(lead.status),
        summary: serviceName(lead.service, viewer.language),
        description: `${staffUrl}/staff/l/${lead.id}`,
        location: cleanLine(lead.address),
      })
      return reply.headers(PRIVATE_HEADERS).type('text/calendar; charset=utf-8').send(file)
    }),
  )

  app.post(
    '/staff/l/:id/code',
    withLead(async (opened, request, reply) => {
      const { lead, viewer } = opened
      if (!mayOpenCode(opened)) return replies.forbid(reply, viewer.language)
      // Recorded before it is shown, so that every viewer of a code is known.
      if (lead.gate_code !== null)
        await leads.recordGateCodeOpened(lead.id, { staffMemberId: viewer.id, via: 'board' })
      const fresh = (await load(request)) ?? opened
      return replies.sendPage(reply, 200, pages.board.lead(leadView(fresh, { showsCode: true })))
    }),
  )
}

/** The next transition of a lead, and the undoing of the last one. */
function transitionRoutes(
  app: FastifyInstance,
  { leads, guard }: BoardDeps,
  { withLead, sendNotFound, redirectToLead, explainConflict }: LeadRequests,
): void {
  app.post(
    '/staff/l/:id/step',
    withLead(async ({ lead, viewer }, request, reply) => {
      const fields = request.body ?? new URLSearchParams()
      const from = parseLeadStatus(fields.get('from') ?? '')
      const etaMinutes = parseEtaMinutes(fields.get(ETA_FIELD))
      const to = etaMinutes === null ? parseLeadStatus(fields.get('to') ?? '') : 'en_route'
      if (from === null || to === null) return sendNotFound(request, reply)
      const reason = [...cleanLine(fields.get('reason') ?? '')].slice(0, REASON_LENGTH).join('')
      const colleagueId = fields.get('colleague')
      const outcome = await leads.transitionLead(lead.id, {
        from,
        to,
        staffMemberId: viewer.id,
        cause: parseLossCause(fields.get('cause')),
        ...(reason !== '' && { reason }),
        ...(etaMinutes !== null && { etaMinutes }),
        ...(colleagueId && { colleagueId }),
      })
      if (outcome === 'changed') return redirectToLead(request, reply)
      return await explainConflict(request, reply, (fresh) =>
        isRepeatedTransition(fresh, to, viewer.id),
      )
    }),
  )

  app.post(
    '/staff/l/:id/join',
    withLead(async ({ lead, viewer }, request, reply) => {
      const otherId = request.body?.get('other') ?? ''
      const result = await leads.join(lead.id, { otherId, staffMemberId: viewer.id })
      if (result.outcome === 'unknown') return sendNotFound(request, reply)
      if (result.outcome === 'refused') return await explainConflict(request, reply)
      return reply.redirect(`/staff/l/${result.keptId}`, 303)
    }),
  )

  app.post('/staff/l/:id/undo', async (request: LeadRequest, reply) => {
    const at = Number(request.body?.get('at'))
    const { id: staffMemberId } = guard.sessionOf(request).staffMember
    const outcome = await leads.undo(request.params.id, { at, staffMemberId })
    if (outcome === 'unknown') return sendNotFound(request, reply)
    if (outcome === 'changed') return redirectToLead(request, reply)
    return await explainConflict(request, reply, ({ detail: { events } }) => {
      const last = events.findLast(({ kind }) => kind === 'undone' || statusAfter(kind) !== null)
      return last?.kind === 'undone' && last.staffMemberId === staffMemberId
    })
  })
}

function noteRoute(
  app: FastifyInstance,
  { leads }: BoardDeps,
  { withLead, redirectToLead, reject }: LeadRequests,
): void {
  app.post(
    '/staff/l/:id/note',
    withLead(async (opened, request, reply) => {
      const { viewer, lead } = opened
      const { lead: messages } = BOARD_MESSAGES[viewer.language]
      const fields = request.body ?? new URLSearchParams()
      const text = cleanProse(fields.get('note') ?? '')
      const refuse = (status: number, problem: string): FastifyReply =>
        reject(reply, opened, { form: 'note', fields: Object.fromEntries(fields), problem }, status)
      if (text === '') return refuse(422, messages.noteEmpty)
      if ([...text].length > NOTE_LENGTH) return refuse(422, messages.noteTooLong(NOTE_LENGTH))
      const added = await leads.addStaffNote(lead.id, { text, staffMemberId: viewer.id })
      return added === 'added' ? redirectToLead(request, reply) : refuse(409, messages.notesFull)
    }),
  )
}

/** Returns whether this is a transition that was sent twice because its response was lost. */
const isRepeatedTransition = (
  { lead, detail }: OpenedLead,
  to: LeadStatus,
  staffMemberId: string,
): boolean =>
  lead.status === to && leadState(detail.events).transition?.staffMemberId === staffMemberId
