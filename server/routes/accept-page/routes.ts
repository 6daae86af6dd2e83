import { addEvent } from '#server/store/events.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { parseEtaMinutes } from '#domain/lead/arrival.ts'
import type { ApiError } from '#server/http/api-error.ts'
import { sendPrivatePage } from '#server/pages/send-page.ts'
import type { PublicRouteDeps } from '#server/submissions/intake/submission-route-deps.ts'
import {
  guardSecretPages,
  type SecretPageRequest,
} from '#server/submissions/intake/secret-pages.ts'
import { TOKEN_PATTERN } from '#server/secrets/token.ts'
import type { ReadSecret } from '#server/secrets/secret.ts'
import { shareToken } from '#server/status-page-token/share-token.ts'
import type { Page, Pages } from '#server/pages/create-pages.tsx'
import { ACCEPT_INTENTS, ETA_FIELD, INTENT_FIELD } from '#server/pages/form-names.ts'
import { openDuplicates, otherLeadOf } from '#server/leads/same-customer.ts'
import { smsHref } from '#server/routes/board/sms-link.ts'
import type { FurtherRecipients } from '#server/leads/escalation/further-recipients.ts'
import type { LinkActions, TokenView } from '#server/leads/link-actions.ts'
import { assigneeView, summaryOf } from './accept-page-view.ts'
import { getLead } from '#server/store/lead-queries.ts'
import { boardDetail } from '#server/leads/board/board-leads.ts'
import { listLinkHolders } from '#server/store/staff-access.ts'
import type { Db } from '#server/store/db.ts'

export interface AcceptPageDeps extends PublicRouteDeps {
  readonly clock: () => number
  readonly pages: Pick<Pages, 'accept'>
  readonly leads: LinkActions
  readonly store: Db
  readonly readSecret: ReadSecret
  readonly staffUrl: string
}

/**
 * `/a/TOKEN`: GET shows the lead and changes nothing of it, POST accepts it (R104). Mail scanners
 * open links and run scripts, so nothing happens without a press; the history says that the link
 * was opened, the customer's page does not.
 */
export async function acceptRoutes(app: FastifyInstance, deps: AcceptPageDeps): Promise<void> {
  const { leads, store, readSecret, staffUrl, clock } = deps
  const pages = deps.pages.accept

  const viewOf = async ({ params: { token } }: SecretPageRequest): Promise<TokenView | null> =>
    TOKEN_PATTERN.test(token) ? await leads.view(token) : null

  const show = async (
    reply: FastifyReply,
    view: TokenView | null,
    {
      furtherRecipients = null,
      code = false,
    }: { furtherRecipients?: FurtherRecipients | null; code?: boolean },
  ): Promise<FastifyReply> => {
    if (view === null) return send(reply, 404, pages.notFound())
    const language = view.staffMember?.language ?? 'en'
    if (view.kind === 'test')
      return send(reply, 200, pages.testNotice({ language, answered: view.answered }))
    const { submissionId, assignee, isMine } = view
    const lead = await store.read((tx) => getLead(tx, submissionId))
    if (lead === null) return send(reply, 404, pages.notFound())
    if (assignee === null || !isMine) {
      const others = otherLeadOf(await store.read((tx) => openDuplicates(tx, submissionId)))
      const summary = { language, lead: summaryOf(lead, language, others) }
      const createdAt = Date.parse(lead.created_at)
      const page = assignee
        ? pages.alreadyAccepted({ ...summary, assignee })
        : pages.waiting({ ...summary, createdAt, furtherRecipients })
      return send(reply, 200, page)
    }
    const now = clock()
    // Recorded before it is shown, so that every display of a gate code is on record.
    if (code && lead.gate_code)
      await store.write((tx) =>
        addEvent(tx, {
          submissionId,
          kind: 'gate_code',
          by: { staffMemberId: view.staffMember?.id ?? null, via: 'link' },
          at: now,
        }),
      )
    const detail = await store.read((tx) => boardDetail(tx, submissionId))
    const { events, duplicates } = detail ?? { events: [], duplicates: [] }
    const same = duplicates.filter(({ service }) => service === lead.service)
    const seconds = await Promise.all(same.map(({ id }) => store.read((tx) => getLead(tx, id))))
    // As on the board, the link only shows the page: staff must not hold the customer's own.
    const sender = view.staffMember?.id ?? null
    const holders = await store.read((tx) => listLinkHolders(tx))
    const token = shareToken(await readSecret(), submissionId, sender, holders)
    const pageUrl = token === null ? staffUrl : `${staffUrl}/r/${token}`
    const sms = smsHref(lead, view.staffMember, events, pageUrl)
    const options = { language, since: assignee.at, now, events, smsHref: sms, showsCode: code }
    const again = seconds.filter((second) => second !== null)
    return send(reply, 200, pages.assignee(assigneeView(lead, { ...options, again })))
  }

  const refuse = (reply: FastifyReply, error: ApiError): FastifyReply =>
    sendPrivatePage(reply, pages.error({ why: error.message }), error)

  guardSecretPages(app, deps, { bodyLimit: 1024, refuse })

  app.get('/a/:token', async (request: SecretPageRequest, reply) => {
    const view = await viewOf(request)
    if (view?.kind === 'lead' && request.method === 'GET')
      await leads.markOpened(request.params.token).catch((error: unknown) => {
        // The page is shown all the same.
        request.log.warn({ err: error }, 'an opened link was not noted')
      })
    return await show(reply, view, {})
  })

  app.post('/a/:token', async (request: SecretPageRequest, reply) => {
    const { token } = request.params
    const view = await viewOf(request)
    if (view === null) return await show(reply, null, {})
    const eta = request.body?.get(ETA_FIELD) ?? null
    if (eta !== null) {
      const minutes = parseEtaMinutes(eta)
      if (minutes !== null) await leads.announceArrival(token, minutes)
      return await reply.redirect(`/a/${token}`, 303)
    }
    const act = request.body?.get(INTENT_FIELD) ?? ACCEPT_INTENTS.accept
    if (act === ACCEPT_INTENTS.code) return await show(reply, view, { code: true })
    if (act === ACCEPT_INTENTS.decline && view.kind === 'lead' && view.isMine)
      await leads.handBackByToken(token)
    else if (act === ACCEPT_INTENTS.decline) {
      const furtherRecipients = await leads.declineByToken(token)
      if (furtherRecipients !== 'ended') return await show(reply, view, { furtherRecipients })
    }
    if (act !== ACCEPT_INTENTS.accept) return await reply.redirect(`/a/${token}`, 303)
    const { outcome } = await leads.accept(token)
    if (outcome === 'closed' || outcome === 'unknown') return await show(reply, null, {})
    return await reply.redirect(`/a/${token}`, 303)
  })

  // Links to other pages of the site must not pass this address on.
  app.get('/a/*', async (_request, reply) => await show(reply, null, {}))
}

const send = (reply: FastifyReply, status: number, page: Page): FastifyReply =>
  sendPrivatePage(reply, page, { status })
