/**
 * A form of the status page. Each is one file beside this one, read from top to bottom: address, page,
 * who may use it, fields, what it does in one transaction, and the reply.
 */

import { askedLanguage } from '#server/http/asked-language.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { z } from 'zod'
import { STATUS_PAGE_MESSAGES } from '#copy/server/status-page.ts'
import type { App } from '#server/app.ts'
import { busy } from '#server/http/api-error.ts'
import type { Page, Pages } from '#server/pages/create-pages.tsx'
import type { Rejected } from '#server/pages/parts/rejected.ts'
import { sendPrivatePage } from '#server/pages/send-page.ts'
import type { StatusPageProps, StatusPageView } from '#server/status-page/status-view.ts'
import { type Actor, type LinkChannel, visitorBy } from '#server/db/tables/actor.ts'
import type { Tx } from '#server/db/db.ts'
import type { NoticeSettings } from '#server/db/tables/notice.ts'
import { findSessionOf } from '#server/board/sign-in/session-guard.ts'
import type { SecretPageRequest } from '#server/intake/secret-pages.ts'
import { type LinkRequest, openLink, redirectToStatusPage, sendGone, sendPage } from './open.ts'

/** Who presses, and when. */
interface VisitorPress {
  readonly view: StatusPageView
  readonly by: Actor
  /** How the link came to the visitor; `null` for the page after sending. */
  readonly from: LinkChannel | null
  readonly now: number
  readonly settings: NoticeSettings
}

/** `page` shows the status page; a problem shows the form again; `tooLate` says why nothing was done. */
export type Answer =
  | 'page'
  | { readonly problem: string; readonly field?: string }
  | { readonly tooLate: string }
  /** Made of the lead as it is now; `null` shows the status page. */
  | { readonly fresh: (pages: Pages['statusPage'], now: StatusPageProps) => Page | null }

export interface StatusForm<Fields> {
  /** Under /r/TOKEN/. */
  readonly path: string
  /** Whether a device of staff may use it too; staff must not act for customers. */
  readonly isForStaff?: boolean
  /**
   * Whether it speaks for the customer of the job: refused once staff have joined another request with
   * this one, because anybody can send one with another person's number.
   */
  readonly isOfTheJob?: boolean
  /** The page of the form; without one it is a button of the status page. */
  readonly page?: {
    /** Otherwise the status page is shown. */
    readonly isOpen: (view: StatusPageView) => boolean
    readonly make: (
      pages: Pages['statusPage'],
      shown: StatusPageProps & { readonly rejected?: Rejected },
    ) => Page
  }
  readonly fields: (view: StatusPageView) => z.ZodType<Fields>
  /** Whether the disk must have room for more than leads. */
  readonly needsSpace?: boolean
  readonly save: (tx: Tx, fields: Fields, press: VisitorPress) => Promise<Answer>
}

/** While the last space of the disk is left for leads. */
export const NO_ROOM_RETRY_AFTER_S = 600

export function addStatusForm<Fields>(
  http: FastifyInstance,
  app: App,
  form: StatusForm<Fields>,
): void {
  const { db, clock, noticeSettings: settings } = app
  const pages = app.pages.statusPage
  const { page } = form

  if (page !== undefined)
    http.get(`/r/:token/${form.path}`, async (request: SecretPageRequest, reply) => {
      const shown = await openForm(request, form, app)
      if (shown === null) return sendGone(reply, app)
      return page.isOpen(shown.view)
        ? sendPage(reply, 200, page.make(pages, shown))
        : redirectToStatusPage(request, reply)
    })

  http.post(`/r/:token/${form.path}`, async (request: SecretPageRequest, reply) => {
    const shown = await openForm(request, form, app)
    if (shown === null) return await sendGoneOrJoined(request, reply, app)
    const { view, from = null } = shown
    if (form.isForStaff !== true && (await findSessionOf(request, app)) !== null)
      return sendStaffDevice(reply, shown, app)
    const typed = Object.fromEntries(request.body ?? [])
    const reject = (problem: string, field: string | null): FastifyReply =>
      page === undefined
        ? redirectToStatusPage(request, reply)
        : sendPage(reply, 422, page.make(pages, { ...shown, rejected: { typed, field, problem } }))
    const read = form.fields(view).safeParse(typed)
    if (!read.success) {
      const [issue] = read.error.issues
      return reject(issue?.message ?? '', String(issue?.path[0] ?? '') || null)
    }
    if (form.needsSpace === true && !(await app.hasOptionalSpace()))
      return sendPrivatePage(
        reply,
        pages.error({ language: askedLanguage(reply.request.headers) }),
        busy(NO_ROOM_RETRY_AFTER_S),
      )
    const press = { view, from, by: visitorBy(from), now: clock(), settings }
    const answer = await db.write((tx) => form.save(tx, read.data, press))
    if (answer === 'page') return redirectToStatusPage(request, reply)
    if ('problem' in answer) return reject(answer.problem, answer.field ?? null)
    if ('tooLate' in answer)
      return sendPage(reply, 409, pages.tooLate({ ...shown, text: answer.tooLate }))
    const now = await openForm(request, form, app)
    const made = now && answer.fresh(pages, now)
    return made === null ? redirectToStatusPage(request, reply) : sendPage(reply, 409, made)
  })
}

/** Opens a link that may use a form. */
export async function openForm(
  request: LinkRequest,
  { isOfTheJob = false }: Pick<StatusForm<unknown>, 'isOfTheJob'>,
  app: App,
): Promise<StatusPageProps | null> {
  const shown = await openLink(request, app)
  return shown?.isJoined === true && isOfTheJob ? null : shown
}

/** Answers a press on a page that was loaded before its lead was joined with another one. */
async function sendGoneOrJoined(
  request: SecretPageRequest,
  reply: FastifyReply,
  app: App,
): Promise<FastifyReply> {
  return (await openLink(request, app)) === null
    ? sendGone(reply, app)
    : redirectToStatusPage(request, reply)
}

/** Refuses what only the customer may do. */
const sendStaffDevice = (
  reply: FastifyReply,
  shown: StatusPageProps,
  { pages }: App,
): FastifyReply => {
  const { staffDevice } = STATUS_PAGE_MESSAGES[shown.view.language]
  return sendPage(reply, 403, pages.statusPage.tooLate({ ...shown, ...staffDevice }))
}
