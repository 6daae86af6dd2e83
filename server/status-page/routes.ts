import type { FastifyInstance, FastifyReply } from 'fastify'
import { askedLanguage } from '#server/http/asked-language.ts'
import { business } from '#domain/business/business.ts'
import { isWaiting } from '#domain/lead/lifecycle.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import type { App } from '#server/app.ts'
import type { ApiError } from '#server/http/api-error.ts'
import { PAGE_FORM_BYTES } from '#server/http/form-body.ts'
import { countEvents } from '#server/db/tables/events.ts'
import { PRIVATE_HEADERS } from '#server/http/response-headers.ts'
import { calendarFile } from '#server/leads/facts/calendar-file.ts'
import { serviceName } from '#server/leads/facts/service-name.ts'
import { sendPrivatePage } from '#server/pages/send-page.ts'
import { isOpenIn, type StatusPageProps } from '#server/status-page/status-view.ts'
import { guardSecretPages, type SecretPageRequest } from '#server/intake/secret-pages.ts'
import { agree, disagree } from './agree.ts'
import { cancel } from './cancel.ts'
import { note } from './visitor-note.ts'
import { openForReading, sendGone, sendPage } from './open.ts'
import { photoRoutes } from './photo.ts'
import { review } from './review.ts'
import { addStatusForm } from './status-form.ts'
import { window, windowAnswer } from './visitor-window.ts'

/** Response to unknown and expired links. */
const NOT_FOUND_JSON = '{"message":"There is no such request"}'

/**
 * Serves `/r/TOKEN`: the visitor's own page about the lead. Unknown and expired links get the same
 * response. A GET changes nothing; a POST must come from these pages.
 */
export async function statusPageRoutes(http: FastifyInstance, app: App): Promise<void> {
  const { statusPage: pages, statusFragment } = app.pages
  const refuse = (reply: FastifyReply, error: ApiError): FastifyReply =>
    sendPrivatePage(reply, pages.error({ language: askedLanguage(reply.request.headers) }), error)

  const isKnown = async (request: SecretPageRequest) =>
    (await openForReading(request, app)) !== null
  guardSecretPages(http, app, { bodyLimit: PAGE_FORM_BYTES, isKnown, refuse })

  http.get('/r/:token', async (request: SecretPageRequest, reply) => {
    const shown = await openForReading(request, app)
    return shown === null ? sendGone(reply, app) : sendPage(reply, 200, pages.status(shown))
  })

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
    http.get(`/r/:token/${name}`, async (request: SecretPageRequest, reply) => {
      const shown = await openForReading(request, app)
      reply.headers(PRIVATE_HEADERS).type(`${type}; charset=utf-8`)
      if (shown === null) return reply.code(404).send(nothing)
      const { tag } = shown.view
      reply.header('etag', tag)
      if (request.headers['if-none-match'] === tag) return reply.code(304).send()
      const body = await render(shown, app)
      return body === null ? reply.code(404).send(nothing) : reply.send(body)
    })
  }

  addStatusForm(http, app, cancel)
  addStatusForm(http, app, agree)
  addStatusForm(http, app, disagree)
  addStatusForm(http, app, note)
  addStatusForm(http, app, window)
  addStatusForm(http, app, windowAnswer)
  addStatusForm(http, app, review)
  void http.register(photoRoutes, app)

  // Unknown addresses get a status page response, because the site's pages run scripts and store
  // the visited address.
  http.get('/r/*', async (_request, reply) => sendGone(reply, app))
}

/** The visitor's appointment as a file for a calendar; `null` without one. */
async function calendarOf(
  { view, now, link }: StatusPageProps,
  { db }: App,
): Promise<string | null> {
  const { submissionId, appointment_start: start, appointment_end: end, language } = view
  if (start == null || end == null || !isOpenIn(view)) return null
  return calendarFile({
    sequence: await db.read((tx) => countEvents(tx, submissionId, 'window_moved')),
    uid: `${submissionId}@${new URL(link).hostname}`,
    createdAt: new Date(now).toISOString(),
    start,
    end,
    isConfirmed: !isWaiting(view.facts.status),
    summary: `${business.name}: ${serviceName(view.service, language)}`,
    description: formatPhone(view.phone),
  })
}
