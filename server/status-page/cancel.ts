import { z } from 'zod'
import { STATUS_PAGE_MESSAGES } from '#copy/server/status-page.ts'
import { isClosed, isCompleted } from '#domain/lead/lifecycle.ts'
import { transitionLead } from '#server/leads/transition.ts'
import { isOpenIn } from '#server/status-page/status-view.ts'
import type { StatusForm } from './status-form.ts'

/** POST /r/TOKEN/cancel: takes the request back, or tells the assignee that it is not wanted any more. */
export const cancel: StatusForm<unknown> = {
  path: 'cancel',
  page: { isOpen: isOpenIn, make: (pages, shown) => pages.cancel(shown) },
  fields: () => z.unknown(),
  async save(tx, _fields, { view, by, now, settings }) {
    const { outcome } = await transitionLead(tx, view.submissionId, {
      to: 'cancelled',
      role: 'visitor',
      by,
      noticeId: null,
      now,
      settings,
    })
    const { status } = view.facts
    const isCalledOff = isClosed(status) && !isCompleted(status)
    if (outcome === 'changed' || isCalledOff) return 'page'
    const { cancel: messages, closed } = STATUS_PAGE_MESSAGES[view.language]
    return { tooLate: isClosed(status) ? closed : messages.told }
  },
}
