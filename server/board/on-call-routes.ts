import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { business } from '#domain/business.ts'
import { nextMorning } from '#domain/on-call/on-call.ts'
import { parseLocalDateTime, parseLocalTime, WEEKDAYS } from '#domain/on-call/shift.ts'
import { ON_CALL_ADDRESS, onCallPage, type OnCallPageProps } from './on-call-page.ts'
import { isAllowed } from '#domain/staff/roles.ts'
import type { BoardDeps } from './board-deps.ts'

type FormRequest = FastifyRequest<{ Body: URLSearchParams | undefined }>

/** Serves `/staff/on-call` and its forms (R180). An owner changes every schedule, others their own. */
export async function onCallRoutes(app: FastifyInstance, deps: BoardDeps): Promise<void> {
  const { store, guard, replies, theme, clock } = deps
  const { timeZone } = business

  const render = async (
    request: FastifyRequest,
    rejected?: OnCallPageProps['rejected'],
  ): Promise<string> =>
    onCallPage({
      theme,
      viewer: guard.sessionOf(request).staffMember,
      staff: await store.alarms.listStaff(),
      now: clock(),
      ...(rejected && { rejected }),
    })

  const mayChange = (request: FastifyRequest, staffMemberId: string): boolean => {
    const viewer = guard.sessionOf(request).staffMember
    return staffMemberId === viewer.id || isAllowed(viewer.role, 'schedules')
  }
  const forbid = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    replies.forbid(reply, guard.sessionOf(request).staffMember.language)

  const done = (reply: FastifyReply): FastifyReply => reply.redirect(ON_CALL_ADDRESS, 303)

  app.get(ON_CALL_ADDRESS, async (request, reply) =>
    replies.sendPolledPage(request, reply, await render(request)),
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
    if (until === null || until <= now)
      return replies.sendPage(reply, 422, await render(request, { form: 'override', fields }))
    await store.alarms.setOverride(staffMemberId, { kind, until })
    return done(reply)
  })

  app.post(`${ON_CALL_ADDRESS}/shift`, async (request: FormRequest, reply) => {
    const fields = request.body ?? new URLSearchParams()
    const days = WEEKDAYS.filter((day) => fields.has(day))
    const from = parseLocalTime(fields.get('from') ?? '')
    const to = parseLocalTime(fields.get('to') ?? '')
    if (days.length === 0 || from === null || to === null)
      return replies.sendPage(reply, 422, await render(request, { form: 'shift', fields }))
    const staffMemberId = fields.get('person') ?? ''
    if (!mayChange(request, staffMemberId)) return forbid(request, reply)
    const change = fields.get('intent') === 'remove' ? 'removeShift' : 'addShift'
    await store.alarms[change](staffMemberId, { days, from, to })
    return done(reply)
  })
}
