import { transitionLead } from '#server/leads/transition.ts'
import { serviceName } from '#server/leads/facts/service-name.ts'
import { serviceOptions } from '#domain/services/services.ts'
import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { NEW_LEAD_MESSAGES } from '#copy/server/new-lead.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import { addLeadByHand } from '#server/leads/lead-by-hand.ts'
import { leadAddress } from '#server/board/addresses.ts'
import type { Rejected } from '#server/pages/parts/rejected.ts'
import type { Page } from '#server/pages/create-pages.tsx'
import { listTakenCalls } from '#server/db/tables/incoming-call.ts'
import { buildLeadByHand, leadByHand } from '#server/intake/by-hand.ts'
import type { App } from '#server/app.ts'
import { typedFields } from '#server/board/form.ts'
import { needs } from '#server/board/needs.ts'
import { savedAddress } from '#server/board/saved.ts'
import { sendPage } from '#server/board/replies.ts'
import { viewerOf } from '#server/board/sign-in/session.ts'

/** How long an answered call is offered for a new lead. */
const CALLS_SHOWN_MS = 12 * HOUR_MS
const MAX_CALLS = 20
const FORM_ID = /^[0-9a-f-]{36}$/

/** Serves `/staff/leads/new`: a lead by hand, also of an answered call. */
export function newLeadRoutes(http: FastifyInstance, app: App): void {
  const { db, clock } = app

  http.get(
    '/staff/leads/new',
    needs('leads'),
    async (request: FastifyRequest<{ Querystring: { call?: string } }>, reply) =>
      sendPage(reply, 200, await pageOf(request, request.query.call, app)),
  )

  http.post(
    '/staff/leads/new',
    needs('leads'),
    async (request: FastifyRequest<{ Body: URLSearchParams | undefined }>, reply) => {
      const { id: staffMemberId, language } = viewerOf(request)
      const typed = typedFields(request.body)
      const read = leadByHand(NEW_LEAD_MESSAGES[language].phoneProblem).safeParse(typed)
      if (!read.success) {
        const problem = read.error.issues[0]?.message ?? ''
        const rejected = { typed, field: 'phone', problem }
        return sendPage(reply, 422, await pageOf(request, typed['call'], app, rejected))
      }
      const formId = FORM_ID.test(typed['form'] ?? '') ? typed['form'] : undefined
      const built = { now: clock(), ...(formId !== undefined && { formId }) }
      const lead = await buildLeadByHand(
        app,
        { ...read.data, service: listedLabel(read.data.service) },
        built,
      )
      const options = {
        alarm: typed['alarm'] === 'on',
        staffMemberId,
        callId: typed['call'] ?? null,
      }
      const id = await db.write(async (tx) => {
        const submissionId = await addLeadByHand(tx, lead, options)
        if (typed['mine'] === 'on')
          await transitionLead(tx, submissionId, {
            to: 'accepted',
            role: 'staff',
            by: { staffMemberId, via: 'board' },
            noticeId: null,
            now: clock(),
            settings: app.noticeSettings,
          })
        return submissionId
      })
      return reply.redirect(savedAddress(leadAddress(id), 'lead'), 303)
    },
  )
}

/** Returns the stored name of a service that was chosen by its Spanish name. */
const listedLabel = (typed: string): string =>
  serviceOptions().find((label) => serviceName(label, 'es') === typed) ?? typed

/** Makes the page, filled in from an answered call, or with what was refused. */
async function pageOf(
  request: FastifyRequest,
  callId: string | undefined,
  { db, pages, clock }: App,
  rejected: Rejected | null = null,
): Promise<Page> {
  const now = clock()
  const calls = await db.read((tx) => listTakenCalls(tx, now - CALLS_SHOWN_MS, MAX_CALLS))
  const call = calls.find(({ id }) => id === callId)
  const phone = call?.caller == null ? '' : formatPhone(call.caller)
  return pages.board.newLead({
    viewer: viewerOf(request),
    formId: randomUUID(),
    callId: call?.id ?? null,
    calls,
    now,
    fields: rejected?.typed ?? (call === undefined ? {} : { phone, source: call.source }),
    problem: rejected?.problem ?? null,
  })
}
