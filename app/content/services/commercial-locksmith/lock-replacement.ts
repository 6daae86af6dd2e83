import type { ServiceCopy } from '#app/content/types.ts'

export const commercialLockReplacement: ServiceCopy = {
  meta: {
    title: 'Commercial Door Lock Replacement',
    description:
      'Levers, mortise locks and storefront latches of the right ANSI/BHMA grade, fitted so that the door closes by itself and opens from inside without a key.',
  },
  heading: 'Commercial Lock Replacement',
  lead: 'Storefront latch, office lever or mortise lock: the right grade for the traffic, on a door that closes by itself.',
  blurb: 'Levers, mortise locks, storefront latches.',
  plateAlt:
    'A storefront lever lock pulled apart: cylinder and lever on the left, the latch that sits in the aluminum stile, and the strike of the frame.',
  callouts: [
    { part: 'cylinder', title: 'Cylinder', text: 'Mortise type, in your keyway' },
    { part: 'lever', title: 'Lever', text: 'Moves without a grip or a twist' },
    { part: 'latch', title: 'Latch', text: 'Hides inside the narrow stile' },
    { part: 'strike', title: 'Strike', text: 'Lined up with the closer’s pull' },
  ],
  promise: {
    heading: 'Graded for the traffic.',
    paragraphs: [
      'A shop door may open more often before lunch than a house door does in a week. Locks are tested for that under the ANSI/BHMA A156 series: Grade 1 stands the most cycles and force, Grade 2 less, Grade 3 is for light use. We match the grade to the door.',
      'Many a dead lock has been killed by its door. A closer that slams or a pivot that has dropped will wreck the new one too, so we set those right on the same visit.',
    ],
  },
  whenToCall: {
    heading: 'The lock is done when',
    items: [
      'The lever droops and you lift it to get out.',
      'The hook bolt of the glass door has to be coaxed up with the key.',
      'A break-in twisted the latch and spread the stile.',
      'There is a round knob where the public, or staff with full hands, must pass.',
      'Parts for it are no longer made, and the one you had just broke.',
    ],
  },
  comparison: {
    heading: 'Grade 1 or Grade 2',
    columns: ['Grade 1', 'Grade 2'],
    rows: [
      {
        label: 'Where it belongs',
        cells: ['Street doors, schools, shared entrances', 'Offices, stockrooms, quiet back doors'],
      },
      {
        label: 'How it is tested',
        cells: ['The longest run and the hardest blows', 'A shorter run, lighter blows'],
      },
      {
        label: 'A poor choice for',
        cells: ['A closet opened twice a day', 'The only door of a busy deli'],
      },
    ],
  },
  steps: {
    heading: 'One door at a time',
    items: [
      {
        title: 'Read the door',
        text: 'Backset, stile width, handing, fire label. Aluminum, hollow metal and wood each take their own lock.',
      },
      {
        title: 'Fix the swing',
        text: 'Closer, hinges or pivots first, until the door lands the same way every time.',
      },
      {
        title: 'Swap the lock',
        text: 'We reuse the cut-out where we can. Like for like is often under an hour; a door that must be cut takes longer.',
      },
      {
        title: 'Walk out',
        text: 'Locked from the street, one motion from inside, keys tried by you.',
      },
    ],
  },
  price: {
    heading: 'What moves a commercial quote',
    paragraphs: [
      'Lock installation starts at {installationPrice}. Grade and function come next: a storeroom lever, a classroom lever and a mortise lock with deadbolt are three purchases. Rated doors take listed parts, which cost more than their lookalikes.',
      'Fitting it to a cut-out that is there already keeps labor down. Keying the new cylinder to your present key is part of the conversation, so ask for it at the start.',
    ],
  },
  ready: {
    heading: 'Find out beforehand',
    items: [
      {
        icon: 'scan',
        title: 'Name on the edge',
        text: 'Maker and number on the lock’s edge or under the lever.',
      },
      {
        icon: 'document',
        title: 'The fire label',
        text: 'A small plate on the hinge edge of the door, if it is rated.',
      },
      { icon: 'clock', title: 'A quiet hour', text: 'When the door can stand open for the work.' },
    ],
  },
  refusals: {
    heading: 'What stays off your door',
    items: [
      'We do not fit a lock that takes a key to get out while people are inside.',
      'A rated door gets no hole that its listing does not allow.',
      'House-grade knobs stay off public entrances.',
    ],
  },
  questions: {
    heading: 'Asked with the door propped open',
    items: [
      {
        question: 'Must it be a lever? I like my knob.',
        answer:
          'Accessibility rules ask for hardware that works without tight grasping or twisting. On doors the public or staff use, that means a lever, a push or a pull.',
      },
      {
        question: 'Can the new lock take our old key?',
        answer: 'If we buy it in your keyway, yes, and the rest of your keys stay as they are.',
      },
      {
        question: 'Storeroom, classroom, office: what is the difference?',
        answer:
          'When the outside lever locks. Storeroom is always locked, classroom is locked by key from outside, office by a button or turn inside.',
      },
    ],
  },
  related: { heading: 'Same door, other job' },
  aside: { heading: 'Aluminum, steel or wood?', hint: 'And how many people use it in a day.' },
}
