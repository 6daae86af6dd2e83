import type { NoticeSettings } from '#server/store/notice.ts'
import { addVisitorNote, agree } from '#server/leads/visitor-additions.ts'
import { transitionLead } from '#server/leads/transition.ts'
import { cleanProse } from '#domain/text/clean-text.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { business } from '#domain/business/business.ts'
import { isClosed, isCompleted, isWaiting } from '#domain/lead/lifecycle.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import { NOTE_MAX_CHARACTERS, MAX_VISITOR_NOTES } from '#domain/lead/status-page.ts'
import { serviceName } from '#server/leads/facts/service-name.ts'
import { calendarFile } from '#server/leads/facts/calendar-file.ts'
import { type ApiError, busy } from '#server/http/api-error.ts'
import { PAGE_FORM_BYTES } from '#server/http/form-body.ts'
import {
  guardSecretPages,
  type SecretPageRequest,
} from '#server/submissions/intake/secret-pages.ts'
import { PRIVATE_HEADERS } from '#server/http/response-headers.ts'
import { sendPrivatePage } from '#server/pages/send-page.ts'
import type { Db } from '#server/store/db.ts'
import { LINK_CHANNELS, type LinkChannel, visitorBy } from '#server/store/alarm-lead.ts'
import type { Page, Pages } from '#server/pages/create-pages.tsx'
import { isOpenIn, type StatusPageProps } from '#server/pages/status-page/status-view.ts'
import { NO_ROOM_RETRY_AFTER_S, type PhotoRouteDeps, photoRoutes } from './visitor-photo-routes.ts'
import { hashOfToken, TOKEN_PATTERN } from '#server/secrets/token.ts'
import type { ReadSecret } from '#server/secrets/secret.ts'
import { readShareToken } from '#server/status-page-token/share-token.ts'
import { type ReviewRouteDeps, reviewRoutes } from './review-routes.ts'
import { statusPageView } from './status-page-view.ts'
import { windowRoutes } from './visitor-window-routes.ts'
import { STATUS_PAGE_MESSAGES } from '#copy/server/status-page.ts'
import { findStatusPage, statusPageOf } from '#server/leads/status-page.ts'
import { listLinkHolders } from '#server/store/staff-access.ts'

export interface StatusPageDeps extends PhotoRouteDeps, Pick<ReviewRouteDeps, 'hasOptionalSpace'> {
  readonly clock: () => number
  readonly store: Db
  readonly noticeSettings: NoticeSettings
  readonly pages: Pick<Pages, 'statusPage' | 'statusFragment'>
  readonly staffUrl: string
  readonly readSecret: ReadSecret
  /** Returns whether a staff member is signed in on the device: staff must not act for customers. */
  readonly isStaffDevice: (request: FastifyRequest) => Promise<boolean>
}

/** Response to unknown and expired links. */
const NOT_FOUND_JSON = '{"message":"There is no such request"}'

/**
 * Serves `/r/TOKEN`: the visitor's own page about the lead (R120 to R125). Unknown and expired
 * links get the same response. A GET changes nothing; a POST must come from these pages.
 */
export async function statusPageRoutes(app: FastifyInstance, deps: StatusPageDeps): Promise<void> {
  const { store, noticeSettings: settings, staffUrl, clock, isStaffDevice } = deps
  const { statusPage: pages, statusFragment } = deps.pages

  /** Opens a visitor's own link; that of a duplicate shows the lead that goes on (R237). */
  const open = async (
    request: Pick<SecretPageRequest, 'params' | 'query'>,
  ): Promise<StatusPageProps | null> => {
    const { token } = request.params
    if (!TOKEN_PATTERN.test(token)) return null
    const stored = await store.read((tx) => findStatusPage(tx, hashOfToken(token)))
    const now = clock()
    const view = stored && statusPageView(stored, now)
    const link = `${staffUrl}/r/${token}`
    return view && { view, now, link, from: linkChannel(request), isJoined: stored.isJoined }
  }

  /**
   * Opens a link with which the visitor may agree, cancel and more: not that of a duplicate, because
   * anyone can send a request with another person's phone number.
   */
  const find = async (
    request: Pick<SecretPageRequest, 'params' | 'query'>,
  ): Promise<StatusPageProps | null> => {
    const shown = await open(request)
    return shown?.isJoined === true ? null : shown
  }

  /** Also opens the link of a staff member's text, which changes nothing. */
  const read = async (
    request: Pick<SecretPageRequest, 'params' | 'query'>,
  ): Promise<StatusPageProps | null> => {
    const { token } = request.params
    if (TOKEN_PATTERN.test(token)) return await open(request)
    const holders = await store.read((tx) => listLinkHolders(tx))
    const submissionId = readShareToken(await deps.readSecret(), token, holders)
    const stored =
      submissionId === null ? null : await store.read((tx) => statusPageOf(tx, submissionId))
    const now = clock()
    const view = stored && statusPageView(stored, now)
    return view && { view, now, link: `${staffUrl}/r/${token}`, isReadOnly: true }
  }

  const send = (reply: FastifyReply, status: number, page: Page): FastifyReply =>
    sendPrivatePage(reply, page, { status })

  const refuse = (reply: FastifyReply, error: ApiError): FastifyReply =>
    sendPrivatePage(reply, pages.error(), error)

  const gone = (reply: FastifyReply): FastifyReply => send(reply, 404, pages.notFound())

  const staffDevice = (reply: FastifyReply, shown: StatusPageProps): FastifyReply =>
    send(
      reply,
      403,
      pages.tooLate({ ...shown, ...STATUS_PAGE_MESSAGES[shown.view.language].staffDevice }),
    )

  /** Answers a press on a page that was loaded before its lead was joined with another one. */
  const goneOrJoined = async (
    request: SecretPageRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> =>
    (await open(request)) === null ? gone(reply) : redirectToStatusPage(request, reply)

  guardSecretPages(app, deps, { bodyLimit: PAGE_FORM_BYTES, refuse })

  app.get('/r/:token', async (request: SecretPageRequest, reply) => {
    const shown = await read(request)
    return shown === null ? gone(reply) : send(reply, 200, pages.status(shown))
  })

  for (const name of ['note', 'cancel'] as const) {
    app.get(`/r/:token/${name}`, async (request: SecretPageRequest, reply) => {
      const shown = await (name === 'note' ? open : find)(request)
      if (shown === null) return gone(reply)
      // A closed lead accepts neither a note nor a cancellation.
      return isOpenIn(shown.view)
        ? send(reply, 200, pages[name](shown))
        : redirectToStatusPage(request, reply)
    })
  }

  const answers = {
    state: {
      type: 'application/json',
      read: ({ view }: StatusPageProps) => view.json,
      gone: NOT_FOUND_JSON,
    },
    'calendar.ics': { type: 'text/calendar', read: calendarOf, gone: '' },
    fragment: { type: 'text/html', read: statusFragment, gone: '' },
  } as const
  for (const [name, { type, read: render, gone: nothing }] of Object.entries(answers)) {
    app.get(`/r/:token/${name}`, async (request: SecretPageRequest, reply) => {
      const shown = await read(request)
      reply.headers(PRIVATE_HEADERS).type(`${type}; charset=utf-8`)
      if (shown === null) return reply.code(404).send(nothing)
      const { tag } = shown.view
      reply.header('etag', tag)
      if (request.headers['if-none-match'] === tag) return reply.code(304).send()
      const body = render(shown)
      return body === null ? reply.code(404).send(nothing) : reply.send(body)
    })
  }

  app.post('/r/:token/cancel', async (request: SecretPageRequest, reply) => {
    const shown = await find(request)
    if (shown === null) return await goneOrJoined(request, reply)
    if (await isStaffDevice(request)) return staffDevice(reply, shown)
    const { view, from = null } = shown
    const { outcome } = await store.write((tx) =>
      transitionLead(tx, view.submissionId, {
        to: 'cancelled',
        role: 'visitor',
        by: visitorBy(from),
        noticeId: null,
        now: clock(),
        settings,
      }),
    )
    const { status } = view.facts
    const isCalledOff = isClosed(status) && !isCompleted(status)
    if (outcome === 'changed' || isCalledOff) return redirectToStatusPage(request, reply)
    const { cancel, closed } = STATUS_PAGE_MESSAGES[view.language]
    const text = isClosed(status) ? closed : cancel.told
    return send(reply, 409, pages.tooLate({ ...shown, text }))
  })

  app.post('/r/:token/agree', async (request: SecretPageRequest, reply) => {
    const shown = await find(request)
    if (shown === null) return await goneOrJoined(request, reply)
    if (await isStaffDevice(request)) return staffDevice(reply, shown)
    const { submissionId, language } = shown.view
    const quoteId = Number(request.body?.get('quote'))
    const by = visitorBy(shown.from ?? null)
    const result = await store.write((tx) =>
      agree(tx, submissionId, { quoteId, by, now: clock(), settings }),
    )
    const fresh = result === 'changed' ? await find(request) : null
    if (fresh?.view.quote) return send(reply, 409, pages.changedQuote(fresh))
    if (result !== 'closed') return redirectToStatusPage(request, reply)
    return send(
      reply,
      409,
      pages.tooLate({ ...shown, text: STATUS_PAGE_MESSAGES[language].closed }),
    )
  })

  app.post('/r/:token/note', async (request: SecretPageRequest, reply) => {
    const shown = await open(request)
    if (shown === null) return gone(reply)
    const { view } = shown
    const messages = STATUS_PAGE_MESSAGES[view.language]
    const text = cleanProse(request.body?.get('note') ?? '')
    const refuseNote = (problem: string) =>
      send(reply, 422, pages.note({ ...shown, rejected: { text, problem } }))
    if (text === '') return refuseNote(messages.note.empty)
    if ([...text].length > NOTE_MAX_CHARACTERS)
      return refuseNote(messages.note.tooLong(NOTE_MAX_CHARACTERS))
    if (!(await deps.hasOptionalSpace())) return refuse(reply, busy(NO_ROOM_RETRY_AFTER_S))
    const added = await store.write((tx) =>
      addVisitorNote(tx, view.submissionId, {
        text,
        limit: MAX_VISITOR_NOTES,
        now: clock(),
        settings,
      }),
    )
    if (added === 'added') return redirectToStatusPage(request, reply)
    const why = added === 'full' ? messages.note.full(MAX_VISITOR_NOTES) : messages.closed
    return send(reply, 409, pages.tooLate({ ...shown, text: why }))
  })

  // Unknown addresses get a status page response, because the site's pages run scripts and store
  // the visited address.
  app.get('/r/*', async (_request, reply) => gone(reply))

  const replies = { pages, find, send, refuse, gone, staffDevice, back: redirectToStatusPage }
  void app.register(photoRoutes, { ...deps, ...replies })
  void app.register(reviewRoutes, { ...deps, ...replies })
  void app.register(windowRoutes, { ...deps, ...replies })
}

/** The visitor's appointment as a file for a calendar; `null` without one. */
function calendarOf({ view, now, link }: StatusPageProps): string | null {
  const { submissionId, appointment_start: start, appointment_end: end, language } = view
  if (start == null || end == null || !isOpenIn(view)) return null
  return calendarFile({
    uid: `${submissionId}@${new URL(link).hostname}`,
    createdAt: new Date(now).toISOString(),
    start,
    end,
    isConfirmed: !isWaiting(view.facts.status),
    summary: `${business.name}: ${serviceName(view.service, language)}`,
    description: formatPhone(view.phone),
  })
}

/** Reads how the link came to the customer, as its mail or text says. */
const linkChannel = ({ query }: Pick<SecretPageRequest, 'query'>): LinkChannel | null =>
  LINK_CHANNELS.find((channel) => channel === (query as { from?: unknown }).from) ?? null

function redirectToStatusPage(
  request: Pick<SecretPageRequest, 'params' | 'query'>,
  reply: FastifyReply,
): FastifyReply {
  const from = linkChannel(request)
  const query = from === null ? '' : `?from=${from}`
  return reply.redirect(`/r/${request.params.token}${query}`, 303)
}
