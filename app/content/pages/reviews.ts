import type { ReviewsCopy } from '../page-types.ts'

export const reviews: ReviewsCopy = {
  meta: {
    title: 'Locksmith Reviews, Job by Job',
    description:
      'What customers wrote, with the job and the town on every tag. Read what was opened, rekeyed or repaired, and where in Hudson County it happened.',
  },
  heading: 'Read the tags.',
  lead: 'Rated {rating} from {reviewCount} reviews. Each tag names the job and the town, so you can look for a door like yours.',
  sample: 'Sample',
  sampleNote:
    'A tag marked as a sample shows how a review will look. It is not from a customer, and it goes when a real one takes its place.',
  passages: [
    {
      heading: 'How to read a locksmith’s reviews',
      paragraphs: [
        'Look for the price. Was it named before the work, and was it the same after? Look for the lock: did it go on working, or was a new one sold? Look for the town, because a review from another state opened no doors here.',
        'Be wary of a page where everybody is delighted and nobody says what was done.',
      ],
    },
    {
      heading: 'If we got it wrong',
      paragraphs: [
        'Call {phone} before you write anything, or write to {supportEmail} with the number on your work order. A key that sticks is an unfinished job, and unfinished jobs are ours.',
      ],
    },
  ],
}
