import type { Lead, LeadFilter } from '#server/db/tables/lead.ts'
import type { Db } from '#server/db/db.ts'
import { listLeads } from '#server/db/tables/lead-queries.ts'
import { outcomesOf } from './counted-leads.ts'
import type { ExportedLead } from './csv-columns.ts'

/** Leads of one query, whose outcomes are read together. */
const BATCH = 200

/** Streams leads with what became of them, newest first, a batch in memory at a time. */
export async function* exportedLeads(
  db: Db,
  filter: LeadFilter,
  now: number,
): AsyncGenerator<ExportedLead> {
  let batch: Lead[] = []
  for await (const lead of listLeads(db, filter)) {
    batch.push(lead)
    if (batch.length < BATCH) continue
    yield* await withOutcomes(db, batch, now)
    batch = []
  }
  if (batch.length > 0) yield* await withOutcomes(db, batch, now)
}

async function withOutcomes(
  db: Db,
  leads: readonly Lead[],
  now: number,
): Promise<readonly ExportedLead[]> {
  const outcomes = await db.read((tx) =>
    outcomesOf(
      tx,
      leads.map(({ id }) => id),
      now,
    ),
  )
  const byId = new Map(outcomes.map((outcome) => [outcome.id, outcome]))
  // One that was deleted in between is left out.
  return leads.flatMap((lead) => {
    const outcome = byId.get(lead.id)
    return outcome === undefined ? [] : [{ lead, outcome }]
  })
}
