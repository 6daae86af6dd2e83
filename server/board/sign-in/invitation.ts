import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { BOARD_MESSAGES } from '#copy/server/board.ts'
import { staffMailbox } from '#domain/business/mailboxes.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { LANGUAGES } from '#domain/text/language.ts'
import { hashOfToken, TOKEN_PATTERN } from '#server/secrets/token.ts'
import { listStaff } from '#server/db/tables/staff-members.ts'
import { reportAccess } from '#server/staff/access-changes.ts'
import { channelsOfMailbox } from '#server/staff/contact-channels.ts'
import { acceptInvitation, findInvitation } from '#server/staff/invitations.ts'
import { STAFF_NAME_LENGTH, staffName } from '#server/staff/member.ts'
import { staffMemberOf } from '#server/staff/team.ts'
import type { App } from '#server/app.ts'
import { typedFields } from '#server/board/form.ts'
import { sendPage } from '#server/board/replies.ts'
import { browserLanguage } from './session.ts'
import { enter, limitSignIn, newSession } from './enter.ts'
import { readKnownBrowser } from './known-browser.ts'

type InvitationRequest = FastifyRequest<{
  Params: { token: string }
  Body: URLSearchParams | undefined
}>

/** What somebody is asked whom only STAFF_EMAIL names. */
const newcomer = z.object({ name: staffName(''), language: z.enum(LANGUAGES).catch('en') })

/**
 * GET /staff/invite/TOKEN: a button; POST: signs in, once. A GET signs nobody in, because mail scanners
 * open every link.
 */
export function invitationRoutes(http: FastifyInstance, app: App): void {
  const { db, pages, clock, readSecret, noticeSettings: settings } = app
  const { staffUrl } = app.environment

  http.get('/staff/invite/:token', async (request: InvitationRequest, reply) => {
    const found = await invitationOf(request)
    if (found === null) return sendOver(request, reply)
    const language = found.staffMember?.language ?? browserLanguage(request)
    const name = found.staffMember?.name ?? null
    return sendPage(reply, 200, pages.board.invitation({ language, name, rejected: null }))
  })

  const limit = limitSignIn(app)
  http.post(
    '/staff/invite/:token',
    {
      // Nobody guesses a link, so its neighbors' attempts do not close it.
      async onRequest(request: InvitationRequest, reply) {
        const isKnown = (await invitationOf(request)) !== null
        return isKnown ? undefined : await limit.call(http, request, reply)
      },
    },
    async (request: InvitationRequest, reply) => {
      const found = await invitationOf(request)
      if (found === null) return sendOver(request, reply)
      const typed = typedFields(request.body)
      const read = newcomer.safeParse(typed)
      if (found.staffMember === null && !read.success) {
        const rejected = cleanLine(typed['name'] ?? '').slice(0, STAFF_NAME_LENGTH)
        const language = browserLanguage(request)
        return sendPage(reply, 422, pages.board.invitation({ language, name: null, rejected }))
      }
      const now = clock()
      // One that a code led to proves no more than the code.
      const proof = found.address === null ? 'invitation' : 'code'
      const { secret, session } = newSession(request, now, proof)
      // With the mailboxes of STAFF_EMAIL, or the one that a code proved, as channels.
      const channels = staffMailbox(app.environment.staffEmail).flatMap(channelsOfMailbox)
      const newStaffMember =
        found.staffMember === null && read.success
          ? { id: randomUUID(), ...read.data, channels }
          : null
      const hash = hashOfToken(request.params.token)
      const known = readKnownBrowser(request.headers.cookie, {
        staffUrl,
        secret: await readSecret(),
      })
      const staffMember = await db.write(async (tx) => {
        const entered = await acceptInvitation(tx, hash, { session, newStaffMember, now })
        if (entered === null || known?.staffMemberId === entered.id) return entered
        const of = await staffMemberOf(tx, entered.id)
        // Nobody but themselves is there to hear of the first owner.
        if ((await listStaff(tx)).length === 1) return entered
        const press = { staffMemberId: entered.id, now, settings }
        await reportAccess(tx, { ...press, kind: 'signed-in', of, detail: session.device })
        return entered
      })
      if (staffMember === null) return sendOver(request, reply)
      return await enter(request, reply, { secret, session, staffMemberId: staffMember.id }, app)
    },
  )

  const invitationOf = async ({ params: { token } }: InvitationRequest) =>
    TOKEN_PATTERN.test(token)
      ? await db.read((tx) => findInvitation(tx, hashOfToken(token), clock()))
      : null

  const sendOver = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const language = browserLanguage(request)
    const { over } = BOARD_MESSAGES[language].invitation
    return sendPage(reply, 404, pages.board.message({ language, message: over }))
  }
}
