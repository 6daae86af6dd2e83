import { cleanLine, cleanProse } from '#domain/text/clean-text.ts'
import { isPlanned } from '#domain/alarm/loudness.ts'
import { bookableDays, formatAppointment } from '#domain/time/appointment.ts'
import { formatLocalTime } from '#domain/time/format-local-time.ts'
import {
  canHandBack,
  HAND_OVER_MS,
  isClosed,
  isCompleted,
  isWaiting,
  LEAD_LIFECYCLE,
  REOPEN_WITHIN_MS,
  UNDO_OFFERED_MS,
} from '#domain/lead/lifecycle.ts'
import { formatCents } from '#domain/lead/money.ts'
import { canMoveWindow, openProposal } from '#domain/lead/window-proposal.ts'
import { currentQuote } from '#domain/lead/quote.ts'
import { leadState } from '#domain/lead/replay.ts'
import { firstName } from '#domain/lead/status-page.ts'
import { describeSpanishSignal } from '#copy/server/spanish-signal.ts'
import { spanishSignal } from '#domain/submission/visitor-language.ts'
import type { FactName } from '#copy/server/fact-labels.ts'
import { addressHref } from '#server/leads/map-link.ts'
import { wasAddressCorrected, writtenNumbers } from '#server/leads/written-numbers.ts'
import { leadFacts } from '#server/leads/lead-facts.ts'
import { assigneeName, cutCountry, durationText, statusText } from '#server/leads/lead-texts.ts'
import { serviceName, whenText } from '#server/leads/service-name.ts'
import type {
  LeadHeading,
  LeadPageProps,
  PriceFormView,
  QuoteView,
  RejectedForm,
  TimeView,
  TransitionsView,
} from '#server/pages/board/lead/lead-props.ts'
import { timeOf } from '#server/pages/times.ts'
import type { BoardDetail, Session, StaffMemberSummary } from '#server/store/board-records.ts'
import type { Lead } from '#server/store/lead.ts'
import { isAllowed } from '#domain/staff/roles.ts'
import { BOARD_MESSAGES } from '#copy/server/board.ts'
import { historyRows, noteViews } from './event-texts.ts'
import { outcomeRow } from './outcome-row.ts'
import { smsHref } from './sms-link.ts'

/** A lead, who opened its page, and when. */
export interface OpenedLead {
  readonly viewer: Session['staffMember']
  readonly lead: Lead
  readonly detail: BoardDetail
  /** To whom the viewer can hand the lead over. */
  readonly colleagues: readonly StaffMemberSummary[]
  /** https://…/r/TOKEN */
  readonly statusPageUrl: string
  readonly now: number
}

interface LeadViewOptions {
  readonly showsCode?: boolean
  readonly rejected?: RejectedForm
  readonly problem?: string
}

/** Already in the lines below the heading. */
const FACTS_SHOWN_ABOVE: readonly FactName[] = ['timeframe']

/** Whoever goes there needs the gate code, so a phone that is lost shows no other ones. */
export const mayOpenCode = ({ viewer, detail }: OpenedLead): boolean =>
  detail.assignee?.staffMemberId === viewer.id || isAllowed(viewer.role, 'codes')

/** Returns what the page of a lead shows. */
export function leadView(
  opened: OpenedLead,
  { showsCode = false, rejected, problem }: LeadViewOptions = {},
): LeadPageProps {
  const { viewer, lead, detail, statusPageUrl, now } = opened
  const { language } = viewer
  const { events, joined, photoIds, sameNumber } = detail
  const allEvents = [events, ...joined.map((one) => one.events)]
    .flat()
    .toSorted((one, other) => one.at - other.at)
  const { facts, secrets, phone, map } = leadFacts(lead, { audience: 'board', now, language })
  return {
    language,
    id: lead.id,
    status: lead.status,
    service: serviceName(lead.service, language),
    state: statusText({ status: lead.status, assignee: detail.assignee }, viewer),
    since: sinceText(opened),
    heading: heading(opened, map.text),
    transitions: transitions(opened),
    contact: {
      phone: { text: phone.text, href: phone.href },
      mapHref: wasAddressCorrected(events) ? addressHref(lead) : map.href,
      smsHref: smsHref(lead, viewer, events, statusPageUrl),
      hasAppointment: lead.appointment_start !== null,
    },
    gateCode:
      secrets.length === 0
        ? null
        : { shown: showsCode ? secrets : null, isOpenable: mayOpenCode(opened) },
    quote: quoteView(opened),
    priceForm: priceForm(opened),
    time: timeView(opened),
    facts: facts.filter(({ name }) => !FACTS_SHOWN_ABOVE.includes(name)),
    correctable: {
      phone: lead.phone,
      name: lead.name,
      address: lead.address,
      service: lead.service,
    },
    writtenNumbers: writtenNumbers(lead, allEvents),
    photoIds,
    duplicates: duplicateViews(opened),
    keptId: keptLeadOf(detail),
    earlier: sameNumber.earlier.map((outcome) => outcomeRow(outcome, viewer)),
    notes: noteViews(allEvents, now, language),
    history: historyRows(allEvents, detail.phoneNotices, { now, language }),
    rejected: rejected ?? null,
    problem: problem ?? null,
  }
}

/** Returns the id of the lead that goes on for a duplicate. */
function keptLeadOf({ events }: BoardDetail): string | null {
  const { transition } = leadState(events)
  return transition?.kind === 'duplicate' ? transition.payload.keptId : null
}

/** Says of each other open lead of this customer who has it. */
function duplicateViews({ lead, detail, viewer, now }: OpenedLead): LeadPageProps['duplicates'] {
  if (isClosed(lead.status)) return []
  const { language } = viewer
  return detail.duplicates.map((other) => ({
    id: other.id,
    text: BOARD_MESSAGES[language].lead.duplicate(
      serviceName(other.service, language),
      timeOf(other.at, now, language),
      statusText(other, viewer),
    ),
  }))
}

function sinceText({ lead, detail, now, viewer: { language } }: OpenedLead): string {
  const messages = BOARD_MESSAGES[language]
  const at = leadState(detail.events).transition?.at
  if (isWaiting(lead.status))
    return `, ${messages.waits(durationText(now - (at ?? Date.parse(lead.created_at)), messages))}`
  return at === undefined ? '' : ` ${messages.lead.since(timeOf(at, now, language))}`
}

function heading({ lead, detail, viewer, now }: OpenedLead, address: string): LeadHeading {
  const { language } = viewer
  const { lead: messages, suspicionFlags } = BOARD_MESSAGES[language]
  const { count, earlier } = detail.sameNumber
  const before = earlier[0]?.at ?? null
  const sign = spanishSignal(lead)
  const spanish = describeSpanishSignal(sign, language)
  const { transition } = leadState(detail.events)
  const handOver = transition?.kind === 'handed_over' ? transition : null
  const offeredUntil = handOver === null ? Number.NEGATIVE_INFINITY : handOver.at + HAND_OVER_MS
  const tried = detail.events.findLast(({ kind }) => kind === 'cancel_attempt')
  const isTried = tried !== undefined && tried.at > (transition?.at ?? 0) && !isClosed(lead.status)
  const more = [
    handOver !== null && offeredUntil > now
      ? messages.offered(
          firstName(cleanLine(handOver.payload.colleagueName)),
          timeOf(offeredUntil, now, language),
        )
      : '',
    sign === 'phone' ? spanish : '',
    whenText(lead, language),
    before === null ? '' : messages.sameNumber(count, formatLocalTime(before, language, 'date')),
    ...detail.suspicionFlags.map((flag) => suspicionFlags[flag]),
  ]
  return {
    cancelAttempt: isTried ? messages.cancelAttempt(timeOf(tried.at, now, language)) : null,
    spanish: sign === 'speaks' ? spanish : null,
    address: cutCountry(address),
    more: more.filter((line) => line !== ''),
  }
}

function transitions({ lead, detail, viewer, colleagues, now }: OpenedLead): TransitionsView {
  const { status } = lead
  const { assignee } = detail
  const { transition } = leadState(detail.events)
  const isMine = assignee?.staffMemberId === viewer.id
  const sinceMs = now - (transition?.at ?? 0)
  const canUndo = transition?.staffMemberId === viewer.id && sinceMs <= UNDO_OFFERED_MS
  return {
    otherAssignee: assignee === null || isMine ? null : assigneeName(assignee),
    canReopen: isClosed(status) && sinceMs <= REOPEN_WITHIN_MS,
    undo: canUndo ? { id: lead.id, at: transition.at } : joinToUndo({ detail, viewer, now }),
    colleagues:
      isMine && canHandBack(status)
        ? colleagues.map(({ id, name }) => ({ id, name: cleanLine(name) }))
        : null,
  }
}

/** Finds the duplicate that the viewer joined with this lead seconds ago; `null` without one. */
function joinToUndo({
  detail,
  viewer,
  now,
}: Pick<OpenedLead, 'detail' | 'viewer' | 'now'>): TransitionsView['undo'] {
  for (const { id, events } of detail.joined) {
    const { transition } = leadState(events)
    const isRecent = transition !== null && now - transition.at <= UNDO_OFFERED_MS
    if (isRecent && transition.staffMemberId === viewer.id) return { id, at: transition.at }
  }
  return null
}

function quoteView({ detail, now, viewer: { language } }: OpenedLead): QuoteView | null {
  const { price: messages } = BOARD_MESSAGES[language]
  const quote = currentQuote(detail.events)
  if (quote === null) return null
  const { totalCents, includes, agreedAt } = quote
  return {
    total: formatCents(totalCents),
    agreement:
      agreedAt === null ? messages.notAgreed : messages.agreed(timeOf(agreedAt, now, language)),
    includes: cleanProse(includes),
  }
}

function timeView({ lead, detail, viewer, now }: OpenedLead): TimeView | null {
  const { status } = lead
  const { language } = viewer
  if (!canMoveWindow({ ...lead, isPlanned: isPlanned(lead.timeframe) }, status)) return null
  const proposal = openProposal(detail.events, status, now)
  return {
    isMine: detail.assignee?.staffMemberId === viewer.id,
    hasMail: Boolean(lead.email),
    days: bookableDays(now, language),
    proposal: proposal && {
      ...proposal,
      windows: proposal.windows.map((window) => ({
        start: window.appointment_start,
        text: formatAppointment(window, language),
      })),
    },
  }
}

function priceForm({ lead, detail, viewer }: OpenedLead): PriceFormView | null {
  const { status, payment } = lead
  const isMine = detail.assignee?.staffMemberId === viewer.id
  const quote = currentQuote(detail.events)
  if (!isClosed(status))
    return isMine
      ? {
          form: 'quote',
          isChange: quote !== null,
          total: dollars(quote?.totalCents),
          includes: quote?.includes ?? '',
        }
      : null
  if (!LEAD_LIFECYCLE[status].isCounted) return null
  const quotedCents = quote?.agreedAt == null ? null : quote.totalCents
  return {
    form: 'payment',
    isOpen: isMine && isCompleted(status) && payment.paidCents === null,
    agreed: dollars(payment.agreedCents ?? quotedCents),
    paid: dollars(payment.paidCents),
    method: payment.method,
    note: payment.note ?? '',
  }
}

const dollars = (cents: number | null | undefined): string =>
  cents == null ? '' : (cents / 100).toFixed(2)
