import { business } from '#domain/business.ts'
import { OTHER_SERVICE, SERVICE_OPTIONS } from '#domain/services.ts'
import type { LeadOutcome, Period } from '#server/store/staff/staff-store.ts'
import { toSingleLine, truncate } from './display-text.ts'

/** The owner's figures of a period, for the board and the command line. */

/** A lead that nobody accepted or closed for so long is missed. */
const MISSED_AFTER_MS = 60 * 60_000
const SOURCE_LENGTH = 40

/** The source of visitors without an ad or a referrer. */
export const NO_SOURCE = 'direct'

/** The town of leads that name none. */
export const UNKNOWN_TOWN = 'elsewhere'

/** Whether a lead counts for a figure; a lead that was accepted late counts as missed and accepted. */
export const FIGURES = {
  submissions: () => true,
  accepted: ({ acceptedAt }) => acceptedAt !== null,
  missed: ({ at, acceptedAt, closedAt }, now) =>
    Math.min(acceptedAt ?? now, closedAt ?? now) - at >= MISSED_AFTER_MS,
  cancelled: ({ status }) => status === 'cancelled',
} as const satisfies Readonly<Record<string, (lead: LeadOutcome, now: number) => boolean>>

/** The names by which leads are counted; `null` counts nowhere. */
export const GROUPS = {
  person: ({ acceptedAt, assignee }) =>
    acceptedAt === null || assignee === null ? null : toSingleLine(assignee.name ?? business.name),
  service: ({ service }) => (SERVICE_OPTIONS.includes(service) ? service : OTHER_SERVICE),
  town: ({ town }) => town ?? UNKNOWN_TOWN,
  source: ({ source }) => truncate(toSingleLine(source ?? ''), SOURCE_LENGTH) || NO_SOURCE,
} as const satisfies Readonly<Record<string, (lead: LeadOutcome) => string | null>>

export type Figure = keyof typeof FIGURES
export type Group = keyof typeof GROUPS
export const FIGURE_NAMES = Object.keys(FIGURES) as readonly Figure[]
export const GROUP_NAMES = Object.keys(GROUPS) as readonly Group[]

export interface NamedCount {
  readonly name: string
  readonly count: number
}

export type Overview = Readonly<Record<Figure, number>> & {
  /** From stored to the first acceptance, in whole seconds; `null` if nothing was accepted. */
  readonly secondsToAccept: { readonly p50: number | null; readonly p90: number | null }
  /** Most first. */
  readonly groups: Readonly<Record<Group, readonly NamedCount[]>>
}

/** Returns the last `days` days of the business's time zone, today included. */
export const lastDays = (days: number, now: number): Period => ({
  since: startOfDay(now, 1 - days),
  until: now + 1,
})

const startOfDay = (at: number, daysLater: number): number =>
  Temporal.Instant.fromEpochMilliseconds(at)
    .toZonedDateTimeISO(business.timeZone)
    .add({ days: daysLater })
    .startOfDay().epochMilliseconds

/** Returns where each day begins, or each hour of a single day. */
export function periodSteps(days: number, now: number): readonly number[] {
  const { since } = lastDays(days, now)
  return days === 1
    ? Array.from({ length: 24 }, (_, hour) => since + hour * 60 * 60_000)
    : Array.from({ length: days }, (_, day) => startOfDay(now, day + 1 - days))
}

/** @param leads of one period */
export function overviewOf(leads: readonly LeadOutcome[], now: number): Overview {
  const count = (figure: Figure): number =>
    leads.filter((lead) => FIGURES[figure](lead, now)).length
  const seconds = leads
    .flatMap(({ at, acceptedAt }) => (acceptedAt === null ? [] : [(acceptedAt - at) / 1000]))
    .map(Math.round)
    .toSorted((one, other) => one - other)
  /** Nearest rank. */
  const percentile = (share: number): number | null =>
    seconds[Math.ceil(share * seconds.length) - 1] ?? null
  const counted = (group: Group): readonly NamedCount[] => {
    const names = leads.flatMap((lead) => GROUPS[group](lead) ?? [])
    return [...Map.groupBy(names, (name) => name)]
      .map(([name, { length }]) => ({ name, count: length }))
      .toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name, 'en'))
  }
  return {
    submissions: count('submissions'),
    accepted: count('accepted'),
    missed: count('missed'),
    cancelled: count('cancelled'),
    secondsToAccept: { p50: percentile(0.5), p90: percentile(0.9) },
    groups: {
      person: counted('person'),
      service: counted('service'),
      town: counted('town'),
      source: counted('source'),
    },
  }
}

/** The overview under the names of `leads summary --json`. */
export const overviewJson = ({ secondsToAccept, groups, ...figures }: Overview): object => ({
  ...figures,
  seconds_to_accept: secondsToAccept,
  by_person: groups.person,
  by_service: groups.service,
  by_town: groups.town,
  by_source: groups.source,
})
