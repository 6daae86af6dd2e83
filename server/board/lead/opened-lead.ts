import type { FastifyRequest } from 'fastify'
import type { LeadPayment } from '#domain/lead/payment.ts'
import type { Access } from '#domain/staff/roles.ts'
import { boardDetail, countOpen } from '#server/leads/board-leads.ts'
import { numberToBlock } from '#server/leads/blocked-numbers.ts'
import { shareToken } from '#server/status-page/token/share-token.ts'
import type { BoardDetail, Session, StaffMemberSummary } from '#server/db/tables/board-records.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'
import type { Lead } from '#server/db/tables/lead.ts'
import { listLinkHolders } from '#server/db/tables/staff-access.ts'
import { listStaff } from '#server/db/tables/staff-members.ts'
import type { App } from '#server/app.ts'
import { accessOf, sessionOf } from '#server/board/sign-in/session.ts'

/** A lead, who opened its page, and when. */
export interface OpenedLead {
  readonly viewer: Session['staffMember']
  readonly lead: Lead
  readonly detail: BoardDetail
  /** The other open leads of the customer, as in `detail.duplicates`. */
  readonly others: readonly Lead[]
  /** To whom the viewer can hand the lead over. */
  readonly colleagues: readonly StaffMemberSummary[]
  /** https://…/r/TOKEN */
  readonly statusPageUrl: string
  /** How many leads are open, of all customers. */
  readonly openLeads: number
  /** Whether the viewer may know and change what was paid: of leads of others, by the capability `money`. */
  readonly paymentAccess: Access
  /** Whether "Spam" blocks the lead's number. */
  readonly blocksNumber: boolean
  readonly now: number
}

export type LeadRequest = FastifyRequest<{
  Params: { id: string }
  Body: URLSearchParams | undefined
}>

/** Reads the lead of a request, as its viewer may see it; `null` for an unknown one. */
export async function openLead(
  request: LeadRequest,
  { db, readSecret, environment: { siteUrl, staffUrl }, clock }: App,
): Promise<OpenedLead | null> {
  const { id } = request.params
  const [lead, detail] = await Promise.all([
    db.read((tx) => getLead(tx, id)),
    db.read((tx) => boardDetail(tx, id)),
  ])
  if (lead === null || detail === null) return null
  const now = clock()
  const session = sessionOf(request)
  const { staffMember: viewer } = session
  const isMine = detail.assignee?.staffMemberId === viewer.id
  const others = await Promise.all(
    detail.duplicates.map((other) => db.read((tx) => getLead(tx, other.id))),
  )
  const staff = isMine ? await db.read((tx) => listStaff(tx)) : []
  // Not the customer's own link, with which staff could agree, review and cancel for them.
  const holders = await db.read((tx) => listLinkHolders(tx))
  const token = shareToken(await readSecret(), lead.id, viewer.id, holders)
  const paymentAccess = isMine || detail.assignee === null ? 'yes' : accessOf(session, 'money', now)
  const mayKnowPayment = paymentAccess === 'yes'
  return {
    viewer,
    lead: mayKnowPayment ? lead : { ...lead, payment: NO_PAYMENT },
    detail: mayKnowPayment ? detail : withoutPayments(detail),
    paymentAccess,
    others: others.filter((other) => other !== null),
    colleagues: staff.filter(({ id: other }) => other !== viewer.id),
    statusPageUrl: token === null ? siteUrl : `${staffUrl}/r/${token}`,
    blocksNumber: (await db.read((tx) => numberToBlock(tx, id))) !== null,
    openLeads: await db.read((tx) => countOpen(tx, now)),
    now,
  }
}

const NO_PAYMENT: LeadPayment = { agreedCents: null, paidCents: null, method: null, note: null }

const withoutPayments = (detail: BoardDetail): BoardDetail => ({
  ...detail,
  events: detail.events.filter(({ kind }) => kind !== 'payment'),
})
