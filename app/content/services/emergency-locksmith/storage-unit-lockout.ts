import type { ServiceCopy } from '#app/content/types.ts'

export const storageUnitLockout: ServiceCopy = {
  meta: {
    title: 'Storage Lockout & Disc Lock Removal',
    description:
      'Lost the key to a storage unit? We pick the disc lock or cut it cleanly, save the hasp and fit a new one. Bring the lease; we come to the facility.',
  },
  heading: 'Storage Unit Lockout',
  lead: 'Unit 214, and its key is gone. Bring the lease and meet us at the gate: the lock comes off, the door stays as it is.',
  blurb: 'Disc locks cut clean; a new one fitted.',
  plateAlt:
    'Disc lock cut open on its hasp: a hidden shackle inside a round steel housing, the line of the cut across the housing, and the new lock beside it.',
  callouts: [
    { part: 'shackle', title: 'Shackle', text: 'Hidden, so bolt cutters miss it' },
    { part: 'housing', title: 'Housing', text: 'Cut here, away from the door' },
    { part: 'hasp', title: 'Hasp', text: 'The facility’s; it stays whole' },
    { part: 'new', title: 'New lock', text: 'Yours, with all of its keys' },
  ],
  promise: {
    heading: 'The lock goes, the hasp stays.',
    paragraphs: [
      'Disc locks are shaped so that bolt cutters find nothing to bite. We pick the ones that let us. The rest are drilled or cut through the housing, away from the hasp. A new lock goes on and you get every key to it.',
      'Newer doors may hold a cylinder lock in the latch itself. It is picked, or drilled and pulled, and one of the same fit goes back in.',
      'See a second lock that is not yours? The office put it there. Talk to them before you call.',
    ],
  },
  whenToCall: {
    heading: 'Right job for us if',
    items: [
      'The key is gone and the office keeps no copy.',
      'The key turns but the shackle does not let go.',
      'You are executor of a full unit and no key came with the papers.',
      'The lock has rusted shut and the truck is rented for today.',
      'Somebody tried to pry it, and now no key goes in.',
    ],
  },
  comparison: {
    heading: 'Disc lock or cylinder lock',
    columns: ['Disc lock', 'Cylinder in the door'],
    rows: [
      {
        label: 'Looks like',
        cells: ['A steel donut with a small gap', 'A round keyhole, flush in the latch'],
      },
      {
        label: 'How it comes off',
        cells: ['Picked, else cut at the housing', 'Picked, else drilled and pulled'],
      },
      {
        label: 'Sparks',
        cells: ['Yes, if a cutting wheel is used', 'None; drilling leaves chips'],
      },
    ],
  },
  steps: {
    heading: 'At the facility',
    items: [
      {
        title: 'Ask the office',
        text: 'May a locksmith work there, and until what hour? Many gates stop taking codes at night.',
      },
      {
        title: 'Meet at the gate',
        text: 'Your code opens it and we follow you in. Tonnelle Avenue has several facilities, so give us the street number.',
      },
      {
        title: 'Lease, then lock',
        text: 'Name on the lease, name on your ID, number on the door. Then the lock comes off, often within half an hour; hardened steel takes longer.',
      },
      { title: 'Lock it yourself', text: 'You close and open the new one before we pack up.' },
    ],
  },
  price: {
    heading: 'What sets the price here',
    paragraphs: [
      'A storage lockout starts at {emergencyPrice}. Hardened or shrouded locks take longer than a plain padlock. If the old lock is destroyed, the new one is extra, or you hand us one you bought at the front desk.',
      'The size of the unit does not matter, and what you keep in it is your business.',
    ],
  },
  ready: {
    heading: 'Bring to the gate',
    items: [
      {
        icon: 'document',
        title: 'Your lease',
        text: 'On paper or on your phone, with the unit number.',
      },
      { icon: 'id', title: 'Photo ID', text: 'In the name that rents the unit.' },
      { icon: 'clock', title: 'Gate hours', text: 'We work at night. The gate may not.' },
    ],
  },
  refusals: {
    heading: 'Locks we leave alone',
    items: [
      'The office’s own overlock stays on until the office takes it off.',
      'A unit in another person’s name stays shut, even with your couch in it.',
      'Where the facility forbids sparks we pick or drill, or we do not start.',
    ],
  },
  questions: {
    heading: 'Asked at unit 214',
    items: [
      {
        question: 'Could I cut it myself?',
        answer:
          'If the facility lets you. With bolt cutters on a disc lock you mostly bend the hasp, and the facility will want that paid for.',
      },
      {
        question: 'Must a manager be there?',
        answer:
          'Some facilities insist and others want to be told. Ask them before you call, because we will ask you.',
      },
      {
        question: 'The unit was my mother’s. Can you open it?',
        answer:
          'Bring the papers that put you in charge of it and let the office note your name first. After that it is an ordinary job.',
      },
    ],
  },
  related: { heading: 'Shut out of something bigger' },
  aside: { heading: 'Which facility?', hint: 'Its name, its street and your unit number.' },
}
