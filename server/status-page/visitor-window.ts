import { z } from 'zod'
import { STATUS_PAGE_MESSAGES } from '#copy/server/status-page.ts'
import type { Appointment } from '#domain/time/appointment.ts'
import { answerProposal, proposeWindows } from '#server/leads/appointment-changes.ts'
import { chosenWindows } from '#server/leads/facts/window-fields.ts'
import type { StatusForm } from './status-form.ts'

/** POST /r/TOKEN/window: asks for another time. */
export const window: StatusForm<readonly Appointment[]> = {
  path: 'window',
  isOfTheJob: true,
  page: { isOpen: ({ canMove }) => canMove, make: (pages, shown) => pages.window(shown) },
  fields: ({ language }) =>
    z
      .object({ date: z.string().default(''), window: z.string().default('') })
      .transform((typed, context) => {
        const windows = chosenWindows([typed])
        if (windows !== null) return windows
        const { missing } = STATUS_PAGE_MESSAGES[language].time
        context.addIssue({ code: 'custom', message: missing })
        return z.NEVER
      }),
  async save(tx, windows, { view, ...press }) {
    const change = { ...press, role: 'customer', windows } as const
    const result = await proposeWindows(tx, view.submissionId, change)
    if (result === 'proposed' || result === 'moved') return 'page'
    const { past, full, tooLate } = STATUS_PAGE_MESSAGES[view.language].time
    if (result === 'past') return { problem: past }
    return { tooLate: result === 'full' ? full : tooLate }
  },
}

interface AnswerFields {
  readonly proposal: number
  /** The time that suits; `null` for none of them. */
  readonly start: string | null
}

/** POST /r/TOKEN/window/answer: which of the times suits that staff proposed. */
export const windowAnswer: StatusForm<AnswerFields> = {
  path: 'window/answer',
  isOfTheJob: true,
  fields: () =>
    z.object({
      proposal: z.string().default('').transform(Number),
      start: z
        .string()
        .default('')
        .transform((start) => start || null),
    }),
  async save(tx, { proposal: proposalId, start }, { view, ...press }) {
    const change = { ...press, role: 'customer', proposalId, start } as const
    const result = await answerProposal(tx, view.submissionId, change)
    if (result === 'moved' || result === 'declined') return 'page'
    const { changed, tooLate } = STATUS_PAGE_MESSAGES[view.language].time
    return { tooLate: result === 'changed' ? changed : tooLate }
  },
}
