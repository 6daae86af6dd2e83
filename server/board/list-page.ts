import { cleanLine } from '#domain/clean-text.ts'
import { isClosed, isWaiting } from '#domain/lead/lifecycle.ts'
import { townOfLead } from '#domain/lead-town.ts'
import { spanishSignal, describeSpanishSignal } from '#domain/visitor-language.ts'
import type { OnCall } from '#domain/on-call/on-call.ts'
import type { Language } from '#domain/language.ts'
import { serviceName, whenText } from '#server/leads/service-name.ts'
import { type Markup, markup, EMPTY_MARKUP } from '#server/http/markup.ts'
import { isSameDay, timeOf } from '#server/pages/times.ts'
import type { BoardLead, BoardPage, StaffMemberSummary } from '#server/store/board-records.ts'
import type { StaffMember } from '#server/store/staff-member.ts'
import { boardMap, type MapPin } from './board-map.ts'
import { boardPage } from './board-page.ts'
import { durationText, shortAddress, statusText, progressMarks } from './lead-view.ts'
import { ON_CALL_ADDRESS, onCallNow } from './on-call-page.ts'
import { STAFF_REVIEW_MESSAGES } from '#copy/server/staff-reviews.ts'
import { REVIEWS_ADDRESS } from './reviews/reviews-page.ts'
import type { PageTheme } from '#server/pages/theme.ts'
import { BOARD_MESSAGES } from '#copy/server/board.ts'
import type { BoardMessages } from '#copy/server/board-en.ts'

export interface LeadListProps {
  readonly theme: PageTheme
  readonly viewer: StaffMemberSummary
  readonly page: BoardPage
  readonly onCall: OnCall<StaffMember>
  /** Starts at 1. */
  readonly number: number
  readonly pages: number
  readonly now: number
}

/**
 * Renders `/staff`: waiting leads first, then those that staff have, then those closed today and within seven days (R130). No
 * gate codes.
 */
export function listPage(props: LeadListProps): string {
  const { theme, viewer, page, onCall, number, pages, now } = props
  const { leads } = page
  const { language } = viewer
  const messages = BOARD_MESSAGES[language]
  const around = { viewer, messages, language, now }
  const open = leads
    .filter(({ status }) => !isClosed(status))
    .toSorted((one, other) => urgencyRank(one, viewer) - urgencyRank(other, viewer))
  const closed = leads.filter(({ status }) => isClosed(status))
  const isToday = (lead: BoardLead): boolean =>
    isSameDay(lead.closedAt ?? Date.parse(lead.created_at), now)
  const earlier = closed.filter((lead) => !isToday(lead))
  const pins = open.map((lead) => mapPin(lead, around))
  return boardPage(
    {
      theme,
      language,
      title: page.waiting === 0 ? messages.board : `(${page.waiting}) ${messages.board}`,
      aside: markup`<nav class="aside"><a href="/staff/search">${messages.search.heading}</a><a href="/staff/overview">${messages.overview.heading}</a><a href="${REVIEWS_ADDRESS}">${STAFF_REVIEW_MESSAGES[language].heading}</a><a href="/staff/phones">${messages.list.phones}</a></nav>`,
      live: 'list',
      address: pageAddress(number),
    },
    markup`<div data-live="open">
<h1>${page.open === 0 ? messages.list.nothingOpen.heading : messages.list.open}${page.open === 0 ? EMPTY_MARKUP : markup` <span class="count">${String(page.open)}</span>`}</h1>
${page.open === 0 ? markup`<p class="more">${messages.list.nothingOpen.text}</p>` : open.length === 0 ? EMPTY_MARKUP : markup`<ol class="cards">${open.map((lead, index) => leadCard(lead, index === 0 && isEscalated(lead), around))}</ol>`}
</div>
<div class="on-call" data-live="on-call">${onCallNow(onCall, viewer)}<a class="button small" href="${ON_CALL_ADDRESS}">${messages.onCall.shifts}</a></div>
<div data-live="rest">
${section(messages.list.today, closed.filter(isToday), around)}
${section(messages.list.week, earlier, around)}
${page.total === page.open ? markup`<p class="more">${messages.list.nothingElse}</p>` : EMPTY_MARKUP}
${pageLinks({ number, pages }, messages)}
</div>
${boardMap(pins, messages.lead.map)}`,
  )
}

interface ListContext {
  readonly viewer: StaffMemberSummary
  readonly messages: BoardMessages
  readonly language: Language
  readonly now: number
}

const pageAddress = (number: number): string => (number === 1 ? '/staff' : `/staff?page=${number}`)

/** Links to the previous and next page, which work without a script. */
function pageLinks(
  { number, pages }: Pick<LeadListProps, 'number' | 'pages'>,
  { list }: BoardMessages,
): Markup {
  if (pages === 1) return EMPTY_MARKUP
  const link = (to: number, text: string): Markup | false =>
    to >= 1 &&
    to <= pages &&
    markup`<a class="button" href="${pageAddress(to)}" rel="${to < number ? 'prev' : 'next'}">${text}</a>`
  return markup`<nav aria-label="${list.pages}"><p class="more">${list.page(number, pages)}</p>
<div class="pair">${link(number - 1, list.before)}${link(number + 1, list.after)}</div></nav>`
}

/**
 * Ranks fully escalated leads first, then assigned leads (the viewer's own first), then leads with
 * a reduced escalation.
 */
function urgencyRank(lead: BoardLead, viewer: StaffMemberSummary): number {
  if (isEscalated(lead)) return 0
  if (isWaiting(lead.status)) return lead.isSuspicious ? 4 : 3
  return lead.assignee?.staffMemberId === viewer.id ? 1 : 2
}

const isEscalated = ({ status, isSuspicious, suspicionFlags }: BoardLead): boolean =>
  isWaiting(status) && !isSuspicious && !suspicionFlags.includes('network')

/**
 * @param isFirst true for the lead that has waited longest, which shows its waiting time in large
 *   figures
 */
function leadCard(
  lead: BoardLead,
  isFirst: boolean,
  { viewer, messages, language, now }: ListContext,
): Markup {
  const status = lead.status
  const since = durationText(now - lead.waitingSince, messages)
  const waits = isWaiting(status)
  const state = statusText(lead, viewer)
  const sign = spanishSignal(lead)
  const spanish = describeSpanishSignal(sign, language)
  const work = serviceName(lead.service, language)
  const more = [
    whenText(lead, language),
    sign === 'phone' ? spanish : '',
    ...lead.suspicionFlags.map((flag) => messages.suspicionFlags[flag]),
  ]
  const text = more.flatMap((part) => (part === '' ? [] : [part.replace(/\.?$/, '.')])).join(' ')
  return markup`<li><a class="card ${status}${isFirst ? ' tag' : ''}" href="/staff/l/${lead.id}"${waits ? markup` data-new="${lead.id}"` : EMPTY_MARKUP}>
<span class="state">${progressMarks(status)}<span>${state}${waits ? markup`<span>, ${messages.waits(since)}</span>` : EMPTY_MARKUP}</span></span>
${isFirst ? markup`<span class="waited" aria-hidden="true">${since}</span>\n` : EMPTY_MARKUP}<b>${sign === 'speaks' ? `${spanish}: ${work}` : work}</b>
<span class="where">${shortAddress(lead)}</span>
<span class="more">${cleanLine(lead.name)}${text === '' ? '' : `. ${text}`}</span>
</a></li>`
}

function mapPin(lead: BoardLead, { viewer, messages, language, now }: ListContext): MapPin {
  const { id, status } = lead
  const town = townOfLead(lead)?.name ?? null
  const waits = isWaiting(status) ? durationText(now - lead.waitingSince, messages) : null
  const state = statusText(lead, viewer)
  const text = [
    serviceName(lead.service, language),
    town ?? '',
    state,
    waits && messages.waits(waits),
  ]
  return { leadId: id, town, waits, text: text.filter(Boolean).join(', ') }
}

function section(heading: string, leads: readonly BoardLead[], around: ListContext): Markup {
  if (leads.length === 0) return EMPTY_MARKUP
  return markup`<section><h2>${heading}</h2>
<ol class="rows">${leads.map((lead) => closedLeadRow(lead, around))}</ol>
</section>`
}

function closedLeadRow(lead: BoardLead, { viewer, messages, language, now }: ListContext): Markup {
  const arrived = timeOf(Date.parse(lead.created_at), now, language)
  const times =
    lead.closedAt === null
      ? arrived
      : messages.list.times(arrived, timeOf(lead.closedAt, now, language))
  return markup`<li><a href="/staff/l/${lead.id}"><b>${serviceName(lead.service, language)}</b><span>${shortAddress(lead)}</span><span class="more">${statusText(lead, viewer)}, ${times}</span></a></li>`
}
