import type { ThankYouCopy } from '#copy/page-types.ts'

export const thankYou: ThankYouCopy = {
  meta: {
    title: 'Request Received',
    description:
      'We have your request for a locksmith and will call you with a quote. See what to do while you wait, and the number to call if something changes.',
  },
  sent: {
    heading: ['Thank you.', 'We have your request.'],
    lead: 'A locksmith will call {visitorPhone} with a quote. Please keep your phone close.',
    plannedLead:
      'A locksmith will call {visitorPhone} with a quote. No need to wait by the phone: your status page says by when we confirm.',
  },
  unknown: {
    heading: ['No request', 'found here.'],
    lead: 'If you sent one from another tab or phone, call us, and we’ll check.',
  },
  inside: {
    lead: 'Call 911 now: a child or a pet is locked in.',
    heading: 'Until help is there',
    items: [
      { title: 'Call 911 first', text: 'Firefighters can break a window or force a door.' },
      { title: 'Stay with them', text: 'Stand where they see you, and keep talking.' },
      {
        title: 'Keep your phone free',
        text: 'We call you. If the door is open before we come, cancel on the status page.',
      },
    ],
    guides: [{ path: '/guides/while-you-wait', text: 'More to do while you wait' }],
  },
  waiting: {
    heading: 'While you wait',
    items: [
      {
        title: 'Someone locked in or hurt, or smoke or gas?',
        text: 'Call 911 now.',
      },
      { title: 'Wait somewhere well lit', text: 'A lobby, a store or a neighbor’s front step.' },
      { title: 'Find your ID', text: 'If it’s inside, we’ll check it once the door is open.' },
      { title: 'Don’t force the lock', text: 'If the key bends or breaks, the job takes longer.' },
    ],
    guides: [
      { path: '/guides/while-you-wait', text: 'More to do while you wait' },
      { path: '/guides/locksmith-scams', text: 'What to ask before work starts' },
    ],
  },
  inCar: {
    heading: 'While you wait',
    items: [
      { title: 'Stay with the car', text: 'Child or pet inside? Call 911 now.' },
      {
        title: 'Find your ID and the registration',
        text: 'If they’re in the car, we’ll check them once it’s open.',
      },
      {
        title: 'Don’t pry the door',
        text: 'A bent door or a scratched window costs more than opening the car.',
      },
    ],
    guides: [
      { path: '/guides/while-you-wait', text: 'More to do while you wait' },
      { path: '/guides/locksmith-scams', text: 'What to ask before work starts' },
    ],
  },
  planned: {
    heading: 'Before we call',
    items: [
      { title: 'Count the locks', text: 'Doors, locks and keys: the price depends on them.' },
      { title: 'Take a photo', text: 'A picture of the lock or key says more than its name.' },
      { title: 'Changed your mind?', text: 'Tell us when we call, or cancel on the status page.' },
    ],
    guides: [{ path: '/guides/locksmith-scams', text: 'What to ask before work starts' }],
  },
  summary: {
    heading: 'What you sent',
    service: 'Service',
    where: 'Where',
    when: 'When',
    wrong: 'Is something wrong? Tell us when we call, or call us now.',
  },
  returnHome: 'Return Home',
  pictureAlt: 'A lock cut open: the key is all the way in and all the pins are in line.',
}
