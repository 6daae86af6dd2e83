import {
  area,
  baseTown,
  baseTownAndNearby,
  inHudsonCounty,
  licensed,
  region,
} from '#copy/en/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const businessLockout: ServiceCopy = {
  meta: {
    title: `Business Lockout Service, ${baseTown} ${region}`,
    description: `Locked out of your store or office? A ${licensed}locksmith opens doors and roll-down gates 24/7 in ${baseTownAndNearby}. Call for a price.`,
  },
  heading: 'Business Lockout',
  lead: `Can’t open your store or office in ${area}? We open doors and roll-down gates 24/7, and try to pick a lock before we drill or cut it. When you call, you’ll get the price, from {emergencyPrice} for one lock, and an arrival time.`,
  blurb: 'Locked out of your store or office, or is the gate stuck? We come 24/7.',
  plateAlt:
    'Aluminum storefront door cut open at its edge: a round mortise cylinder drives a hook bolt, with a thumb turn inside and the roll-down gate’s padlock below.',
  callouts: [
    { part: 'cylinder', title: 'Cylinder', text: 'We pick it and turn it' },
    { part: 'hook', title: 'Hook bolt', text: 'Holds the door to the frame' },
    { part: 'turn', title: 'Thumb turn', text: 'Opens from inside, no key' },
    { part: 'padlock', title: 'Padlock', text: 'On the roll-down gate' },
  ],
  promise: {
    heading: 'How we open a store or office',
    paragraphs: [
      'Prying a glass door can bend its aluminum frame, and that costs more than a lock. So we pick the lock first.',
      inHudsonCounty(
        'A storefront on Bergenline Avenue often has two things to open: the roll-down gate and the glass door behind it. Tell us about both when you call.',
        'A storefront often has two things to open: the roll-down gate and the glass door behind it. Tell us about both when you call.',
      ),
      'We open for the owner, the tenant on the lease, or someone they name to us. If that isn’t you, get one of them on the phone, and we can start.',
    ],
  },
  whenToCall: {
    heading: 'When to call us about your business',
    items: [
      'The person who opens up is out sick and has the only keys.',
      'The padlock on the roll-down gate won’t open.',
      'The door locked behind someone who stepped outside.',
      'The key broke in the lock just before opening.',
      'You’re locked out of an inside office or stockroom.',
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
        cells: [
          'We pick the lock cylinder and turn it',
          'We pick the padlock, or cut it if it’s stuck',
        ],
      },
      {
        label: 'What takes longer',
        cells: ['A worn bolt that sticks', 'Rust, a covered padlock or a bent slat'],
      },
    ],
  },
  price: {
    heading: 'What a business lockout costs',
    paragraphs: [
      'Lockouts start at {emergencyPrice} for one lock. Two padlocks on a gate and a glass door behind it are three locks. High-security and covered locks cost more.',
      'If nights or holidays cost more, it’s in your quote. A new bolt or cylinder (the part the key goes into) is a separate line, and we put it in only with your OK.',
    ],
  },
  ready: {
    heading: 'What to have ready at the store',
    items: [
      {
        icon: 'document',
        title: 'Photo ID and proof of address',
        text: 'A lease, a business registration or a utility bill.',
      },
      {
        icon: 'phone',
        title: 'The alarm code',
        text: 'Or the alarm company’s number and your password.',
      },
      {
        icon: 'people',
        title: 'The owner’s phone number',
        text: 'Or that of the tenant on the lease, if you’re neither.',
      },
    ],
  },
  questions: {
    heading: 'Questions about business lockouts',
    items: [
      {
        question: 'I work here but I’m not the owner. Can you let me in?',
        answer:
          'Yes, with your ID, and with the owner or someone the owner names on the phone. Both names go on the work order.',
      },
      {
        question: 'Do we need new keys afterward?',
        answer:
          'Not if we pick the lock. If nobody knows where the old keys are, we can rekey the lock on the same visit.',
      },
      {
        question: 'Can you open our safe?',
        answer:
          'That depends on the safe. Tell us the brand and the kind of dial. We’ll tell you on the phone if you need a safe technician instead.',
      },
    ],
  },
  related: { heading: 'More lockout services' },
  aside: {
    heading: 'Get a locksmith to your business',
    hint: 'Pick a time. The next page asks for the address and the door.',
  },
}
