import { area, baseTown, licensed, region, townAndArea } from '#copy/en/place.ts'
import { business } from '#domain/business.ts'
import { shownRating } from '#domain/rating.ts'
import type { ReviewsCopy } from '#copy/page-types.ts'

const rating = shownRating(business)
const sampled = business.reviews.every(({ sample }) => sample)

/** Says on the page which reviews exist, as far as the owner has confirmed them. */
const shown =
  business.reviews.length === 0
    ? 'We publish no reviews yet.'
    : sampled
      ? 'Each review here will name the job and the town. Those you see now are samples.'
      : 'What customers say about us, with the job and the town on each review.'

const about = `We’re ${licensed}locksmiths in ${area}, open 24/7. Call us for a quote.`

/** Lead while the server shows published reviews in place of those of the owner's file. */
export const publishedReviewsLead = `What customers say about us after the job. ${about}`

export const reviews: ReviewsCopy = {
  meta: {
    title: `Locksmith Reviews, ${baseTown}, ${region}`,
    description: sampled
      ? `How to read locksmith reviews in ${townAndArea}, and what to do if you aren’t happy with our work. Call 24/7 for a price.`
      : `Locksmith reviews with the job and the town on each one. Read what was done, then call for a price, 24/7, in ${townAndArea}.`,
  },
  heading: 'Customer reviews',
  lead: `${rating?.sample === false ? `Rated ${rating.value} from {reviewCount} reviews.` : shown} ${about}`,
  sample: 'Sample',
  ratingSample: 'Sample rating, not from customers yet.',
  profile: 'See our profile at',
  sampleNote:
    'A tag marked “Sample” shows what a review will look like. It’s not from a customer. Real reviews will replace it.',
  passages: [
    {
      heading: 'How to read locksmith reviews',
      paragraphs: [
        'Look for the price. Did they give it before the work, and was it the same afterward? Look for the lock. Did it still work, or did they sell a new one? Look for the town, because a review from another state tells you nothing about the locksmith you call.',
        'Be careful if everyone is happy but no one says what was done.',
      ],
    },
    {
      heading: 'If you aren’t happy with our work',
      paragraphs: [
        'Call {phone}, or write to {supportEmail} with the number on your work order. If a key sticks, the job isn’t finished. We’ll come back and finish it.',
      ],
    },
  ],
  closing: 'Need a locksmith now? Call {phone} for your price and arrival time.',
}
