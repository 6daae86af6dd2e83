import { cleanLine } from '#domain/clean-text.ts'
import { business } from '#domain/business.ts'
import { DAY_MS, WEEK_MS } from '#domain/durations.ts'
import { formatTimeOfDay } from '#domain/format-local-time.ts'
import type { Language } from '#domain/language.ts'
import {
  nextMorning,
  type OnCall,
  onCallNextWeek,
  type OnCallPeriod,
  type Override,
} from '#domain/on-call/on-call.ts'
import { formatDays, localDateTime, type Shift } from '#domain/on-call/shift.ts'
import type { OnCallNowView } from '#server/pages/board/on-call-now.tsx'
import type { OnCallPageProps } from '#server/pages/board/on-call-page.tsx'
import { dayAndTime, timeOf } from '#server/pages/times.ts'
import type { StaffMember } from '#server/store/staff-member.ts'
import type { StaffMemberSummary } from '#server/store/board-records.ts'
import { BOARD_MESSAGES } from '#copy/server/board.ts'

interface OnCallViewOptions {
  readonly viewer: StaffMemberSummary
  /** In alarm order. */
  readonly staff: readonly StaffMember[]
  readonly now: number
  readonly rejected: OnCallPageProps['rejected']
}

/** Returns what `/staff/on-call` shows. */
export function onCallView(options: OnCallViewOptions): OnCallPageProps {
  const { viewer, staff, now, rejected } = options
  const { language } = viewer
  const { onCall: messages } = BOARD_MESSAGES[language]
  const week = onCallNextWeek(staff, now, business.timeZone)
  const own = staff.find(({ id }) => id === viewer.id)?.override ?? null
  const morning = localDateTime(nextMorning(now, business.timeZone), business.timeZone)
  const [day = '', time = ''] = morning.split('T')
  return {
    language,
    viewerId: viewer.id,
    onCall: onCallNowView(week[0] ?? { members: [], isUncovered: true }, viewer),
    viewerUntil: isCurrent(own, now)
      ? messages.yours[own.kind](momentText(own.until, now, language))
      : null,
    week: week.map((period, index) => ({
      span: spanText(period, { isLast: index === week.length - 1, now, language }),
      names: period.isUncovered ? null : namesOf(period.members),
    })),
    staff: staff.map((member) => ({
      id: member.id,
      name: cleanLine(member.name),
      state: memberState(member, now, language),
      shifts: member.shifts.map((shift) => ({
        text: shiftText(shift, language),
        fields: shiftFields(shift, member.id),
      })),
    })),
    until: { day, time },
    rejected,
  }
}

/** Returns who is on call at present, as a viewer sees it. */
export const onCallNowView = (
  { members, isUncovered }: OnCall<StaffMember>,
  { id }: StaffMemberSummary,
): OnCallNowView => ({
  names: isUncovered ? null : namesOf(members),
  isViewerOnCall: !isUncovered && members.some((member) => member.id === id),
})

const namesOf = (members: readonly StaffMember[]): string =>
  members.map(({ name }) => cleanLine(name)).join(', ')

const isCurrent = (override: Override | null, now: number): override is Override =>
  override !== null && override.until > now

/** Formats a time to come: with its date where the weekday alone is ambiguous. */
const momentText = (at: number, now: number, language: Language): string =>
  at - now < WEEK_MS - DAY_MS ? timeOf(at, now, language) : dayAndTime(at, language)

function spanText(
  period: OnCallPeriod<StaffMember>,
  { isLast, now, language }: { isLast: boolean; now: number; language: Language },
): string {
  const { onCall: messages } = BOARD_MESSAGES[language]
  const from = period.from === now ? messages.fromNow : timeOf(period.from, now, language)
  if (!isLast) return messages.span(from, timeOf(period.to, now, language))
  return period.from === now ? messages.allWeek : messages.from(from)
}

function memberState({ shifts, override }: StaffMember, now: number, language: Language): string {
  const { onCall: messages } = BOARD_MESSAGES[language]
  if (isCurrent(override, now))
    return messages.theirs[override.kind](momentText(override.until, now, language))
  return shifts.length === 0 ? messages.noShift : ''
}

function shiftText({ days, from, to }: Shift, language: Language): string {
  const { onCall: messages } = BOARD_MESSAGES[language]
  const [start, end] = [formatTimeOfDay(from, language), formatTimeOfDay(to, language)]
  const hours = from === to ? messages.wholeDay(start) : messages.span(start, end)
  return `${formatDays(days, (day) => messages.weekdays[day])}: ${hours}`
}

const shiftFields = (
  { days, from, to }: Shift,
  staffMemberId: string,
): Readonly<Record<string, string>> => ({
  person: staffMemberId,
  from,
  to,
  ...Object.fromEntries(days.map((day) => [day, 'on'])),
})
