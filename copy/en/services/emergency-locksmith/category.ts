import { area, baseTown, inNewJersey, nearbyTowns, region, whileLicensed } from '#copy/en/place.ts'
import { prices } from '#copy/en/prices.ts'
import { termQuestion } from '#copy/price-text.ts'
import type { CategoryCopy } from '#copy/types.ts'

export const emergencyLocksmith: CategoryCopy = {
  meta: {
    title: `24/7 Emergency Locksmith, ${baseTown}`,
    description: `Locked out of a car, home, store or storage unit? We come 24/7 in ${baseTown}, ${region}, and ${nearbyTowns}. One total on the phone.`,
  },
  heading: 'Emergency Locksmith',
  lead: `Locked out? We open homes, cars, stores and storage units in ${area}, 24/7. Lockouts start at {emergencyPrice}, and you hear your total and an arrival time before anyone drives.`,
  blurb: 'Locked out? Call day or night.',
  plateAlt:
    'A front door at night: a lamp over it, the house number beside it, a brass lock, and a key on a hook seen through the glass.',
  callouts: [
    { part: 'lamp', title: 'Lamp', text: 'Wait somewhere well lit' },
    { part: 'number', title: 'House number', text: 'Tell us, with the cross street' },
    { part: 'lock', title: 'Lock', text: 'Tell us which one is locked' },
    { part: 'key', title: 'Key', text: 'Left inside the house' },
  ],
  price: {
    heading: 'What an emergency lockout costs',
    paragraphs: [],
  },
  promise: {
    heading: 'What happens when you call',
    paragraphs: [
      'What is locked, and with which kind of lock, decides the price; where you are decides the time. You hear both, and you say yes or no. At the door we both show ID: you see who we are, and we see that the home or the car is yours.',
      'Most house locks can be picked and most cars opened with a wedge and a rod. Drilling comes last, with your OK. You try the lock before you pay.',
      'A child or a pet locked in a car, a pan on the stove, a smell of smoke: call 911 first.',
    ],
  },
  chooser: {
    heading: 'What are you locked out of?',
    items: [
      {
        slug: 'car-lockout',
        title: 'Your car',
        text: 'Keys in the cabin or the trunk, or a dead fob.',
      },
      {
        slug: 'house-lockout',
        title: 'Your home',
        text: 'Try to remember: did you turn the deadbolt, or did the door fall shut?',
      },
      {
        slug: 'business-lockout',
        title: 'Your store or office',
        text: 'Have the alarm code ready, and someone in charge.',
      },
      {
        slug: 'storage-unit-lockout',
        title: 'Your storage unit',
        text: 'The key is lost or the lock is stuck. Is the gate open at this hour?',
      },
    ],
  },
  sceneLine: 'Price first. Then we drive.',
  questions: {
    heading: 'Emergency lockout questions',
    items: [
      {
        question: 'How do I know you’re a real locksmith?',
        answer: whileLicensed(
          inNewJersey(
            'Look up {license} with New Jersey’s Division of Consumer Affairs while you wait. The same number is on the work order.',
            'Check {license} with the state while you wait. The same number is on the work order.',
          ),
          'The locksmith gives you the name of our business, {businessName}, and the price you heard. If either doesn’t match, keep the door closed and call us.',
        ),
      },
      {
        question: 'My ID is locked inside. What now?',
        answer:
          'A neighbor or your landlord can say that you live there. Your ID is the first thing we ask for once the door is open.',
      },
      ...termQuestion({ question: 'How can I pay?' }, 'payment', prices),
      {
        question: 'Can I send the form instead of calling?',
        answer: 'Yes, at any hour. A call is quicker if you’re outside right now.',
      },
    ],
  },
}
