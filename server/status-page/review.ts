import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { REVIEW_MESSAGES } from '#copy/server/visitor-review.ts'
import { MAX_STARS, REVIEW_TEXT_MAX_CHARACTERS } from '#domain/lead/review.ts'
import { cleanProse } from '#domain/text/clean-text.ts'
import { addReview } from '#server/leads/reviews.ts'
import { isReviewOpen } from '#server/status-page/status-view.ts'
import type { StatusForm } from './status-form.ts'

interface Fields {
  readonly stars: number
  readonly text: string
  readonly isPublishable: boolean
}

/** POST /r/TOKEN/review: the customer's one review, once the job is done; the first of two is kept. */
export const review: StatusForm<Fields> = {
  path: 'review',
  isOfTheJob: true,
  page: { isOpen: isReviewOpen, make: (pages, shown) => pages.review(shown) },
  needsSpace: true,
  fields: ({ language }) => {
    const { starsMissing, tooLong } = REVIEW_MESSAGES[language]
    return z
      .object({
        stars: z
          .string()
          .default('')
          .transform(Number)
          .refine(
            (stars) => Number.isInteger(stars) && stars >= 1 && stars <= MAX_STARS,
            starsMissing,
          ),
        text: z
          .string()
          .default('')
          .transform(cleanProse)
          .refine(
            (text) => [...text].length <= REVIEW_TEXT_MAX_CHARACTERS,
            tooLong(REVIEW_TEXT_MAX_CHARACTERS),
          ),
        publish: z.string().optional(),
      })
      .transform(({ publish, ...fields }) => ({
        ...fields,
        isPublishable: publish !== undefined,
      }))
  },
  async save(tx, fields, { view, from, now, settings }) {
    const { firstName: author, town, service, language } = view
    const stored = {
      id: randomUUID(),
      createdAt: now,
      author,
      town,
      service,
      language,
      linkChannel: from ?? '',
      ...fields,
    }
    await addReview(tx, view.submissionId, stored, settings)
    return 'page'
  },
}
