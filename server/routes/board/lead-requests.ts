import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RejectedForm } from '#server/pages/board/lead/lead-props.ts'
import { statusText } from '#server/leads/facts/lead-texts.ts'
import { leadView } from './lead-view.ts'
import type { OpenedLead } from './opened-lead.ts'
import { BOARD_MESSAGES } from '#copy/server/board.ts'
import type { LeadPayment } from '#domain/lead/payment.ts'
import type { BoardDetail } from '#server/store/board-records.ts'
import { shareToken } from '#server/status-page-token/share-token.ts'
import type { BoardDeps } from './board-deps.ts'
import { getLead } from '#server/store/lead-queries.ts'
import { boardDetail, countOpen } from '#server/leads/board/board-leads.ts'
import { listStaff } from '#server/store/staff-members.ts'
import { listLinkHolders } from '#server/store/staff-access.ts'

export type LeadRequest = FastifyRequest<{
  Params: { id: string }
  Body: URLSearchParams | undefined
}>

const NO_PAYMENT: LeadPayment = { agreedCents: null, paidCents: null, method: null, note: null }

const withoutPayments = (detail: BoardDetail): BoardDetail => ({
  ...detail,
  events: detail.events.filter(({ kind }) => kind !== 'payment'),
})

type LeadHandler = (
  opened: OpenedLead,
  request: LeadRequest,
  reply: FastifyReply,
) => FastifyReply | Promise<FastifyReply>

export type LeadRequests = ReturnType<typeof createLeadRequests>

/** Creates what the routes of one lead share. */
export function createLeadRequests(deps: BoardDeps) {
  const { store, guard, replies, pages, readSecret, siteUrl, staffUrl, clock } = deps

  /** Loads the lead of a request; `null` for an unknown one. */
  const load = async (request: LeadRequest): Promise<OpenedLead | null> => {
    const { id } = request.params
    const [lead, detail] = await Promise.all([
      store.read((tx) => getLead(tx, id)),
      store.read((tx) => boardDetail(tx, id)),
    ])
    if (lead === null || detail === null) return null
    const viewer = guard.sessionOf(request).staffMember
    const isMine = detail.assignee?.staffMemberId === viewer.id
    const others = await Promise.all(
      detail.duplicates.map((other) => store.read((tx) => getLead(tx, other.id))),
    )
    const staff = isMine ? await store.read((tx) => listStaff(tx)) : []
    // Not the customer's own link, with which staff could agree, review and cancel for them.
    const holders = await store.read((tx) => listLinkHolders(tx))
    const token = shareToken(await readSecret(), lead.id, viewer.id, holders)
    const paymentAccess =
      isMine || detail.assignee === null ? 'yes' : guard.accessTo(request, 'money')
    const mayKnowPayment = paymentAccess === 'yes'
    return {
      viewer,
      lead: mayKnowPayment ? lead : { ...lead, payment: NO_PAYMENT },
      detail: mayKnowPayment ? detail : withoutPayments(detail),
      paymentAccess,
      others: others.filter((other) => other !== null),
      colleagues: staff.filter(({ id: other }) => other !== viewer.id),
      statusPageUrl: token === null ? siteUrl : `${staffUrl}/r/${token}`,
      openLeads: await store.read((tx) => countOpen(tx, clock())),
      now: clock(),
    }
  }

  const sendNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { language } = guard.sessionOf(request).staffMember
    return replies.sendNotFound(reply, language)
  }

  const redirectToLead = ({ params }: LeadRequest, reply: FastifyReply): FastifyReply =>
    reply.redirect(`/staff/l/${encodeURIComponent(params.id)}`, 303)

  return {
    load,
    sendNotFound,
    redirectToLead,
    /** Creates a route handler that loads the lead first and answers 404 for an unknown one. */
    withLead: (handle: LeadHandler) => async (request: LeadRequest, reply: FastifyReply) => {
      const opened = await load(request)
      return opened === null ? sendNotFound(request, reply) : await handle(opened, request, reply)
    },
    /** Answers a rejected form with the lead's page, which keeps what was typed. */
    reject: (
      reply: FastifyReply,
      opened: OpenedLead,
      rejected: RejectedForm,
      status = 422,
    ): FastifyReply =>
      replies.sendPage(reply, status, pages.board.lead(leadView(opened, { rejected }))),
    /**
     * Answers a refused step with the lead as it is now, and why.
     * @param isRepeated whether the same step was taken before; its response was lost, or the button
     *   pressed twice
     */
    async explainConflict(
      request: LeadRequest,
      reply: FastifyReply,
      isRepeated: (fresh: OpenedLead) => boolean = () => false,
    ): Promise<FastifyReply> {
      const fresh = await load(request)
      if (fresh === null) return sendNotFound(request, reply)
      if (isRepeated(fresh)) return redirectToLead(request, reply)
      const { viewer, lead, detail } = fresh
      const statusLine = statusText({ status: lead.status, assignee: detail.assignee }, viewer)
      const problem = BOARD_MESSAGES[viewer.language].conflict(statusLine)
      return replies.sendPage(reply, 409, pages.board.lead(leadView(fresh, { problem })))
    },
  }
}
