import { perFacts } from '#domain/business/per-facts.ts'
import { area, baseTown, baseTownAndNearby, inHudsonCounty, region } from '#copy/en/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const businessLockout = perFacts((): ServiceCopy => ({
  meta: {
    title: `Business Lockout in ${baseTown()}, ${region()}`,
    description: `Store and office lockouts in ${baseTownAndNearby()}: glass doors and roll-down gates opened 24/7, from {price} by day and {nightPrice} at night.`,
  },
  heading: 'Business Lockout',
  lead: `We open stores, offices and roll-down gates in ${area()}, 24/7, from {price} by day and {nightPrice} at night. We pick before we drill or cut, so your frame, glass and keys stay as they are.`,
  blurb: 'Stores, offices and roll-down gates.',
  plateAlt:
    'Aluminum storefront door cut open at its edge: a round mortise cylinder drives a hook bolt, with a thumb turn inside and the roll-down gate’s padlock below.',
  callouts: [
    { part: 'cylinder', title: 'Cylinder', text: 'We pick it and turn it' },
    { part: 'hook', title: 'Hook bolt', text: 'Holds the door to the frame' },
    { part: 'turn', title: 'Thumb turn', text: 'Opens from inside, no key' },
    { part: 'padlock', title: 'Padlock', text: 'On the roll-down gate' },
  ],
  price: {
    heading: 'What a business lockout costs',
    paragraphs: ['Two padlocks on a gate and a glass door behind it count as three locks.'],
  },
  promise: {
    heading: 'How we open a store or office',
    paragraphs: [
      'Prying a glass door can bend its frame, which costs far more than a lock. So we pick the cylinder and turn the hook bolt back.',
      inHudsonCounty(
        'A storefront on Bergenline Avenue usually has two things to open: the roll-down gate and the glass door behind it. Name both on the phone, and the total covers both.',
        'A storefront usually has two things to open: the roll-down gate and the glass door behind it. Name both on the phone, and the total covers both.',
      ),
    ],
  },
  comparison: {
    heading: 'Glass door or roll-down gate?',
    columns: ['Aluminum and glass door', 'Roll-down gate'],
    rows: [
      {
        label: 'What holds it',
        cells: ['A hook bolt in the door’s edge', 'Padlocks or slide bolts on the sides'],
      },
      {
        label: 'How we open it',
        cells: ['Pick the cylinder and turn it', 'Pick the padlock, or cut it if it’s stuck'],
      },
      {
        label: 'What takes longer',
        cells: ['A worn bolt that sticks', 'Rust, a covered padlock or a bent slat'],
      },
    ],
  },
  whenToCall: {
    heading: 'Business lockouts we open',
    items: [
      'Whoever opens up is out sick with the only keys.',
      'The padlock on the roll-down gate won’t open.',
      'The door locked behind someone who stepped outside.',
      'A key snapped just before opening.',
      'An inside office or stockroom is locked.',
    ],
  },
  ready: {
    heading: 'What to have ready at the store',
    items: [
      {
        icon: 'document',
        title: 'ID and proof of the business',
        text: 'A lease, a registration or a utility bill for that address.',
      },
      {
        icon: 'phone',
        title: 'The alarm code',
        text: 'Or the alarm company’s number and your password.',
      },
      {
        icon: 'people',
        title: 'The owner on the phone',
        text: 'Or the tenant on the lease, unless that’s you.',
      },
    ],
  },
  questions: {
    heading: 'Questions about business lockouts',
    items: [
      {
        question: 'I work here but I’m not the owner. Can you let me in?',
        answer:
          'Yes, with your ID and a yes from the owner or the tenant on the lease. Both names go on the work order.',
      },
      {
        question: 'I’m the landlord. Can you open my tenant’s store?',
        answer: 'Only with the tenant’s OK, or a court order.',
      },
      {
        question: 'Do we need new keys afterward?',
        answer:
          'A picked lock keeps its keys. Where nobody knows who holds the old ones, we rekey on the same visit.',
      },
    ],
  },
  related: { heading: 'More lockout services' },
  aside: {
    heading: 'Get a locksmith to your business',
    hint: 'Tell us which door, and who can say yes.',
  },
}))
