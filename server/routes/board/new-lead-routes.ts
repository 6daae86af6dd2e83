import { needs } from './needs.ts'
import { addLeadByHand } from '#server/leads/lead-by-hand.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { NEW_LEAD_MESSAGES } from '#copy/server/new-lead.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import { formatPhone, isCompletePhone } from '#domain/phone/phone.ts'
import { buildLead, sourceOf } from '#server/submissions/incoming/new-lead.ts'
import type { NewLeadFields, NewLeadPageProps } from '#server/pages/board/new-lead-page.tsx'
import { createStatusPageTokens } from '#server/status-page-token/token-factory.ts'
import type { BoardDeps } from './board-deps.ts'
import { listTakenCalls } from '#server/store/incoming-call.ts'

const EMPTY: NewLeadFields = { phone: '', name: '', address: '', service: '', source: '' }
const MAX_LENGTH = 200
/** How long an answered call is offered for a new lead. */
const CALLS_SHOWN_MS = 12 * HOUR_MS
const MAX_CALLS = 20
const FORM_ID = /^[0-9a-f-]{36}$/

/** Serves `/staff/leads/new`: a lead by hand, also of an answered call (R202). */
export function newLeadRoutes(app: FastifyInstance, deps: BoardDeps): void {
  const { store, guard, replies, pages, clock, randomId } = deps

  const show = async (
    request: FastifyRequest,
    { fields, problem }: Pick<NewLeadPageProps, 'fields' | 'problem'>,
    callId: string | null = null,
  ) => {
    const now = clock()
    const calls = await store.read((tx) => listTakenCalls(tx, now - CALLS_SHOWN_MS, MAX_CALLS))
    const call = calls.find(({ id }) => id === callId)
    const ofCall = call && {
      phone: call.caller === null ? '' : formatPhone(call.caller),
      source: call.source,
    }
    const { language } = guard.sessionOf(request).staffMember
    const formId = randomId()
    return pages.board.newLead({
      language,
      formId,
      callId: call?.id ?? null,
      calls,
      now,
      problem,
      fields: problem === null ? { ...fields, ...ofCall } : fields,
    })
  }

  app.get(
    '/staff/leads/new',
    needs('leads'),
    async (request: FastifyRequest<{ Querystring: { call?: string } }>, reply) =>
      replies.sendPage(
        reply,
        200,
        await show(request, { fields: EMPTY, problem: null }, request.query.call ?? null),
      ),
  )

  app.post(
    '/staff/leads/new',
    needs('leads'),
    async (request: FastifyRequest<{ Body: URLSearchParams | undefined }>, reply) => {
      const form = request.body ?? new URLSearchParams()
      const read = (name: string): string => cleanLine((form.get(name) ?? '').slice(0, MAX_LENGTH))
      const fields: NewLeadFields = {
        phone: read('phone'),
        name: read('name'),
        address: read('address'),
        service: read('service'),
        source: read('source'),
      }
      const { language } = guard.sessionOf(request).staffMember
      if (!isCompletePhone(fields.phone)) {
        const problem = NEW_LEAD_MESSAGES[language].phoneProblem
        return replies.sendPage(
          reply,
          422,
          await show(request, { fields, problem }, form.get('call')),
        )
      }
      const formId = form.get('form') ?? ''
      const deriveStatusPageToken = createStatusPageTokens(deps.readSecret)
      const lead = await buildLead(
        { randomId, deriveStatusPageToken, environment: { siteUrl: deps.siteUrl } },
        {
          type: 'booking',
          name: fields.name,
          phone: formatPhone(fields.phone),
          address: fields.address,
          service: fields.service,
          traffic_source: sourceOf(fields.source || 'by-hand', 'by-hand'),
          idempotencyKey: `by-hand:${FORM_ID.test(formId) ? formId : randomId()}`,
          isVerified: true,
          now: clock(),
        },
      )
      const id = await store.write((tx) =>
        addLeadByHand(tx, lead, {
          alarm: form.get('alarm') === 'on',
          staffMemberId: guard.sessionOf(request).staffMember.id,
          callId: form.get('call'),
        }),
      )
      return reply.redirect(`/staff/l/${id}`, 303)
    },
  )
}
