import { business } from '#domain/business.ts'
import { formatLocalTime } from '#domain/format-local-time.ts'
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
import { toSingleLine } from '#server/lead/display-text.ts'
import type { PageTheme } from '#server/pages/page-theme.ts'
import { clockTime, timeOf } from '#server/pages/times.ts'
import type { StaffMember } from '#server/store/alarm/staff-member.ts'
import type { StaffMemberSummary } from '#server/store/staff/staff-store.ts'
import { boardPage } from './board-page.ts'
import { BOARD_MESSAGES } from './messages.ts'
import type { BoardWords } from './messages-en.ts'
import { WEEK_MS } from '#domain/durations.ts'

export interface OnCallPageProps {
  readonly theme: PageTheme
  readonly reader: StaffMemberSummary
  /** In alarm order. */
  readonly staff: readonly StaffMember[]
  /** Milliseconds since the epoch. */
  readonly now: number
  /** A rejected form and its fields. */
  readonly rejected?: { readonly form: 'shift' | 'override'; readonly fields: URLSearchParams }
}

export const ON_CALL_ADDRESS = '/staff/on-call'

/** Renders `/staff/on-call`: who is on call, the next seven days, and forms that change both (R180). */
export function onCallPage(props: OnCallPageProps): string {
  const { theme, reader, staff, now } = props
  const { language } = reader
  const { onCall: words } = BOARD_MESSAGES[language]
  const week = onCallNextWeek(staff, now, business.timeZone)
  const override = staff.find(({ id }) => id === reader.id)?.override ?? null
  return boardPage(
    { theme, language, title: words.heading, live: 'on-call', address: ON_CALL_ADDRESS },
    markup`<h1>${words.heading}</h1>
<div class="on-call" data-live="now">
${week.slice(0, 1).map((present) => onCallNow(present, reader))}
${isCurrent(override, now) ? markup`<p class="more">${words.yours[override.kind](momentText(override.until, now, language))}</p>` : EMPTY_MARKUP}
</div>
<section data-live="week"><h2>${words.week}</h2>
<ol class="week">${week.map((period, index) => periodRow(period, { isLast: index === week.length - 1, now, language }))}</ol>
</section>
<section><h2>${words.shifts}</h2>
<p class="more">${words.shiftsText}</p>
<ul class="phones">${staff.map((member) => memberRow(member, props))}</ul>
<div class="do">${shiftForm(props, words)}${overrideForm(props, words)}</div>
</section>`,
  )
}

/** Renders who is on call now, and the button with which the reader goes on or off call. */
export function onCallNow(
  { members, isUncovered }: OnCall<StaffMember>,
  { id, language }: StaffMemberSummary,
): Markup {
  const { onCall: words } = BOARD_MESSAGES[language]
  const isOn = !isUncovered && members.some((member) => member.id === id)
  const [kind, label] = isOn ? ['off', words.off] : ['on', words.on]
  return markup`<p class="more">${isUncovered ? words.uncovered : words.now(namesOf(members))}</p>
<form method="post" action="${ON_CALL_ADDRESS}/override"><button class="button small" name="kind" value="${kind}">${label}</button></form>`
}

const namesOf = (members: readonly StaffMember[]): string =>
  members.map(({ name }) => toSingleLine(name)).join(', ')

const isCurrent = (override: Override | null, now: number): override is Override =>
  override !== null && override.until > now

/** Formats a time to come: with its date where the weekday alone is ambiguous. */
const momentText = (at: number, now: number, language: Language): string =>
  at - now < WEEK_MS - 24 * 60 * 60_000
    ? timeOf(at, now, language)
    : `${formatLocalTime(at, language, 'date')}, ${formatLocalTime(at, language, 'time')}`

function periodRow(
  period: OnCallPeriod<StaffMember>,
  { isLast, now, language }: { isLast: boolean; now: number; language: Language },
): Markup {
  const { onCall: words } = BOARD_MESSAGES[language]
  const from = period.from === now ? words.fromNow : timeOf(period.from, now, language)
  const span = !isLast
    ? words.span(from, timeOf(period.to, now, language))
    : period.from === now
      ? words.allWeek
      : words.from(from)
  return markup`<li${period.isUncovered ? markup` class="uncovered"` : EMPTY_MARKUP}><span class="more">${span}</span><b>${period.isUncovered ? words.uncoveredPeriod : namesOf(period.members)}</b></li>`
}

function memberRow(
  { id, name, shifts, override }: StaffMember,
  { now, reader: { language } }: OnCallPageProps,
): Markup {
  const { onCall: words } = BOARD_MESSAGES[language]
  const state = isCurrent(override, now)
    ? words.theirs[override.kind](momentText(override.until, now, language))
    : shifts.length === 0
      ? words.noShift
      : ''
  return markup`<li><span><b>${toSingleLine(name)}</b><span class="more">${state}</span></span>
${shifts.map((shift) => shiftRow(shift, { id, name, language, words }))}</li>`
}

function shiftRow(
  { days, from, to }: Shift,
  {
    id,
    name,
    language,
    words,
  }: Pick<StaffMember, 'id' | 'name'> & { language: Language; words: BoardWords['onCall'] },
): Markup {
  const [start, end] = [clockTime(from, language), clockTime(to, language)]
  const hours = from === to ? words.wholeDay(start) : words.span(start, end)
  const what = `${formatDays(days, (day) => words.weekdays[day])}: ${hours}`
  const fields = { person: id, from, to, ...Object.fromEntries(days.map((day) => [day, 'on'])) }
  return markup`<form class="shift" method="post" action="${ON_CALL_ADDRESS}/shift">${Object.entries(fields).map(hiddenField)}<span>${what}</span><button class="button small" name="act" value="remove" aria-label="${words.remove}: ${toSingleLine(name)}, ${what}">${words.remove}</button></form>`
}

const hiddenField = ([name, value]: readonly [string, string]): Markup =>
  markup`<input type="hidden" name="${name}" value="${value}">`

const OPEN_ATTRIBUTE = markup` open`
const CHECKED_ATTRIBUTE = markup` checked`
const SELECTED_ATTRIBUTE = markup` selected`

const problemText = (text: string): Markup => markup`<p class="wrong" role="alert">${text}</p>\n`

function whoField(
  form: string,
  chosen: string,
  { staff }: Pick<OnCallPageProps, 'staff'>,
  words: BoardWords['onCall'],
): Markup {
  const options = staff.map(
    ({ id, name }) =>
      markup`<option value="${id}"${id === chosen ? SELECTED_ATTRIBUTE : EMPTY_MARKUP}>${toSingleLine(name)}</option>`,
  )
  return markup`<label for="${form}-who">${words.who}</label>
<select id="${form}-who" name="person">${options}</select>`
}

function shiftForm(props: OnCallPageProps, words: BoardWords['onCall']): Markup {
  const { reader, rejected } = props
  const fields = rejected?.form === 'shift' ? rejected.fields : null
  const days = WEEKDAYS.map(
    (day) =>
      markup`<label><input type="checkbox" name="${day}"${fields?.has(day) ? CHECKED_ATTRIBUTE : EMPTY_MARKUP}>${words.weekdays[day]}</label>`,
  )
  return markup`<details${fields ? OPEN_ATTRIBUTE : EMPTY_MARKUP}><summary>${words.add}</summary><form method="post" action="${ON_CALL_ADDRESS}/shift">
${fields ? problemText(words.shiftWrong) : EMPTY_MARKUP}${whoField('shift', fields?.get('person') ?? reader.id, props, words)}
<fieldset class="days"><legend>${words.days}</legend>${days}</fieldset>
<label for="shift-from">${words.start}</label>
<input id="shift-from" name="from" type="time" value="${fields?.get('from') ?? '18:00'}" required>
<label for="shift-to">${words.end}</label>
<input id="shift-to" name="to" type="time" value="${fields?.get('to') ?? '06:00'}" aria-describedby="shift-hint" required>
<p class="more" id="shift-hint">${words.endHint}</p>
<button class="button" name="act" value="add">${words.save}</button>
</form></details>`
}

function overrideForm(props: OnCallPageProps, words: BoardWords['onCall']): Markup {
  const { reader, now, rejected } = props
  const fields = rejected?.form === 'override' ? rejected.fields : null
  const morning = localDateTime(nextMorning(now, business.timeZone), business.timeZone)
  return markup`<details${fields ? OPEN_ATTRIBUTE : EMPTY_MARKUP}><summary>${words.another}</summary><form method="post" action="${ON_CALL_ADDRESS}/override">
${fields ? problemText(words.untilWrong) : EMPTY_MARKUP}${whoField('override', fields?.get('person') ?? reader.id, props, words)}
<label for="override-until">${words.until}</label>
<input id="override-until" name="until" type="datetime-local" value="${fields?.get('until') ?? morning}" required>
<div class="pair"><button class="button" name="kind" value="off">${words.offUntil}</button><button class="button" name="kind" value="on">${words.onUntil}</button></div>
</form></details>`
}
