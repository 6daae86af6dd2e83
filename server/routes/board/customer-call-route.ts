import type { FastifyInstance } from 'fastify'
import { parseCustomerCallKind } from '#domain/lead/customer-calls.ts'
import { CUSTOMER_CALL_FIELD } from '#server/pages/form-names.ts'
import type { BoardDeps } from './board-deps.ts'
import type { LeadRequests } from './lead-requests.ts'

/** Receives whether the customer answered a call from the staff member's own phone (R240). */
export function customerCallRoute(
  app: FastifyInstance,
  { leads }: Pick<BoardDeps, 'leads'>,
  { withLead, redirectToLead, sendNotFound, explainConflict }: LeadRequests,
): void {
  app.post(
    '/staff/l/:id/customer-call',
    withLead(async ({ lead, viewer }, request, reply) => {
      const kind = parseCustomerCallKind(request.body?.get(CUSTOMER_CALL_FIELD) ?? null)
      if (kind === null) return sendNotFound(request, reply)
      const result = await leads.recordCustomerCall(lead.id, { kind, staffMemberId: viewer.id })
      return result === 'recorded'
        ? redirectToLead(request, reply)
        : await explainConflict(request, reply)
    }),
  )
}
