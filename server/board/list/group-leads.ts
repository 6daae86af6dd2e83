import { confirmedBy } from '#domain/lead/planned-confirmation.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { writtenNumbers } from '#server/leads/facts/written-numbers.ts'
import { vehicleTexts } from '#server/leads/facts/deciding-facts.ts'
import { warningFlags } from '#domain/submission/suspicion-flags.ts'
import { leadTitle } from '#server/leads/facts/lead-title.ts'
import { dangerOf } from '#server/leads/said.ts'
import { saidLines } from '#server/board/said-lines.ts'
import { eventsOf } from '#domain/lead/events.ts'
import { customerName } from '#server/leads/facts/customer-texts.ts'
import { isPlanned } from '#domain/submission/urgency.ts'
import { formatAppointment } from '#domain/time/appointment.ts'
import type { Language } from '#domain/text/language.ts'
import { isDriving, isWaiting, type LeadStatus } from '#domain/lead/lifecycle.ts'
import { endSentence } from '#domain/time/spanish-time.ts'
import { BOARD_GROUPS } from '#server/leads/board-order.ts'
import { linkTo } from '#domain/phone/phone.ts'
import { townOfLead } from '#domain/places/lead-town.ts'
import { describeSpanishSignal } from '#copy/server/spanish-signal.ts'
import { spanishSignal } from '#domain/submission/visitor-language.ts'
import { durationText, shortAddress, statusText } from '#server/leads/facts/lead-texts.ts'
import { whenText } from '#server/leads/facts/service-name.ts'
import type { LeadRowView } from '#server/board/list/lead-rows.tsx'
import { isSameDay, timeOf } from '#server/pages/times.ts'
import type {
  BoardGroup,
  BoardLead,
  StaffMemberSummary,
  Viewer,
} from '#server/db/tables/board-records.ts'
import { SECOND_REQUEST_MESSAGES } from '#copy/server/second-request.ts'
import { BOARD_MESSAGES } from '#copy/server/board.ts'
import { arrivalText } from '#server/board/arrival-text.ts'

/** An open lead in the list; all texts are clean and in the viewer's language. */
export interface OpenLeadView {
  readonly id: string
  readonly status: LeadStatus
  /** Status and assignee. */
  readonly state: string
  /** Its appointment, how long it has waited, or when the assignee arrives, in words; may be ''. */
  readonly timing: string
  /** How long it has waited, in words; `null` once a staff member has it. */
  readonly waits: string | null
  /** Whether that is a minute at least. */
  readonly hasWaited: boolean
  /** True for a lead that cannot wait and that nobody has: the whole staff is called about it. */
  readonly isUrgent: boolean
  readonly isMine: boolean
  /** True when the said arrival is over. */
  readonly isLate: boolean
  /** What another time waits for; `null` without one. */
  readonly asked: string | null
  /** `null` for a number that cannot be right. */
  readonly callHref: string | null
  readonly service: string
  /** That the customer speaks Spanish, in words; `null` if nothing says so. */
  readonly spanish: string | null
  /** Street and town. */
  readonly place: string
  /** See `saidLines`: at most two lines. */
  readonly danger: string | null
  readonly cancelAttempt: string | null
  readonly said: readonly string[]
  /** Another number in what the customer wrote; `null` without one. */
  readonly otherNumber: { readonly text: string; readonly href: string } | null
  /** Name of its town; `null` if nothing names one. */
  readonly town: string | null
  /** Name, appointment and warnings. */
  readonly more: string
}

/** Leads in the parts of a list. */
interface GroupedLeads {
  /** The viewer's running job, then the most urgent first. */
  readonly now: readonly OpenLeadView[]
  /** By their time. */
  readonly planned: readonly OpenLeadView[]
  /** What can wait, folded. */
  readonly later: readonly OpenLeadView[]
  readonly closedToday: readonly LeadRowView[]
  readonly closedEarlier: readonly LeadRowView[]
}

/** Returns leads in the parts of the list, each in its order. */
export function groupLeads(leads: readonly BoardLead[], viewer: Viewer, now: number): GroupedLeads {
  const inOrder = leads.toSorted((one, other) => rank(one, viewer) - rank(other, viewer))
  const running = inOrder.find((lead) => isMineNow(lead, viewer))
  const ofGroups = (...groups: readonly BoardGroup[]): readonly OpenLeadView[] =>
    inOrder
      .filter((lead) => lead !== running && groups.includes(lead.group))
      .map((lead) => openLeadView(lead, viewer, now))
  const closed = leads.filter(({ group }) => group === 'closed')
  const rowsWhere = (isToday: boolean): readonly LeadRowView[] =>
    closed
      .filter((lead) => isClosedToday(lead, now) === isToday)
      .map((lead) => closedLeadView(lead, viewer, now))
  const isInDanger = ({ danger, waits }: OpenLeadView): boolean => danger !== null && waits !== null
  const others = ofGroups('urgent', 'under-way', 'doubtful', 'overdue')
  return {
    // Danger, the job that the viewer is doing, then what cannot wait.
    now: [
      ...others.filter(isInDanger),
      ...(running === undefined ? [] : [openLeadView(running, viewer, now)]),
      ...others.filter((lead) => !isInDanger(lead)),
    ],
    planned: ofGroups('planned'),
    later: ofGroups('later'),
    closedToday: rowsWhere(true),
    closedEarlier: rowsWhere(false),
  }
}

const isClosedToday = ({ closedAt, created_at }: BoardLead, now: number): boolean =>
  isSameDay(closedAt ?? Date.parse(created_at), now)

const isMineNow = ({ group, assignee }: BoardLead, viewer: StaffMemberSummary): boolean =>
  group === 'under-way' && assignee?.staffMemberId === viewer.id

/**
 * Ranks the leads that staff are working on: the viewer's own first, of these the one on the way;
 * then late ones. Others stay in the order of the database.
 */
function rank(lead: BoardLead, viewer: StaffMemberSummary): number {
  const group = BOARD_GROUPS.indexOf(lead.group) * 10
  if (isWaiting(lead.status) && dangerOf(lead, lead.events) !== null) return -1
  // Whoever stands outside before those who wait for the evening.
  if (lead.group === 'urgent') return group + (lead.timeframe === 'ASAP' ? 0 : 1)
  if (lead.group !== 'under-way') return group
  const isOnTheWay = isDriving(lead.status)
  if (isMineNow(lead, viewer)) return group + (isOnTheWay ? 0 : 1)
  return group + (lead.lateByMinutes === null ? (isOnTheWay ? 3 : 4) : 2)
}

function openLeadView(lead: BoardLead, viewer: StaffMemberSummary, now: number): OpenLeadView {
  const { id, status, group } = lead
  const { language } = viewer
  const messages = BOARD_MESSAGES[language]
  const town = townOfLead(lead)?.name ?? null
  const sign = spanishSignal(lead)
  const spanish = describeSpanishSignal(sign, language)
  const appointment = formatAppointment(lead, language)
  const isAsked = lead.address !== '' || lead.type === 'booking'
  const said = saidLines({ ...lead, isTitled: lead.type === 'message' }, lead.events, {
    now,
    language,
  })
  const [otherNumber = null] = writtenNumbers(lead, lead.events)
  const sentences = [
    appointment === '' && isAsked ? whenText(lead, language) : '',
    ...vehicleTexts(lead, language),
    sign === 'phone' ? spanish : '',
    lead.hasOther ? SECOND_REQUEST_MESSAGES[language].hasOther : '',
    ...warningFlags(lead.suspicionFlags).map((flag) => messages.suspicionFlags[flag]),
  ]
    .filter((part) => part !== '')
    .map(endSentence)
    .join(' ')
  const waits = isWaiting(status) ? durationText(now - lead.waitingSince, messages) : null
  const name = customerName(lead, language)
  return {
    id,
    status,
    state: statusText(lead, viewer),
    timing:
      appointment ||
      (waits === null
        ? arrivalText(lead.eta, now, language)
        : messages[isPlanned(lead.timeframe) ? 'cameIn' : 'waits'](waits)),
    waits,
    hasWaited: now - lead.waitingSince >= MINUTE_MS,
    isUrgent: group === 'urgent' && !isPlanned(lead.timeframe),
    isMine: lead.assignee?.staffMemberId === viewer.id,
    isLate: lead.lateByMinutes !== null,
    asked: proposalText(lead, language) ?? promiseText(lead, now, language),
    callHref: linkTo('tel', lead.phone),
    service: titleOf(lead, language),
    ...said,
    said: said.lines.slice(0, MAX_SAID),
    otherNumber,
    spanish: sign === 'speaks' ? spanish : null,
    place: shortAddress(lead, town ?? ''),
    town,
    more: [sentences === '' ? name : endSentence(name), sentences]
      .filter((part) => part !== '')
      .join(' '),
  }
}

/** More are on the page of the lead. */
const MAX_SAID = 2

const titleOf = (lead: BoardLead, language: Language): string =>
  leadTitle(
    {
      ...lead,
      source: lead.traffic_source?.source ?? null,
      isPressed: eventsOf(lead.events, 'called').some(({ payload }) => payload.pressed),
    },
    language,
  )

/** Says by when the customer was promised an answer to a planned request; `null` without a promise. */
function promiseText(lead: BoardLead, now: number, language: Language): string | null {
  if (!isPlanned(lead.timeframe) || !isWaiting(lead.status)) return null
  const at = confirmedBy(lead.waitingSince, {
    appointmentStart: Date.parse(lead.appointment_start ?? ''),
  })
  const { promised, promiseBroken } = BOARD_MESSAGES[language].list
  return (now > at ? promiseBroken : promised)(timeOf(at, now, language))
}

/** Says what time the customer asks for, or that staff wait for an answer; `null` without one. */
function proposalText({ proposal }: BoardLead, language: Language): string | null {
  const { tag } = BOARD_MESSAGES[language].window
  if (proposal === null) return null
  return proposal.by === 'customer'
    ? tag.asks(proposal.windows.map((window) => formatAppointment(window, language)).join('; '))
    : tag.waits
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
    service: titleOf(lead, language),
    place: shortAddress(lead),
    more: `${statusText(lead, viewer)}, ${times}`,
  }
}
