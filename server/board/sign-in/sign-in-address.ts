import { staffMemberOf } from '#server/staff/team.ts'
import { staffMailboxes } from '#server/alarm/notices/new-notice.ts'
import { pageAfterSignIn } from '#server/board/addresses.ts'
import { createHash, randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { staffMailbox } from '#domain/business/mailboxes.ts'
import { CODE_LIFETIME_MS } from '#domain/staff/staff-limits.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { isMailbox } from '#domain/text/email.ts'
import { clientAddress, networksOf } from '#server/http/client-address.ts'
import { hashOfNetwork } from '#server/secrets/network-hash.ts'
import { CODE_LIMITS, codeOfMail, hashOfCode } from '#server/secrets/sign-in-code.ts'
import { hashOfToken, randomToken } from '#server/secrets/token.ts'
import { addCode } from '#server/staff/codes.ts'
import type { App } from '#server/app.ts'
import { typedFields } from '#server/board/form.ts'
import { sendPage } from '#server/board/replies.ts'
import { browserLanguage } from './session.ts'
import { findSessionOf } from './session-guard.ts'
import { limitSignIn } from './enter.ts'
import { readKnownBrowser } from './known-browser.ts'

type SignInRequest = FastifyRequest<{
  Querystring: { again?: string; page?: string }
  Body: URLSearchParams | undefined
}>

const MAX_ADDRESS_LENGTH = 254

const fields = z.object({
  address: z
    .string()
    .default('')
    .transform((text) => cleanLine(text).toLowerCase())
    .refine((address) => isMailbox(address) && address.length <= MAX_ADDRESS_LENGTH),
})

/** GET /staff/sign-in: the form; POST: a code to the mailbox. The reply is the same for every address. */
export function addressRoutes(http: FastifyInstance, app: App): void {
  const { db, pages, clock, readSecret } = app
  const { staffUrl, staffEmail } = app.environment

  http.get('/staff/sign-in', async (request: SignInRequest, reply) => {
    const session = await findSessionOf(request, app)
    const isAgain = session !== null && request.query.again !== undefined
    if (session !== null && !isAgain) return reply.redirect('/staff', 303)
    const language = session?.staffMember.language ?? browserLanguage(request)
    const member =
      session === null ? null : await db.read((tx) => staffMemberOf(tx, session.staffMember.id))
    return sendPage(
      reply,
      200,
      pages.board.address({
        language,
        rejected: null,
        isAgain,
        known: member === null ? '' : (staffMailboxes([member])[0] ?? ''),
        page: pageAfterSignIn(request.query.page),
      }),
    )
  })

  http.post(
    '/staff/sign-in',
    { onRequest: limitSignIn(app) },
    async (request: SignInRequest, reply) => {
      const typed = typedFields(request.body)
      const read = fields.safeParse(typed)
      if (!read.success) {
        const rejected = cleanLine(typed['address'] ?? '').slice(0, MAX_ADDRESS_LENGTH)
        const language = browserLanguage(request)
        return sendPage(reply, 422, pages.board.address({ language, rejected }))
      }
      const { address } = read.data
      const attempt = randomToken()
      const noticeId = randomUUID()
      const now = clock()
      const secret = await readSecret()
      const code = {
        attemptHash: hashOfToken(attempt),
        address,
        addressHash: createHash('sha256').update(`address:${address}`).digest('hex'),
        // For IPv6 the customer's whole network: its addresses cost an attacker nothing.
        networkHash: hashOfNetwork(secret, 'sign-in line', networksOf(clientAddress(request))),
        knownBrowser: readKnownBrowser(request.headers.cookie, { staffUrl, secret }),
        codeHash: hashOfCode(attempt, codeOfMail(secret, noticeId)),
        isStaffMailbox: staffMailbox(staffEmail).some((one) => one.toLowerCase() === address),
        noticeId,
        now,
        expiresAt: now + CODE_LIFETIME_MS,
      }
      await db.write((tx) => addCode(tx, code, CODE_LIMITS))
      const page = pageAfterSignIn(typed['page'])
      const query = page === '/staff' ? '' : `?page=${encodeURIComponent(page)}`
      return reply.redirect(`/staff/sign-in/${attempt}${query}`, 303)
    },
  )
}
