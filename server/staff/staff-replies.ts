import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#domain/language.ts'
import type { ApiError } from '#server/http/api-error.ts'
import { refusalFor } from '#server/http/error-handler.ts'
import { PRIVATE_HEADERS } from '#server/http/response-headers.ts'
import type { PageTheme } from '#server/pages/page-theme.ts'
import { sendPrivatePage } from '#server/pages/send-page.ts'
import { messagePage } from './message-page.ts'
import { BOARD_MESSAGES } from './messages.ts'

/** Sends the responses and errors of all routes under /staff. */
export interface StaffReplies {
  page(reply: FastifyReply, status: number, html: string): FastifyReply
  /** Sends a page with an ETag: 304 when the board already shows it. */
  polled(request: FastifyRequest, reply: FastifyReply, html: string): FastifyReply
  refuse(request: FastifyRequest, reply: FastifyReply, error: ApiError): FastifyReply
  toSignIn(reply: FastifyReply): FastifyReply
  signedOut(request: FastifyRequest, reply: FastifyReply): FastifyReply
  /** Sets the staff member's language for the rest of the request, errors included. */
  speaks(request: FastifyRequest, language: Language): void
  failed(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply
}

/** Returns the browser's language, for requests without a session. */
export const browserLanguage = ({ headers }: FastifyRequest): Language =>
  /^\s*es\b/i.test(headers['accept-language'] ?? '') ? 'es' : 'en'

export function createStaffReplies(theme: PageTheme): StaffReplies {
  const known = new WeakMap<FastifyRequest, Language>()

  const page: StaffReplies['page'] = (reply, status, html) =>
    sendPrivatePage(reply, theme, html, { status })

  const refuse: StaffReplies['refuse'] = (request, reply, error) => {
    const language = known.get(request) ?? browserLanguage(request)
    const { tooOften, trouble } = BOARD_MESSAGES[language].door
    const messages = error.status === 429 ? tooOften : trouble
    return sendPrivatePage(reply, theme, messagePage(theme, language, messages), error)
  }

  return {
    page,
    polled(request, reply, html) {
      const tag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
      reply.header('etag', tag)
      if (request.headers['if-none-match'] !== tag) return page(reply, 200, html)
      return reply.code(304).headers(PRIVATE_HEADERS).send()
    },
    refuse,
    toSignIn: (reply) => reply.headers(PRIVATE_HEADERS).redirect('/staff/sign-in', 303),
    signedOut(request, reply) {
      const language = browserLanguage(request)
      return page(reply, 401, messagePage(theme, language, BOARD_MESSAGES[language].door.signedOut))
    },
    speaks: (request, language) => void known.set(request, language),
    failed: (error, request, reply) => refuse(request, reply, refusalFor(error, request)),
  }
}
