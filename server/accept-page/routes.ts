import { workStep } from './work-step.ts'
import { askedLanguage } from '#server/http/asked-language.ts'
import { saidOf } from '#server/leads/said.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { isClosed } from '#domain/lead/lifecycle.ts'
import type { App } from '#server/app.ts'
import type { ApiError } from '#server/http/api-error.ts'
import { isAssigneeOf, toAssignee } from '#server/leads/assignee.ts'
import { boardDetail } from '#server/leads/board-leads.ts'
import { openDuplicates, otherLeadOf } from '#server/leads/same-customer.ts'
import { markOpened } from '#server/leads/seen.ts'
import type { Page } from '#server/pages/create-pages.tsx'
import { sendPrivatePage } from '#server/pages/send-page.ts'
import { smsHref } from '#server/board/lead/sms-link.ts'
import { hashOfToken, TOKEN_PATTERN } from '#server/secrets/token.ts'
import { shareToken } from '#server/status-page/token/share-token.ts'
import { subjectOfToken } from '#server/db/tables/accept-tokens.ts'
import type { Tx } from '#server/db/db.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'
import type { TokenSubject } from '#server/db/tables/notice.ts'
import { listLinkHolders } from '#server/db/tables/staff-access.ts'
import { guardSecretPages, type SecretPageRequest } from '#server/intake/secret-pages.ts'
import { accept } from './accept.ts'
import { arrival } from './arrival.ts'
import { code } from './show-code.ts'
import { decline } from './cannot-come.ts'
import { type AcceptPress, byLink, type Shown } from './press.ts'

/**
 * Serves `/a/TOKEN`: GET shows the lead and changes nothing of it, POST accepts it. Mail scanners
 * open links and run scripts, so nothing happens without a press; the history says that the link
 * was opened, the customer's page does not.
 */
export async function acceptRoutes(http: FastifyInstance, app: App): Promise<void> {
  const { db, clock } = app
  const pages = app.pages.accept

  /** Reads what a link opens; `null` for an unknown or expired one, and for a closed lead. */
  const open = async (tx: Tx, { params: { token } }: SecretPageRequest) => {
    if (!TOKEN_PATTERN.test(token)) return null
    const subject = await subjectOfToken(tx, hashOfToken(token), clock())
    return subject?.status != null && isClosed(subject.status) ? null : subject
  }

  const show = async (
    reply: FastifyReply,
    subject: TokenSubject | null,
    shown: Shown = {},
  ): Promise<FastifyReply> => {
    const page = subject && (await pageOf(subject, shown, app))
    return page === null
      ? sendPrivatePage(reply, pages.notFound({ language: askedLanguage(reply.request.headers) }), {
          status: 404,
        })
      : sendPrivatePage(reply, page, { status: 200 })
  }

  const refuse = (reply: FastifyReply, error: ApiError): FastifyReply =>
    sendPrivatePage(reply, pages.error({ why: error.message }), error)

  const isKnown = async (request: SecretPageRequest) =>
    (await db.read((tx) => open(tx, request))) !== null
  guardSecretPages(http, app, { bodyLimit: 1024, isKnown, refuse })

  http.get('/a/:token', async (request: SecretPageRequest, reply) => {
    const subject = await db.read((tx) => open(tx, request))
    const submissionId = subject?.submissionId ?? null
    if (subject?.assignee === null && submissionId !== null && request.method === 'GET')
      await db
        .write((tx) => markOpened(tx, submissionId, { by: byLink(subject), now: clock() }))
        .catch((error: unknown) => {
          // The page is shown all the same.
          request.log.warn({ err: error }, 'an opened link was not noted')
        })
    return await show(reply, subject)
  })

  http.post('/a/:token', async (request: SecretPageRequest, reply) => {
    // Read alone first: a guessed link must not wait for a write, nor keep others waiting.
    if ((await db.read((tx) => open(tx, request))) === null) return await show(reply, null)
    const sent = Object.fromEntries(request.body ?? [])
    const press = { now: clock(), settings: app.noticeSettings }
    const save =
      saving(arrival, sent) ??
      saving(accept, sent) ??
      saving(decline, sent) ??
      saving(code, sent) ??
      saving(workStep, sent)
    const { subject, shown } = await db.write(async (tx) => {
      const opened = await open(tx, request)
      if (opened === null) return { subject: null, shown: 'gone' as const }
      return { subject: opened, shown: save === null ? 'page' : await save(tx, opened, press) }
    })
    if (shown === 'gone') return await show(reply, null)
    if (shown === 'page') return await reply.redirect(`/a/${request.params.token}`, 303)
    return await show(reply, subject, shown)
  })

  // Links to other pages of the site must not pass this address on.
  http.get('/a/*', async (_request, reply) => await show(reply, null))
}

/** Returns what a press does with what was sent; `null` if something else was pressed. */
function saving<Fields>(press: AcceptPress<Fields>, sent: unknown) {
  const { success, data } = press.fields.safeParse(sent)
  if (!success) return null
  return (tx: Tx, subject: TokenSubject, at: Parameters<typeof press.save>[3]) =>
    press.save(tx, subject, data, at)
}

/** Returns the page of a link; `null` if its lead is gone. */
async function pageOf(
  subject: TokenSubject,
  { furtherRecipients, showsCode = false }: Shown,
  { db, clock, readSecret, environment: { staffUrl }, pages: { accept: pages } }: App,
): Promise<Page | null> {
  const { submissionId, staffMember, assignee } = subject
  const language = staffMember?.language ?? 'en'
  if (submissionId === null)
    return pages.testNotice({ language, answered: subject.answeredAt !== null })
  const lead = await db.read((tx) => getLead(tx, submissionId))
  if (lead === null) return null
  if (assignee === null || !isAssigneeOf(assignee, subject)) {
    const otherLead = otherLeadOf(
      await db.read((tx) => openDuplicates(tx, submissionId)),
      staffMember?.id ?? null,
    )
    const said = await db.read((tx) => saidOf(tx, submissionId))
    const summary = { language, lead, otherLead }
    return assignee === null
      ? pages.waiting({
          ...summary,
          said,
          furtherRecipients: furtherRecipients ?? null,
        })
      : pages.alreadyAccepted({ ...summary, assignee: toAssignee(assignee) })
  }
  const detail = await db.read((tx) => boardDetail(tx, submissionId))
  const { events, duplicates } = detail ?? { events: [], duplicates: [] }
  const same = duplicates.filter(({ service }) => service === lead.service)
  const seconds = await Promise.all(same.map(({ id }) => db.read((tx) => getLead(tx, id))))
  // As on the board, the link only shows the page: staff must not hold the customer's own.
  const holders = await db.read((tx) => listLinkHolders(tx))
  const token = shareToken(await readSecret(), submissionId, staffMember?.id ?? null, holders)
  const pageUrl = token === null ? staffUrl : `${staffUrl}/r/${token}`
  return pages.assignee({
    language,
    lead,
    since: assignee.at,
    now: clock(),
    events,
    smsHref: smsHref(lead, staffMember, events, pageUrl),
    showsCode,
    again: seconds.filter((second) => second !== null),
  })
}
