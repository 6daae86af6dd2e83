import { ON_CALL_MESSAGES } from '#copy/server/on-call.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { business } from '#domain/business/business.ts'
import type { Language } from '#domain/text/language.ts'
import {
  nextMorning,
  askedOf,
  isLastNotOff,
  onCallAt,
  onCallNextWeek,
  type OnCallPeriod,
  overrideAt,
} from '#domain/staff/on-call/on-call.ts'
import { localDateTime, type Shift } from '#domain/staff/on-call/shift.ts'
import { isAllowed } from '#domain/staff/roles.ts'
import type { OnCallNowView } from '#server/pages/board/on-call-now.tsx'
import type { MemberView, OnCallPageProps, PlannedView } from '#server/pages/board/on-call-props.ts'
import { momentText, overrideSpan, shiftText } from '#server/pages/shift-text.ts'
import { timeOf } from '#server/pages/times.ts'
import type { ParsedPlan } from '#server/leads/escalation/read-plans.ts'
import type { NoticeSettings } from '#server/store/notice.ts'
import type { StaffMember } from '#server/store/staff-member.ts'
import { alarmPlanView } from './alarm-plan-view.ts'
import type { StaffMemberSummary, Viewer } from '#server/store/board-records.ts'

interface OnCallViewOptions {
  readonly viewer: Viewer
  /** In alarm order. */
  readonly staff: readonly StaffMember[]
  readonly now: number
  /** How many leads are open. */
  readonly openLeads: number
  /** The plan of urgent leads. */
  readonly plan: ParsedPlan
  readonly settings: NoticeSettings
  readonly rejected: OnCallPageProps['rejected']
}

/** Returns what `/staff/on-call` shows. */
export function onCallView(options: OnCallViewOptions): OnCallPageProps {
  const { viewer, staff, now, plan, settings, rejected } = options
  const { language } = viewer
  const messages = ON_CALL_MESSAGES[language]
  const week = onCallNextWeek(staff, now, business.timeZone)
  const self = staff.find(({ id }) => id === viewer.id)
  const own = self ? overrideAt(self, now) : null
  const morning = localDateTime(nextMorning(now, business.timeZone), business.timeZone)
  const [day = '', time = ''] = morning.split('T')
  const mayChangeAll = isAllowed(viewer.role, 'schedules')
  const mayChange = (id: string): boolean => mayChangeAll || id === viewer.id
  return {
    language,
    openLeads: options.openLeads,
    viewerId: viewer.id,
    onCall: onCallNowView(staff, viewer, now),
    viewerUntil:
      own === null ? null : messages.yours[own.kind](momentText(own.until, now, language)),
    week: week.map((period, index) => ({
      span: spanText(period, { isLast: index === week.length - 1, now, language }),
      asked: askedOf(period),
      names: namesOf(period.members),
    })),
    planned: plannedTimes(staff, { now, language, mayChange }),
    staff: staff.map((member) => memberView(member, { language, mayChange })),
    changeable: staff
      .filter(({ id }) => mayChange(id))
      .map(({ id, name }) => ({ id, name: cleanLine(name) })),
    mayChangeAll,
    plan: alarmPlanView({ plan, staff, settings, now, language, mayChange: mayChangeAll }),
    until: { day, time },
    rejected,
  }
}

interface ViewContext {
  readonly language: Language
  readonly mayChange: (staffMemberId: string) => boolean
}

const memberView = (
  { id, name, shifts }: StaffMember,
  { language, mayChange }: ViewContext,
): MemberView => ({
  id,
  name: cleanLine(name),
  state: shifts.length === 0 ? ON_CALL_MESSAGES[language].noShift : '',
  shifts: shifts.map((shift) => ({
    text: shiftText(shift, language),
    fields: mayChange(id) ? shiftFields(shift, id) : null,
  })),
})

/** Lists the times off and on that are not over, the next one first. */
const plannedTimes = (
  staff: readonly StaffMember[],
  { now, language, mayChange }: ViewContext & { readonly now: number },
): readonly PlannedView[] =>
  staff
    .flatMap(({ id, name, overrides }) => overrides.map((override) => ({ id, name, override })))
    .filter(({ override }) => override.until > now)
    .toSorted((one, other) => one.override.from - other.override.from)
    .map(({ id, name, override }) => {
      const { kind, from, until } = override
      const { theirs, ahead } = ON_CALL_MESSAGES[language]
      return {
        name: cleanLine(name),
        text:
          from <= now
            ? theirs[kind](momentText(until, now, language))
            : ahead[kind](overrideSpan(override, now, language)),
        fields: mayChange(id)
          ? { staffMember: id, kind, from: String(from), until: String(until) }
          : null,
      }
    })

/** Returns who is on call at present, as a viewer sees it. */
export function onCallNowView(
  staff: readonly StaffMember[],
  { id }: StaffMemberSummary,
  now: number,
): OnCallNowView {
  const onCall = onCallAt(staff, now, business.timeZone)
  const asked = askedOf(onCall)
  return {
    asked,
    names: namesOf(onCall.members),
    isViewerOnCall: asked === 'scheduled' && onCall.members.some((member) => member.id === id),
    isViewerLast: isLastNotOff(staff, id, now),
  }
}

const namesOf = (members: readonly StaffMember[]): string =>
  members.map(({ name }) => cleanLine(name)).join(', ')

function spanText(
  period: OnCallPeriod<StaffMember>,
  { isLast, now, language }: { isLast: boolean; now: number; language: Language },
): string {
  const messages = ON_CALL_MESSAGES[language]
  const from = period.from === now ? messages.fromNow : timeOf(period.from, now, language)
  if (!isLast) return messages.span(from, timeOf(period.to, now, language))
  return period.from === now ? messages.allWeek : messages.from(from)
}

const shiftFields = (
  { days, from, to }: Shift,
  staffMemberId: string,
): Readonly<Record<string, string>> => ({
  staffMember: staffMemberId,
  from,
  to,
  ...Object.fromEntries(days.map((day) => [day, 'on'])),
})
