import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BOARD_MESSAGES } from '#copy/server/board.ts'
import { MAX_CODE_TRIES } from '#domain/staff/staff-limits.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { hashOfCode, readCode, WRONG_TRIES } from '#server/secrets/sign-in-code.ts'
import { hashOfToken, randomToken } from '#server/secrets/token.ts'
import { reportAccess } from '#server/staff/access-changes.ts'
import { enterCode } from '#server/staff/codes.ts'
import { staffMemberOf } from '#server/staff/team.ts'
import type { App } from '#server/app.ts'
import { sendPage } from '#server/board/replies.ts'
import { browserLanguage } from './session.ts'
import { enter, limitSignIn, newSession } from './enter.ts'
import { readKnownBrowser } from './known-browser.ts'

type CodeRequest = FastifyRequest<{
  Params: { attempt: string }
  Body: URLSearchParams | undefined
}>

/** Time for typing a name after a valid code. */
const NAME_FORM_LIFETIME_MS = 15 * MINUTE_MS

/**
 * GET /staff/sign-in/ATTEMPT: the form; POST: the code of the mail. The reply is the same for every
 * failure, because an expired code must not reveal a known address.
 */
export function codeRoutes(http: FastifyInstance, app: App): void {
  const { db, pages, clock, readSecret, noticeSettings: settings } = app
  const { staffUrl } = app.environment

  http.get('/staff/sign-in/:attempt', async (request: CodeRequest, reply) =>
    sendPage(reply, 200, pages.board.code({ language: browserLanguage(request), problem: null })),
  )

  http.post(
    '/staff/sign-in/:attempt',
    { onRequest: limitSignIn(app) },
    async (request: CodeRequest, reply) => {
      const { attempt } = request.params
      const language = browserLanguage(request)
      const messages = BOARD_MESSAGES[language].signIn
      const showCodePage = (problem: string): FastifyReply =>
        sendPage(reply, 422, pages.board.code({ language, problem }))
      const code = readCode(request.body?.get('code') ?? '')
      if (code === null) return showCodePage(messages.codeIncomplete)
      const now = clock()
      const { secret, session } = newSession(request, now, 'code')
      const invitation = randomToken()
      const signer = { staffUrl, secret: await readSecret() }
      const known = readKnownBrowser(request.headers.cookie, signer)
      const entered = await db.write(async (tx) => {
        const result = await enterCode(tx, hashOfToken(attempt), {
          codeHash: hashOfCode(attempt, code),
          mostTries: MAX_CODE_TRIES,
          wrongTries: WRONG_TRIES,
          session,
          invitation: { hash: hashOfToken(invitation), expiresAt: now + NAME_FORM_LIFETIME_MS },
          now,
        })
        if (result.outcome !== 'signed-in') return result
        const { id: staffMemberId } = result.staffMember
        // Whoever has a lost phone may read the code there, and enter it on another one.
        if (known?.staffMemberId !== staffMemberId) {
          const of = await staffMemberOf(tx, staffMemberId)
          const press = { staffMemberId, now, settings }
          await reportAccess(tx, { ...press, kind: 'signed-in', of, detail: session.device })
        }
        return result
      })
      if (entered.outcome === 'invited') return reply.redirect(`/staff/invite/${invitation}`, 303)
      if (entered.outcome !== 'signed-in') return showCodePage(messages.codeWrong)
      const staffMemberId = entered.staffMember.id
      return await enter(request, reply, { secret, session, staffMemberId }, app)
    },
  )
}
