import type { Lead, Store } from '#server/store/store.ts'
import type { CommandIo } from '../terminal/io.ts'
import { startProgress } from '../terminal/progress.ts'
import type { Reading } from './filter.ts'

/** How many of those meant are named. */
const NAMED = 5

/** The request with this id, or the only one whose id begins so. */
export async function findLead(
  store: Pick<Store, 'getLead' | 'listLeads'>,
  io: CommandIo,
  text: string,
): Promise<Reading<Lead>> {
  const wanted = text.toLowerCase()
  const exact = (await store.getLead(text)) ?? (await store.getLead(wanted))
  if (exact) return { ok: true, value: exact }
  const found = await startingWith(store, io, wanted)
  const [lead, ...others] = found
  if (lead && others.length === 0) return { ok: true, value: lead }
  const problem = lead
    ? `'${text}' begins more than one id: ${found.map(({ id }) => id).join(', ')}.`
    : `There is no request whose id is or begins with '${text}'.`
  return { ok: false, problem }
}

async function startingWith(
  store: Pick<Store, 'listLeads'>,
  io: CommandIo,
  prefix: string,
): Promise<readonly Lead[]> {
  const found: Lead[] = []
  if (prefix === '') return found
  const progress = startProgress(io, 'Looking through requests', null)
  let seen = 0
  for await (const lead of store.listLeads({})) {
    progress.at(++seen)
    if (lead.id.startsWith(prefix)) found.push(lead)
    if (found.length === NAMED) break
  }
  progress.end()
  return found
}
