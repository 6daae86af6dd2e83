import { perFacts } from '#domain/business/per-facts.ts'
import { capitalized, offeredList, whileOffered } from '#copy/offered.ts'
import { area, baseTown, region } from '#copy/en/place.ts'
import type { CategoryCopy } from '#copy/types.ts'

export const residentialLocksmith = perFacts((): CategoryCopy => ({
  meta: {
    title: `Home Locksmith in ${baseTown()}, ${region()}`,
    description: `Home locksmith for houses and apartments in ${area()}: ${offeredList(
      'en',
      [
        ['Lock Rekey', 'rekeys'],
        ['Lock Repair', 'repairs'],
        ['Gate Locks', 'gate locks'],
        ['Lock Replacement', 'new locks'],
      ],
      'locks',
    )}.${whileOffered('Lock Replacement', ' Fitting a new lock starts at {installationPrice} plus the lock.')}`,
  },
  heading: 'Residential Locksmith',
  lead: `We ${offeredList(
    'en',
    [
      ['Lock Rekey', 'rekey'],
      ['Lock Repair', 'repair'],
      ['Lock Replacement', 'replace'],
    ],
    'work on',
  )} the locks of houses and apartments in ${area()}, 24/7. ${whileOffered('Lock Replacement', 'Fitting a new lock starts at {installationPrice}, and the lock is extra. ')}For several doors you get one total.`,
  blurb: 'Houses and apartments.',
  plateAlt: whileOffered(
    'Gate Locks',
    'A front door and the gate before it: a deadbolt above a knob, a ring of keys handed out over the years, and a lock on the garden gate.',
    'A front door: a deadbolt above a knob, and a ring of keys handed out over the years.',
  ),
  callouts: [
    { part: 'deadbolt', title: 'Deadbolt', text: 'The lock that keeps people out' },
    { part: 'knob', title: 'Knob', text: 'Only keeps the door closed' },
    {
      part: 'keys',
      title: 'Old keys',
      text: whileOffered('Lock Rekey', 'A rekey stops them', 'Who still has one?'),
    },
    { part: 'gate', title: 'Garden gate', text: 'Needs an outdoor lock' },
  ],
  price: {
    heading: 'What home lock work costs',
    paragraphs: [],
  },
  promise: {
    heading: `${capitalized(
      offeredList(
        'en',
        [
          ['Lock Rekey', 'rekey'],
          ['Lock Repair', 'repair'],
          ['Lock Replacement', 'replace'],
        ],
        'which lock',
        'or',
      ),
    )}?`,
    paragraphs: [
      ...whileOffered(
        'Lock Rekey',
        [
          'Rekey if too many people have keys: new pins and new keys in the same lock. It usually costs less than a new one.',
        ],
        [],
      ),
      ...whileOffered(
        'Lock Repair',
        [
          'Repair it if it sticks. Houses settle, and wooden doors swell and shrink, so we check hinges and frame before we blame the lock.',
        ],
        [],
      ),
      ...whileOffered(
        'Lock Replacement',
        ['Replace what is worn, weak or wrong for the door.'],
        [],
      ),
    ],
  },
  chooser: {
    heading: 'Which home service do you need?',
    items: [
      {
        slug: 'lock-replacement',
        title: 'The lock is worn or weak',
        text: 'The key slips, the door has only a knob, or you want a keypad.',
      },
      {
        slug: 'lock-rekey',
        title: 'Too many people have keys',
        text: 'You moved in, or someone moved out.',
      },
      {
        slug: 'lock-repair',
        title: 'The lock sticks or spins',
        text: 'You lift the door to lock it, or the lever droops.',
      },
      {
        slug: 'gate-locks',
        title: 'The gate won’t lock',
        text: 'The latch misses, or the lock has rusted.',
      },
    ],
  },
  sceneLine: 'New keys for your home. The old ones stop working.',
  questions: {
    heading: 'Questions about home locks',
    items: [
      {
        question: 'Do I have to be home?',
        answer:
          'No, but an adult you name has to be there. We check that this person may order the work.',
      },
      {
        question: 'I live in an apartment. Whose lock is it?',
        answer:
          'The entrance belongs to the building. Your own door is yours to change in a condo, within its rules. In a rental, get the landlord’s OK; many want a copy of the key.',
      },
      {
        question: 'Can you change a mailbox lock?',
        answer:
          'Yes, one that is yours. In an apartment panel the landlord often owns it. A panel locked by the Postal Service can be opened only by the Postal Service.',
      },
      {
        question: 'Do you work evenings and weekends?',
        answer:
          'Yes, at any hour for something urgent, and in two-hour windows for work that you plan.',
      },
    ],
  },
}))
