import { SIGN_IN_AGAIN_ADDRESS } from '#server/pages/board/addresses.ts'
import { etagOf } from '#server/http/etag.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#domain/text/language.ts'
import type { ApiError } from '#server/http/api-error.ts'
import { refusalFor } from '#server/http/error-handler.ts'
import { PRIVATE_HEADERS } from '#server/http/response-headers.ts'
import type { Page, Pages } from '#server/pages/create-pages.tsx'
import { sendPrivatePage } from '#server/pages/send-page.ts'
import { BOARD_MESSAGES } from '#copy/server/board.ts'

/** Returns the browser's language, for requests without a session. */
export const browserLanguage = ({ headers }: FastifyRequest): Language =>
  /^\s*es\b/i.test(headers['accept-language'] ?? '') ? 'es' : 'en'

/** Pages that an open board fetches again and again. */
type PolledPage = 'list' | 'mine' | 'lead' | 'onCall'

export type BoardReplies = ReturnType<typeof createBoardReplies>

/** Creates the responses and errors of all routes under /staff. */
export function createBoardReplies(pages: Pages) {
  const languages = new WeakMap<FastifyRequest, Language>()

  const sendPage = (reply: FastifyReply, status: number, page: Page): FastifyReply =>
    sendPrivatePage(reply, page, { status })

  const refuse = (request: FastifyRequest, reply: FastifyReply, error: ApiError): FastifyReply => {
    const language = languages.get(request) ?? browserLanguage(request)
    const { tooOften, trouble } = BOARD_MESSAGES[language].errors
    const message = error.status === 429 ? tooOften : trouble
    return sendPrivatePage(reply, pages.board.message({ language, message }), error)
  }

  return {
    sendPage,
    /**
     * Sends a page with an ETag, or 304 when the board already shows it. The ETag follows from the
     * props, so that a page that has not changed is not rendered: each open board polls.
     * @param props without a present time, which would change the ETag
     */
    sendPolledPage<Name extends PolledPage>(
      request: FastifyRequest,
      reply: FastifyReply,
      name: Name,
      props: Parameters<Pages['board'][Name]>[0],
    ): FastifyReply {
      const tag = etagOf(JSON.stringify([pages.build, name, props]))
      reply.header('etag', tag)
      if (request.headers['if-none-match'] === tag)
        return reply.code(304).headers(PRIVATE_HEADERS).send()
      const render: (props: never) => Page = pages.board[name]
      return sendPage(reply, 200, render(props as never))
    },
    refuse,
    sendNotFound: (reply: FastifyReply, language: Language): FastifyReply => {
      const message = BOARD_MESSAGES[language].errors.notFound
      return sendPage(reply, 404, pages.board.message({ language, message, to: 'board' }))
    },
    /** Refuses what the viewer's role may not do. */
    forbid: (reply: FastifyReply, language: Language): FastifyReply => {
      const message = BOARD_MESSAGES[language].errors.forOwner
      return sendPage(reply, 403, pages.board.message({ language, message, to: 'board' }))
    },
    /** Asks for a new sign-in; a form is not repeated by a redirect. */
    askToSignInAgain: (
      reply: FastifyReply,
      { language, isReading }: { readonly language: Language; readonly isReading: boolean },
    ): FastifyReply => {
      if (isReading) return reply.headers(PRIVATE_HEADERS).redirect(SIGN_IN_AGAIN_ADDRESS, 303)
      const message = BOARD_MESSAGES[language].errors.signInAgain
      return sendPage(reply, 403, pages.board.message({ language, message, to: 'sign-in-again' }))
    },
    redirectToSignIn: (reply: FastifyReply) =>
      reply.headers(PRIVATE_HEADERS).redirect('/staff/sign-in', 303),
    sendSignedOut(request: FastifyRequest, reply: FastifyReply): FastifyReply {
      const language = browserLanguage(request)
      const { signedOut } = BOARD_MESSAGES[language].errors
      return sendPage(reply, 401, pages.board.message({ language, message: signedOut }))
    },
    /** Sets the staff member's language for the rest of the request, errors included. */
    setLanguage: (request: FastifyRequest, language: Language) =>
      void languages.set(request, language),
    sendError: (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
      refuse(request, reply, refusalFor(error, request)),
  }
}
