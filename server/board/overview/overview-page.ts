import { cleanLine } from '#domain/clean-text.ts'
import { formatLocalTime } from '#domain/format-local-time.ts'
import { formatCents } from '#domain/lead/money.ts'
import { serviceName } from '#server/leads/service-name.ts'
import { type Markup, markup, EMPTY_MARKUP } from '#server/http/markup.ts'
import { csvLine } from '#server/leads/csv-line.ts'
import { truncate } from '#server/leads/display-text.ts'
import {
  COUNT_NAMES,
  type Group,
  GROUP_NAMES,
  lastDays,
  NO_SOURCE,
  UNKNOWN_SOURCE,
  type Overview,
  periodSteps,
  UNKNOWN_TOWN,
} from '#server/leads/overview.ts'
import type { PageTheme } from '#server/pages/theme.ts'
import { dayAndTime } from '#server/pages/times.ts'
import type { DelayedCall, StaffMemberSummary } from '#server/store/board-records.ts'
import { boardPage } from '../board-page.ts'
import { BOARD_MESSAGES } from '#copy/server/board.ts'
import type { BoardMessages } from '#copy/server/board-en.ts'
import { countedAddress } from '#server/pages/board/addresses.ts'
import { shareBar, stepBars } from './bars.ts'

/** Periods of the overview, in days. */
export const OVERVIEW_DAYS: readonly number[] = [1, 7, 30, 90]
/** Names of a group that the page shows; the others are summed up. */
const NAMES_SHOWN = 8
const ERROR_LENGTH = 120

export interface OverviewPageProps {
  readonly theme: PageTheme
  readonly viewer: StaffMemberSummary
  readonly days: number
  readonly overview: Overview
  readonly delayed: readonly DelayedCall[]
  readonly now: number
}

/** Returns a counted name as the viewer knows it. */
export function groupName(group: Group, name: string, { language }: StaffMemberSummary): string {
  const messages = BOARD_MESSAGES[language].overview
  if (group === 'service') return serviceName(name, language)
  if (group === 'town' && name === UNKNOWN_TOWN) return messages.elsewhere
  if (group === 'source' && name === UNKNOWN_SOURCE) return messages.unknownSource
  return group === 'source' && name === NO_SOURCE ? messages.noSource : name
}

/** Renders `/staff/overview`. */
export function overviewPage(props: OverviewPageProps): string {
  const { theme, viewer, days, overview, now } = props
  const { language } = viewer
  const messages = BOARD_MESSAGES[language]
  const { overview: texts } = messages
  const period = [lastDays(days, now).since, now].map((at) => formatLocalTime(at, language, 'date'))
  return boardPage(
    { theme, language, title: texts.heading, live: 'overview' },
    markup`<h1>${texts.heading}</h1>
<nav class="pair" aria-label="${texts.period}">${OVERVIEW_DAYS.map(
      (each) =>
        markup`<a class="button" href="/staff/overview?days=${String(each)}"${each === days ? markup` aria-current="page"` : EMPTY_MARKUP}>${texts.days(each)}</a>`,
    )}</nav>
<p class="more">${[...new Set(period)].join(' – ')}</p>
<ul class="figures">${COUNT_NAMES.map(
      (count) =>
        markup`<li><a href="${countedAddress({ days: String(days), of: count })}"><b>${String(overview[count])}</b> ${texts.counts[count]}</a></li>`,
    )}</ul>
<p>${acceptanceText(overview, messages)}</p>${
      overview.paidCents > 0 && markup`\n<p>${texts.paid(formatCents(overview.paidCents))}</p>`
    }
<p class="more">${texts.missedText}</p>
${barsOf(props, messages)}
<div class="groups">${GROUP_NAMES.map((group) => groupSection(group, props, messages))}</div>
${delayedSection(props, messages)}
<p><a class="button" href="/staff/overview.csv?days=${String(days)}">${texts.csv}</a></p>`,
  )
}

function acceptanceText(
  { secondsToAccept: { p50, p90 } }: Overview,
  messages: BoardMessages,
): string {
  const text = (seconds: number): string =>
    seconds < 120
      ? messages.overview.seconds(seconds)
      : seconds < 7200
        ? messages.minutes(Math.round(seconds / 60))
        : messages.hours(Math.round(seconds / 3600))
  return p50 === null || p90 === null
    ? messages.overview.noAcceptance
    : messages.overview.acceptance(text(p50), text(p90))
}

function barsOf(
  { overview, days, now, viewer }: OverviewPageProps,
  messages: BoardMessages,
): Markup {
  const steps = periodSteps(days, now).map((start) => ({ start, count: 0, hollow: 0 }))
  for (const { at, count, missed } of overview.hours) {
    const step = steps.findLast(({ start }) => start <= at)
    if (step === undefined) continue
    step.count += count
    step.hollow += missed
  }
  const most = Math.max(...steps.map(({ count }) => count))
  const text = messages.overview.bars(days === 1, most)
  const timeText = (at: number): string =>
    formatLocalTime(at, viewer.language, days === 1 ? 'time' : 'date')
  const ends = [steps[0], steps.at(-1)].map((step) => timeText(step?.start ?? now))
  const values = steps
    .filter(({ count }) => count > 0)
    .map(({ start, count, hollow }) => messages.overview.bar(timeText(start), count, hollow))
  return markup`<figure>${stepBars(steps, values.join('; ') || text)}<div class="dates">${ends.map((end) => markup`<span>${end}</span>`)}</div><figcaption class="more">${text}</figcaption></figure>`
}

function groupSection(
  group: Group,
  { overview, days, viewer }: OverviewPageProps,
  { overview: messages }: BoardMessages,
): Markup {
  const counts = overview.groups[group]
  const most = counts[0]?.count
  if (most === undefined) return EMPTY_MARKUP
  const others = counts.slice(NAMES_SHOWN).reduce((sum, { count }) => sum + count, 0)
  return markup`<section><h2>${messages.groups[group]}</h2>
<ol class="counts">${counts
    .slice(0, NAMES_SHOWN)
    .map(
      ({ name, count }) =>
        markup`<li><a href="${countedAddress({ days: String(days), of: group, name })}"><span>${groupName(group, name, viewer)}</span><b>${String(count)}</b></a>${shareBar(count, most)}</li>`,
    )}${others === 0 ? EMPTY_MARKUP : markup`<li class="more"><span>${messages.others}</span><b>${String(others)}</b></li>`}</ol>
</section>`
}

function delayedSection(
  { delayed, viewer: { language } }: OverviewPageProps,
  { overview: messages }: BoardMessages,
): Markup {
  if (delayed.length === 0) return EMPTY_MARKUP
  return markup`<section><h2>${messages.delayed}</h2>
<ol class="rows">${delayed.map(({ leadId, service, staffMemberName, at, begunAt, reason }) => {
    const why =
      reason === 'cap'
        ? messages.capped
        : messages.failed(truncate(cleanLine(reason.error), ERROR_LENGTH))
    const sent =
      begunAt === null ? messages.notSent : messages.sentAt(dayAndTime(begunAt, language))
    return markup`<li><a href="/staff/l/${leadId}"><b>${serviceName(service, language)}</b><span>${cleanLine(staffMemberName ?? '')} ${dayAndTime(at, language)}</span><span class="more">${why} ${sent}</span></a></li>`
  })}</ol>
</section>`
}

/** Renders `/staff/overview.csv`: every count and every name, one a line. */
export function overviewCsv(overview: Overview, viewer: StaffMemberSummary): string {
  const { overview: messages } = BOARD_MESSAGES[viewer.language]
  const { p50, p90 } = overview.secondsToAccept
  const lines = [
    messages.csvTitles,
    ...COUNT_NAMES.map((count) => [messages.counts[count], '', String(overview[count])]),
    [messages.csvPaid, '', (overview.paidCents / 100).toFixed(2)],
    ...[
      [50, p50],
      [90, p90],
    ].map(([percent, value]) => [messages.csvSeconds, `${percent} %`, String(value ?? '')]),
    ...GROUP_NAMES.flatMap((group) =>
      overview.groups[group].map(({ name, count }) => [
        messages.groups[group],
        groupName(group, name, viewer),
        String(count),
      ]),
    ),
  ]
  return lines.map(csvLine).join('')
}
