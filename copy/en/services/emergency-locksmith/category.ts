import {
  area,
  baseTown,
  inNewJersey,
  licensed,
  nearbyTowns,
  region,
  whileLicensed,
} from '#copy/en/place.ts'
import type { CategoryCopy } from '#copy/types.ts'

export const emergencyLocksmith: CategoryCopy = {
  meta: {
    title: `24/7 Emergency Locksmith, ${baseTown} ${region}`,
    description: `Locked out of a car, home, store or storage unit? A ${licensed}locksmith comes 24/7 in ${baseTown} and ${nearbyTowns}. Get your price on the phone.`,
  },
  heading: 'Emergency Locksmith',
  lead: `Locked out in ${area}? A ${licensed}locksmith opens homes, cars, stores and storage units 24/7. Call, and you’ll get the price, from {emergencyPrice}, and an arrival time. You pay once it’s open.`,
  blurb: 'Locked out? Call day or night.',
  plateAlt:
    'A front door at night: a lamp over it, the house number beside it, a brass lock, and a key on a hook seen through the glass.',
  callouts: [
    { part: 'lamp', title: 'Lamp', text: 'Wait somewhere well lit' },
    { part: 'number', title: 'House number', text: 'Tell us, with the cross street' },
    { part: 'lock', title: 'Lock', text: 'Tell us which one is locked' },
    { part: 'key', title: 'Key', text: 'Left inside the house' },
  ],
  promise: {
    heading: 'What happens when you call',
    paragraphs: [
      'Tell us where you are, what’s locked and whether anyone is locked in. We’ll tell you the price and when we’ll be there. Say yes, and we drive to you. At the door we both show ID. We open it, you test it, and then you pay.',
      'Many house locks can be picked. Many cars can be opened with an air wedge and a rod. A picked lock still works afterward. If a lock has to be drilled, that’s a separate line on the work order, and we need your OK first.',
      'Is a child or a pet locked in a car? Is a pan on the stove, or do you smell smoke? Call 911 before you call us.',
    ],
  },
  chooser: {
    heading: 'What are you locked out of?',
    items: [
      {
        slug: 'car-lockout',
        title: 'Your car',
        text: 'The keys are in the cabin or the trunk, or the fob is dead. If the key is lost, we can make a new one for many cars.',
      },
      {
        slug: 'house-lockout',
        title: 'Your home',
        text: 'A house, a condo or an apartment. Try to remember whether you locked the deadbolt or only closed the door.',
      },
      {
        slug: 'business-lockout',
        title: 'Your store or office',
        text: 'Glass doors, roll-down gates and stockrooms. Have the alarm code ready, and someone in charge.',
      },
      {
        slug: 'storage-unit-lockout',
        title: 'Your storage unit',
        text: 'The key is lost or the lock is stuck. Bring your lease and check when the gate is open.',
      },
    ],
  },
  sceneLine: 'Price first. Then we drive.',
  price: {
    heading: 'What an emergency lockout costs',
    paragraphs: [
      'Emergency lockouts start at {emergencyPrice}. The price depends on the kind of lock and on how many are locked.',
      'The price we quote is for the job you describe. If nights or holidays cost more, it’s in your quote. If the job turns out to be different, we stop, explain, and wait for your OK.',
    ],
  },
  questions: {
    heading: 'Emergency lockout questions',
    items: [
      {
        question: 'How do I know you’re a real locksmith?',
        answer: whileLicensed(
          inNewJersey(
            'Look up our license, {license}, with New Jersey’s Division of Consumer Affairs before we arrive. The locksmith shows it to you before starting.',
            'Check our license, {license}, with the state before we arrive. The locksmith shows it to you before starting.',
          ),
          'The locksmith tells you the name of our business, {businessName}, and has the price that you were quoted. If anything doesn’t match, keep the door closed and call us.',
        ),
      },
      {
        question: 'My ID is locked inside. What now?',
        answer:
          'Tell us on the phone. A neighbor or your landlord can say that you live there, and we’ll check your ID once the door is open.',
      },
      {
        question: 'Can I send the form instead of calling?',
        answer:
          'Yes, we get it at any hour. If you’re standing outside right now, calling is faster.',
      },
    ],
  },
}
