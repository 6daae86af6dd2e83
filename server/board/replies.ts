/** Responses and errors of all routes under /staff. */

import type { FastifyReply, FastifyRequest } from 'fastify'
import { BOARD_MESSAGES } from '#copy/server/board.ts'
import type { ApiError } from '#server/http/api-error.ts'
import { etagOf } from '#server/http/etag.ts'
import { PRIVATE_HEADERS } from '#server/http/response-headers.ts'
import { SIGN_IN_AGAIN_ADDRESS } from '#server/board/addresses.ts'
import type { Page, Pages } from '#server/pages/create-pages.tsx'
import { sendPrivatePage } from '#server/pages/send-page.ts'
import { browserLanguage, languageOf } from './sign-in/session.ts'

export const sendPage = (reply: FastifyReply, status: number, page: Page): FastifyReply =>
  sendPrivatePage(reply, page, { status })

/** Sends a page that an open board fetches again and again; 304 when the board already shows it. */
export function sendPolledPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
): FastifyReply {
  const tag = etagOf(page.html)
  reply.header('etag', tag)
  return request.headers['if-none-match'] === tag
    ? reply.code(304).headers(PRIVATE_HEADERS).send()
    : sendPage(reply, 200, page)
}

/** Sends the page of an error. */
export function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: Pages,
  error: ApiError,
): FastifyReply {
  const language = languageOf(request)
  const { tooOften, trouble } = BOARD_MESSAGES[language].errors
  const message = error.status === 429 ? tooOften : trouble
  return sendPrivatePage(reply, pages.board.message({ language, message }), error)
}

export function sendNotFound(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: Pages,
): FastifyReply {
  const language = languageOf(request)
  const message = BOARD_MESSAGES[language].errors.notFound
  return sendPage(reply, 404, pages.board.message({ language, message, to: 'board' }))
}

/** Refuses what the viewer's role may not do. */
export function forbid(request: FastifyRequest, reply: FastifyReply, pages: Pages): FastifyReply {
  const language = languageOf(request)
  const message = BOARD_MESSAGES[language].errors.forOwner
  return sendPage(reply, 403, pages.board.message({ language, message, to: 'board' }))
}

/** Returns whether a request changes nothing. */
export const isReading = ({ method }: FastifyRequest): boolean =>
  method === 'GET' || method === 'HEAD'

/** Asks for a new sign-in; a form is not repeated by a redirect. */
export function askToSignInAgain(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: Pages,
): FastifyReply {
  if (isReading(request)) {
    const asked = encodeURIComponent(request.url)
    return reply.headers(PRIVATE_HEADERS).redirect(`${SIGN_IN_AGAIN_ADDRESS}&page=${asked}`, 303)
  }
  const language = languageOf(request)
  const message = BOARD_MESSAGES[language].errors.signInAgain
  return sendPage(reply, 403, pages.board.message({ language, message, to: 'sign-in-again' }))
}

/** Answers a request without a session. */
export function askToSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: Pages,
): FastifyReply {
  if (isReading(request)) return reply.headers(PRIVATE_HEADERS).redirect('/staff/sign-in', 303)
  const language = browserLanguage(request)
  const { signedOut: message } = BOARD_MESSAGES[language].errors
  return sendPage(reply, 401, pages.board.message({ language, message }))
}
