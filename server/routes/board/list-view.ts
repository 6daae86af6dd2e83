import { cleanLine } from '#domain/clean-text.ts'
import { isClosed, isWaiting } from '#domain/lead/lifecycle.ts'
import { townOfLead } from '#domain/lead-town.ts'
import { spanishSignal, describeSpanishSignal } from '#domain/visitor-language.ts'
import type { OnCall } from '#domain/on-call/on-call.ts'
import { durationText, shortAddress, statusText } from '#server/leads/lead-texts.ts'
import { serviceName, whenText } from '#server/leads/service-name.ts'
import type { LeadRowView } from '#server/pages/board/lead-rows.tsx'
import type { ListPageProps, OpenLeadView } from '#server/pages/board/list-props.ts'
import { isSameDay, timeOf } from '#server/pages/times.ts'
import type {
  BoardLead,
  BoardPage,
  StaffMemberSummary,
  Viewer,
} from '#server/store/board-records.ts'
import type { StaffMember } from '#server/store/staff-member.ts'
import { BOARD_MESSAGES } from '#copy/server/board.ts'
import { onCallNowView } from './on-call-view.ts'

interface ListViewOptions {
  readonly viewer: Viewer
  readonly page: BoardPage
  readonly onCall: OnCall<StaffMember>
  /** Starts at 1. */
  readonly number: number
  readonly pages: number
  readonly now: number
}

/** Returns what `/staff` shows: the leads in their order, with waiting times in words. */
export function listView({
  viewer,
  page: { leads, total, open, waiting },
  onCall,
  number,
  pages,
  now,
}: ListViewOptions): ListPageProps {
  const groups = Map.groupBy(leads, (lead) => groupOf(lead, now))
  const rowsOf = (group: Group): readonly LeadRowView[] =>
    (groups.get(group) ?? []).map((lead) => closedLeadView(lead, viewer, now))
  return {
    language: viewer.language,
    role: viewer.role,
    counts: { total, open, waiting },
    open: (groups.get('open') ?? [])
      .toSorted((one, other) => urgencyRank(one, viewer) - urgencyRank(other, viewer))
      .map((lead) => openLeadView(lead, viewer, now)),
    closedToday: rowsOf('today'),
    closedEarlier: rowsOf('earlier'),
    onCall: onCallNowView(onCall, viewer),
    number,
    pages,
  }
}

type Group = 'open' | 'today' | 'earlier'

function groupOf({ status, closedAt, created_at }: BoardLead, now: number): Group {
  if (!isClosed(status)) return 'open'
  return isSameDay(closedAt ?? Date.parse(created_at), now) ? 'today' : 'earlier'
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

function openLeadView(lead: BoardLead, viewer: StaffMemberSummary, now: number): OpenLeadView {
  const { id, status } = lead
  const { language } = viewer
  const messages = BOARD_MESSAGES[language]
  const town = townOfLead(lead)?.name ?? null
  const sign = spanishSignal(lead)
  const spanish = describeSpanishSignal(sign, language)
  const sentences = [
    whenText(lead, language),
    sign === 'phone' ? spanish : '',
    ...lead.suspicionFlags.map((flag) => messages.suspicionFlags[flag]),
  ]
    .filter((part) => part !== '')
    .map((part) => part.replace(/\.?$/, '.'))
    .join(' ')
  return {
    id,
    status,
    state: statusText(lead, viewer),
    waits: isWaiting(status) ? durationText(now - lead.waitingSince, messages) : null,
    isEscalated: isEscalated(lead),
    service: serviceName(lead.service, language),
    spanish: sign === 'speaks' ? spanish : null,
    place: shortAddress(lead, town ?? ''),
    town,
    more: [cleanLine(lead.name), sentences].filter((part) => part !== '').join('. '),
  }
}

function closedLeadView(lead: BoardLead, viewer: StaffMemberSummary, now: number): LeadRowView {
  const { language } = viewer
  const arrived = timeOf(Date.parse(lead.created_at), now, language)
  const times =
    lead.closedAt === null
      ? arrived
      : BOARD_MESSAGES[language].list.times(arrived, timeOf(lead.closedAt, now, language))
  return {
    id: lead.id,
    service: serviceName(lead.service, language),
    place: shortAddress(lead),
    more: `${statusText(lead, viewer)}, ${times}`,
  }
}
