import type { FastifyInstance, FastifyReply } from 'fastify'
import { BOARD_MESSAGES } from '#copy/server/board.ts'
import { chosenWindows, windowFields } from '#server/leads/facts/window-fields.ts'
import type { WindowResult } from '#server/leads/appointment-changes.ts'
import type { BoardDeps } from './board-deps.ts'
import type { LeadRequest, LeadRequests } from './lead-requests.ts'

/** Receives other times for an appointment, and answers to the customer's (R243). */
export function windowRoutes(
  app: FastifyInstance,
  { leads }: Pick<BoardDeps, 'leads'>,
  { withLead, sendNotFound, redirectToLead, reject, explainConflict }: LeadRequests,
): void {
  const finish = async (
    result: WindowResult,
    request: LeadRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    if (result === 'unknown') return sendNotFound(request, reply)
    return ['proposed', 'moved', 'declined'].includes(result)
      ? redirectToLead(request, reply)
      : await explainConflict(request, reply)
  }

  app.post(
    '/staff/l/:id/window',
    withLead(async (opened, request, reply) => {
      const { viewer, lead } = opened
      const { window: messages } = BOARD_MESSAGES[viewer.language]
      const body = request.body ?? new URLSearchParams()
      const typed = windowFields(body)
      const refuse = (problem: string): FastifyReply =>
        reject(reply, opened, { form: 'window', fields: {}, windows: typed, problem })
      const windows = chosenWindows(typed)
      const [after] = windows ?? []
      if (windows === null || after === undefined) return refuse(messages.missing)
      const by = { staffMemberId: viewer.id, via: 'board' }
      const result =
        body.get('do') === 'move'
          ? await leads.moveWindow(lead.id, { role: 'staff', by, after })
          : await leads.proposeWindows(lead.id, { role: 'staff', by, windows })
      if (result === 'past' || result === 'full') return refuse(messages[result])
      return await finish(result, request, reply)
    }),
  )

  app.post(
    '/staff/l/:id/window/answer',
    withLead(async ({ viewer, lead }, request, reply) => {
      const start = request.body?.get('start') ?? ''
      const result = await leads.answerProposal(lead.id, {
        role: 'staff',
        by: { staffMemberId: viewer.id, via: 'board' },
        proposalId: Number(request.body?.get('proposal')),
        start: start === '' ? null : start,
      })
      return await finish(result, request, reply)
    }),
  )
}
