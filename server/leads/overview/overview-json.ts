import { COUNT_NAMES } from './counted-leads.ts'
import type { Overview } from './overview.ts'

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
