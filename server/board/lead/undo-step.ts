import { z } from 'zod'
import { statusAfter } from '#domain/lead/replay.ts'
import { undoTransition } from '#server/leads/undo.ts'
import { board } from '#server/board/form.ts'
import { type LeadForm } from './lead-form.ts'

/**
 * POST /staff/l/ID/undo: restores the state before the transition that this staff member made seconds
 * ago, which the time of its event identifies.
 */
export const undo: LeadForm<{ readonly at: number }> = {
  path: 'undo',
  form: null,
  fields: () => z.object({ at: z.string().default('').transform(Number) }),
  async save(tx, submissionId, { at }, press) {
    const { now } = press
    const { outcome } = await undoTransition(tx, submissionId, { at, by: board(press), now })
    if (outcome === 'unknown') return 'unknown'
    return outcome === 'changed' ? 'saved' : 'conflict'
  },
  refusals: {},
  isRepeated: ({ viewer, detail: { events } }) => {
    const last = events.findLast(({ kind }) => kind === 'undone' || statusAfter(kind) !== null)
    return last?.kind === 'undone' && last.staffMemberId === viewer.id
  },
}
