import { z } from 'zod'
import type { Appointment } from '#domain/time/appointment.ts'
import {
  answerProposal,
  moveWindow,
  proposeWindows,
  type WindowResult,
} from '#server/leads/appointment-changes.ts'
import { chosenWindows, windowFields } from '#server/leads/facts/window-fields.ts'
import { board } from '#server/board/form.ts'
import { type LeadForm, type Outcome } from './lead-form.ts'

interface Fields {
  readonly windows: readonly [Appointment, ...Appointment[]]
  readonly isMove: boolean
}

const list = z.array(z.string()).default([])

/** POST /staff/l/ID/window: other times for an appointment, or one that is agreed on. */
export const proposeWindow: LeadForm<Fields, 'past' | 'full'> = {
  path: 'window',
  form: 'window',
  lists: ['date', 'window'],
  fields: ({ window: { missing } }) =>
    z
      .object({ date: list, window: list, do: z.string().default('') })
      .transform(({ date, window, do: what }, context) => {
        const [after, ...others] = chosenWindows(windowFields(date, window)) ?? []
        if (after === undefined) {
          context.addIssue({ code: 'custom', message: missing })
          return z.NEVER
        }
        return { windows: [after, ...others] as const, isMove: what === 'move' }
      }),
  rejected: ({ date = [], window = [] }) => ({
    fields: {},
    windows: windowFields([date].flat(), [window].flat()),
  }),
  async save(tx, submissionId, { windows, isMove }, press) {
    const change = { role: 'staff', by: board(press), ...press } as const
    return outcomeOf(
      isMove
        ? await moveWindow(tx, submissionId, { ...change, after: windows[0] })
        : await proposeWindows(tx, submissionId, { ...change, windows }),
    )
  },
  refusals: { past: ({ window }) => window.past, full: ({ window }) => window.full },
  saved: ({ isMove }) => (isMove ? 'window' : 'windows'),
}

interface Answer {
  readonly proposal: number
  /** The time that suits; `null` for none of them. */
  readonly start: string | null
}

/** POST /staff/l/ID/window/answer: which of the times suits that the customer proposed. */
export const answerWindow: LeadForm<Answer> = {
  path: 'window/answer',
  form: null,
  fields: () =>
    z.object({
      proposal: z.string().default('').transform(Number),
      start: z
        .string()
        .default('')
        .transform((start) => start || null),
    }),
  async save(tx, submissionId, { proposal: proposalId, start }, press) {
    const change = { role: 'staff', by: board(press), ...press } as const
    const result = await answerProposal(tx, submissionId, { ...change, proposalId, start })
    const outcome = outcomeOf(result)
    return outcome === 'past' || outcome === 'full' ? 'conflict' : outcome
  },
  refusals: {},
  saved: ({ start }) => (start === null ? 'window-kept' : 'window-agreed'),
}

function outcomeOf(result: WindowResult): Outcome<'past' | 'full'> {
  if (result === 'past' || result === 'full' || result === 'unknown') return result
  return ['proposed', 'moved', 'declined'].includes(result) ? 'saved' : 'conflict'
}
