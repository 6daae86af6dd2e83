import { cleanLine } from '#domain/clean-text.ts'
import { business } from '#domain/business.ts'
import { formatTimeOfDay } from '#domain/format-local-time.ts'
import type { Language } from '#domain/language.ts'
import {
  nextMorning,
  type OnCall,
  onCallNextWeek,
  type OnCallPeriod,
  type Override,
} from '#domain/on-call/on-call.ts'
import { formatDays, localDateTime, type Shift, WEEKDAYS } from '#domain/on-call/shift.ts'
import { type Markup, markup, EMPTY_MARKUP } from '#server/http/markup.ts'
import { attributeIf, problemMessage } from '#server/pages/form-markup.ts'
import type { PageTheme } from '#server/pages/theme.ts'
import { dayAndTime, timeOf } from '#server/pages/times.ts'
import type { StaffMember } from '#server/store/staff-member.ts'
import type { StaffMemberSummary } from '#server/store/board-records.ts'
import { boardPage } from './board-page.ts'
import { BOARD_MESSAGES } from '#copy/server/board.ts'
import type { BoardMessages } from '#copy/server/board-en.ts'
import { DAY_MS, WEEK_MS } from '#domain/durations.ts'

export interface OnCallPageProps {
  readonly theme: PageTheme
  readonly viewer: StaffMemberSummary
  /** In alarm order. */
  readonly staff: readonly StaffMember[]
  readonly now: number
  readonly rejected?: { readonly form: 'shift' | 'override'; readonly fields: URLSearchParams }
}

export const ON_CALL_ADDRESS = '/staff/on-call'

/**
 * Renders `/staff/on-call`: who is on call, the next seven days, and forms that change both (R180).
 */
export function onCallPage(props: OnCallPageProps): string {
  const { theme, viewer, staff, now } = props
  const { language } = viewer
  const { onCall: messages } = BOARD_MESSAGES[language]
  const week = onCallNextWeek(staff, now, business.timeZone)
  const override = staff.find(({ id }) => id === viewer.id)?.override ?? null
  return boardPage(
    { theme, language, title: messages.heading, live: 'on-call', address: ON_CALL_ADDRESS },
    markup`<h1>${messages.heading}</h1>
<div class="on-call" data-live="now">
${week.slice(0, 1).map((present) => onCallNow(present, viewer))}
${isCurrent(override, now) ? markup`<p class="more">${messages.yours[override.kind](momentText(override.until, now, language))}</p>` : EMPTY_MARKUP}
</div>
<section data-live="week"><h2>${messages.week}</h2>
<ol class="week">${week.map((period, index) => periodRow(period, { isLast: index === week.length - 1, now, language }))}</ol>
</section>
<section><h2>${messages.shifts}</h2>
<p class="more">${messages.shiftsText}</p>
<ul class="phones">${staff.map((member) => memberRow(member, props))}</ul>
<div class="do">${shiftForm(props, messages)}${overrideForm(props, messages)}</div>
</section>`,
  )
}

/** Renders who is on call now, and the button with which the viewer goes on or off call. */
export function onCallNow(
  { members, isUncovered }: OnCall<StaffMember>,
  { id, language }: StaffMemberSummary,
): Markup {
  const { onCall: messages } = BOARD_MESSAGES[language]
  const isOn = !isUncovered && members.some((member) => member.id === id)
  const [kind, label] = isOn ? ['off', messages.off] : ['on', messages.on]
  return markup`<p class="more">${isUncovered ? messages.uncovered : messages.now(namesOf(members))}</p>
<form method="post" action="${ON_CALL_ADDRESS}/override"><button class="button small" name="kind" value="${kind}">${label}</button></form>`
}

const namesOf = (members: readonly StaffMember[]): string =>
  members.map(({ name }) => cleanLine(name)).join(', ')

const isCurrent = (override: Override | null, now: number): override is Override =>
  override !== null && override.until > now

/** Formats a time to come: with its date where the weekday alone is ambiguous. */
const momentText = (at: number, now: number, language: Language): string =>
  at - now < WEEK_MS - DAY_MS ? timeOf(at, now, language) : dayAndTime(at, language)

function periodRow(
  period: OnCallPeriod<StaffMember>,
  { isLast, now, language }: { isLast: boolean; now: number; language: Language },
): Markup {
  const { onCall: messages } = BOARD_MESSAGES[language]
  const from = period.from === now ? messages.fromNow : timeOf(period.from, now, language)
  const span = !isLast
    ? messages.span(from, timeOf(period.to, now, language))
    : period.from === now
      ? messages.allWeek
      : messages.from(from)
  return markup`<li${period.isUncovered ? markup` class="uncovered"` : EMPTY_MARKUP}><span class="more">${span}</span><b>${period.isUncovered ? messages.uncoveredPeriod : namesOf(period.members)}</b></li>`
}

function memberRow(member: StaffMember, { now, viewer: { language } }: OnCallPageProps): Markup {
  const { name, shifts, override } = member
  const { onCall: messages } = BOARD_MESSAGES[language]
  const state = isCurrent(override, now)
    ? messages.theirs[override.kind](momentText(override.until, now, language))
    : shifts.length === 0
      ? messages.noShift
      : ''
  return markup`<li><span><b>${cleanLine(name)}</b><span class="more">${state}</span></span>
${shifts.map((shift) => shiftRow(shift, member, language))}</li>`
}

function shiftRow(
  { days, from, to }: Shift,
  { id, name }: StaffMember,
  language: Language,
): Markup {
  const { onCall: messages } = BOARD_MESSAGES[language]
  const [start, end] = [formatTimeOfDay(from, language), formatTimeOfDay(to, language)]
  const hours = from === to ? messages.wholeDay(start) : messages.span(start, end)
  const what = `${formatDays(days, (day) => messages.weekdays[day])}: ${hours}`
  const fields = { person: id, from, to, ...Object.fromEntries(days.map((day) => [day, 'on'])) }
  return markup`<form class="shift" method="post" action="${ON_CALL_ADDRESS}/shift">${Object.entries(fields).map(hiddenField)}<span>${what}</span><button class="button small" name="intent" value="remove" aria-label="${messages.remove}: ${cleanLine(name)}, ${what}">${messages.remove}</button></form>`
}

const hiddenField = ([name, value]: readonly [string, string]): Markup =>
  markup`<input type="hidden" name="${name}" value="${value}">`

function whoField(
  form: string,
  chosen: string,
  { staff }: Pick<OnCallPageProps, 'staff'>,
  messages: BoardMessages['onCall'],
): Markup {
  const options = staff.map(
    ({ id, name }) =>
      markup`<option value="${id}"${attributeIf(id === chosen, 'selected')}>${cleanLine(name)}</option>`,
  )
  return markup`<label for="${form}-who">${messages.who}</label>
<select id="${form}-who" name="person">${options}</select>`
}

function shiftForm(props: OnCallPageProps, messages: BoardMessages['onCall']): Markup {
  const { viewer, rejected } = props
  const fields = rejected?.form === 'shift' ? rejected.fields : null
  const days = WEEKDAYS.map(
    (day) =>
      markup`<label><input type="checkbox" name="${day}"${attributeIf(fields?.has(day) ?? false, 'checked')}>${messages.weekdays[day]}</label>`,
  )
  return markup`<details${attributeIf(fields !== null, 'open')}><summary>${messages.add}</summary><form method="post" action="${ON_CALL_ADDRESS}/shift">
${problemMessage(fields && messages.shiftWrong)}${whoField('shift', fields?.get('person') ?? viewer.id, props, messages)}
<fieldset class="days"><legend>${messages.days}</legend>${days}</fieldset>
<label for="shift-from">${messages.start}</label>
<input id="shift-from" name="from" type="time" value="${fields?.get('from') ?? '18:00'}" required>
<label for="shift-to">${messages.end}</label>
<input id="shift-to" name="to" type="time" value="${fields?.get('to') ?? '06:00'}" aria-describedby="shift-hint" required>
<p class="more" id="shift-hint">${messages.endHint}</p>
<button class="button" name="intent" value="add">${messages.save}</button>
</form></details>`
}

function overrideForm(props: OnCallPageProps, messages: BoardMessages['onCall']): Markup {
  const { viewer, now, rejected } = props
  const fields = rejected?.form === 'override' ? rejected.fields : null
  const morning = localDateTime(nextMorning(now, business.timeZone), business.timeZone)
  // Two inputs, because one of both is cut off on a narrow phone.
  const [day = '', time = ''] = morning.split('T')
  return markup`<details${attributeIf(fields !== null, 'open')}><summary>${messages.another}</summary><form method="post" action="${ON_CALL_ADDRESS}/override">
${problemMessage(fields && messages.untilWrong)}${whoField('override', fields?.get('person') ?? viewer.id, props, messages)}
<label for="override-day">${messages.until}</label>
<input id="override-day" name="day" type="date" value="${fields?.get('day') ?? day}" required>
<label for="override-time">${messages.time}</label>
<input id="override-time" name="time" type="time" value="${fields?.get('time') ?? time}" required>
<div class="pair"><button class="button" name="kind" value="off">${messages.offUntil}</button><button class="button" name="kind" value="on">${messages.onUntil}</button></div>
</form></details>`
}
