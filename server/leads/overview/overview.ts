/** The owner's counts of a period, for the board and the command line. */

import { business } from '#domain/business/business.ts'
import { costsInPeriod } from '#domain/sources/ad-costs.ts'
import type { Period } from '#server/db/tables/board-records.ts'
import { countOutcomes, type CountedGroup, type LeadCounts } from './count-outcomes.ts'
import type { CountName } from './counted-leads.ts'
import { GROUPED_NAMES } from './group-names.ts'
import { readAdCosts } from './stored-ad-costs.ts'
import type { Db } from '#server/db/db.ts'

export interface NamedCount {
  readonly name: string
  readonly count: number
}

export type Overview = Readonly<Record<CountName, number>> & {
  /** From stored to the first acceptance, in whole seconds; `null` if nothing was accepted. */
  readonly secondsToAccept: { readonly p50: number | null; readonly p90: number | null }
  /** Most first. */
  readonly groups: Readonly<Record<CountedGroup, readonly NamedCount[]>>
  readonly hours: LeadCounts['hours']
  /** Sum of the prices paid for leads of the period. */
  readonly paidCents: number
  /** What the owner entered as the cost of ads of the period. */
  readonly costCents: number
  readonly spam: number
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

/** What one source brought in a period, and what the owner paid for it. */
interface SourceResult {
  readonly name: string
  readonly leads: number
  /** Calls to the numbers of the source, taken or not. */
  readonly calls: number
  /** Leads that nobody took in time. */
  readonly missed: number
  readonly done: number
  readonly paidCents: number
  /** From the setting `ad_costs`; 0 if nothing was entered. */
  readonly costCents: number
}

/** Reads the counts of a period, and what the owner entered as the cost of ads. */
export async function readOverview(db: Db, period: Period, now: number): Promise<Overview> {
  const counts = await db.read((tx) => countOutcomes(tx, period, now))
  const costs = costsInPeriod(await db.read((tx) => readAdCosts(tx)), period, business.timeZone)
  return overviewOf(counts, costs)
}

function sourceResults(
  { sources, groups }: LeadCounts,
  costs: ReadonlyMap<string, number>,
): readonly SourceResult[] {
  const byName = Map.groupBy(sources, ({ name }) => GROUPED_NAMES.source(name))
  const leadsOf = Map.groupBy(groups.source, ({ name }) => GROUPED_NAMES.source(name))
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
  [...Map.groupBy(people, ({ name }) => GROUPED_NAMES.person(name))].map(([name, results]) => ({
    name,
    done: results.reduce((sum, { done }) => sum + done, 0),
    paidCents: results.reduce((sum, { paidCents }) => sum + paidCents, 0),
  }))

function overviewOf(counted: LeadCounts, costs: ReadonlyMap<string, number>): Overview {
  const { hours, seconds, groups, open, accepted, unpaid, cancelled, spam, paidCents } = counted
  const total = (counts: readonly { readonly count: number }[]): number =>
    counts.reduce((sum, { count }) => sum + count, 0)
  const timed = total(seconds)
  /** Nearest rank. */
  const percentile = (share: number): number | null => {
    let reached = 0
    for (const { seconds: value, count } of seconds) {
      reached += count
      if (reached >= share * timed) return value
    }
    return null
  }
  const named = (group: CountedGroup): readonly NamedCount[] =>
    [...Map.groupBy(groups[group], ({ name }) => GROUPED_NAMES[group](name))]
      .map(([name, counts]) => ({ name, count: total(counts) }))
      .toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name, 'en'))
  return {
    submissions: total(hours),
    accepted,
    missed: hours.reduce((sum, { missed }) => sum + missed, 0),
    open,
    done: counted.sources.reduce((sum, { done }) => sum + done, 0),
    lost: total(groups.loss),
    unpaid,
    cancelled,
    spam,
    paidCents,
    costCents: [...costs.values()].reduce((sum, cents) => sum + cents, 0),
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
