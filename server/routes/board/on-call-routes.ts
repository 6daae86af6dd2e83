import { needs } from './needs.ts'
import { getSetting } from '#server/store/setting-queries.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { business } from '#domain/business/business.ts'
import { nextMorning, type Override, OVERRIDE_KINDS } from '#domain/staff/on-call/on-call.ts'
import { overrideProblem, type ScheduleChange } from '#domain/staff/on-call/schedule-change.ts'
import { parseLocalDateTime, parseLocalTime, WEEKDAYS } from '#domain/staff/on-call/shift.ts'
import { isAllowed } from '#domain/staff/roles.ts'
import { planOfChoices, readPlanChoices } from '#domain/alarm/plan-choices.ts'
import { readPlans } from '#server/leads/escalation/read-plans.ts'
import { ON_CALL_ADDRESS, PLAN_ADDRESS } from '#server/pages/board/addresses.ts'
import type { OnCallPageProps, OverrideFormProblem } from '#server/pages/board/on-call-props.ts'
import type { ScheduleResult } from '#server/staff/schedule-changes.ts'
import { onCallView } from './on-call-view.ts'
import type { BoardDeps } from './board-deps.ts'
import { createReportAccess } from './report-access.ts'
import { listStaff } from '#server/store/staff-members.ts'
import { countOpen } from '#server/leads/board/board-leads.ts'
import { setSetting } from '#server/store/setting-queries.ts'

type FormRequest = FastifyRequest<{ Body: URLSearchParams | undefined }>

/** Serves `/staff/on-call` and its forms (R180). An owner changes every schedule, others their own. */
export async function onCallRoutes(app: FastifyInstance, deps: BoardDeps): Promise<void> {
  const { store, guard, replies, pages, clock, noticeSettings: settings } = deps
  const report = createReportAccess(deps)
  const { timeZone } = business
  const viewerOf = (request: FastifyRequest) => guard.sessionOf(request).staffMember

  const view = async (
    request: FastifyRequest,
    rejected: OnCallPageProps['rejected'] = null,
  ): Promise<OnCallPageProps> => {
    const { alarm_plan: plan } = await readPlans(
      (key) => store.read((tx) => getSetting(tx, key)),
      () => {},
    )
    const staff = await store.read((tx) => listStaff(tx))
    const viewer = viewerOf(request)
    const now = clock()
    const openLeads = await store.read((tx) => countOpen(tx, now))
    return onCallView({ viewer, staff, now, openLeads, plan, settings, rejected })
  }

  const mayChange = (request: FastifyRequest, staffMemberId: string): boolean => {
    const { id, role } = viewerOf(request)
    return staffMemberId === id || isAllowed(role, 'schedules')
  }
  const forbid = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    replies.forbid(reply, viewerOf(request).language)

  const reject = async (
    request: FormRequest,
    reply: FastifyReply,
    rejection: { readonly form: 'shift' | 'plan' } | { readonly problem: OverrideFormProblem },
  ): Promise<FastifyReply> => {
    const fields = Object.fromEntries(request.body ?? [])
    const rejected =
      'problem' in rejection
        ? ({ ...rejection, form: 'override', fields } as const)
        : ({ ...rejection, fields } as const)
    return replies.sendPage(reply, 422, pages.board.onCall(await view(request, rejected)))
  }

  const change = async (
    request: FastifyRequest,
    staffMemberId: string,
    scheduleChange: ScheduleChange,
    insteadId?: string,
  ): Promise<ScheduleResult> =>
    await deps.staff.changeSchedule(staffMemberId, scheduleChange, {
      byId: viewerOf(request).id,
      insteadId,
    })

  const done = (reply: FastifyReply): FastifyReply => reply.redirect(ON_CALL_ADDRESS, 303)

  app.get(ON_CALL_ADDRESS, needs('self'), async (request, reply) =>
    replies.sendPolledPage(request, reply, 'onCall', await view(request)),
  )

  app.post(`${ON_CALL_ADDRESS}/override`, needs('self'), async (request: FormRequest, reply) => {
    const fields = request.body ?? new URLSearchParams()
    const now = clock()
    const staffMemberId = fields.get('staffMember') ?? viewerOf(request).id
    const insteadId = fields.get('instead') || undefined
    if (!mayChange(request, staffMemberId)) return forbid(request, reply)
    if (insteadId !== undefined && !mayChange(request, insteadId)) return forbid(request, reply)
    const kind = OVERRIDE_KINDS.find((one) => one === fields.get('kind')) ?? 'on'
    if (fields.get('intent') === 'remove') {
      const [from, until] = [Number(fields.get('from')), Number(fields.get('until'))]
      if (Number.isSafeInteger(from) && Number.isSafeInteger(until))
        await change(request, staffMemberId, {
          kind: 'override-removed',
          override: { kind, from, until },
        })
      return done(reply)
    }
    const times = readTimes(fields, now)
    if (typeof times === 'string') return await reject(request, reply, { problem: times })
    const problem = overrideProblem(times, { role: viewerOf(request).role, now })
    if (problem !== null) return await reject(request, reply, { problem })
    if (insteadId !== undefined && (kind !== 'off' || insteadId === staffMemberId))
      return await reject(request, reply, { problem: 'instead' })
    const planned = { kind: 'override', override: { kind, ...times } } as const
    const result = await change(request, staffMemberId, planned, insteadId)
    // They were removed meanwhile.
    if (result === 'unknown') return replies.sendNotFound(reply, viewerOf(request).language)
    return result === 'too-many' ? await reject(request, reply, { problem: result }) : done(reply)
  })

  app.post(`${ON_CALL_ADDRESS}/shift`, needs('self'), async (request: FormRequest, reply) => {
    const fields = request.body ?? new URLSearchParams()
    const days = WEEKDAYS.filter((day) => fields.has(day))
    const from = parseLocalTime(fields.get('from') ?? '')
    const to = parseLocalTime(fields.get('to') ?? '')
    if (days.length === 0 || from === null || to === null)
      return await reject(request, reply, { form: 'shift' })
    const staffMemberId = fields.get('staffMember') ?? ''
    if (!mayChange(request, staffMemberId)) return forbid(request, reply)
    const kind = fields.get('intent') === 'remove' ? 'shift-removed' : 'shift'
    const shift = { days, from, to, isFirst: fields.has('first') }
    await change(request, staffMemberId, { kind, shift })
    return done(reply)
  })

  app.post(PLAN_ADDRESS, needs('facts'), async (request: FormRequest, reply) => {
    const choices = readPlanChoices((name) => request.body?.get(name) ?? null)
    if (choices === null) return await reject(request, reply, { form: 'plan' })
    await store.write((tx) => setSetting(tx, 'alarm_plan', planOfChoices(choices)))
    await report(viewerOf(request).id, 'plan', null)
    return done(reply)
  })

  /** Reads when a time off or on begins and ends. The buttons for the viewer have no times. */
  function readTimes(
    fields: URLSearchParams,
    now: number,
  ): Pick<Override, 'from' | 'until'> | OverrideFormProblem {
    if (!fields.has('day')) return { from: now, until: nextMorning(now, timeZone) }
    const moment = (day: string, time: string): number | null =>
      parseLocalDateTime(`${fields.get(day) ?? ''}T${fields.get(time) ?? ''}`, timeZone)
    const isNow = !fields.get('from-day') && !fields.get('from-time')
    const from = isNow ? now : moment('from-day', 'from-time')
    if (from === null) return 'missing'
    const until = moment('day', 'time')
    return until === null ? 'past' : { from, until }
  }
}
