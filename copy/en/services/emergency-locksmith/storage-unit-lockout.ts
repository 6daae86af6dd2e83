import { perFacts } from '#domain/business/per-facts.ts'
import { area, baseTown, baseTownAndNearby, region } from '#copy/en/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const storageUnitLockout = perFacts((): ServiceCopy => ({
  meta: {
    title: `Storage Lockout in ${baseTown()}, ${region()}`,
    description: `Storage unit locks picked or cut off in ${baseTownAndNearby()}, 24/7, from {price} by day and {nightPrice} at night. Bring your lease and photo ID.`,
  },
  heading: 'Storage Unit Lockout',
  lead: `We pick storage unit locks or cut them off in ${area()}, 24/7, from {price} by day and {nightPrice} at night. The gate has to be open: many facilities close it at night.`,
  blurb: 'Disc locks, padlocks and built-in locks.',
  plateAlt:
    'Disc lock cut open on its hasp: a hidden shackle inside a round steel housing, the line of the cut across the housing, and the new lock beside it.',
  callouts: [
    { part: 'shackle', title: 'Shackle', text: 'Hidden from bolt cutters' },
    { part: 'housing', title: 'Housing', text: 'Cut here, away from the door' },
    { part: 'hasp', title: 'Hasp', text: 'Part of the door; it stays' },
    { part: 'new', title: 'New lock', text: 'Ours or yours; you keep all keys' },
  ],
  price: {
    heading: 'What a storage lockout costs',
    paragraphs: ['You can also bring your own new lock.'],
  },
  promise: {
    heading: 'How we open a storage unit',
    paragraphs: [
      'At the gate we match the lease with your ID. Then we pick the lock, or cut the lock itself, away from the door and its hasp. You put on a new one and keep every key.',
      'Newer doors have a round lock built into the latch. We pick that, or drill it out and fit a replacement.',
      'A second lock that isn’t yours may belong to the office. They can take it off.',
    ],
  },
  comparison: {
    heading: 'Disc lock or built-in lock?',
    columns: ['Disc lock', 'Lock built into the door'],
    rows: [
      {
        label: 'What it looks like',
        cells: ['A round steel lock with a small gap', 'A round keyhole in the latch'],
      },
      {
        label: 'How it comes off',
        cells: ['Picked, or cut through the housing', 'Picked, or drilled and pulled out'],
      },
      {
        label: 'Does it make sparks?',
        cells: ['Yes, with a cutting wheel', 'No, only metal chips'],
      },
    ],
  },
  whenToCall: {
    heading: 'Storage lockouts we open',
    items: [
      'The key is gone and the office has no copy.',
      'The key turns and nothing opens.',
      'The lock has rusted shut.',
      'Someone tried to pry it, and your key no longer fits.',
      'You’re settling an estate and have no key.',
    ],
  },
  ready: {
    heading: 'What to bring to the gate',
    items: [
      {
        icon: 'document',
        title: 'Your lease',
        text: 'With the unit number. The office can print a copy if yours is inside.',
      },
      { icon: 'id', title: 'Photo ID', text: 'In the name on the lease.' },
      {
        icon: 'clock',
        title: 'The office’s OK',
        text: 'Some facilities want a manager there, or close the gate at 9 pm.',
      },
    ],
  },
  questions: {
    heading: 'Questions about storage lockouts',
    items: [
      {
        question: 'Can I cut the lock myself?',
        answer:
          'Where the facility allows it. Bolt cutters often bend the hasp, and the facility may charge you for that.',
      },
      {
        question: 'The unit is in another name, but the things are mine. Can you open it?',
        answer: 'The person on the lease has to say yes.',
      },
      {
        question: 'The unit was my mother’s. What do I need?',
        answer:
          'The court letter that names you executor or administrator. Have the office add your name first.',
      },
    ],
  },
  related: { heading: 'Locked out of something else?' },
  aside: {
    heading: 'Get a locksmith to your unit',
    hint: 'Tell us the facility and its gate hours.',
  },
}))
