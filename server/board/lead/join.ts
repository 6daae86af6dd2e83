import { z } from 'zod'
import { joinLeads } from '#server/leads/duplicates.ts'
import { board } from '#server/board/form.ts'
import { type LeadForm } from './lead-form.ts'

/** POST /staff/l/ID/join: joins two open leads of one customer; shows the one that goes on. */
export const join: LeadForm<{ readonly other: string }> = {
  path: 'join',
  form: null,
  fields: () => z.object({ other: z.string().default('') }),
  async save(tx, submissionId, { other: otherId }, press) {
    const { now, settings } = press
    const result = await joinLeads(tx, submissionId, {
      otherId,
      by: board(press),
      now,
      settings,
    })
    if (result.outcome === 'joined') return { shows: result.keptId }
    return result.outcome === 'unknown' ? 'unknown' : 'conflict'
  },
  refusals: {},
  saved: () => 'joined',
}
