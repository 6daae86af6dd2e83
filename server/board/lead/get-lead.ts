import type { FastifyInstance } from 'fastify'
import { hasAssignee } from '#domain/lead/lifecycle.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { calendarFile } from '#server/leads/facts/calendar-file.ts'
import { serviceName } from '#server/leads/facts/service-name.ts'
import { PRIVATE_HEADERS } from '#server/http/response-headers.ts'
import { addEvent, countEvents } from '#server/db/tables/events.ts'
import type { App } from '#server/app.ts'
import { leadView, mayOpenCode } from './lead-view.ts'
import { needs } from '#server/board/needs.ts'
import { openLead } from './opened-lead.ts'
import { forbid, sendNotFound, sendPage, sendPolledPage } from '#server/board/replies.ts'
import { savedOf } from '#server/board/saved.ts'
import { withLead } from './lead-form.ts'
import { board } from '#server/board/form.ts'

/** GET /staff/l/ID: the page, the appointment as a file; POST: the page with the gate code. */
export function leadPage(http: FastifyInstance, app: App): void {
  const { db, clock, pages } = app
  const { staffUrl } = app.environment

  http.get(
    '/staff/l/:id',
    needs('leads'),
    withLead(app, (opened, request, reply) =>
      sendPolledPage(
        request,
        reply,
        pages.board.lead(leadView(opened, { saved: savedOf(request) })),
      ),
    ),
  )

  http.get(
    '/staff/l/:id/calendar.ics',
    needs('leads'),
    withLead(app, async ({ lead, viewer }, request, reply) => {
      if (!lead.appointment_start || !lead.appointment_end)
        return sendNotFound(request, reply, pages)
      const file = calendarFile({
        uid: `${lead.id}@${new URL(staffUrl).hostname}`,
        sequence: await db.read((tx) => countEvents(tx, lead.id, 'window_moved')),
        createdAt: new Date(clock()).toISOString(),
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

  http.post(
    '/staff/l/:id/code',
    needs('leads'),
    withLead(app, async (opened, request, reply) => {
      const { lead, viewer } = opened
      if (!mayOpenCode(opened)) return forbid(request, reply, pages)
      // Recorded before it is shown, so that every viewer of a code is known.
      if (lead.gate_code !== null)
        await db.write((tx) =>
          addEvent(tx, {
            submissionId: lead.id,
            kind: 'gate_code',
            by: board({ staffMemberId: viewer.id }),
            at: clock(),
          }),
        )
      const fresh = (await openLead(request, app)) ?? opened
      return sendPage(reply, 200, pages.board.lead(leadView(fresh, { showsCode: true })))
    }),
  )
}
