import { cleanLine } from '#domain/text/clean-text.ts'
import type { Review } from '#domain/lead/review.ts'
import type { Db } from '#server/db/db.ts'
import { idCommand, withDb } from '../database/with-db.ts'
import { chooseByVerb, CommandError, createCommand } from '../terminal/commands.ts'
import { formatLocalMinute, SHORT_ID } from '../terminal/format.ts'
import { table } from '../terminal/table.ts'
import { listReviews, setReviewState } from '#server/leads/reviews.ts'

const REVIEWS_HELP = `Reviews from finished jobs. Published ones replace the samples on the site.

  npm run reviews -- list [--json]
  npm run reviews -- publish ID    if the customer agreed to the publication
  npm run reviews -- hide ID

An ID may be its first characters, as list shows them. A running server shows a
change within seconds.
`

const ARGUMENTS = {
  options: { json: { type: 'boolean' } },
  positionals: [0, 0, 'list takes no more arguments.'],
} as const

const COLUMNS = [
  { title: 'ID' },
  { title: 'WRITTEN' },
  { title: 'STARS', align: 'right' as const },
  { title: 'STATE' },
  { title: 'FROM', least: 10 },
  { title: 'TEXT', least: 20 },
]

const listCommand = createCommand(ARGUMENTS, async ({ json }, io) =>
  withDb(io, { mayCreate: false }, async (db) => {
    const reviews = await db.read((tx) => listReviews(tx))
    await io.out(
      json === true
        ? `${JSON.stringify(reviews, null, 2)}\n`
        : reviews.length === 0
          ? 'No customer has written a review yet.\n'
          : table(COLUMNS, reviews.map(reviewRow), io.terminal.columns),
    )
  }),
)

const reviewRow = (review: Review): readonly string[] => [
  review.id.slice(0, SHORT_ID),
  formatLocalMinute(review.createdAt),
  String(review.stars),
  review.isPublishable ? review.state : 'not to be published',
  [review.author, review.town].filter(Boolean).map(cleanLine).join(', '),
  cleanLine(review.text),
]

async function findReview(db: Db, text: string): Promise<Review> {
  const found = (await db.read((tx) => listReviews(tx))).filter(
    ({ id }) => text !== '' && id.startsWith(text),
  )
  const [review, second] = found
  if (review && !second) return review
  throw new CommandError(
    second
      ? `'${text}' begins more than one ID.`
      : `There is no review whose ID is or begins with '${text}'.`,
  )
}

const stateCommand = (verb: string, state: 'published' | 'hidden') =>
  idCommand(findReview)(verb, async ({ id, author }, db, io) => {
    if ((await db.write((tx) => setReviewState(tx, id, state))) === 'refused')
      throw new CommandError(`${author} did not agree to the publication of this review.`)
    await io.out(`The review is ${state}.\n`)
  })

export const reviewsCommand = chooseByVerb(REVIEWS_HELP, {
  list: listCommand,
  publish: stateCommand('publish', 'published'),
  hide: stateCommand('hide', 'hidden'),
})
