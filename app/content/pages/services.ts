import type { ServicesCopy } from '../page-types.ts'

export const services: ServicesCopy = {
  meta: {
    title: 'Locksmith Services in Hudson County',
    description:
      'Lockouts, house locks, shop and office doors, car keys: eighteen locksmith services with how each is done, what to have ready and what sets the price.',
  },
  heading: 'Pick the door.',
  lead: 'Four kinds of trouble, eighteen kinds of job. Start with the one that sounds like yours; the pages link to their neighbors.',
  groups: [
    {
      group: 'emergency',
      title: 'Something is shut',
      text: 'You are on the wrong side of a car, a house, a business or a storage unit. These pages tell you what to do until we are there, and what opening it does to the lock. As a rule: nothing.',
      link: 'All emergency work',
    },
    {
      group: 'residential',
      title: 'It is your home',
      text: 'A lock that should be newer, a key that too many people have, a latch that sticks in August, a gate that swings. Rekey, repair or replace: in that order of cost, and often in that order of sense.',
      link: 'All residential work',
    },
    {
      group: 'commercial',
      title: 'It is your business',
      text: 'Aluminum doors, mortise cylinders, panic bars, fobs, and a drawer of keys with no labels. The question is seldom one lock. It is who should get through which door, and whether the exit opens for everyone.',
      link: 'All commercial work',
    },
    {
      group: 'automotive',
      title: 'It has wheels',
      text: 'Keys cut by code, chips taught to the car, fobs paired, spares copied while there is still one to copy from, and ignitions that have started to bind.',
      link: 'All automotive work',
    },
  ],
  other: {
    title: 'None of these?',
    text: 'Choose Other in the form and describe what it looks like: a safe whose dial spins, a display case, a bike rack, a mailbox that came with the house.',
    link: 'Describe it',
  },
  price: {
    heading: 'Two prices to start from',
    paragraphs: [
      'An emergency lockout starts at {emergencyPrice}, a lock installation at {installationPrice}. What moves the figure is said on each page: the kind of lock, how many, the door it sits in, and whether a part has to be bought.',
      'You are told the number on the phone. If you are not told a number, you have called somebody else.',
    ],
  },
}
