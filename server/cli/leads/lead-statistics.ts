import type { Lead } from '#server/store/store.ts'
import { townName } from './town-name.ts'

export interface LeadStatistics {
  readonly total: number
  /** Name and number of leads, most first. */
  readonly byService: readonly NamedCount[]
  readonly byTown: readonly NamedCount[]
  readonly byCampaign: readonly NamedCount[]
  /** Milliseconds from submission to mail; `null` while nothing has been sent. */
  readonly toMail: { readonly median: number; readonly worst: number } | null
  /** Number of leads whose mail is not sent. */
  readonly unsent: number
}

export type NamedCount = readonly [name: string, requests: number]

/** Label for leads without an ad or a campaign. */
export const NO_CAMPAIGN = '(none)'

export async function leadStatistics(leads: AsyncIterable<Lead>): Promise<LeadStatistics> {
  const services = new Map<string, number>()
  const towns = new Map<string, number>()
  const campaigns = new Map<string, number>()
  const waits: number[] = []
  let total = 0
  for await (const lead of leads) {
    total += 1
    increment(services, lead.service)
    increment(towns, townName(lead))
    increment(campaigns, lead.traffic_source?.campaign || NO_CAMPAIGN)
    const { state, sentAt } = lead.mail
    if (state === 'sent' && sentAt !== null) waits.push(sentAt - Date.parse(lead.created_at))
  }
  return {
    total,
    byService: byCountDescending(services),
    byTown: byCountDescending(towns),
    byCampaign: byCountDescending(campaigns),
    toMail: medianAndSlowest(waits),
    unsent: total - waits.length,
  }
}

function increment(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}

function byCountDescending(counts: ReadonlyMap<string, number>): readonly NamedCount[] {
  return [...counts].toSorted(([a, m], [b, n]) => n - m || a.localeCompare(b))
}

function medianAndSlowest(waits: readonly number[]): LeadStatistics['toMail'] {
  const sorted = waits.toSorted((a, b) => a - b)
  const worst = sorted.at(-1)
  if (worst === undefined) return null
  const upper = sorted[sorted.length >> 1] ?? worst
  const lower = sorted[(sorted.length - 1) >> 1] ?? worst
  return { median: (lower + upper) / 2, worst }
}
