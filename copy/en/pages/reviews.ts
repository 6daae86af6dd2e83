import { perFacts } from '#domain/business/per-facts.ts'
import { area, baseTown, region, townAndArea } from '#copy/en/place.ts'
import { business } from '#domain/business/business.ts'
import { shownRating } from '#domain/business/rating.ts'
import type { ReviewsCopy } from '#copy/page-types.ts'

/** Rating that the owner has confirmed. */
const confirmedValue = perFacts(() => {
  const rating = shownRating(business)
  return rating?.sample === false ? rating.value : null
})
const sampled = perFacts(() => business.reviews.every(({ sample }) => sample))

/** Says on the page which reviews exist, as far as the owner has confirmed them. */
const shown = perFacts(() =>
  business.reviews.length === 0
    ? 'We publish no reviews yet.'
    : sampled()
      ? 'Each review here will name the job and the town. Those you see now are samples.'
      : 'What customers say about us, with the job and the town on each review.',
)

const about = perFacts(() => `A locksmith for ${area()}, open 24/7: call for a quote.`)

/** Lead while the server shows published reviews in place of those of the owner's file. */
export const publishedReviewsLead = perFacts(
  () => `What customers say about us after the job. ${about()}`,
)

export const reviews = perFacts((): ReviewsCopy => ({
  meta: {
    title: `Locksmith Reviews, ${baseTown()}, ${region()}`,
    description: sampled()
      ? `What customers in ${townAndArea()} say about our locksmiths, with the job and the town, and what to do if you aren’t happy with our work.`
      : `Locksmith reviews with the job and the town on each one. Read what was done, then call for a price, 24/7, in ${townAndArea()}.`,
  },
  heading: 'Customer reviews',
  lead: `${confirmedValue() === null ? shown() : `Rated ${confirmedValue()} from {reviewCount} reviews.`} ${about()}`,
  sample: 'Sample',
  ratingSample: 'Sample rating, not from customers yet.',
  profile: 'See our profile at',
  sampleNote:
    'A tag marked “Sample” shows what a review will look like. It’s not from a customer. Real reviews will replace it.',
  passages: [
    {
      heading: 'Where our reviews come from',
      paragraphs: [
        'When a job is done, the customer’s status page asks how it went. A review appears here with the job and the town, if its writer agrees.',
      ],
    },
    {
      heading: 'If you aren’t happy with our work',
      paragraphs: [
        'Call {phone}, or write to {supportEmail} with the number on your work order. While a key sticks, the job isn’t finished, and we come back.',
      ],
    },
  ],
  closing: 'Need a locksmith now? Call {phone}.',
}))
