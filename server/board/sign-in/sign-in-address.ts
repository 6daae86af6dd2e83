import { staffMemberOf } from '#server/staff/team.ts'
import { staffMailboxes } from '#server/alarm/notices/new-notice.ts'
import { pageAfterSignIn } from '#server/board/addresses.ts'
import { createHash, randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { staffMailbox } from '#domain/business/mailboxes.ts'
import { CODE_LIFETIME_MS } from '#domain/staff/staff-limits.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { isMailbox, MAX_ADDRESS_LENGTH } from '#domain/text/email.ts'
import { clientAddress, networksOf } from '#server/http/client-address.ts'
import { hashOfNetwork } from '#server/secrets/network-hash.ts'
import { CODE_LIMITS, codeOfMail, hashOfCode } from '#server/secrets/sign-in-code.ts'
import { hashOfToken, randomToken } from '#server/secrets/token.ts'
import { addCode } from '#server/staff/codes.ts'
import type { App } from '#server/app.ts'
import type { Page } from '#server/pages/create-pages.tsx'
import { typedFields } from '#server/board/form.ts'
import { sendPage } from '#server/board/replies.ts'
import { browserLanguage } from './session.ts'
import { findSessionOf } from './session-guard.ts'
import { relyingParty } from './relying-party.ts'
import { limitSignIn } from './enter.ts'
import { readKnownBrowser } from './known-browser.ts'

type SignInRequest = FastifyRequest<{
  Querystring: { again?: string; page?: string }
  Body: URLSearchParams | undefined
}>

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
    const isSignedIn = (await findSessionOf(request, app)) !== null
    if (isSignedIn && request.query.again === undefined) return reply.redirect('/staff', 303)
    const page = pageAfterSignIn(request.query.page)
    return sendPage(reply, 200, await addressPageOf(request, app, { page }))
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
        const page = pageAfterSignIn(typed['page'])
        const ways = { byPasskey: relyingParty(staffUrl) !== null, page }
        return sendPage(reply, 422, pages.board.address({ language, rejected, ...ways }))
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

/**
 * Makes the page that asks for passkey or address: of a browser that is signed in, with its mailbox,
 * or without it if only the passkey proves enough.
 * @param options.wrong what is wrong with the passkey that was used
 */
export async function addressPageOf(
  request: FastifyRequest,
  app: App,
  { page, wrong = '' }: { readonly page: string; readonly wrong?: string },
): Promise<Page> {
  const { db, pages, environment } = app
  const session = await findSessionOf(request, app)
  const member = session && (await db.read((tx) => staffMemberOf(tx, session.staffMember.id)))
  return pages.board.address({
    language: session?.staffMember.language ?? browserLanguage(request),
    rejected: null,
    isAgain: session !== null,
    byPasskey: relyingParty(environment.staffUrl) !== null,
    byCode: session === null || !session.hasPasskey,
    wrong,
    known: member === null ? '' : (staffMailboxes([member])[0] ?? ''),
    page,
  })
}
