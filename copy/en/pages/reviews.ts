import { area, baseTown, region, townAndArea } from '#copy/en/place.ts'
import { business } from '#domain/business/business.ts'
import { shownRating } from '#domain/business/rating.ts'
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

const about = `A locksmith for ${area}, open 24/7: call for a quote.`

/** Lead while the server shows published reviews in place of those of the owner's file. */
export const publishedReviewsLead = `What customers say about us after the job. ${about}`

export const reviews: ReviewsCopy = {
  meta: {
    title: `Locksmith Reviews, ${baseTown}, ${region}`,
    description: sampled
      ? `What customers in ${townAndArea} say about our locksmiths, with the job and the town, and what to do if you aren’t happy with our work.`
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
}
