import { staffMailbox } from '#domain/business/mailboxes.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { createHash } from 'node:crypto'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
} from 'fastify'
import type { Language } from '#domain/text/language.ts'
import { CODE_LIFETIME_MS, MAX_CODE_TRIES } from '#domain/staff/staff-limits.ts'
import { isMailbox } from '#server/environment/variable.ts'
import { networksOf } from '#server/http/client-address.ts'
import { hashOfToken, randomToken, TOKEN_PATTERN } from '#server/secrets/token.ts'
import { hashOfNetwork } from '#server/secrets/network-hash.ts'
import type { NewStaffMember, NewSession } from '#server/store/board-records.ts'
import { browserLanguage } from './board-replies.ts'
import {
  CODE_LIMITS,
  codeOfMail,
  hashOfCode,
  readCode,
  WRONG_TRIES,
} from '#server/secrets/sign-in-code.ts'
import { deviceName } from './device-name.ts'
import { createKnownBrowserCookie } from './known-browser.ts'
import { hashOfSession, newSessionSecret, sessionExpiry } from './session-cookie.ts'
import type { BoardDeps } from './board-deps.ts'
import { createReportAccess } from './report-access.ts'
import { BOARD_MESSAGES } from '#copy/server/board.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { replaceSession } from '#server/staff/sessions.ts'
import { addCode, enterCode } from '#server/staff/codes.ts'
import { listStaff } from '#server/store/staff-members.ts'
import { acceptInvitation, findInvitation } from '#server/staff/invitations.ts'

type Form = URLSearchParams | undefined
type CodeRequest = FastifyRequest<{ Params: { attempt: string }; Body: Form }>
type InvitationRequest = FastifyRequest<{ Params: { token: string }; Body: Form }>

/** Time for typing a name after a valid code. */
const NAME_FORM_LIFETIME_MS = 15 * MINUTE_MS

const MAX_NAME_LENGTH = 100

/**
 * Serves `/staff/sign-in` and `/staff/invite/TOKEN`. A GET signs nobody in, because mail
 * scanners open every link.
 */
export async function signInRoutes(app: FastifyInstance, deps: BoardDeps): Promise<void> {
  const { store, guard, cookie, replies, readSecret, clock, randomId } = deps
  const pages = deps.pages.board
  const report = createReportAccess(deps)
  const staffMailboxes = () => staffMailbox(deps.staffEmail).map((address) => address.toLowerCase())

  const onRequest: onRequestAsyncHookHandler = async (request, reply) => {
    const rateLimitError = deps.limits.admit('signIn', deps.clientAddress(request))
    return rateLimitError ? replies.refuse(request, reply, rateLimitError) : undefined
  }

  const newSession = (request: FastifyRequest): { secret: string; session: NewSession } => {
    const secret = newSessionSecret()
    const session = {
      id: randomId(),
      hash: hashOfSession(secret),
      device: deviceName(request.headers['user-agent']),
      expiresAt: sessionExpiry(clock(), clock()),
    }
    return { secret, session }
  }

  /** Signs in and ends the browser's previous session. */
  const enter = async (
    request: FastifyRequest,
    reply: FastifyReply,
    {
      secret,
      session,
      staffMemberId,
    }: {
      readonly secret: string
      readonly session: NewSession
      readonly staffMemberId: string
    },
  ): Promise<FastifyReply> => {
    const before = await guard.findSession(request)
    if (before !== null) await store.write((tx) => replaceSession(tx, before.id, session.id))
    const browser = (await knownBrowser()).write(staffMemberId)
    return await reply
      .header('set-cookie', [cookie.write(secret, session.expiresAt - clock()), browser])
      .redirect('/staff', 303)
  }

  const knownBrowser = async () => createKnownBrowserCookie(deps.staffUrl, await readSecret())

  type SignInRequest = FastifyRequest<{ Querystring: { again?: string } }>

  app.get('/staff/sign-in', async (request: SignInRequest, reply) => {
    const session = await guard.findSession(request)
    const isAgain = session !== null && request.query.again !== undefined
    if (session !== null && !isAgain) return reply.redirect('/staff', 303)
    const language = session?.staffMember.language ?? browserLanguage(request)
    const page = pages.address({ language, rejected: null, isAgain })
    return replies.sendPage(reply, 200, page)
  })

  app.post(
    '/staff/sign-in',
    { onRequest },
    async (request: FastifyRequest<{ Body: Form }>, reply) => {
      const typed = cleanLine(request.body?.get('address') ?? '')
      const address = typed.toLowerCase()
      if (!isMailbox(address) || address.length > 254) {
        const rejected = typed.slice(0, 254)
        const page = pages.address({ language: browserLanguage(request), rejected })
        return replies.sendPage(reply, 422, page)
      }
      const attempt = randomToken()
      const noticeId = randomId()
      const now = clock()
      const secret = await readSecret()
      const code = {
        attemptHash: hashOfToken(attempt),
        address,
        addressHash: createHash('sha256').update(`address:${address}`).digest('hex'),
        // For IPv6 the customer's whole network: its addresses cost an attacker nothing.
        networkHash: hashOfNetwork(secret, 'sign-in line', networksOf(deps.clientAddress(request))),
        knownBrowser: (await knownBrowser()).read(request.headers.cookie),
        codeHash: hashOfCode(attempt, codeOfMail(secret, noticeId)),
        isStaffMailbox: staffMailboxes().includes(address),
        noticeId,
        now,
        expiresAt: now + CODE_LIFETIME_MS,
      }
      await store.write((tx) => addCode(tx, code, CODE_LIMITS))
      // The same response for every address.
      return reply.redirect(`/staff/sign-in/${attempt}`, 303)
    },
  )

  app.get('/staff/sign-in/:attempt', async (request: CodeRequest, reply) =>
    replies.sendPage(reply, 200, pages.code({ language: browserLanguage(request), problem: null })),
  )

  app.post('/staff/sign-in/:attempt', { onRequest }, async (request: CodeRequest, reply) => {
    const { attempt } = request.params
    const language = browserLanguage(request)
    const messages = BOARD_MESSAGES[language].signIn
    const showCodePage = (problem: string): FastifyReply =>
      replies.sendPage(reply, 422, pages.code({ language, problem }))
    const code = readCode(request.body?.get('code') ?? '')
    if (code === null) return showCodePage(messages.codeIncomplete)
    const { secret, session } = newSession(request)
    const invitation = randomToken()
    const now = clock()
    const entered = await store.write((tx) =>
      enterCode(tx, hashOfToken(attempt), {
        codeHash: hashOfCode(attempt, code),
        mostTries: MAX_CODE_TRIES,
        wrongTries: WRONG_TRIES,
        session,
        invitation: { hash: hashOfToken(invitation), expiresAt: now + NAME_FORM_LIFETIME_MS },
        now,
      }),
    )
    if (entered.outcome === 'invited') return reply.redirect(`/staff/invite/${invitation}`, 303)
    if (entered.outcome === 'signed-in') {
      const { id: staffMemberId } = entered.staffMember
      const known = (await knownBrowser()).read(request.headers.cookie)
      if (known?.staffMemberId !== staffMemberId) {
        // Whoever has a lost phone may read the code there, and enter it on another one.
        const member = (await store.read((tx) => listStaff(tx))).find(
          ({ id }) => id === staffMemberId,
        )
        await report(staffMemberId, 'signed-in', member ?? null, session.device)
      }
      return await enter(request, reply, { secret, session, staffMemberId })
    }
    // The same response for every failure, because an expired code must not reveal a known address.
    return showCodePage(messages.codeWrong)
  })

  app.get('/staff/invite/:token', async (request: InvitationRequest, reply) => {
    const found = await invitationOf(request)
    if (found === null) return overPage(request, reply)
    const language = found.staffMember?.language ?? browserLanguage(request)
    const name = found.staffMember?.name ?? null
    return replies.sendPage(reply, 200, pages.invitation({ language, name, rejected: null }))
  })

  app.post('/staff/invite/:token', { onRequest }, async (request: InvitationRequest, reply) => {
    const found = await invitationOf(request)
    if (found === null) return overPage(request, reply)
    const typed = cleanLine(request.body?.get('name') ?? '')
    if (found.staffMember === null && (typed === '' || [...typed].length > MAX_NAME_LENGTH)) {
      const rejected = typed.slice(0, MAX_NAME_LENGTH)
      const page = pages.invitation({ language: browserLanguage(request), name: null, rejected })
      return replies.sendPage(reply, 422, page)
    }
    const { secret, session } = newSession(request)
    const language = request.body?.get('language') === 'es' ? 'es' : 'en'
    const staffMember = await store.write((tx) =>
      acceptInvitation(tx, hashOfToken(request.params.token), {
        session,
        newStaffMember: found.staffMember === null ? toNewStaffMember(typed, language) : null,
        now: clock(),
      }),
    )
    return staffMember === null
      ? overPage(request, reply)
      : await enter(request, reply, { secret, session, staffMemberId: staffMember.id })
  })

  const invitationOf = async ({ params: { token } }: InvitationRequest) =>
    TOKEN_PATTERN.test(token)
      ? await store.read((tx) => findInvitation(tx, hashOfToken(token), clock()))
      : null

  const overPage = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const language = browserLanguage(request)
    const { over } = BOARD_MESSAGES[language].invitation
    return replies.sendPage(reply, 404, pages.message({ language, message: over }))
  }

  /**
   * Creates a staff member from an address of STAFF_EMAIL, with these mailboxes, or the one that a
   * code proved, as channels.
   */
  const toNewStaffMember = (name: string, language: Language): NewStaffMember => ({
    id: randomId(),
    name,
    language,
    channels: staffMailbox(deps.staffEmail).map((address) => ({
      id: randomId(),
      kind: 'mail',
      address: JSON.stringify({ kind: 'mail', to: [address] }),
      addressKey: address.toLowerCase(),
    })),
  })
}
