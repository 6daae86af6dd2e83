import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { business } from '#domain/business.ts'
import { DAY_MS } from '#domain/durations.ts'
import { nextMorning } from '#domain/on-call/on-call.ts'
import { parseLocalDateTime, parseLocalTime, WEEKDAYS } from '#domain/on-call/shift.ts'
import { isAllowed } from '#domain/staff/roles.ts'
import { ON_CALL_ADDRESS } from '#server/pages/board/addresses.ts'
import type { OnCallPageProps } from '#server/pages/board/on-call-page.tsx'
import { onCallView } from './on-call-view.ts'
import type { BoardDeps } from './board-deps.ts'

/**
 * A phone that was found must not set its owner off call for good (R220); an owner's override has no
 * limit.
 */
const MAX_OWN_OVERRIDE_MS = 14 * DAY_MS

type FormRequest = FastifyRequest<{ Body: URLSearchParams | undefined }>

/** Serves `/staff/on-call` and its forms (R180). An owner changes every schedule, others their own. */
export async function onCallRoutes(app: FastifyInstance, deps: BoardDeps): Promise<void> {
  const { store, guard, replies, pages, clock } = deps
  const { timeZone } = business

  const view = async (
    request: FastifyRequest,
    rejected: OnCallPageProps['rejected'] = null,
  ): Promise<OnCallPageProps> =>
    onCallView({
      viewer: guard.sessionOf(request).staffMember,
      staff: await store.alarms.listStaff(),
      now: clock(),
      rejected,
    })

  const mayChange = (request: FastifyRequest, staffMemberId: string): boolean => {
    const viewer = guard.sessionOf(request).staffMember
    return staffMemberId === viewer.id || isAllowed(viewer.role, 'schedules')
  }
  const forbid = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    replies.forbid(reply, guard.sessionOf(request).staffMember.language)
  const reject = async (
    request: FormRequest,
    reply: FastifyReply,
    form: 'override' | 'shift',
  ): Promise<FastifyReply> => {
    const fields = Object.fromEntries(request.body ?? [])
    return replies.sendPage(reply, 422, pages.board.onCall(await view(request, { form, fields })))
  }

  const done = (reply: FastifyReply): FastifyReply => reply.redirect(ON_CALL_ADDRESS, 303)

  app.get(ON_CALL_ADDRESS, async (request, reply) =>
    replies.sendPolledPage(request, reply, 'onCall', await view(request)),
  )

  app.post(`${ON_CALL_ADDRESS}/override`, async (request: FormRequest, reply) => {
    const fields = request.body ?? new URLSearchParams()
    const now = clock()
    const kind = fields.get('kind') === 'off' ? 'off' : 'on'
    const day = fields.get('day')
    // The buttons for the viewer have neither name nor time.
    const until =
      day === null
        ? nextMorning(now, timeZone)
        : parseLocalDateTime(`${day}T${fields.get('time') ?? ''}`, timeZone)
    const staffMemberId = fields.get('person') ?? guard.sessionOf(request).staffMember.id
    if (!mayChange(request, staffMemberId)) return forbid(request, reply)
    const { role } = guard.sessionOf(request).staffMember
    const longest = isAllowed(role, 'schedules') ? Infinity : MAX_OWN_OVERRIDE_MS
    if (until === null || until <= now || until > now + longest)
      return await reject(request, reply, 'override')
    await store.alarms.setOverride(staffMemberId, { kind, until })
    return done(reply)
  })

  app.post(`${ON_CALL_ADDRESS}/shift`, async (request: FormRequest, reply) => {
    const fields = request.body ?? new URLSearchParams()
    const days = WEEKDAYS.filter((day) => fields.has(day))
    const from = parseLocalTime(fields.get('from') ?? '')
    const to = parseLocalTime(fields.get('to') ?? '')
    if (days.length === 0 || from === null || to === null)
      return await reject(request, reply, 'shift')
    const staffMemberId = fields.get('person') ?? ''
    if (!mayChange(request, staffMemberId)) return forbid(request, reply)
    const change = fields.get('intent') === 'remove' ? 'removeShift' : 'addShift'
    await store.alarms[change](staffMemberId, { days, from, to })
    return done(reply)
  })
}
