import { etagOf } from '#server/http/etag.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#domain/language.ts'
import type { ApiError } from '#server/http/api-error.ts'
import { refusalFor } from '#server/http/error-handler.ts'
import { PRIVATE_HEADERS } from '#server/http/response-headers.ts'
import type { PageTheme } from '#server/pages/page-theme.ts'
import { sendPrivatePage } from '#server/pages/send-page.ts'
import { messagePage } from './message-page.ts'
import { BOARD_MESSAGES } from '#copy/server/board.ts'

/** Returns the browser's language, for requests without a session. */
export const browserLanguage = ({ headers }: FastifyRequest): Language =>
  /^\s*es\b/i.test(headers['accept-language'] ?? '') ? 'es' : 'en'

export type BoardReplies = ReturnType<typeof createBoardReplies>

/** Creates the responses and errors of all routes under /staff. */
export function createBoardReplies(theme: PageTheme) {
  const languages = new WeakMap<FastifyRequest, Language>()

  const sendPage = (reply: FastifyReply, status: number, html: string): FastifyReply =>
    sendPrivatePage(reply, theme, html, { status })

  const refuse = (request: FastifyRequest, reply: FastifyReply, error: ApiError): FastifyReply => {
    const language = languages.get(request) ?? browserLanguage(request)
    const { tooOften, trouble } = BOARD_MESSAGES[language].errors
    const messages = error.status === 429 ? tooOften : trouble
    return sendPrivatePage(reply, theme, messagePage(theme, language, messages), error)
  }

  return {
    sendPage,
    /** Sends a page with an ETag: 304 when the board already shows it. */
    sendPolledPage(request: FastifyRequest, reply: FastifyReply, html: string): FastifyReply {
      const tag = etagOf(html)
      reply.header('etag', tag)
      if (request.headers['if-none-match'] !== tag) return sendPage(reply, 200, html)
      return reply.code(304).headers(PRIVATE_HEADERS).send()
    },
    refuse,
    redirectToSignIn: (reply: FastifyReply) =>
      reply.headers(PRIVATE_HEADERS).redirect('/staff/sign-in', 303),
    sendSignedOut(request: FastifyRequest, reply: FastifyReply): FastifyReply {
      const language = browserLanguage(request)
      const { signedOut } = BOARD_MESSAGES[language].errors
      return sendPage(reply, 401, messagePage(theme, language, signedOut))
    },
    /** Sets the staff member's language for the rest of the request, errors included. */
    setLanguage: (request: FastifyRequest, language: Language) =>
      void languages.set(request, language),
    sendError: (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
      refuse(request, reply, refusalFor(error, request)),
  }
}
