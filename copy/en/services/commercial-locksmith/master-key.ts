import { area, baseTown, licensed, region, townAndArea } from '#copy/en/place.ts'
import type { ServiceCopy } from '#copy/types.ts'
import { whileServed } from '#copy/while-town-served.ts'

export const masterKey: ServiceCopy = {
  meta: {
    title: `Master Key Systems in ${baseTown}, ${region}`,
    description: `Your key opens every door; each tenant’s or worker’s key opens one. Planned by a ${licensed}locksmith in ${townAndArea}. Quotes in writing.`,
  },
  heading: 'Master Key Systems',
  lead: `Too many keys on the ring? Your key will open every door, and everyone else’s will open one. We plan it with you and install it in ${area} at hours that suit your building. Call 24/7 with the number of locks. You’ll have the price in writing before we start.`,
  blurb: 'Your key opens every door. Theirs opens one.',
  plateAlt:
    'One key above three: the master key, three change keys under it, and a cylinder cut open to show thin wafers between the pins at two levels.',
  callouts: [
    { part: 'master', title: 'Master key', text: 'Opens every door on the list' },
    { part: 'keys', title: 'Change keys', text: 'Each opens only one door' },
    { part: 'wafers', title: 'Wafers', text: 'Thin extra pieces in the lock' },
    { part: 'shear', title: 'Shear lines', text: 'One for each key that fits' },
  ],
  promise: {
    heading: 'How a master key system works',
    paragraphs: [
      'Each lock gets thin extra pins, so that two different keys can turn it: the tenant’s key and your master key. You can add more levels, such as one key for each floor.',
      `Before we change a lock, we make a plan with you. ${whileServed('Jersey City', 'A six-family house in Jersey City', 'A small apartment building')} may need only one master. An office floor with cleaners, a manager and three businesses needs groups. We leave room for doors you add later.`,
    ],
  },
  whenToCall: {
    heading: 'A master key helps when',
    items: [
      'The building manager carries a big ring of keys.',
      'You own a building and have to guess which key fits.',
      'Cleaners need the hallways but not the server room.',
      'You have an old system with no list of its keys.',
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
  price: {
    heading: 'What a master key system costs',
    paragraphs: [
      'The price depends on the number of locks, levels and keys. If your locks are different brands, some need new cylinders (the part the key goes into), and that costs more. A restricted key costs more too, but you rekey less often.',
      'Call with a rough count of doors and people, and we’ll give you a price. You’ll have the plan and the price in writing before we change a lock.',
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
        text: 'With any old master key and any old list.',
      },
      {
        icon: 'people',
        title: 'The owner’s OK',
        text: 'Or the OK of someone the owner names in writing.',
      },
    ],
  },
  questions: {
    heading: 'Questions about master keys',
    items: [
      {
        question: 'Is a lock with a master key easier to pick?',
        answer:
          'A little, because two keys fit it. That’s why we keep the levels few and use better locks on outside doors.',
      },
      {
        question: 'Can a landlord have a master key to apartments?',
        answer:
          'Often, yes. Many leases allow entry with notice, so check yours first. We can put apartment doors on the master key or leave them off.',
      },
      {
        question: 'Can you add doors to a system someone else built?',
        answer:
          'Usually, if you have its list. If not, we can often read it from the locks and keys and write you a new list.',
      },
    ],
  },
  related: { heading: 'Other ways to control keys' },
  aside: {
    heading: 'Book a master key plan',
    hint: 'Pick a time. On the next page, tell us how many doors you have.',
  },
}
