import { perFacts } from '#domain/business/per-facts.ts'
import { area, baseTown, region, townAndArea } from '#copy/en/place.ts'
import { whileServed } from '#copy/while-town-served.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const masterKey = perFacts((): ServiceCopy => ({
  meta: {
    title: `Master Key Systems, ${baseTown()}, ${region()}`,
    description: `Your key opens every door, everyone else’s opens one. Planned and installed in ${townAndArea()}, from {price} for the plan and four locks.`,
  },
  heading: 'Master Key Systems',
  lead: `With a master key you open every door, and everyone else opens only their own. We plan and install systems in ${area()}, from {price} for the plan and four locks. Call 24/7 to set up a visit.`,
  blurb: 'One key for you, one door for each of them.',
  plateAlt:
    'One key above three: the master key, three change keys under it, and a cylinder cut open to show thin extra pins between the others at two levels.',
  callouts: [
    { part: 'master', title: 'Master key', text: 'Opens every door on the list' },
    { part: 'keys', title: 'Change keys', text: 'Each opens only one door' },
    { part: 'wafers', title: 'Extra pins', text: 'They let two keys fit' },
    { part: 'shear', title: 'Shear lines', text: 'Where the lock turns, one per key' },
  ],
  price: {
    heading: 'What a master key system costs',
    paragraphs: [
      'The price depends on how many locks and keys you need. Locks of different brands may need new cylinders (the part the key goes into). You get the price in writing, with the plan.',
    ],
  },
  promise: {
    heading: 'How a master key system works',
    paragraphs: [
      'Each lock gets thin extra pins, so two keys turn it: its own and your master. A third kind of key, a level between them, can open one floor, or everything but the server room.',
      `The plan comes first: doors in one column, people in the other. ${whileServed('Jersey City', 'A six-family house in Jersey City', 'A small apartment building')} needs one master. An office with cleaners, a manager and three tenants needs several groups of keys, and room for doors that come later.`,
      'Then we go floor by floor. Every lock is tried with its own key, with the master, and with a key that must not work. You get numbered keys and the list. Keep the list away from the keys.',
    ],
  },
  comparison: {
    heading: 'Master key, or one key for all?',
    columns: ['Master key system', 'All doors keyed alike'],
    rows: [
      {
        label: 'Who opens what',
        cells: ['Each person opens one door; you open them all', 'Everyone opens everything'],
      },
      {
        label: 'If a normal key is lost',
        cells: ['You rekey one door', 'You rekey every door'],
      },
      {
        label: 'If the master is lost',
        cells: ['You rekey every door', 'There’s no master'],
      },
    ],
  },
  whenToCall: {
    heading: 'When a master key helps',
    items: [
      'The super carries a ring of forty keys.',
      'You own the building and guess which key fits.',
      'Cleaners need the halls and not the offices.',
      'There is an old system, and no list.',
    ],
  },
  ready: {
    heading: 'What to have ready for the plan',
    items: [
      {
        icon: 'document',
        title: 'A list of your doors',
        text: 'A floor plan with numbers in pencil is fine.',
      },
      {
        icon: 'key',
        title: 'The keys you use now',
        text: 'And any old master, with whatever list there is.',
      },
      {
        icon: 'people',
        title: 'The owner’s OK',
        text: 'In writing, unless the building is yours.',
      },
    ],
  },
  questions: {
    heading: 'Questions about master keys',
    items: [
      {
        question: 'Is a lock with a master key easier to pick?',
        answer:
          'A little, because two keys fit it. So we use as few levels as possible, and better locks on outside doors.',
      },
      {
        question: 'Can tenants or staff copy their key?',
        answer:
          'A plain one, at any hardware store. A restricted key is copied only with the signature on file. It costs more, and you rekey less often.',
      },
      {
        question: 'Can a landlord have a master key to apartments?',
        answer:
          'Often. Many leases allow entry with notice, so read yours. Apartment doors can be on the master key or off it.',
      },
      {
        question: 'Can you add doors to a system someone else built?',
        answer:
          'Usually. With its list it’s quick. Without one, we read the system from locks and keys and write you a new list.',
      },
    ],
  },
  related: { heading: 'Other ways to control keys' },
  aside: {
    heading: 'Book a master key plan',
    hint: 'Tell us how many doors you have.',
  },
}))
