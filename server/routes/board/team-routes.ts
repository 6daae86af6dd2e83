import { staffMailbox } from '#domain/business/mailboxes.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { INVITATION_LIFETIME_MS } from '#domain/staff/staff-limits.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { channelsWhere } from '#domain/alarm/channels.ts'
import { queueChannelTests } from '#server/leads/sending/queue-channel-tests.ts'
import type { LeavingResult } from '#server/staff/leaving.ts'
import { parseAddress } from '#server/leads/outgoing/new-notice.ts'
import { TEAM_ADDRESS, teamMemberAddress } from '#server/pages/board/addresses.ts'
import type { StaffMember } from '#server/store/staff-member.ts'
import { TEAM_MESSAGES } from '#copy/server/team.ts'
import type { BoardDeps } from './board-deps.ts'
import { createReportAccess } from './report-access.ts'
import { boardLink, createInvitation } from './create-invitation.ts'
import { type MemberForm, readMemberForm } from './member-form.ts'
import { qrPicture } from './qr-picture.ts'
import { memberFields, type ShownBesideMember, teamMemberView, teamView } from './team-view.ts'
import { listStaff, addStaffMember } from '#server/store/staff-members.ts'
import { changeStaffMember, moveStaffMember } from '#server/staff/team.ts'

type Form = URLSearchParams | undefined
type TeamRequest = FastifyRequest<{
  Params: { id: string }
  Body: Form
  Querystring: { tested?: string }
}>
type MemberHandler = (
  member: StaffMember,
  request: TeamRequest,
  reply: FastifyReply,
) => FastifyReply | Promise<FastifyReply>

/** Time to find the phone, read, and press. */
const TEST_LIFETIME_MS = 5 * MINUTE_MS
/** The form has one number and one mailbox. */
const FORM_KINDS = channelsWhere(({ address }) => address === 'mailboxes' || address === 'phone')

/** Serves `/staff/team` (R221). The session guard admits owners only. */
export async function teamRoutes(app: FastifyInstance, deps: BoardDeps): Promise<void> {
  const { store, guard, replies, clock, randomId, staffUrl } = deps
  const pages = deps.pages.board
  const report = createReportAccess(deps)
  const viewerId = (request: FastifyRequest): string => guard.sessionOf(request).staffMember.id

  const viewOptions = (request: FastifyRequest) => ({
    viewer: guard.sessionOf(request).staffMember,
    now: clock(),
  })
  const messagesOf = (request: FastifyRequest) =>
    TEAM_MESSAGES[guard.sessionOf(request).staffMember.language]

  const sendNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    replies.sendNotFound(reply, guard.sessionOf(request).staffMember.language)

  const withMember =
    (handle: MemberHandler) =>
    async (request: TeamRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const staff = await store.read((tx) => listStaff(tx))
      const member = staff.find(({ id }) => id === request.params.id)
      return member === undefined
        ? sendNotFound(request, reply)
        : await handle(member, request, reply)
    }

  app.get(TEAM_ADDRESS, async (request, reply) => {
    const staff = await store.read((tx) => listStaff(tx))
    return replies.sendPage(reply, 200, pages.team(teamView(staff, viewOptions(request))))
  })

  app.post(TEAM_ADDRESS, async (request: FastifyRequest<{ Body: Form }>, reply) => {
    const { language } = guard.sessionOf(request).staffMember
    const body = request.body ?? new URLSearchParams()
    const reading = readMemberForm(body, { language, needsContact: true })
    if (!reading.ok) {
      const staff = await store.read((tx) => listStaff(tx))
      const view = teamView(staff, viewOptions(request), reading.rejected)
      return replies.sendPage(reply, 422, pages.team(view))
    }
    const id = randomId()
    await store.write((tx) => addStaffMember(tx, { id, ...reading.form, now: clock() }))
    const added = (await store.read((tx) => listStaff(tx))).find((one) => one.id === id) ?? null
    await report(viewerId(request), 'added', added)
    return reply.redirect(teamMemberAddress(id), 303)
  })

  app.get(
    `${TEAM_ADDRESS}/:id`,
    withMember((member, request, reply) => {
      const isTested = request.query.tested !== undefined
      const view = teamMemberView(member, viewOptions(request), { isTested })
      return replies.sendPage(reply, 200, pages.teamMember(view))
    }),
  )

  app.post(
    `${TEAM_ADDRESS}/:id`,
    withMember(async (member, request, reply) => {
      const { language } = guard.sessionOf(request).staffMember
      const body = request.body ?? new URLSearchParams()
      const reading = readMemberForm(body, { language, needsContact: false })
      const reject = (rejected: ShownBesideMember) =>
        replies.sendPage(
          reply,
          422,
          pages.teamMember(teamMemberView(member, viewOptions(request), rejected)),
        )
      if (!reading.ok) return reject({ rejected: reading.rejected })
      const change = { ...reading.form, kinds: FORM_KINDS, now: clock() }
      const outcome = await store.write((tx) => changeStaffMember(tx, member.id, change))
      if (outcome === 'last-owner') {
        const fields = { ...memberFields(member), role: reading.form.role }
        const problem = messagesOf(request).problems.role
        return reject({ rejected: { field: 'role', problem, fields } })
      }
      if (opensOtherwise(member, reading.form)) await report(viewerId(request), 'changed', member)
      return reply.redirect(teamMemberAddress(member.id), 303)
    }),
  )

  app.post(
    `${TEAM_ADDRESS}/:id/move`,
    withMember(async (member, request, reply) => {
      const direction = request.body?.get('direction') === 'up' ? 'up' : 'down'
      await store.write((tx) => moveStaffMember(tx, member.id, direction))
      return reply.redirect(TEAM_ADDRESS, 303)
    }),
  )

  app.post(
    `${TEAM_ADDRESS}/:id/test`,
    withMember(async (member, _request, reply) => {
      const span = { now: clock(), lifeMs: TEST_LIFETIME_MS }
      await store.write((tx) => queueChannelTests(tx, member, span))
      return reply.redirect(`${teamMemberAddress(member.id)}?tested=1`, 303)
    }),
  )

  // The link is in the response only: an address with it would be in the browser's history.
  app.post(
    `${TEAM_ADDRESS}/:id/invite`,
    withMember(async (member, request, reply) => {
      const { language } = guard.sessionOf(request).staffMember
      const lifetime = { now: clock(), lifeMs: INVITATION_LIFETIME_MS }
      const token = await createInvitation(store, member.id, lifetime)
      await report(viewerId(request), 'invited', member)
      const { link } = boardLink(staffUrl, token)
      const text = TEAM_MESSAGES[member.language].invitationSmsText(link)
      const phone = phoneOf(member)
      const page = pages.teamInvitation({
        language,
        id: member.id,
        name: cleanLine(member.name),
        link,
        picture: qrPicture(link),
        // iPhones need the ampersand, other phones the question mark.
        smsHref: phone && `sms:${phone}?&body=${encodeURIComponent(text)}`,
      })
      return replies.sendPage(reply, 200, page)
    }),
  )

  /** Tells what became of the open leads, or why nothing was done. */
  const sendResult = (
    request: FastifyRequest,
    reply: FastifyReply,
    { result, heading, more = '' }: { result: LeavingResult; heading: string; more?: string },
  ): FastifyReply => {
    const { language } = guard.sessionOf(request).staffMember
    const messages = messagesOf(request)
    if (result.outcome === 'unknown') return sendNotFound(request, reply)
    const message =
      result.outcome === 'last-owner'
        ? { heading: messages.heading, text: messages.problems.role }
        : { heading, text: messages.handedBack(result.handedBack.length) + more }
    const status = result.outcome === 'last-owner' ? 409 : 200
    return replies.sendPage(reply, status, pages.message({ language, message, to: 'board' }))
  }

  app.post(
    `${TEAM_ADDRESS}/:id/sign-out`,
    withMember(async (member, request, reply) => {
      const { id: sessionId, staffMember: viewer } = guard.sessionOf(request)
      const isOwn = member.id === viewer.id
      const result = await deps.staff.signOutEverywhere(member.id, isOwn ? sessionId : undefined)
      if (result.outcome === 'done') await report(viewerId(request), 'signed-out', member)
      const heading = messagesOf(request).signedOut(cleanLine(member.name))
      return sendResult(request, reply, { result, heading })
    }),
  )

  app.post(
    `${TEAM_ADDRESS}/:id/remove`,
    withMember(async (member, request, reply) => {
      const result = await deps.staff.remove(member.id)
      if (result.outcome === 'done') {
        await report(viewerId(request), 'removed', member)
        await store.eraseDeleted()
      }
      const messages = messagesOf(request)
      const mailbox = memberFields(member).email.toLowerCase()
      const isStaffMailbox = staffMailbox(deps.staffEmail).some(
        (one) => one.toLowerCase() === mailbox,
      )
      return sendResult(request, reply, {
        result,
        heading: messages.removed(cleanLine(member.name)),
        ...(isStaffMailbox && { more: messages.staffMailbox }),
      })
    }),
  )
}

/** Returns whether a form changes what a staff member may do, or where they are reached. */
function opensOtherwise(member: StaffMember, form: MemberForm): boolean {
  const keys = (channels: readonly { readonly address: string }[]): string =>
    channels
      .map(({ address }) => address)
      .toSorted()
      .join(' ')
  const before = member.channels.filter(({ kind }) => FORM_KINDS.includes(kind))
  return member.role !== form.role || keys(before) !== keys(form.channels)
}

/** Returns the number in the international form; `null` without one. */
function phoneOf({ channels }: StaffMember): string | null {
  const address = channels.map((channel) => parseAddress(channel)).find((one) => 'phone' in one)
  return address && 'phone' in address ? address.phone : null
}
