import { eventsOf, type LeadEvent } from '#domain/lead/events.ts'
import { leadTitle } from '#server/leads/facts/lead-title.ts'
import { missedCustomerAt } from '#domain/lead/customer-calls.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { canHandBack, isClosed, REOPEN_WITHIN_MS, UNDO_OFFERED_MS } from '#domain/lead/lifecycle.ts'
import { keptLeadId, leadState } from '#domain/lead/replay.ts'
import type { FactName } from '#copy/server/fact-labels.ts'
import { addressHref } from '#server/leads/facts/map-link.ts'
import { wasAddressCorrected, writtenNumbers } from '#server/leads/facts/written-numbers.ts'
import { leadFacts } from '#server/leads/facts/lead-facts.ts'
import { assigneeName, statusText } from '#server/leads/facts/lead-texts.ts'
import { pageLanguage } from '#domain/submission/visitor-language.ts'
import { serviceName } from '#server/leads/facts/service-name.ts'
import type { LeadPageProps, RejectedForm, TransitionsView } from '#server/board/lead/lead-props.ts'
import { timeOf } from '#server/pages/times.ts'
import { isAllowed } from '#domain/staff/roles.ts'
import { differingFacts } from '#server/leads/facts/differing-facts.ts'
import { BOARD_MESSAGES } from '#copy/server/board.ts'
import { historyRows, noteViews } from './event-texts.ts'
import { outcomeRow } from './outcome-row.ts'
import { smsHref } from './sms-link.ts'
import { priceForm, quoteView, timeView } from './lead-forms-view.ts'
import { heading, sinceText } from './lead-heading.ts'
import type { OpenedLead } from './opened-lead.ts'

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
    openLeads: opened.openLeads,
    status: lead.status,
    service: leadTitle(
      {
        ...lead,
        source: lead.traffic_source?.source ?? null,
        isPressed: eventsOf(events, 'called').some(({ payload }) => payload.pressed),
      },
      language,
    ),
    state: statusText({ status: lead.status, assignee: detail.assignee }, viewer),
    since: sinceText(opened),
    heading: heading(opened, map.text),
    transitions: transitions(opened),
    blocksNumber: opened.blocksNumber,
    hasPlace: lead.address !== '' || lead.type === 'booking',
    contact: {
      phone: { text: phone.text, href: phone.href },
      mapHref:
        lead.address === '' ? null : wasAddressCorrected(events) ? addressHref(lead) : map.href,
      smsHref: smsHref(lead, viewer, events, statusPageUrl),
      hasAppointment: lead.appointment_start !== null,
    },
    customerCall:
      isClosed(lead.status) || phone.href === null ? null : { missedAt: missedAtText(opened) },
    gateCode:
      secrets.length === 0
        ? null
        : { shown: showsCode ? secrets : null, isOpenable: mayOpenCode(opened) },
    quote: quoteView(opened),
    priceForm: priceForm(opened),
    readsOther: pageLanguage(lead.source_url) !== language,
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
    joined: joined.map((one) => ({
      id: one.id,
      text: BOARD_MESSAGES[language].lead.joined(timeOf(one.events[0]?.at ?? now, now, language)),
    })),
    keptId: keptLeadId(events),
    earlier: sameNumber.earlier.map((outcome) => outcomeRow(outcome, viewer)),
    notes: noteViews(allEvents, now, language),
    history: historyRows(
      [...events, ...joined.flatMap((one) => one.events.filter(isOwnWord))].toSorted(
        (one, other) => one.at - other.at,
      ),
      detail.notices,
      { timeframe: lead.timeframe, now, language },
    ),
    rejected: rejected ?? null,
    problem: problem ?? null,
  }
}

/** A joined request comes in, is mailed and seen beside its own; what its customer said counts. */
const isOwnWord = ({ kind }: LeadEvent): boolean =>
  !['stored', 'mailed', 'seen', 'opened'].includes(kind)

function missedAtText({ detail, viewer, now }: OpenedLead): string | null {
  const at = missedCustomerAt(detail.events)
  return at === null ? null : timeOf(at, now, viewer.language)
}

/** Says of each other open lead of this customer who has it. */
function duplicateViews({
  lead,
  detail,
  others,
  viewer,
  now,
}: OpenedLead): LeadPageProps['duplicates'] {
  if (isClosed(lead.status)) return []
  const { language } = viewer
  return detail.duplicates.map(({ id, service, at, ...state }) => {
    const other = others.find((one) => one.id === id)
    const text = BOARD_MESSAGES[language].lead.duplicate(
      serviceName(service, language),
      timeOf(at, now, language),
      statusText(state, viewer),
    )
    return {
      id,
      text,
      differences:
        other === undefined
          ? []
          : differingFacts(lead, other, { audience: 'board', now, language }),
    }
  })
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
