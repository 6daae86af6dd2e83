/** Opens the links of status pages. Unknown and expired ones open nothing. */

import { askedLanguage } from '#server/http/asked-language.ts'
import type { FastifyReply } from 'fastify'
import type { App } from '#server/app.ts'
import type { Page } from '#server/pages/create-pages.tsx'
import { sendPrivatePage } from '#server/pages/send-page.ts'
import type { StatusPageProps } from '#server/status-page/status-view.ts'
import { findStatusPage, statusPageOf } from '#server/leads/status-page.ts'
import { hashOfToken, TOKEN_PATTERN } from '#server/secrets/token.ts'
import { readShareToken } from '#server/status-page/token/share-token.ts'
import { readChannel } from '#server/status-page/token/link-channel.ts'
import { listLinkHolders } from '#server/db/tables/staff-access.ts'
import type { SecretPageRequest } from '#server/intake/secret-pages.ts'
import { statusPageView } from './status-page-view.ts'

export type LinkRequest = Pick<SecretPageRequest, 'params' | 'query'>

/** Opens a visitor's own link; that of a duplicate shows the lead that goes on. */
export async function openLink(
  request: LinkRequest,
  { db, clock, readSecret, environment: { staffUrl } }: App,
): Promise<StatusPageProps | null> {
  const { token } = request.params
  if (!TOKEN_PATTERN.test(token)) return null
  const stored = await db.read((tx) => findStatusPage(tx, hashOfToken(token)))
  const now = clock()
  const view = stored && statusPageView(stored, now)
  const link = `${staffUrl}/r/${token}`
  if (!view) return null
  const { from } = request.query as { from?: unknown }
  const channel = readChannel(await readSecret(), token, from)
  const query = channel === null ? '' : `?from=${String(from)}`
  return { view, now, link, from: channel, query, isJoined: stored.isJoined }
}

/** Opens also the link of a staff member's text, which changes nothing. */
export async function openForReading(
  request: LinkRequest,
  app: App,
): Promise<StatusPageProps | null> {
  const { db, clock, readSecret, environment } = app
  const { token } = request.params
  if (TOKEN_PATTERN.test(token)) return await openLink(request, app)
  const holders = await db.read((tx) => listLinkHolders(tx))
  const submissionId = readShareToken(await readSecret(), token, holders)
  const stored =
    submissionId === null ? null : await db.read((tx) => statusPageOf(tx, submissionId))
  const now = clock()
  const view = stored && statusPageView(stored, now)
  return view && { view, now, link: `${environment.staffUrl}/r/${token}`, isReadOnly: true }
}

export const sendPage = (reply: FastifyReply, status: number, page: Page): FastifyReply =>
  sendPrivatePage(reply, page, { status })

export const sendGone = (reply: FastifyReply, { pages }: App): FastifyReply =>
  sendPage(
    reply,
    404,
    pages.statusPage.notFound({ language: askedLanguage(reply.request.headers) }),
  )

/** Leads back to the status page, with how the link came to the customer. */
export function redirectToStatusPage(request: LinkRequest, reply: FastifyReply): FastifyReply {
  const { from } = request.query as { from?: unknown }
  const query = typeof from === 'string' ? `?${new URLSearchParams({ from }).toString()}` : ''
  return reply.redirect(`/r/${request.params.token}${query}`, 303)
}
