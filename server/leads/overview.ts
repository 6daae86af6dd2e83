/** The owner's counts of a period, for the board and the command line. */

import { isCancelled, isCompleted } from '#domain/lead/lifecycle.ts'
import type { LossReason } from '#domain/lead/loss.ts'
import { isPlanned } from '#domain/alarm/loudness.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { type AdCost, costsInPeriod, parseAdCosts } from '#domain/sources/ad-costs.ts'
import { business } from '#domain/business/business.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import { OTHER_SERVICE, SERVICE_OPTIONS } from '#domain/services/services.ts'
import type { SettingName } from '#domain/settings.ts'
import {
  COUNTED_GROUPS,
  type CountedGroup,
  type LeadCounts,
  type LeadOutcome,
  type Period,
} from '#server/store/board-records.ts'
import { truncate } from './facts/display-text.ts'

/** An urgent lead that nobody accepted or closed for so long is missed (R233). */
const MISSED_AFTER_MS = HOUR_MS
const SOURCE_LENGTH = 40

/** The source of visitors without an ad or a referrer. */
export const NO_SOURCE = 'direct'

/** The source of leads whose page could not say, such as of a form without scripts. */
export const UNKNOWN_SOURCE = 'unknown'

/** The town of leads that name none. */
export const UNKNOWN_TOWN = 'elsewhere'

/**
 * Whether a lead is in a count; a lead that was accepted late is in both `missed` and `accepted`.
 */
export const COUNT_FILTERS = {
  submissions: () => true,
  accepted: ({ acceptedAt }) => acceptedAt !== null,
  missed: ({ at, timeframe, acceptedAt, closedAt }, now) =>
    !isPlanned(timeframe) && Math.min(acceptedAt ?? now, closedAt ?? now) - at >= MISSED_AFTER_MS,
  done: ({ status }) => isCompleted(status),
  cancelled: ({ status }) => isCancelled(status),
} as const satisfies Readonly<Record<string, (lead: LeadOutcome, now: number) => boolean>>

/** Returns why a lead brought no job, or brought it late; `null` for one that did. */
export function lossOf(lead: LeadOutcome, now: number): LossReason | null {
  if (lead.lossCause !== null) return lead.lossCause
  if (!COUNT_FILTERS.missed(lead, now)) return null
  return lead.acceptedAt === null ? 'nobody' : 'late'
}

/** Names a stored value of each group, `null` too. */
const NAMES: Readonly<Record<Group, (stored: string | null) => string>> = {
  loss: (reason) => reason ?? '',
  person: (name) => cleanLine(name ?? business.name),
  service: (service) =>
    service !== null && SERVICE_OPTIONS.includes(service) ? service : OTHER_SERVICE,
  town: (town) => town ?? UNKNOWN_TOWN,
  source: (source) =>
    source === null ? UNKNOWN_SOURCE : truncate(cleanLine(source), SOURCE_LENGTH) || NO_SOURCE,
}

/** The name under which a group counts a lead; `null` if it does not. */
export function nameIn(group: Group, lead: LeadOutcome, now: number): string | null {
  if (group === 'loss') return lossOf(lead, now)
  if (group !== 'person') return NAMES[group](lead[group])
  const { acceptedAt, assignee } = lead
  return acceptedAt === null || assignee === null ? null : NAMES.person(assignee.name)
}

export type CountName = keyof typeof COUNT_FILTERS
export type Group = CountedGroup
export const GROUP_NAMES = COUNTED_GROUPS
export const COUNT_NAMES = Object.keys(COUNT_FILTERS) as readonly CountName[]

export interface NamedCount {
  readonly name: string
  readonly count: number
}

export type Overview = Readonly<Record<CountName, number>> & {
  /** From stored to the first acceptance, in whole seconds; `null` if nothing was accepted. */
  readonly secondsToAccept: { readonly p50: number | null; readonly p90: number | null }
  /** Most first. */
  readonly groups: Readonly<Record<Group, readonly NamedCount[]>>
  readonly hours: LeadCounts['hours']
  /** Sum of the prices paid for leads of the period. */
  readonly paidCents: number
  /** What became of the leads that each staff member took. */
  readonly people: readonly PersonResult[]
  /** Most leads first; a source that only cost money is listed too. */
  readonly sources: readonly SourceResult[]
}

/** What one staff member finished, and what was paid for it. */
export interface PersonResult {
  readonly name: string
  readonly done: number
  readonly paidCents: number
}

/** What one source brought in a period, and what the owner paid for it (R215). */
interface SourceResult {
  readonly name: string
  readonly leads: number
  /** Calls to the numbers of the source, taken or not. */
  readonly calls: number
  /** Calls that nobody took, and other leads that nobody took in time. */
  readonly missed: number
  readonly done: number
  readonly paidCents: number
  /** From the setting `ad_costs`; 0 if nothing was entered. */
  readonly costCents: number
}

/** Settings row with what ads cost. */
export const AD_COSTS_KEY = 'ad_costs' satisfies SettingName

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
    ? Array.from({ length: 24 }, (_, hour) => since + hour * HOUR_MS)
    : Array.from({ length: days }, (_, day) => startOfDay(now, day + 1 - days))
}

/** Reads what ads cost; a row written without our tools may contain anything. */
export async function readAdCosts(store: {
  getSetting(key: string): Promise<string | null>
}): Promise<readonly AdCost[]> {
  const reading = parseAdCosts((await store.getSetting(AD_COSTS_KEY)) ?? '')
  return reading.ok ? reading.costs : []
}

/** Reads the counts of a period, and what the owner entered as the cost of ads. */
export async function readOverview(
  store: {
    readonly leads: {
      countOutcomes(
        period: Period,
        options: { readonly now: number; readonly missedAfterMs: number },
      ): Promise<LeadCounts>
    }
    getSetting(key: string): Promise<string | null>
  },
  period: Period,
  now: number,
): Promise<Overview> {
  const counts = await store.leads.countOutcomes(period, { now, missedAfterMs: MISSED_AFTER_MS })
  const costs = costsInPeriod(await readAdCosts(store), period, business.timeZone)
  return overviewOf(counts, costs)
}

function sourceResults(
  { sources, groups }: LeadCounts,
  costs: ReadonlyMap<string, number>,
): readonly SourceResult[] {
  const byName = Map.groupBy(sources, ({ name }) => NAMES.source(name))
  const leadsOf = Map.groupBy(groups.source, ({ name }) => NAMES.source(name))
  const isKnown = (source: string): boolean =>
    [...byName.keys()].some((name) => name.toLowerCase() === source)
  const names = [...byName.keys(), ...[...costs.keys()].filter((source) => !isKnown(source))]
  const sum = (values: readonly number[]): number => values.reduce((one, other) => one + other, 0)
  return names
    .map((name) => {
      const results = byName.get(name) ?? []
      return {
        name,
        leads: sum((leadsOf.get(name) ?? []).map(({ count }) => count)),
        calls: sum(results.map(({ calls }) => calls)),
        missed: sum(results.map(({ missed }) => missed)),
        done: sum(results.map(({ done }) => done)),
        paidCents: sum(results.map(({ paidCents }) => paidCents)),
        costCents: costs.get(name.toLowerCase()) ?? 0,
      }
    })
    .toSorted((one, other) => other.leads - one.leads || one.name.localeCompare(other.name, 'en'))
}

const personResults = ({ people }: LeadCounts): readonly PersonResult[] =>
  [...Map.groupBy(people, ({ name }) => NAMES.person(name))].map(([name, results]) => ({
    name,
    done: results.reduce((sum, { done }) => sum + done, 0),
    paidCents: results.reduce((sum, { paidCents }) => sum + paidCents, 0),
  }))

function overviewOf(counted: LeadCounts, costs: ReadonlyMap<string, number>): Overview {
  const { hours, seconds, cancelled, paidCents, groups } = counted
  const total = (counts: readonly { readonly count: number }[]): number =>
    counts.reduce((sum, { count }) => sum + count, 0)
  const accepted = total(seconds)
  /** Nearest rank. */
  const percentile = (share: number): number | null => {
    let reached = 0
    for (const { seconds: value, count } of seconds) {
      reached += count
      if (reached >= share * accepted) return value
    }
    return null
  }
  const named = (group: Group): readonly NamedCount[] =>
    [...Map.groupBy(groups[group], ({ name }) => NAMES[group](name))]
      .map(([name, counts]) => ({ name, count: total(counts) }))
      .toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name, 'en'))
  return {
    submissions: total(hours),
    accepted,
    missed: hours.reduce((sum, { missed }) => sum + missed, 0),
    done: counted.sources.reduce((sum, { done }) => sum + done, 0),
    cancelled,
    paidCents,
    people: personResults(counted),
    sources: sourceResults(counted, costs),
    hours,
    secondsToAccept: { p50: percentile(0.5), p90: percentile(0.9) },
    groups: {
      loss: named('loss'),
      person: named('person'),
      service: named('service'),
      town: named('town'),
      source: named('source'),
    },
  }
}

/** The overview under the names of `leads summary --json`. */
export const overviewJson = (overview: Overview): object => ({
  ...Object.fromEntries(COUNT_NAMES.map((name) => [name, overview[name]])),
  paid_cents: overview.paidCents,
  seconds_to_accept: overview.secondsToAccept,
  by_person: overview.groups.person.map(({ name, count }) => {
    const result = overview.people.find((one) => one.name === name)
    return { name, count, done: result?.done ?? 0, paid_cents: result?.paidCents ?? 0 }
  }),
  by_loss: overview.groups.loss,
  by_service: overview.groups.service,
  by_town: overview.groups.town,
  by_source: overview.sources.map(({ name, leads, calls, missed, done, paidCents, costCents }) => ({
    name,
    count: leads,
    calls,
    leads,
    missed,
    done,
    paid_cents: paidCents,
    cost_cents: costCents,
  })),
})
