/**
 * What the page of a lead shows, of what `opened-lead.ts` has read. All texts are clean and in the
 * viewer's language; times are words, because the ETag of the page is computed from it.
 */

import type { Language } from '#domain/text/language.ts'
import { type CorrectableField, eventsOf, type LeadEvent } from '#domain/lead/events.ts'
import { leadTitle } from '#server/leads/facts/lead-title.ts'
import { missedCustomerAt } from '#domain/lead/customer-calls.ts'
import { isClosed, isWaiting, type LeadStatus } from '#domain/lead/lifecycle.ts'
import { keptLeadId } from '#domain/lead/replay.ts'
import type { FactName } from '#copy/server/fact-labels.ts'
import { addressHref } from '#server/leads/facts/map-link.ts'
import { wasAddressCorrected, writtenNumbers } from '#server/leads/facts/written-numbers.ts'
import { type Fact, leadFacts } from '#server/leads/facts/lead-facts.ts'
import type { LeadRowView } from '#server/board/list/lead-rows.tsx'
import { statusText } from '#server/leads/facts/lead-texts.ts'
import { pageLanguage } from '#domain/submission/visitor-language.ts'
import { serviceName } from '#server/leads/facts/service-name.ts'
import { timeOf } from '#server/pages/times.ts'
import { isAllowed } from '#domain/staff/roles.ts'
import { differingFacts } from '#server/leads/facts/differing-facts.ts'
import { BOARD_MESSAGES } from '#copy/server/board.ts'
import { historyRows, type NoteView, noteViews } from './event-texts.ts'
import { outcomeRow } from './outcome-row.ts'
import { smsHref } from './sms-link.ts'
import {
  priceForm,
  type PriceFormView,
  type QuoteView,
  quoteView,
  type TimeView,
  timeView,
} from './lead-forms-view.ts'
import { heading, type LeadHeading, sinceText } from './lead-heading.ts'
import type { Saved } from '#server/board/saved.ts'
import type { HistoryRow } from './notice-rows.ts'
import type { RejectedForm } from './rejected-form.ts'
import { canDecline } from './may-decline.ts'
import type { OpenedLead } from './opened-lead.ts'
import { transitions, type TransitionsView } from './transitions-view.ts'

export interface LeadPageProps {
  readonly language: Language
  readonly id: string
  /** How many leads are open, of all customers. */
  readonly openLeads: number
  readonly status: LeadStatus
  readonly service: string
  /** Status and assignee. */
  readonly state: string
  /** Times, to be appended to the status; '' if none are known. */
  readonly since: string
  readonly heading: LeadHeading
  readonly transitions: TransitionsView
  /** Whether the viewer was asked to take it, and has not declined. */
  readonly canDecline: boolean
  /** Whether "Spam" blocks the number. */
  readonly blocksNumber: boolean
  /** Whether anything says where the job is. */
  readonly hasPlace: boolean
  readonly contact: ContactView
  /**
   * Whether we called the customer in vain, and when, in words; `null` where nobody calls: the lead
   * is closed, or its phone number cannot be right.
   */
  readonly customerCall: { readonly missedAt: string | null } | null
  /** `null` without a gate code. Its value is there only after a staff member asked for it. */
  readonly gateCode: { readonly shown: readonly Fact[] | null; readonly isOpenable: boolean } | null
  readonly quote: QuoteView | null
  /** Whether the customer reads another language than the viewer. */
  readonly readsOther: boolean
  readonly priceForm: PriceFormView | null
  /** `null` where the time cannot be changed. */
  readonly time: TimeView | null
  readonly facts: readonly Fact[]
  /** What can be corrected, as it is stored. */
  readonly correctable: Readonly<Record<CorrectableField, string>>
  /** Other phone numbers in what the customer wrote. */
  readonly writtenNumbers: readonly { readonly text: string; readonly href: string }[]
  readonly photoIds: readonly string[]
  /** Other open leads of the same customer, each in a sentence, with what they say differently. */
  readonly duplicates: readonly {
    readonly id: string
    readonly text: string
    readonly differences: readonly Fact[]
  }[]
  /** Requests that were joined with this one, in words. */
  readonly joined: readonly { readonly id: string; readonly text: string }[]
  /** Of a duplicate: the lead that goes on; `null` for every other lead. */
  readonly keptId: string | null
  /** Earlier leads of the same phone number. */
  readonly earlier: readonly LeadRowView[]
  readonly notes: readonly NoteView[]
  readonly history: readonly HistoryRow[]
  readonly rejected: RejectedForm | null
  readonly saved: Saved | null
  /** Why the last press changed nothing. */
  readonly problem: string | null
}

interface ContactView {
  /** Without an address it cannot be called. */
  readonly phone: { readonly text: string; readonly href: string | null }
  /** `null` without an address. */
  readonly mapHref: string | null
  /** `null` for a number that cannot be right. */
  readonly smsHref: string | null
  readonly hasAppointment: boolean
}

interface LeadViewOptions {
  readonly showsCode?: boolean
  readonly rejected?: RejectedForm
  readonly saved?: Saved | null
  readonly problem?: string
}

/** Already in the lines below the heading. */
const FACTS_SHOWN_ABOVE: readonly FactName[] = ['timeframe']

/** Whoever goes there needs the gate code, so a phone that is lost shows no other ones. */
export const mayOpenCode = ({ viewer, detail }: OpenedLead): boolean =>
  detail.assignee?.staffMemberId === viewer.id || isAllowed(viewer.role, 'codes')

/** Returns whether nobody has it, nor has called the customer in vain. */
const isBeforeCalls = (opened: OpenedLead): boolean =>
  isWaiting(opened.lead.status) && missedAtText(opened) === null

/** Returns what the page of a lead shows. */
export function leadView(
  opened: OpenedLead,
  { showsCode = false, rejected, saved = null, problem }: LeadViewOptions = {},
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
    canDecline: canDecline(opened),
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
      isClosed(lead.status) || phone.href === null || isBeforeCalls(opened)
        ? null
        : { missedAt: missedAtText(opened) },
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
    saved,
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
