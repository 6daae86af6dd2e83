import { z } from 'zod'
import { STATUS_PAGE_MESSAGES } from '#copy/server/status-page.ts'
import {
  agree as agreeToQuote,
  disagree as disagreeWithQuote,
} from '#server/leads/visitor-additions.ts'
import type { StatusForm } from './status-form.ts'

/** POST /r/TOKEN/agree: agrees to the quote that was shown; a newer one is shown first. */
export const agree: StatusForm<{ readonly quote: number }> = {
  path: 'agree',
  isOfTheJob: true,
  fields: () => z.object({ quote: z.string().default('').transform(Number) }),
  async save(tx, { quote: quoteId }, { view, by, now, settings }) {
    const result = await agreeToQuote(tx, view.submissionId, { quoteId, by, now, settings })
    if (result === 'closed') return { tooLate: STATUS_PAGE_MESSAGES[view.language].closed }
    if (result !== 'changed') return 'page'
    return {
      fresh: (pages, shown) => (shown.view.quote === null ? null : pages.changedQuote(shown)),
    }
  },
}

/** POST /r/TOKEN/disagree: says no to a changed price; what was agreed before stays. */
export const disagree: StatusForm<{ readonly quote: number }> = {
  path: 'disagree',
  isOfTheJob: true,
  fields: () => z.object({ quote: z.string().default('').transform(Number) }),
  async save(tx, { quote: quoteId }, { view, by, now, settings }) {
    const result = await disagreeWithQuote(tx, view.submissionId, { quoteId, by, now, settings })
    return result === 'closed' ? { tooLate: STATUS_PAGE_MESSAGES[view.language].closed } : 'page'
  },
}
