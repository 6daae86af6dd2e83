import { perFacts } from '#domain/business/per-facts.ts'
import { joinSentences } from '#copy/join-sentences.ts'
import { capitalized, offeredList, whileOffered } from '#copy/offered.ts'
import { area, baseTown, inNewJersey, region, state, whileLicensed } from '#copy/en/place.ts'
import { whileServed } from '#copy/while-town-served.ts'
import type { CategoryCopy } from '#copy/types.ts'

export const commercialLocksmith = perFacts((): CategoryCopy => ({
  meta: {
    title: `Commercial Locksmith, ${baseTown()}, ${region()}`,
    description: joinSentences(
      `${capitalized(
        offeredList(
          'en',
          [
            ['Commercial Lock Replacement', 'locks'],
            ['Commercial Lock Rekey', 'rekeys'],
            ['Master Key System', 'master keys'],
            ['Access Control', 'card readers'],
            ['Emergency Exit Device', 'panic bars'],
          ],
          'locks',
        ),
      )} for stores, offices and buildings in ${area()}.`,
      whileOffered(
        'Commercial Lock Replacement',
        'New locks from {installationPrice} plus the lock.',
      ),
    ),
  },
  heading: 'Commercial Locksmith',
  lead: `We ${offeredList(
    'en',
    [
      [null, 'repair'],
      ['Commercial Lock Rekey', 'rekey'],
      ['Commercial Lock Replacement', 'replace'],
    ],
    '',
  )} locks for stores, offices and buildings in ${area()}, 24/7. ${whileOffered('Commercial Lock Replacement', 'Fitting one starts at {installationPrice} plus the lock. ')}Larger jobs are quoted in writing, door by door.`,
  blurb: 'Stores, offices, buildings.',
  plateAlt: `Plan of a store seen from above: ${offeredList(
    'en',
    [
      [null, 'the front door on the street'],
      [null, 'an office door'],
      ['Access Control', 'a card reader at the stockroom'],
      ['Emergency Exit Device', 'an exit device at the back'],
    ],
    '',
  )}.`,
  callouts: [
    { part: 'front', title: 'Front door', text: 'Used the most all day' },
    {
      part: 'office',
      title: 'Office',
      text: whileOffered('Master Key System', 'Its own key, plus the master', 'Its own key'),
    },
    { part: 'reader', title: 'Stockroom', text: 'Opens with a card' },
    { part: 'exit', title: 'Back exit', text: 'Push the bar to get out' },
  ],
  price: {
    heading: 'What business lock work costs',
    paragraphs: [],
  },
  promise: {
    heading: 'Where to start with business locks',
    paragraphs: [
      'Start with a list: which doors you have, and who should open each one.',
      `A small store may need one new cylinder, the part the key goes into. ${whileOffered(['Access Control', 'Emergency Exit Device'], `${whileServed('Secaucus', 'A warehouse off Secaucus Road', 'A warehouse')} may need card readers on two doors and a panic bar on a third. `)}Locks that still work well stay on.`,
      'We test every exit we work on. People have to get out while the building is in use, and a fire door takes only parts listed for it.',
    ],
  },
  chooser: {
    heading: 'Which business service do you need?',
    items: [
      {
        slug: 'lock-replacement',
        title: 'The lock is worn out',
        text: 'The lever droops, the latch misses or the storefront bolt sticks.',
      },
      {
        slug: 'lock-rekey',
        title: 'Someone left with a key',
        text: 'The lock is fine. A key is missing.',
      },
      {
        slug: 'emergency-exit-device',
        title: 'The emergency exit has a problem',
        text: 'The bar sticks, the alarm beeps, or there’s a chain on the door.',
      },
      {
        slug: 'master-key',
        title: 'You carry too many keys',
        text: 'Staff or tenants need one door each, and you need all of them.',
      },
      {
        slug: 'access-control',
        title: 'You want cards or codes',
        text: 'So you don’t rekey each time someone leaves.',
      },
    ],
  },
  sceneLine: whileOffered(
    'Master Key System',
    'One key opens every door. You decide who has it.',
    'You decide who can open which door.',
  ),
  questions: {
    heading: 'Questions about business locks',
    items: [
      {
        question: 'Who can order the work?',
        answer:
          'The owner, the tenant on the lease, or someone they name in writing. Keys and codes go only to that person.',
      },
      {
        question: 'Can you work while we’re closed?',
        answer: 'Yes, before you open or after you close. By day we can go one door at a time.',
      },
      ...whileLicensed(
        [
          {
            question: 'Are you licensed for this work?',
            answer: inNewJersey(
              'Yes. New Jersey licenses locksmiths, and our license is {license}. The Division of Consumer Affairs has a public list.',
              `Yes. Our ${state()} license number is {license}.`,
            ),
          },
        ],
        [],
      ),
      {
        question: 'Do you know the code rules for my door?',
        answer:
          'We know the common ones and tell you what we see. Your construction or fire official has the final say.',
      },
    ],
  },
}))
