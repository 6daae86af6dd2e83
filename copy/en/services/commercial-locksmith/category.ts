import {
  area,
  baseTown,
  inNewJersey,
  licensed,
  region,
  state,
  whileLicensed,
} from '#copy/en/place.ts'
import type { CategoryCopy } from '#copy/types.ts'
import { whileServed } from '#copy/while-town-served.ts'

export const commercialLocksmith: CategoryCopy = {
  meta: {
    title: `Commercial Locksmith, ${baseTown} ${region}`,
    description: `Locks, rekeys, master keys, card readers and exit devices for stores, offices and buildings. A ${licensed}locksmith in ${area}, 24/7.`,
  },
  heading: 'Commercial Locksmith',
  lead: `Someone left with a key, or a door won’t lock? We come to your store, office or building in ${area}, day or night. You’ll hear the price when you call and have it in writing before we start.`,
  blurb: 'Stores, offices, buildings.',
  plateAlt:
    'Plan of a store seen from above: the front door on the street, an office door, a card reader at the stockroom and an exit device at the back.',
  callouts: [
    { part: 'front', title: 'Front door', text: 'Used the most all day' },
    { part: 'office', title: 'Office', text: 'Its own key, plus the master' },
    { part: 'reader', title: 'Stockroom', text: 'Opens with a card' },
    { part: 'exit', title: 'Back exit', text: 'Push the bar to get out' },
  ],
  promise: {
    heading: 'Where to start with business locks',
    paragraphs: [
      'Start with a list: which doors you have, and who should open each one. Once that is on paper, it’s clear what each door needs.',
      `A small store may need only one new cylinder (the part the key goes into). ${whileServed('Secaucus', 'A warehouse off Secaucus Road', 'A warehouse')} may need card readers on two doors and an exit device on a third. If a lock is good, we leave it on.`,
      'People have to be able to get out while the building is in use. Your fire official decides what each exit needs. We test each exit we work on.',
    ],
  },
  chooser: {
    heading: 'Which business service do you need?',
    items: [
      {
        slug: 'lock-replacement',
        title: 'The lock is worn out',
        text: 'The lever droops, the latch misses or the storefront bolt sticks. We put in a lock made for heavy use.',
      },
      {
        slug: 'lock-rekey',
        title: 'Someone left with a key',
        text: 'The lock is fine, but a key is missing. We change the pins or swap the core.',
      },
      {
        slug: 'emergency-exit-device',
        title: 'The emergency exit has a problem',
        text: 'The exit device (panic bar) sticks, the alarm beeps, or someone put a chain on the door.',
      },
      {
        slug: 'master-key',
        title: 'You carry too many keys',
        text: 'Staff or tenants get one key each. Your master key opens every door.',
      },
      {
        slug: 'access-control',
        title: 'You want cards or codes',
        text: 'When someone leaves, you turn off the card instead of changing the lock.',
      },
    ],
  },
  sceneLine: 'One key opens every door. You decide who has it.',
  price: {
    heading: 'What business lock work costs',
    paragraphs: [
      'Installing a lock starts at {installationPrice}, plus the lock. On a business door the total depends on the grade of the lock and the shape of the door. Rekeying is priced per cylinder, and card readers are priced per door.',
      'Wiring, cutting steel and work outside business hours are in the quote from the start.',
    ],
  },
  questions: {
    heading: 'Questions about business locks',
    items: [
      {
        question: 'Who can authorize the work?',
        answer:
          'The owner, the tenant on the lease, or someone they name to us. Keys and codes go only to that person.',
      },
      {
        question: whileLicensed('Are you licensed for this work?', 'Who does the work?'),
        answer: whileLicensed(
          inNewJersey(
            'Yes. Our New Jersey locksmith license number is {license}. You can look it up with the Division of Consumer Affairs.',
            `Yes. Our ${state} license number is {license}. You can check it with the state.`,
          ),
          'A locksmith from {businessName}. The name is on the work order that you sign.',
        ),
      },
      {
        question: 'Do you know the code rules for my door?',
        answer:
          'We know the usual rules and tell you if we see a problem. Your construction or fire official has the final say.',
      },
    ],
  },
}
