import { perFacts } from '#domain/business/per-facts.ts'
import { baseTown, region, whileLicensed } from '#copy/en/place.ts'
import type { BookOnlineCopy } from '#copy/page-types.ts'

export const bookOnline = perFacts((): BookOnlineCopy => ({
  meta: {
    title: `Book a Locksmith in ${baseTown()}, ${region()}`,
    description: `Send your address, the service and the time. We call you back with a quote, 24/7. Nothing is booked until you say yes.`,
  },
  heading: 'Book a\u00a0locksmith',
  lead: 'We’ll call you back with a quote. Nothing is booked until you say yes.',
  next: {
    heading: 'What happens next',
    steps: [
      {
        title: 'We get your request',
        text: 'It goes straight to our staff. The next page confirms that we have it.',
      },
      {
        title: 'We call you',
        text: 'A few more questions, then your total.',
      },
      {
        title: 'You say yes or no',
        text: 'Say yes and we set a time. Say no and you owe nothing.',
      },
      {
        title: 'We come to you',
        text: whileLicensed(
          'You see who we are, we see your ID, and the work starts.',
          'The locksmith checks your ID. Then the work starts.',
        ),
      },
    ],
  },
  before: {
    heading: 'Good to know before you send it',
    items: [
      'A photo of the lock helps. The page after this one takes it.',
      'Your gate code goes with the request and is never stored on your device.',
      'Only want a quote? Choose “Just Curious.”',
      'The form offers daytime windows for work that you plan. For any other hour, call: the phone is answered all night.',
      'If your signal drops, the page keeps your answers and keeps trying.',
    ],
  },
  urgent: {
    title: 'Locked out right now?',
    text: 'Call {phone}. It’s faster than the form.',
  },
}))
