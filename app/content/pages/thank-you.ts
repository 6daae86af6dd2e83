import type { ThankYouCopy } from '../page-types.ts'

export const thankYou: ThankYouCopy = {
  meta: {
    title: 'It Turned: Request Received',
    description:
      'Your request for a locksmith has reached us. What happens now, what to do while you wait, and the number to call if anything about it has changed.',
  },
  sent: {
    heading: ['It turned.', 'We have your request.'],
    lead: 'A locksmith, not a switchboard, will call {visitorPhone} with a price. Keep the line free.',
  },
  unknown: {
    heading: ['If you just sent a request,', 'we have it.'],
    lead: 'A locksmith will call the number you gave, with a price. If you have not sent one yet, calling us is quicker.',
  },
  waiting: {
    heading: 'While you wait',
    items: [
      { title: 'Stand somewhere lit.', text: 'A lobby, a store, your neighbor’s stoop.' },
      { title: 'Find your ID.', text: 'If it is inside, we check it once the door is open.' },
      { title: 'Do not force the lock.', text: 'A bent key turns a short job into a long one.' },
    ],
  },
  slip: {
    heading: 'What you sent',
    service: 'Service',
    where: 'Where',
    when: 'When',
    wrong: 'Something wrong? Tell us when we call, or call first.',
  },
  returnHome: 'Return Home',
  pictureAlt: 'A lock cut open: the key is all the way in and every pin stands on the line.',
}
