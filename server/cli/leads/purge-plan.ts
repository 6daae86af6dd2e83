import type { Store } from '#server/store/store.ts'
import type { CommandIo } from '../terminal/io.ts'
import { startProgress } from '../terminal/progress.ts'

/** What is about to go. */
export interface Plan {
  readonly total: number
  /** Requests of which nobody has been told by mail. */
  readonly unsent: number
  /** Times that cut the requests into steps, oldest first; the last one is the limit itself. */
  readonly steps: readonly number[]
  readonly leadIds: ReadonlySet<string>
}

/** Requests of one step, after which it can be said how far it is. */
const STEP = 2000

/** Reads through what was recorded before, without changing it. */
export async function makePlan(
  store: Pick<Store, 'listLeads' | 'countLeads'>,
  io: CommandIo,
  before: number,
  step: number = STEP,
): Promise<Plan> {
  const progress = startProgress(io, 'Counting', await store.countLeads({ until: before }))
  const boundaries: number[] = []
  const leadIds = new Set<string>()
  let total = 0
  let unsent = 0
  for await (const lead of store.listLeads({ until: before })) {
    if (total > 0 && total % step === 0) boundaries.push(Date.parse(lead.created_at))
    if (lead.mail.state !== 'sent') unsent += 1
    leadIds.add(lead.id)
    progress.at(++total)
  }
  progress.end()
  return { total, unsent, leadIds, steps: [...boundaries.toReversed(), before] }
}

/** Deletes step by step; returns how many requests are gone. */
export async function carryOut(
  store: Pick<Store, 'purgeLeads'>,
  io: CommandIo,
  { total, steps }: Plan,
): Promise<number> {
  const progress = startProgress(io, 'Deleting', total)
  let deleted = 0
  for (const step of steps) {
    deleted += await store.purgeLeads(step)
    progress.at(deleted)
  }
  progress.end()
  return deleted
}
