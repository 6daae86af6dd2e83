import type { Lead, LeadFilter } from '#server/store/lead.ts'
import type { CountedLead } from './counted-leads.ts'
import type { ExportedLead } from './lead-columns.ts'

/** Leads of one query, whose outcomes are read together. */
const BATCH = 200

/** What a download or command reads of the store. */
export interface ExportedLeadReads {
  listLeads(filter: LeadFilter): AsyncIterable<Lead>
  outcomesOf(ids: readonly string[], now: number): Promise<readonly CountedLead[]>
}

/** Streams leads with what became of them, newest first, a batch in memory at a time. */
export async function* exportedLeads(
  reads: ExportedLeadReads,
  filter: LeadFilter,
  now: number,
): AsyncGenerator<ExportedLead> {
  let batch: Lead[] = []
  for await (const lead of reads.listLeads(filter)) {
    batch.push(lead)
    if (batch.length < BATCH) continue
    yield* await withOutcomes(reads, batch, now)
    batch = []
  }
  if (batch.length > 0) yield* await withOutcomes(reads, batch, now)
}

async function withOutcomes(
  reads: ExportedLeadReads,
  leads: readonly Lead[],
  now: number,
): Promise<readonly ExportedLead[]> {
  const outcomes = await reads.outcomesOf(
    leads.map(({ id }) => id),
    now,
  )
  const byId = new Map(outcomes.map((outcome) => [outcome.id, outcome]))
  // One that was deleted in between is left out.
  return leads.flatMap((lead) => {
    const outcome = byId.get(lead.id)
    return outcome === undefined ? [] : [{ lead, outcome }]
  })
}
