import { z } from 'zod'
import { STATUS_PAGE_MESSAGES } from '#copy/server/status-page.ts'
import { MAX_VISITOR_NOTES, NOTE_MAX_CHARACTERS } from '#domain/lead/status-page.ts'
import { cleanProse } from '#domain/text/clean-text.ts'
import { addVisitorNote } from '#server/leads/visitor-additions.ts'
import { isOpenIn } from '#server/status-page/status-view.ts'
import type { StatusForm } from './status-form.ts'

/** POST /r/TOKEN/note: what the visitor adds, for staff. */
export const note: StatusForm<{ readonly note: string }> = {
  path: 'note',
  isForStaff: true,
  page: { isOpen: isOpenIn, make: (pages, shown) => pages.note(shown) },
  needsSpace: true,
  fields: ({ language }) => {
    const { empty, tooLong } = STATUS_PAGE_MESSAGES[language].note
    return z.object({
      note: z
        .string()
        .default('')
        .transform(cleanProse)
        .refine((text) => text !== '', empty)
        .refine((text) => [...text].length <= NOTE_MAX_CHARACTERS, tooLong(NOTE_MAX_CHARACTERS)),
    })
  },
  async save(tx, { note: text }, { view, now, settings }) {
    const addition = { text, limit: MAX_VISITOR_NOTES, now, settings }
    const added = await addVisitorNote(tx, view.submissionId, addition)
    if (added === 'added') return 'page'
    const messages = STATUS_PAGE_MESSAGES[view.language]
    return {
      tooLate: added === 'full' ? messages.note.full(MAX_VISITOR_NOTES) : messages.closed,
    }
  },
}
