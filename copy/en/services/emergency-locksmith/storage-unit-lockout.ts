import { area, baseTown, baseTownAndNearby, licensed, region } from '#copy/en/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const storageUnitLockout: ServiceCopy = {
  meta: {
    title: `Storage Unit Lockout in ${baseTown}, ${region}`,
    description: `Lost the key to your storage unit? A ${licensed}locksmith opens it in ${baseTownAndNearby}. Bring your lease and ID.`,
  },
  heading: 'Storage Unit Lockout',
  lead: `Lost the key to your storage unit in ${area}? We pick the lock or cut it off, 24/7. Call for the price, from {emergencyPrice}. First make sure the gate is open at this hour.`,
  blurb: 'Lost the key? We pick the lock or cut it off.',
  plateAlt:
    'Disc lock cut open on its hasp: a hidden shackle inside a round steel housing, the line of the cut across the housing, and the new lock beside it.',
  callouts: [
    { part: 'shackle', title: 'Shackle', text: 'Hidden from bolt cutters' },
    { part: 'housing', title: 'Housing', text: 'Cut here, away from the door' },
    { part: 'hasp', title: 'Hasp', text: 'Part of the door; it stays' },
    { part: 'new', title: 'New lock', text: 'Ours or yours; you keep all keys' },
  ],
  promise: {
    heading: 'How we open a storage unit',
    paragraphs: [
      'At the gate, we check your lease and ID. We pick the lock if we can. If not, we cut or drill the lock itself, away from the door and its hasp. Then you put on your own new lock, or buy one from us and get every key.',
      'Some newer doors have a round lock built into the latch. We pick it, or drill it out and put in a new one that fits.',
      'Is there a second lock that isn’t yours? The office may have put it there, so talk to them first.',
    ],
  },
  whenToCall: {
    heading: 'When to call us about a storage unit',
    items: [
      'You lost the key and the office has no copy.',
      'The key turns but the lock doesn’t open.',
      'You’re an executor and have no key to the unit.',
      'The lock has rusted shut.',
      'Someone tried to pry the lock and your key no longer fits.',
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
        cells: ['Yes, if we use a cutting wheel', 'No, only metal chips'],
      },
    ],
  },
  price: {
    heading: 'What a storage lockout costs',
    paragraphs: [
      'A storage lockout starts at {emergencyPrice}. Hardened steel and covered locks cost more than a plain padlock. If nights or holidays cost more, it’s in your quote.',
      'If we have to cut the old lock, you choose: a new one from us, on its own line of the quote, or one you bought yourself.',
    ],
  },
  ready: {
    heading: 'What to bring to the gate',
    items: [
      {
        icon: 'document',
        title: 'Your lease',
        text: 'On paper or on your phone, with the unit number. Is yours in the unit? Get a copy from the office.',
      },
      { icon: 'id', title: 'Photo ID', text: 'In the name on the lease.' },
      {
        icon: 'clock',
        title: 'The gate hours',
        text: 'We come at any hour. Check that the gate is open then.',
      },
    ],
  },
  questions: {
    heading: 'Questions about storage lockouts',
    items: [
      {
        question: 'Can I cut the lock myself?',
        answer:
          'If the facility allows it. Bolt cutters often bend the hasp on the door, and the facility may charge you for that.',
      },
      {
        question: 'Does a manager have to be there?',
        answer: 'Some facilities require it. Check with the office before you call us.',
      },
      {
        question: 'The unit was my mother’s. Can you open it?',
        answer:
          'Yes, with the court letter that names you executor or administrator. Have the office add your name first.',
      },
    ],
  },
  related: { heading: 'Locked out of something else?' },
  aside: {
    heading: 'Get a locksmith to your unit',
    hint: 'Pick a time. The next page asks for the facility’s address.',
  },
}
